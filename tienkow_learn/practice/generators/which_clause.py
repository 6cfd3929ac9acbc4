"""Which clause: by which clause a payment is made."""

from __future__ import annotations

from collections import Counter

from tienkow_learn.engine import Payment
from tienkow_learn.practice.case import Case
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text import explain, say

from . import cases

CHOICES, BONUS, NEAR = 4, 0.4, 2


@Generator
def which_clause(source: Source) -> Question:
    """A payment of a round, and four clauses of which one says so."""
    made, line = _payment(source)
    names = cases.names(source)
    paid = {"payer": names[line.payer], "payee": names[line.payee], "points": line.points}
    prompt = source.say("which_clause", case=cases.told(source, made), **paid)
    wrong = source.tempting(_others(source, line.clause), lambda clause: _likeness(source, clause, line.clause), 3)
    options = [_option(source, clause, line) for clause in sorted([line.clause, *wrong])]
    hints = [source.say("look_clause"), source.say("look_clause_bank")]
    return source.ask(prompt, options, f"rule:clause_{line.clause}", hints)


def _payment(source: Source) -> tuple[Case, Payment]:
    """A payment that is told from all others of its round by who pays whom how much."""
    while True:
        made = cases.case(source, event=source.chance.random() < BONUS)
        lines = made.settlement.payments
        alike = Counter((line.payer, line.payee, line.points) for line in lines)
        found = [line for line in lines if line.points and alike[line.payer, line.payee, line.points] == 1]
        if found:
            [line] = source.tempting(found, lambda line: 1 + 2 * ("trick" in line.values), 1)
            return made, line


def _others(source: Source, right: str) -> list[str]:
    return [clause for clause in source.rules.clauses if clause != right]


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
