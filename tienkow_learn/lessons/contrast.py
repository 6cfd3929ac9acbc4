"""Contrast: a point of the rules that may be read in several ways, and cases that come out by the reading."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from tienkow_learn.engine.match import Match
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.reasons import Reason
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.engine.settlement import Settlement

REFUSED = "refused"
GOES_ON = "goes on"
Ending: TypeAlias = int | tuple[int, ...] | str
"""How a case ends: the seat that wins the trick; or four totals; "refused"; "over after 3" or "goes on" for a match."""


@dataclass(frozen=True, slots=True)
class Side:
    """One `value` of an option: the `key` it is written as, its `label`, `who` says so, and what it means."""

    value: object
    key: str
    label: str
    who: str
    say: str


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """Plays from a `start`, settled if `score`; or so many `rounds` of the match of a `seed`. `ends` are by side.

    Where `thrown` is a seat, the start is the first round of a match: the dice chose that seat, and the rules say who
    leads, who holds the bank, and with what streak.
    """

    title: str
    say: str
    rules: RuleSet
    ends: Mapping[str, Ending]
    start: Round | None = None
    plays: tuple[Play, ...] = ()
    score: bool = False
    seed: int = 0
    rounds: int = 0
    thrown: int | None = None

    def begun(self, start: Round, rules: RuleSet) -> Round:
        """The start by other rules, which may open the round in another way."""
        leader, banker, streak = start.leader, start.banker, start.streak
        if self.thrown is not None:
            leader, banker, streak = rules.opening(self.thrown)
        return Round.start(rules, start.hands, banker, streak, leader, start.tally)


@dataclass(frozen=True, slots=True)
class Contrast:
    """An `option` with its `sides`, the default first, and `cases` that show the difference.

    `rules` is the game whose option it is; `says` is what its text says, in our words, where that needs telling.
    """

    option: str
    title: str
    sides: tuple[Side, ...]
    cases: tuple[Case, ...]
    rules: RuleSet
    says: str = ""

    def side(self, key: object) -> Side | None:
        """The side of a value, or of a value's text form."""
        return next((side for side in self.sides if key in (side.key, side.value)), None)

    def flipped(self, case: int, side: Side) -> Flipped:
        """How a case comes out by a side."""
        shown = self.cases[case]
        return _played(shown, replace(shown.rules, **{self.option: side.value}))  # type: ignore[type-var]


@dataclass(frozen=True, slots=True)
class Flipped:
    """A case by one side: its `round` as far as it went, and the play `refused` with its `reason`; or its `match`."""

    round: Round
    score: bool = False
    refused: Play | None = None
    reason: Reason | None = None
    match: Match | None = None

    @property
    def settlement(self) -> Settlement | None:
        """Who pays whom, where the case is about that."""
        return self.round.settlement() if self.score and self.round.is_over else None

    @property
    def ending(self) -> Ending:
        """How it ends."""
        if self.match:
            return f"over after {len(self.match.rounds)}" if self.match.is_over else GOES_ON
        if self.refused:
            return REFUSED
        settled = self.settlement
        return tuple(settled.totals) if settled else self.round.tricks[-1].winner


@lru_cache(maxsize=256)
def _played(case: Case, rules: RuleSet) -> Flipped:
    if case.start is None:
        return _match(case, rules)
    now = case.begun(case.start, rules)
    for play in case.plays:
        if reason := now.why_not(play):
            return Flipped(now, refused=play, reason=reason)
        now = now.play(play)
    return Flipped(now, case.score)


def _match(case: Case, rules: RuleSet) -> Flipped:
    """A match in which everybody plays the first tiles that may be played."""
    match = Match(rules, case.seed)
    while len(match.rounds) < case.rounds and not match.is_over:
        now = match.round
        while not now.is_over:
            now = now.play(now.legal_plays()[0])
        match = match.finish(now)
    return Flipped(match.round, match=match)
