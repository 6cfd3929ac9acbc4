"""What is asked of a rule set again and again; each answer depends on nothing but its question, and is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.tiles import Tiles

from .turn import Turn

if TYPE_CHECKING:
    from .base import RuleSet

KEPT = 1 << 14
"""How many answers to a question are kept."""


@lru_cache(KEPT)
def sets_of(rules: RuleSet, size: int) -> tuple[Combination, ...]:
    """The listed sets of so many tiles."""
    return tuple(each for each in rules.combinations() if len(each.tiles) == size)


@lru_cache(KEPT)
def beaters(rules: RuleSet, lead: Combination, best: Combination) -> tuple[Tiles, ...]:
    """The listed sets with which a seat that has won something takes a trick from the best play so far."""
    trick = Trick.begin(0, lead, best)
    listed = (each.tiles for each in sets_of(rules, trick.size))
    return tuple(faces for faces in listed if rules.takes(Turn(faces, trick, won=1), Play(faces)))
