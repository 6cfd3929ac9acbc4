"""Every guided example, played through the engine: each question has one right answer, each sentence is one."""

from __future__ import annotations

import re

import pytest

from tienkow_learn.lessons import Example, Walk, ask, frames, load, names
from tienkow_learn.lessons.asking import KINDS
from tienkow_learn.text import codes

EXAMPLES = [load(name) for name in names()]
ASKED = [(example, index) for example in EXAMPLES for index, step in enumerate(example.steps) if step.ask]
MOST_WORDS = 24

each_example = pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
each_question = pytest.mark.parametrize(("example", "index"), ASKED, ids=lambda part: getattr(part, "name", str(part)))


def test_there_are_examples_and_every_kind_of_question_is_used() -> None:
    assert {example.steps[index].ask for example, index in ASKED} == set(KINDS)


@each_example
def test_every_play_goes_through_the_engine(example: Example) -> None:
    position = example.start
    for step in example.steps:
        for play in step.plays:
            assert position is not None
            assert position.why_not(play) is None
            position = position.play(play)
    assert frames(example)[-1].after == position


@each_example
def test_each_step_says_one_short_sentence(example: Example) -> None:
    for step in example.steps:
        assert re.fullmatch(r"[A-Z0-9][^.?!]*[.?!]", step.say), step.say
        assert len(step.say.split()) <= MOST_WORDS, step.say


@each_question
def test_each_question_has_one_right_answer_and_a_reason_for_each_choice(example: Example, index: int) -> None:
    asked = ask(example, index)
    assert sum(choice.right for choice in asked.choices) == 1
    assert all(choice.why for choice in asked.choices)
    assert len({choice.id for choice in asked.choices}) == len(asked.choices) > 1


@pytest.mark.parametrize(
    ("example", "index"), [(e, i) for e, i in ASKED if e.steps[i].ask == "winner"], ids=lambda p: getattr(p, "name", p)
)
def test_the_winner_is_the_engines(example: Example, index: int) -> None:
    after = frames(example)[index].after
    assert after is not None
    trick, rules = after.tricks[-1], after.rules
    right = {f"seat-{seat}" for seat, _ in trick.plays if rules.lost_because(trick, seat) is None}
    assert {choice.id for choice in ask(example, index).choices if choice.right} == right == {f"seat-{trick.winner}"}


@pytest.mark.parametrize(
    ("example", "index"),
    [(e, i) for e, i in ASKED if e.steps[i].ask in ("legal", "wins")],
    ids=lambda p: getattr(p, "name", p),
)
def test_the_right_play_is_the_one_that_the_example_makes(example: Example, index: int) -> None:
    step, before = example.steps[index], frames(example)[index].before
    assert before is not None
    answer = ask(example, index).answer
    assert str(step.plays[0].tiles) == answer.id
    assert all(before.hands[example.seat].holds(choice.faces) for choice in ask(example, index).choices)
    others = [choice for choice in ask(example, index).choices if not choice.right]
    assert [bool(before.why_not(choice.faces)) for choice in others] == [choice.follows is None for choice in others]


@each_question
def test_a_play_that_may_be_made_is_played_out_and_loses(example: Example, index: int) -> None:
    wrong = [choice for choice in ask(example, index).choices if choice.follows and not choice.right]
    for choice in wrong:
        assert choice.follows
        assert choice.follows.trick is None
        assert choice.follows.tricks[-1].winner != example.seat


@each_example
def test_every_way_to_the_end_is_open(example: Example) -> None:
    walk = Walk.through(example)
    for _ in range(2 * len(walk.frames)):
        walk = walk.forward()
    assert walk.is_over


@each_example
def test_later_passes_ask_more_and_never_what_was_only_a_guess(example: Example) -> None:
    found = frames(example)
    asked = [sum(frame.asked for frame in found if frame.lap == lap) for lap in range(len(example.fade))]
    assert asked[1:] == sorted(set(asked[1:]))
    assert not any(frame.step.keep for frame in found if frame.lap)


def test_the_traps_are_those_that_the_lessons_speak_of() -> None:
    wrong = {
        (example.name, choice.label): choice.why
        for example, index in ASKED
        for choice in ask(example, index).choices
        if not choice.right
    }
    assert "equal" in wrong["first-trick", "Red-head Ten"]
    assert "Civil was led" in wrong["first-trick", "Nine (6:3)"]
    assert "not Military" in wrong["two-series", "West"]
    assert "number 17" in wrong["ranking-pairs", "North"]


@each_example
def test_a_guess_that_is_kept_is_judged_in_the_first_pass(example: Example) -> None:
    walk = Walk.through(example)
    for at, frame in enumerate(walk.frames):
        if frame.step.keep:
            guessed = walk.jump(at).answer("seat-0")
            later = [guessed.jump(place) for place in range(at + 1, len(walk.frames))]
            assert [bool(each.guess) for each in later if each.asked is None].count(True) == 1


def test_every_rule_that_has_a_sentence_is_shown_in_an_example() -> None:
    named = {step.rule for example in EXAMPLES for step in example.steps if step.rule}
    assert named == {code.removeprefix("rule_") for code in codes() if code.startswith("rule_")}
