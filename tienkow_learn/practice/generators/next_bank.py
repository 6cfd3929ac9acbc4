"""Next bank: who holds the bank in the next round, and at what stake."""

from __future__ import annotations

from collections.abc import Iterator

from tienkow_learn.practice.case import Case
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source

from . import cases

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
    for bank, wrong in _wrong(made):
        reasons.setdefault(bank, wrong)
    options = [
        Option(
            Choice(source.say(f"bank_is_{told}", name=source.seat(seat), points=number, number=number)),
            source.say(reason, what=what),
            right=(seat, number) == right,
        )
        for (seat, number), reason in reasons.items()
    ]
    prompt = source.say(f"next_bank_{told}", case=cases.told(source, made, counts=False))
    hints = [source.say("look_last"), source.say("rule_bank", what=what)]
    return source.ask(prompt, source.shuffled(options), "rule:next_bank", hints, position=found.round)


def _wrong(made: Case) -> Iterator[tuple[Bank, str]]:
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
