"""What the table and the speech painter say of a round is true: the bank, who wins, who is to play, the points."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tienkow_learn.draw.painters.speech import latest
from tienkow_learn.draw.table.situation import bank_sentence
from tienkow_learn.engine import Outcome, Round, RuleSet, SkyNine, TienKow
from tienkow_learn.players import Beginner
from tienkow_learn.text import Voice
from tienkow_learn.widgets.table.game import Game
from tienkow_learn.widgets.table.telling import Teller

RULES: list[RuleSet] = [TienKow(), TienKow(stake_cap=12), SkyNine(), SkyNine.hong_kong(), SkyNine(straight_win=True)]
SEEDS = range(6)
NAMES = Voice()
NUMBER = re.compile(r"(\d+)(?: points?)?\.$")
each_rules = pytest.mark.parametrize("rules", RULES, ids=str)


def moments(rules: RuleSet) -> Iterator[Round]:
    """Every position of some rounds by chance."""
    for seed in SEEDS:
        chance, now = random.Random(seed), Round.deal(rules, seed, banker=seed % 4, streak=seed % 3)
        yield now
        while not now.is_over:
            now = now.play(chance.choice(now.legal_plays()))
            yield now


def paid(rules: RuleSet, banker: int, winner: int, streak: int) -> int:
    """What seat 3, which has nothing and not the bank, pays a winner."""
    tally = [2, 2, 2, 0]
    tally[winner] += 1
    lines = rules.settle(Outcome((tally[0], tally[1], tally[2], tally[3]), winner, banker, streak)).payments
    return next(line.points for line in lines if line.payer == 3)


@each_rules
@pytest.mark.parametrize("streak", [0, 1, 2])
@pytest.mark.parametrize("banker", [0, 1])
def test_what_the_bank_costs_is_what_is_paid(rules: RuleSet, streak: int, banker: int) -> None:
    now = Round.deal(rules, 1, banker=banker, streak=streak)
    teller = Teller(Game(now, now.to_move or 0, [Beginner()] * 4))
    told, _ = teller._bank_and_unseen()
    number = int(NUMBER.search(told)[1])  # type: ignore[index]
    with_bank, between = paid(rules, banker, banker, streak), paid(rules, 1 - banker, banker, streak)
    assert number == (with_bank if rules.bank(0)[0] == "stake" else with_bank // between)
    assert between <= with_bank
    said = bank_sentence(rules, banker, streak, NAMES)
    assert int(NUMBER.search(said)[1]) == number  # type: ignore[index]
    assert said.startswith("You hold" if banker == 0 else "")


@each_rules
def test_who_wins_and_who_is_to_play(rules: RuleSet) -> None:
    names = Voice().seated(0, rules)
    for now in moments(rules):
        told = latest(now)
        trick = now.all_tricks[-1] if now.all_tricks else None
        winning = re.search(r"(\w+) (?:is|are) winning\.|(\w+) won this trick\.", told)
        assert bool(winning) == bool(trick)
        if winning and trick:
            assert (winning[1] or winning[2]) == names.seat(trick.winner)
            assert bool(winning[2]) == trick.is_full
        to_move = re.search(r"(\w+) (?:is|are) to (lead|play|declare)", told)
        assert (to_move[1] if to_move else None) == (None if now.to_move is None else names.seat(now.to_move))
        if to_move:
            assert to_move[2] == ("declare" if now.is_calling else "play" if now.trick else "lead")
        over = "All tiles have been played." in told or "the round is over" in told
        assert over == now.is_over


@each_rules
def test_what_a_round_comes_to(rules: RuleSet) -> None:
    for now in moments(rules):
        if now.is_over:
            teller = Teller(Game(now, 0, [Beginner()] * 4))
            points = now.settlement().totals[0]
            [told] = [
                str(each["text"]) for each in teller.result() if str(each.get("text", "")).endswith("this round.")
            ]
            sign = 1 if "win" in told else -1
            assert points == (sign * int(re.findall(r"\d+", told)[0]) if "even" not in told else 0)


def test_declaring_is_worth_what_it_wins() -> None:
    rules = SkyNine(straight_win=True)
    hands = ["AABCDEF3", "BCDEFGG9", "HHIIJJ88", "KK776559"]
    now = Round.start(rules, hands)
    told = Teller(Game(now, 0, [Beginner()] * 4)).worth()
    assert told.startswith(f"Declared now, it wins you {now.play('declare').settlement().totals[0]} points.")
