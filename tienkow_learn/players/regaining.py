"""Whether a hand wins the last trick even if another leads: it beats all that can come, or what it keeps still wins."""

from __future__ import annotations

from collections.abc import Iterator

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.rules import Turn
from tienkow_learn.engine.tiles import Tiles

from .ending import catchers
from .holding import Holding
from .sight import rivals

MOST = 3
"""Tiles in hand up to which it is asked."""


def regains(holding: Holding, hand: Tiles) -> bool:
    """True if these tiles win the last trick, whatever unseen tiles another leads and however it goes on."""
    if not 0 < len(hand) <= MOST or not _tops_every_single(holding, hand):
        return False
    return all(_answers(holding, hand, lead) for lead in _leads(holding, len(hand)))


def _tops_every_single(holding: Holding, hand: Tiles) -> bool:
    rules, unseen = holding.odds.seen.rules, dict.fromkeys(holding.odds.seen.unseen)
    last = len(hand) == 1
    return all(any(_tops(holding, Tiles((face,)), rules.single(led), last=last) for face in hand) for led in unseen)


def _leads(holding: Holding, size: int) -> Iterator[Combination]:
    """What another may lead."""
    seen = holding.odds.seen
    return (each for n in range(1, size + 1) for each in seen.rules.sets_of(n) if seen.unseen.holds(each.tiles))


def _tops(holding: Holding, faces: Tiles, lead: Combination, *, last: bool) -> bool:
    """True if tiles win a trick with this lead wherever they come in it, whatever else is played."""
    seen = holding.odds.seen
    if any(map(seen.unseen.holds, catchers(seen.rules, lead))):
        return False
    best = [lead, *_over(holding, lead, lead)]
    made = [_taken(holding, faces, lead, each, last=last) for each in best]
    return all(each and not any(rivals(seen.rules, lead, each, seen.unseen)) for each in made)


def _over(holding: Holding, lead: Combination, best: Combination) -> Iterator[Combination]:
    seen = holding.odds.seen
    trick = Trick.begin(0, lead, best)
    found = rivals(seen.rules, lead, best, seen.unseen)
    return filter(None, (seen.rules.takes(Turn(faces, trick, 1), Play(faces)) for faces in found))


def _taken(holding: Holding, faces: Tiles, lead: Combination, best: Combination, *, last: bool) -> Combination | None:
    seen = holding.odds.seen
    trick = Trick.begin(0, lead, best)
    turn = Turn(faces, trick, seen.tally[seen.seat], held=len(faces) + (not last))
    return seen.rules.takes(turn, Play(faces))


def _answers(holding: Holding, hand: Tiles, lead: Combination) -> bool:
    """True if some answer to a lead wins it with the rest to be led out safely, or lets it go and wins later."""
    seen = holding.odds.seen
    turn = Turn(hand, Trick.begin(0, lead), seen.tally[seen.seat])
    return any(_goes_on(holding, hand.without(play.tiles), play, lead) for play in seen.rules.legal_plays(turn))


def _goes_on(holding: Holding, kept: Tiles, play: Play, lead: Combination) -> bool:
    if not play.surrendered and _tops(holding, play.tiles, lead, last=not kept):
        return not kept or _leads_out(holding, kept)
    return regains(holding, kept) and _leads_out(holding, kept)


def _leads_out(holding: Holding, hand: Tiles) -> bool:
    """True if each tile of a hand is beaten by nothing unseen, so that they may be led in any order."""
    rules = holding.odds.seen.rules
    return not any(holding.stops(rules.single(face), rules.single(face), last=False) for face in hand)
