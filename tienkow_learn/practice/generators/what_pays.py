"""What pays: what passes between two players, for their tricks or for a bonus."""

from __future__ import annotations

from tienkow_learn.practice.case import Case, Line
from tienkow_learn.practice.mistakes import right, rule, told
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source

from . import cases

CHOICES, BONUS, RARE = 4, 0.35, 0.4


@Generator
def what_pays(source: Source) -> Question:
    """What passes between two players; each wrong number comes from a usual mistake."""
    bonus = source.chance.random() < BONUS
    known = [clause for clause in cases.clauses(source.rules) if cases.is_bonus(source, clause) == bonus]
    clause = source.chance.choice(known)
    wanted = cases.by_clause(source, clause, ending=cases.ENDS)
    found = cases.settled(source, wanted, lambda made: _asked(made, clause, bonus=bonus))
    if found is None:
        return what_pays.make(source)
    made, line = found.case, source.chance.choice(_asked(found.case, clause, bonus=bonus))
    names = cases.names(source)
    options = [Option(_choice(source, line, line.points), right(line, names, source.lang), right=True)]
    options += [_wrong(source, made, line, points) for points in _numbers(source, made, line)]
    called = {"case": cases.told(source, made, about=line.event), "seat": names[line.seat], "other": names[line.other]}
    prompt = source.say("pays_bonus" if bonus else "pays_what", **called)
    hints = [source.say("look_bonus" if bonus else "look_line", seat=called["seat"]), rule(line, source.lang)]
    concept = f"rule:clause_{line.clause}" if line.clause else "rule:no_bonus"
    return source.ask(prompt, source.shuffled(options), concept, hints, position=found.round)


def _asked(made: Case, clause: str, *, bonus: bool) -> list[Line]:
    """The lines by a clause that can be asked about: in which people go wrong in more than one way."""
    lines = (line for line in made.lines if line.clause == clause and (line.event is not None) == bonus)
    return [line for line in lines if len(made.mistakes(line)) > 1]


def _numbers(source: Source, made: Case, line: Line) -> list[int]:
    """Some wrong numbers; those the right way round come more often."""
    found = made.mistakes(line)
    return source.tempting(found, lambda points: 1.0 if points * line.points >= 0 else RARE, CHOICES - 1)


def _choice(source: Source, line: Line, points: int) -> Choice:
    payer, payee = (line.seat, line.other) if points > 0 else (line.other, line.seat)
    if not points:
        return Choice(source.say("pays_nothing"))
    return Choice(source.say("pays", payer=source.seat(payer), payee=source.seat(payee), points=abs(points)))


def _wrong(source: Source, made: Case, line: Line, points: int) -> Option:
    why = told(made, line, points, cases.names(source), source.lang)
    return Option(_choice(source, line, points), why)
