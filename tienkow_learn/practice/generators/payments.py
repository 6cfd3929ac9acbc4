"""Questions on payments: what somebody pays, by which clause, and whose the bank is next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tienkow_learn.engine import Payment
from tienkow_learn.practice.case import Case, Line
from tienkow_learn.practice.mistakes import right, rule, told
from tienkow_learn.practice.needs import four_clauses, slips
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source

from . import cases

CHOICES, BONUS, RARE = 4, 0.35, 0.4


@Generator.needing(slips)
def what_pays(source: Source) -> Question:
    """What passes between two players; each wrong number comes from a usual mistake."""
    asked = source.chance.random() < BONUS
    kinds = {each: cases.is_bonus(source, each) for each in cases.clauses(source.rules)}
    bonus = asked and any(kinds.values())
    known = [clause for clause in kinds if kinds[clause] == bonus]
    clause = source.chance.choice(known)
    wanted = cases.by_clause(source, clause, ending=cases.ENDS)
    found = cases.settled(source, wanted, lambda made: _asked(made, clause, bonus=bonus))
    if found is None:
        return what_pays.make(source)
    made, line = found.case, source.chance.choice(_asked(found.case, clause, bonus=bonus))
    names = source.voice.seats
    options = [Option(_choice(source, line, line.points), right(line, source.voice), right=True)]
    options += [_wrong_number(source, made, line, points) for points in _numbers(source, made, line)]
    called = {"case": cases.told(source, made, about=line.event), "seat": names[line.seat], "other": names[line.other]}
    prompt = source.say("pays_bonus" if bonus else "pays_what", **called)
    hints = [source.say("look_bonus" if bonus else "look_line", seat=called["seat"]), rule(line, source.voice)]
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
    return Choice(
        source.say("pays", payer=source.voice.seat(payer), payee=source.voice.seat(payee), points=abs(points))
    )


def _wrong_number(source: Source, made: Case, line: Line, points: int) -> Option:
    why = told(made, line, points, source.voice)
    return Option(_choice(source, line, points), why)


CHOICES, NEAR = 4, 2


@Generator.needing(four_clauses)
def which_clause(source: Source) -> Question:
    """A payment of a round, and four clauses of which one says so."""
    clause, place = _target(source)
    found = cases.settled(source, cases.by_clause(source, clause), lambda made: _payments(made, clause))
    if found is None:
        return which_clause.make(source)
    line = source.chance.choice(_payments(found.case, clause))
    names = source.voice.seats
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
    rule = source.voice.says(f"clause_{clause}")
    choice = Choice(source.voice.says(f"clause_short_{clause}"))
    if clause != line.clause:
        return Option(choice, source.say("clause_wrong", rule=rule))
    why = source.voice.explain(line)
    return Option(choice, source.say("clause_right", rule=rule, why=why), right=True)


Bank = tuple[int, int]
"""Who holds the bank, and the number that it is told by: the stake, or what multiplies."""


@Generator
def next_bank(source: Source) -> Question:
    """Who holds the bank next, and what it costs then to have no trick, or what payments are multiplied by."""
    found = cases.settled(source, cases.wish(source, ending=0))
    if found is None:
        return next_bank.make(source)
    made = found.case
    banker, streak = source.rules.bank_after(made.outcome)
    told, number = source.rules.bank(streak)
    right = (banker, number)
    what = source.say(f"bank_{told}")
    code = "bank_kept" if banker == made.outcome.banker else "bank_passes"
    reasons: dict[Bank, str] = {right: code}
    for bank, wrong in _wrong_banks(made):
        reasons.setdefault(bank, wrong)
    options = [
        Option(
            Choice(source.say(f"bank_is_{told}", name=source.voice.seat(seat), points=number, number=number)),
            source.say(reason, what=what),
            right=(seat, number) == right,
        )
        for (seat, number), reason in reasons.items()
    ]
    prompt = source.say(f"next_bank_{told}", case=cases.told(source, made, counts=False))
    hints = [source.say("look_last"), source.say("rule_bank", what=what)]
    return source.ask(prompt, source.shuffled(options), "rule:next_bank", hints, position=found.round)


def _wrong_banks(made: Case) -> Iterator[tuple[Bank, str]]:
    """What people say who make a mistake, each with what it is."""
    outcome, rules = made.outcome, made.rules
    winner, banker = outcome.winner, outcome.banker
    less, more, most, anew = (rules.bank(streak)[1] for streak in (*range(outcome.streak, outcome.streak + 3), 0))
    if winner == banker:
        yield (banker, less), "bank_not_grown"
        yield (banker, most), "bank_too_far"
    else:
        yield (winner, more), "bank_no_reset"
        yield (banker, more), "bank_stays_not"
    yield ((banker + 1) % 4, anew), "bank_in_turn"
