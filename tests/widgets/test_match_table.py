"""The table in a match: the dice, round after round, totals."""

from __future__ import annotations

import random
from typing import Any

from tests.engine.chance import match_to_the_end
from tienkow_learn.engine import Match, Record, TienKow
from tienkow_learn.players import Beginner
from tienkow_learn.widgets.table.contest import Contest
from tienkow_learn.widgets.table.table import Table


def made(match: Match | None = None, **given: Any) -> Table:  # noqa: ANN401  the table's own arguments
    return Table(match or Match(TienKow(), seed=3), players=Beginner(), pace=0, **given)


def click(table: Table, do: str, value: object = None) -> None:
    table.layer._handle_custom_msg({"do": do, "value": value}, [])


def names(table: Table) -> list[str]:
    return [hit["name"] for hit in table.layer.scene["hits"] if hit["kind"] == "action"]


def play_round(table: Table, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        if table.game.paused:
            click(table, "next")
        if table.game.yours:
            click(table, "play", str(chance.choice(table.observation.legal_plays())))
    assert table.game.is_over


def test_the_dice_and_the_woodpile_come_first_and_nobody_plays_before() -> None:
    table = made()
    assert "The dice show 5, 1, 5, together 11." in table.layer.scene["say"]
    assert "ends at North" in table.layer.scene["say"]
    assert names(table) == ["Begin"]
    assert not table.round.plays
    click(table, "begin")
    assert table.round.trick is not None, "North, the banker, has led"
    table.close()


def test_after_a_round_come_the_score_the_standings_and_the_next_round() -> None:
    table = made()
    click(table, "begin")
    play_round(table)
    match = table.match
    assert match is not None
    standings = table.layer.scene["panel"][-1]
    assert standings["caption"] == "The match after round 1"
    assert [row[1] for row in standings["rows"]] == [row[2] for row in standings["rows"]]
    assert names(table)[0] == "Next round"
    click(table, "onward")
    assert table.match is not None
    assert len(table.match.rounds) == 1
    assert table.round.banker == match.banker
    assert table.round.beginning == match.round.beginning
    table.close()


def test_the_totals_stand_on_the_plates_and_in_the_words() -> None:
    table = made()
    click(table, "begin")
    play_round(table)
    click(table, "onward")
    assert table.match is not None
    total = table.match.totals[0]
    assert f"Points so far: You {total:+d}".replace("-", "−") in table.layer.scene["words"]
    table.close()


def test_a_match_ends_and_a_new_one_begins_with_the_next_seed() -> None:
    table = made(Match(TienKow(), seed=3, most_rounds=2))
    click(table, "begin")
    play_round(table)
    click(table, "onward")
    play_round(table, 2)
    assert table.match is not None
    assert table.match.is_over
    assert names(table)[0] == "New match"
    told = [str(element.get("text")) for element in table.layer.scene["panel"]]
    assert any(text.startswith("The match is over. Highest total:") for text in told)
    click(table, "onward")
    assert table.match.seed == 4
    table.close()


def test_undo_after_the_last_trick_takes_the_score_back_too() -> None:
    table = made()
    click(table, "begin")
    play_round(table)
    click(table, "undo")
    assert table.match is not None
    assert table.match.rounds == ()
    table.close()


def test_onward_before_the_end_of_a_round_does_nothing() -> None:
    table = made()
    click(table, "begin")
    before = table.round
    click(table, "onward")
    assert table.round is before
    table.close()


def test_the_record_can_be_exported_and_read() -> None:
    table = made(names=["<b>", "B", "C", "D"])
    click(table, "begin")
    play_round(table)
    click(table, "export")
    shown = next(element for element in table.layer.scene["panel"] if element["t"] == "record")
    assert Record.parse(shown["text"]).match == table.match
    assert Record.parse(shown["text"]).names == ("<b>", "B", "C", "D")
    table.close()


def test_minutes_are_counted_by_the_clock() -> None:
    now = [0.0]
    contest = Contest.of(Match(TienKow(), seed=3, minutes=2), lambda: now[0]).begin()
    played = contest.match.round
    while not played.is_over:
        played = played.play(played.legal_plays()[0])
    now[0] = 90.0
    assert contest.after(played).times == (1.5,)
    second = contest.onward(played)
    now[0] = 120.0
    played = second.match.round
    while not played.is_over:
        played = played.play(played.legal_plays()[0])
    assert second.after(played).is_over


def test_the_clock_stands_while_the_score_is_read_and_runs_again_after_an_undo() -> None:
    now = [0.0]
    contest = Contest.of(Match(TienKow(), seed=3), lambda: now[0]).begin()
    played = contest.match.round
    while not played.is_over:
        played = played.play(played.legal_plays()[0])
    now[0] = 90.0
    contest = contest.at(played)
    now[0] = 9_000.0
    assert contest.at(played).after(played).times == (1.5,)
    assert contest.at(played.undo()).at(played).after(played).times == (150.0,)


def test_a_table_left_open_for_months_still_ends_its_round() -> None:
    now = [0.0]
    contest = Contest.of(Match(TienKow(), seed=3), lambda: now[0]).begin()
    played = contest.match.round
    while not played.is_over:
        played = played.play(played.legal_plays()[0])
    now[0] = 1e9
    assert contest.after(played).times == (100_000,)


def test_a_match_that_is_over_can_be_taken_back_after_it_was_taken_up() -> None:
    over = match_to_the_end(Match(TienKow(), seed=3, most_rounds=2), minutes=1.5)
    table = made(over)
    assert table.match == over
    assert names(table)[0] == "New match"
    click(table, "undo")
    assert table.match is not None
    assert (len(table.match.rounds), table.match.is_over, table.game.yours) == (1, False, True)
    table.close()


def test_nothing_but_begin_is_done_twice_or_out_of_turn() -> None:
    table = made()
    for _ in range(2):
        click(table, "deal")
        click(table, "onward")
        click(table, "next")
        assert (table.match, names(table)) == (Match(TienKow(), seed=3), ["Begin"])
        click(table, "play", str(table.round.legal_plays()[0]))
        assert names(table) == ["Begin"], "North leads, not you"
    click(table, "begin")
    before = table.match
    for again in ("begin", "deal"):
        click(table, again)
        assert table.match == before
    table.close()
