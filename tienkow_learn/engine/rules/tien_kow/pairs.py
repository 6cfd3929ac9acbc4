"""The 20 kinds of pairs of Tien Kow, strongest first, and the ways to read four tiles as two of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from tienkow_learn.engine.tiles import Tile, Tiles, tiles

PAIRS: tuple[tuple[str, ...], ...] = (
    ("4:2 2:1",),
    ("6:6 6:6",),
    ("1:1 1:1",),
    ("4:4 4:4",),
    ("3:1 3:1",),
    ("5:5 5:5",),
    ("3:3 3:3",),
    ("2:2 2:2",),
    ("6:5 6:5",),
    ("6:4 6:4",),
    ("6:1 6:1",),
    ("5:1 5:1",),
    ("6:3 5:4",),
    ("6:2 5:3",),
    ("5:2 4:3",),
    ("4:1 3:2",),
    ("6:6 6:3", "6:6 5:4"),
    ("1:1 6:2", "1:1 5:3"),
    ("4:4 5:2", "4:4 4:3"),
    ("3:1 4:1", "3:1 3:2"),
)
"""The pairs by number (the first is number 1), each with its versions by face (EN 3, RU list)."""

SUPREME, LOWEST = 1, len(PAIRS) + 1
"""The Supreme pair's number, and the number it takes where it counts as the lowest pair."""

_CATEGORY_ENDS = ((1, "supreme"), (12, "civil"), (16, "military"), (20, "mixed"))
_NUMBER = {(a, b): n for n, faces in enumerate(PAIRS, 1) for a, b in map(tiles, faces)}
_NUMBER |= {(b, a): n for (a, b), n in _NUMBER.items()}
_SPLITS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))


def pair_number(a: Tile, b: Tile) -> int | None:
    """The number of the pair that two tiles form, 1 (Supreme) to 20, or None.

    >>> pair_number(Tile("6:6"), Tile("6:3")), pair_number(Tile("6:6"), Tile("6:2"))
    (17, None)
    """
    return _NUMBER.get((a, b))


def category(number: int) -> str:
    """The category of a pair's number: supreme, civil, military or mixed (RULES 2.1).

    >>> [category(n) for n in (1, 2, 12, 13, 17)]
    ['supreme', 'civil', 'civil', 'military', 'mixed']
    """
    return next(name for end, name in _CATEGORY_ENDS if number <= end)


def mixed(numbers: Iterable[int]) -> int:
    """How many of the pairs are mixed (numbers 17 to 20)."""
    return sum(category(number) == "mixed" for number in numbers)


def all_pairs() -> tuple[tuple[int, Tiles], ...]:
    """Each pair by face with its number: 24 of them."""
    return tuple((number, tiles(text)) for number, faces in enumerate(PAIRS, 1) for text in faces)


def places(hand: Sequence[Tile]) -> tuple[tuple[int, int], ...]:
    """The places, two by two, at which a hand holds a pair."""
    return tuple((i, j) for i, j in combinations(range(len(hand)), 2) if (hand[i], hand[j]) in _NUMBER)


def pairs_in(hand: Tiles) -> tuple[Tiles, ...]:
    """Every different pair that a hand holds, in canonical order.

    >>> pairs_in(tiles("6:6 6:6 6:3 2:1"))
    (tiles('6:6 6:6'), tiles('6:6 6:3'))
    """
    return tuple(dict.fromkeys(Tiles.in_order((hand[i], hand[j])) for i, j in places(hand)))


def two_pairs_in(hand: Tiles) -> tuple[Tiles, ...]:
    """Every different four tiles of a hand that form two disjoint pairs, in canonical order."""
    found = {tuple(sorted((*p, *q))) for p, q in combinations(places(hand), 2) if not set(p) & set(q)}
    return tuple(dict.fromkeys(Tiles.in_order(hand[i] for i in four) for four in sorted(found)))


def readings(four: Sequence[Tile]) -> tuple[tuple[int, int], ...]:
    """Every way to read four tiles as two pairs, as pair numbers, strongest reading first (option two_pair_reading).

    >>> readings(tiles("6:6 6:6 6:3 5:4"))
    ((2, 13), (17, 17))
    """
    found = set()
    for (a, b), (c, d) in _SPLITS:
        first, second = _NUMBER.get((four[a], four[b])), _NUMBER.get((four[c], four[d]))
        if first and second:
            found.add((min(first, second), max(first, second)))
    return tuple(sorted(found))
