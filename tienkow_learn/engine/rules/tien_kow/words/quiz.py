"""Sentences of Tien Kow: prompts, hints, reasons, concepts."""

from __future__ import annotations

SENTENCES = {
    "quiz_which_higher": "Which pair ranks higher?",
    "quiz_look_kinds": (
        "Look at what kind each is: two alike, two Military of one number, or a Civil with a Military tile."
    ),
    "quiz_rule_pairs": (
        "Supreme first. Then the Civil pairs: Heaven, Earth, Man, Harmony, Plum, Long Three, Bench, Axe, Red-head Ten, "
        "Long-leg Seven, Mallet Six. Then the Military pairs from nines down to fives. "
        "Last the mixed pairs: Heaven with a nine, Earth with an eight, Man with a seven, Harmony with a five."
    ),
    "quiz_higher_right": ("{high} is pair number {rank}, {low} is number {other}, and the lower number ranks higher."),
    "quiz_higher_spots": (
        "{low} has more spots, {spots} against {fewer}, but pairs do not go by spots: it is number {other}, "
        "and {high} is number {rank}."
    ),
    "quiz_higher_shared": (
        "{tile} is in both, so the partner decides: {low} is number {other}, and {high} is number {rank}."
    ),
    "quiz_higher_near": "Close: {low} is number {other}, just after {high}, number {rank}.",
    "quiz_higher_wrong": "{low} is only number {other} in the list; {high} is number {rank}.",
    "quiz_which_order": "Put these pairs in order, the highest first.",
    "quiz_look_first": (
        "First put them in groups: two alike, two Military of one number, a Civil with a Military tile."
    ),
    "quiz_place": "{pair} is number {rank}: just below {above}, just above {below}.",
    "quiz_place_first": "{pair} is number {rank}, the highest of all; {other} comes next.",
    "quiz_place_last": "{pair} is number {rank}, the lowest of all, just below {other}.",
    "quiz_is_pair": "Is this a pair?",
    "quiz_yes_pair": "Yes, a pair",
    "quiz_no_pair": "No, two single tiles",
    "quiz_look_partner": "Think of {tile}: what does it make a pair with?",
    "quiz_rule_is_pair": (
        "A pair is two Civil tiles alike, two Military tiles of one number, six with three (Supreme), or one of the "
        "mixed pairs: Heaven with a nine, Earth with an eight, Man with a seven, Harmony with a five."
    ),
    "quiz_pair_yes": "{tiles} is pair number {rank}.",
    "quiz_pair_missed": "But it is one: {tiles} stands in the list as number {rank}.",
    "quiz_pair_same_spots": "An equal number of spots, {spots} each, does not make a pair. {partners}",
    "quiz_pair_wrong": "These two do not belong together. {partners}",
    "quiz_pair_no": "{tiles} is in no line of the list. {partners}",
    "quiz_goes_with": "{tile} makes a pair with: {partners}.",
    "quiz_old_order": "{why} (In the traditional order it would win; these rules count spots.)",
    "quiz_rule_wins_1": (
        "Strike out every tile of the other series. The highest that is left wins; where two are equal, ask which came "
        "first."
    ),
    "quiz_rule_wins_2": "Strike out whatever is no pair. Of the pairs that are left the highest in the list wins.",
    "quiz_rule_wins_4": "Strike out whatever is not two pairs. Then compare the better pair of each player.",
    "set_4:2 2:1": "Supreme: {tiles}",
    "concept_pair_order": "The order of the pairs",
    "concept_lead_any": "What may be led",
    "concept_lead_single": "The first lead of a round",
    "concept_reply_any": "Replying without a duty",
    "concept_reply_series": "Following the series that was led",
    "concept_reply_off_series": "Holding nothing of the led series",
    "concept_reply_pair": "Following a pair with a pair",
    "concept_reply_no_pair": "A pair is led and you hold none",
    "concept_reply_two_pairs": "Following two pairs with two pairs",
    "concept_reply_with_pair": "Two pairs are led and you hold one",
    "concept_reply_unmatched": "Two pairs are led and you hold one, which is kept",
    "concept_reply_no_two_pairs": "Two pairs are led and you cannot match them",
    "concept_off_series": "A tile of the other series cannot win",
    "concept_lower": "The order of single tiles",
    "concept_fewer_spots": "More spots win among tiles of the led series",
    "concept_tied_later": "Equal tiles: the first one played wins",
    "concept_tied_earlier": "Equal tiles: the last one played wins",
    "concept_no_pair": "What is no pair cannot beat one",
    "concept_no_two_pairs": "What is not two pairs cannot beat two",
    "concept_lower_pair": "The order of the pairs decides, not the spots",
    "concept_tied_pair_later": "Equal pairs: the first one played wins",
    "concept_tied_pair_earlier": "Equal pairs: the last one played wins",
    "concept_other_category": "Only a pair of the led kind can win",
    "concept_supreme_lowest": "The Supreme pair, when it is not led",
}
