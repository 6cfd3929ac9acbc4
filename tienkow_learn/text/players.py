"""Sentences for the reasons of a player: why it plays what it plays. None of them is about one game only."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "only_play": N_("The rules leave no other play."),
    "declare": N_("Declare: it wins the round at once, and all the others pay as if they had won nothing."),
    "pass": N_("You may pass a hand like this, too, and play for more."),
    "lead_paying": N_("Leading this earns points at once, so lead it while you have the lead."),
    "lead_unbeatable": N_("Count what is unseen: nobody can beat it."),
    "lead_together": N_("Led together, these tiles are harder to beat than one by one."),
    "lead_strongest": N_("You have no stronger tile to lead."),
    "keep_the_end": N_("Nobody can beat the tile that you keep, and all pay more when you win the end with it."),
    "not_last": N_("Lead it now. Led last it might be caught, and then you would pay for all."),
    "entry_kept": N_("You can spare this. The stronger tile that you keep can win later, when it counts more."),
    "save_the_last": N_("One trick is left after this. Keep the tile that is likelier to win it."),
    "catch": N_("Catch it: nobody can win this any more, and who gambled on it pays."),
    "win_paying": N_("Winning with this earns points at once."),
    "sure_win": N_("It wins more surely: a cheaper play could still be beaten."),
    "win_to_lead": N_("Win the lead: what you keep earns points when you lead it."),
    "first_win": N_("Who wins nothing pays most, so win a first trick, as cheaply as you can."),
    "entry_needed": N_(
        "Who has won nothing pays most, and cannot win the end with a single tile. Win a first trick, cheaply."
    ),
    "cheapest_win": N_("It is the cheapest play that wins."),
    "keep_pair": N_("It breaks nothing up: tiles that belong together stay together."),
    "keep_catcher": N_("Keep the weaker tile: it is the one that can catch a gamble in the last trick."),
    "cannot_win": N_("You cannot win this trick, so give up what you need least."),
    "best_rest": N_("It leaves you the best tiles for the rest of the round."),
}
