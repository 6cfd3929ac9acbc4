"""Sentences of Sky Nine: what may be led, played and surrendered, why a play does not win, and payments."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "reason_not_a_set": N_("{tiles}: these tiles are not a set. Only the listed sets may be played together."),
    "reason_other_class": N_(
        "{tiles} and {best} are of different classes: only a higher set of the class led can beat it. "
        "You may surrender instead."
    ),
    "reason_not_higher": N_("{tiles} cannot beat {best}, which ranks higher. You may surrender instead."),
    "reason_only_equal": N_("{tiles} can only equal {best}, and an equal does not beat."),
    "reason_royal_only_led": N_("A Royal may only be led: it beats nothing. You may surrender instead."),
    "reason_royal_unbeaten": N_("Nothing beats a Royal: surrender as many tiles as were led."),
    "reason_kk_unbeaten": N_("Only a pair of J beats this KK: surrender as many tiles as were led."),
    "reason_trick_closed": N_("The lead has been caught, so the trick is closed: you can only surrender."),
    "reason_last_tile_forced": N_("You have won no tile, so your last tile must be surrendered, whatever it is."),
    "reason_must_beat": N_("You can beat {best}, so you must: these rules let you surrender only if you cannot."),
    "reason_no_call": N_("There is nothing to declare now: play tiles."),
    "reason_call_first": N_("Before the first lead every player declares or passes: do that first."),
    "reason_cannot_declare": N_("This hand is no straight win, so it cannot be declared: pass."),
    "reason_lead_set": N_("Your lead: any set of one to four tiles."),
    "reason_reply_beat": N_("Beat {best} with a higher set of the same class, or surrender {count}."),
    "reason_reply_must_beat": N_("You can beat {best}, so you must."),
    "reason_reply_lower": N_(
        "You hold nothing that beats {best}: show a lower set of the same class, or surrender {count}."
    ),
    "reason_reply_cannot": N_("You hold nothing that beats {best}: surrender {count}."),
    "reason_reply_royal": N_("Nothing beats a Royal: surrender {count}."),
    "reason_reply_catch": N_("Your pair of J can catch this KK: play it, or surrender {count}."),
    "reason_reply_closed": N_("The lead has been caught, so the trick is closed: surrender {count}."),
    "reason_reply_forced": N_("You have won no tile, so your last tile must be surrendered."),
    "reason_may_declare": N_("Your hand is a straight win: declare it and win now, or pass and play."),
    "reason_no_straight_win": N_("Your hand is no straight win: pass."),
    "reason_gamble_smallest": N_(
        "A gamble: if {tiles} wins, the losses count twice or more. "
        "{catcher} catches it, and who led it then pays for all."
    ),
    "reason_gamble_four": N_(
        "A gamble: if these four win, the losses count four times or more. "
        "Higher ones catch them, and who led them then pays for all."
    ),
    "reason_surrendered": N_(
        "Surrendered, so it cannot win. That tells little: a player may also surrender what could have beaten."
    ),
    "reason_surrendered_unable": N_(
        "Surrendered, so it cannot win. That tells much: this player could not beat what lay there."
    ),
    "reason_surrendered_forced": N_("Surrendered: who has won no tile must give up the last one, whatever it is."),
    "reason_surrendered_closed": N_("Surrendered: the lead had been caught, and nobody could play any more."),
    "reason_surrendered_royal": N_("Surrendered: nothing beats a Royal."),
    "reason_beaten": N_("{tiles} lost to {best}, the higher set."),
    "reason_caught": N_("{best} caught {tiles}, and that closed the trick."),
    "bonus_royal": N_("a Royal"),
    "bonus_four": N_("a set of four tiles"),
    "bonus_kk_caught": N_("JJ catching KK"),
    "pay_none": N_("From {payer} to {payee}: {points}, for having no tile ({units} units × {times} × {factor})."),
    "pay_short": N_(
        "From {payer} to {payee}: {points}, for having {won} (4 less {won_n} is {units}; × {times} × {factor})."
    ),
    "pay_short_even": N_("From {payer} to {payee}: nothing, for exactly {won}."),
    "pay_above": N_(
        "From {payer} to {payee}: {points}, for having {won} ({won_n} less 4 is {units}; × {times} × {factor})."
    ),
    "pay_caught": N_(
        "From {payer} to {payee}: {points}, what {loser} would have paid; who is caught pays for everybody "
        "({units} × {times} × {factor})."
    ),
    "pay_royal": N_("From {payer} to {payee}: {points}, for the Royal led in trick {trick} ({units} × {times})."),
    "pay_four": N_("From {payer} to {payee}: {points}, for winning trick {trick} with four tiles ({units} × {times})."),
    "pay_kk_caught": N_("From {payer} to {payee}: {points}, for catching KK in trick {trick} ({units} × {times})."),
    "pay_royal_ending": N_(
        "From {payer} to {payee}: {points}, for the Royal led in trick {trick} ({units} × {times} × {ending})."
    ),
    "pay_four_ending": N_(
        "From {payer} to {payee}: {points}, for winning trick {trick} with four tiles ({units} × {times} × {ending})."
    ),
    "pay_kk_caught_ending": N_(
        "From {payer} to {payee}: {points}, for catching KK in trick {trick} ({units} × {times} × {ending})."
    ),
}
