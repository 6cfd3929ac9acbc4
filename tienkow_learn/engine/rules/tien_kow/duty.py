"""What a turn asks of a player, before anything is chosen: for notes and hints (EN 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tienkow_learn.engine.reasons import Code, Reason
from tienkow_learn.engine.rules.base import Turn
from tienkow_learn.engine.tiles import Tiles

from .following import held_two_pairs
from .sets import PAIR, SINGLE, held_pairs

if TYPE_CHECKING:
    from .rules import TienKow


def duty(rules: TienKow, turn: Turn) -> Reason:
    """What must be led or followed now, with the tiles that can do it."""
    if turn.trick is None:
        single = rules.first_trick_single_only and turn.first
        return Reason.of(Code.LEAD_SINGLE if single else Code.LEAD_ANY)
    if turn.trick.size == SINGLE:
        return _series(turn.hand, turn.trick.lead.tiles)
    if not rules.must_follow_pair:
        return Reason.of(Code.REPLY_ANY, needed=turn.trick.size)
    return _pair(rules, turn.hand) if turn.trick.size == PAIR else _two_pairs(rules, turn.hand)


def _series(hand: Tiles, led: Tiles) -> Reason:
    series = led[0].series
    own = hand.of(series)
    return (
        Reason.of(Code.REPLY_SERIES, series=series, own=own) if own else Reason.of(Code.REPLY_OFF_SERIES, series=series)
    )


def _pair(rules: TienKow, hand: Tiles) -> Reason:
    held = held_pairs(rules, hand)
    return Reason.of(Code.REPLY_PAIR, pairs=held) if held else Reason.of(Code.REPLY_NO_PAIR)


def _two_pairs(rules: TienKow, hand: Tiles) -> Reason:
    if held_two_pairs(rules, hand):
        return Reason.of(Code.REPLY_TWO_PAIRS)
    held = held_pairs(rules, hand)
    must = held and rules.short_two_pair_reply != "discard"
    return Reason.of(Code.REPLY_WITH_PAIR, pairs=held) if must else Reason.of(Code.REPLY_NO_TWO_PAIRS)
