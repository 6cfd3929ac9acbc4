"""Who pays after a catch: a gamble was caught, and somebody has lost."""

from __future__ import annotations

from tienkow_learn.engine import Outcome, Payment
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice.case import Case
from tienkow_learn.practice.needs import gambles
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text import explain

from . import cases


@Generator.needing(gambles)
def who_pays_caught(source: Source) -> Question:
    """Who pays what another player has lost, once a gamble was caught."""
    found = cases.settled(source, cases.wish(source, ending=1, caught=True), _carried)
    if found is None:
        return who_pays_caught.make(source)
    line = source.chance.choice(_carried(found.case))
    called, loser, outcome = cases.names(source), line.values["loser"], found.case.outcome
    values = {"loser": called[loser], "payer": called[line.payer], "winner": called[line.payee]}
    options = [
        Option(Choice(called[seat]), _reason(source, outcome, line, seat), right=seat == line.payer)
        for seat in SEATS
        if seat != outcome.winner
    ]
    options.append(Option(Choice(source.say("catch_nobody")), source.say("catch_not_dropped", **values)))
    prompt = source.say("who_pays_caught", case=cases.told(source, found.case), **values)
    hints = [source.say("look_caught"), source.say("rule_caught")]
    return source.ask(prompt, source.shuffled(options), f"rule:clause_{line.clause}", hints, position=found.round)


def _carried(made: Case) -> list[Payment]:
    """The payments of a case in which somebody pays for another."""
    return [line for line in made.settlement.payments if "loser" in line.values]


def _reason(source: Source, outcome: Outcome, line: Payment, seat: int) -> str:
    called = cases.names(source)
    values = {"loser": called[line.values["loser"]], "payer": called[line.payer], "name": called[seat]}
    if seat == line.payer:
        return explain(line, source.lang, called)
    if seat == line.values["loser"]:
        return source.say("catch_freed", **values)
    return source.say("catch_banker" if seat == outcome.banker else "catch_other", **values)
