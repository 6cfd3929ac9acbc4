"""Straight-win hands: what may be declared before the first lead (S9 3.5, RULES 3.5, B30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tienkow_learn.engine.tiles import Series, Tiles, tiles

from .sets import CLASSES, PAIR_CIVIL, ROYAL_63

if TYPE_CHECKING:
    from .rules import SkyNine

FULL, PERFECT = "straight_full", "straight_perfect"
SEVEN, EIGHT = 7, 8
PAIRS_NEEDED = 4
_PAIRS = tuple(tiles(text) for kind in (PAIR_CIVIL, "pair_military") for (text,) in CLASSES[kind])
_SUPREME = tiles(CLASSES[ROYAL_63][0][0])


def level(rules: SkyNine, hand: Tiles) -> str | None:
    """Which straight-win a hand of eight is: "straight_full", "straight_perfect", or None.

    >>> from .rules import SkyNine
    >>> level(SkyNine(straight_win=True), tiles("9988775563"[:8]))
    'straight_perfect'
    """
    if len(hand) != EIGHT:
        return None
    red = red_spots(rules, hand)
    same = _of_one_series(rules, hand)
    if same == EIGHT or red == 0 or _is_four_pairs(rules, hand):
        return PERFECT
    return FULL if same == SEVEN or red == 1 else None


def red_spots(rules: SkyNine, hand: Tiles) -> int:
    """The red spots of a hand (option heaven_red_pips)."""
    return sum(rules.heaven_red_pips if tile.code == "A" else tile.red for tile in hand)


def _of_one_series(rules: SkyNine, hand: Tiles) -> int:
    """How many tiles the larger series has; the Civil one counts only under straight_civil."""
    counted = Series if rules.straight_civil else (Series.MILITARY,)
    return max(len(hand.of(series)) for series in counted)


def _is_four_pairs(rules: SkyNine, hand: Tiles) -> bool:
    pairs = (*_PAIRS, _SUPREME) if rules.royal63_is_pair else _PAIRS
    return sum(hand.holds(pair) for pair in pairs) == PAIRS_NEEDED
