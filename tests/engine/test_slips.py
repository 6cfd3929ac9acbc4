"""What a rule set tells of its scoring: usual mistakes, the options, clauses and bonuses that it has."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import product
from typing import Any, cast

import pytest

from tests.engine.building import bare, outcome
from tienkow_learn.engine import Event, Outcome, RuleSet, Settlement, TienKow
from tienkow_learn.engine.rules.options import offered

EN = TienKow()
SUPREME, MIXED = Event("supreme", 0), Event("mixed", 0)


def net(settled: Settlement, seat: int, other: int) -> int:
    """What a seat pays another, less what it is paid."""
    lines = [line for line in settled.payments if {line.payer, line.payee} == {seat, other}]
    return sum(line.points if line.payer == seat else -line.points for line in lines)


def slipped(at: Outcome, seat: int, event: int | None = None, rules: TienKow = EN) -> dict[str, int]:
    """What each mistake in a line makes of it."""
    other = at.winner if event is None else at.events[event].seat
    found: dict[str, int] = {}
    for slip in rules.slips(at, seat, event):
        bare = net(slip.rules.settle(replace(slip.outcome, events=())), seat, other)
        found.setdefault(
            slip.code, net(slip.rules.settle(slip.outcome), seat, other) - (bare if event is not None else 0)
        )
    return found


@pytest.mark.parametrize(
    ("tricks", "banker", "winner", "streak", "seat", "right", "mistakes"),
    [
        ("4 0 3 1", "P0", "P0", "1", 1, 12, {"no_bank": 4, "first_stake": 8, "next_stake": 16, "free": 0}),
        ("2 0 5 1", "P0", "P2", "2", 1, 4, {"bank_too_soon": 16, "free": 0, "winners_count": -1}),
        ("2 0 5 1", "P0", "P2", "0", 3, 3, {"turned_below": -3, "counted_up": 1, "winners_count": -1}),
        ("6 1 0 1", "P0", "P3", "0", 0, -2, {"not_above": 0, "turned_above": 2, "winners_count": 3, "gap": -5}),
        ("3 1 2 2", "P1", "P0", "0", 1, 3, {"gap": 2, "winners_count": 1}),
        ("1 2 4 1", "P1", "P2", "0", 1, 2, {"winners_count": 0, "gap": 2}),
    ],
)
def test_a_mistake_in_the_tricks_makes_its_own_number(
    tricks: str, banker: str, winner: str, streak: str, seat: int, right: int, mistakes: dict[str, int]
) -> None:
    at = outcome([tricks, banker, winner, streak, ""])
    assert net(EN.settle(at), seat, at.winner) == right
    assert slipped(at, seat).items() >= mistakes.items()


def test_a_gap_of_four_or_more_is_no_number_that_is_paid() -> None:
    assert "gap" not in slipped(Outcome((1, 5, 1, 1), winner=1, banker=0), 0)


@pytest.mark.parametrize(
    ("banker", "seat", "event", "right", "mistakes"),
    [
        (0, 1, SUPREME, 4, {"bonus_of_mixed": 8}),
        (0, 1, MIXED, 8, {"bonus_of_supreme": 4}),
        (1, 1, MIXED, 8, {"bonus_of_supreme": 4}),
        (1, 2, MIXED, 4, {"bonus_of_supreme": 2}),
    ],
)
def test_a_mistake_in_a_bonus_makes_its_own_number(
    banker: int, seat: int, event: Event, right: int, mistakes: dict[str, int]
) -> None:
    at = Outcome((2, 2, 2, 2), winner=3, banker=banker, events=(event,))
    assert net(EN.settle(at), seat, 0) == right
    assert slipped(at, seat, 0).items() >= mistakes.items()


@pytest.mark.parametrize(
    ("banker", "seat", "code", "wrong"),
    [(0, 1, "half_to_banker", 4), (1, 1, "half_from_banker", 4), (1, 2, "full_from_other", 8)],
)
def test_who_forgets_where_the_bank_is_pays_half_or_double(banker: int, seat: int, code: str, wrong: int) -> None:
    at = Outcome((2, 2, 2, 2), winner=3, banker=banker, events=(MIXED,))
    paid = {
        (slip.code, net(EN.settle(slip.outcome), seat, 0))
        for slip in EN.slips(at, seat, 0)
        if not slip.code.startswith("bonus")
    }
    assert paid == {(code, wrong), (code, net(EN.settle(at), seat, 0))}


@pytest.mark.parametrize(("rules", "wrong"), [(EN, "counted_tiles"), (TienKow(trick_value="tiles"), "counted_tricks")])
def test_tiles_are_counted_for_tricks_and_tricks_for_tiles(rules: TienKow, wrong: str) -> None:
    round_ = bare(rules, ["6:6 6:6", "(1:1 2:2)", "(5:5 3:3)", "(6:5 6:4)"])
    [slip] = [
        each for each in rules.slips(round_.outcome, 1, tricks=round_.tricks) if each.code.startswith("counted_t")
    ]
    assert (slip.code, sum(slip.outcome.tally), sum(round_.tally)) == (wrong, *((2, 1) if rules == EN else (1, 2)))
    told_elsewhere = replace(round_.outcome, tally=(5, 0, 0, 0))
    assert all(not each.code.startswith("counted_t") for each in rules.slips(told_elsewhere, 1, tricks=round_.tricks))


def _probes() -> list[Outcome]:
    """Outcomes that bring out every option of scoring."""
    single, double = Event("mixed", 0, won=False), Event("mixed", 0, count=2, last=True)
    told = (Event("supreme", 0, led=False), single, double)
    places = product((0, 1), (0, 3))
    return [Outcome((3, 1, 0, 4), winner, winner, streak, told[at:]) for winner, streak in places for at in range(4)]


def test_the_options_of_scoring_are_those_that_change_a_settlement() -> None:
    changing = {
        each.name
        for each in fields(EN)
        for value in offered(EN, each.name)
        for at in _probes()
        if _with(each.name, value).settle(at).totals != EN.settle(at).totals
    }
    assert changing == set(TienKow.settling)


def test_every_clause_is_used_and_every_bonus_pays() -> None:
    kinds = [(kind, count) for kind, count in TienKow.bonuses]
    settled = [
        EN.settle(Outcome(tally, 0, banker, events=(Event(kind, 0, count=count),)))
        for (kind, count), banker, tally in product(kinds, (0, 1), [(2, 0, 1, 5), (2, 0, 4, 2)])
    ]
    assert {line.clause for each in settled for line in each.payments} == set(TienKow.clauses)
    assert all(len(each.payments) == 6 for each in settled)


def test_a_rule_set_counts_tricks_and_knows_of_no_mistakes_unless_it_says_so() -> None:
    assert (RuleSet.unit.__get__(EN), tuple(RuleSet.slips(EN, _probes()[0], 1))) == ("tricks", ())
    assert (EN.unit, TienKow(trick_value="tiles").unit) == ("tricks", "tiles")


def test_values_worth_a_try_are_values() -> None:
    assert offered(EN, "stake_cap") == (None, 8, 12)
    for name in (each.name for each in fields(EN)):
        for value in offered(EN, name):
            assert getattr(_with(name, value), name) == value


def _with(name: str, value: object) -> TienKow:
    """English rules with one option changed."""
    return TienKow(**cast("Any", {name: value}))
