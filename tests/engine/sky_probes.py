"""Situations of Sky Nine, asked under rules that differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, Unpack

from tests.engine.building import through
from tienkow_learn.engine import Event, Outcome, Round, SkyNine, tiles

Probe = Callable[[SkyNine], object]


class Past(TypedDict, total=False):
    """What went before a position."""

    tally: tuple[int, int, int, int]
    shown: str


def after(hands: list[str], plays: str, **past: Unpack[Past]) -> Callable[[SkyNine], Round]:
    """A round after plays, "K, J, (A)"; `past` is what went before it."""
    return lambda rules: through(Round.start(rules, hands, **past), plays.split(", "))


def replies(hands: list[str], plays: str, **past: Unpack[Past]) -> Probe:
    """What the seat to move may play after some plays, in letters."""
    return lambda rules: " ".join(play.letters for play in after(hands, plays, **past)(rules).legal_plays())


def ending(hands: list[str], plays: str, **past: Unpack[Past]) -> Probe:
    """How the round ended, as its last event tells."""
    return lambda rules: [event.kind for event in after(hands, plays, **past)(rules).outcome.events][-1:]


def pays(tally: tuple[int, int, int, int], winner: int, *events: Event, banker: int = 0, streak: int = 1) -> Probe:
    """The totals of an outcome; the banker has won once, unless told otherwise."""
    return lambda rules: str(rules.settle(Outcome(tally, winner, banker, streak, events)))


def done(kind: str, seat: int, *, led: bool = True, won: bool = True, last: bool = True) -> Event:
    return Event(kind, seat, 8, led=led, won=won, last=last)


def declares(hand: str) -> Probe:
    return lambda rules: rules.may_declare(tiles(hand))


LAST = (2, 2, 2, 1)
"""What the seats have won before a last trick of one tile: seven tiles."""
