"""Who wins a trick, and why the others do not (EN 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.reasons import Reason
from tienkow_learn.engine.tiles import Tile, Tiles

from .codes import TienKowCode
from .pairs import LOWEST, category, readings
from .sets import PAIR, SINGLE, TWO_PAIRS, judged, led_number, reply_number

if TYPE_CHECKING:
    from .rules import TienKow

_TIED = {
    (True, False): TienKowCode.TIED_LATER,
    (True, True): TienKowCode.TIED_EARLIER,
    (False, False): TienKowCode.TIED_PAIR_LATER,
    (False, True): TienKowCode.TIED_PAIR_EARLIER,
}
"""What is said of equals, by whether they are single tiles and whether the last of them wins."""


def beats(rules: TienKow, reply: Combination, best: Combination, lead: Combination) -> bool:
    """True if a reply is stronger than the best play so far, or equal where the last of equals wins."""
    if not _may_win(rules, reply, lead):
        return False
    mine, theirs = _strength(rules, reply, lead), _strength(rules, best, lead)
    return mine < theirs or (mine == theirs and rules.equal_tiles == "last_wins")


def _strength(rules: TienKow, played: Combination, lead: Combination) -> int:
    """The rank that counts, 1 the strongest: the lead's own, or what a reply competes as."""
    if len(played.tiles) == SINGLE or played.tiles == lead.tiles:
        return played.rank
    if rules.pair_ranking == "same_category" and len(played.tiles) == TWO_PAIRS:
        return min(_alike(rules, played.tiles, lead.tiles))
    return reply_number(rules, played.tiles) or LOWEST


def _may_win(rules: TienKow, reply: Combination, lead: Combination) -> bool:
    if reply.kind != lead.kind:
        return False
    if len(reply.tiles) == SINGLE:
        return True
    return _category_allows(rules, reply, lead) and _capture_allows(rules, reply.tiles, lead.tiles)


def _category_allows(rules: TienKow, reply: Combination, lead: Combination) -> bool:
    if rules.pair_ranking == "unified":
        return True
    if len(reply.tiles) == PAIR:
        return category(reply.rank) == category(lead.rank)
    return bool(_alike(rules, reply.tiles, lead.tiles))


def _alike(rules: TienKow, reply: Tiles, lead: Tiles) -> list[int]:
    """The best pair of each reading of a reply whose two categories are those of the lead (pair_ranking)."""
    wanted = sorted(map(category, readings(lead)[0]))
    ways = readings(reply)[:1] if rules.two_pair_reading == "strongest" else readings(reply)
    return [best for best, other in ways if sorted((category(best), category(other))) == wanted]


def _capture_allows(rules: TienKow, reply: Tiles, lead: Tiles) -> bool:
    """Option two_pair_capture: a lead of two series has no led series, so nothing captures it."""
    if rules.two_pair_capture == "best_pair" or len(lead) != TWO_PAIRS:
        return True
    return len({tile.series for tile in (*reply, *lead)}) == 1


def lost_because(rules: TienKow, trick: Trick, seat: int) -> Reason | None:
    """Why a seat's play does not win the trick; None for the winner and for who has not played."""
    play = trick.play_of(seat)
    if play is None or seat == trick.winner:
        return None
    if play.surrendered:
        return _given_up(trick, play)
    return _outranked(rules, trick, play, seat)


def _given_up(trick: Trick, play: Play) -> Reason:
    if not play.tiles:
        return Reason.of(TienKowCode.FACE_DOWN)
    if trick.size == SINGLE:
        return Reason.of(TienKowCode.OFF_SERIES, tiles=play.tiles, series=trick.lead.tiles[0].series)
    if led_number(play.tiles):
        return Reason.of(TienKowCode.SUPREME_ONLY_LED)
    return Reason.of(TienKowCode.NO_PAIR if trick.size == PAIR else TienKowCode.NO_TWO_PAIRS, tiles=play.tiles)


def _outranked(rules: TienKow, trick: Trick, play: Play, seat: int) -> Reason:
    mine = trick.lead if seat == trick.leader else cast("Combination", judged(rules, trick.lead, play.tiles))
    if not _capture_allows(rules, mine.tiles, trick.lead.tiles):
        return Reason.of(TienKowCode.OTHER_SERIES, tiles=play.tiles)
    if not _may_win(rules, mine, trick.lead):
        return Reason.of(TienKowCode.OTHER_CATEGORY, tiles=play.tiles)
    rank, winning = (_strength(rules, each, trick.lead) for each in (mine, trick.best))
    facts = {"tiles": play.tiles, "best": trick.best.tiles}
    if rank == winning:
        return Reason.of(_TIED[trick.size == SINGLE, rules.equal_tiles == "last_wins"], **facts)
    if rank == LOWEST:
        return Reason.of(TienKowCode.SUPREME_LOWEST)
    if trick.size == SINGLE:
        return Reason.of(_lower_single(rules, play.tiles[0], trick.best.tiles[0]), **facts)
    return Reason.of(TienKowCode.LOWER_PAIR, **facts, rank=rank, best_rank=winning)


def _lower_single(rules: TienKow, mine: Tile, best: Tile) -> TienKowCode:
    return TienKowCode.FEWER_SPOTS if rules.single_rank == "spots" and mine.spots < best.spots else TienKowCode.LOWER
