"""Where the spots of a tile lie and which are red (RULES 1.1): the one place that knows."""

from __future__ import annotations

from typing import NamedTuple

from tienkow_learn.engine.tiles import Tile

TOP_IS_HIGH = frozenset({"6:5", "4:3", "4:2", "4:1", "2:1"})
"""Faces drawn with the larger half on top; the others have the smaller one there (RULES 1.2)."""

_L, _M, _R = 0.25, 0.5, 0.75
_HALF: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_M, _M),),
    2: ((_M, _L), (_M, _R)),
    3: ((_L, _L), (_M, _M), (_R, _R)),
    4: ((_L, _L), (_R, _L), (_L, _R), (_R, _R)),
    5: ((_L, _L), (_R, _L), (_M, _M), (_L, _R), (_R, _R)),
    6: ((_L, 0.2), (_L, _M), (_L, 0.8), (_R, 0.2), (_R, _M), (_R, 0.8)),
}


def half(number: int) -> tuple[tuple[float, float], ...]:
    """Where the spots of one half, or of a die, lie in a square of 1 by 1: (across, down).

    >>> half(1)
    ((0.5, 0.5),)
    """
    return _HALF[number]


class Spot(NamedTuple):
    """One spot: its place on a tile that is 1 wide and 2 high, its radius, and whether it is red."""

    x: float
    y: float
    r: float
    red: bool


def halves(face: Tile) -> tuple[int, int]:
    """Spots of the top and of the bottom half, as the tile is usually drawn.

    >>> halves(Tile("6:4")), halves(Tile("6:5"))
    ((4, 6), (6, 5))
    """
    return (face.high, face.low) if face.value in TOP_IS_HIGH else (face.low, face.high)


def spots(face: Tile) -> tuple[Spot, ...]:
    """All spots of a face. Ones and fours are red; half of 6:6 is, one column a half, changing sides; a one is larger.

    >>> sum(spot.red for spot in spots(Tile("6:6"))), len(spots(Tile("6:5")))
    (6, 11)
    """
    return tuple(_spot(face, number, half, x, y) for half, number in enumerate(halves(face)) for x, y in _HALF[number])


def _spot(face: Tile, number: int, half: int, x: float, y: float) -> Spot:
    red = (x < _M) == (half == 0) if face is Tile.HEAVEN else number in {1, 4}
    return Spot(x, half + y * 0.88 + (0.08 if half == 0 else 0.04), 0.17 if number == 1 else 0.115, red)
