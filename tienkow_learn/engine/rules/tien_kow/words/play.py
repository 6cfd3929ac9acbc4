"""Sentences of Tien Kow: what may be led and played, and why a play does not win."""

from __future__ import annotations

SENTENCES = {
    "reason_lead_size": "Lead one tile, one pair, or two pairs; {given} tiles are none of these.",
    "reason_not_a_pair": "{tiles} are not a pair. Only the 20 listed pairs may be led together.",
    "reason_not_two_pairs": "{tiles} are not two pairs. Four tiles may be led only as two of the 20 pairs.",
    "reason_single_first": "The first lead of the round must be a single tile; you chose {given}.",
    "reason_follow_series": "{series} was led and you hold {series}, so play that: {own}.",
    "reason_follow_pair": "A pair was led and you hold one, so play a pair: {pairs}.",
    "reason_follow_two_pairs": "Two pairs were led and you hold two: play two pairs.",
    "reason_include_pair": ("Two pairs were led and you cannot play two: put one pair among your four tiles: {pairs}."),
    "reason_keep_pair": (
        "Two pairs were led and you cannot play two: give up tiles that are in no pair, as far as you have them. "
        "In a pair: {pairs}."
    ),
    "reason_not_given_up": "Play {tiles} without brackets: only what cannot win is given up.",
    "reason_lead_any": "Your lead: one tile, a pair, or two pairs.",
    "reason_lead_single": "The first lead of the round: one single tile.",
    "reason_reply_any": "Play any {needed} tiles.",
    "reason_reply_series": "{series} was led: play a {series} tile.",
    "reason_reply_off_series": "{series} was led and you hold none: give up any tile.",
    "reason_reply_pair": "A pair was led: play one of your pairs.",
    "reason_reply_no_pair": "A pair was led and you hold none: give up any two tiles.",
    "reason_reply_two_pairs": "Two pairs were led: play two pairs.",
    "reason_reply_with_pair": "Two pairs were led and you cannot play two: play one pair with any two tiles.",
    "reason_reply_unmatched": (
        "Two pairs were led and you cannot play two: give up four tiles, those that are in no pair first."
    ),
    "reason_reply_no_two_pairs": "Two pairs were led and you cannot match them: give up any four tiles.",
    "reason_off_series": "{tiles} is not {series}, the series that was led: it cannot win.",
    "reason_lower": "{tiles} ranks lower than {best}.",
    "reason_fewer_spots": "{tiles} has {spots}; {best} has more: {best_spots}.",
    "reason_tied_later": "{tiles} only equals {best}, and of equals the first one played wins.",
    "reason_tied_earlier": "{tiles} only equals {best}, and of equals the last one played wins.",
    "reason_no_pair": "{tiles} are no pair: they cannot win against one.",
    "reason_no_two_pairs": "{tiles} are not two pairs: they cannot win against two.",
    "reason_lower_pair": (
        "{tiles} count as pair number {rank}; {best} count as number {best_rank}, and the lower number wins."
    ),
    "reason_tied_pair_later": "{tiles} only equal {best}, and of equal pairs the first one played wins.",
    "reason_tied_pair_earlier": "{tiles} only equal {best}, and of equal pairs the last one played wins.",
    "reason_other_category": "{tiles} are of another kind than the lead, so they cannot win this trick.",
    "reason_other_series": (
        "Two pairs are won only by two pairs of the one series that was led: {tiles} cannot win this trick."
    ),
    "reason_supreme_lowest": "The Supreme pair counts as the lowest pair when it is not led.",
    "reason_supreme_only_led": "The Supreme pair counts as a pair only when it is led.",
    "reason_face_down": "Tiles given up face down cannot win.",
    "game_TienKow": "Tien Kow",
    "set_pair_1": "the Supreme pair",
}
