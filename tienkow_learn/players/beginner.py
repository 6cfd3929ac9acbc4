"""Beginner: keeps to the rules, loves big tiles, plans nothing."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tienkow_learn.engine.checking import check_count, check_kind
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.rules import RuleSet

from .sight import called, height, open_plays

SLIP = 0.1
"""How often it plays the first thing that comes to mind."""
PROUD = 0.4
"""How often a lead of many spots looks bigger to it than its biggest tile."""


@dataclass(frozen=True, slots=True)
class Beginner:
    """Plays as one does on the first day.

    It leads what looks big, takes every trick it can, with the strongest tiles it has, and otherwise throws its lowest
    tiles away, whatever they belong to. A hand that wins at once it declares. The same `seed` and observation give the
    same play.

    >>> from tienkow_learn.engine import Round, TienKow
    >>> led = Round.start(TienKow(), ["6:1 2:2", "5:5 6:6", "3:1 4:2", "6:4 2:1"]).play("6:1")
    >>> Beginner().choose(led.observe(1))
    Play('6:6')
    """

    seed: int = 0
    name: str = "Beginner"

    def __post_init__(self) -> None:
        check_count("seed", self.seed)
        check_kind("name", self.name, str)

    def choose(self, observation: Observation) -> Play:
        """One of the legal plays; ArgumentError when it is not this seat's turn."""
        legal, chance, rules = open_plays(observation), self._mood(observation), observation.rules
        if observation.is_calling:
            return called(legal)[0]
        if chance.random() < SLIP:
            return chance.choice(legal)
        if observation.trick is None:
            proud = chance.random() < PROUD
            return max(legal, key=_spots) if proud else max(legal, key=lambda play: _biggest(rules, play))
        return _strongest(observation, legal) or min(legal, key=lambda play: _lowest(rules, play))

    def _mood(self, seen: Observation) -> random.Random:
        return random.Random(f"{self.seed} {seen.seat} {seen.hand} {len(seen.plays)}")


def _strongest(seen: Observation, legal: tuple[Play, ...]) -> Play | None:
    taken = [(made.rank, play) for play in legal if (made := seen.rules.takes(seen.turn, play))]
    return min(taken, key=lambda each: each[0])[1] if taken else None


def _spots(play: Play) -> int:
    return sum(tile.spots for tile in play.tiles)


def _biggest(rules: RuleSet, play: Play) -> tuple[float, int, int]:
    return *max((height(rules, face), face.spots) for face in play.tiles), -play.size


def _lowest(rules: RuleSet, play: Play) -> tuple[float, int]:
    return sum(height(rules, face) for face in play.tiles), _spots(play)
