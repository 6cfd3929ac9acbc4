"""Sentences of Sky Nine: clauses, payments, what happened, usual mistakes."""

from __future__ import annotations

SENTENCES = {
    "work_none": "no tile: {units}; streak × {times} = {streaked}; ending × {factor} = {points_n}",
    "work_short": "4 − {won} = {units}; streak × {times} = {streaked}; ending × {factor} = {points_n}",
    "work_above": "{won} − 4 = {units}; streak × {times} = {streaked}; ending × {factor} = {points_n}",
    "work_caught": "lost by {loser}: {units}; streak × {times} = {streaked}; ending × {factor} = {points_n}",
    "work_royal": "Royal, trick {trick}: {units}; streak × {times} = {points_n}",
    "work_four": "four tiles, trick {trick}: {units}; streak × {times} = {points_n}",
    "work_kk_caught": "KK caught, trick {trick}: {units}; streak × {times} = {points_n}",
    "work_royal_ending": (
        "Royal, trick {trick}: {units}; streak × {times} = {streaked}; ending × {ending} = {points_n}"
    ),
    "work_four_ending": (
        "four tiles, trick {trick}: {units}; streak × {times} = {streaked}; ending × {ending} = {points_n}"
    ),
    "work_kk_caught_ending": (
        "KK caught, trick {trick}: {units}; streak × {times} = {streaked}; ending × {ending} = {points_n}"
    ),
    "clause_none": (
        "Who has no tile pays 5 units: one more than the 4 that are missing. Times the streak if the banker pays or is "
        "paid, and times the ending."
    ),
    "clause_short": (
        "Who has one to four tiles pays a unit for each one missing to four. Times the streak if the banker pays or is "
        "paid, and times the ending."
    ),
    "clause_above": "Who has more than four tiles is paid by the winner: a unit for each one above four.",
    "clause_caught": (
        "Who gambled on the last trick and was caught pays what each of the losers would have paid, and they pay "
        "nothing."
    ),
    "clause_royal": (
        "For leading a Royal each of the others pays 2 units, times the streak if the banker pays or is paid. How the "
        "round ends multiplies that only where the options say so."
    ),
    "clause_four": (
        "For winning a trick with four tiles each of the others pays 4 units, times the streak if the banker pays or "
        "is paid. How the round ends multiplies that only where the options say so."
    ),
    "clause_kk_caught": (
        "For catching KK with JJ each of the others pays 2 units, times the streak if the banker pays or is paid."
    ),
    "clause_short_none": "no tile",
    "clause_short_short": "one to four tiles",
    "clause_short_above": "more than four tiles",
    "clause_short_caught": "a gamble in the last trick was caught",
    "clause_short_royal": "a Royal was led",
    "clause_short_four": "a trick was won with four tiles",
    "clause_short_kk_caught": "KK was caught",
    "clause_name_none": "no tile",
    "clause_name_short": "to four",
    "clause_name_above": "above four",
    "clause_name_caught": "caught",
    "clause_name_royal": "Royal",
    "clause_name_four": "four tiles",
    "clause_name_kk_caught": "KK caught",
    "concept_clause_none": "No tile",
    "concept_clause_short": "One to four tiles",
    "concept_clause_above": "More than four tiles",
    "concept_clause_caught": "Who is caught pays for everybody",
    "concept_clause_royal": "The bonus for a Royal",
    "concept_clause_four": "The bonus for four tiles",
    "concept_clause_kk_caught": "The bonus for catching KK",
    "earned_royal": "a Royal",
    "earned_four": "winning a trick with four tiles",
    "earned_kk_caught": "catching KK",
    "event_kk_caught": "{name} caught KK with JJ in trick {trick}.",
    "event_opened": "{name} had the first lead of the round.",
    "event_opened_top": "{name} had the first lead of the round, and led a top set.",
    "event_smallest": "{name} ended the round with the smallest, K or 3, and nobody caught it.",
    "event_largest": "{name} won the last trick with what counts as the largest.",
    "event_ended_royal": "{name} ended the round with a Royal.",
    "event_ended_four": "{name} won the last trick with four tiles.",
    "event_caught_single": "{name} gambled on a single K or 3 in the last trick: caught.",
    "event_caught_kk": "{name} led KK in the last trick, and JJ caught it.",
    "event_caught_four": "{name} led four tiles in the last trick, and they were beaten: caught.",
    "event_straight_full": "{name} declared a straight win before the first lead.",
    "event_straight_perfect": "{name} declared a perfect straight win before the first lead.",
    "ending_smallest": "Ended with the smallest: × {factor}.",
    "ending_largest": "Ended with what counts as the largest, which alone changes nothing: × {factor}.",
    "ending_ended_royal": "Ended with a Royal: × {factor}.",
    "ending_ended_four": "Ended with four tiles: × {factor}.",
    "ending_caught_single": "A caught K or 3: × {factor}. All losses are paid by {name}.",
    "ending_caught_kk": "A caught KK: × {factor}. All losses are paid by {name}.",
    "ending_caught_four": "Caught four tiles: × {factor}. All losses are paid by {name}.",
    "ending_straight_full": "A straight win: × {factor}.",
    "ending_straight_perfect": "A perfect straight win: × {factor}.",
    "ending_full_house": "{name} won every tile of the round, a Full House: × {factor}.",
    "ending_perfect_full_house": "{name} won every tile and ended strongly, a Perfect Full House: × {factor}.",
    "end_smallest": "with the smallest (K or 3)",
    "end_largest": "with the largest",
    "end_ended_royal": "with a Royal",
    "end_ended_four": "with four tiles",
    "end_caught_single": "a K or 3 was caught",
    "end_caught_kk": "KK was caught",
    "end_caught_four": "four tiles were caught",
    "end_straight_full": "a straight win",
    "end_straight_perfect": "a perfect straight win",
    "slip_not_carried": "You forgot the catch: what {seat} lost is paid by who was caught.",
    "slip_only_own": "Who was caught pays for everybody: not only the own loss, but those of the other two, too.",
    "slip_streak_forgotten": (
        "You forgot the streak: the banker pays or is paid here, so the units count {round} times."
    ),
    "slip_streak_short": "The streak counts one more than the wins before: here {round} times.",
    "slip_streak_between_others": (
        "The streak counts only if the banker pays or is paid. The bank is with {banker}: here it plays no part."
    ),
    "slip_four_for_none": "Having no tile costs 5 units, not 4: one more than is missing.",
    "slip_factor_forgotten": "You forgot how the round ended: that multiplies what is paid.",
    "slip_factor_doubled": "The ending multiplies once. You counted it twice.",
    "slip_bonus_of_royal": "That would be for a Royal: 2 units. Four tiles earn twice as much.",
    "slip_bonus_of_four": "That would be for four tiles. A Royal earns half of that: 2 units.",
}
