"""Rounds to be settled, for questions on scoring: what was won, who holds the bank, what may pay on its own."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from tienkow_learn.engine import Event, Outcome
from tienkow_learn.engine.outcome import Tally
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice.case import Case
from tienkow_learn.practice.source import Source
from tienkow_learn.text.settling import counted, event_words

FEWEST, BANKER_WINS, MOST_STREAK = 5, 0.5, 2
ENDS = 0.4
"""How often a round ends in a way of its own, where the rules know such."""


def case(source: Source, *, event: bool = False, ending: float = ENDS) -> Case:
    """A case by chance; the banker wins every other one. With an `event` one that may pay."""
    tally = [0, 0, 0, 0]
    most = source.rules.hand_size
    for _ in range(most if source.rules.unit == "tiles" else source.chance.randint(FEWEST, most)):
        tally[source.chance.choice((*SEATS, source.chance.choice(SEATS[:2])))] += 1
    winner = source.chance.choice([seat for seat in SEATS if tally[seat]])
    banker = winner if source.chance.random() < BANKER_WINS else (winner + source.chance.randint(1, 3)) % 4
    events = (*_ending(source, winner, ending), *([_event(source)] if event else []))
    streak = source.chance.randint(0, MOST_STREAK)
    return Case(source.rules, Outcome(cast("Tally", tuple(tally)), winner, banker, streak, events))


def _ending(source: Source, winner: int, share: float) -> tuple[Event, ...]:
    """How the round ended, if it was not as any other; a hand that was declared is no case of tricks."""
    ways = [way for way in source.rules.open_ways if not way.takes_all]
    if not ways or source.chance.random() >= share:
        return ()
    way = source.chance.choice(ways)
    seat = (winner + source.chance.randint(1, 3)) % len(SEATS) if way.caught else winner
    return (Event(way.kind, seat, source.rules.hand_size, won=not way.caught, last=True),)


def _event(source: Source) -> Event:
    kind, count = source.chance.choice([each for each in source.rules.bonuses if _pays(source, *each)])
    won = source.chance.random() < 1 / 2
    return Event(kind, source.chance.choice(SEATS), source.chance.randint(1, 4), count, won=won)


def _pays(source: Source, kind: str, count: int) -> bool:
    """Whether something of the kind ever pays under these rules, so that it can be met in a round."""
    bare = Outcome((1, 1, 1, 1), 0, 0)
    return source.rules.settle(bare) != source.rules.settle(replace(bare, events=(Event(kind, 0, 1, count),)))


def names(source: Source) -> tuple[str, ...]:
    """What the seats are called by who sits at 0."""
    return tuple(source.seat(seat) for seat in SEATS)


def told(source: Source, made: Case, *, counts: bool = True) -> str:
    """The case in words: what each seat won, who won the last trick, the bank, the events."""
    called, outcome = names(source), made.outcome
    each = (counted(made.rules, outcome.tally[seat], source.lang) for seat in SEATS)
    won = source.say("case_won", name=called[outcome.winner])
    bank = source.bank(outcome)
    if not counts:
        return source.say("case_without", won=won, bank=bank)
    counts_told = ", ".join(source.say("case_count", name=name, won=n) for name, n in zip(called, each, strict=True))
    case_told = source.say("case", counts=counts_told, won=won, bank=bank)
    for event in outcome.events:
        case_told = source.say("case_event", case=case_told, told=event_words(event, called, source.lang))
    return case_told
