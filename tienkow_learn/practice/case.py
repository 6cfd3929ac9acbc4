"""Case: a round to be settled, line by line, and the mistakes that people make in a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from tienkow_learn.engine import Event, Outcome, Payment, Round, RuleSet, Settlement, Trick
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules.options import clash, offered
from tienkow_learn.engine.rules.slip import Slip

OTHERS = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a score sheet: so many `points` go from `seat` to `other`, or less than 0 the other way.

    `event` is the place of the event that the line is about, None for what the tricks cost; `payments` are the
    engine's own, none where nothing passes; `borne` are those in which another pays what the seat lost.
    """

    seat: int
    other: int
    points: int
    payments: tuple[Payment, ...] = ()
    event: int | None = None
    borne: tuple[Payment, ...] = ()

    @property
    def clause(self) -> str:
        """The clause that the line is paid by; nothing where none applies."""
        return next((line.clause for line in (*self.payments, *self.borne)), "")


@dataclass(frozen=True, slots=True)
class Mistake:
    """What led to a wrong number: a code, and if it was the value of an option, that one and its value."""

    code: str
    option: str = ""
    value: object = None


@dataclass(frozen=True, slots=True)
class Case:
    """An `outcome` under some `rules`; `tricks` are those of the round, where it is known.

    >>> from tienkow_learn.engine import TienKow
    >>> case = Case(TienKow(), Outcome((4, 0, 3, 1), winner=0, banker=0))
    >>> [(line.seat, line.points) for line in case.lines]
    [(1, 8), (2, 1), (3, 3)]
    >>> case.mistakes(case.lines[0])[4].code
    'no_bank'
    """

    rules: RuleSet
    outcome: Outcome
    tricks: tuple[Trick, ...] = ()

    @classmethod
    def of(cls, played: Round) -> Case:
        """The case of a finished round; RecordError if it is not over."""
        return cls(played.rules, played.outcome, played.tricks)

    @property
    def settlement(self) -> Settlement:
        """Who pays whom."""
        return self.rules.settle(self.outcome)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened: what may pay on its own, and how the round was opened and ended."""
        return self.outcome.events

    @property
    def paying(self) -> tuple[int, ...]:
        """The places of the events that may pay on their own."""
        kinds = {kind for kind, _ in self.rules.bonuses}
        return tuple(place for place, event in enumerate(self.events) if event.kind in kinds)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line: three for the tricks, then three for each event that may pay. They add up to the settlement."""
        places = (None, *self.paying)
        return tuple(self.line((self._payee(place) + step) % len(SEATS), place) for place in places for step in OTHERS)

    def line(self, seat: int, event: int | None = None) -> Line:
        """What passes between a seat and the winner for its tricks; or the doer of an event, for that."""
        other = self._payee(event)
        settled = self.settlement.of_event(event)
        paid = tuple(line for line in settled if {line.payer, line.payee} == {seat, other})
        borne = tuple(line for line in settled if line.borne_for == seat and line.payer != seat)
        return Line(seat, other, sum(line.costs(seat) for line in paid), paid, event, borne)

    def _payee(self, event: int | None) -> int:
        return self.outcome.winner if event is None else self.events[event].seat

    def mistakes(self, line: Line) -> dict[int, Mistake]:
        """The likeliest mistake behind each wrong number of a line: points from the seat, less than 0 to it."""
        return dict(_mistakes(self, line))

    def mistake(self, line: Line, points: int) -> Mistake:
        """The likeliest mistake behind a number; code "other" where none is known."""
        found = self.mistakes(line).get(points)
        if found:
            return found
        if line.points or line.event is not None:
            return Mistake("other" if line.points else "no_bonus_here")
        return Mistake("borne" if line.borne else "nothing")

    def _variants(self, line: Line) -> Iterator[_Variant]:
        """What a seat would pay by a mistake. In a bonus the options come first, they are the likelier."""
        own = (self._by_slip(line, slip) for slip in self.rules.slips(self.outcome, line.seat, line.event, self.tricks))
        if line.event is None:
            yield from (*own, *self._by_option(line))
        else:
            yield from self._by_option(line)
            yield from (each for each in own if line.points and each[1])
            yield Mistake("no_bonus"), 0

    def _by_slip(self, line: Line, slip: Slip) -> _Variant:
        points = slip.points
        return Mistake(slip.code), _points(slip.rules, slip.outcome, line) if points is None else points

    def _by_option(self, line: Line) -> Iterator[_Variant]:
        return ((mistake, _points(rules, self.outcome, line)) for mistake, rules in _by_option(self.rules))


_Variant: TypeAlias = tuple[Mistake, int]
"""A mistake, and what the seat would pay by it."""


@lru_cache(maxsize=64)
def _mistakes(case: Case, line: Line) -> tuple[tuple[int, Mistake], ...]:
    """The likeliest mistake behind each wrong number; kept, since it is asked again for every number that is shown."""
    found: dict[int, Mistake] = {}
    for mistake, points in case._variants(line):  # noqa: SLF001
        if points != line.points:
            found.setdefault(points, mistake)
    if line.points:
        found.setdefault(-line.points, Mistake("turned"))
    return tuple(found.items())


@lru_cache(maxsize=64)
def _by_option(rules: RuleSet) -> tuple[tuple[Mistake, RuleSet], ...]:
    """The rules with one option changed that may be, each as the mistake of going by them."""
    return tuple(
        (Mistake("option", name, value), replace(rules, **{name: value}))  # type: ignore[type-var]
        for name in rules.settling
        for value in offered(rules, name)
        if clash(rules, name, value) is None
    )


def _points(rules: RuleSet, outcome: Outcome, line: Line) -> int:
    """What the seat of a line would pay in it by other rules, or for another outcome."""
    paid = rules.settle(outcome).between(line.seat, line.other)
    return sum(each.costs(line.seat) for each in paid if each.event == line.event)
