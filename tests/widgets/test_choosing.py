"""The buttons of the table: what the browser is told of the plays, so that it can answer by itself."""

from __future__ import annotations

import json

import pytest

from tienkow_learn.engine import Round, TienKow
from tienkow_learn.widgets.table.showing import choosing

FOURS = Round.start(TienKow(), ["5:5 5:5 3:3 3:3", "6:6 6:5 6:4 6:1", "1:1 2:2 3:1 4:1", "6:3 5:2 4:2 2:1"])


def test_one_button_plays_where_the_rules_know_what_is_given_up() -> None:
    (play,) = choosing(Round.start(TienKow(), ["6:1", "5:5", "6:3", "6:4"]).play("6:1").play("5:5").observe(2))
    assert (play["id"], play["plays"]) == ("play", {"6:3": "Give up Nine (6:3)"})


def test_a_label_that_all_sets_of_a_size_share_is_sent_once() -> None:
    hands = ["5:5 5:5 3:3 3:3 2:1", "6:6 6:5 6:4 6:1 5:3", "1:1 2:2 3:1 4:1 6:2", "6:3 5:2 4:2 4:3 5:1"]
    (play,) = choosing(Round.start(TienKow(), hands).play("5:5 5:5 3:3 3:3").observe(1))
    assert (play["plays"], play["any"], play["sizes"]) == ({}, {"4": "Give up 4 tiles"}, [4])


def test_sets_with_labels_of_their_own_are_listed() -> None:
    (play,) = choosing(FOURS.observe(0))
    assert play["plays"] == {
        "5:5": "Play Plum",
        "3:3": "Play Long Three",
        "5:5 5:5": "Play the Plum pair",
        "3:3 3:3": "Play the Long Three pair",
        "5:5 5:5 3:3 3:3": "Play the Plum pair + the Long Three pair",
    }
    assert play["any"] == {}


@pytest.mark.parametrize("seed", range(30))
def test_every_legal_play_has_a_label_and_nothing_else_has(seed: int) -> None:
    at = Round.deal(TienKow(), seed)
    while at.to_move is not None:
        (play,) = choosing(at.observe(at.to_move))
        listed = {str(each.tiles) for each in at.legal_plays()}
        assert listed >= play["plays"].keys()
        assert all(str(len(key.split())) in play["any"] for key in listed - play["plays"].keys())
        assert len(json.dumps(play)) < 3000
        at = at.play(at.legal_plays()[seed % len(at.legal_plays())])


def test_nothing_is_offered_when_it_is_not_your_turn() -> None:
    assert choosing(FOURS.observe(1)) == []
