"""Sentences of contrasts: the same plays by one rule and by another."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "flip_which": N_("Which rule?"),
    "flip_side": N_("{label} ({who})"),
    "flip_before_tricks": N_("Tricks won before: {counts}."),
    "flip_before_tiles": N_("Tiles won before: {counts}."),
    "flip_count": N_("{name} {number}"),
    "flip_wins": N_("{name} wins the trick with {tiles}."),
    "flip_wins_you": N_("You win the trick with {tiles}."),
    "flip_refused": N_("{name} may not play {tiles}. The table says: {reason}"),
    "flip_refused_up": N_("{name} may not surrender {tiles}. The table says: {reason}"),
    "flip_refused_call": N_("{name} may not declare. The table says: {reason}"),
    "flip_not_allowed": N_("not allowed"),
    "flip_points": N_("That comes to: {totals}."),
    "flip_over": N_("The match is over after round {number}. {name} has won it with {points}."),
    "flip_goes_on": N_("The match goes on. After round {number} it is {name} who leads, with {points}."),
    "flip_table": N_("Side by side"),
    "flip_rule": N_("Rule"),
    "flip_trick": N_("Trick"),
    "flip_trick_of": N_("to {name}"),
    "flip_trick_of_you": N_("to you"),
    "flip_trick_refused": N_("the play is refused"),
    "flip_match": N_("Match"),
    "flip_match_over": N_("over after round {number}"),
    "flip_match_goes_on": N_("goes on"),
    "flip_hidden": N_("still hidden"),
    "flip_predict": N_("First guess what the other rule will change. Then choose it."),
    "flip_payments": N_("Every payment"),
    "flip_rounds": N_("Totals after each round"),
    "flip_round": N_("Round"),
    "flip_next": N_("Next case"),
    "flip_label": N_("{number}: {title}"),
    "flip_of": N_("Case {number} of {most}."),
}
