"""How a round ends, as lines of its reference card: what that multiplies, when K is a gamble, what a Full House is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.engine.rules.ending import Ending
from tienkow_learn.engine.tiles import tiles

from .asking import played, surrendering
from .line import Line

WINNER, GAINER, LOSER, DOER = 0, 1, 2, 3
ROUND = Outcome((1, 5, 1, 1), WINNER, DOER)
"""A round with a loser who gains, one who pays, and one who has earned a bonus."""
GAMBLES = {
    "one_open": (("K", "J", "9", "8"), (), "K", (3, 0, 2, 2)),
    "both_down": (("AK", "J9", "J8", "77"), ("A", "(J)", "(J)", "(7)"), "K", (2, 2, 1, 1)),
}
"""Hands, plays, K as the last lead, and what was won before: one J is in no hand, or both are surrendered."""
FULL = (
    ("A", "E", ("AE", "B9", "C8", "D7")),
    ("AA99", "E", ("AA99E", "B8765", "CDDFF", "GGHHI")),
    ("E", "A", ("EA", "F9", "G8", "H7")),
)
"""A first lead, the last one, and the hands with which one player wins both."""
LAST = {"full_alone": ("B", ("B", "C", "D", "E"), 7), "full_larger": ("HH", ("HH", "B9", "B8", "C7"), 6)}
"""A last lead, the hands, and how many tiles its player has won before: all of them."""


def endings(rules: RuleSet) -> Iterator[Line]:
    """What each way to end a round multiplies; when K is a gamble; what makes a Full House."""
    if rules.ended(ROUND) is None:
        return
    yield from (line for way in rules.open_ways if (line := _ending(rules, way))["losses"] != 1)
    everything = replace(ROUND, tally=(rules.hand_size, 0, 0, 0))
    yield Line.of("all", "times_all", **_factors(rules, everything))
    for way in rules.open_ways:
        if not way.caught and not way.takes_all:
            factors = _factors(rules, everything, _event(rules, way))
            yield Line.of("all_end", "times_all", way=way.kind, **factors)
    yield from _gambles(rules)
    yield from _full_houses(rules)


def _ending(rules: RuleSet, way: Ending) -> Line:
    if way.takes_all:
        factors = _factors(rules, replace(ROUND, tally=(rules.hand_size, 0, 0, 0)), _event(rules, way))
        return Line.of("straight", "lost", way=way.kind, losses=factors["losses"])
    factors = _factors(rules, ROUND, _event(rules, way))
    gains = _paid(rules, ROUND, WINNER, GAINER, _event(rules, way)) // _paid(rules, ROUND, WINNER, GAINER)
    code, answer = ("caught", "caught_times") if way.caught else ("end", "times")
    return Line.of(code, answer, way=way.kind, **factors, gains=gains)


def _event(rules: RuleSet, way: Ending) -> Event:
    return Event(way.kind, LOSER if way.caught else WINNER, rules.hand_size, won=not way.caught, last=True)


def _factors(rules: RuleSet, outcome: Outcome, *events: Event) -> dict[str, int]:
    """By what the end multiplies what is lost, and a bonus that somebody has earned."""
    end = rules.ended(replace(outcome, events=events))
    bonus = Event(rules.bonuses[0][0], DOER)
    extra = [_paid(rules, outcome, GAINER, DOER, *more) for more in ((bonus, *events), events)]
    plain = [_paid(rules, ROUND, GAINER, DOER, *more) for more in ((bonus,), ())]
    return {"losses": end.factor if end else 1, "bonuses": (extra[0] - extra[1]) // (plain[0] - plain[1])}


def _paid(rules: RuleSet, outcome: Outcome, payer: int, payee: int, *events: Event) -> int:
    lines = rules.settle(replace(outcome, events=events)).payments
    return sum(line.points for line in lines if (line.payer, line.payee) == (payer, payee))


def _gambles(rules: RuleSet) -> Iterator[Line]:
    """Whether K as the last lead counts extra, by what is known of its catchers (B15)."""
    for code, (hands, plays, lead, tally) in GAMBLES.items():
        end = rules.ended(surrendering(played(rules, hands, plays, tally), leads=[lead]).outcome)
        yield Line.of(code, "yes" if end and end.factor > 1 else "no")


def _full_houses(rules: RuleSet) -> Iterator[Line]:
    """What a Full House counts, by its first lead and its last (B23, B24)."""
    for first, last, hands in FULL:
        end = rules.ended(surrendering(played(rules, hands, [], (0, 0, 0, 0)), leads=[first, last]).outcome)
        yield Line.of("full", "lost", first=tiles(first), last=tiles(last), losses=end.factor if end else 1)
    for code, (last, hands, won) in LAST.items():
        end = rules.ended(surrendering(played(rules, hands, [], (won, 0, 0, 0)), leads=[last]).outcome)
        yield Line.of(code, "lost", last=tiles(last), losses=end.factor if end else 1)
