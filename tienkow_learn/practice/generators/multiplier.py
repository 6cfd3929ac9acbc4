"""Multiplier: by what the units of one loser are multiplied."""

from __future__ import annotations

from typing import cast

from tienkow_learn.engine import Event, Outcome, Payment
from tienkow_learn.engine.outcome import Tally
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice.needs import multiplies
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text import explain

SHORT = (0, 1, 2, 3)
MOST_STREAK = 3


@Generator.needing(multiplies)
def multiplier(source: Source) -> Question:
    """By what a loser's units are multiplied, from how the round ended and what the banker has won."""
    outcome = _outcome(source)
    line = source.chance.choice([each for each in source.rules.settle(outcome).payments if "factor" in each.values])
    times, factor = line.values["times"], line.values["factor"]
    reasons = {times * factor: explain(line, source.lang, [source.seat(at) for at in SEATS])}
    for number, code in _wrong(outcome, line):
        reasons.setdefault(number, source.say(code))
    options = [
        Option(Choice(source.say("times", number=number)), why, right=number == times * factor)
        for number, why in reasons.items()
    ]
    prompt = source.say("multiplier", story=_story(source, outcome), name=source.seat(_loser(outcome, line)))
    hints = [source.say("look_multiplier"), source.say("rule_multiplier")]
    return source.ask(prompt, source.shuffled(options), "rule:multiplier", hints)


def _loser(outcome: Outcome, line: Payment) -> int:
    return line.payer if line.payee == outcome.winner else line.payee


def _outcome(source: Source) -> Outcome:
    winner, banker = source.chance.choice(SEATS), source.chance.choice(SEATS)
    tally = [source.chance.choice(SHORT[:3]) for _ in SEATS]
    tally[winner] += source.rules.hand_size - sum(tally)
    ending = source.chance.choice(["", *source.rules.endings])
    tricks = source.rules.hand_size
    events = (Event(ending, winner, tricks, won=True, last=True),) if ending else ()
    if max(tally) == tricks:
        tally[winner], tally[(winner + 1) % len(SEATS)] = tricks - 1, 1
    return Outcome(cast("Tally", tuple(tally)), winner, banker, source.chance.randint(0, MOST_STREAK), events)


def _wrong(outcome: Outcome, line: Payment) -> list[tuple[int, str]]:
    """What people say who make a mistake, each with what it is; numbers that are right by chance are left out later."""
    times, factor, streak = line.values["times"], line.values["factor"], outcome.streak + 1
    return [
        (factor * streak, "times_no_banker"),
        (factor, "times_no_streak"),
        (times, "times_no_ending"),
        (factor * outcome.streak if outcome.streak > 1 else factor + times, "times_one_less"),
        (factor + streak, "times_added"),
        (2 * factor * times, "times_twice"),
    ][:6]


def _story(source: Source, outcome: Outcome) -> str:
    ending = outcome.events[0].kind if outcome.events else "plain"
    bank = source.say("case_bank", name=source.seat(outcome.banker), streak=outcome.streak)
    won = source.say(f"ending_{ending}", name=source.seat(outcome.winner))
    return source.say("multiplier_story", bank=bank, won=won)
