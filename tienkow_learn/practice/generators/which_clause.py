"""Which clause: by which clause a payment is made."""

from __future__ import annotations

from collections import Counter

from tienkow_learn.engine import Payment
from tienkow_learn.practice.case import Case
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text import explain, say

from . import cases

CHOICES, NEAR = 4, 2


@Generator
def which_clause(source: Source) -> Question:
    """A payment of a round, and four clauses of which one says so."""
    clause, place = _target(source)
    found = cases.settled(source, cases.by_clause(source, clause), lambda made: _payments(made, clause))
    if found is None:
        return which_clause.make(source)
    line = source.chance.choice(_payments(found.case, clause))
    names = cases.names(source)
    paid = {"payer": names[line.payer], "payee": names[line.payee], "points": line.points}
    prompt = source.say("which_clause", case=cases.told(source, found.case), **paid)
    options = [_option(source, each, line) for each in _around(source, clause, place)]
    hints = [source.say("look_clause"), source.say("look_clause_bank")]
    return source.ask(prompt, options, f"rule:clause_{clause}", hints, position=found.round)


def _target(source: Source) -> tuple[str, int]:
    """A clause, and its place among the four choices, which stand in the order of the clauses; each place is even."""
    known = list(cases.clauses(source.rules))
    places = {clause: _places(known, clause) for clause in known}
    place = source.chance.randrange(CHOICES)
    fit = [clause for clause in known if place in places[clause]]
    [clause] = source.tempting(fit, lambda clause: 1 / len(places[clause]), 1)
    return clause, place


def _places(known: list[str], clause: str) -> list[int]:
    """The places that a clause may have among four in their order."""
    before = known.index(clause)
    after = len(known) - 1 - before
    return [place for place in range(CHOICES) if place <= before and CHOICES - 1 - place <= after]


def _around(source: Source, clause: str, place: int) -> list[str]:
    """A clause at its place among others, those next to it more often."""
    known = list(cases.clauses(source.rules))
    at = known.index(clause)
    before = source.tempting(known[:at], lambda each: _likeness(source, each, clause), place)
    after = source.tempting(known[at + 1 :], lambda each: _likeness(source, each, clause), CHOICES - 1 - place)
    return sorted([clause, *before, *after], key=known.index)


def _payments(made: Case, clause: str) -> list[Payment]:
    """The payments by a clause that are told from all others of their round by who pays whom how much."""
    lines = made.settlement.payments
    alike = Counter((line.payer, line.payee, line.points) for line in lines)
    return [
        line
        for line in lines
        if line.clause == clause and line.points and alike[line.payer, line.payee, line.points] == 1
    ]


def _likeness(source: Source, clause: str, right: str) -> float:
    """Clauses that stand near each other are confused more often."""
    clauses = source.rules.clauses
    return 3.0 if abs(clauses.index(clause) - clauses.index(right)) <= NEAR else 1.0


def _option(source: Source, clause: str, line: Payment) -> Option:
    rule = say(f"clause_{clause}", source.lang)
    choice = Choice(say(f"clause_short_{clause}", source.lang))
    if clause != line.clause:
        return Option(choice, source.say("clause_wrong", rule=rule))
    why = explain(line, source.lang, cases.names(source))
    return Option(choice, source.say("clause_right", rule=rule, why=why), right=True)
