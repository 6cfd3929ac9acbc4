"""Slip: a usual mistake in settling a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tienkow_learn.engine.outcome import Outcome

if TYPE_CHECKING:
    from .base import RuleSet


@dataclass(frozen=True, slots=True)
class Slip:
    """A usual mistake, told by what it settles: by other `rules`, or another `outcome`. `code` names its sentence.

    `points` is what the seat would pay by the mistake, where no rules and no outcome say it.
    """

    code: str
    rules: RuleSet
    outcome: Outcome
    points: int | None = None
