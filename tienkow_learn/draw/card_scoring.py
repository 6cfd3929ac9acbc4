"""How a game is scored, as lines of its reference card: found by settling small cases."""

from __future__ import annotations

from collections.abc import Iterator

from tienkow_learn.engine.outcome import Outcome
from tienkow_learn.engine.rules import RuleSet

from .card_asking import played, surrendering
from .card_bonuses import bonuses
from .card_ending import endings
from .card_line import Line

BANKER, WINNER, LOSER = 1, 0, 2
WINS = 3
"""How many wins in a row are told."""
FOUR = ("AA99", "BB3G", "FGHH", "IIJK")
"""Hands of a trick of four tiles."""
GAIN, SHORT = 6, 3


def scoring(rules: RuleSet) -> Iterator[Line]:
    """What is paid for what has been won, the bank, the endings, the bonuses, and when a match ends."""
    yield Line.of(f"won_{rules.unit}", "by_won", by_won=tuple(_won(rules)))
    yield from _worth(rules)
    yield from _bank(rules)
    yield from endings(rules)
    yield from bonuses(rules)
    yield from _match(rules)


def _won(rules: RuleSet) -> Iterator[int]:
    """What passes between two players without the bank, by what the one who pays has won; less than 0 is paid."""
    for won in range(rules.hand_size):
        outcome = Outcome((1, 0, won, rules.hand_size - won - 1), WINNER, BANKER)
        yield -_paid(rules, outcome, LOSER)


def _paid(rules: RuleSet, outcome: Outcome, seat: int) -> int:
    """What a seat pays the winner; less than 0 if it is paid."""
    lines = rules.settle(outcome).payments
    between = (line for line in lines if {line.payer, line.payee} == {seat, outcome.winner})
    return sum(line.points if line.payer == seat else -line.points for line in between)


def _worth(rules: RuleSet) -> Iterator[Line]:
    """What a trick of four tiles counts."""
    now = surrendering(played(rules, FOUR, ["AA99"], (1, 1, 1, 1)))
    yield Line.of("worth", "number", number=now.tally[0] - 1)


def _bank(rules: RuleSet) -> Iterator[Line]:
    """Who holds the first bank, and what it does to payments: in the first round, and by wins in a row."""
    leader, banker, streak = rules.opening(0)
    yield Line.of("first_bank", "leader" if banker == leader else "next_player")
    for won in (0, SHORT):
        first, *later = (_to_bank(rules, won, each) for each in (streak, *_streaks(rules)))
        yield Line.of("to_bank", "bank", won=won, first=first, numbers=tuple(later))
    if rules.bank(0)[0] == "times":
        gains = {"of_banker": (LOSER, LOSER), "of_other": (WINNER, LOSER)}
        found = {name: -_paid(rules, _gaining(bank, seat), seat) for name, (bank, seat) in gains.items()}
        yield Line.of("gain", "gains", won=GAIN, **found)


def _streaks(rules: RuleSet) -> Iterator[int]:
    """The streak of a banker: new, and after each further win."""
    _, streak = rules.bank_after(Outcome((1, 0, 0, 0), WINNER, BANKER))
    for _ in range(WINS):
        yield streak
        _, streak = rules.bank_after(Outcome((1, 0, 0, 0), WINNER, WINNER, streak))


def _to_bank(rules: RuleSet, won: int, streak: int) -> int:
    """What who has won so much pays a banker who wins."""
    return _paid(rules, Outcome((1, 0, won, rules.hand_size - 1 - won), WINNER, WINNER, streak), LOSER)


def _gaining(banker: int, seat: int) -> Outcome:
    """A round that a loser with more than four tiles is paid for, the banker having won once before."""
    tally = [1, 0, 0, 1]
    tally[seat] = GAIN
    a, b, c, d = tally
    return Outcome((a, b, c, d), WINNER, banker, 1)


def _match(rules: RuleSet) -> Iterator[Line]:
    """How a match begins and ends."""
    yield Line.of("dice", "number", number=rules.dice)
    yield Line.of("counters", "number", number=rules.start_counters)
    basis = "target" if rules.target_basis == "net" else "target_counters"
    yield Line.of("match_end", "no_end" if rules.target is None else basis, points=rules.target or 0)
    if rules.minutes is not None:
        yield Line.of("minutes", "number", number=rules.minutes)
