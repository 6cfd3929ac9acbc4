"""All worked scores of RULES 5.2, and the clause of each payment."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.engine.building import bare, outcome, rules_of, score, table, through
from tienkow_learn.engine import (
    Event,
    Outcome,
    Payment,
    RecordError,
    Round,
    RuleSet,
    Settlement,
    SkyNine,
    TienKow,
)


@pytest.mark.parametrize("row", table("scores"), ids=" ; ".join)
def test_what_a_round_pays(row: list[str]) -> None:
    settled = rules_of(row[6]).settle(outcome(row[1:6]))
    assert settled.totals == score(row[7])
    assert str(settled) == row[7]


def test_tks_11_four_rounds_with_the_stake_and_its_fall_back() -> None:
    rounds = [row for row in table("scores") if row[0].startswith("TKS-11")]
    settled = [TienKow().settle(outcome(row[1:6])) for row in rounds]
    assert [sum(each.totals[seat] for each in settled) for seat in range(4)] == [13, -23, 16, -6]
    assert [line.points for each in settled for line in each.payments if line.clause == "b"] == [8, 12, 8]


@pytest.mark.parametrize(
    ("row", "lines"),
    [
        (
            ["2 0 5 1", "P0", "P2", "0", ""],
            [
                Payment(3, 2, 3, "c", (("base", 4), ("tricks", 1))),
                Payment(0, 2, 2, "c", (("base", 4), ("tricks", 2))),
                Payment(1, 2, 4, "a"),
            ],
        ),
        (
            ["4 0 4 0", "P0", "P0", "1", ""],
            [
                Payment(1, 0, 12, "b", (("round", 2),)),
                Payment(2, 0, 0, "c", (("base", 4), ("tricks", 4))),
                Payment(3, 0, 12, "b", (("round", 2),)),
            ],
        ),
        (
            ["6 1 0 1", "P0", "P3", "0", ""],
            [
                Payment(3, 0, 2, "d", (("tricks", 6),)),
                Payment(1, 3, 3, "c", (("base", 4), ("tricks", 1))),
                Payment(2, 3, 4, "a"),
            ],
        ),
    ],
)
def test_each_loser_settles_with_the_winner_in_order_of_play(row: list[str], lines: list[Payment]) -> None:
    assert list(TienKow().settle(outcome(row)).payments) == lines


@pytest.mark.parametrize(
    ("bonus", "clause", "lines"),
    [
        ("supreme P0", "e", [(1, 4), (2, 4), (3, 4)]),
        ("mixed P0", "g", [(1, 8), (2, 8), (3, 8)]),
        ("mixed P0 x2", "g", [(1, 16), (2, 16), (3, 16)]),
        ("supreme P2", "f", [(3, 2), (0, 4), (1, 2)]),
        ("mixed P2", "h", [(3, 4), (0, 8), (1, 4)]),
    ],
)
def test_the_others_pay_a_bonus(bonus: str, clause: str, lines: list[tuple[int, int]]) -> None:
    settled = TienKow().settle(outcome(["2 2 2 2", "P0", "P1", "0", bonus]))
    assert [(line.payer, line.points) for line in settled.payments[3:]] == lines
    assert {line.clause for line in settled.payments[3:]} == {clause}


def test_a_round_is_scored_as_it_was_played() -> None:
    hands = ["4:2 2:1 6:6 6:3 1:1", "5:1 6:4 2:2 3:1 3:3", "5:5 6:5 6:1 3:1 2:2", "4:4 6:5 6:4 5:5 6:1"]
    plays = ["4:2 2:1", "5:1 6:4", "5:5 6:5", "4:4 6:5", "6:6 6:3", "2:2 3:1", "6:1 3:1", "5:5 6:1"]
    played = through(Round.start(TienKow(), hands, banker=1, leader=0), [*plays, "1:1", "3:3", "2:2", "6:4"])
    assert [(event.kind, event.trick, event.won, event.last) for event in played.outcome.events] == [
        ("supreme", 1, True, False),
        ("mixed", 2, True, False),
    ]
    assert (played.winner, played.tally) == (3, (2, 0, 0, 1))
    assert played.settlement().totals == (8 + 16 - 2, -4 - 8 - 4, -2 - 4 - 4, -2 - 4 + 10)


def test_a_round_that_goes_on_has_no_outcome() -> None:
    begun = Round.deal(TienKow(), seed=1)
    with pytest.raises(RecordError, match="the round is not over"):
        _ = begun.outcome
    with pytest.raises(RecordError, match="the round is not over"):
        begun.settlement()


def test_the_tally_counts_tiles_when_the_rules_do() -> None:
    plays = ["6:6 6:6", "5:1 6:4", "5:5 6:5", "4:4 6:1"]
    assert bare(TienKow(), plays).tally == (1, 0, 0, 0)
    assert bare(TienKow(trick_value="tiles"), plays).tally == (2, 0, 0, 0)


@pytest.mark.parametrize(("streak", "stake"), [(0, 8), (1, 12), (2, 16), (7, 36)])
def test_the_stake_grows_by_four(streak: int, stake: int) -> None:
    assert TienKow().stake(streak) == stake


def test_an_event_is_a_lead_that_won_an_early_trick_unless_told_otherwise() -> None:
    assert Event("mixed", 2) == Event("mixed", 2, trick=1, count=1, led=True, won=True, last=False)
    assert Outcome((1, 0, 0, 0), 0, 2) == Outcome((1, 0, 0, 0), 0, 2, streak=0, events=())


def test_a_settlement_shows_its_totals() -> None:
    settled = Settlement.of([Payment(1, 0, 8, "b"), Payment(2, 0, 3, "c")])
    assert (str(settled), repr(settled)) == ("+11 -8 -3 0", "<Settlement +11 -8 -3 0>")


@pytest.mark.parametrize("rules", [TienKow(), SkyNine()], ids=str)
def test_no_trick_of_a_round_that_is_on_counts_as_its_last(rules: RuleSet) -> None:
    now = Round.start(rules, ["63A", "BBE", "CCF", "DDG"])
    for play in ("63", "(BB)", "(CC)", "(DD)") if rules.surrenders else ("63", "BB", "CC", "DD"):
        now = now.play(play)
    assert [event.last for event in rules.events(now.tricks)] == [False]


@pytest.mark.parametrize(
    "rules",
    [
        TienKow(),
        TienKow.russian(),
        TienKow(mixed_bonus="two_in_round", bonus_on="play"),
        TienKow(bonus_needs_win=True, bonus_on_last_trick=False),
        SkyNine(),
        SkyNine.hong_kong(),
        SkyNine(quad_bonus_to="game_winner"),
    ],
    ids=str,
)
def test_what_the_tricks_have_earned_is_paid_at_the_end(rules: RuleSet) -> None:
    late = Counter[int]()
    for seed in range(60):
        chance, now = random.Random(seed), Round.deal(rules, seed, banker=seed % 4, streak=seed % 3)
        earned: list[Payment] = []
        while not now.is_over:
            now = now.play(max(now.legal_plays(), key=lambda play: (not play.surrendered, play.size, chance.random())))
            if now.trick is None:
                earned += now.earned
        paid = [line for line in now.settlement().payments if "trick" in line.values]
        assert not Counter(earned) - Counter(paid)
        late[len(paid) - len(earned)] += 1
    assert set(late) == {0} or rules == SkyNine(quad_bonus_to="game_winner")
