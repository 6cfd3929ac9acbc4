"""Counts take their noun, of two none is the strongest, no opening is said twice, a reason fits the mistake made."""

from __future__ import annotations

import re
import string
from functools import cache

import pytest

from tienkow_learn.engine import RuleSet
from tienkow_learn.lessons import Walk, ask, load, names
from tienkow_learn.practice import GAMES, GENERATORS, Question
from tienkow_learn.text import say
from tienkow_learn.text.catalogue import COUNTED, sentences
from tienkow_learn.widgets.stepper.words import StepperWords

SEEDS = range(15)
TWO = 2
KINDS = [(kind, rules) for kind, make in GENERATORS.items() for rules in GAMES if make.fits(rules)]
each_kind = pytest.mark.parametrize(("kind", "rules"), KINDS, ids=lambda part: str(part).partition(" ")[0])
MANY = {
    "reason_lead_size": "three, or five and more",
    "reason_reply_any": "two or four",
    "play_few": "two or four",
    "step_lap": "two or more: one has its own sentence",
    "question_few": "more than there are",
    "slip_first_stake": "two or more: the bank was kept before",
    "slip_streak_forgotten": "two or more: the streak and one",
    "slip_streak_short": "two or more: the streak and one",
    "pay_none": "five units",
    "comments_large": "a fixed limit",
    "bad_comment": "a fixed limit",
    "fill_over": "four or more: three losers and the totals",
    "too_long": "more than a fixed limit",
    "record_large": "more than a fixed limit",
    "example_large": "more than a fixed limit",
    "question_long": "more than a fixed limit",
    "hand_sizes": "a fixed limit",
    "question_choices": "a fixed limit",
    "too_many": "more than there are",
    "quiz_stars": "five or more: fewer earn no stars",
}
"""Where a bare number stands before a noun in the plural, and why it is never one."""
NUMBERS = "n|number|count|times|most|round|given|needed|asks|files|units|size|shown|copies|length|plays|asked|steps"
BARE = re.compile(rf"\{{(?:{NUMBERS})\}} (?!is |has |characters that )(?:more |different |whole )?[a-z]+s\b")
OPENINGS = {"quiz_good": "Right.", "quiz_bad": "Not so.", "quiz_shown": "The answer:"}
BEST = re.compile(r"\b(?:strongest|highest|best|lowest|weakest|most)\b")


def test_a_count_takes_its_noun_or_is_never_one() -> None:
    assert {code for code, words in sentences().items() if BARE.search(words)} == set(MANY)


def test_nothing_is_told_as_there_are_so_many() -> None:
    assert [code for code, words in sentences().items() if re.search(r"there are \{(?!known)", words)] == []


@pytest.mark.parametrize("name", COUNTED)
def test_one_is_told_in_the_singular(name: str) -> None:
    code = next(
        code for code in sentences() if name in {hole for _, hole, _, _ in string.Formatter().parse(sentences()[code])}
    )
    one, two = COUNTED[name]
    assert not re.search(r"\d \w+s$", one.format(n=1))
    assert one != two
    assert code


@cache
def questions(kind: str, rules: RuleSet) -> tuple[Question, ...]:
    return tuple(GENERATORS[kind](seed, rules) for seed in SEEDS)


@each_kind
def test_no_opening_is_said_twice(kind: str, rules: RuleSet) -> None:
    for question in questions(kind, rules):
        for place, why in enumerate(question.reasons):
            code = "quiz_good" if place in question.right else "quiz_bad"
            told = say(code, why=why)
            first, second = told[: len(OPENINGS[code])], told[len(OPENINGS[code]) :].split()
            assert second[0] not in {"Right.", "Not", "No", "No.", "Wrong."}, told
            assert first == OPENINGS[code]


@each_kind
def test_of_two_choices_none_is_the_most(kind: str, rules: RuleSet) -> None:
    for question in questions(kind, rules):
        if len(question.choices) == TWO:
            assert not BEST.search(question.prompt.rpartition(".")[2]), question.prompt


ASKED = [(load(name), index) for name in names() for index, step in enumerate(load(name).steps) if step.ask]
each_question = pytest.mark.parametrize(
    ("example", "index"), ASKED, ids=[f"{example.name}-{index + 1}" for example, index in ASKED]
)


@pytest.mark.parametrize(("example", "index"), ASKED, ids=[f"{each.name}-{at + 1}" for each, at in ASKED])
def test_a_stepper_asks_in_the_right_degree_and_opens_an_answer_once(example: object, index: int) -> None:
    walk = Walk.through(example)  # type: ignore[arg-type]
    frames = [at for at, frame in enumerate(walk.frames) if frame.index == index and frame.asked]
    for at in frames:
        asked = walk.jump(at).asked
        assert asked
        assert len(asked.choices) > TWO or not BEST.search(asked.prompt)
        for choice in asked.choices:
            told = StepperWords(walk.jump(at).answer(choice.id)).line()
            assert not re.match(r"(?:Right|No)\. (?:Right|Not|Wrong|No[.,])\b", told), told


def test_of_three_pairs_one_is_the_strongest() -> None:
    example = load("pair-or-not")
    assert [ask(example, at).prompt for at in (4, 5)] == ["Which pair is the stronger?"] * TWO


def test_who_is_forced_is_not_told_that_it_tells_little() -> None:
    example = load("sky-forced")
    told = {choice.label: choice.why for choice in ask(example, 2).choices}
    assert told["East"] == "Surrendered: who has won no tile must give up the last one, whatever it is."
    assert "That tells little" in told["North"]


@pytest.mark.parametrize("kind", ["who_wins", "who_wins_single", "who_wins_pair"])
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: type(rules).__name__)
def test_the_right_answer_speaks_of_the_winner_alone(kind: str, rules: RuleSet) -> None:
    for question in questions(kind, rules):
        [right] = question.right
        name = question.choices[right].text.partition(":")[0]
        others = {choice.text.partition(":")[0] for choice in question.choices} - {name}
        assert not [other for other in others if f"{other}:" in question.reasons[right]]
        assert all(
            why.startswith(choice.text.partition(":")[0])
            for choice, why in zip(question.choices, question.reasons, strict=True)
        )
