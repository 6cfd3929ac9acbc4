"""The table, driven from Python: what a click asks for is sent as the browser would send it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets import Widget

from tests.often import times
from tienkow_learn.engine import ArgumentError, NotationError, Observation, Play, RecordError, Round, TienKow
from tienkow_learn.players import Beginner
from tienkow_learn.text import signed
from tienkow_learn.widgets.table.table import Table

HANDS = ("6:1 5:1", "5:5 2:2", "3:1 5:4", "6:4 4:2")


@pytest.fixture
def table() -> Iterator[Table]:
    made = Table(hands=HANDS, seat=1, players=Beginner(), pace=0)
    yield made
    made.close()


def click(table: Table, do: str, value: object = None) -> None:
    """What the front end sends for a press."""
    table.layer._handle_custom_msg({"do": do, "value": value}, [])


def panel(table: Table) -> str:
    return " ".join(str(element.get("text", "")) for element in table.layer.scene["panel"])


def play_out(table: Table, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        if table.game.paused:
            click(table, "next")
        if table.game.yours:
            click(table, "play", str(chance.choice(table.observation.legal_plays())))
    assert table.game.is_over


def test_a_click_plays_and_tells_who_won(table: Table) -> None:
    click(table, "play", "5:5")
    assert table.round.tricks[0].winner == 1
    assert "You win the trick with Plum." in panel(table)


def test_an_illegal_choice_is_explained_and_nothing_is_lost() -> None:
    table = Table(hands=("6:1", "6:6", "3:1", "6:4"), seat=1, pace=0)
    before = table.round
    click(table, "play", "5:5")
    assert "The hand does not hold Plum 5:5." in panel(table)
    assert table.round is before
    table.close()


@pytest.mark.parametrize("value", ["<b>", "9:9", None, 7, ["6:1"], "6:1 " * 500, {"a": 1}])
def test_nonsense_from_a_page_is_told_and_loses_nothing(table: Table, value: object) -> None:
    before = table.round
    click(table, "play", value)
    assert table.round is before
    assert panel(table)
    click(table, "no such thing", value)
    assert table.round is before


def test_the_browser_gets_every_legal_play_with_its_label(table: Table) -> None:
    (choose,) = table.layer.scene["choose"]
    assert choose["plays"] == {"5:5": "Play Plum", "2:2": "Play Bench"}
    assert choose["sizes"] == [1]


def test_after_the_tricks_asked_for_nobody_is_told_to_lead() -> None:
    table = Table(hands=HANDS, seat=1, tricks=1, players=Beginner(), pace=0)
    click(table, "play", "5:5")
    assert table.layer.scene["say"] == "You win the trick with Plum."
    table.close()


def test_undo_takes_the_play_back_and_hints_are_counted_up(table: Table) -> None:
    click(table, "hint")
    assert "Hint 1 of 4" in panel(table)
    click(table, "hint")
    assert "Hint 2 of 4" in panel(table)
    click(table, "play", "5:5")
    assert "Hint" not in panel(table)
    click(table, "undo")
    assert len(table.round.plays) == 1
    assert table.game.yours


def test_a_round_ends_with_every_payment_and_all_tricks() -> None:
    table = Table(seed=3, players=Beginner(), pace=0)
    play_out(table)
    tables = [element for element in table.layer.scene["panel"] if element["t"] == "table"]
    assert [row[2] for row in tables[0]["rows"]] == [signed(total) for total in table.round.settlement().totals]
    assert len(tables[1]["rows"]) == len(table.round.settlement().payments)
    review = table.layer.scene["panel"][-1]["items"][0]
    assert len(review["rows"]) == len(table.round.tricks)
    table.close()


def test_the_others_hands_are_hidden_until_the_end() -> None:
    table = Table(seed=3, players=Beginner(), pace=0)
    hidden = {str(tile) for hand in table.round.hands[1:] for tile in hand} - {
        str(tile) for tile in table.round.hands[0]
    }
    told = str(table.layer.scene)
    assert not [face for face in hidden if face in told]
    play_out(table)
    assert all(face in str(table.layer.scene) for face in hidden)
    table.close()


def test_what_the_learner_is_shown_does_not_change_when_hidden_tiles_change_places() -> None:
    hands = [str(hand) for hand in Round.deal(TienKow(), seed=9).hands]
    first, second = (Table(hands=order, pace=0) for order in (hands, [hands[0], hands[3], hands[1], hands[2]]))
    for table in (first, second):
        click(table, "hint")
        click(table, "hint")
    assert first.layer.scene == second.layer.scene
    for table in (first, second):
        table.close()


def test_a_new_deal_follows_from_the_seed_and_given_hands_start_over(table: Table) -> None:
    dealt = Table(seed=3, pace=0)
    click(dealt, "deal")
    assert dealt.round.seed == 4
    dealt.close()
    click(table, "play", "5:5")
    click(table, "deal")
    assert len(table.round.plays) == 1


def test_in_a_running_loop_the_others_take_their_time_and_never_block() -> None:
    async def watched() -> list[int]:
        table = Table(seed=3, leader=1, players=Beginner(), pace=0.01)
        seen = [len(table.round.plays)]
        while not table.game.yours:
            await asyncio.sleep(0.005)
            seen.append(len(table.round.plays))
        table.undo()
        table.close()
        return seen

    assert set(asyncio.run(watched())) == {0, 1, 2, 3}


def test_many_rounds_in_one_table_leave_the_number_of_live_widgets_where_it_was() -> None:
    before = len(_live())
    table = Table(seed=1, players=Beginner(), pace=0)
    alive = len(_live())
    for number in range(times(25)):
        play_out(table, number)
        click(table, "deal")
    assert len(_live()) == alive
    table.close()
    assert len(_live()) == before


def _live() -> list[Widget]:
    from ipywidgets.widgets.widget import _instances  # noqa: PLC0415  the registry has no public name

    return list(_instances.values())


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"hands": ["6:6", "6:6", "6:6", "1:1"]}, RecordError, "6:6 is there 3 times"),
        ({"hands": ["6:6 1:1", "4:4", "3:1", "2:2"]}, RecordError, "must be equal"),
        ({"hands": ["6:6", "7:7", "3:1", "2:2"]}, RecordError, "hand 1: '7:7' at place 1 is not a tile"),
        ({"seed": 1, "banker": 4}, RecordError, "banker cannot be 4"),
        ({"seed": 1, "seat": 4}, RecordError, "seat cannot be 4"),
        ({"seed": -1}, RecordError, "seed cannot be -1"),
        ({"seed": 1, "names": ["<b>"]}, ArgumentError, "names are four"),
        ({"seed": 1, "tricks": 0}, ArgumentError, "tricks"),
        ({"seed": 1, "pace": -1}, ArgumentError, "pace"),
        ({"seed": 1, "players": [Beginner()]}, ArgumentError, "players are four"),
    ],
)
def test_bad_arguments_say_what_is_wrong_and_leave_no_widget(
    given: dict[str, Any], error: type[Exception], words: str
) -> None:
    before = len(_live())
    with pytest.raises(error, match=words):
        Table(**given)
    assert len(_live()) == before


def test_names_with_markup_stay_text() -> None:
    table = Table(seed=3, names=["<b>Ann</b>", "Bo", "Cy", "Di"], pace=0)
    assert "<b>Ann</b>" in table.layer.scene["say"], "the layer sets it as text, never as markup"
    table.close()


def test_play_refuses_unreadable_text(table: Table) -> None:
    with pytest.raises(NotationError, match="'x' at place 1 is not a tile"):
        table.play("x")


def test_its_name_is_short(table: Table) -> None:
    assert repr(table) == "<Table of <Round TienKow: 1 plays, P1 to move>>"


class LeadsTwo(Beginner):
    """Plays the first of its plays, and leads more than one tile where it can."""

    def choose(self, seen: Observation) -> Play:
        return max(seen.legal_plays(), key=lambda play: play.size)


LOST = ("4:4 5:2 2:2", "6:6 6:6 3:1", "2:1 5:1 6:1", "4:2 3:3 1:1")


@pytest.mark.parametrize(
    ("banker", "seat", "words"),
    [
        (0, 0, "You earn the bonus for mixed pairs: 8 points from each of the others."),
        (1, 0, "You earn {bonus}: 8 points from West, the banker, and 4 points each from North and East."),
        (1, 1, "East earns {bonus}: 8 points from you, the banker, and 4 points each from West and North."),
        (1, 2, "North earns {bonus}: 8 points from East, the banker, and 4 points each from you and West."),
    ],
)
def test_in_mid_round_the_table_tells_what_has_just_been_earned(banker: int, seat: int, words: str) -> None:
    table = Table(Round.start(TienKow(), LOST, banker=banker, leader=0), seat=seat, players=LeadsTwo(), pace=0)
    table.play("4:4 5:2" if seat == 0 else table.observation.legal_plays()[0])
    assert len(table.round.tricks) == 1
    told = words.format(bonus="the bonus for mixed pairs")
    assert told in panel(table)
    assert told in table.layer.scene["say"]
    assert "last trick" not in panel(table)
    table.close()


def test_a_pair_that_earns_nothing_is_not_told_of() -> None:
    table = Table(Round.start(TienKow.russian(), LOST), players=Beginner(), pace=0)
    table.play("4:4 5:2")
    assert "earn" not in panel(table)
    table.close()


def test_the_number_of_a_trick_is_told_only_where_it_is_known() -> None:
    whole, rest = Table(seed=3, pace=0), Table(Round.start(TienKow(), HANDS, tally=[3, 1, 1, 1]), pace=0)
    assert "Trick 1. Still unseen: 24 tiles." in whole.layer.scene["words"]
    assert "Still unseen: 6 tiles." in rest.layer.scene["words"]
    assert "Trick" not in rest.layer.scene["words"]
    whole.close()
    rest.close()
