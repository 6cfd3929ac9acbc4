"""Sentences of Sky Nine: the rules that guided examples name."""

from __future__ import annotations

SENTENCES = {
    "rule_sky_class": "A set is beaten only inside its own class, and only by a strictly higher one.",
    "rule_sky_lead": "Lead any set of one to four tiles.",
    "rule_sky_surrender": "Who does not beat surrenders as many tiles, face down. They cannot win.",
    "rule_sky_free": "Nobody has to beat: you may surrender what could have won.",
    "rule_sky_royal": "A Royal, 63 or KK, is only led; nothing beats it, and each other player owes two units.",
    "rule_sky_last": "Who wins the last trick wins the round.",
    "rule_sky_forced": "Who has won no tile must surrender the last one.",
    "rule_sky_four": "Who wins a trick with four tiles gets four units from each of the others at once.",
    "rule_sky_early": "Before the last trick K and 3 are plain tiles: nothing is doubled, and nothing caught.",
    "rule_sky_smallest": "K or 3, led as the last tile, doubles what is paid, if its catcher may still be about.",
    "rule_sky_catch": "J catches K and 6 catches 3 in the last trick. The first catcher closes it.",
    "rule_sky_caught_pays": "Who is caught pays the winner what all the losers lose.",
    "rule_sky_units": "Each loser pays four units less the tiles won; who has none pays five.",
    "rule_sky_streak": "Payments with the banker count times the wins in a row and one.",
    "rule_sky_bank": "The winner of the last trick holds the bank in the next round.",
    "rule_sky_assumed": "In the first round the next player after its leader holds the bank, without a win.",
}
