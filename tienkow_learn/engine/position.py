"""Position: what a Round and an Observation of it have in common."""

from __future__ import annotations

from collections.abc import Sized
from typing import TYPE_CHECKING, Any, cast

from .checking import check_seat
from .combinations import Combination
from .outcome import Tally, read_tally
from .play import DECLARE, SEATS, Play, Trick
from .reasons import Reason
from .tiles import Tiles

if TYPE_CHECKING:
    from .rules import RuleSet, Turn

Calls = tuple[tuple[int, Play], ...]
"""What the seats called before the first lead."""
Tricks = tuple[Trick, ...]
NOTHING: Tally = (0, 0, 0, 0)
"""The tally before the first trick."""


class Position:
    """A moment of a round: the tricks so far, and what went before them."""

    __slots__ = ()

    rules: RuleSet
    leader: int
    tally: Tally
    shown: Tiles
    to_move: int | None
    trick: Trick | None
    tricks: tuple[Trick, ...]
    calls: Calls
    is_calling: bool
    aside: Tiles

    @property
    def is_over(self) -> bool:
        """True if every tile has been played, or a hand has been declared."""
        return self.to_move is None

    @property
    def is_first_trick(self) -> bool:
        """True if no trick has been won yet, nor before this position began."""
        return not self.shown and self.tally == NOTHING

    @property
    def number(self) -> int:
        """The number of the trick on the table, or of the last one; 0 where tricks went before that are not known."""
        known = sum(map(self.rules.worth, self.tricks)) == sum(self.tally)
        return len(self.all_tricks) if known else 0

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The finished tricks and the one on the table."""
        return (*self.tricks, self.trick) if self.trick else self.tricks

    @property
    def plays(self) -> tuple[Play, ...]:
        """All plays so far, in order; those that may not be seen are masked."""
        played = tuple(play for trick in self.all_tricks for _, play in trick.plays)
        return (*(play for _, play in self.calls), *played) if self.calls else played

    @property
    def declarer(self) -> int | None:
        """The seat that has declared its hand and so won at once, or None (S9 3.5)."""
        return next((seat for seat, play in self.calls if play.call == DECLARE), None)

    def _lost_because(self, seat: int, left: int) -> Reason | None:
        """Why a seat, which has so many tiles left, does not win the trick on the table, or the last one."""
        check_seat("seat", seat)
        trick = self.all_tricks[-1] if self.all_tricks else None
        play = trick and trick.play_of(seat)
        if trick is None or play is None:
            return None
        return self.rules.lost_because(trick, seat, won=self.tally[seat], held=left + play.size)

    def _called(self, seat: int, made: Play) -> dict[str, Any]:
        """What a call changes: a declared hand is shown and has won every tile (S9 3.5)."""
        declared, last = made.call == DECLARE, len(self.calls) == len(SEATS) - 1
        return {
            "tally": read_tally([len(made.tiles) * (at == seat) for at in SEATS]),
            "to_move": None if declared else self.leader if last else (seat + 1) % len(SEATS),
            "calls": (*self.calls, (seat, made)),
            "is_calling": not (declared or last),
        }

    def _joined(self, turn: Turn, made: Play, competing: Combination | None) -> Trick:
        """The trick on the table with a play of the seat to move, and the set it competes as."""
        seat = cast("int", self.to_move)
        if self.trick is None:
            led = cast("Combination", competing)
            return Trick(seat, ((seat, made),), seat, led, led)
        if competing is None or not self.rules.beats(competing, self.trick.best, self.trick.lead):
            return self.trick.joined(seat, made, None)
        return self.trick.joined(seat, made, competing, closes=self.rules.closes(turn, competing))

    def _counted(self, seat: int, trick: Trick, left: Sized) -> tuple[Tally, int | None, Trick | None, Tricks]:
        """Tally, seat to move, trick and tricks once a seat has played to a trick, and what its winner has left."""
        if not trick.is_full:
            return self.tally, (seat + 1) % len(SEATS), trick, self.tricks
        tally = list(self.tally)
        tally[trick.winner] += self.rules.worth(trick)
        return read_tally(tally), trick.winner if left else None, None, (*self.tricks, trick)
