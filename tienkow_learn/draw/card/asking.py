"""What the card asks of some rules: whether a play is allowed or wins, and how a small round ends."""

from __future__ import annotations

from collections.abc import Iterable

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet, Turn
from tienkow_learn.engine.tiles import Tiles


def takes(rules: RuleSet, reply: Tiles, lead: Combination) -> bool:
    """True if a reply takes a trick over from the lead."""
    if len(reply) != len(lead.tiles):
        return False
    return rules.takes(Turn(reply, Trick.begin(0, lead), won=1), Play(reply)) is not None


def may(rules: RuleSet, lead: Combination, hand: Tiles, reply: Play) -> bool:
    """True if a hand may answer a lead so, before the last trick."""
    return rules.why_not(Turn(hand, Trick.begin(0, lead), won=1), reply) is None


def played(rules: RuleSet, hands: Iterable[str], plays: Iterable[str], tally: Iterable[int]) -> Round:
    """A small round after some plays."""
    now = Round.start(rules, [*hands], tally=[*tally])
    for each in plays:
        now = now.play(each)
    return now


def surrendering(now: Round, stop: int = 8, leads: Iterable[str] = ()) -> Round:
    """The round played on until so many tricks are over: everybody gives the lowest tiles up, but for these leads."""
    coming = iter(leads)
    while not now.is_over and len(now.tricks) < stop:
        now = now.play(now.legal_plays()[-1] if now.trick else next(coming))
    return now
