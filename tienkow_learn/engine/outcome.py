"""Outcome: all that scoring needs to know of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .errors import RecordError
from .play import SEATS

Tally = tuple[int, int, int, int]

MOST = 10**12 - 1
"""The largest count, streak or seed."""


def check_seat(name: str, seat: object) -> None:
    """Raise RecordError unless it is a seat, 0 to 3."""
    if type(seat) is not int or seat not in SEATS:
        raise RecordError("seat_range", name=name, seat=str(seat)[:20])


def check_count(name: str, number: object) -> None:
    """Raise RecordError unless it is a whole number from 0 up to MOST."""
    if type(number) is not int or not 0 <= number <= MOST:
        raise RecordError("count_range", name=name, given=str(number)[:20], most=MOST)


def read_tally(tally: Sequence[int]) -> Tally:
    """Read a tally: four whole numbers from 0 up; RecordError otherwise."""
    if len(tally) != len(SEATS):
        raise RecordError("four_numbers", name="tally", given=len(tally))
    for number in tally:
        check_count("tally", number)
    a, b, c, d = tally
    return a, b, c, d


@dataclass(frozen=True, slots=True)
class Event:
    """Something in a round that may pay on its own, told as facts; the rule set decides what it pays.

    `kind` is the rule set's word for it, `seat` who did it, `trick` its number from 1, `count` how many (mixed pairs in
    one play, say); `led`, `won` and `last` tell whether it was the lead, won its trick, and came in the last trick.
    """

    kind: str
    seat: int
    trick: int = 1
    count: int = 1
    led: bool = True
    won: bool = True
    last: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a round came to: `tally` by seat, the `winner` of its last trick, the bank, and the events.

    RecordError for a seat outside 0 to 3, a count below 0, or a winner who has won nothing.
    """

    tally: Tally
    winner: int
    banker: int
    streak: int = 0
    events: tuple[Event, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "tally", read_tally(self.tally))
        object.__setattr__(self, "events", tuple(self.events))
        check_seat("winner", self.winner)
        check_seat("banker", self.banker)
        check_count("streak", self.streak)
        if not self.tally[self.winner]:
            raise RecordError("winner_without_trick", seat=self.winner)
