"""Next bank: who holds the bank in the next round, and at what stake."""

from __future__ import annotations

from collections.abc import Iterator

from tienkow_learn.practice.case import Case
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source

from . import cases

Bank = tuple[int, int]
"""Who holds the bank, and the stake."""


@Generator
def next_bank(source: Source) -> Question:
    """Who holds the bank next and what it costs then to have no trick."""
    made = cases.case(source)
    banker, streak = source.rules.bank_after(made.outcome)
    right = (banker, source.rules.stake(streak))
    code = "bank_kept" if banker == made.outcome.banker else "bank_passes"
    reasons: dict[Bank, str] = {right: code}
    for bank, wrong in _wrong(made):
        reasons.setdefault(bank, wrong)
    options = [
        Option(
            Choice(source.say("bank_is", name=source.seat(seat), points=stake)),
            source.say(reason),
            right=(seat, stake) == right,
        )
        for (seat, stake), reason in reasons.items()
    ]
    prompt = source.say("next_bank", case=cases.told(source, made, counts=False))
    hints = [source.say("look_last"), source.say("rule_bank")]
    return source.ask(prompt, source.shuffled(options), "rule:next_bank", hints)


def _wrong(made: Case) -> Iterator[tuple[Bank, str]]:
    """What people say who make a mistake, each with what it is."""
    outcome, rules = made.outcome, made.rules
    winner, banker, streak = outcome.winner, outcome.banker, outcome.streak
    if winner == banker:
        yield (banker, rules.stake(streak)), "bank_not_grown"
        yield (banker, rules.stake(streak + 2)), "bank_too_far"
    else:
        yield (winner, rules.stake(streak + 1)), "bank_no_reset"
        yield (banker, rules.stake(streak + 1)), "bank_stays_not"
    yield ((banker + 1) % 4, rules.stake(0)), "bank_in_turn"
