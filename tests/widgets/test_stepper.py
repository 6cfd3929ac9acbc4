"""The stepper without a browser: what it shows, what a press does, what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets.widgets import widget as registry

from tests.text.isolated import read as bare
from tienkow_learn.engine import IllegalPlay, Record, Round, TienKow
from tienkow_learn.lessons import ExampleError, names, read
from tienkow_learn.widgets.stepper.stepper import Stepper


@pytest.fixture
def stepper() -> Iterator[Stepper]:
    made = Stepper("first-trick")
    yield made
    made.close()


@pytest.fixture
def series() -> Iterator[Stepper]:
    made = Stepper("two-series")
    yield made
    made.close()


def press(stepper: Stepper, name: str, value: object = None) -> None:
    """What arrives when a control is pressed in the browser."""
    stepper.layer._handle_custom_msg({"do": name, "value": value}, [])
    assert stepper.errors == []


def panel(stepper: Stepper) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = stepper.layer.scene["panel"]
    return found


def part(stepper: Stepper, kind: str) -> dict[str, Any]:
    return next(each for each in panel(stepper) if each["t"] == kind)


def line(stepper: Stepper) -> str:
    return str(stepper.layer.scene["say"])


def words(stepper: Stepper) -> str:
    """All that a screen reader is told of the picture, and the line."""
    return f"{stepper.layer.scene.get('words', '')} {line(stepper)}"


def marks(stepper: Stepper) -> list[str]:
    return [item["mark"] for item in part(stepper, "choices")["items"]]


def actions(stepper: Stepper) -> list[tuple[str, bool]]:
    return [(item["label"], bool(item.get("off"))) for item in part(stepper, "actions")["items"]]


def test_steps_count_from_one_and_chain(stepper: Stepper) -> None:
    assert stepper.step == 1
    assert stepper.forward().forward().back().step == 2
    assert stepper.jump(4).step == 4
    assert repr(stepper) == "<Stepper 'first-trick': step 4 of 4>"


def test_each_step_says_its_sentence_and_names_its_rule(stepper: Stepper) -> None:
    press(stepper, "onward")
    assert line(stepper) == "North follows with the Plum, Civil too, and its ten spots beat seven."
    assert [each["text"] for each in panel(stepper) if each.get("tone") == "rule"] == [
        "One tile led: of the series that was led, the most spots win."
    ]


def test_the_dots_jump(stepper: Stepper) -> None:
    dots = part(stepper, "steps")
    assert (dots["count"], dots["at"], dots["labels"][3]) == (4, 0, "Step 4: a question")
    press(stepper, "jump", 3)
    assert stepper.step == 4


def test_the_ends_of_the_way(stepper: Stepper) -> None:
    assert actions(stepper) == [("Back", True), ("Next", False)]
    stepper.jump(4)
    assert actions(stepper) == [("Back", False), ("Show me", False)]
    press(stepper, "onward")
    assert stepper.round is not None
    assert len(stepper.round.tricks) == 1
    assert actions(stepper) == [("Back", False), ("From the start", False)]
    press(stepper, "onward")
    assert stepper.step == 1


def test_a_wrong_play_gets_its_own_answer_and_is_played_out(stepper: Stepper) -> None:
    press(stepper.jump(4), "answer", "6:4")
    assert line(stepper).startswith("No. Red-head Ten 6:4")
    assert "equal" in line(stepper)
    assert "Trick 1, finished" not in words(stepper)
    assert stepper.round is not None
    assert stepper.round.tricks[0].winner == 2
    assert marks(stepper) == ["", "wrong", ""]
    press(stepper, "answer", "6:5")
    assert line(stepper).startswith("Right. The Axe has eleven spots")
    assert marks(stepper) == ["right", "wrong", ""]


def test_a_tile_in_the_picture_answers_too(stepper: Stepper) -> None:
    hits = stepper.jump(4).layer.scene["hits"]
    assert [(hit["face"], hit.get("off", False)) for hit in hits] == [("6:5", False), ("6:4", False), ("6:3", False)]
    press(stepper, hits[0]["id"], "6:5")
    assert stepper.score == (1, 1)
    assert stepper.layer.scene["hits"] == []


def test_a_seat_in_the_picture_answers_too() -> None:
    stepper = Stepper("series-and-spots").jump(3)
    assert [hit["id"] for hit in stepper.layer.scene["hits"]] == ["seat-0", "seat-1", "seat-2", "seat-3"]
    press(stepper, "seat-2")
    assert stepper.score == (1, 4)
    stepper.close()


@pytest.mark.parametrize("step", range(1, 6))
def test_nothing_tells_the_winner_before_it_is_asked(series: Stepper, step: int) -> None:
    told = words(series.jump(step))
    assert "You lead Three (2:1), West plays Heaven 6:6" in told
    assert not {"win", "won", "winning", "give", "gives"} & set(told.replace(".", "").split())


def test_the_guess_is_kept_and_judged_later(series: Stepper) -> None:
    press(series, "answer", "seat-1")
    assert "Your guess is kept: West." in line(series)
    assert marks(series) == ["", "", "", ""]
    series.jump(6)
    assert "Your guess was West. Heaven 6:6 is not Military" in line(series)


def test_the_later_passes_say_what_is_asked(series: Stepper) -> None:
    found = [each["text"] for at in (7, 8, 10) for each in panel(series.jump(at)) if each.get("tone") == "note"]
    assert found == [
        "The same again. This time the last step is yours.",
        "The same again. This time the last 2 steps are yours.",
        "The same again, and every step is yours.",
    ]


def test_the_settlement_is_told_line_by_line_with_a_running_total() -> None:
    stepper = Stepper("following-series").jump(9)
    table = part(stepper, "table")
    assert stepper.round is not None
    assert [row[-1] for row in table["rows"]] == ["+3", "+7", "+11"]
    assert stepper.round.settlement().totals[0] == 11
    stepper.close()


def test_an_example_without_a_table_is_a_panel_only() -> None:
    stepper = Stepper("pair-or-not")
    assert stepper.layer.scene["size"] is None
    assert stepper.round is None
    press(stepper, "answer", "no")
    assert next(each["text"] for each in panel(stepper) if each.get("tone") == "bad").startswith("No. ")
    assert part(stepper, "tiles")["faces"] == ["6:6", "6:3"]
    stepper.close()


def test_the_result_stands_at_the_end() -> None:
    stepper = Stepper("pair-or-not")
    for answer in ("yes", "no", "no", "yes", "1:1 1:1", "6:6 5:4"):
        stepper.answer(answer).forward()
    assert panel(stepper)[-1]["text"] == "Step 6 of 6. First try: 5 of 6."
    stepper.close()


def test_a_record_is_stepped_through_with_its_names_and_comments() -> None:
    played = Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"]).play("6:1").play("5:5")
    stepper = Stepper(Record(played, {2: "Ten beats <b>seven</b>."}, ("Ann", "Bo", "Cy", "Di")))
    assert repr(stepper) == "<Stepper 'record': step 1 of 3>"
    assert "Ann leads Long-leg Seven 6:1" in bare(line(stepper.forward()))
    assert line(stepper.forward()) == "Ten beats <b>seven</b>."
    assert stepper.round == played
    stepper.close()


def test_a_long_record_has_no_dots() -> None:
    played = Round.deal(TienKow(), seed=1)
    while not played.is_over:
        played = played.play(played.legal_plays()[0])
    few, many = Stepper(Record(played)), Stepper(read(LONG))
    assert any(each["t"] == "steps" for each in panel(few)) == (len(played.plays) < 40)
    assert not any(each["t"] == "steps" for each in panel(many))
    few.close()
    many.close()


LONG = 'title = "Long"\n' + '[[step]]\nsay = "On."\n' * 41


@pytest.mark.parametrize("name", names())
def test_every_example_can_be_walked_from_end_to_end(name: str) -> None:
    stepper = Stepper(name)
    for _ in range(60):
        assert line(stepper)
        assert stepper.question is None or part(stepper, "choices")["name"]
        stepper.forward()
    assert stepper.errors == []
    stepper.close()


def test_a_late_press_does_nothing(stepper: Stepper) -> None:
    press(stepper, "answer", "6:5")
    press(stepper.jump(4), "answer", "6:6")
    assert (stepper.step, stepper.score) == (4, (0, 1))


def test_what_is_wrong_is_refused_and_leaves_no_widget() -> None:
    before = set(registry._instances)
    with pytest.raises(ExampleError, match="there is no example 'nothing'"):
        Stepper("nothing")
    with pytest.raises(ExampleError, match="it was given int"):
        Stepper(3)  # type: ignore[arg-type]
    with pytest.raises(ExampleError, match="hands"):
        Stepper(read('title = "t"\n[[step]]\nsay = "A."\nplays = ["6:6"]'))
    assert set(registry._instances) <= before


def test_a_wrong_answer_from_python_is_refused_and_loses_nothing(stepper: Stepper) -> None:
    stepper.jump(4)
    with pytest.raises(ExampleError, match="choose one of 6:5, 6:4, 6:3"):
        stepper.answer("2:2")
    with pytest.raises(ExampleError, match="step 9 is not there"):
        stepper.jump(9)
    assert stepper.step == 4
    assert not issubclass(ExampleError, IllegalPlay)


def test_close_leaves_no_widget() -> None:
    before = set(registry._instances)
    stepper = Stepper("two-series")
    for _ in range(20):
        stepper.forward()
    stepper.close()
    assert set(registry._instances) <= before
