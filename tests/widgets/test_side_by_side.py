"""Side by side without a browser: two tables, one way through them, and where they part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets.widgets import widget as registry

from tienkow_learn.engine import SkyNine, TienKow
from tienkow_learn.lessons import ExampleError
from tienkow_learn.widgets.compare.side_by_side import SideBySide


@pytest.fixture
def shown() -> Iterator[SideBySide]:
    made = SideBySide()
    yield made
    made.close()


def press(shown: SideBySide, name: str, value: object = None) -> None:
    """What arrives when a control is pressed in the browser."""
    shown.layer._handle_custom_msg({"do": name, "value": value}, [])
    assert shown.errors == []


def parts(shown: SideBySide, kind: str) -> list[dict[str, Any]]:
    return [each for each in shown.layer.scene["panel"] if each["t"] == kind]


def rows(shown: SideBySide) -> dict[str, list[str]]:
    return {row[0]: row[1:] for row in parts(shown, "table")[0]["rows"]}


def line(shown: SideBySide) -> str:
    return str(shown.layer.scene["say"])


def test_it_opens_before_the_first_lead(shown: SideBySide) -> None:
    assert parts(shown, "table")[0]["head"] == ["Question", "Tien Kow, English text", "Sky Nine"]
    assert rows(shown)["To play"] == ["You", "You"]
    assert rows(shown)["The rules ask"] == [
        "Your lead: one tile, a pair, or two pairs.",
        "Your lead: any set of one to four tiles.",
    ]
    assert parts(shown, "actions")[0]["items"][0]["off"]


def test_each_play_is_asked_for_at_both_tables(shown: SideBySide) -> None:
    press(shown, "onward")
    assert rows(shown)["To play"] == ["West", "West"]
    civil, beat = rows(shown)["The rules ask"]
    assert civil == "Civil was led: play a Civil tile."
    assert beat.startswith("Beat Man 4:4 with a higher set of the same class, or surrender")
    press(shown, "onward")
    assert rows(shown)["The trick"] == ["you so far", "West so far"]


def test_where_they_part_is_said(shown: SideBySide) -> None:
    press(shown, "jump", 4)
    told = "Here they part. Tien Kow, English text: North wins with Axe. Sky Nine: West wins with Earth."
    assert told in line(shown)
    assert [each["text"] for each in parts(shown, "text")][-1] == told
    press(shown, "onward")
    assert "Here they part" not in line(shown)


def test_the_end_pays_at_both_tables(shown: SideBySide) -> None:
    press(shown, "jump", 12)
    assert rows(shown)["The score"] == ["You +6, West −2, North −2, East −2", "You −20, West +32, North −6, East −6"]
    assert "you win with Heaven" in line(shown)
    assert parts(shown, "actions")[0]["items"][1]["label"] == "From the start"
    press(shown, "onward")
    assert repr(shown) == "<SideBySide: play 0 of 12>"


def test_the_words_say_both_tables(shown: SideBySide) -> None:
    words = shown.jump(4).layer.scene["words"]
    assert words.count("In your hand: Heaven 6:6, Long Three 3:3, Long-leg Seven 6:1.") == 2
    assert "Sky Nine." in words


def test_the_differences_of_two_rule_sets_stand_below(shown: SideBySide) -> None:
    table = parts(shown, "more")[0]["items"][0]
    assert ["What is counted", "tricks", "tiles"] in table["rows"]
    assert all(row[1] != row[2] for row in table["rows"])


def test_a_play_that_is_refused_is_told_with_its_reason() -> None:
    tricks = [["6:6", "6:3", "4:4", "3:1"], ["5:5", "1:1", "2:2", "3:3"]]
    shown = SideBySide(tricks, (TienKow(equal_tiles="last_wins"), SkyNine())).jump(8)
    assert "TienKow equal_tiles=last_wins: West may not play Nine (6:3): Civil was led and you hold Civil" in line(
        shown
    )
    shown.close()


def test_what_is_not_there_is_refused_and_loses_nothing(shown: SideBySide) -> None:
    press(shown, "jump", "4")
    press(shown, "play", "6:6")
    with pytest.raises(ExampleError, match="plays count from 0 to 12"):
        shown.jump(13)
    with pytest.raises(ExampleError, match="two rule sets"):
        SideBySide(rules=(TienKow(),))
    assert repr(shown) == "<SideBySide: play 0 of 12>"
    press(shown, "jump", 2)
    press(shown, "back")
    assert repr(shown) == "<SideBySide: play 1 of 12>"


def test_a_narrow_screen_stacks_the_tables(shown: SideBySide) -> None:
    wide = shown.layer.scene["size"]
    shown.layer.facts = {"width": "narrow", "theme": "dark", "ratio": 2}
    narrow = shown.layer.scene["size"]
    assert wide[0] > 2 * wide[1]
    assert narrow[1] > narrow[0]
    assert narrow[0] <= 344


def test_close_leaves_no_widget() -> None:
    before = len(registry._instances)
    SideBySide().jump(3).close()
    assert len(registry._instances) == before
