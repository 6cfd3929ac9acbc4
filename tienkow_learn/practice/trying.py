"""Trying: a case whose numbers and rules can be changed, one at a time. A value: each change makes a new one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from tienkow_learn.engine import Event
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules.ending import Ending
from tienkow_learn.engine.rules.options import clash, offered, word

from .case import Case

MOST_STREAK, MOST_EVENTS = 9, 4
HOWS: dict[str, dict[str, bool]] = {"led": {}, "lost": {"won": False}, "reply": {"led": False}, "last": {"last": True}}
"""How an event can have gone, as facts of the engine's Event."""
EVENT = ("what", "who", "how")
"""What is to be told of a new event."""
_SEATS = {str(seat): seat for seat in SEATS}


@dataclass(frozen=True, slots=True)
class Trying:
    """A `case` as it stands, and the `start` that it can go back to.

    >>> from tienkow_learn.engine import Outcome, TienKow
    >>> case = Case(TienKow(), Outcome((4, 0, 3, 1), winner=0, banker=0))
    >>> Trying(case, case).do("streak", 2).case.settlement.totals
    (20, -16, -1, -3)
    """

    case: Case
    start: Case

    def do(self, name: str, value: object = None) -> Trying:
        """After a change, by name and value; nonsense changes nothing.

        "tally-<seat>" and "streak" take a number, "winner" and "banker" a seat as text, "add" what is picked (EVENT),
        "option-<name>" the text form of a value, which must not clash; "ending" the kind of one, or nothing;
        "caught" a seat; "drop-<place>" takes an event out, "reset" goes back to the start.
        """
        kind, _, rest = name.partition("-")
        change = _CHANGES.get(kind)
        return self if change is None else change(self, rest, value) or self

    def most(self, seat: int) -> int:
        """The most that a seat can have won, what the others won being what it is."""
        tally = self.case.outcome.tally
        return tally[seat] + max(0, self.case.rules.hand_size - sum(tally))

    def least(self, seat: int) -> int:
        """The least that a seat can have won: the winner has won the last trick."""
        return int(seat == self.case.outcome.winner)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that can have won the last trick."""
        return tuple(seat for seat in SEATS if self.case.outcome.tally[seat])

    @property
    def kinds(self) -> dict[str, tuple[str, int]]:
        """The events that can be added, by id: kind and count."""
        return {f"{kind}-{count}": (kind, count) for kind, count in self.case.rules.bonuses}

    @property
    def endings(self) -> dict[str, Ending]:
        """The ways to end the round, by kind."""
        return {way.kind: way for way in self.case.rules.ways}

    @property
    def ending(self) -> Event | None:
        """How the round ended, if that is told."""
        return next((event for event in self.case.outcome.events if event.kind in self.endings), None)

    @property
    def caught(self) -> int | None:
        """Who was caught in the last trick, if somebody was."""
        event = self.ending
        return event.seat if event and self.endings[event.kind].caught else None

    @property
    def full(self) -> bool:
        """True if no more events can be added."""
        return len(self.case.paying) >= MOST_EVENTS

    def values(self, option: str) -> dict[str, object]:
        """The values that an option may take, by text form; its own among them, and those that clash with another."""
        return {word(value): value for value in (*offered(self.case.rules, option), getattr(self.case.rules, option))}

    def with_outcome(self, **changes: object) -> Trying:
        """With another outcome."""
        return replace(self, case=Case(self.case.rules, replace(self.case.outcome, **cast("Any", changes))))


def _tally(now: Trying, rest: str, value: object) -> Trying | None:
    seat = _SEATS.get(rest)
    if seat is None or type(value) is not int or not now.least(seat) <= value <= now.most(seat):
        return None
    tally = now.case.outcome.tally
    return now.with_outcome(tally=(*tally[:seat], value, *tally[seat + 1 :]))


def _winner(now: Trying, _: str, value: object) -> Trying | None:
    seat = _SEATS.get(str(value))
    return _ended(now.with_outcome(winner=seat), now.ending) if seat in now.winners else None


def _banker(now: Trying, _: str, value: object) -> Trying | None:
    seat = _SEATS.get(str(value))
    return None if seat is None else now.with_outcome(banker=seat)


def _streak(now: Trying, _: str, value: object) -> Trying | None:
    return now.with_outcome(streak=value) if type(value) is int and 0 <= value <= MOST_STREAK else None


def _add(now: Trying, _: str, value: object) -> Trying | None:
    picked = [str(value.get(part)) for part in EVENT] if isinstance(value, Mapping) else ["", "", ""]
    kind, seat, how = now.kinds.get(picked[0]), _SEATS.get(picked[1]), HOWS.get(picked[2])
    if kind is None or seat is None or how is None or now.full:
        return None
    events = now.case.outcome.events
    event = Event(kind[0], seat, len(events) + 1, kind[1], **cast("Any", how))
    return now.with_outcome(events=(*events, event))


def _drop(now: Trying, rest: str, _: object) -> Trying | None:
    events = now.case.outcome.events
    return now.with_outcome(events=tuple(event for place, event in enumerate(events) if str(place) != rest))


def _option(now: Trying, rest: str, value: object) -> Trying | None:
    rules = now.case.rules
    values = now.values(rest) if rest in rules.settling else {}
    if str(value) not in values or clash(rules, rest, values[str(value)]):
        return None
    changed = replace(cast("Any", rules), **{rest: values[str(value)]})
    return replace(now, case=Case(changed, now.case.outcome))


def _ending(now: Trying, _: str, value: object) -> Trying | None:
    if not isinstance(value, str) or (value and value not in now.endings):
        return None
    return _ended(now, Event(str(value), now.case.outcome.winner, won=True, last=True) if value else None)


def _caught(now: Trying, _: str, value: object) -> Trying | None:
    seat, event = _SEATS.get(str(value)), now.ending
    if now.caught is None or event is None or seat is None or seat == now.case.outcome.winner:
        return None
    return _ended(now, replace(event, seat=seat))


def _ended(now: Trying, event: Event | None) -> Trying:
    """With another ending. It is the winner's doing; who was caught is another; a straight win takes every tile."""
    kept = tuple(each for each in now.case.outcome.events if each.kind not in now.endings)
    if event is None:
        return now.with_outcome(events=kept)
    way, winner = now.endings[event.kind], now.case.outcome.winner
    other = event.seat if event.seat != winner else (winner + 1) % len(SEATS)
    told = replace(event, seat=other if way.caught else winner, won=not way.caught, last=True)
    if not way.takes_all:
        return now.with_outcome(events=(*kept, told))
    return now.with_outcome(events=(told,), tally=[now.case.rules.hand_size * (seat == winner) for seat in SEATS])


def _reset(now: Trying, _: str, __: object) -> Trying | None:
    return replace(now, case=now.start)


_CHANGES: dict[str, Callable[[Trying, str, object], Trying | None]] = {
    "tally": _tally,
    "winner": _winner,
    "banker": _banker,
    "streak": _streak,
    "add": _add,
    "drop": _drop,
    "ending": _ending,
    "caught": _caught,
    "option": _option,
    "reset": _reset,
}
