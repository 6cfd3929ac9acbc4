"""Observation: what one seat may know of a round. Hints, opponents and questions are made from it alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from .play import Play, PlayLike, Trick, read_play
from .reasons import Code, Reason
from .rules import RuleSet, Turn
from .shown import Shown
from .tiles import Tiles

if TYPE_CHECKING:
    from .round import Round


@dataclass(frozen=True, slots=True)
class Observation(Shown):
    """The round as `seat` sees it: its own `hand`, `counts` of tiles in each hand, the tricks with hidden plays masked.

    `unseen` are the tiles in the others' hands and in hidden discards, all together; tiles not dealt in a small deal
    lie open. Two rounds that differ only in what this seat cannot see give equal Observations.
    """

    rules: RuleSet
    seat: int
    hand: Tiles
    counts: tuple[int, int, int, int]
    banker: int
    streak: int
    leader: int
    tally: tuple[int, int, int, int]
    shown: Tiles
    to_move: int | None
    trick: Trick | None
    tricks: tuple[Trick, ...]
    unseen: Tiles

    @classmethod
    def of(cls, source: Round, seat: int) -> Observation:
        """What a seat sees of a round."""
        a, b, c, d = (len(hand) for hand in source.hands)
        return cls(
            rules=source.rules,
            seat=seat,
            hand=source.hands[seat],
            counts=(a, b, c, d),
            banker=source.banker,
            streak=source.streak,
            leader=source.leader,
            tally=source.tally,
            shown=source.shown,
            to_move=source.to_move,
            trick=masked(source.trick, seat) if source.trick else None,
            tricks=tuple(masked(trick, seat) for trick in source.tricks),
            unseen=unseen(source, seat),
        )

    @property
    def plays(self) -> tuple[Play, ...]:
        """All plays so far, hidden ones masked."""
        tricks = (*self.tricks, self.trick) if self.trick else self.tricks
        return tuple(play for trick in tricks for _, play in trick.plays)

    @property
    def is_over(self) -> bool:
        """Whether every tile has been played."""
        return self.to_move is None

    @property
    def turn(self) -> Turn:
        """The turn of this seat, as the rules see it."""
        return Turn(self.hand, self.trick, self.tally[self.seat], first=not self.tricks)

    def legal_plays(self) -> tuple[Play, ...]:
        """What this seat may play now; nothing when it is not its turn."""
        return self.rules.legal_plays(self.turn) if self.to_move == self.seat else ()

    def why_not(self, play: PlayLike) -> Reason | None:
        """Why this seat may not play this now, or None if it may; NotationError for text that is no play."""
        if self.is_over:
            return Reason.of(Code.ROUND_OVER)
        if self.to_move != self.seat:
            return Reason.of(Code.NOT_YOUR_TURN, seat=self.seat, to_move=self.to_move)
        return self.rules.why_not(self.turn, read_play(play))

    def __repr__(self) -> str:
        return f"<Observation P{self.seat}: {self.hand}>"


def masked(trick: Trick, seat: int) -> Trick:
    """A trick as a seat sees it: the others' hidden plays without their tiles."""
    return replace(trick, plays=tuple((at, play if at == seat else play.masked) for at, play in trick.plays))


def unseen(source: Round, seat: int) -> Tiles:
    """The tiles in the others' hands and in their hidden plays."""
    tricks = (*source.tricks, source.trick) if source.trick else source.tricks
    held = [tile for at, hand in enumerate(source.hands) if at != seat for tile in hand]
    down = [tile for trick in tricks for at, play in trick.plays if at != seat and play.hidden for tile in play.tiles]
    return Tiles([*held, *down])
