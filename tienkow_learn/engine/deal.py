"""Where a round starts: four hands, checked."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from .checking import several
from .errors import NotationError, RecordError
from .letters import Pool
from .play import SEATS
from .tiles import DECK, Tile, Tiles, TilesLike, tiles

MOST = 8
"""The largest hand, in tiles."""
Hands = tuple[Tiles, Tiles, Tiles, Tiles]
Woodpile = tuple[tuple[Tile, ...], ...]


def _mixed(seed: int) -> list[Tile]:
    chance = random.Random(seed)
    return sorted(DECK, key=lambda _: chance.random())


def dealt(seed: int) -> Hands:
    """Four hands of eight from the mixed deck; the same seed gives the same hands on every machine."""
    deck = _mixed(seed)
    return _four(Tiles(deck[seat::4]) for seat in SEATS)


def woodpile(seed: int) -> Woodpile:
    """The mixed deck as it is stacked before `dealt` deals it: eight stacks of four, each from the top down (EN 1).

    Each stack gives its tiles to seats 0, 1, 2 and 3, one each.

    >>> [stack[2] in dealt(7)[2] for stack in woodpile(7)]
    [True, True, True, True, True, True, True, True]
    """
    deck = _mixed(seed)
    return tuple(tuple(deck[at : at + len(SEATS)]) for at in range(0, len(deck), len(SEATS)))


def read_hands(hands: Sequence[TilesLike], shown: TilesLike = "") -> tuple[Hands, Tiles]:
    """Read four hands and the tiles shown before them; RecordError names the hand that is wrong.

    Numbers mean tiles that are named nowhere else in them.
    """
    given = several("hands", hands)
    if len(given) != len(SEATS):
        raise RecordError("four_hands", given=len(given))
    told = [hand if isinstance(hand, str) else _hand(seat, hand, tiles) for seat, hand in enumerate(given)]
    seen = shown if isinstance(shown, str) else tiles(shown)
    read = Pool([*told, seen]).read
    return _four(_hand(seat, hand, read) for seat, hand in enumerate(told)), read(seen)


def _hand(number: int, hand: TilesLike, read: Callable[[TilesLike], Tiles]) -> Tiles:
    try:
        return read(hand)
    except NotationError as error:
        raise RecordError("bad_hand", seat=number, error=error) from error


def check_hands(hands: Hands, shown: Tiles) -> None:
    """Raise RecordError unless the hands are equal, of 1 to 8 tiles, and no face is there too often."""
    sizes = [len(hand) for hand in hands]
    if len(set(sizes)) != 1 or not 1 <= sizes[0] <= MOST:
        raise RecordError("hand_sizes", sizes=", ".join(map(str, sizes)), most=MOST)
    try:
        Tiles(tile for group in (*hands, shown) for tile in group)
    except NotationError as error:
        raise RecordError("hands_clash", error=error) from error


def without(hands: Hands, seat: int, played: Tiles) -> Hands:
    """The hands once a seat has played tiles of its own."""
    left = [*hands]
    left[seat] = hands[seat].without(played)
    return _four(left)


def _four(hands: Iterable[Tiles]) -> Hands:
    a, b, c, d = hands
    return a, b, c, d
