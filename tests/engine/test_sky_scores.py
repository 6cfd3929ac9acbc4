"""All game scores of RULES 5.4, from their numbers alone, and the five games of SNS-17 with their streak."""

from __future__ import annotations

import pytest

from tests.engine.building import game, table
from tienkow_learn.engine import Event, Outcome, SkyNine

ROWS = table("sky_scores")


def event(words: str) -> Event:
    kind, seat, *facts = words.split()
    return Event(kind, int(seat[1]), 8, led="led" in facts, won="won" in facts, last="last" in facts)


def outcome(row: list[str]) -> Outcome:
    tally, banker, winner, streak, happened = row[1:6]
    a, b, c, d = map(int, tally.split())
    events = tuple(event(each) for each in happened.split(",") if each)
    return Outcome((a, b, c, d), int(winner[1]), int(banker[1]), int(streak), events)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[6]}")
def test_a_score_of_the_rules(row: list[str]) -> None:
    settled = game(f"SkyNine {row[6]}").settle(outcome(row))
    assert str(settled) == row[7]
    assert sum(settled.totals) == 0


def test_sns_7_who_is_caught_pays_what_every_loser_would_have_paid() -> None:
    row = next(row for row in ROWS if row[0] == "SNS-7")
    lines = SkyNine().settle(outcome(row)).payments
    assert {(line.payer, line.payee) for line in lines} == {(2, 3)}
    assert sorted((line.values.get("loser", line.payer), line.points) for line in lines) == [(0, 8), (1, 10), (2, 2)]


GAMES = [
    ((3, 2, 3, 0), 0, "+8 -2 -1 -5"),
    ((4, 1, 3, 0), 0, "+18 -6 -2 -10"),
    ((2, 3, 0, 3), 0, "+21 -3 -15 -3"),
    ((3, 0, 4, 1), 2, "-4 -5 +12 -3"),
    ((1, 3, 4, 0), 2, "-6 -2 +18 -10"),
]


def test_sns_17_five_games_and_the_streak() -> None:
    rules = SkyNine()
    leader, banker, streak = rules.opening(0)
    assert (leader, banker, streak) == (0, 1, 0)
    total = [0, 0, 0, 0]
    for tally, winner, each in GAMES:
        done = Outcome(tally, winner, banker, streak)
        assert str(rules.settle(done)) == each
        total = [a + b for a, b in zip(total, rules.settle(done).totals, strict=True)]
        banker, streak = rules.bank_after(done)
    assert total == [37, -18, 12, -31]
