"""Sentences of Tien Kow: what the reference card says of this game only."""

from __future__ import annotations

SENTENCES = {
    "card_pair": "Pairs",
    "card_pair_followed": "A pair is led: must whoever holds one play one?",
    "card_supreme_followed": "A pair is led: must 63 be played, if no other pair is held?",
    "card_beats": "{lead} led: does {reply} beat it?",
    "card_short_kept": "Two pairs led, {hand} held: may {tiles} be given up?",
    "card_short_gone": "Two pairs led, {hand} held: may {tiles} go?",
    "card_gone": "yes, but it cannot win",
    "card_may_win": "yes, and it may win",
    "card_two_leads": "Bonus for {bonus}, led twice in a round by another player than the banker",
    "card_two_readings": "Bonus for AA99, led by another player than the banker",
}
