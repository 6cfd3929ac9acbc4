"""The quiz without a browser: what it shows, what a press does, what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets.widgets import widget as registry

from tienkow_learn.engine import Round, RuleSet, TienKow
from tienkow_learn.practice import (
    GAMES,
    GENERATORS,
    STANDARD,
    Choice,
    MemoryProgress,
    Question,
    QuestionError,
    fitting,
)
from tienkow_learn.widgets.quiz.quiz import Quiz

HANDS = ("6:6", "6:3", "5:5", "2:1")
OWN = [
    Question(
        "Which is <b>Civil</b>?",
        [Choice("Nine", "6:3"), Choice("Heaven", "6:6"), "?"],
        1,
        ["A.", "B.", "C."],
        "mine",
        hints=["Look.", "The rule."],
    ),
    Question("Sort.", ["b", "c", "a"], (2, 0, 1), ["b is 2.", "c is 3.", "a is 1."], "order", mode="order"),
    Question("Even?", ["1", "2", "4"], (1, 2), ["Odd.", "Two.", "Four."], "many", mode="many"),
]


@pytest.fixture
def progress() -> MemoryProgress:
    return MemoryProgress()


@pytest.fixture
def quiz(progress: MemoryProgress) -> Iterator[Quiz]:
    made = Quiz(OWN, progress=progress)
    yield made
    made.close()


def press(quiz: Quiz, name: str, value: object = None) -> None:
    """What arrives when a control is pressed in the browser."""
    quiz.layer._handle_custom_msg({"do": name, "value": value}, [])


def panel(quiz: Quiz) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = quiz.layer.scene["panel"]
    return found


def part(quiz: Quiz, kind: str) -> dict[str, Any]:
    return next(each for each in panel(quiz) if each["t"] == kind)


def said(quiz: Quiz) -> list[str]:
    return [each["text"] for each in panel(quiz) if "text" in each]


def actions(quiz: Quiz) -> list[str]:
    return [item["label"] for item in part(quiz, "actions")["items"]]


def marks(quiz: Quiz) -> list[str]:
    return [item["mark"] for item in part(quiz, "choices")["items"]]


def answer(quiz: Quiz, value: object) -> None:
    press(quiz, part(quiz, "choices")["id"], value)


def test_a_question_is_shown_with_its_choices(quiz: Quiz) -> None:
    choices = part(quiz, "choices")
    assert said(quiz) == ["Question 1 of 3", "Which is <b>Civil</b>?"]
    assert [(item["id"], item["label"], item["faces"], item["off"]) for item in choices["items"]] == [
        ("0", "Nine", ["6:3"], False),
        ("1", "Heaven", ["6:6"], False),
        ("2", "?", [], False),
    ]
    assert (choices["mode"], actions(quiz)) == ("one", ["Hint"])
    assert quiz.layer.scene["say"] == "Question 1 of 3. Which is <b>Civil</b>?"
    assert quiz.layer.scene["size"] is None


def test_a_wrong_answer_gets_its_reason_and_the_right_one_is_marked(quiz: Quiz) -> None:
    answer(quiz, "0")
    assert marks(quiz) == ["wrong", "answer", ""]
    assert said(quiz)[2:] == ["Not so. A.", "The answer: Heaven. B."]
    assert actions(quiz) == ["Next question"]
    assert quiz.layer.scene["say"] == "Not so. A. The answer: Heaven. B."
    assert [item["text"] for item in part(quiz, "more")["items"]] == ["A.", "B.", "C."]


def test_a_right_answer_gets_its_reason(quiz: Quiz) -> None:
    answer(quiz, "1")
    assert (marks(quiz), said(quiz)[2:]) == (["", "right", ""], ["Right. B."])


def test_a_press_that_comes_too_late_changes_nothing(quiz: Quiz) -> None:
    late = part(quiz, "choices")["id"]
    answer(quiz, "0")
    for name, value in ((late, "1"), ("hint", None), ("nothing", None)):
        press(quiz, name, value)
    press(quiz, "next")
    press(quiz, "next")
    press(quiz, late, "1")
    assert (str(quiz.score), quiz.question, quiz.answers[0].given) == ("0 of 1", OWN[1], (0,))


def test_the_ladder_of_hints(quiz: Quiz, progress: MemoryProgress) -> None:
    labels = [actions(quiz)[0]]
    for _ in range(3):
        press(quiz, "hint")
        labels.append(actions(quiz)[0])
    assert labels == ["Hint", "Another hint", "Another hint", "Show the answer"]
    assert said(quiz)[2:] == ["Look.", "The rule.", "It is one of these two."]
    assert [item["off"] for item in part(quiz, "choices")["items"]] == [True, False, False]
    assert progress.attempts() == ()
    press(quiz, "hint")
    assert (said(quiz)[2:], marks(quiz)) == (["The answer: B."], ["", "answer", ""])
    assert [(each.correct, each.hints) for each in progress.attempts()] == [(False, 3)]


def test_between_two_choices_the_reason_says_it_all() -> None:
    quiz = Quiz(GENERATORS["higher_pair"](1))
    assert quiz.question
    quiz.answer(1 - quiz.question.right[0])
    assert len(said(quiz)) == 3
    quiz.close()


def test_an_order_is_shown_right_afterwards(quiz: Quiz) -> None:
    quiz.answer(1)
    quiz.next()
    assert part(quiz, "choices")["mode"] == "order"
    answer(quiz, ["2", "1", "0"])
    labels = [item["label"] for item in part(quiz, "choices")["items"]]
    assert labels == ["1. a", "2. b (you had it at 3)", "3. c (you had it at 2)"]
    assert marks(quiz) == ["right", "wrong", "wrong"]
    assert "Your place 2 is the first that is wrong." in said(quiz)[2]


def test_to_the_score_and_once_more(quiz: Quiz, progress: MemoryProgress) -> None:
    quiz.hint()
    for given in (1, [2, 1, 0], ["2", "4"]):
        quiz.answer(given)
        quiz.next()
    assert (quiz.is_over, quiz.question, repr(quiz)) == (True, None, "<Quiz: 3 questions, 2 of 3 right>")
    assert said(quiz) == [
        "2 of 3 right",
        "With a hint: 1 of them. A hint lowers the grade; it is 58 of 100.",
        "Look at these again",
        "order",
        "mine",
    ]
    assert actions(quiz) == ["Again: the ones missed", "Once more"]
    assert [each.concept for each in progress.attempts()] == ["mine", "order", "many"]
    press(quiz, "again")
    assert (quiz.question, said(quiz)[0]) == (OWN[1], "Once more: question 1 of 1")
    quiz.answer([2, 0, 1])
    quiz.next()
    assert (said(quiz), actions(quiz)) == (["1 of 1 right", "All right, and without a hint."], ["Once more"])
    press(quiz, "again")
    assert quiz.is_over
    press(quiz, "new")
    assert (quiz.question, str(quiz.score)) == (OWN[0], "0 of 0")


def test_no_control_is_taken_for_one_of_another_question(quiz: Quiz) -> None:
    seen: set[str] = set()
    for _ in range(2):
        for given in (0, [0, 1, 2], [0]):
            ids = {each["id"] for each in panel(quiz)}
            assert not ids & seen
            seen |= ids
            quiz.answer(given)
            seen |= {each["id"] for each in panel(quiz)}
            quiz.next()
        quiz.again()


@pytest.mark.parametrize("kind", GENERATORS)
def test_every_kind_is_asked_and_answered(kind: str, progress: MemoryProgress) -> None:
    quiz = Quiz(kind, n=3, seed=2, progress=progress)
    while quiz.question:
        answered = quiz.answer(quiz.question.answer)
        assert answered
        assert answered.correct
        quiz.next()
    assert (str(quiz.score), quiz.errors, len(progress.attempts())) == ("3 of 3", [], 3)
    quiz.close()


def test_a_position_is_shown_as_the_lead_and_the_hand() -> None:
    question = next(made for seed in range(50) if (made := GENERATORS["legal_plays"](seed)).position.trick)  # type: ignore[union-attr]
    quiz = Quiz(question)
    position = question.position
    assert position
    assert position.trick
    rows = [each["faces"] for each in panel(quiz) if each["t"] == "tiles"]
    assert rows == [[str(tile) for tile in faces] for faces in (position.trick.lead.tiles, position.hands[0])]
    assert [text.split(" ")[0] for text in said(quiz)[2:]] == ["East", "Your"]
    quiz.close()


def test_without_a_lead_the_learner_is_told_to_lead() -> None:
    question = Question("?", ["a", "b"], 0, ["A.", "B."], "c", position=Round.start(TienKow(), HANDS))
    quiz = Quiz(question)
    assert said(quiz) == ["Question 1 of 1", "?", "You are to lead.", "Your hand"]
    quiz.close()


def test_the_picture_of_a_tile_does_not_tell_its_name() -> None:
    quiz = Quiz(GENERATORS["tile_to_name"](1))
    assert part(quiz, "tiles")["name"] == part(quiz, "tiles")["faces"][0]
    quiz.close()


def test_a_seed_makes_the_same_quiz_and_new_ones_after_it() -> None:
    one, two, other = (Quiz("02-pair-rankings", seed=seed) for seed in (5, 5, 6))
    assert one._sitting.questions == two._sitting.questions != other._sitting.questions
    first = one._sitting.questions
    for each in (one, two):
        each.new()
    assert first != one._sitting.questions == two._sitting.questions
    for each in (one, two, other):
        each.close()


def test_a_lesson_earns_stars_at_its_first_go_only(progress: MemoryProgress) -> None:
    quiz = Quiz("01-tiles-and-series", seed=1, progress=progress)
    while not quiz.answers:
        quiz.hint()
    while quiz.question:
        quiz.answer(quiz.question.answer)
        quiz.next()
    assert progress.stars("01-tiles-and-series") == 2
    assert "Stars of this lesson, by your last 5 answers in it: ★★☆ (2 of 3)" in said(quiz)
    quiz.again()
    assert quiz.question
    quiz.answer(quiz.question.answer)
    quiz.next()
    assert progress.stars("01-tiles-and-series") == 2
    quiz.close()


def test_one_answer_earns_no_lesson_and_a_poor_quiz_takes_stars_away(progress: MemoryProgress) -> None:
    told = []
    for n, right in ((1, 1), (5, 5), (3, 1)):
        quiz = Quiz("02-pair-rankings", n=n, seed=1, progress=progress)
        while quiz.question:
            answers = quiz.question.answer, (quiz.question.right[0] + 1) % 2
            quiz.answer(answers[0] if len(quiz.answers) < right or quiz.question.mode == "order" else answers[1])
            quiz.next()
        told.append(
            (str(quiz.score), next(each["text"] for each in panel(quiz) if each.get("id", "").endswith("stars")))
        )
        quiz.close()
    assert told == [
        ("1 of 1", "Stars come with 5 answers in a lesson; so far: 1."),
        ("5 of 5", "Stars of this lesson, by your last 6 answers in it: ★★★ (3 of 3)"),
        ("1 of 3", "Stars of this lesson, by your last 8 answers in it: ★★☆ (2 of 3)"),
    ]


def test_a_wrong_word_is_refused_and_nothing_is_lost(quiz: Quiz, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(QuestionError, match="'Axe' is no choice here: choose one of Nine, Heaven"):
        quiz.answer("Axe")
    monkeypatch.delenv("TIENKOW_LEARN_RAISE", raising=False)
    for value in ("7", "<img>", 1.5, ["0"], {"a": 1}, None, "9" * 5000):
        answer(quiz, value)
        assert "is no choice here: choose one of Nine, Heaven" in said(quiz)[0]
    assert (quiz.errors, quiz.question, quiz.answers) == ([], OWN[0], ())
    answer(quiz, "1")
    assert quiz.answers[0].correct


@pytest.mark.parametrize("source", [[], ["higher_pair", OWN[0]], [5], "nothing"])
def test_what_is_no_quiz_is_refused(source: Any) -> None:  # noqa: ANN401
    before = len(registry._instances)
    with pytest.raises(QuestionError):
        Quiz(source)
    assert len(registry._instances) == before


def test_thirty_quizzes_leave_no_widget() -> None:
    before = set(registry._instances)
    for seed in range(30):
        quiz = Quiz("higher_pair", n=1, seed=seed)
        quiz.answer(0)
        quiz.next()
        quiz.new()
        quiz.close()
    assert set(registry._instances) == before


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_a_quiz_on_rules_asks_what_these_rules_have(rules: RuleSet, progress: MemoryProgress) -> None:
    made = Quiz(n=40, seed=2, progress=progress, rules=rules)
    asked = []
    while made.question:
        asked.append(made.question)
        assert not any("Tien Kow" in text or "Sky Nine" in text for text in said(made))
        made.answer(list(made.question.right) if made.question.mode != "one" else made.question.right[0])
        made.next()
    assert {question.rules for question in asked} == {rules}
    assert {question.kind for question in asked} == set(fitting(rules))
    made.close()


def test_without_rules_a_quiz_is_about_the_first_game(progress: MemoryProgress) -> None:
    made = Quiz(n=20, seed=2, progress=progress)
    assert {GENERATORS[kind].fits(STANDARD) for kind in made._source} == {True}
    made.close()


def test_where_games_are_mixed_each_question_says_which_it_is_about(progress: MemoryProgress) -> None:
    made = Quiz(["is_a_set", "is_a_pair"], n=2, seed=1, progress=progress)
    heads = []
    while made.question:
        heads.append(said(made)[0])
        made.answer(1 - made.question.right[0])
        made.next()
    assert sorted(head.partition("(")[2] for head in heads) == ["Sky Nine)", "Tien Kow)"]
    assert said(made)[0]
    made.close()
