"""The flip without a browser: one rule chosen, the same plays by it, the other results hidden until looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets.widgets import widget as registry

from tienkow_learn.lessons import ExampleError, options
from tienkow_learn.text import signed
from tienkow_learn.widgets.compare.flip import Flip

HIDDEN = "still hidden"


@pytest.fixture
def flip() -> Iterator[Flip]:
    made = Flip("mixed_bonus")
    yield made
    made.close()


def press(flip: Flip, name: str, value: object = None) -> None:
    """What arrives when a control is pressed in the browser."""
    flip.layer._handle_custom_msg({"do": name, "value": value}, [])
    assert flip.errors == []


def panel(flip: Flip) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = flip.layer.scene["panel"]
    return found


def part(flip: Flip, kind: str) -> dict[str, Any]:
    return next(each for each in panel(flip) if each["t"] == kind)


def line(flip: Flip) -> str:
    return str(flip.layer.scene["say"])


def rows(flip: Flip) -> dict[str, list[str]]:
    return {row[0]: row[1:] for row in part(flip, "table")["rows"]}


def test_it_opens_with_the_default_and_hides_the_rest(flip: Flip) -> None:
    assert part(flip, "choices")["chosen"] == "each_pair"
    assert rows(flip)["for each pair that is led"] == ["+21", "−11", "−10", "0"]
    assert rows(flip)["only for two in one lead"] == [HIDDEN, "", "", ""]
    assert "First guess" in str(panel(flip))


def test_another_rule_changes_the_score_and_both_stand_side_by_side(flip: Flip) -> None:
    press(flip, "flip-0", "two_in_lead")
    assert line(flip) == (
        "It takes two mixed pairs, says the text. "
        "Where the two must be it does not say: we ask for one lead. "
        "That comes to: You −3, West −3, North −2, East +8."
    )
    assert rows(flip)["for each pair that is led"] == ["+21", "−11", "−10", "0"]
    assert rows(flip)["only for two in one lead"] == ["−3", "−3", "−2", "+8"]
    assert "First guess" not in str(panel(flip))
    payments = part(flip, "more")["items"][0]["rows"]
    assert [row[0] for row in payments] == ["c", "c", "c"]


def test_another_rule_changes_the_trick_and_says_why() -> None:
    flip = Flip("short_two_pair_reply")
    assert "You win the trick with 2 × Long Three" in line(flip)
    assert "North: Heaven 6:6, Heaven 6:6, Plum 5:5, Bench 2:2 are not two pairs" in line(flip)
    words = str(flip.layer.scene["words"])
    flip.flip("competes")
    assert "North wins the trick with 2 × Heaven" in line(flip)
    assert str(flip.layer.scene["words"]) != words
    flip.close()


def test_a_play_that_is_refused_is_shown_with_its_reason() -> None:
    flip = Flip("first_trick_single_only").flip(value=True)
    assert "You may not play 2 × Plum. The table says: The first lead of the round must be a single tile" in line(flip)
    assert "not allowed" in str(flip.layer.scene["words"])
    assert rows(flip)["one tile"] == ["the play is refused"]
    flip.close()


def test_the_game_decides_where_the_seats_are_and_what_is_counted() -> None:
    flip = Flip("caught_single")
    assert "Tiles won before: You 2, East 0, North 3, West 2." in str(panel(flip))
    assert rows(flip)["twice"] == ["0", "0", "−20", "+20"]
    assert panel(flip)[1]["text"].startswith("Once caught, the score is doubled further, says one place of Sky Nine")
    flip.close()


def test_what_may_not_be_surrendered_or_declared_is_told_so() -> None:
    flip = Flip("surrender").flip("only_if_unable")
    assert "East may not surrender Red-head Ten. The table says: You can beat Man 4:4, so you must" in line(flip)
    flip.close()
    flip = Flip("straight_civil").flip(value=False)
    assert "You may not declare. The table says: This hand is no straight win" in line(flip)
    assert "Harmony 3:1, Civil" in str(flip.layer.scene["words"])
    flip.close()


def test_a_match_is_told_by_its_rounds() -> None:
    flip = Flip("target")
    tables = [each for each in panel(flip) if each["t"] == "table"]
    assert [len(each["rows"]) for each in tables] == [2, 3]
    match = flip.flipped.match
    assert match is not None
    running = [[sum(each.totals[seat] for each in match.settlements[:n]) for seat in range(4)] for n in (1, 2, 3)]
    assert [row[1:] for row in tables[1]["rows"]] == [[signed(total) for total in row] for row in running]
    flip.flip("none")
    assert "goes on" in line(flip)
    assert [len(each["rows"]) for each in panel(flip) if each["t"] == "table"] == [2, 6]
    flip.close()


def test_the_way_through_the_cases(flip: Flip) -> None:
    assert (flip.number, flip.count) == (1, 3)
    press(flip, "onward")
    press(flip, "onward")
    assert (flip.number, part(flip, "actions")["items"][1]["label"]) == (3, "From the start")
    press(flip, "onward")
    assert flip.number == 1
    press(flip, "jump", 2)
    assert (flip.number, part(flip, "steps")["at"]) == (3, 2)
    press(flip, "back")
    assert flip.jump(1).number == 1


def test_a_rule_of_a_case_that_is_gone_changes_nothing(flip: Flip) -> None:
    press(flip, "onward")
    press(flip, "flip-0", "two_in_lead")
    press(flip, "flip-1", "nonsense")
    press(flip, "jump", "2")
    assert (flip.number, part(flip, "choices")["chosen"]) == (2, "each_pair")


def test_what_is_not_there_is_refused_and_loses_nothing(flip: Flip) -> None:
    flip.flip("two_in_lead")
    for wrong in (4, 0, "1", None):
        with pytest.raises(ExampleError, match="steps are 1 to 3"):
            flip.jump(wrong)  # type: ignore[arg-type]
    with pytest.raises(ExampleError, match="is no answer here"):
        flip.flip("nonsense")
    assert repr(flip) == "<Flip mixed_bonus=two_in_lead: case 1 of 3>"
    with pytest.raises(ExampleError, match="there is no contrast"):
        Flip("colour")


@pytest.mark.parametrize("option", options())
def test_every_case_can_be_shown_by_every_side(option: str) -> None:
    flip = Flip(option)
    for number in range(1, flip.count + 1):
        flip.jump(number)
        for item in part(flip, "choices")["items"]:
            press(flip, f"flip-{number - 1}", item["id"])
            assert HIDDEN not in rows(flip)[next(iter(rows(flip)))]
            assert line(flip).endswith((".", "!"))
        assert HIDDEN not in str(panel(flip))
    flip.close()


def test_close_leaves_no_widget() -> None:
    before = len(registry._instances)
    Flip("equal_tiles").flip("last_wins").close()
    assert len(registry._instances) == before
