"""What the questions on pairs share: the list of pairs, how they are named, and which of them are confused."""

from __future__ import annotations

from tienkow_learn.engine import Combination, Series, Tile
from tienkow_learn.practice.question import Choice
from tienkow_learn.practice.source import Source
from tienkow_learn.practice.words import set_name

TWO = 2
NEAR = 2


def name(source: Source, pair: Combination) -> str:
    """A pair by the names of its tiles."""
    return set_name(pair.tiles, source.voice)


def choice(source: Source, pair: Combination) -> Choice:
    """A pair as a choice."""
    return Choice(name(source, pair), pair.tiles)


def spots(pair: Combination) -> int:
    """All spots of a pair."""
    return sum(tile.spots for tile in pair.tiles)


def shared(a: Combination, b: Combination) -> tuple[Tile, ...]:
    """The faces that are in both."""
    return tuple(dict.fromkeys(tile for tile in a.tiles if tile in b.tiles))


def mixed(pair: Combination) -> bool:
    """True if its tiles are of different series."""
    return len({tile.series for tile in pair.tiles}) == len(Series)


def misleads(high: Combination, low: Combination) -> bool:
    """True if the spots would say that the lower one is the stronger."""
    return spots(low) > spots(high)


def confusable(a: Combination, b: Combination) -> float:
    """How easily the ranks of two pairs are confused: against the spots, a tile in common, near in the list."""
    high, low = sorted((a, b), key=lambda pair: pair.rank)
    near = low.rank - high.rank <= NEAR
    return 1 + 3 * misleads(high, low) + 3 * bool(shared(high, low)) + 3 * near
