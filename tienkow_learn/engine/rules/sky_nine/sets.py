"""The 61 sets of Sky Nine by face, class by class, strongest first (RULES 3.1)."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.tiles import Tile, Tiles, tiles

if TYPE_CHECKING:
    from .rules import SkyNine

SINGLE, LARGEST_SIZE = 1, 4
ROYAL_63, ROYAL_KK, FOUR = "royal_63", "royal_kk", "four"
PAIR_CIVIL = "pair_civil"
ROYALS = (ROYAL_63, ROYAL_KK)

CLASSES: dict[str, tuple[tuple[str, ...], ...]] = {
    "single_civil": tuple((letter,) for letter in "ABCDEFGHIJK"),
    "single_military": (("6:3", "5:4"), ("6:2", "5:3"), ("5:2", "4:3"), ("4:2",), ("4:1", "3:2"), ("2:1",)),
    PAIR_CIVIL: tuple((letter * 2,) for letter in "ABCDEFGHIJK"),
    "pair_military": (("99",), ("88",), ("77",), ("55",)),
    "pair_mixed": (("A 6:3", "A 5:4"), ("B 6:2", "B 5:3"), ("C 5:2", "C 4:3"), ("D 4:1", "D 3:2")),
    "three_civil": (("AA 6:3", "AA 5:4"), ("BB 6:2", "BB 5:3"), ("CC 5:2", "CC 4:3"), ("DD 4:1", "DD 3:2")),
    "three_military": (("A99",), ("B88",), ("C77",), ("D55",)),
    FOUR: (("AA99",), ("BB88",), ("CC77",), ("DD55",)),
    ROYAL_63: (("63",),),
}
"""Each class with its ranks, strongest first, and each rank with its versions by face."""

_FACES = [
    Combination(kind, rank, tiles(text))
    for kind, ranks in CLASSES.items()
    for rank, versions in enumerate(ranks, 1)
    for text in versions
]
_KK = Combination(ROYAL_KK, 1, tiles("5:1 5:1"))
_SETS: dict[bool, dict[tuple[Tile, ...], Combination]] = {
    False: {each.tiles: each for each in _FACES},
    True: {each.tiles: each for each in [*(one for one in _FACES if one.tiles != _KK.tiles), _KK]},
}
"""The sets by their tiles, if KK is a pair like any other, and if it is a Royal (option kk_royal)."""
JJ = tiles("6:1 6:1")
CATCHERS = {tiles("5:1"): Tile("6:1"), tiles("2:1"): Tile("4:2")}
"""The two smallest single tiles, K and 3, each with the tile that catches it (S9 3.4, B14)."""


def combination(rules: SkyNine, chosen: Tiles) -> Combination | None:
    """The set that tiles form, or None."""
    return _SETS[rules.kk_royal].get(chosen)


def combinations(rules: SkyNine) -> tuple[Combination, ...]:
    """All 61 sets by face, strongest first inside their class."""
    return tuple(_SETS[rules.kk_royal].values())


def sets_in(rules: SkyNine, hand: Tiles) -> tuple[Combination, ...]:
    """Every set that a hand holds, smaller ones first, in canonical order."""
    sizes = range(SINGLE, LARGEST_SIZE + 1)
    held = dict.fromkeys(itertools.chain.from_iterable(itertools.combinations(hand, size) for size in sizes))
    known = _SETS[rules.kk_royal]
    return tuple(known[each] for each in held if each in known)


def beats(reply: Combination, best: Combination, lead: Combination) -> bool:
    """True if a reply is higher in the class that was led, or a pair of J catches a Royal KK (RULES 3.1, B10).

    Whether JJ may catch, and whether a trick is closed, is decided before (`closing.competes`).
    """
    if reply.kind == best.kind:
        return reply.kind == lead.kind and reply.rank < best.rank
    return best.kind == ROYAL_KK and reply.tiles == JJ


def is_largest(made: Combination) -> bool:
    """True if a set is the top of its class: A, 9, AA, 99, A9, AA9, A99, AA99 (B24); a Royal is told apart."""
    return made.rank == 1 and made.kind not in ROYALS
