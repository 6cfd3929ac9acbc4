"""Which tile catches which, found by asking the rules."""

from __future__ import annotations

from functools import cache

from tienkow_learn.engine import Combination, Play, RuleSet, Tile, Trick
from tienkow_learn.engine.rules import Turn


@cache
def catchers(rules: RuleSet) -> dict[Tile, Tile]:
    """The tiles that can be caught when they are led last, each with what catches it.

    >>> from tienkow_learn.engine import SkyNine, TienKow
    >>> [f"{caught} by {catcher}" for caught, catcher in catchers(SkyNine()).items()], catchers(TienKow())
    (['5:1 by 6:1', '2:1 by 4:2'], {})
    """
    return {tile: other for tile in Tile for other in Tile if catches(rules, rules.single(tile), rules.single(other))}


def catches(rules: RuleSet, led: Combination, reply: Combination) -> bool:
    """Whether a reply to the last lead takes the trick and closes it."""
    trick = Trick(0, ((0, Play(led.tiles)),), 0, led, led)
    return rules.beats(reply, led, led) and rules.closes(Turn(reply.tiles, trick, won=1), reply)
