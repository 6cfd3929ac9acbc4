"""Sentences of scoring in Sky Nine: the clauses, how a payment is worked out, what happened."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "clause_none": N_("Who has no tile pays five units."),
    "clause_short": N_("Who has one to four tiles pays four units less that number."),
    "clause_above": N_("Who has more than four tiles is paid by the winner: that number less 4, in units."),
    "clause_caught": N_("Who is caught gambling pays the winner what the losers would have paid."),
    "clause_royal": N_("For leading a Royal each other player pays two units."),
    "clause_four": N_("For winning a trick with four tiles each other player pays four units."),
    "clause_kk_caught": N_("For catching KK with JJ each other player pays two units."),
    "clause_short_none": N_("no tile"),
    "clause_short_short": N_("one to four tiles"),
    "clause_short_above": N_("more than four tiles"),
    "clause_short_caught": N_("caught: pays for another"),
    "clause_short_royal": N_("a Royal was led"),
    "clause_short_four": N_("four tiles won a trick"),
    "clause_short_kk_caught": N_("KK was caught"),
    "work_none": N_("{units} × {times} × {factor} = {points_n}"),
    "work_short": N_("(4 − {won}) × {times} × {factor} = {points_n}"),
    "work_above": N_("({won} − 4) × {times} × {factor} = {points_n}"),
    "work_caught": N_("{units} × {times} × {factor} = {points_n}"),
    "work_royal": N_("{units} × {times} = {points_n}"),
    "work_four": N_("{units} × {times} = {points_n}"),
    "work_kk_caught": N_("{units} × {times} = {points_n}"),
    "bonus_opened": N_("the first set of the round"),
    "bonus_opened_top": N_("the first set of the round, a top one,"),
    "bonus_largest": N_("the largest tiles"),
    "bonus_smallest": N_("the smallest tile, which counts,"),
    "bonus_ended_royal": N_("a Royal to end the round"),
    "bonus_ended_four": N_("four tiles to end the round"),
    "bonus_caught_single": N_("the smallest tile, which was caught,"),
    "bonus_caught_kk": N_("KK, which was caught,"),
    "bonus_caught_four": N_("four tiles, which were beaten,"),
    "bonus_straight_full": N_("a straight win"),
    "bonus_straight_perfect": N_("a perfect straight win"),
}
