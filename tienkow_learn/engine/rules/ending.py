"""How a round can end, where that changes what is paid, and how one ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Ending:
    """A way to end a round, by the `kind` of its event.

    `caught` tells that it was another's doing, who was caught; `takes_all` that the winner has every tile by it.
    """

    kind: str
    caught: bool = False
    takes_all: bool = False


class End(NamedTuple):
    """How a round ended: its `kind` (empty for nothing special), the `factor` of what is paid, who was caught."""

    kind: str
    factor: int
    speculator: int | None = None
