"""The generators: one kind of question each. `GENERATORS[kind](seed)` is a Question."""

from tienkow_learn.practice.source import Generator

from .endings import catching, multiplier, who_pays_caught
from .legal_plays import legal_plays
from .payments import next_bank, what_pays, which_clause
from .ranking import higher_pair, is_a_pair, order_pairs
from .sets import beats_that, is_a_set
from .tiles import name_to_tile, spots_to_tile, tile_series, tile_spots, tile_to_name
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
