"""The bonuses of a game, as lines of its reference card: found by settling a round with them and without."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules import RuleSet

from .card_asking import played, surrendering
from .card_line import Line

BANKER, DOER, OTHER = 1, 0, 2
ROUND = Outcome((4, 2, 1, 1), DOER, BANKER)
"""A round that each bonus is added to."""
TWICE = ("AA99E", "BB3GF", "FGHH6", "IIJKC")
"""Hands of which the first leads four tiles that may be read as two pairs in two ways."""
POSSIBLE = {"if_reply": {"supreme", "mixed", "four"}, "if_lost": {"mixed", "four"}}
"""Which kinds can be played in reply, or be led and lose; any can come last, and in a round that another wins."""


def bonuses(rules: RuleSet) -> Iterator[Line]:
    """What each bonus pays, and when it pays nothing."""
    earned = [each for each in rules.bonuses if any(_paid(rules, Event(each[0], DOER, count=each[1])).values())]
    for kind, count in earned:
        yield from _bonus(rules, kind, count)
    for kind, count in dict(earned).items():
        yield from _conditions(rules, kind, count)
    for kind, count in earned:
        if count > 1:
            yield _from(_paid(rules, Event(kind, DOER), Event(kind, DOER, 2)), "two_leads", bonus=(kind, 1))
            yield _from(_paid(rules, *_read(rules)), "two_readings")


def _bonus(rules: RuleSet, kind: str, count: int) -> Iterator[Line]:
    """What each of the others pays: to the banker, and to another player."""
    own, other = (_paid(rules, Event(kind, seat, count=count)) for seat in (BANKER, DOER))
    if {*own.values()} == {*other.values()}:
        yield _from(own, "bonus_any", bonus=(kind, count))
        return
    yield _from(own, "bonus_bank", bonus=(kind, count))
    yield _from(other, "bonus", bonus=(kind, count))


def _from(paid: Counter[int], code: str, **values: object) -> Line:
    """A line that says who pays how much."""
    if not any(paid.values()):
        return Line.of(code, "nothing", **values)
    if len({*paid.values()}) == 1:
        return Line.of(code, "from_each", **values, points=paid[OTHER])
    return Line.of(code, "from_bank", **values, points=paid[BANKER], others=paid[OTHER])


def _conditions(rules: RuleSet, kind: str, count: int) -> Iterator[Line]:
    """Whether it is paid in reply, in a trick that is lost, in the last trick, and to who does not win the round."""
    usual = Event(kind, DOER, count=count)
    cases = {
        "if_reply": (replace(usual, led=False), DOER),
        "if_lost": (replace(usual, won=False), DOER),
        "if_last": (replace(usual, last=True), DOER),
        "if_round_lost": (usual, OTHER),
    }
    for code, (event, winner) in cases.items():
        if kind in POSSIBLE.get(code, {kind}):
            paid = any(_paid(rules, event, winner=winner).values())
            yield Line.of(code, "yes" if paid else "no", bonus=(kind, count))


def _paid(rules: RuleSet, *events: Event, winner: int | None = None) -> Counter[int]:
    """What each seat pays for events of one seat, without what else is paid; that seat wins the round, or another."""
    doer = events[0].seat if events else DOER
    plain, found = replace(ROUND, winner=doer if winner is None else winner), Counter[int]()
    for each, sign in ((replace(plain, events=events), 1), (plain, -1)):
        for line in rules.settle(each).payments:
            found[line.payer] += sign * line.points * (line.payee == doer)
    return Counter({seat: found[seat] for seat in SEATS if seat != doer})


def _read(rules: RuleSet) -> tuple[Event, ...]:
    """What happens when four tiles are led that may be read two ways."""
    tricks = surrendering(played(rules, TWICE, ["AA99"], (1, 1, 1, 0)), stop=1).tricks
    return tuple(event for event in rules.events((*tricks, *tricks)) if event.seat == DOER and event.trick == 1)
