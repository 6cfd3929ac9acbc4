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
    "reason_lead_size": N_("Lead one tile, one pair, or two pairs; {given} tiles are none of these."),
    "reason_not_a_pair": N_("{tiles} are not a pair. Only the 20 listed pairs may be led together."),
    "reason_not_two_pairs": N_("{tiles} are not two pairs. Four tiles may be led only as two of the 20 pairs."),
    "reason_single_first": N_("The first lead of the round must be a single tile; you chose {given}."),
    "reason_lead_given_up": N_("Lead {tiles} without brackets: a lead is never given up."),
    "reason_follow_series": N_("{series} was led and you hold {series}, so play that: {own}."),
    "reason_follow_pair": N_("A pair was led and you hold one, so play a pair: {pairs}."),
    "reason_follow_two_pairs": N_("Two pairs were led and you hold two: play two pairs."),
    "reason_include_pair": N_(
        "Two pairs were led and you cannot play two: put one pair among your four tiles: {pairs}."
    ),
    "reason_keep_pair": N_(
        "Two pairs were led and you cannot play two: give up tiles that are in no pair, as far as you have them. "
        "In a pair: {pairs}."
    ),
    "reason_not_given_up": N_("Play {tiles} without brackets: only what cannot win is given up."),
    "reason_lead_any": N_("Your lead: one tile, a pair, or two pairs."),
    "reason_lead_single": N_("The first lead of the round: one single tile."),
    "reason_reply_any": N_("Play any {needed} tiles."),
    "reason_reply_series": N_("{series} was led: play a {series} tile."),
    "reason_reply_off_series": N_("{series} was led and you hold none: give up any tile."),
    "reason_reply_pair": N_("A pair was led: play one of your pairs."),
    "reason_reply_no_pair": N_("A pair was led and you hold none: give up any two tiles."),
    "reason_reply_two_pairs": N_("Two pairs were led: play two pairs."),
    "reason_reply_with_pair": N_("Two pairs were led and you cannot play two: play one pair with any two tiles."),
    "reason_reply_unmatched": N_(
        "Two pairs were led and you cannot play two: give up four tiles, those that are in no pair first."
    ),
    "reason_reply_no_two_pairs": N_("Two pairs were led and you cannot match them: give up any four tiles."),
    "reason_off_series": N_("{tiles} is not {series}, the series that was led: it cannot win."),
    "reason_lower": N_("{tiles} ranks lower than {best}."),
    "reason_fewer_spots": N_("{tiles} has {spots}; {best} has more: {best_spots}."),
    "reason_tied_later": N_("{tiles} only equals {best}, and of equals the first one played wins."),
    "reason_tied_earlier": N_("{tiles} only equals {best}, and of equals the last one played wins."),
    "reason_no_pair": N_("{tiles} are no pair: they cannot win against one."),
    "reason_no_two_pairs": N_("{tiles} are not two pairs: they cannot win against two."),
    "reason_lower_pair": N_(
        "{tiles} count as pair number {rank}; {best} count as number {best_rank}, and the lower number wins."
    ),
    "reason_tied_pair_later": N_("{tiles} only equal {best}, and of equal pairs the first one played wins."),
    "reason_tied_pair_earlier": N_("{tiles} only equal {best}, and of equal pairs the last one played wins."),
    "reason_other_category": N_("{tiles} are of another kind than the lead, so they cannot win this trick."),
    "reason_other_series": N_(
        "Two pairs are won only by two pairs of the one series that was led: {tiles} cannot win this trick."
    ),
    "reason_supreme_lowest": N_("The Supreme pair counts as the lowest pair when it is not led."),
    "reason_supreme_only_led": N_("The Supreme pair counts as a pair only when it is led."),
    "reason_face_down": N_("Tiles given up face down cannot win."),
    "pay_a": N_("From {payer} to {payee}: {points}, for having no trick."),
    "pay_b": N_(
        "From {payer} to {payee}: {points}, for having no trick when the banker wins "
        "(wins in a row as banker: {round})."
    ),
    "pay_c": N_("From {payer} to {payee}: {points} ({base} less {won})."),
    "pay_c_even": N_("From {payer} to {payee}: nothing, for exactly {won}."),
    "pay_d": N_("From {payer} to {payee}: {points} ({won} less 4)."),
    "pay_e": N_("From {payer} to {payee}, the banker: {points}, for the Supreme pair in trick {trick}."),
    "pay_f": N_("From {payer} to {payee}: {points}, for the Supreme pair in trick {trick}."),
    "pay_g": N_(
        "From {payer} to {payee}, the banker: {points}, the bonus for mixed pairs in trick {trick} ({times} × {each})."
    ),
    "pay_h": N_("From {payer} to {payee}: {points}, the bonus for mixed pairs in trick {trick} ({times} × {each})."),
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
        "the names of seats {seat} and {other} look or sound the same: give each a name of its own, not twice '{name}'"
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
}
