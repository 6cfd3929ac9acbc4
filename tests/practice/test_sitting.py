"""A go through some questions, and what is kept of it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tienkow_learn.practice import MemoryProgress, Progress, Question, Sitting, Tally, shared

FIRST = Question("1?", ["a", "b", "c"], 0, ["A.", "B.", "C."], "first", hints=["Look.", "The rule."])
SECOND = Question("2?", ["a", "b"], 1, ["A.", "B."], "second")
START = Sitting((FIRST, SECOND))


def test_one_question_after_another_to_the_end() -> None:
    after = START.answer(0)
    assert (after.question, after.answered and after.answered.correct) == (FIRST, True)
    second = after.next()
    assert (second.question, second.answered, second.is_over) == (SECOND, None, False)
    end = second.answer("a").next()
    assert (end.question, end.is_over, str(end.score)) == (None, True, "1 of 2")
    assert (end.missed, end.weak) == ((SECOND,), ("second",))


def test_nothing_is_answered_twice_or_left_out() -> None:
    after = START.answer(1)
    assert after.answer(0) is after
    assert after.hint() is after
    assert START.next() is START
    end = after.next().answer(1).next()
    assert end.answer(1) is end.next() is end.hint() is end


def test_hints_come_one_by_one_and_end_with_the_answer() -> None:
    seen = [START]
    for _ in range(4):
        seen.append(seen[-1].hint())
    assert [hint.text for hint in seen[3].hints] == ["Look.", "The rule.", "It is one of these two."]
    assert [sorted(each.open) for each in seen[:4]] == [[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1]]
    shown = seen[4].answered
    assert shown
    assert (shown.given, shown.correct, shown.reason, shown.grade) == ((), False, "A.", 0)
    assert [shown.mark(at) for at in range(3)] == ["answer", "", ""]


def test_hints_lower_the_score_and_their_concept_comes_again() -> None:
    end = START.hint().answer(0).next().answer(1).next()
    assert (end.score.right, end.score.helped, end.score.share) == (2, 1, 0.875)
    assert (end.missed, end.weak) == ((), ("first",))


@pytest.mark.parametrize(
    ("mode", "says"), [("order", "This is the right order."), ("many", "These are the right ones.")]
)
def test_an_answer_that_is_shown_is_told_by_its_mode(mode: str, says: str) -> None:
    sitting = Sitting((Question("?", ["a", "b"], (0, 1), ["A.", "B."], "c", mode=mode),)).hint().hint()
    assert sitting.answered
    assert sitting.answered.reason == says
    assert [sitting.answered.mark(at) for at in (0, 1)] == ["answer", "answer"]


@pytest.fixture
def kept() -> MemoryProgress:
    begin, ticks = datetime(2026, 1, 1, tzinfo=UTC), iter(range(100))
    return MemoryProgress(clock=lambda: begin + timedelta(minutes=next(ticks)))


def test_answers_are_kept_by_concept_with_their_time(kept: MemoryProgress) -> None:
    kept.record("pair:1", correct=True)
    kept.record("pair:2", correct=False, hints=1)
    kept.record("pair:1", correct=True, hints=1, grade=0.5)
    assert kept.scores() == {"pair:1": Tally(2, 2, 0.75), "pair:2": Tally(1, 0, 0.0)}
    assert [each.when.minute for each in kept.attempts("pair:1")] == [0, 2]
    assert [(each.concept, each.hints) for each in kept.attempts()] == [("pair:1", 0), ("pair:2", 1), ("pair:1", 1)]
    assert repr(kept) == "<MemoryProgress: 3 answers>"


@pytest.mark.parametrize(
    ("quizzes", "stars"),
    [
        ([], 0),
        ([[1]], 0),
        ([[1, 1, 1, 1]], 0),
        ([[1, 1, 1, 1, 1]], 3),
        ([[1, 1, 1, 1, 0.75]], 2),
        ([[1, 1, 1, 0, 0]], 1),
        ([[1, 1, 0, 0, 0]], 0),
        ([[1, 1, 1, 1, 1], [1, 0, 0]], 2),
        ([[1, 1, 1, 1, 1], [0, 0, 0], [0, 0]], 0),
        ([[0, 0, 0, 0, 0], [1, 1, 1], [1, 1, 1, 1, 1]], 3),
    ],
)
def test_stars_go_by_the_last_answers_if_there_are_enough(
    kept: MemoryProgress, quizzes: list[list[float]], stars: int
) -> None:
    for grades in quizzes:
        kept.finish("01-tiles-and-series", grades)
    assert (kept.stars("01-tiles-and-series"), kept.stars("other")) == (stars, 0)
    assert kept.grades("01-tiles-and-series") == tuple(grade for grades in quizzes for grade in grades)


def test_the_first_guess_stays(kept: MemoryProgress) -> None:
    assert kept.noted("00-welcome:guess") is None
    kept.note("00-welcome:guess", "West")
    kept.note("00-welcome:guess", "North")
    assert kept.noted("00-welcome:guess") == "West"


def test_all_widgets_share_one_progress() -> None:
    progress: Progress = shared()
    assert progress is shared()
    assert MemoryProgress().clock().tzinfo is UTC
