"""Where a round starts: four hands, checked."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from .errors import NotationError, RecordError
from .play import SEATS
from .tiles import DECK, Tiles, TilesLike, tiles

MOST = 8
"""The largest hand, in tiles."""
Hands = tuple[Tiles, Tiles, Tiles, Tiles]


def dealt(seed: int) -> Hands:
    """Four hands of eight from the shuffled deck; the same seed gives the same hands on every machine."""
    chance = random.Random(seed)
    deck = sorted(DECK, key=lambda _: chance.random())
    return _four(Tiles(deck[seat::4]) for seat in SEATS)


def read_hands(hands: Sequence[TilesLike]) -> Hands:
    """Read four hands; NotationError or RecordError names the hand that is wrong."""
    if len(hands) != len(SEATS):
        raise RecordError("four_hands", given=len(hands))
    return _four(_hand(number, hand) for number, hand in enumerate(hands))


def _hand(number: int, hand: TilesLike) -> Tiles:
    try:
        return tiles(hand)
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
    return _four(hand.without(played) if at == seat else hand for at, hand in enumerate(hands))


def _four(hands: Iterable[Tiles]) -> Hands:
    a, b, c, d = hands
    return a, b, c, d
