"""What may be led, and what must be played in reply (EN 2)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.reasons import Code, Reason
from tienkow_learn.engine.rules.base import choices
from tienkow_learn.engine.rules.turn import Turn
from tienkow_learn.engine.tiles import Series, Tiles

from .codes import TienKowCode
from .pairs import pairs_in, two_pairs_in
from .sets import PAIR, SINGLE, TWO_PAIRS, combination, competes, held_pairs, held_two_pairs

if TYPE_CHECKING:
    from .rules import TienKow

REFUSALS = {
    TienKowCode.REPLY_SERIES: TienKowCode.FOLLOW_SERIES,
    TienKowCode.REPLY_PAIR: TienKowCode.FOLLOW_PAIR,
    TienKowCode.REPLY_TWO_PAIRS: TienKowCode.FOLLOW_TWO_PAIRS,
    TienKowCode.REPLY_WITH_PAIR: TienKowCode.INCLUDE_PAIR,
    TienKowCode.REPLY_UNMATCHED: TienKowCode.KEEP_PAIR,
}
"""What is said to a play that leaves a duty undone."""


class Duty(NamedTuple):
    """What a reply owes: its code, the facts of its sentence, and the `sets` that fulfil it (none: any tiles do)."""

    code: TienKowCode
    facts: Mapping[str, object]
    sets: tuple[Tiles, ...] = ()


def duty(rules: TienKow, turn: Turn) -> Reason:
    """What must be led or followed now, before anything is chosen."""
    if turn.trick is None:
        return Reason.of(TienKowCode.LEAD_SINGLE if _only_singles(rules, turn) else TienKowCode.LEAD_ANY)
    owed = _owed(rules, turn.hand, turn.trick)
    return Reason.of(owed.code, **owed.facts)


def legal(rules: TienKow, turn: Turn) -> tuple[Tiles, ...]:
    """The tiles that may be played in a turn."""
    if turn.trick is None:
        return _leads(rules, turn)
    return _owed(rules, turn.hand, turn.trick).sets or tuple(choices(turn.hand, turn.trick.size))


def refusal(rules: TienKow, turn: Turn, play: Play) -> Reason | None:
    """Why tiles from the hand, as many as were led, may not be played; None if they may."""
    if turn.trick is None:
        return _lead_refusal(rules, turn, play)
    owed = _owed(rules, turn.hand, turn.trick)
    if owed.sets and play.tiles not in owed.sets:
        return Reason.of(REFUSALS[owed.code], **owed.facts)
    if play.surrendered and competes(rules, turn.trick.lead, play.tiles):
        return Reason.of(TienKowCode.NOT_GIVEN_UP, tiles=play.tiles)
    return None


def _owed(rules: TienKow, hand: Tiles, trick: Trick) -> Duty:
    if trick.size == SINGLE:
        return _series(hand, trick.lead.tiles[0].series)
    if not rules.must_follow_pair:
        return Duty(TienKowCode.REPLY_ANY, {"needed": trick.size})
    return _pair(rules, hand) if trick.size == PAIR else _two_pairs(rules, hand)


def _series(hand: Tiles, series: Series) -> Duty:
    own = hand.of(series)
    if not own:
        return Duty(TienKowCode.REPLY_OFF_SERIES, {"series": series})
    return Duty(TienKowCode.REPLY_SERIES, {"series": series, "own": own}, tuple(choices(own, SINGLE)))


def _pair(rules: TienKow, hand: Tiles) -> Duty:
    held = held_pairs(rules, hand)
    return Duty(TienKowCode.REPLY_PAIR, {"pairs": held}, held) if held else Duty(TienKowCode.REPLY_NO_PAIR, {})


def _two_pairs(rules: TienKow, hand: Tiles) -> Duty:
    two = held_two_pairs(rules, hand)
    if two:
        return Duty(TienKowCode.REPLY_TWO_PAIRS, {}, two)
    held = held_pairs(rules, hand)
    if not held or rules.short_two_pair_reply == "discard":
        return Duty(TienKowCode.REPLY_NO_TWO_PAIRS, {})
    if rules.short_two_pair_reply == "unmatched":
        return Duty(TienKowCode.REPLY_UNMATCHED, {"pairs": held}, _unmatched(hand, held))
    with_one = tuple(four for four in choices(hand, TWO_PAIRS) if held_pairs(rules, four))
    return Duty(TienKowCode.REPLY_WITH_PAIR, {"pairs": held}, with_one)


def _unmatched(hand: Tiles, held: tuple[Tiles, ...]) -> tuple[Tiles, ...]:
    """Every four tiles with as few tiles of the held pairs as can be (A14)."""
    paired = frozenset(chain.from_iterable(held))
    loose = sum(tile not in paired for tile in hand)
    fewest = max(0, TWO_PAIRS - loose)
    return tuple(four for four in choices(hand, TWO_PAIRS) if sum(tile in paired for tile in four) == fewest)


def _only_singles(rules: TienKow, turn: Turn) -> bool:
    return rules.first_trick_single_only and turn.first


def _leads(rules: TienKow, turn: Turn) -> tuple[Tiles, ...]:
    singles = tuple(choices(turn.hand, SINGLE))
    return singles if _only_singles(rules, turn) else (*singles, *pairs_in(turn.hand), *two_pairs_in(turn.hand))


def _lead_refusal(rules: TienKow, turn: Turn, play: Play) -> Reason | None:
    size = len(play.tiles)
    if size not in (SINGLE, PAIR, TWO_PAIRS):
        return Reason.of(TienKowCode.LEAD_SIZE, given=size)
    if _only_singles(rules, turn) and size != SINGLE:
        return Reason.of(TienKowCode.SINGLE_FIRST, given=size)
    if combination(rules, play.tiles) is None:
        return Reason.of(TienKowCode.NOT_A_PAIR if size == PAIR else TienKowCode.NOT_TWO_PAIRS, tiles=play.tiles)
    return Reason.of(Code.LEAD_GIVEN_UP, tiles=play.tiles) if play.surrendered else None
