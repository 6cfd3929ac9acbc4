"""A round to be settled, line by line: the lines add up, and each wrong number has its own answer."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.engine.building import outcome
from tests.engine.outcomes import outcomes, rulings
from tests.often import examples
from tests.text.isolated import read
from tienkow_learn.engine import Event, Outcome, RecordError, Round, TienKow
from tienkow_learn.practice import Case
from tienkow_learn.practice.mistakes import payee, right, rule, told
from tienkow_learn.text import Voice

NAMED = Voice(names=("Ann", "Bo", "Cy", "Di"))
EN = TienKow()


@given(outcomes, rulings)
def test_the_lines_add_up_to_the_settlement(at: Outcome, rules: TienKow) -> None:
    case = Case(rules, at)
    totals = [0] * 4
    for line in case.lines:
        totals[line.seat] -= line.points
        totals[line.other] += line.points
    assert tuple(totals) == case.settlement.totals == rules.settle(at).totals
    assert len(case.lines) == 3 + 3 * len(at.events)
    assert sorted(map(repr, (paid for line in case.lines for paid in line.payments))) == sorted(
        map(repr, case.settlement.payments)
    )


@examples(25)
@given(outcomes, rulings)
def test_no_mistake_makes_the_right_number_and_each_is_told(at: Outcome, rules: TienKow) -> None:
    case = Case(rules, at)
    for line in case.lines:
        mistakes = case.mistakes(line)
        assert line.points not in mistakes
        sentences = [told(case, line, points, NAMED) for points in mistakes]
        assert len(set(sentences)) == len(sentences)
        assert all("{" not in each for each in (*sentences, rule(line), right(line, NAMED)))
        for points in (0, 5, 99, -7):
            if points != line.points:
                assert told(case, line, points, NAMED)


FORGOT = "You forgot the bank. Winner and banker are the same here, so having no trick costs the stake."
GROWN = (
    "That is the stake of a first win. The bank was kept before: this makes 3 wins in a row, and the stake grows "
    "with each."
)
EARLY = "The stake counts only when the banker wins the last trick. Banker: Ann. Winner: Cy."
WINNER = "You counted what the winner won, and that plays no part. What counts in this line is 1 trick."
STAKE = "You counted from the stake. The stake is only for having no trick; who has 1 trick counts from 4."


@pytest.mark.parametrize(
    ("row", "seat", "given", "sentence"),
    [
        (["4 0 3 1", "P0", "P0", "0", ""], 1, 4, FORGOT),
        (["4 0 3 1", "P0", "P0", "2", ""], 1, 8, GROWN),
        (
            ["4 0 3 1", "P0", "P0", "1", ""],
            1,
            16,
            "That is the stake of the next win. Wins in a row, with this one: 2.",
        ),
        (["4 0 3 1", "P0", "P0", "0", ""], 1, 0, "Having no trick is not free: it is what costs most."),
        (["2 0 5 1", "P0", "P2", "0", ""], 1, 8, EARLY),
        (["2 0 5 1", "P0", "P2", "0", ""], 3, -1, WINNER),
        (
            ["2 0 5 1", "P0", "P2", "0", ""],
            3,
            1,
            "That is how many were won. What is paid is how many are missing to four.",
        ),
        (["4 0 3 1", "P0", "P0", "0", ""], 3, 7, STAKE),
        (["4 1 3 0", "P0", "P1", "0", ""], 0, 5, "Exactly four: nothing is paid, either way."),
        (
            ["6 1 0 1", "P0", "P3", "0", ""],
            0,
            2,
            "The wrong way round: with more than four one is paid. Ann had 6 tricks.",
        ),
        (
            ["6 1 0 1", "P0", "P3", "0", ""],
            0,
            0,
            "6 tricks: that is above four, and for each one above four the winner pays.",
        ),
        (
            ["6 1 0 1", "P0", "P3", "0", ""],
            1,
            44,
            "44 does not follow. The rule: (c) Who has one to four tricks pays 4 less that number.",
        ),
    ],
)
def test_a_wrong_number_for_tricks_gets_the_answer_to_that_mistake(
    row: list[str], seat: int, given: int, sentence: str
) -> None:
    case = Case(EN, outcome(row))
    assert read(told(case, case.line(seat), given, NAMED)) == sentence


MIXED, SUPREME = Event("mixed", 0, trick=3), Event("supreme", 0, trick=2)
RULE_H = (
    "16 does not follow. The rule: (h) For leading mixed pairs another player gets 8 from the banker and 4 from each "
    "other."
)
HALF = "That is half a bonus. The banker gets it in full from each of the three."
OTHERS = "That is a whole bonus. The bank is with Bo; between two players without the bank it is half."
LOST = "So it would be by other rules (When that trick is lost: no bonus). Here it is: the bonus is paid all the same."
ONE = "So it would be by other rules (Bonus for mixed pairs: only for two in one lead). Here it is: for each pair led."
EACH = "So it would be by other rules (Bonus for mixed pairs: for each pair led). Here it is: only for two in one lead."


@pytest.mark.parametrize(
    ("event", "banker", "rules", "given", "sentence"),
    [
        (MIXED, 0, EN, 4, HALF),
        (MIXED, 1, EN, 8, OTHERS),
        (MIXED, 2, EN, 4, "That is half a bonus. The banker pays it in full; only the other two pay half."),
        (MIXED, 2, EN, 16, RULE_H),
        (MIXED, 0, EN, 0, ONE),
        (MIXED, 1, EN, 2, "That would be for the Supreme pair. Mixed pairs earn twice as much."),
        (SUPREME, 0, EN, 8, "That would be for a mixed pair. The Supreme pair earns half of that."),
        (SUPREME, 0, EN, 0, "You missed the bonus: Ann led the Supreme pair in trick 2."),
        (Event("supreme", 0, won=False), 0, EN, 0, LOST),
        (Event("supreme", 0), 0, EN, -4, "The number is right, but it goes the other way."),
        (MIXED, 0, TienKow.russian(), 8, EACH),
        (MIXED, 0, TienKow.russian(), 3, "This earns no bonus under these rules, so nobody pays for it."),
    ],
)  # fmt: skip
def test_a_wrong_bonus_gets_the_answer_to_that_mistake(
    event: Event, banker: int, rules: TienKow, given: int, sentence: str
) -> None:
    case = Case(rules, Outcome((2, 2, 2, 2), winner=3, banker=banker, events=(event,)))
    assert read(told(case, case.line(2, 0), given, NAMED)) == sentence


def test_where_the_tricks_are_known_tiles_counted_for_tricks_are_told() -> None:
    won = Round.start(EN, ["6:6 6:6 2:2", "1:1 2:2 4:4", "5:5 3:3 6:4", "6:4 6:1 6:5"])
    for play in ("6:6 6:6", "1:1 2:2", "5:5 3:3", "6:4 6:1", "2:2", "4:4", "6:4", "6:5"):
        won = won.play(play)
    case = Case.of(won)
    assert case.line(0).points == 3
    assert read(told(case, case.line(0), 2, NAMED)) == (
        "You counted tiles. These rules count tricks, however many tiles lie in one: 1 trick."
    )


def test_a_round_that_is_not_over_is_no_case() -> None:
    with pytest.raises(RecordError, match="the round is not over"):
        Case.of(Round.deal(EN, seed=1))


def test_whom_one_does_not_pay() -> None:
    case = Case(EN, outcome(["2 0 5 1", "P0", "P2", "0", ""]))
    assert read(payee(case, 3, NAMED)) == "Everyone settles with the winner of the last trick, Cy."
    assert payee(case, 0, NAMED).startswith("The banker collects nothing for that alone.")
