"""Multiplier: by what the units of one loser are multiplied."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tienkow_learn.engine import Event, Outcome, Payment
from tienkow_learn.practice.case import Case
from tienkow_learn.practice.needs import multiplies
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text import explain
from tienkow_learn.text.settling import event_words

from . import cases

CHOICES, FEWEST = 4, 3
MOST_STREAK, TAKES_ALL, ENDS = 3, 0.2, 0.6


@Generator.needing(multiplies)
def multiplier(source: Source) -> Question:
    """By what a loser's units are multiplied, from how the round ended and what the banker has won."""
    found = cases.settled(source, _wish(source), lambda made: _asked(source, made.outcome))
    if found is None:
        return multiplier.make(source)
    made, outcome = found.case, found.case.outcome
    line = source.chance.choice(_asked(source, outcome))
    right, wrong = _right(line), _wrong(source, outcome, line)
    chosen = source.tempting(wrong, lambda _: 1, CHOICES - 1)
    options = [
        Option(_times(source, number), source.say(wrong[number], factor=line.values["factor"])) for number in chosen
    ]
    options += [Option(_times(source, right), explain(line, source.lang, cases.names(source)), right=True)]
    prompt = source.say("multiplier", story=_story(source, made), name=source.seat(_loser(outcome, line)))
    hints = [source.say("look_multiplier"), source.say("rule_multiplier")]
    return source.ask(prompt, source.shuffled(options), "rule:multiplier", hints, position=found.round)


def _asked(source: Source, outcome: Outcome) -> list[Payment]:
    """The payments in which people go wrong in more than one way."""
    lines = (line for line in source.rules.settle(outcome).payments if "factor" in line.values)
    return [line for line in lines if len(_wrong(source, outcome, line)) >= FEWEST - 1]


def _right(line: Payment) -> int:
    return int(line.values["times"] * line.values["factor"])


def _times(source: Source, number: int) -> Choice:
    return Choice(source.say("times", number=number))


def _loser(outcome: Outcome, line: Payment) -> int:
    return line.values.get("loser", line.payer if line.payee == outcome.winner else line.payee)


def _wish(source: Source) -> cases.Wish:
    """A round that ended in any way; now and then the winner has all tiles."""
    return replace(cases.wish(source, ending=ENDS), takes_all=source.chance.random() < TAKES_ALL)


def _wrong(source: Source, outcome: Outcome, line: Payment) -> dict[int, str]:
    """The wrong numbers, each with the likeliest mistake behind it."""
    said = reversed([*_said(source, outcome, line)])
    return {number: code for number, code in said if number not in (0, _right(line))}


def _said(source: Source, outcome: Outcome, line: Payment) -> Iterator[tuple[int, str]]:
    """What people say who make a mistake, each with what it is, the likeliest first."""
    times, factor = line.values["times"], line.values["factor"]
    _, bank = source.rules.bank(outcome.streak)
    if times > 1:
        yield factor, "times_no_streak"
        yield factor * outcome.streak, "times_one_less"
    elif bank > 1:
        yield factor * bank, "times_no_banker"
    if factor > 1:
        yield times, "times_no_ending"
        yield times * factor * factor, "times_twice"
    if times > 1 and factor > 1:
        yield factor + times, "times_added"
    if factor == 1:
        yield 2 * times, "times_plain"


def _story(source: Source, made: Case) -> str:
    """The bank, who won, what counts of how it ended, and whether it was with all tiles."""
    called, outcome = cases.names(source), made.outcome
    told = [source.say("case_won", name=called[outcome.winner])]
    told += [event_words(event, called, source.lang) for event in cases.telling(made) if _counts(made, event)]
    if outcome.tally[outcome.winner] == source.rules.hand_size:
        told.append(source.say("won_all", name=called[outcome.winner]))
    bank = source.bank(outcome)
    return " ".join([bank, *told])


def _counts(made: Case, event: Event) -> bool:
    """Whether an event is no bonus: those are multiplied by nothing of how the round ended."""
    return event.kind not in {kind for kind, _ in made.rules.bonuses}
