"""Sentences for the reasons of a player: why it plays what it plays. None of them is about one game only."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "nothing_to_choose": N_("P{seat} has nothing to choose: another seat is to move, or the round is over"),
    "only_play": N_("The rules leave no other play."),
    "declare": N_("Declare: it wins the round at once, and all the others pay as if they had won nothing."),
    "pass": N_("You may pass a hand like this, too, and play for more."),
    "lead_paying": N_("Leading this is sure to earn points, so lead it while you have the lead."),
    "lead_may_pay": N_("Leading this may earn points, if it wins."),
    "certain": N_("Count what is unseen: nobody can beat this, nor what you keep if you lead it in the right order."),
    "draw_out": N_(
        "Lead this first. To follow, the others must play what could beat the rest of your hand, so all of it wins."
    ),
    "certain_after": N_("Win this trick now: then nobody can beat what you keep if you lead it in the right order."),
    "certain_end": N_("Count what is unseen: after this nobody can keep the last trick from you, whoever leads."),
    "lead_unbeatable": N_("Count what is unseen: nobody can beat it."),
    "lead_together": N_("Led together, these tiles are harder to beat than one by one."),
    "lead_as_set": N_("To beat these together, another must hold a better set in one hand."),
    "lead_strongest": N_("You have no tile to lead that fewer unseen ones can beat."),
    "keep_the_end": N_("Nobody can beat the tile that you keep, and winning the end with that one pays more."),
    "not_last": N_("Lead it now. Led last it might be caught, and then you would pay for all."),
    "entry_kept": N_("Keep your strongest tile for later: fewer unseen ones can beat it than this."),
    "save_the_last": N_("One trick is left after this. Fewer unseen tiles can beat the one that you keep."),
    "catch": N_("Catch it: nobody can win this any more, and who gambled on it pays."),
    "catch_lead": N_("Catch it: nobody can win this trick any more."),
    "win_paying": N_("Winning with this earns points at once."),
    "win_denies": N_("If you win this, who led earns nothing by the lead."),
    "sure_win": N_("It wins for certain: a cheaper play could still be beaten."),
    "surer_win": N_("A cheaper play would win now, too, but more of what is unseen could still beat it."),
    "win_to_lead": N_("Win the lead: what you keep earns points when you lead it."),
    "first_win": N_("Who wins nothing pays most, so win a first trick, as cheaply as you can."),
    "entry_needed": N_(
        "Who has won nothing pays most, and cannot win the end with a single tile. Win a first trick, cheaply."
    ),
    "cheapest_win": N_("It is the cheapest of your plays that beats what lies on the table."),
    "keep_pair": N_("It breaks nothing up: tiles that belong together stay together."),
    "keep_catcher": N_("Keep the weaker tile: it is the one that can catch a gamble in the last trick."),
    "cannot_win": N_("You cannot win this trick."),
    "cannot_win_low": N_("You cannot win this trick, so give up what is weakest."),
    "let_it_go": N_("Let this trick go, and keep what could win it."),
    "weakest_go": N_("It gives up what is weakest."),
    "gives_up": N_("It lets this trick go."),
    "takes_it": N_("It beats what lies on the table."),
    "best_rest": N_("A cheaper play would win now, too, but it would cost tiles that are stronger when they are led."),
}
