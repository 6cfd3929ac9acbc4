"""What may be led, and what must be played in reply (EN 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tienkow_learn.engine.play import Play
from tienkow_learn.engine.reasons import Code, Reason
from tienkow_learn.engine.rules.base import Turn, choices
from tienkow_learn.engine.tiles import Tiles

from .pairs import pairs_in, readings, two_pairs_in
from .sets import PAIR, SINGLE, TWO_PAIRS, combination, held_pairs, judged

if TYPE_CHECKING:
    from .rules import TienKow


def legal(rules: TienKow, turn: Turn) -> tuple[Tiles, ...]:
    """The tiles that may be played in a turn."""
    if turn.trick is None:
        return _leads(rules, turn)
    size = turn.trick.size
    duty = {SINGLE: _singles, PAIR: _pairs, TWO_PAIRS: _two_pairs}[size](rules, turn)
    return duty or tuple(choices(turn.hand, size))


def _leads(rules: TienKow, turn: Turn) -> tuple[Tiles, ...]:
    singles = tuple(choices(turn.hand, SINGLE))
    if rules.first_trick_single_only and turn.first:
        return singles
    return (*singles, *pairs_in(turn.hand), *two_pairs_in(turn.hand))


def _singles(_: TienKow, turn: Turn) -> tuple[Tiles, ...]:
    return tuple(choices(turn.hand.of(turn.trick.lead.tiles[0].series), SINGLE)) if turn.trick else ()


def _pairs(rules: TienKow, turn: Turn) -> tuple[Tiles, ...]:
    return held_pairs(rules, turn.hand) if rules.must_follow_pair else ()


def _two_pairs(rules: TienKow, turn: Turn) -> tuple[Tiles, ...]:
    """The four tiles that the duty asks for; nothing where any four will do."""
    if not rules.must_follow_pair:
        return ()
    return held_two_pairs(rules, turn.hand) or _with_a_pair(rules, turn.hand)


def held_two_pairs(rules: TienKow, hand: Tiles) -> tuple[Tiles, ...]:
    """The two-pair sets of a hand that count as such in a reply."""
    return tuple(four for four in two_pairs_in(hand) if _two_count(rules, four))


def _two_count(rules: TienKow, four: Tiles) -> bool:
    supreme = rules.supreme_follow == "lead_only"
    return any(not (supreme and 1 in each) for each in readings(four))


def _with_a_pair(rules: TienKow, hand: Tiles) -> tuple[Tiles, ...]:
    if rules.short_two_pair_reply == "discard" or not held_pairs(rules, hand):
        return ()
    return tuple(four for four in choices(hand, TWO_PAIRS) if held_pairs(rules, four))


def refusal(rules: TienKow, turn: Turn, play: Play) -> Reason | None:
    """Why tiles from the hand, as many as were led, may not be played; None if they may."""
    if turn.trick is None:
        return _lead_refusal(rules, turn, play)
    wrong = _duty_refusal(rules, turn, play.tiles, turn.trick.size)
    if not wrong and play.surrendered and judged(rules, turn.trick.lead, play.tiles):
        return Reason.of(Code.NOT_GIVEN_UP, tiles=play.tiles)
    return wrong


def _lead_refusal(rules: TienKow, turn: Turn, play: Play) -> Reason | None:
    size = len(play.tiles)
    if size not in (SINGLE, PAIR, TWO_PAIRS):
        return Reason.of(Code.LEAD_SIZE, given=size)
    if rules.first_trick_single_only and turn.first and size != SINGLE:
        return Reason.of(Code.SINGLE_FIRST, given=size)
    if combination(rules, play.tiles) is None:
        return Reason.of(Code.NOT_A_PAIR if size == PAIR else Code.NOT_TWO_PAIRS, tiles=play.tiles)
    return Reason.of(Code.LEAD_GIVEN_UP, tiles=play.tiles) if play.surrendered else None


def _duty_refusal(rules: TienKow, turn: Turn, chosen: Tiles, size: int) -> Reason | None:
    if size == SINGLE:
        return _series_refusal(turn, chosen)
    if not rules.must_follow_pair:
        return None
    if size == PAIR:
        held = held_pairs(rules, turn.hand)
        return Reason.of(Code.FOLLOW_PAIR, tiles=chosen, pairs=held) if held and chosen not in held else None
    return _two_pair_refusal(rules, turn, chosen)


def _series_refusal(turn: Turn, chosen: Tiles) -> Reason | None:
    led = turn.trick.lead.tiles[0].series if turn.trick else chosen[0].series
    own = turn.hand.of(led)
    return Reason.of(Code.FOLLOW_SERIES, tiles=chosen, series=led, own=own) if own and not chosen.of(led) else None


def _two_pair_refusal(rules: TienKow, turn: Turn, chosen: Tiles) -> Reason | None:
    if held_two_pairs(rules, turn.hand):
        return None if _two_count(rules, chosen) else Reason.of(Code.FOLLOW_TWO_PAIRS, tiles=chosen)
    held = held_pairs(rules, turn.hand)
    free = rules.short_two_pair_reply == "discard" or not held
    return None if free or held_pairs(rules, chosen) else Reason.of(Code.INCLUDE_PAIR, tiles=chosen, pairs=held)
