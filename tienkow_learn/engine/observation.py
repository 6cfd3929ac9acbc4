"""Observation: what one seat may know of a round. Hints, opponents and questions are made from it alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from .checking import check_seat
from .outcome import Tally
from .play import Play, PlayLike, Trick, read_play
from .position import Calls, Position
from .reasons import Code, Reason
from .rules import RuleSet, Turn
from .shown import Shown
from .tiles import Tiles

if TYPE_CHECKING:
    from .round import Round


@dataclass(frozen=True, slots=True)
class Observation(Position, Shown):
    """The round as `seat` sees it: its own `hand`, `counts` of tiles in each hand, the tricks with hidden plays masked.

    `unseen` are the tiles in the others' hands and in hidden discards, all together; tiles not dealt in a small deal
    lie open: they are `aside`. Two rounds that differ only in what this seat cannot see give equal Observations. When
    the round is over everything is turned up (option surrendered_hidden, B4). `str(observation)` is a record that tells
    no more.

    >>> from tienkow_learn.engine import Round, SkyNine
    >>> r = Round.start(SkyNine(), ["6:6", "1:1", "4:4", "5:5"]).play("6:6").play("(1:1)")
    >>> print(str(r.observe(3)).splitlines()[8])
    1 P0 6:6, P1 (?)
    >>> Observation.parse(str(r.observe(3))) == r.observe(3)
    True
    """

    rules: RuleSet
    seat: int
    hand: Tiles
    counts: Tally
    banker: int
    streak: int
    leader: int
    tally: Tally
    shown: Tiles
    to_move: int | None
    trick: Trick | None
    tricks: tuple[Trick, ...]
    unseen: Tiles
    calls: Calls = ()
    is_calling: bool = False
    aside: Tiles = Tiles()  # noqa: RUF009

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
            tricks=source.tricks if source.is_over else tuple(masked(trick, seat) for trick in source.tricks),
            unseen=unseen(source, seat),
            calls=source.calls,
            is_calling=source.is_calling,
            aside=source.aside,
        )

    @property
    def turn(self) -> Turn:
        """The turn of this seat, as the rules see it."""
        won = self.tally[self.seat]
        return Turn(self.hand, self.trick, won, self.is_first_trick, self.tricks, self.aside, self.is_calling)

    def legal_plays(self) -> tuple[Play, ...]:
        """What this seat may play now; nothing when it is not its turn."""
        return self.rules.legal_plays(self.turn) if self.to_move == self.seat else ()

    def why_not(self, play: PlayLike) -> Reason | None:
        """Why this seat may not play this now, or None if it may; NotationError for text that is no play."""
        if self.is_over:
            return Reason.of(Code.ROUND_OVER)
        if self.to_move != self.seat:
            return Reason.of(Code.NOT_YOUR_TURN, to_move=self.to_move)
        return self.rules.why_not(self.turn, read_play(play, self.hand))

    def lost_because(self, seat: int) -> Reason | None:
        """Why a seat does not win the trick on the table, or the last one, as far as this one sees it."""
        check_seat("seat", seat)
        return self._lost_because(seat, self.counts[seat])

    def __str__(self) -> str:
        from .record.record import Record  # noqa: PLC0415

        return str(Record(self))

    @classmethod
    def parse(cls, text: str) -> Observation:
        """Read the record of what one seat saw; RecordError says what contradicts what, and where."""
        from .record.record import Record  # noqa: PLC0415

        return Record.parse(text).observation

    def __repr__(self) -> str:
        return f"<Observation P{self.seat}: {self.hand}>"


def masked(trick: Trick, seat: int) -> Trick:
    """A trick as a seat sees it: the others' hidden plays without their tiles."""
    return replace(trick, plays=tuple((at, play if at == seat else play.masked) for at, play in trick.plays))


def unseen(source: Round, seat: int) -> Tiles:
    """The tiles in the others' hands and in their hidden plays; none once all is turned up."""
    if source.is_over:
        return Tiles()
    held = [tile for at, hand in enumerate(source.hands) if at != seat for tile in hand]
    plays = (each for trick in source.all_tricks for each in trick.plays)
    down = [tile for at, play in plays if at != seat and play.hidden for tile in play.tiles]
    return Tiles([*held, *down])
