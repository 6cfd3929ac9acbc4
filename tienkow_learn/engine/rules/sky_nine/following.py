"""What may be led, and what may be played or surrendered in reply (S9 3.1, 3.2; B2, B3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.reasons import Code, Reason
from tienkow_learn.engine.rules.base import choices
from tienkow_learn.engine.rules.turn import Turn
from tienkow_learn.engine.tiles import Tiles

from .closing import competes, is_forced
from .codes import SkyNineCode
from .sets import ROYAL_KK, ROYALS, beats, combination, sets_in

if TYPE_CHECKING:
    from .rules import SkyNine


def legal(rules: SkyNine, turn: Turn) -> tuple[Play, ...]:
    """Every set that may be led; or every set that may be played in reply, then every way to surrender."""
    if turn.trick is None:
        return tuple(Play(each.tiles) for each in sets_in(rules, turn.hand))
    if owed := _owed(rules, turn, turn.trick):
        return tuple(Play(each) for each in owed)
    played = (Play(each.tiles) for each in answers(rules, turn, turn.trick))
    return (*played, *(given_up(rules, each) for each in choices(turn.hand, turn.trick.size)))


def given_up(rules: SkyNine, chosen: Tiles) -> Play:
    """Tiles that are surrendered: face down, unless surrendered_hidden is off."""
    return Play(chosen, surrendered=True, hidden=rules.hides)


def answers(rules: SkyNine, turn: Turn, trick: Trick) -> Iterable[Combination]:
    """The sets of the hand that may be played to a trick, in canonical order."""
    found = (competes(rules, turn, each) for each in choices(turn.hand, trick.size))
    return (each for each in found if each and (not rules.follow_must_beat or beats(each, trick.best, trick.lead)))


def _owed(rules: SkyNine, turn: Turn, trick: Trick) -> tuple[Tiles, ...]:
    """What the seat must beat with, if it must (option surrender)."""
    if rules.surrender == "free":
        return ()
    return tuple(each.tiles for each in answers(rules, turn, trick) if beats(each, trick.best, trick.lead))


def duty(rules: SkyNine, turn: Turn) -> Reason:
    """What the turn asks, before anything is chosen."""
    if turn.calling:
        return Reason.of(SkyNineCode.MAY_DECLARE if rules.may_declare(turn.hand) else SkyNineCode.NO_STRAIGHT_WIN)
    if turn.trick is None:
        return Reason.of(SkyNineCode.LEAD_SET)
    trick, facts = turn.trick, {"count": turn.trick.size, "best": turn.trick.best.tiles}
    return Reason.of(_asked(rules, turn, trick), **facts)


def _asked(rules: SkyNine, turn: Turn, trick: Trick) -> SkyNineCode:
    if is_forced(turn):
        return SkyNineCode.REPLY_FORCED
    if trick.closed:
        return SkyNineCode.REPLY_CLOSED
    if _owed(rules, turn, trick):
        return SkyNineCode.REPLY_MUST_BEAT
    found = [beats(each, trick.best, trick.lead) for each in answers(rules, turn, trick)]
    if any(found):
        return SkyNineCode.REPLY_CATCH if trick.lead.kind == ROYAL_KK else SkyNineCode.REPLY_BEAT
    if found:
        return SkyNineCode.REPLY_LOWER
    return SkyNineCode.REPLY_ROYAL if _is_unbeatable(rules, trick) else SkyNineCode.REPLY_CANNOT


def _is_unbeatable(rules: SkyNine, trick: Trick) -> bool:
    """True if a Royal was led that nothing beats: not a KK that a pair of J may catch (B10)."""
    return trick.lead.kind in ROYALS and not (trick.lead.kind == ROYAL_KK and rules.jj_catches_kk)


def refusal(rules: SkyNine, turn: Turn, play: Play) -> Reason | None:
    """Why tiles from the hand, as many as were led, may not be played; None if they may."""
    if turn.trick is None:
        return _lead_refusal(rules, play)
    owed = _owed(rules, turn, turn.trick)
    if owed and (play.surrendered or play.tiles not in owed):
        return Reason.of(SkyNineCode.MUST_BEAT, best=turn.trick.best.tiles)
    if play.surrendered:
        return None
    code = _why_no_reply(rules, turn, turn.trick, play.tiles)
    return Reason.of(code, tiles=play.tiles, best=turn.trick.best.tiles) if code else None


def _lead_refusal(rules: SkyNine, play: Play) -> Reason | None:
    if combination(rules, play.tiles) is None:
        return Reason.of(SkyNineCode.NOT_A_SET, tiles=play.tiles)
    return Reason.of(Code.LEAD_GIVEN_UP, tiles=play.tiles) if play.surrendered else None


def _why_no_reply(rules: SkyNine, turn: Turn, trick: Trick, chosen: Tiles) -> SkyNineCode | None:
    """Why tiles that are not surrendered cannot be played to a trick."""
    if is_forced(turn):
        return SkyNineCode.LAST_TILE_FORCED
    if trick.closed:
        return SkyNineCode.TRICK_CLOSED
    made, whole = competes(rules, turn, chosen), combination(rules, chosen)
    if made is None:
        return _why_no_rival(rules, trick, whole)
    if not rules.follow_must_beat or beats(made, trick.best, trick.lead):
        return None
    return SkyNineCode.ONLY_EQUAL if made.rank == trick.best.rank else SkyNineCode.NOT_HIGHER


def _why_no_rival(rules: SkyNine, trick: Trick, whole: Combination | None) -> SkyNineCode:
    if trick.lead.kind in ROYALS:
        return SkyNineCode.ROYAL_UNBEATEN if _is_unbeatable(rules, trick) else SkyNineCode.KK_UNBEATEN
    if whole is None:
        return SkyNineCode.NOT_A_SET
    return SkyNineCode.ROYAL_ONLY_LED if whole.kind in ROYALS else SkyNineCode.OTHER_CLASS


def lost_because(rules: SkyNine, trick: Trick, seat: int, turn: Turn) -> Reason | None:
    """Why a seat's play does not win the trick; None for the winner and for who has not played."""
    play = trick.play_of(seat)
    if play is None or seat == trick.winner:
        return None
    if play.surrendered:
        return Reason.of(_given_up_because(rules, trick, seat, turn))
    facts = {"tiles": play.tiles, "best": trick.best.tiles}
    if seat == trick.leader:
        return Reason.of(SkyNineCode.CAUGHT if trick.closed else SkyNineCode.BEATEN, **facts)
    made = combination(rules, play.tiles)
    equal = made is not None and made.rank == trick.best.rank
    return Reason.of(SkyNineCode.ONLY_EQUAL if equal else SkyNineCode.BEATEN, **facts)


def _given_up_because(rules: SkyNine, trick: Trick, seat: int, turn: Turn) -> SkyNineCode:
    """What a surrender tells the table (B2, B4); one that is forced tells nothing (S9 3.1)."""
    if is_forced(turn):
        return SkyNineCode.SURRENDERED_FORCED
    order = [at for at, _ in trick.plays]
    if trick.closed and order.index(seat) > order.index(trick.winner):
        return SkyNineCode.SURRENDERED_CLOSED
    if _is_unbeatable(rules, trick):
        return SkyNineCode.SURRENDERED_ROYAL
    return SkyNineCode.SURRENDERED if rules.surrender == "free" else SkyNineCode.SURRENDERED_UNABLE
