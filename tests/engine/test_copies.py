"""Every value survives being pickled and copied, and is then the same."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial

import pytest

import tienkow_learn as tk
from tests.engine.chance import to_the_end
from tests.fuzz.calls import ANSWERS
from tienkow_learn.engine import RecordError, TienKowError
from tienkow_learn.practice.question import QuestionError

OVER = to_the_end(tk.Round.deal(tk.SkyNine(), 7))
HALF = tk.Round.deal(tk.TienKow.russian(), 7)
FIRST = HALF.play(HALF.legal_plays()[0])
MATCH = tk.Match(tk.TienKow(), 1).finish(to_the_end(tk.Match(tk.TienKow(), 1).round), 2.5)
REASON = FIRST.why_not("")
VALUES = {
    "tile": tk.Tile("6:5"),
    "series": tk.Series.CIVIL,
    "tiles": tk.tiles("AA9"),
    "deck": tk.DECK,
    "combination": tk.SkyNine().combination("AA9"),
    "play": FIRST.plays[0],
    "trick": OVER.tricks[0],
    "reason": REASON,
    "rules": tk.SkyNine.hong_kong(),
    "round": FIRST,
    "round over": OVER,
    "observation": FIRST.observe(1),
    "outcome": OVER.outcome,
    "event": tk.Event("mixed", 2, 3, 2, led=False),
    "settlement": OVER.settlement(),
    "payment": OVER.settlement().payments[0],
    "match": MATCH,
    "record": tk.Record(MATCH, {0: "begin", 3: "so"}, ("Ann", "Bo", "Cy", "Di")),
    "record of a seat": tk.Record(FIRST.observe(2)),
    "beginner": tk.Beginner(3),
    "steady": tk.Steady(3),
    "card": tk.Card(tk.SkyNine()),
    "question": tk.Question("Which?", ["6:6", "6:3"], 0, ["Yes.", "No."], "tile:6:6"),
}


def _pickled(value: object, way: int) -> object:
    made: object = pickle.loads(pickle.dumps(value, way))  # noqa: S301  our own
    return made


WAYS: dict[str, Callable[[object], object]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {way}": partial(_pickled, way=way) for way in range(6)},
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", VALUES)
def test_a_copy_is_the_same_and_goes_on_as_it_was(name: str, way: str) -> None:
    value = VALUES[name]
    made = WAYS[way](value)
    assert (made, type(made), str(made), repr(made)) == (value, type(value), str(value), repr(value))
    if isinstance(value, tk.Round) and isinstance(made, tk.Round):
        assert (made.undo(), made.beginning, made.plays) == (value.undo(), value.beginning, value.plays)


def test_every_public_value_is_among_them() -> None:
    protocols = {"Player", "Progress", "RuleSet", *ANSWERS}
    kinds = {type(value) for value in VALUES.values()} | {tk.TienKow}
    values = {getattr(tk, name) for name in tk.__all__ if name not in protocols}
    values = {each for each in values if isinstance(each, type) and not issubclass(each, Exception)}
    assert {each for each in values if "widgets" not in each.__module__} == kinds


TEXT = str(tk.Record(FIRST)).replace("end 1", "end 2")


def _refused(call: Callable[[], object]) -> TienKowError:
    with pytest.raises(TienKowError) as found:
        call()
    return found.value


ERRORS = {
    "record": _refused(lambda: tk.Record.parse(TEXT)),
    "notation": _refused(lambda: tk.tiles("6:7")),
    "option": _refused(lambda: tk.TienKow(trump=1)),  # type: ignore[call-arg]
    "play": _refused(lambda: HALF.play("")),
    "question": QuestionError("question_empty", name="prompt"),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ERRORS)
def test_an_error_survives_with_all_that_it_carries(name: str, way: str) -> None:
    error = ERRORS[name]
    made = WAYS[way](error)
    assert isinstance(made, type(error))
    assert (str(made), made.code, str(made.values)) == (str(error), error.code, str(error.values))


@pytest.mark.parametrize("way", WAYS)
def test_what_could_be_read_survives_with_the_error(way: str) -> None:
    error, made = ERRORS["record"], WAYS[way](ERRORS["record"])
    assert isinstance(error, RecordError)
    assert isinstance(made, RecordError)
    assert made.partial == error.partial == FIRST
    played = ERRORS["play"], WAYS[way](ERRORS["play"])
    assert all(isinstance(each, tk.IllegalPlay) for each in played)
    assert len({str(each.reason) for each in played if isinstance(each, tk.IllegalPlay)}) == 1
