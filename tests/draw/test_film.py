"""The film of a round: which tricks it shows, why, and that it shows them well."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.draw.positions import played
from tests.draw.test_table import apart, area, bounds, within, words
from tests.text.isolated import read
from tienkow_learn.draw.scene.shapes import Label
from tienkow_learn.draw.score.film import film, key_tricks
from tienkow_learn.engine import ArgumentError, Round, SkyNine, TienKow
from tienkow_learn.text import Voice

HANDS = ["6:6 6:3 2:2 1:1 5:5", "1:1 6:2 3:3 6:1 6:4", "4:4 5:2 5:5 6:5 3:3", "3:1 4:1 6:5 6:6 2:2"]
PLAYS = ["6:6 6:3", "1:1 6:2", "4:4 5:2", "3:1 4:1", "2:2", "3:3", "5:5", "6:5"]


def through(plays: list[str]) -> Round:
    at = Round.start(TienKow(), HANDS)
    for play in plays:
        at = at.play(play)
    return at


@settings(max_examples=50)
@given(st.integers(0, 10_000), st.integers(1, 33), st.integers(1, 6))
def test_every_film_lies_inside_and_nothing_overlaps(seed: int, count: int, most: int) -> None:
    at = played(seed=seed, count=count)
    if not at.tricks:
        return
    drawn = film(at, most=most)
    assert all(within(bounds(shape), drawn) for shape in drawn.shapes)
    assert all(apart(area(one), area(other)) for one, other in combinations(drawn.faces, 2))
    labels = [bounds(shape) for shape in drawn.shapes if isinstance(shape, Label)]
    assert all(apart(one, other) for one, other in combinations(labels, 2))
    assert all(apart(label, area(face)) for label in labels for face in drawn.faces)


@given(st.integers(0, 500), st.integers(1, 8))
def test_the_last_trick_is_shown_and_every_bonus_if_there_is_room(seed: int, most: int) -> None:
    at = played(seed=seed, count=33)
    shown = [cut.number for cut in key_tricks(at, Voice(), most)]
    paying = {event.trick for event in at.rules.events(at.tricks) if event.led}
    assert shown == sorted(set(shown))
    assert len(shown) <= most
    assert len(at.tricks) in shown
    assert paying <= set(shown) or len(shown) == most


def test_a_trick_is_shown_with_its_reason() -> None:
    drawn = film(through(PLAYS), Voice(names=["Ann", "Bo", "Cy", "Di"]))
    assert {"Trick 1", "Ann leads a mixed pair", "Trick 2", "Di takes the lead"} <= set(map(read, words(drawn)))
    assert drawn.title == "The round in 2 tricks"
    assert read(drawn.speech).startswith("Trick 1, Ann leads a mixed pair: Ann leads Heaven 6:6, Nine (6:3), ")


def test_the_seats_are_called_by_place_and_the_learner_you() -> None:
    assert "You lead a mixed pair" in words(film(through(PLAYS)))
    assert "East takes the lead" in words(film(through(PLAYS)))
    assert "You take the lead" in words(film(through(PLAYS), Voice(you=3)))


@pytest.mark.parametrize(("plays", "most", "says"), [(PLAYS[:3], 4, "no trick is finished"), (PLAYS, 0, "cannot be 0")])
def test_there_is_no_film_of_nothing(plays: list[str], most: int, says: str) -> None:
    with pytest.raises(ArgumentError, match=says):
        film(through(plays), most=most)


def test_a_film_of_sky_nine_tells_what_pays_and_not_how_the_round_was_opened() -> None:
    at = Round.start(SkyNine(), ["63K", "AEF", "BGH", "CIJ"])
    for play in ("63", "(AE)", "(BG)", "(CI)", "K", "(F)", "(H)", "(J)"):
        at = at.play(play)
    assert {event.kind for event in at.outcome.events} == {"royal", "opened_top", "smallest"}
    cuts = key_tricks(at, Voice(direction="counterclockwise"), 4)
    assert [(each.number, each.why) for each in cuts] == [(1, "You lead a Royal"), (2, "You win the round")]
