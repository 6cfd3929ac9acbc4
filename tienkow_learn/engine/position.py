"""Position: what a Round and an Observation of it have in common."""

from __future__ import annotations

from .outcome import Tally
from .play import DECLARE, Play, Trick
from .tiles import Tiles

Calls = tuple[tuple[int, Play], ...]
"""What the seats called before the first lead."""
NOTHING: Tally = (0, 0, 0, 0)
"""The tally before the first trick."""


class Position:
    """A moment of a round: the tricks so far, and what went before them."""

    __slots__ = ()

    tally: Tally
    shown: Tiles
    to_move: int | None
    trick: Trick | None
    tricks: tuple[Trick, ...]
    calls: Calls
    is_calling: bool

    @property
    def is_over(self) -> bool:
        """Whether every tile has been played, or a hand has been declared."""
        return self.to_move is None

    @property
    def is_first_trick(self) -> bool:
        """Whether no trick has been won yet, nor before this position began."""
        return not self.shown and self.tally == NOTHING

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
