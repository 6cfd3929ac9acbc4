"""The table under Sky Nine: two buttons, what lies face down, the window before the first lead, what is at stake."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import comb

import pytest

from tienkow_learn.draw.score.film import film
from tienkow_learn.engine import Match, Observation, Round, SkyNine
from tienkow_learn.engine.play import Play
from tienkow_learn.players import Beginner
from tienkow_learn.widgets.table.showing import choosing
from tienkow_learn.widgets.table.table import Table

FOURS = ["AA99EFGH", "CE77BIJK", "DD55BIJ3", "88CFGHK6"]
OPEN = ["AABCDEF3", "BCDEFGG9", "HHIIJJ88", "KK776559"]
"""P0 and no other holds a straight win: seven Civil tiles."""


class Passes:
    """Leads or beats with its first play, else surrenders its first tiles; declares what it can."""

    name = "Passes"

    def choose(self, seen: Observation) -> Play:
        return seen.legal_plays()[0]


@pytest.fixture
def tables() -> Iterator[list[Table]]:
    made: list[Table] = []
    yield made
    for table in made:
        table.close()


def click(table: Table, do: str, value: object = None) -> None:
    table.layer._handle_custom_msg({"do": do, "value": value}, [])


def told(table: Table) -> str:
    return " ".join(str(element.get("text", "")) for element in table.layer.scene["panel"])


def actions(table: Table) -> list[str]:
    return [hit["name"] for hit in table.layer.scene["hits"] if hit["kind"] == "action"]


def test_the_same_tiles_may_be_played_or_surrendered() -> None:
    play, surrender = choosing(Round.start(SkyNine(), ["C I", "A J", "D H", "E G"]).play("C").observe(1))
    assert play["plays"] == {"6:6": "Play Heaven"}
    assert surrender["plays"] == {"6:6": "Surrender Heaven", "6:1": "Surrender Long-leg Seven"}


def test_who_leads_may_not_surrender_and_who_must_beat_neither() -> None:
    rules = SkyNine(surrender="only_if_unable")
    now = Round.start(rules, ["C I", "A J", "D H", "E G"])
    assert choosing(now.observe(0))[1]["none"] == "Surrender (not when you lead)"
    assert choosing(now.play("C").observe(1))[1]["none"] == "Surrender (not when you can beat)"
    assert choosing(now.play("C").play("A").observe(2))[0]["none"] == "You cannot beat it"


@pytest.mark.parametrize("size", [3, 4])
def test_seventy_ways_to_surrender_four_tiles_are_one_line(size: int) -> None:
    lead = {3: "AA9", 4: "AA99"}[size]
    seen = Round.start(SkyNine(), FOURS).play(lead).observe(1)
    assert len(seen.legal_plays()) == comb(8, size)
    play, surrender = choosing(seen)
    assert (play["plays"], surrender["plays"]) == ({}, {})
    assert surrender["any"] == {str(size): f"Surrender {size} tiles"}


@pytest.mark.parametrize(
    ("lead", "label"),
    [
        ("63", "Play Royal 63"),
        ("KK", "Play Royal KK"),
        ("AA", "Play the Heaven pair"),
        ("99", "Play the Nine pair"),
        ("6:6 5:4", "Play Heaven + Nine (5:4)"),
        ("AA9", "Play the Heaven pair + Nine (6:3)"),
        ("A99", "Play Heaven + the Nine pair"),
        ("AA99", "Play the Heaven pair + the Nine pair"),
    ],
)
def test_every_kind_of_set_has_a_name_on_its_button(lead: str, label: str) -> None:
    hands = ["AA9963KK", "BB88CC77", "DDEEFFGG", "HHIIJJ55"]
    assert label in choosing(Round.start(SkyNine(), hands).observe(0))[0]["plays"].values(), lead


def test_what_the_others_surrender_stays_hidden_and_is_turned_up_at_the_end(tables: list[Table]) -> None:
    table = Table(Round.start(SkyNine(), ["A", "2:2", "3:3", "6:5"]), players=Passes(), pace=0)
    tables.append(table)
    click(table, "play", "6:6")
    assert table.round.is_over
    click(table, "next")
    review = table.layer.scene["panel"][-1]["items"][0]
    assert review["rows"] == [["1", "6:6 (led)", "(2:2), face down", "(3:3), face down", "(6:5), face down", "You"]]
    assert "face down" in film(table.round).speech


def test_during_the_round_backs_and_counts_alone_are_told(tables: list[Table]) -> None:
    table = Table(Round.start(SkyNine(), ["A K", "2:2 3:1", "3:3 5:5", "6:5 6:4"]), players=Passes(), pace=0)
    tables.append(table)
    click(table, "play", "6:6")
    assert "surrenders 1 tile face down" in table.layer.scene["say"]
    assert not [face for face in ("2:2", "3:3", "6:5", "3:1") if face in json.dumps(table.layer.scene)]
    assert "East, North, West: Surrendered, so it cannot win. That tells little" in told(table)
    assert "1 won" in table.layer.scene["words"]


def test_a_gamble_that_is_on_is_told_before_the_answer(tables: list[Table]) -> None:
    now = Round.start(SkyNine(), ["K", "J", "A", "E"], tally=(2, 2, 2, 1)).play("K")
    table = Table(now, seat=1, players=Passes(), pace=0)
    tables.append(table)
    assert "Long-leg Seven 6:1 catches it" in table.layer.scene["say"]
    assert "A gamble: if Mallet Six 5:1 wins" in table.layer.scene["words"]
    click(table, "play", "6:1")
    assert "and that closed the trick" in told(table)
    assert "the lead had been caught, and nobody could play any more" in told(table)


def test_a_bonus_is_told_when_it_happens(tables: list[Table]) -> None:
    table = Table(Round.start(SkyNine(), ["63A", "BBE", "CCF", "DDG"]), players=Passes(), pace=0)
    tables.append(table)
    click(table, "play", "4:2 2:1")
    assert "You earn the bonus for a Royal: 2 points from each of the others." in told(table)
    assert "You earn the bonus for a Royal" in table.layer.scene["say"]


def test_a_bonus_counts_the_streak_with_the_banker_alone(tables: list[Table]) -> None:
    now = Round.start(SkyNine(), ["63A", "BBE", "CCF", "DDG"], banker=2, streak=2, leader=0)
    table = Table(now, players=Passes(), pace=0)
    tables.append(table)
    click(table, "play", "4:2 2:1")
    words = "You earn the bonus for a Royal: 6 points from North, the banker, and 2 points each from East and West."
    assert words in told(table)


def test_what_the_end_will_multiply_is_told_as_open(tables: list[Table]) -> None:
    now = Round.start(SkyNine(bonuses_multiplied=True), ["63A", "BBE", "CCF", "DDG"])
    table = Table(now, players=Passes(), pace=0)
    tables.append(table)
    click(table, "play", "4:2 2:1")
    assert "2 points from each of the others. How the round ends multiplies that." in told(table)


def test_what_is_paid_only_to_who_wins_the_round_is_not_told_before_its_end(tables: list[Table]) -> None:
    hands = ["AA99E", "BBCCF", "DDHHG", "IIJJK"]
    for rules, earns in (SkyNine(), True), (SkyNine(quad_bonus_to="game_winner"), False):
        table = Table(Round.start(rules, hands), players=Passes(), pace=0)
        tables.append(table)
        click(table, "play", "6:6 6:6 6:3 5:4")
        assert ("the bonus for winning a trick with four tiles: 4 points from each" in told(table)) is earns


def test_a_straight_win_is_offered_with_what_it_wins(tables: list[Table]) -> None:
    table = Table(Round.start(SkyNine(straight_win=True), OPEN), players=Passes(), pace=0)
    tables.append(table)
    assert actions(table)[:2] == ["Declare", "Pass"]
    assert table.layer.scene["say"] == "You are to declare or to pass."
    assert table.layer.scene["choose"] is None
    assert "Cannot be played" not in table.layer.scene["words"]
    assert "Declared now, it wins you 30 points. Who passes cannot declare later." in table.layer.scene["words"]
    click(table, "declare")
    assert table.round.settlement().totals == (30, -10, -10, -10)
    assert "You declare a straight win; the round is over." in table.layer.scene["say"]


def test_a_declaration_of_another_is_announced_and_its_hand_shown(tables: list[Table]) -> None:
    hands = [OPEN[3], OPEN[0], *OPEN[1:3]]
    table = Table(Round.start(SkyNine(straight_win=True), hands), players=Passes(), pace=0)
    tables.append(table)
    assert "East declares a straight win; the round is over." in table.layer.scene["say"]
    assert "In the hand of East: Heaven 6:6, Heaven 6:6, Earth 1:1" in table.layer.scene["words"]


def test_who_can_only_pass_is_not_asked(tables: list[Table]) -> None:
    hands = ["AABCDE67", "BCDEFF98", "HHIIJJ89", "KKGG3755"]
    table = Table(Round.start(SkyNine(straight_win=True), hands), players=Passes(), pace=0)
    tables.append(table)
    assert [play.call for _, play in table.round.calls] == ["pass"] * 4
    assert actions(table)[0] == "Choose a tile"


def test_the_dice_choose_the_leader_and_the_next_one_holds_the_bank(tables: list[Table]) -> None:
    table = Table(Match(SkyNine(), seed=5), players=Beginner(), pace=0)
    tables.append(table)
    said = table.layer.scene["say"]
    assert ", who leads. " in said or "at you. You lead." in said
    assert "bank." in said
    assert table.round.leader != table.round.banker
