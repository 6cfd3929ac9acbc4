"""Filling a score sheet in: what is asked, what is judged, what counts."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.engine.outcomes import outcomes, rulings
from tests.often import examples
from tests.text.isolated import read
from tienkow_learn.engine import Event, Outcome, TienKow
from tienkow_learn.practice import Case, Filling, QuestionError
from tienkow_learn.text import Voice

NAMED = Voice(names=("Ann", "Bo", "Cy", "Di"))
CASE = Case(TienKow(), Outcome((3, 0, 2, 3), 0, 0, 1, (Event("mixed", 0, 3), Event("mixed", 2, 4, led=False))))


@pytest.fixture
def sheet() -> Filling:
    return Filling(CASE, NAMED)


def filled(filling: Filling) -> Filling:
    while filling.step:
        filling = filling.answer(filling.answer_now)
    return filling


@examples(30)
@given(outcomes, rulings)
def test_the_right_numbers_fill_any_sheet(at: Outcome, rules: TienKow) -> None:
    over = filled(Filling(Case(rules, at), NAMED))
    assert (over.right, over.faults, len(over.results)) == (len(over.steps), (), len(over.steps))
    assert all(result.grade == 1 for result in over.results)
    assert over.done == over.case.lines


def test_a_line_for_each_loser_then_the_bonuses_then_the_totals(sheet: Filling) -> None:
    assert [step.concept.removeprefix("rule:") for step in sheet.steps] == [
        "clause_b", "clause_c", "clause_c", "clause_g", "no_bonus", "totals",
    ]  # fmt: skip
    assert [[line.seat for line in step.lines] for step in sheet.steps] == [[1], [2], [3], [1, 2, 3], [3, 0, 1], []]


def test_a_wrong_line_is_asked_again_and_does_not_count(sheet: Filling) -> None:
    wrong = sheet.answer([4])
    assert (wrong.at, wrong.given, len(wrong.faults)) == (0, (4,), 1)
    assert wrong.faults[0].startswith("You forgot the bank.")
    right = wrong.answer([12])
    assert (right.at, right.given, right.faults, right.right) == (1, (), (), 0)
    assert (
        read(right.told)
        == "From Bo to Ann: 12 points, for having no trick when the banker wins (wins in a row as banker: 2)."
    )
    assert [(result.correct, result.grade) for result in right.results] == [(False, 0.0)]


def test_who_pays_somebody_else_is_told_whom(sheet: Filling) -> None:
    [fault] = sheet.answer([12], payee=3).faults
    assert read(fault) == "Everyone settles with the winner of the last trick, Ann."
    assert sheet.answer([12], payee=0).at == 1


def test_each_wrong_number_of_a_bonus_is_answered_but_no_answer_twice(sheet: Filling) -> None:
    for points in (12, 2, 1):
        sheet = sheet.answer([points])
    assert sheet.answer([4, 4, 4]).faults == (
        "That is half a bonus. The banker gets it in full from each of the three.",
    )
    assert len(sheet.answer([4, 8, 7]).faults) == 2
    nothing = sheet.answer([8, 8, 8])
    assert nothing.answer([0, 0, 0]).told == "No bonus: nobody pays for it."
    assert "What earns the bonus: any play" in nothing.answer([0, 8, 0]).faults[0]


def test_totals_are_added_up(sheet: Filling) -> None:
    for points in ([12], [2], [1], [8, 8, 8], [0, 0, 0]):
        sheet = sheet.answer(points)
    assert sheet.answer_now == (39, -20, -10, -9)
    assert tuple(map(read, sheet.answer([39, -20, 10, -9]).faults)) == (
        "These four come to +20. What one gets another pays, so together they come to 0.",
        "Cy is not right: comes in 0, goes out 10.",
    )
    assert read(sheet.answer([38, -19, -10, -9]).faults[0]) == "Ann is not right: comes in 39, goes out 0."
    over = sheet.answer([39, -20, -10, -9])
    assert (over.step, read(over.told)) == (None, "Ann +39, Bo −20, Cy −10, Di −9; together 0.")
    assert (over.answer_now, over.hint()) == ((), over)


def test_hints_go_up_to_the_answer_and_lower_the_grade(sheet: Filling) -> None:
    once = sheet.hint()
    assert (
        read(once.ladder[0]) == "Ann won the last trick. The bank is with Ann; rounds won as banker before this one: 1."
    )
    assert once.ladder[1].startswith("(b) Who has no trick pays the stake")
    assert once.answer([12]).results[-1].grade == 0.75
    shown = once.hint().hint()
    assert (shown.at, shown.results[-1].correct, shown.results[-1].hints) == (1, False, 2)


def test_hints_to_the_totals_say_what_goes_in_and_out(sheet: Filling) -> None:
    for points in ([12], [2], [1], [8, 8, 8], [0, 0, 0]):
        sheet = sheet.answer(points)
    assert read(sheet.ladder[1]) == "Ann: +39 −0 Bo: +0 −20 Cy: +0 −10 Di: +0 −9"


@pytest.mark.parametrize("given", [[], [1, 2], ["4"], [4.0], [True]])
def test_another_count_of_numbers_is_no_answer(sheet: Filling, given: list[int]) -> None:
    with pytest.raises(QuestionError, match="whole numbers that this line takes: 1; given:"):
        sheet.answer(given)
