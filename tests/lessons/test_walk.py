"""A walk through an example: predict, then see; a wrong play is played out and taken back; a guess is kept."""

from __future__ import annotations

import pytest

from tests.engine.chance import match_to_the_end
from tienkow_learn.engine import Match, Record, Round, TienKow
from tienkow_learn.lessons import ExampleError, Walk


def at(name: str, step: int) -> Walk:
    return Walk.through(name).jump(step - 1)


def test_a_wrong_play_shows_what_follows_and_another_may_be_tried() -> None:
    before = at("first-trick", 4)
    wrong = before.answer("6:4")
    assert before.position
    assert wrong.position
    assert [len(before.position.plays), len(wrong.position.plays), wrong.position.tricks[0].winner] == [3, 4, 2]
    assert not wrong.settled
    right = wrong.answer("6:5")
    assert right.settled
    assert right.position
    assert right.position.tricks[0].winner == 0


def test_an_illegal_play_leaves_the_table_as_it_is() -> None:
    walk = at("first-trick", 4).answer("6:3")
    assert walk.position == walk.frame.before
    assert not walk.settled


def test_other_questions_take_one_answer() -> None:
    walk = at("pair-or-not", 1).answer("no")
    assert walk.settled
    assert walk.answer("yes") == walk


@pytest.mark.parametrize(("step", "veiled"), [(1, True), (2, True), (5, True), (6, False), (7, True), (8, True)])
def test_the_winner_is_veiled_until_it_is_told_or_found(step: int, veiled: bool) -> None:  # noqa: FBT001
    assert at("two-series", step).veiled == veiled


def test_the_answer_lifts_the_veil() -> None:
    assert not at("two-series", 7).answer("seat-1").veiled


def test_the_guess_is_kept_and_judged_where_the_winner_is_told() -> None:
    walk = Walk.through("two-series").answer("West")
    assert walk.guess is None
    told = walk.jump(5)
    assert told.guess
    assert (told.guess.label, told.guess.right) == ("West", False)
    assert told.jump(6).guess is None


def test_going_on_shows_the_answer_first() -> None:
    walk = at("first-trick", 4)
    assert (walk.forward().at, walk.forward().settled) == (3, True)
    assert walk.forward().forward() == walk.forward()


def test_a_guess_may_be_left_out() -> None:
    walk = Walk.through("two-series").forward()
    assert (walk.at, walk.jump(5).guess) == (1, None)


def test_back_and_jump_stay_inside() -> None:
    walk = Walk.through("first-trick")
    assert walk.back() == walk
    for wrong in (-1, 4, "2", True):
        with pytest.raises(ExampleError, match="steps are 1 to 4"):
            walk.jump(wrong)  # type: ignore[arg-type]


def test_the_score_counts_first_tries_and_no_guesses() -> None:
    walk = Walk.through("two-series").answer("seat-0")
    assert walk.score == (0, 8)
    assert walk.jump(6).answer("seat-0").jump(7).answer("civil").score == (1, 8)
    assert at("first-trick", 4).answer("6:4").answer("6:5").score == (0, 1)
    assert at("first-trick", 4).answer("6:5").score == (1, 1)


def test_an_answer_that_is_none_is_refused_and_loses_nothing() -> None:
    walk = at("first-trick", 4).answer("6:4")
    for wrong in ("7:7", "6:6", None, 3):
        with pytest.raises(ExampleError, match="is no answer here: choose one of 6:5, 6:4, 6:3"):
            walk.answer(wrong)
    with pytest.raises(ExampleError, match="nothing is asked at step 1"):
        walk.jump(0).answer("6:5")
    assert walk.given


def test_of_a_running_match_only_what_is_over_is_walked() -> None:
    match = Match(TienKow(), seed=3)
    with pytest.raises(ExampleError, match="no round of this match is over yet"):
        Walk.through(Record(match))
    after = match_to_the_end(Match(TienKow(), seed=3, most_rounds=1))
    running = match.finish(after.rounds[0])
    assert running.playing is not None
    assert Walk.through(Record(running)).frames == Walk.through(Record(after)).frames


def test_a_record_is_walked_play_by_play_with_its_comments() -> None:
    played = Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"]).play("6:1").play("5:5")
    walk = Walk.through(Record(played, {2: "Ten beats seven."}))
    assert [frame.after.plays if frame.after else None for frame in walk.frames] == [(), played.plays[:1], played.plays]
    assert walk.frames[2].step.say == "Ten beats seven."
    assert walk.jump(2).position == played
    assert walk.score == (0, 0)
