"""Sentences of Tien Kow: the rules that guided examples name."""

from __future__ import annotations

SENTENCES = {
    "rule_lead": "Lead one tile, one pair, or two pairs.",
    "rule_spots": "One tile led: of the series that was led, the most spots win.",
    "rule_follow": "One tile led: if you hold its series, you play a tile of it. Which one is your choice.",
    "rule_discard": "If you do not hold the series, you give up any tile. It cannot win.",
    "rule_tie": "Of equal tiles, the first one played wins.",
    "rule_leads_next": "Who wins a trick leads the next.",
    "rule_pairs": "There are 20 pairs. The lower the number, the stronger the pair.",
    "rule_one_list": "One list for all pairs: any pair can beat any pair with a higher number.",
    "rule_supreme": "Pair 1: the Supreme pair, 4:2 with 2:1. Nothing beats it.",
    "rule_civil_pairs": "Pairs 2 to 12: two like Civil tiles.",
    "rule_military_pairs": "Pairs 13 to 16: two unlike Military tiles with as many spots.",
    "rule_mixed_pairs": (
        "Pairs 17 to 20: Heaven with a nine, Earth with an eight, Man with a seven, Harmony with a five."
    ),
    "rule_follow_pair": "A pair led: if you hold a pair, you play a pair. Which one is your choice.",
    "rule_no_pair": "If you hold no pair, you give up any two tiles. They cannot win.",
    "rule_follow_two": "Two pairs led: if you hold two pairs, you play two. If not, you give up any four tiles.",
    "rule_best_pair": "Two pairs led: the play with the best pair wins. The other pair does not count.",
    "rule_par": "One to three tricks pay what is missing to four; exactly four pay nothing.",
    "rule_above": "For each trick above four the winner of the last trick pays one point.",
    "rule_no_trick": "No trick pays 4, if the winner of the last trick is not the banker.",
    "rule_bank": "The winner of the last trick holds the bank in the next round.",
    "rule_short_two": "By the English text, fewer than two pairs cannot win against two.",
    "rule_last_trick": "Who wins the last trick settles with the other three, one by one.",
}
