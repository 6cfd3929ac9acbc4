"""Sentences of scoring in Sky Nine: its clauses, how a payment is built up, what happened, how a round ended."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "work_none": N_("no tile: {units}; streak × {times} = {streaked}; ending × {factor} = {points_n}"),
    "work_short": N_("4 − {won} = {units}; streak × {times} = {streaked}; ending × {factor} = {points_n}"),
    "work_above": N_("{won} − 4 = {units}; streak × {times} = {streaked}; ending × {factor} = {points_n}"),
    "work_caught": N_("lost by {loser}: {units}; streak × {times} = {streaked}; ending × {factor} = {points_n}"),
    "work_royal": N_("Royal, trick {trick}: {units}; streak × {times} = {points_n}"),
    "work_four": N_("four tiles, trick {trick}: {units}; streak × {times} = {points_n}"),
    "work_kk_caught": N_("KK caught, trick {trick}: {units}; streak × {times} = {points_n}"),
    "work_royal_ending": N_(
        "Royal, trick {trick}: {units}; streak × {times} = {streaked}; ending × {ending} = {points_n}"
    ),
    "work_four_ending": N_(
        "four tiles, trick {trick}: {units}; streak × {times} = {streaked}; ending × {ending} = {points_n}"
    ),
    "work_kk_caught_ending": N_(
        "KK caught, trick {trick}: {units}; streak × {times} = {streaked}; ending × {ending} = {points_n}"
    ),
    "clause_none": N_(
        "Who has no tile pays 5 units: one more than the 4 that are missing. Times the streak if the banker pays or is "
        "paid, and times the ending."
    ),
    "clause_short": N_(
        "Who has one to four tiles pays a unit for each one missing to four. Times the streak if the banker pays or is "
        "paid, and times the ending."
    ),
    "clause_above": N_("Who has more than four tiles is paid by the winner: a unit for each one above four."),
    "clause_caught": N_(
        "Who gambled on the last trick and was caught pays what each of the losers would have paid, and they pay "
        "nothing."
    ),
    "clause_royal": N_(
        "For leading a Royal each of the others pays 2 units, times the streak if the banker pays or is paid. How the "
        "round ends multiplies that only where the options say so."
    ),
    "clause_four": N_(
        "For winning a trick with four tiles each of the others pays 4 units, times the streak if the banker pays or "
        "is paid. How the round ends multiplies that only where the options say so."
    ),
    "clause_kk_caught": N_(
        "For catching KK with JJ each of the others pays 2 units, times the streak if the banker pays or is paid."
    ),
    "clause_short_none": N_("no tile"),
    "clause_short_short": N_("one to four tiles"),
    "clause_short_above": N_("more than four tiles"),
    "clause_short_caught": N_("a gamble in the last trick was caught"),
    "clause_short_royal": N_("a Royal was led"),
    "clause_short_four": N_("a trick was won with four tiles"),
    "clause_short_kk_caught": N_("KK was caught"),
    "clause_name_none": N_("no tile"),
    "clause_name_short": N_("to four"),
    "clause_name_above": N_("above four"),
    "clause_name_caught": N_("caught"),
    "clause_name_royal": N_("Royal"),
    "clause_name_four": N_("four tiles"),
    "clause_name_kk_caught": N_("KK caught"),
    "concept_clause_none": N_("No tile"),
    "concept_clause_short": N_("One to four tiles"),
    "concept_clause_above": N_("More than four tiles"),
    "concept_clause_caught": N_("Who is caught pays for everybody"),
    "concept_clause_royal": N_("The bonus for a Royal"),
    "concept_clause_four": N_("The bonus for four tiles"),
    "concept_clause_kk_caught": N_("The bonus for catching KK"),
    "earned_more": N_("{told} How the round ends multiplies that."),
    "earned_royal": N_("a Royal"),
    "earned_four": N_("winning a trick with four tiles"),
    "earned_kk_caught": N_("catching KK"),
    "event_kk_caught": N_("{name} caught KK with JJ in trick {trick}."),
    "event_opened": N_("{name} had the first lead of the round."),
    "event_opened_top": N_("{name} had the first lead of the round, and led a top set."),
    "event_smallest": N_("{name} ended the round with the smallest, K or 3, and nobody caught it."),
    "event_largest": N_("{name} won the last trick with what counts as the largest."),
    "event_ended_royal": N_("{name} ended the round with a Royal."),
    "event_ended_four": N_("{name} won the last trick with four tiles."),
    "event_caught_single": N_("{name} gambled on a single K or 3 in the last trick: caught."),
    "event_caught_kk": N_("{name} led KK in the last trick, and JJ caught it."),
    "event_caught_four": N_("{name} led four tiles in the last trick, and they were beaten: caught."),
    "event_straight_full": N_("{name} declared a straight win before the first lead."),
    "event_straight_perfect": N_("{name} declared a perfect straight win before the first lead."),
    "ending_": N_("The round ended as any other: × {factor}."),
    "ending_smallest": N_("Ended with the smallest: × {factor}."),
    "ending_largest": N_("Ended with what counts as the largest, which alone changes nothing: × {factor}."),
    "ending_ended_royal": N_("Ended with a Royal: × {factor}."),
    "ending_ended_four": N_("Ended with four tiles: × {factor}."),
    "ending_caught_single": N_("A caught K or 3: × {factor}. All losses are paid by {name}."),
    "ending_caught_kk": N_("A caught KK: × {factor}. All losses are paid by {name}."),
    "ending_caught_four": N_("Caught four tiles: × {factor}. All losses are paid by {name}."),
    "ending_straight_full": N_("A straight win: × {factor}."),
    "ending_straight_perfect": N_("A perfect straight win: × {factor}."),
    "ending_full_house": N_("{name} won every tile of the round, a Full House: × {factor}."),
    "ending_perfect_full_house": N_("{name} won every tile and ended strongly, a Perfect Full House: × {factor}."),
    "end_": N_("as any other round"),
    "end_smallest": N_("with the smallest (K or 3)"),
    "end_largest": N_("with the largest"),
    "end_ended_royal": N_("with a Royal"),
    "end_ended_four": N_("with four tiles"),
    "end_caught_single": N_("a K or 3 was caught"),
    "end_caught_kk": N_("KK was caught"),
    "end_caught_four": N_("four tiles were caught"),
    "end_straight_full": N_("a straight win"),
    "end_straight_perfect": N_("a perfect straight win"),
    "try_ending": N_("How the round ended"),
    "try_caught": N_("Who was caught"),
    "slip_borne": N_("Nothing from {seat} here: who was caught pays for everybody."),
    "slip_not_carried": N_("You forgot the catch: what {seat} lost is paid by who was caught."),
    "slip_only_own": N_("Who was caught pays for everybody: not only the own loss, but those of the other two, too."),
    "slip_streak_forgotten": N_(
        "You forgot the streak: the banker pays or is paid here, so the units count {round} times."
    ),
    "slip_streak_short": N_("The streak counts one more than the wins before: here {round} times."),
    "slip_streak_between_others": N_(
        "The streak counts only if the banker pays or is paid. The bank is with {banker}: here it plays no part."
    ),
    "slip_four_for_none": N_("Having no tile costs 5 units, not 4: one more than is missing."),
    "slip_factor_forgotten": N_("You forgot how the round ended: that multiplies what is paid."),
    "slip_factor_doubled": N_("The ending multiplies once. You counted it twice."),
    "slip_bonus_of_royal": N_("That would be for a Royal: 2 units. Four tiles earn twice as much."),
    "slip_bonus_of_four": N_("That would be for four tiles. A Royal earns half of that: 2 units."),
    "fill_borne": N_("Nothing from {seat}: who was caught pays that loss."),
    "rules_sky9": N_("Sky Nine"),
    "rules_hong_kong": N_("Hong Kong"),
}
