"""A question checks itself, and every answer gets the reason that fits it."""

from __future__ import annotations

from typing import Any

import pytest

from tienkow_learn.engine import NotationError
from tienkow_learn.practice import Choice, Question, QuestionError, ladder

ONE = Question("Which is Civil?", ["Nine", "Heaven", "Three"], 1, ["Military.", "Civil it is.", "Also Military."], "c")
ORDER = Question("Sort.", ["b", "c", "a"], (2, 0, 1), ["b is 2.", "c is 3.", "a is 1."], "o", mode="order")
MANY = Question(
    "Which are even?", ["1", "2", "3", "4"], (3, 1), ["Odd.", "Two.", "Odd too.", "Four."], "m", mode="many"
)


def test_texts_become_choices_and_places_are_put_in_order() -> None:
    assert ONE.choices[1] == Choice("Heaven")
    assert (ONE.right, ORDER.right, MANY.right) == ((1,), (2, 0, 1), (1, 3))
    assert repr(ONE) == "<Question c: Which is Civil?>"


@pytest.mark.parametrize(
    ("question", "given", "correct", "reason"),
    [
        (ONE, 1, True, "Civil it is."),
        (ONE, "Heaven", True, "Civil it is."),
        (ONE, 0, False, "Military."),
        (ONE, "Three", False, "Also Military."),
        (ORDER, [2, 0, 1], True, "All 3 are in their places."),
        (ORDER, ["a", "b", "c"], True, "All 3 are in their places."),
        (ORDER, ["a", "c", "b"], False, "Your place 2 is the first that is wrong. c is 3. What belongs there: b is 2."),
        (MANY, [3, 1], True, "That is all of them."),
        (MANY, ["2", "3", "4"], False, "3 does not belong to it. Odd too."),
        (MANY, ["2"], False, "4 is missing. Four."),
    ],
)
def test_an_answer_gets_its_own_reason(question: Question, given: object, *, correct: bool, reason: str) -> None:
    answered = question.check(given)
    assert (answered.correct, answered.reason) == (correct, reason)


@pytest.mark.parametrize(
    ("question", "given"),
    [
        (ONE, 3),
        (ONE, -1),
        (ONE, "Nothing"),
        (ONE, None),
        (ONE, True),
        (ONE, [1]),
        (ORDER, [2, 0]),
        (ORDER, [2, 0, 0]),
        (ORDER, "a"),
        (MANY, []),
        (MANY, 1),
        (MANY, [1, 9]),
    ],
)
def test_what_is_no_answer_is_refused(question: Question, given: object) -> None:
    with pytest.raises(QuestionError, match=r"choose one of|give a list"):
        question.check(given)


@pytest.mark.parametrize(
    ("question", "given", "marks"),
    [
        (ONE, 1, ["", "right", ""]),
        (ONE, 0, ["wrong", "answer", ""]),
        (ORDER, [2, 1, 0], ["wrong", "wrong", "right"]),
        (MANY, [0, 1], ["wrong", "right", "", "answer"]),
    ],
)
def test_choices_are_marked(question: Question, given: object, marks: list[str]) -> None:
    assert [question.check(given).mark(at) for at in range(len(question.choices))] == marks


def test_hints_lower_the_grade_but_never_to_nothing() -> None:
    assert [ONE.check(1, hints).grade for hints in (0, 1, 2, 3, 9)] == [1, 0.75, 0.5, 0.25, 0.25]
    assert ONE.check(0).grade == 0


@pytest.mark.parametrize(
    ("question", "last", "keep"),
    [
        (ONE, "It is one of these two.", {1, 2}),
        (ORDER, "It begins with a.", None),
        (MANY, "Right choices here: 2.", None),
    ],
)
def test_the_last_hint_leaves_little(question: Question, last: str, keep: set[int] | None) -> None:
    hint = ladder(question)[-1]
    assert (hint.text, hint.keep and set(hint.keep)) == (last, keep)


def test_between_two_choices_there_is_no_last_hint() -> None:
    assert ladder(Question("?", ["a", "b"], 0, ["A.", "B."], "c", hints=["Look."]))[-1].text == "Look."


GOOD: dict[str, Any] = {
    "prompt": "Which?",
    "choices": ["a", "b"],
    "answer": 0,
    "reasons": ["Yes.", "No."],
    "concept": "c",
}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"prompt": " "}, "a question needs text in prompt"),
        ({"prompt": "x" * 601}, "text in prompt may have 600 characters; this one has 601"),
        ({"prompt": 5}, "a question needs text in prompt"),
        ({"concept": ""}, "a question needs text in concept"),
        ({"choices": ["a"], "reasons": ["Yes."]}, "a question has 2 to 12 choices; given: 1"),
        ({"choices": ["a", ""]}, "a question needs text in choices"),
        ({"choices": ["a", "a"]}, "two choices are the same"),
        ({"reasons": ["Yes."]}, "every choice needs a reason; needed: 2, given: 1"),
        ({"reasons": ["Yes.", ""]}, "a question needs text in reasons"),
        ({"answer": 2}, "answer cannot be 2 in mode 'one'"),
        ({"answer": [0, 1]}, "answer cannot be [0, 1] in mode 'one'"),
        ({"answer": True}, "answer cannot be True in mode 'one'"),
        ({"mode": "some"}, "mode cannot be 'some': it is one of one, order, many"),
        ({"mode": "order", "answer": [0]}, "answer cannot be [0] in mode 'order'"),
        ({"mode": "order", "answer": [0, 0]}, "answer cannot be [0, 0] in mode 'order'"),
        ({"mode": "many", "answer": []}, "answer cannot be [] in mode 'many'"),
        ({"mode": "many", "answer": 0}, "answer cannot be 0 in mode 'many'"),
    ],
)
def test_a_question_that_contradicts_itself_is_refused(change: dict[str, Any], says: str) -> None:
    Question(**GOOD)
    with pytest.raises(QuestionError) as error:
        Question(**(GOOD | change))
    assert str(error.value).startswith(says)


def test_tiles_that_cannot_be_read_are_refused() -> None:
    with pytest.raises(NotationError):
        Question(**GOOD, faces="7:7")
    with pytest.raises(NotationError):
        Choice("seven", "7:7")
