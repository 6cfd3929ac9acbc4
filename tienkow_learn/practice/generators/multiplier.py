"""Multiplier: by what the units of one loser are multiplied."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tienkow_learn.engine import Outcome, Payment
from tienkow_learn.engine.outcome import Tally
from tienkow_learn.engine.play import SEATS
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
    outcome = _outcome(source)
    line = source.chance.choice([each for each in source.rules.settle(outcome).payments if "factor" in each.values])
    right = line.values["times"] * line.values["factor"]
    wrong = {number: code for number, code in reversed([*_wrong(source, outcome, line)]) if number not in (0, right)}
    if len(wrong) < FEWEST - 1:
        return multiplier.make(source)
    chosen = source.tempting(wrong, lambda _: 1, CHOICES - 1)
    options = [
        Option(_times(source, number), source.say(wrong[number], factor=line.values["factor"])) for number in chosen
    ]
    options += [Option(_times(source, right), explain(line, source.lang, cases.names(source)), right=True)]
    prompt = source.say("multiplier", story=_story(source, outcome), name=source.seat(_loser(outcome, line)))
    hints = [source.say("look_multiplier"), source.say("rule_multiplier")]
    return source.ask(prompt, source.shuffled(options), "rule:multiplier", hints)


def _times(source: Source, number: int) -> Choice:
    return Choice(source.say("times", number=number))


def _loser(outcome: Outcome, line: Payment) -> int:
    return line.values.get("loser", line.payer if line.payee == outcome.winner else line.payee)


def _outcome(source: Source) -> Outcome:
    """A round that ended in any way; now and then the winner has all tiles."""
    made = cases.case(source, ending=ENDS).outcome
    winner, most = made.winner, source.rules.hand_size
    if source.chance.random() > TAKES_ALL or any(event.seat != winner for event in made.events):
        return made
    tally = tuple(most * (seat == winner) for seat in SEATS)
    return Outcome(cast("Tally", tally), winner, made.banker, made.streak, made.events)


def _wrong(source: Source, outcome: Outcome, line: Payment) -> Iterator[tuple[int, str]]:
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


def _story(source: Source, outcome: Outcome) -> str:
    """The bank, who won, what counts of how it ended, and whether it was with all tiles."""
    called = cases.names(source)
    told = [source.say("case_won", name=called[outcome.winner])]
    told += [event_words(event, called, source.lang) for event in outcome.events]
    if outcome.tally[outcome.winner] == source.rules.hand_size:
        told.append(source.say("won_all", name=called[outcome.winner]))
    bank = source.bank(outcome)
    return " ".join([bank, *told])
