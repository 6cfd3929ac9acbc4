"""The generators: one kind of question each. `GENERATORS[kind](seed)` is a Question."""

from tienkow_learn.practice.source import Generator

from .beats_that import beats_that
from .catching import catching
from .higher_pair import higher_pair
from .is_a_pair import is_a_pair
from .is_a_set import is_a_set
from .legal_plays import legal_plays
from .multiplier import multiplier
from .name_to_tile import name_to_tile
from .next_bank import next_bank
from .order_pairs import order_pairs
from .tile_series import tile_series
from .tile_spots import spots_to_tile, tile_spots
from .tile_to_name import tile_to_name
from .what_pays import what_pays
from .which_clause import which_clause
from .who_pays_caught import who_pays_caught
from .who_wins import who_wins, who_wins_pair, who_wins_single

GENERATORS: dict[str, Generator] = {
    each.kind: each
    for each in (
        tile_to_name,
        name_to_tile,
        tile_series,
        tile_spots,
        spots_to_tile,
        higher_pair,
        order_pairs,
        is_a_pair,
        legal_plays,
        who_wins_single,
        who_wins_pair,
        who_wins,
        what_pays,
        which_clause,
        next_bank,
        is_a_set,
        beats_that,
        catching,
        who_pays_caught,
        multiplier,
    )
}
"""Every generator, by its kind, in the order in which a learner meets them."""

__all__ = ["GENERATORS"]
