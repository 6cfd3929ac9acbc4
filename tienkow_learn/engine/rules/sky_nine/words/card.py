"""Sentences of Sky Nine: what the reference card says of this game only."""

from __future__ import annotations

SENTENCES = {
    "card_pair_civil": "Civil pairs",
    "card_pair_military": "Military pairs",
    "card_pair_mixed": "Mixed pairs",
    "card_three_civil": "Two Civil tiles and a Military one",
    "card_three_military": "A Civil tile and two Military ones",
    "card_four": "Four tiles",
    "card_royal_63": "The Royal 63",
    "card_royal_kk": "The Royal KK",
    "card_must_beat": "Must whoever can beat do so?",
    "card_lower_shown": "May a lower set of the class that was led be shown, and lose?",
    "card_gain": "{won} tiles won by a loser, after one win of the banker: paid by the winner",
    "card_gains": "{of_banker} to the banker, {of_other} by the banker",
    "card_one_open": "K led last, one J open, the other not seen: is it a gamble?",
    "card_both_down": "K led last, both J surrendered before: is it a gamble?",
    "card_full": "Every tile won, {first} led first and {last} last",
    "card_full_alone": "Every tile won, {last} led last, with nothing higher left",
    "card_full_larger": "Every tile won, {last} led last, while a higher pair may be left",
}
