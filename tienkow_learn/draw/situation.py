"""What a table scene needs to know of a position, read once from an Observation or a Round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.tiles import Tile, Tiles, TilesLike, tiles
from tienkow_learn.text import say, seat_name

SIDES = ("bottom", "left", "top", "right")
"""Where the seats sit, in order of play, from the learner's on."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A position as one seat looks at it: `seat` sits at the bottom; `hands` is None where a hand is not seen.

    `trick` is the trick on the table, or the last one while the next has not begun; `open` are the tiles of the
    bottom hand that can be played now; `stake` is what a player without a trick would pay the banker.
    """

    seat: int
    names: tuple[str, ...]
    sides: tuple[str, ...]
    hands: tuple[Tiles | None, ...]
    counts: tuple[int, ...]
    tally: tuple[int, ...]
    banker: int
    stake: int
    to_move: int | None
    trick: Trick | None
    number: int
    live: bool
    own_name: bool
    open: frozenset[Tile]

    @property
    def your_turn(self) -> bool:
        """Whether the bottom seat is to play."""
        return self.to_move == self.seat

    def called(self, seat: int) -> bool:
        """Whether a seat is told of by name; the bottom one is spoken to unless it was given a name."""
        return seat != self.seat or self.own_name

    def at(self, side: str) -> int:
        """The seat that sits at a side.

        >>> from tienkow_learn.engine.rules import TienKow
        >>> situation(Round.deal(TienKow(), seed=1), seat=2).at("left")
        3
        """
        return self.sides.index(side)


def situation(
    position: Observation | Round,
    *,
    seat: int = 0,
    names: Sequence[str] | None = None,
    open_hands: Sequence[TilesLike] | None = None,
    lang: str = "en",
) -> Situation:
    """Read a position. `seat` counts for a Round; an Observation has its own. `names` are four, by seat."""
    bottom = position.seat if isinstance(position, Observation) else seat
    sides = tuple(_side(at, bottom, position) for at in SEATS)
    shown = position.trick or (position.tricks[-1] if position.tricks else None)
    hands = tuple(tiles(hand) for hand in open_hands) if open_hands else _hands(position)
    return Situation(
        seat=bottom,
        names=tuple(names) if names else tuple(seat_name(at, bottom, _turn(position), lang) for at in SEATS),
        sides=sides,
        hands=hands,
        counts=position.counts if isinstance(position, Observation) else tuple(map(len, position.hands)),
        tally=position.tally,
        banker=position.banker,
        stake=position.rules.stake(position.streak),
        to_move=position.to_move,
        trick=shown,
        number=len(position.tricks) + (position.trick is not None),
        live=position.trick is not None,
        own_name=bool(names),
        open=_open(position, bottom),
    )


def _turn(position: Observation | Round) -> str:
    return getattr(position.rules, "direction", "clockwise")


def _side(at: int, bottom: int, position: Observation | Round) -> str:
    return SIDES[(bottom - at if _turn(position) == "counterclockwise" else at - bottom) % len(SEATS)]


def _hands(position: Observation | Round) -> tuple[Tiles | None, ...]:
    if isinstance(position, Round):
        return position.hands
    return tuple(position.hand if at == position.seat else None for at in SEATS)


def _open(position: Observation | Round, bottom: int) -> frozenset[Tile]:
    if position.to_move != bottom:
        return frozenset()
    return frozenset(tile for play in position.legal_plays() for tile in play.tiles)


def says(at: Situation, code: str, seat: int, lang: str, **values: object) -> str:
    """A sentence about what a seat does: `code`, or `code` + "_you" where the seat is spoken to."""
    return say(code if at.called(seat) else f"{code}_you", lang, name=at.names[seat], **values)
