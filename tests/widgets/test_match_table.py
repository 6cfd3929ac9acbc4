"""The table in a match: the dice, round after round, totals, the file that it is kept in."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tienkow_learn.engine import Match, Record, RecordError, Round, TienKow
from tienkow_learn.players import Beginner
from tienkow_learn.widgets.contest import Contest
from tienkow_learn.widgets.table import Table


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


def test_a_match_is_kept_after_every_play_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    table = made(save=file, names=["Ann", "Bo", "Cy", "Di"])
    click(table, "begin")
    play_round(table)
    click(table, "onward")
    kept = table.match
    again = Table(save=file, players=Beginner(), pace=0)
    assert again.match == kept
    assert "Ann" in again.layer.scene["words"]
    assert list(tmp_path.iterdir()) == [file], "nothing is left beside it"
    table.close()
    again.close()


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda text: text[: len(text) // 2], "round 1"),
        (lambda text: text.replace("end 32 total +", "end 32 total +9", 1), "round 1"),
        (lambda text: text.replace("match 1\n", "match 9\n", 1), "version 9"),
        (lambda text: text.replace("3 P", "3 P9 6:6, P", 1), "round 1"),
        (lambda _: "\x00" * 40, "does not begin a record"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_of_and_left_as_it_is(tmp_path: Path, harm: Any, words: str) -> None:  # noqa: ANN401
    file = tmp_path / "match.txt"
    table = made(save=file)
    click(table, "begin")
    play_round(table)
    table.close()
    file.write_text(harm(file.read_text("utf-8")), "utf-8")
    before = file.read_bytes()
    opened = Table(save=file, players=Beginner(), pace=0)
    told = str(opened.layer.scene["panel"][0]["text"])
    assert words in told
    assert "left as it is" in told
    if not opened.round.plays:
        click(opened, "begin")
    play_round(opened)
    assert file.read_bytes() == before
    opened.close()


def test_a_file_that_cannot_be_written_is_told_of_and_play_goes_on(tmp_path: Path) -> None:
    table = made(save=tmp_path / "no such folder" / "match.txt")
    click(table, "begin")
    assert "could not be written" in str(table.layer.scene["panel"][0]["text"])
    play_round(table)
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


def test_a_single_round_is_not_kept_in_a_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="save keeps a match"):
        Table(Round.deal(TienKow(), seed=1), save=tmp_path / "x")


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


def test_nothing_is_written_before_the_first_play(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    table = Table(Match(TienKow(), seed=3), save=file, pace=0)
    assert not file.exists()
    table.close()
