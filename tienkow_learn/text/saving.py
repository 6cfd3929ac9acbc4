"""The words about the file that a match is kept in."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "save_round": N_("save keeps a match, not a single round: give a tk.Match, or no round"),
    "save_name": N_("save is the name of a file, such as 'my-match.txt'; it was given {given}"),
    "save_no_name": N_("no file can have this name"),
    "save_failed": N_(
        "{file} could not be written: {error}. Play goes on, and your next action tries to write it again."
    ),
    "save_nowhere": N_("The match is not kept: {file} cannot be used ({error}). Name a file, such as my-match.txt."),
    "save_unreadable": N_(
        "{file} could not be read whole ({error}). "
        "The file is left as it is, and what is played here is kept in a new one beside it."
    ),
    "save_line": N_("line {line} is wrong"),
    "save_round_line": N_("round {round}, line {line} is wrong"),
    "save_aside": N_("What is played at this table is kept in {beside}. {file} is left as it is."),
    "save_changed": N_(
        "{file} was changed elsewhere since this table read it. It is left as it is, "
        "and what is played at this table is kept in {beside} from now on."
    ),
    "save_before": N_("The match before this one is kept in {beside}."),
    "save_other": N_(
        "{file} holds another match than the one that was asked for, and that one goes on. "
        "For the one that was asked for, give another file."
    ),
    "save_visitor": N_(
        "On this page the match is yours alone: it is kept in no file, and ends with the page. "
        "After a round, Record lets you keep it."
    ),
}
