"""Sentences for the reasons of a player: why it plays what it plays. None of them is about one game only."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "only_play": N_("The rules leave no other play."),
    "lead_paying": N_("Leading this earns points at once, so lead it while you have the lead."),
    "lead_unbeatable": N_("Count what is unseen: nobody can beat it."),
    "lead_together": N_("Led together, these tiles are harder to beat than one by one."),
    "lead_strongest": N_("You have no stronger tile to lead."),
    "entry_kept": N_("You can spare this. The stronger tile that you keep can win later, when it counts more."),
    "save_the_last": N_("One trick is left after this. Keep the tile that is likelier to win it."),
    "sure_win": N_("It wins more surely: a cheaper play could still be beaten."),
    "win_to_lead": N_("Win the lead: what you keep earns points when you lead it."),
    "first_win": N_("Who wins nothing pays most, so win a first trick, as cheaply as you can."),
    "cheapest_win": N_("It is the cheapest play that wins."),
    "keep_pair": N_("It breaks nothing up: tiles that belong together stay together."),
    "cannot_win": N_("You cannot win this trick, so give up what you need least."),
    "best_rest": N_("It leaves you the best tiles for the rest of the round."),
}
