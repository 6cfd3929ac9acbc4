"""Outcome: all that scoring needs to know of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .checking import check_between, check_count, check_kind, check_seat, several
from .errors import RecordError, brief
from .play import SEATS

Tally = tuple[int, int, int, int]
MOST_TRICKS = MOST_TILES = 8
"""The most tricks, or tiles of one seat, that a round has."""
TWO = 2


def read_tally(tally: Sequence[int]) -> Tally:
    """Read a tally: four whole numbers from 0 up; RecordError otherwise."""
    numbers = several("tally", tally)
    if len(numbers) != len(SEATS):
        raise RecordError("four_numbers", name="tally", given=len(numbers))
    for number in numbers:
        check_count("tally", number)
    a, b, c, d = numbers
    return a, b, c, d


def check_tally(tally: Tally, left: int = 0) -> None:
    """Raise RecordError for a tally of more than a round has, or than is won before each hand has so many `left`."""
    most = MOST_TILES - left
    if sum(tally) > most:
        raise RecordError("tally_sum", given=brief(sum(tally)), most=most, left=left)


@dataclass(frozen=True, slots=True)
class Event:
    """Something in a round that may pay on its own, told as facts; the rule set decides what it pays.

    `kind` is the rule set's word for it, `seat` who did it, `trick` its number from 1, `count` how many (mixed pairs in
    one play, say); `led`, `won` and `last` tell whether it was the lead, won its trick, and came in the last trick.
    RecordError for a seat, a trick (1 to 8) or a count (1 or 2) that cannot be.
    """

    kind: str
    seat: int
    trick: int = 1
    count: int = 1
    led: bool = True
    won: bool = True
    last: bool = False

    def __post_init__(self) -> None:
        if (
            type(self.kind) is str
            and type(self.seat) is type(self.trick) is type(self.count) is int
            and type(self.led) is type(self.won) is type(self.last) is bool
            and 0 <= self.seat < len(SEATS)
            and 0 < self.trick <= MOST_TRICKS
            and 0 < self.count <= TWO
        ):
            return
        check_kind("kind", self.kind, str)
        check_seat("seat", self.seat)
        check_between("trick", self.trick, 1, MOST_TRICKS)
        check_between("count", self.count, 1, TWO)
        for name in ("led", "won", "last"):
            check_kind(name, getattr(self, name), bool)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a round came to: `tally` by seat, the `winner` of its last trick, the bank, and the events.

    RecordError for a seat outside 0 to 3, a count below 0, or a winner who has won nothing. A tally may be one that no
    round comes to, for what goes wrong in counting.
    """

    tally: Tally
    winner: int
    banker: int
    streak: int = 0
    events: tuple[Event, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "tally", read_tally(self.tally))
        object.__setattr__(self, "events", several("events", self.events))
        for event in self.events:
            check_kind("event", event, Event)
        check_seat("winner", self.winner)
        check_seat("banker", self.banker)
        check_count("streak", self.streak)
        if not self.tally[self.winner]:
            raise RecordError("winner_without_trick", seat=self.winner)
