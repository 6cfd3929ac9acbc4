"""The game between a learner and three players, without any widget."""

from __future__ import annotations

import pytest

from tienkow_learn.engine import IllegalPlay, Round, TienKow
from tienkow_learn.players import Beginner
from tienkow_learn.widgets.table.game import Game
from tienkow_learn.widgets.table.ladder import RUNGS, hint

HANDS = ("6:1 5:1", "5:5 2:2", "3:1 5:4", "6:4 4:2")


def game(*, leader: int = 0, seat: int = 1, tricks: int | None = None) -> Game:
    """TK-1 with one more tile in each hand."""
    return Game(Round.start(TienKow(), HANDS, leader=leader), seat, [Beginner(each) for each in range(4)], tricks)


def test_the_others_play_until_it_is_the_learners_turn() -> None:
    first = game()
    assert (first.yours, first.theirs) == (False, True)
    then = first.others_all()
    assert then.yours
    assert [seat for seat, _ in (then.round.trick.plays if then.round.trick else ())] == [0]


def test_after_a_trick_that_another_won_the_game_waits_for_the_learner() -> None:
    lost = game(leader=1).play("2:2").others_all()
    assert lost.round.tricks[0].winner != 1
    assert (lost.paused, lost.theirs, lost.yours) == (True, False, False)
    assert lost.others() == lost, "nobody plays while the learner reads"
    assert lost.read_on().theirs


def test_after_a_trick_that_the_learner_won_nothing_waits() -> None:
    mine = game(leader=1).play("5:5").others_all()
    assert (mine.paused, mine.yours) == (False, True)


def test_undo_goes_back_to_the_learners_own_choice() -> None:
    before = game().others_all()
    after = before.play("5:5").others_all()
    undone = after.undone
    assert undone is not None
    assert undone.round == before.round
    assert before.undone is None


def test_a_number_of_tricks_ends_the_game() -> None:
    done = game(tricks=1).others_all().play("5:5").others_all()
    assert (done.is_over, done.yours, done.theirs, done.round.is_over) == (True, False, False, False)


def test_a_refused_play_leaves_the_game_as_it_was() -> None:
    waiting = game().others_all()
    with pytest.raises(IllegalPlay, match="does not hold Heaven"):
        waiting.play("6:6")
    assert waiting.yours


@pytest.mark.parametrize(
    ("rung", "words"),
    [
        (1, "Civil was led: play a Civil tile."),
        (2, "Not Nine (5:4): Civil was led and you hold Civil"),
        (3, "Think about these two: Play"),
        (4, "Play "),
    ],
)
def test_the_hint_ladder_goes_from_the_duty_to_the_answer(rung: int, words: str) -> None:
    seen = Round.start(TienKow(), ("6:1 6:3 4:4", "5:5 2:2 5:4", "3:1 4:3 4:4", "6:4 4:2 2:1")).play("6:1").observe(1)
    found = hint(seen, rung)
    assert words in found.text
    assert set(map(str, found.look)) <= {"5:5", "2:2"}


def test_every_rung_can_be_reached_in_every_turn_of_a_round() -> None:
    at = Round.deal(TienKow(), seed=5)
    while at.to_move is not None:
        seen = at.observe(at.to_move)
        for rung in range(1, RUNGS + 1):
            assert seen.hand.holds(hint(seen, rung).look)
        at = at.play(at.legal_plays()[0])
