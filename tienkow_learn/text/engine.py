"""Sentences of the engine: names, reasons, payments, errors."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "counted_tricks": N_("{tricks}"),
    "counted_tiles": N_("{count}"),
    "counted_points": N_("{points}"),
    "series_civil": N_("Civil"),
    "series_military": N_("Military"),
    "seat_0": N_("You"),
    "seat_inside": N_("you"),
    "seat_1": N_("West"),
    "seat_2": N_("North"),
    "seat_3": N_("East"),
    "illegal_play": N_("{reason}"),
    "reason_round_over": N_("The round is over: there is nothing left to play."),
    "reason_not_your_turn": N_("It is another seat's turn. To play now: {to_move}."),
    "reason_nothing_chosen": N_("Nothing is chosen yet: choose what to play."),
    "reason_not_in_hand": N_("The hand does not hold {tiles}."),
    "reason_wrong_count": N_("Play as many tiles as were led: {needed}. You chose {given}."),
    "reason_lead_given_up": N_("Lead {tiles} without brackets: a lead is never given up."),
    "unreadable_tile": N_(
        "'{text}' at place {place} is not a tile: write two halves of 1 to 6, such as 6:5, or A to K, 9 8 7 6 5 3"
    ),
    "unreadable_run": N_(
        "'{text}' at place {place}: '{wrong}' is not a tile; write A to K, 9 8 7 6 5 3, or spots such as 6:5"
    ),
    "number_gone": N_(
        "'{text}' at place {place} is one too many: of this number the deck holds only {tiles}. "
        "Two halves have a colon between them, such as 6:5"
    ),
    "not_a_tile": N_("'{text}' is not a tile: write two halves of 1 to 6, such as 6:5"),
    "not_a_series": N_("'{text}' is not a series; there are {known}"),
    "too_long": N_("{length} characters are too many for tiles: at most {most} are read"),
    "too_many": N_("{text} is there {given} times, but the deck holds {most} of it"),
    "open_bracket": N_("'{text}' has one bracket: tiles given up stand in two, such as (6:5)"),
    "unknown_option": N_("there is no option '{option}'; the options are {known}"),
    "option_value": N_("option {option} cannot be '{given}': it is one of {known}"),
    "option_form": N_("'{text}' is not an option: write name=value, such as trick_value=tiles"),
    "option_twice": N_("option {option} is given twice: take one of them out"),
    "options_clash": N_("{option} and {other} mean nothing together: change one of them"),
    "options_at_once": N_(
        "target={target} ends every match after its first round where target_basis={target_basis} counts from "
        "start_counters={start_counters}: make the target larger, or start with fewer"
    ),
    "target_at_once": N_(
        "target cannot be {target}: everybody starts with {start} counters, and these count, "
        "so every match would end after its first round"
    ),
    "unknown_rules": N_("there are no rules called '{text}'; there are {known}"),
    "seat_range": N_("{name} cannot be {seat}: seats are 0, 1, 2 and 3"),
    "count_range": N_("{name} cannot be {given}: it is a whole number from 0 to {most}"),
    "four_numbers": N_("{name} needs four numbers, one a seat; given: {given}"),
    "four_hands": N_("a round needs four hands; given: {given}"),
    "bad_hand": N_("hand {seat}: {error}"),
    "hand_sizes": N_("the four hands must be equal, of 1 to {most} tiles; they have {sizes}"),
    "hands_clash": N_("the hands together: {error}"),
    "winner_without_trick": N_("seat {seat} cannot have won the last trick with nothing in its tally"),
    "totals_sum": N_("totals are four numbers that come to 0, not {given}"),
    "two_endings": N_("a round ends once: take {one} or {other} out of the events"),
    "ending_seat": N_(
        "{kind} cannot be told of seat {seat}, where seat {winner} has won the last trick: "
        "a round is ended by its winner, and who is caught has lost it"
    ),
    "unknown_event": N_("there is no bonus called '{kind}'; there are {known}"),
    "over": N_("the round is over, so nobody is to move"),
    "not_over": N_("the round is not over, so there is nothing to settle yet"),
    "nothing_to_undo": N_("nothing has been played, so there is nothing to take back"),
    "four_names": N_("names are four, one a seat; given: {given}"),
    "bad_name": N_("the name of seat {seat} must have 1 to {most} characters that can be seen"),
    "comment_place": N_("a comment is on play {number}, which has not been made; plays so far: {plays}"),
    "bad_comment": N_("the comment on play {number} must be text of at most {most} characters"),
    "comments_large": N_("the comments are too long together: at most {most} characters are written"),
    "number_between": N_("{name} cannot be {given}: it is a whole number from {least} to {most}"),
    "wrong_kind": N_("{name} cannot be {given}: it must be {wanted}"),
    "several_most": N_("{name} are too many: there can be {most} at most"),
    "not_among": N_("{text} is not among {tiles}"),
    "play_call": N_("a call cannot be '{text}': it is one of {known}"),
    "tally_sum": N_(
        "the tally comes to {given}, but {most} can have been won: a round has 8 tiles a hand, "
        "and {left} of them are still held"
    ),
    "same_name": N_(
        "the names of seats {seat} and {other} look or sound the same: "
        "give each a name of its own, not twice '\u2068{name}\u2069'"
    ),
    "match_over": N_("the match is over: there is no round to play"),
    "other_round": N_("this is not the round that the match is at (round {number}): play the round that it deals"),
    "minutes_range": N_("minutes cannot be {given}: they are a number from 0 to {most}"),
    "record_no_match": N_("the record holds a single round, not a match: read it as a round"),
    "record_of_seat": N_("the record holds only what seat {seat} saw, not all hands: it can be looked at, not played"),
    "record_no_seat": N_("the record shows all hands: read it as a round or a match"),
    "record_face_down": N_(
        "'{text}' cannot be: what others surrender is written as (?), one ? a tile, while the round is on "
        "and the rules hide it, and in full once it is over"
    ),
    "record_round": N_("round {round}, {error}"),
    "record_round_open": N_("line {line}: a round begins, but the one before it is not finished"),
    "record_preset": N_("line {line}: the options in the line 'rules' are not those of '{text}': correct one of them"),
    "record_no_round": N_("line {line}: it belongs to a round, but no round has begun there"),
    "record_large": N_("the record has {size} characters; at most {most} are read"),
    "record_first": N_(
        "line 1: '{text}' does not begin a record: the first line is 'tienkow-learn 1', 'tienkow-learn match 1', "
        "or 'tienkow-learn seat 1'"
    ),
    "record_version": N_(
        "line 1: the record is of version {given}, this program reads version {known}: a newer program may read it"
    ),
    "record_line": N_("line {line}: '{text}' is not a line of a record"),
    "record_twice": N_("line {line}: '{word}' stands there a second time"),
    "record_missing": N_("the record has no line '{word}': it is cut or edited"),
    "record_value": N_("line {line}, {word}: {error}"),
    "record_number": N_("line {line}: '{text}' is not a whole number"),
    "record_string": N_("line {line}: {text} is not text in double quotes"),
    "record_beside_seed": N_("line {line}: a round dealt from a seed has no line '{word}': take it out, or the seed"),
    "record_seed": N_(
        "line {line}: the hand of seat {seat} is not what seed {seed} deals: correct the hand or take the seed out"
    ),
    "record_play": N_("line {line}, trick {trick}, play {play}: {error}"),
    "record_play_form": N_(
        "line {line}, trick {trick}, play {play}: '{text}' is not a play: write the seat and the tiles, such as P0 6:5"
    ),
    "record_call": N_("line {line}, call {call}: {error}"),
    "record_call_form": N_(
        "line {line}, call {call}: '{text}' is not a call: write the seat and the call, such as P0 pass"
    ),
    "record_trick": N_("line {line}: '{text}' is not what was played; it would be '{right}'"),
    "record_cut": N_("the record has no line '{word}': it is cut off"),
    "record_cut_in": N_("line {line}: the record is cut off after '{text}'"),
    "record_end": N_(
        "line {line}: it says '{text}', but what stands above comes to '{right}': a part is missing or edited"
    ),
    "record_seal": N_(
        "line {line}: the check '{text}' does not fit what stands above: something was edited. "
        "If that was meant, take the word 'check' and what follows out"
    ),
    "record_after_end": N_("line {line}: '{text}' stands after the end"),
    "reason_no_call": N_("There is nothing to declare now: play tiles."),
    "reason_call_first": N_("Before the first lead every player declares or passes: do that first."),
    "reason_cannot_declare": N_("This hand is no straight win, so it cannot be declared: pass."),
}
