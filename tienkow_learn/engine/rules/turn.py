"""Turn and Past: what a rule set is told of a seat's turn, and of a round."""

from __future__ import annotations

from dataclasses import dataclass

from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.tiles import Tiles


@dataclass(frozen=True, slots=True)
class Turn:
    """What a rule needs to know of one seat's turn.

    Its `hand`, the `trick` on the table (None to lead), what the seat has `won`, and whether this is the `first` trick;
    the finished `tricks`, the tiles `shown` before them or in no hand, and whether the seats are `calling` before the
    first lead.
    `held` is how many tiles the seat holds where `hand` is only what another seat knows of them.
    """

    hand: Tiles
    trick: Trick | None = None
    won: int = 0
    first: bool = False
    tricks: tuple[Trick, ...] = ()
    shown: Tiles = Tiles()  # noqa: RUF009
    calling: bool = False
    held: int = 0

    @property
    def is_last(self) -> bool:
        """True if the trick on the table takes all that the seat holds."""
        return self.trick is not None and self.trick.size == (self.held or len(self.hand))


@dataclass(frozen=True, slots=True)
class Past:
    """What a round has been, beside its tricks.

    Whether it `is_over`, whether its tricks are the `whole` of it from the first lead on, the tiles `shown` before
    them or in no hand, and the `calls`.
    """

    is_over: bool = False
    whole: bool = True
    shown: Tiles = Tiles()  # noqa: RUF009
    calls: tuple[tuple[int, Play], ...] = ()


UNFINISHED = Past()
