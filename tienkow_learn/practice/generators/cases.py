"""Rounds to be settled, for questions on scoring. Each was played by the engine; some end as is seldom seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from tienkow_learn.engine import DECK, Event, Outcome, Payment, Play, Round, RuleSet
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice.case import Case
from tienkow_learn.practice.source import Source
from tienkow_learn.text.settling import event_words

from .catches import Maker, makers
from .playing import TRIES, Plan, played

BANKER_WINS, MOST_TOLD = 0.5, 3
ENDS = 0.4
"""How often a round ends in a way of its own, where the rules know such."""
TALLIES = ((1, 0, 2, 5), (5, 1, 0, 2))
"""What may have been won, so that each clause on it applies to somebody."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a round should have: what makes an `event` that may pay, and its `end`; who wins.

    `banker_wins` is whether that is the banker, `takes_all` that it is with every tile. None: it does not matter.
    """

    event: Maker | None = None
    end: Maker | None = None
    banker_wins: bool | None = None
    takes_all: bool = False

    def granted(self, made: Case) -> bool:
        """True if a case has all of it."""
        done = {(event.kind, event.count) for event in made.events}
        asked = {(maker.kind, maker.count) for maker in (self.event, self.end) if maker}
        outcome = made.outcome
        everything = outcome.tally[outcome.winner] == sum(outcome.tally)
        banker = self.banker_wins in (None, outcome.winner == outcome.banker)
        return asked <= done and banker and self.takes_all <= everything


@dataclass(frozen=True, slots=True)
class Settled:
    """A `case` and the `round` that it comes from."""

    case: Case
    round: Round


def settled(source: Source, wanted: Wish, fits: Callable[[Case], object] = bool) -> Settled | None:
    """A round that was played and fits, with a wish granted if that can be; None where chance brought none about."""
    others = []
    for _ in range(TRIES):
        plans = _plans(source, wanted)
        whole = played(source, plans, _leader(source, wanted, plans))
        made = Settled(Case(whole.rules, whole.outcome), whole)
        if len(telling(made.case)) > MOST_TOLD:
            continue
        if wanted.granted(made.case) and fits(made.case):
            return made
        others.append(made)
    return next((made for made in others if fits(made.case)), None)


def wish(source: Source, *, event: bool = False, ending: float = ENDS, caught: bool = False) -> Wish:
    """What to ask of a round by chance: with an `event` one that pays; that somebody is `caught` in the last trick."""
    paying = _paying(source.rules)
    ends = [each for each in makers(source.rules) if each.last and (each.reply or not caught)]
    end = _one(source, ends) if source.chance.random() < ending else None
    return Wish(_one(source, paying) if event else None, end, source.chance.random() < BANKER_WINS)


def _one(source: Source, found: Sequence[Maker]) -> Maker | None:
    """One of some makers, each kind as often as any other."""
    return source.evenly(found, lambda maker: (maker.kind, maker.count)) if found else None


def by_clause(source: Source, clause: str, *, ending: float = 0) -> Wish:
    """What to ask of a round so that it pays by a clause."""
    found = _one(source, [maker for maker in clauses(source.rules)[clause] if maker])
    if found is None or not found.last:
        return replace(wish(source, ending=ending), event=found, banker_wins=None)
    return Wish(end=found)


def is_bonus(source: Source, clause: str) -> bool:
    """True if a clause pays for an event, and not for what was won."""
    return all(maker and not maker.last for maker in clauses(source.rules)[clause])


def _plans(source: Source, wanted: Wish) -> list[Plan]:
    """How to bring a wish about: the end first; an event that needs the same tiles is left to chance."""
    made: list[Plan] = []
    rest = DECK
    for maker in (wanted.end, wanted.event):
        if maker and rest.holds(maker.led + maker.reply):
            rest = rest.without(maker.led + maker.reply)
            leader, other = source.chance.sample(SEATS, 2)
            reply = [(other, Play(maker.reply))] if maker.reply else []
            made.append(Plan(((leader, Play(maker.led)), *reply), last=maker.last))
    return made


def _leader(source: Source, wanted: Wish, plans: list[Plan]) -> int | None:
    """Who is to lead the round, if that matters: who is to end it, or another one, as the banker wins or not."""
    if wanted.end is None or wanted.banker_wins is None:
        return None
    winner, _ = plans[0].plays[-1]
    return winner if wanted.banker_wins else (winner + source.chance.choice(SEATS[1:])) % len(SEATS)


@cache
def clauses(rules: RuleSet) -> dict[str, tuple[Maker | None, ...]]:
    """The clauses that a payment can have by these rules, each with what makes it (None: any round may).

    >>> from tienkow_learn.engine import SkyNine, TienKow
    >>> list(clauses(TienKow())), list(clauses(SkyNine()))
    (['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], ['none', 'short', 'above', 'caught', 'royal', 'four'])
    """
    found: dict[str, dict[Maker | None, None]] = {clause: {} for clause in rules.clauses}
    for maker in (None, *makers(rules)):
        for clause in _clauses(rules, maker):
            if None not in found[clause]:
                found[clause][maker] = None
    return {clause: tuple(each) for clause, each in found.items() if each}


def _clauses(rules: RuleSet, maker: Maker | None) -> set[str]:
    """The clauses that are paid by where an event happens, whoever holds the bank."""
    return {line.clause for line in _lines(rules, maker)}


def _lines(rules: RuleSet, maker: Maker | None) -> Iterator[Payment]:
    """What is paid where an event happens, whoever holds the bank."""
    for tally in TALLIES:
        for banker in SEATS:
            at = Outcome(tally, 0, banker, events=_events(rules, maker))
            yield from (line for line in rules.settle(at).payments if line.points)


def _events(rules: RuleSet, maker: Maker | None) -> tuple[Event, ...]:
    if maker is None:
        return ()
    caught = any(way.caught for way in rules.ways if way.kind == maker.kind)
    event = Event(maker.kind, int(caught), 1, maker.count, won=not caught, last=maker.last)
    return (event, replace(event, trick=2)) if not maker.last else (event,)


@cache
def _paying(rules: RuleSet) -> tuple[Maker, ...]:
    """What makes an event that pays under these rules, at times."""
    return tuple(
        each for each in makers(rules) if not each.last and any(line.event is not None for line in _lines(rules, each))
    )


def telling(made: Case) -> tuple[Event, ...]:
    """The events that are worth telling: what may pay, how the round ended, and what else changes a payment."""
    kinds = {kind for kind, _ in made.rules.bonuses} | {way.kind for way in made.rules.ways}
    return tuple(event for event in made.events if event.kind in kinds or _matters(made, event))


def _matters(made: Case, event: Event) -> bool:
    rest = tuple(each for each in made.events if each is not event)
    return made.rules.settle(replace(made.outcome, events=rest)) != made.settlement


def told(source: Source, made: Case, *, counts: bool = True, about: int | None = None) -> str:
    """The case in words: what each seat won, who won the last trick, the bank, the events.

    The one at the place `about` comes last.
    """
    called, outcome = source.voice.seats, made.outcome
    each = (source.voice.count(made.rules, outcome.tally[seat]) for seat in SEATS)
    won = source.say("case_won", name=called[outcome.winner])
    bank = source.bank(outcome)
    if not counts:
        return source.say("case_without", won=won, bank=bank)
    counts_told = ", ".join(source.say("case_count", name=name, won=n) for name, n in zip(called, each, strict=True))
    case_told = source.say("case", counts=counts_told, won=won, bank=bank)
    asked = None if about is None else made.events[about]
    for event in sorted(telling(made), key=lambda event: event is asked):
        case_told = source.say("case_event", case=case_told, told=event_words(event, source.voice))
    return case_told
