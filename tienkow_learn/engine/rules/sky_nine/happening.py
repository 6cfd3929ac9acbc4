"""What happened in a round: bonuses, how it was opened, and how it ended, as facts (S9 3.3, 3.4, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.outcome import Event
from tienkow_learn.engine.play import DECLARE, Trick
from tienkow_learn.engine.rules.turn import Past
from tienkow_learn.engine.tiles import Tiles

from .closing import is_valid
from .declaring import level
from .sets import CATCHERS, FOUR, ROYAL_63, ROYAL_KK, ROYALS, SINGLE, combination, combinations, is_largest

if TYPE_CHECKING:
    from .rules import SkyNine

HK_TOPS = ("A", "9")


def events(rules: SkyNine, tricks: tuple[Trick, ...], past: Past) -> Iterator[Event]:
    """Every Royal led, every four-tile set, every KK caught; of a round that is over also its opening and its end."""
    for number, trick in enumerate(tricks, 1):
        last = past.is_over and number == len(tricks)
        yield from _bonuses(rules, trick, number, last=last)
    for seat, play in past.calls:
        if play.call == DECLARE:
            yield Event(level(rules, play.tiles) or "", seat, led=False, won=True, last=True)
    if past.is_over and tricks:
        yield from _opening(rules, tricks[0], past)
        yield from _ending(rules, tricks, past)


def _bonuses(rules: SkyNine, trick: Trick, number: int, *, last: bool) -> Iterator[Event]:
    for seat, play in trick.plays:
        made = None if play.surrendered else combination(rules, play.tiles)
        facts = {"led": seat == trick.leader, "won": seat == trick.winner, "last": last}
        if made and made.kind == FOUR:
            yield Event("four", seat, number, **facts)
        if made and made.kind in ROYALS:
            yield Event("royal", seat, number, **facts)
    if trick.closed and trick.lead.kind == ROYAL_KK:
        yield Event("kk_caught", trick.winner, number, led=False, won=True, last=last)


def _opening(rules: SkyNine, first: Trick, past: Past) -> Iterator[Event]:
    """Who led the first trick, and whether with a top set or a Royal (B23)."""
    if past.whole:
        top = _is_top(rules, first.lead)
        yield Event("opened_top" if top else "opened", first.leader, 1, won=first.winner == first.leader)


def _is_top(rules: SkyNine, lead: Combination) -> bool:
    if rules.fh_first_lead_top == "hk":
        return lead.kind == ROYAL_63 or lead.tiles.letters in HK_TOPS
    return lead.kind in ROYALS or is_largest(lead)


def _ending(rules: SkyNine, tricks: tuple[Trick, ...], past: Past) -> Iterator[Event]:
    """How the last trick was won, or lost by who gambled on it (S9 3.3, 3.4)."""
    trick, number = tricks[-1], len(tricks)
    kind = _caught(trick)
    if kind:
        yield Event(kind, trick.leader, number, won=False, last=True)
    elif won := _concluded(rules, tricks, past):
        yield Event(won, trick.winner, number, led=trick.winner == trick.leader, won=True, last=True)


def _caught(trick: Trick) -> str | None:
    """How the lead of the last trick was caught, if it was."""
    if trick.lead.kind == FOUR and trick.winner != trick.leader:
        return "caught_four"
    if trick.closed:
        return "caught_kk" if trick.lead.kind == ROYAL_KK else "caught_single"
    return None


def _concluded(rules: SkyNine, tricks: tuple[Trick, ...], past: Past) -> str | None:
    """With what the last trick was won, if that counts."""
    *before, last = tricks
    if last.best.kind == FOUR:
        return "ended_four"
    if last.best.kind in ROYALS:
        return "ended_royal"
    if last.best.tiles in CATCHERS and is_valid(rules, last.best.tiles, before, past.shown):
        return "smallest"
    return "largest" if _is_large(rules, last.best, tricks) else None


def _is_large(rules: SkyNine, best: Combination, tricks: tuple[Trick, ...]) -> bool:
    """True if the round was ended with the largest (B24)."""
    if rules.largest == "top_rank":
        return is_largest(best)
    if rules.largest == "hk" and len(best.tiles) > SINGLE:
        return True
    return not any(_beaten_by(rules, best, _unseen(tricks)))


def _beaten_by(rules: SkyNine, best: Combination, unseen: Tiles) -> Iterator[Combination]:
    return (
        each
        for each in combinations(rules)
        if each.kind == best.kind and each.rank < best.rank and unseen.holds(each.tiles)
    )


def _unseen(tricks: tuple[Trick, ...]) -> Tiles:
    """What the winner of the last trick could not see before it: the others' tiles face down, and their last ones."""
    *before, last = tricks
    down = [play for trick in before for seat, play in trick.plays if seat != last.winner and play.hidden]
    held = [play for seat, play in last.plays if seat != last.winner]
    return Tiles(tile for play in (*down, *held) for tile in play.tiles)
