"""Sentences of Tien Kow: clauses, payments, what happened, usual mistakes."""

from __future__ import annotations

SENTENCES = {
    "pay_a": "From {payer} to {payee}: {points}, for having no trick.",
    "pay_b": (
        "From {payer} to {payee}: {points}, for having no trick when the banker wins "
        "(wins in a row as banker: {round})."
    ),
    "pay_c": "From {payer} to {payee}: {points} ({base} less {won}).",
    "pay_c_even": "From {payer} to {payee}: nothing, for exactly {won}.",
    "pay_d": "From {payer} to {payee}: {points} ({won} less 4).",
    "pay_e": "From {payer} to {payee}, the banker: {points}, for the Supreme pair in trick {trick}.",
    "pay_f": "From {payer} to {payee}: {points}, for the Supreme pair in trick {trick}.",
    "pay_g": (
        "From {payer} to {payee}, the banker: {points}, the bonus for mixed pairs in trick {trick} ({times} × {each})."
    ),
    "pay_h": "From {payer} to {payee}: {points}, the bonus for mixed pairs in trick {trick} ({times} × {each}).",
    "work_a": "no trick, and the winner is not the banker",
    "work_b": "no trick, and the banker wins; wins in a row: {round}",
    "work_c": "{base} − {won} = {points_n}",
    "work_d": "{won} − {base} = {points_n}",
    "work_e": "Supreme pair, trick {trick}: {times} × {each} = {points_n}",
    "work_f": "Supreme pair, trick {trick}: {times} × {each} = {points_n}",
    "work_g": "mixed pair, trick {trick}: {times} × {each} = {points_n}",
    "work_h": "mixed pair, trick {trick}: {times} × {each} = {points_n}",
    "clause_a": "(a) Who has no trick pays 4, if the winner of the last trick is not the banker.",
    "clause_b": (
        "(b) Who has no trick pays the stake, if the banker wins the last trick: 8 at the first win, 4 more for each "
        "further win in a row."
    ),
    "clause_c": "(c) Who has one to four tricks pays 4 less that number.",
    "clause_d": "(d) Who has more than four tricks is paid by the winner: that number less 4.",
    "clause_e": "(e) For leading the Supreme pair the banker gets 4 from each of the three.",
    "clause_f": "(f) For leading the Supreme pair another player gets 4 from the banker and 2 from each other.",
    "clause_g": "(g) For leading mixed pairs the banker gets 8 from each of the three.",
    "clause_h": "(h) For leading mixed pairs another player gets 8 from the banker and 4 from each other.",
    "clause_short_a": "(a) no trick, another player than the banker wins",
    "clause_short_b": "(b) no trick, the banker wins",
    "clause_short_c": "(c) one to four tricks",
    "clause_short_d": "(d) more than four tricks",
    "clause_short_e": "(e) the banker led the Supreme pair",
    "clause_short_f": "(f) another player led the Supreme pair",
    "clause_short_g": "(g) the banker led mixed pairs",
    "clause_short_h": "(h) another player led mixed pairs",
    "bonus_supreme": "the Supreme pair",
    "bonus_mixed": "{mixed_n}",
    "earned_e": "the Supreme pair",
    "earned_f": "the Supreme pair",
    "earned_g": "mixed pairs",
    "earned_h": "mixed pairs",
    "slip_no_bank": "You forgot the bank. Winner and banker are the same here, so having no trick costs the stake.",
    "slip_first_stake": (
        "That is the stake of a first win. The bank was kept before: this makes {round} wins in a row, and the stake "
        "grows with each."
    ),
    "slip_next_stake": "That is the stake of the next win. Wins in a row, with this one: {round}.",
    "slip_bank_too_soon": (
        "The stake counts only when the banker wins the last trick. Banker: {banker}. Winner: {winner}."
    ),
    "slip_free": "Having no trick is not free: it is what costs most.",
    "slip_turned_above": "The wrong way round: with more than four one is paid. {seat} had {won}.",
    "slip_turned_below": "The wrong way round: with less than four one pays. {seat} had {won}.",
    "slip_gap": "That is the gap between the two of them. What the winner won plays no part: only {won}.",
    "slip_counted_tiles": "You counted tiles. These rules count tricks, however many tiles lie in one: {won}.",
    "slip_half_to_banker": "That is half a bonus. The banker gets it in full from each of the three.",
    "slip_half_from_banker": "That is half a bonus. The banker pays it in full; only the other two pay half.",
    "slip_full_from_other": (
        "That is a whole bonus. The bank is with {banker}; between two players without the bank it is half."
    ),
    "slip_bonus_of_supreme": "That would be for the Supreme pair. Mixed pairs earn twice as much.",
    "slip_bonus_of_mixed": "That would be for a mixed pair. The Supreme pair earns half of that.",
    "slip_option_escalate_all": (
        "You counted from the stake. The stake is only for having no trick; who has {won} counts from 4."
    ),
    "concept_clause_a": "No trick, and another player than the banker wins",
    "concept_clause_b": "No trick, and the banker wins: the stake",
    "concept_clause_c": "One to four tricks",
    "concept_clause_d": "More than four tricks",
    "concept_clause_e": "The banker leads the Supreme pair",
    "concept_clause_f": "Another player leads the Supreme pair",
    "concept_clause_g": "The banker leads mixed pairs",
    "concept_clause_h": "Another player leads mixed pairs",
}
