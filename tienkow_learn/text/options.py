"""Sentences of the options: what each is about, its values, and the panel on which they are chosen."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "lang_text": N_("lang cannot be {given}: it is the code of a language as text, such as en"),
    "options_sources": N_(
        "The number behind an option names the point that it decides, as rules.md tells it, beside the lessons."
    ),
    "options_numbered": N_("{title} · {source}"),
    "options_presets": N_("Begin with"),
    "options_off": N_("Not now: {why}."),
    "options_needs": N_("“{value}” does not go with “{other}: {beside}”"),
    "options_text": N_("In a record: {text}"),
    "options_group_play": N_("How it is played"),
    "options_group_score": N_("What it pays"),
    "options_group_match": N_("The match"),
    "unknown_preset": N_("there is no preset '{name}'; there are {known}"),
    "options_changed": N_("{option}: {value}."),
    "option_direction": N_("Order of play on the table"),
    "option_direction_clockwise": N_("clockwise"),
    "option_direction_counterclockwise": N_("counterclockwise"),
    "option_dice": N_("Dice for the first player"),
    "option_dice_n": N_("{n}"),
    "option_start_counters": N_("Counters at the start"),
    "option_start_counters_n": N_("{n}"),
    "option_target": N_("A match ends at"),
    "option_target_none": N_("no number of points"),
    "option_target_n": N_("{points}"),
    "option_target_basis": N_("The end counts"),
    "option_target_basis_net": N_("points from 0"),
    "option_target_basis_counters": N_("all counters held"),
    "option_minutes": N_("A match lasts"),
    "option_minutes_none": N_("as long as it takes"),
    "option_minutes_n": N_("{minutes}"),
}
