"""Sentences of Sky Nine: what may be led and played, and why a play does not win."""

from __future__ import annotations

SENTENCES = {
    "game_SkyNine": "Sky Nine",
    "set_royal_63": "Royal 63",
    "set_royal_kk": "Royal KK",
    "reason_not_a_set": "{tiles}: these tiles are not a set. Only the listed sets may be played together.",
    "reason_other_class": (
        "{tiles} and {best} are of different classes: only a higher set of the class led can beat it. "
        "You may surrender instead."
    ),
    "reason_not_higher": "{tiles} cannot beat {best}, which ranks higher. You may surrender instead.",
    "reason_only_equal": "{tiles} can only equal {best}, and an equal does not beat.",
    "reason_royal_only_led": "A Royal may only be led: it beats nothing. You may surrender instead.",
    "reason_royal_unbeaten": "Nothing beats a Royal: surrender as many tiles as were led.",
    "reason_kk_unbeaten": "Only a pair of J beats this KK: surrender as many tiles as were led.",
    "reason_trick_closed": "The lead has been caught, so the trick is closed: you can only surrender.",
    "reason_last_tile_forced": "You have won no tile, so your last tile must be surrendered, whatever it is.",
    "reason_must_beat": "You can beat {best}, so you must: these rules let you surrender only if you cannot.",
    "reason_lead_set": "Your lead: any set of one to four tiles.",
    "reason_reply_beat": "Beat {best} with a higher set of the same class, or surrender {count}.",
    "reason_reply_must_beat": "You can beat {best}, so you must.",
    "reason_reply_lower": (
        "You hold nothing that beats {best}: show a lower set of the same class, or surrender {count}."
    ),
    "reason_reply_cannot": "You hold nothing that beats {best}: surrender {count}.",
    "reason_reply_royal": "Nothing beats a Royal: surrender {count}.",
    "reason_reply_catch": "Your pair of J can catch this KK: play it, or surrender {count}.",
    "reason_reply_closed": "The lead has been caught, so the trick is closed: surrender {count}.",
    "reason_reply_forced": "You have won no tile, so your last tile must be surrendered.",
    "reason_may_declare": "Your hand is a straight win: declare it and win now, or pass and play.",
    "reason_no_straight_win": "Your hand is no straight win: pass.",
    "reason_gamble_smallest": (
        "A gamble: if {tiles} wins, the losses count twice or more. "
        "{catcher} catches it, and who led it then pays for all."
    ),
    "reason_gamble_four": (
        "A gamble: if these four win, the losses count four times or more. "
        "Higher ones catch them, and who led them then pays for all."
    ),
    "reason_surrendered": (
        "Surrendered, so it cannot win. That tells little: a player may also surrender what could have beaten."
    ),
    "reason_surrendered_unable": (
        "Surrendered, so it cannot win. That tells much: this player could not beat what lay there."
    ),
    "reason_surrendered_forced": "Surrendered: who has won no tile must give up the last one, whatever it is.",
    "reason_surrendered_closed": "Surrendered: the lead had been caught, and nobody could play any more.",
    "reason_surrendered_royal": "Surrendered: nothing beats a Royal.",
    "reason_beaten": "{tiles} lost to {best}, the higher set.",
    "reason_caught": "{best} caught {tiles}, and that closed the trick.",
    "bonus_royal": "a Royal",
    "bonus_four": "a set of four tiles",
    "bonus_kk_caught": "JJ catching KK",
    "pay_none": "From {payer} to {payee}: {points}, for having no tile ({units} units × {times} × {factor}).",
    "pay_short": (
        "From {payer} to {payee}: {points}, for having {won} (4 less {won_n} is {units}; × {times} × {factor})."
    ),
    "pay_short_even": "From {payer} to {payee}: nothing, for exactly {won}.",
    "pay_above": (
        "From {payer} to {payee}: {points}, for having {won} ({won_n} less 4 is {units}; × {times} × {factor})."
    ),
    "pay_caught": (
        "From {payer} to {payee}: {points}, what {loser} would have paid; who is caught pays for everybody "
        "({units} × {times} × {factor})."
    ),
    "pay_royal": "From {payer} to {payee}: {points}, for the Royal led in trick {trick} ({units} × {times}).",
    "pay_four": "From {payer} to {payee}: {points}, for winning trick {trick} with four tiles ({units} × {times}).",
    "pay_kk_caught": "From {payer} to {payee}: {points}, for catching KK in trick {trick} ({units} × {times}).",
    "pay_royal_ending": (
        "From {payer} to {payee}: {points}, for the Royal led in trick {trick} ({units} × {times} × {ending})."
    ),
    "pay_four_ending": (
        "From {payer} to {payee}: {points}, for winning trick {trick} with four tiles ({units} × {times} × {ending})."
    ),
    "pay_kk_caught_ending": (
        "From {payer} to {payee}: {points}, for catching KK in trick {trick} ({units} × {times} × {ending})."
    ),
}
