"""Speculation: the smallest tile led last, whether it is valid, and who catches it (S9 3.4, B10, B14 to B18)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Trick
from tienkow_learn.engine.reasons import Reason
from tienkow_learn.engine.rules.turn import Turn
from tienkow_learn.engine.tiles import Tile, Tiles

from .codes import SkyNineCode
from .sets import CATCHERS, FOUR, JJ, ROYAL_KK, SINGLE, combination

if TYPE_CHECKING:
    from .rules import SkyNine


def competes(rules: SkyNine, turn: Turn, chosen: Tiles) -> Combination | None:
    """The set that tiles are played as; None if they are none, or can only be surrendered."""
    made = combination(rules, chosen)
    trick = turn.trick
    if trick is None or made is None:
        return made
    if trick.closed or is_forced(turn):
        return None
    if trick.lead.kind == ROYAL_KK:
        return made if rules.jj_catches_kk and chosen == JJ else None
    return made if made.kind == trick.lead.kind else None


def is_forced(turn: Turn) -> bool:
    """True if the last tile must be surrendered: nothing has been won, and one tile was led (S9 3.1)."""
    return turn.is_last and not turn.won and turn.trick is not None and turn.trick.size == SINGLE


def closes(rules: SkyNine, turn: Turn, takes: Combination) -> bool:
    """True if a reply that takes the trick over catches the lead: nobody can win it after that (S9 3.4, B10, B16)."""
    lead = turn.trick.lead if turn.trick else takes
    if lead.kind == ROYAL_KK:
        return True
    caught = takes.tiles == (CATCHERS.get(lead.tiles),)
    return caught and turn.is_last and is_valid(rules, lead.tiles, turn.tricks, turn.shown)


def at_stake(rules: SkyNine, turn: Turn) -> Reason | None:
    """The gamble that is on in the last trick: what was led, while nothing has beaten it."""
    trick = turn.trick
    if trick is None or not turn.is_last or trick.winner != trick.leader:
        return None
    led = trick.lead.tiles
    if trick.lead.kind == FOUR:
        return Reason.of(SkyNineCode.GAMBLE_FOUR, tiles=led)
    if led not in CATCHERS or not is_valid(rules, led, turn.tricks, turn.shown):
        return None
    return Reason.of(SkyNineCode.GAMBLE_SMALLEST, tiles=led, catcher=Tiles([CATCHERS[led]]))


def is_valid(rules: SkyNine, led: Tiles, before: Iterable[Trick], shown: Tiles) -> bool:
    """True if the smallest, led last, is a valid speculation: its catcher may still be about (S9 3.4, B15).

    >>> from tienkow_learn.engine.tiles import tiles
    >>> from .rules import SkyNine
    >>> [is_valid(SkyNine(), tiles("K"), (), tiles(seen)) for seen in ("", "J", "JJ")]
    [True, True, False]
    """
    catcher = CATCHERS[led]
    known = shown.count(catcher) + _played(before, catcher, hidden=rules.speculation_check == "all_copies_gone")
    return not known if rules.speculation_check == "any_copy_shown" else known < catcher.copies


def _played(before: Iterable[Trick], tile: Tile, *, hidden: bool) -> int:
    plays = (play for trick in before for _, play in trick.plays)
    return sum(play.tiles.count(tile) for play in plays if hidden or not play.hidden)
