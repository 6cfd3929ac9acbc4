"""Which tiles form a set in Tien Kow, as a lead and as a reply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.tiles import Series, Tile, Tiles, tiles

from .pairs import LOWEST, SUPREME, all_pairs, pair_number, pairs_in, readings, two_pairs_in

if TYPE_CHECKING:
    from .rules import TienKow

SINGLE, PAIR, TWO_PAIRS = 1, 2, 4
"""Tiles in each size of lead."""
KINDS = {Series.CIVIL: "single_civil", Series.MILITARY: "single_military"}
_AS_SUPREME = {"wins": SUPREME, "lowest": LOWEST, "lead_only": None}


def _single_ranks(*, by_spots: bool, ties_by_order: bool) -> dict[Tile, int]:
    def key(tile: Tile) -> tuple[int, int]:
        if by_spots:
            return -tile.spots, tile.order if ties_by_order and tile.series is Series.CIVIL else 0
        return (tile.order, 0) if tile.series is Series.CIVIL else (-tile.spots, 0)

    ranked = {series: sorted({key(tile) for tile in Tile if tile.series is series}) for series in Series}
    return {tile: ranked[tile.series].index(key(tile)) + 1 for tile in Tile}


_RANKS = {
    ("spots", False): _single_ranks(by_spots=True, ties_by_order=False),
    ("spots", True): _single_ranks(by_spots=True, ties_by_order=True),
    ("traditional", False): _single_ranks(by_spots=False, ties_by_order=False),
}


def rank_of(rules: TienKow, tile: Tile) -> int:
    """A single tile's rank in its series, 1 the highest (options single_rank, equal_tiles)."""
    return _RANKS[rules.single_rank, rules.equal_tiles == "rank_then_first"][tile]


def combination(rules: TienKow, chosen: Tiles) -> Combination | None:
    """The set that tiles form when led."""
    if len(chosen) == SINGLE:
        return Combination(KINDS[chosen[0].series], rank_of(rules, chosen[0]), chosen)
    number = led_number(chosen)
    return Combination("pair" if len(chosen) == PAIR else "two_pairs", number, chosen) if number else None


def led_number(chosen: Tiles) -> int | None:
    """The number of a led pair, or of the better of two led pairs."""
    if len(chosen) == PAIR:
        return pair_number(chosen[0], chosen[1])
    best = readings(chosen)[:1] if len(chosen) == TWO_PAIRS else ()
    return best[0][0] if best else None


def combinations(rules: TienKow) -> tuple[Combination, ...]:
    """Singles and pairs by face, strongest first inside their kind."""
    singles = [Combination(KINDS[tile.series], rank_of(rules, tile), tiles(tile)) for tile in Tile]
    singles.sort(key=lambda single: (single.kind, single.rank))
    return (*singles, *(Combination("pair", number, faces) for number, faces in all_pairs()))


def competes(rules: TienKow, lead: Combination, chosen: Tiles) -> bool:
    """True if a reply is one that may win: a tile of the led series, or the pairs that were led."""
    if len(chosen) == SINGLE:
        return chosen[0].series is lead.tiles[0].series
    return reply_number(rules, chosen) is not None


def judged(rules: TienKow, lead: Combination, chosen: Tiles) -> Combination | None:
    """What a reply competes as against a lead, or None if it cannot win."""
    if len(chosen) == SINGLE:
        return combination(rules, chosen) if competes(rules, lead, chosen) else None
    number = reply_number(rules, chosen)
    return Combination(lead.kind, number, chosen) if number else None


def reply_number(rules: TienKow, chosen: Tiles) -> int | None:
    """The number by which a reply of two or four tiles competes (options supreme_follow, short_two_pair_reply)."""
    if len(chosen) == PAIR:
        return _replying(rules, pair_number(*chosen))
    found = [_replying_two(rules, each) for each in readings(chosen)]
    if not any(found) and rules.short_two_pair_reply == "competes":
        found = [_replying(rules, pair_number(*pair)) for pair in pairs_in(chosen)]
    return min(filter(None, found), default=None)


def _replying(rules: TienKow, number: int | None) -> int | None:
    return _AS_SUPREME[rules.supreme_follow] if number == SUPREME else number


def _replying_two(rules: TienKow, reading: tuple[int, int]) -> int | None:
    first, second = (_replying(rules, number) for number in reading)
    return min(first, second) if first and second else None


def held_pairs(rules: TienKow, hand: Tiles) -> tuple[Tiles, ...]:
    """The pairs of a hand that count as pairs in a reply (option supreme_follow)."""
    return tuple(pair for pair in pairs_in(hand) if _replying(rules, pair_number(*pair)))


def held_two_pairs(rules: TienKow, hand: Tiles) -> tuple[Tiles, ...]:
    """The two-pair sets of a hand that count as such in a reply (option supreme_follow)."""
    return tuple(four for four in two_pairs_in(hand) if any(_replying_two(rules, each) for each in readings(four)))
