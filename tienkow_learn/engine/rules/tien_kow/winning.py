"""Who wins a trick, and why the others do not (EN 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.reasons import Code, Reason
from tienkow_learn.engine.tiles import Tiles

from .pairs import LOWEST, category, readings
from .sets import PAIR, SINGLE, TWO_PAIRS, judged, reply_number

if TYPE_CHECKING:
    from .rules import TienKow


def beats(rules: TienKow, reply: Combination, best: Combination, lead: Combination) -> bool:
    """Whether a reply is stronger than the best play so far, or equal where the last of equals wins."""
    if not _may_win(rules, reply, lead):
        return False
    mine, theirs = _strength(rules, reply, lead), _strength(rules, best, lead)
    return mine < theirs or (mine == theirs and rules.equal_tiles == "last_wins")


def _strength(rules: TienKow, played: Combination, lead: Combination) -> int:
    """The rank that counts, 1 the strongest: the lead's own, or what a reply competes as."""
    if len(played.tiles) == SINGLE or played.tiles == lead.tiles:
        return played.rank
    if rules.pair_ranking == "same_category" and len(played.tiles) == TWO_PAIRS:
        return min(_alike(played.tiles, lead.tiles), default=LOWEST)
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
    return bool(_alike(reply.tiles, lead.tiles))


def _alike(reply: Tiles, lead: Tiles) -> list[int]:
    """The best pair of each reading of a reply whose two categories are those of the lead (pair_ranking)."""
    wanted = sorted(map(category, readings(lead)[0]))
    return [best for best, other in readings(reply) if sorted((category(best), category(other))) == wanted]


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
        return Reason.of(_given_up(trick), tiles=play.tiles, series=trick.lead.tiles[0].series)
    return _outranked(rules, trick, play, seat)


def _given_up(trick: Trick) -> Code:
    return {SINGLE: Code.OFF_SERIES, PAIR: Code.NO_PAIR, TWO_PAIRS: Code.NO_TWO_PAIRS}[trick.size]


def _outranked(rules: TienKow, trick: Trick, play: Play, seat: int) -> Reason:
    mine = (seat != trick.leader and judged(rules, trick.lead, play.tiles)) or trick.lead
    facts = {"tiles": play.tiles, "best": trick.best.tiles, "winner": trick.winner}
    if not _may_win(rules, mine, trick.lead):
        return Reason.of(Code.OTHER_CATEGORY, **facts)
    rank, winning = (_strength(rules, each, trick.lead) for each in (mine, trick.best))
    if rank == winning:
        return Reason.of(_tied(rules, trick), **facts)
    return Reason.of(_lower(rules, trick, rank, seat), **facts, rank=rank, best_rank=winning)


def _tied(rules: TienKow, trick: Trick) -> Code:
    late = rules.equal_tiles != "last_wins"
    if trick.size == SINGLE:
        return Code.TIED_LATER if late else Code.TIED_EARLIER
    return Code.TIED_PAIR_LATER if late else Code.TIED_PAIR_EARLIER


def _lower(rules: TienKow, trick: Trick, rank: int, seat: int) -> Code:
    if trick.size == SINGLE:
        fewer = trick.best.tiles[0].spots > (trick.play_of(seat) or trick.plays[0][1]).tiles[0].spots
        return Code.FEWER_SPOTS if rules.single_rank == "spots" and fewer else Code.LOWER
    return Code.SUPREME_LOWEST if rank == LOWEST and seat != trick.leader else Code.LOWER_PAIR
