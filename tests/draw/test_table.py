from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import given, settings

from tests.draw.positions import HIDING, TURNED, played, rounds, seats, widths
from tests.text.isolated import read
from tienkow_learn.draw import Scene, View, scene
from tienkow_learn.draw.painters.speech import latest
from tienkow_learn.draw.painters.svg import svg
from tienkow_learn.draw.scene.shapes import Circle, Face, Hit, Label, Polygon, Rect, Shape
from tienkow_learn.draw.table.hand import RISE
from tienkow_learn.draw.table.words import length
from tienkow_learn.engine.errors import RecordError
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import TienKow
from tienkow_learn.engine.tiles import tiles
from tienkow_learn.text import Voice

ACTIONS = [("play", "Play"), ("hint", "Hint"), ("undo", "Undo"), ("new", "New deal")]
NOTE = ["Civil led: follow with a Civil tile", "Bank: West, kept once, " * 6, "Trick 4", "Still unseen: 12 tiles"]


class Area(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def area(place: Hit | Face | Rect) -> Area:
    return Area(place.x, place.y, place.x + place.w, place.y + place.h)


def bounds(shape: Shape) -> Area:
    if isinstance(shape, Rect):
        return area(shape)
    if isinstance(shape, Circle):
        return Area(shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r)
    if isinstance(shape, Polygon):
        across, down = zip(*shape.points, strict=True)
        return Area(min(across), min(down), max(across), max(down))
    wide = length(shape.text, shape.size)
    left = shape.x - wide * {"start": 0, "middle": 0.5, "end": 1}[shape.anchor]
    return Area(left, shape.y - shape.size * 0.8, left + wide, shape.y + shape.size * 0.2)


def apart(one: Area, other: Area) -> bool:
    return one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top


def within(inner: Area, drawn: Scene) -> bool:
    return inner.left >= 0 and inner.top >= 0 and inner.right <= drawn.width and inner.bottom <= drawn.height


def look(position: Round | Observation, width: str = "wide", seat: int = 0) -> Scene:
    return scene(position, View(width), Voice(you=seat), actions=ACTIONS, note=NOTE, pick=range(4))


def words(drawn: Scene) -> set[str]:
    return {shape.text for shape in drawn.shapes if isinstance(shape, Label)}


@settings(max_examples=60, deadline=None)
@given(rounds, seats, widths)
def test_everything_lies_inside_and_nothing_to_press_or_read_overlaps(at: Round, seat: int, width: str) -> None:
    for position in (at, at.observe(seat)):
        drawn = look(position, width, seat)
        assert all(within(area(hit), drawn) for hit in drawn.hits)
        assert all(within(bounds(shape), drawn) for shape in drawn.shapes)
        assert all(apart(area(one), area(other)) for one, other in combinations(drawn.hits, 2))
        assert all(apart(area(one), area(other)) for one, other in combinations(drawn.faces, 2))
        labels = [bounds(shape) for shape in drawn.shapes if isinstance(shape, Label)]
        assert all(apart(one, other) for one, other in combinations(labels, 2))
        assert all(apart(label, area(face)) for label in labels for face in drawn.faces)


@settings(max_examples=40, deadline=None)
@given(rounds, seats, widths)
def test_what_the_picture_shows_the_speech_says(at: Round, seat: int, width: str) -> None:
    for position in (at, at.observe(seat)):
        drawn = look(position, width, seat)
        assert all(face.face in drawn.speech for face in drawn.faces if face.face != "?")
        assert all(line in drawn.speech for line in NOTE)
        assert at.is_over or "is to" in drawn.speech or "are to" in drawn.speech


@settings(max_examples=40, deadline=None)
@given(rounds, seats, widths)
def test_an_observation_shows_its_hand_the_trick_and_backs_and_nothing_else(at: Round, seat: int, width: str) -> None:
    seen = at.observe(seat)
    drawn = look(seen, width)
    trick = seen.trick or (seen.tricks[-1] if seen.tricks else None)
    shown = [face for _, play in trick.plays for face in play.tiles] if trick else []
    down = sum(play.size - len(play.tiles) for _, play in trick.plays) if trick else 0
    others = sum(count for who, count in enumerate(seen.counts) if who != seat)
    assert Counter(face.face for face in drawn.faces) == Counter({"?": others + down}) + Counter(
        face.value for face in (*seen.hand, *shown)
    )


@settings(max_examples=30, deadline=None)
@given(rounds, seats, widths)
def test_the_hand_can_be_pressed_tile_by_tile(at: Round, seat: int, width: str) -> None:
    drawn = look(at.observe(seat), width)
    pressed = [hit for hit in drawn.hits if hit.kind == "tile"]
    playable = {face for play in at.observe(seat).legal_plays() for face in play.tiles}
    assert [hit.face for hit in pressed] == [face.value for face in at.hands[seat]]
    assert {hit.face for hit in pressed if not hit.off} == {face.value for face in playable}
    assert len({hit.id for hit in drawn.hits}) == len(drawn.hits)


@settings(max_examples=30, deadline=None)
@given(rounds, seats)
def test_a_finger_can_press_everything_on_a_narrow_table(at: Round, seat: int) -> None:
    drawn = scene(at.observe(seat), View("narrow"), actions=ACTIONS)
    assert drawn.width == 360
    assert all(hit.w >= 44 and hit.h >= 44 for hit in drawn.hits)


@settings(max_examples=30, deadline=None)
@given(rounds, seats, widths)
def test_a_chosen_tile_has_room_to_rise(at: Round, seat: int, width: str) -> None:
    drawn = scene(at.observe(seat), View(width), actions=ACTIONS, note=NOTE)
    raised = [Area(*area(hit)[:1], hit.y - RISE, hit.x + hit.w, hit.y) for hit in drawn.hits if hit.kind == "tile"]
    assert all(apart(room, area(face)) for room in raised for face in drawn.faces)
    solid = [shape for shape in drawn.shapes if isinstance(shape, Label)]
    assert all(apart(room, bounds(label)) for room in raised for label in solid)


@settings(max_examples=30, deadline=None)
@given(rounds, seats, widths)
def test_equal_shapes_lie_side_by_side(at: Round, seat: int, width: str) -> None:
    assert svg(look(at, width, seat)).count("<g ") <= 48


def test_names_of_the_tiles_to_press() -> None:
    names = [hit.name for hit in scene(Round.start(TienKow(), ["6:6 6:3", "1:1 1:1", "4:4 4:4", "3:1 3:1"])).hits]
    assert names == ["Heaven 6:6, Civil, in your hand", "Nine (6:3), Military, in your hand"]


def test_the_trick_says_who_leads_who_is_winning_and_whose_turn_it_is() -> None:
    at = Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"]).play("6:1").play("5:5").play("3:1")
    assert {"You lead", "West", "10 spots, winning", "North", "4 spots"} <= words(scene(at.observe(0)))
    assert {"West leads", "North", "10 spots, winning", "you?"} <= words(scene(at.observe(3)))
    assert {"10 spots, won"} <= words(scene(at.play("6:4").observe(3)))


def test_tiles_given_up_lie_turned_and_dim_and_hidden_ones_show_their_backs() -> None:
    hands = ["6:1", "6:3", "3:1", "6:4"]
    for rules, face in ((TienKow(), "6:3"), (HIDING, "?")):
        drawn = scene(Round.start(rules, hands).play("6:1").play("6:3").observe(0))
        (lying,) = [found for found in drawn.faces if found.w > found.h]
        assert lying.face == face
        assert lying.off == (face != "?")
        assert "9 spots, given up" in words(drawn) or face == "?"


def test_the_bank_stands_at_its_seat_with_the_stake() -> None:
    at = Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"], banker=2, streak=1)
    drawn = scene(at.observe(0))
    sign = next(shape for shape in drawn.shapes if isinstance(shape, Label) and shape.text == "莊")
    north = next(shape for shape in drawn.shapes if isinstance(shape, Label) and shape.text == "North")
    assert abs(sign.y - north.y) < 20
    assert "12" in words(drawn)
    assert "North holds the bank; the stake is 12." in drawn.speech


def test_counterclockwise_turns_the_table() -> None:
    def across(rules: TienKow) -> list[float]:
        drawn = scene(Round.start(rules, ["6:1", "5:5", "3:1", "6:4"]).observe(0), pick=range(4))
        return [hit.x for hit in drawn.hits if hit.kind == "seat"]

    plain, turned = across(TienKow()), across(TURNED)
    assert plain[1] < plain[2] < plain[3]
    assert turned == [plain[0], plain[3], plain[2], plain[1]]


def test_the_number_of_a_trick_is_not_guessed_inside_a_round() -> None:
    hands = ["6:1", "5:5", "3:1", "6:4"]
    assert "Trick 1" in words(scene(Round.start(TienKow(), hands).play("6:1")))
    assert "This trick" in words(scene(Round.start(TienKow(), hands, tally=[1, 1, 1, 0]).play("6:1")))


def test_hints_and_chosen_tiles_are_marked_and_said() -> None:
    at = Round.start(TienKow(), ["6:6 6:3", "1:1 1:1", "4:4 4:4", "3:1 3:1"])
    drawn = scene(at.observe(0), hint="6:3", chosen="6:6")
    strokes = [shape.stroke for shape in drawn.shapes if isinstance(shape, Rect)]
    assert strokes.count("hint") == 1
    low = {face.face: face.y for face in drawn.faces}
    assert low["6:3"] - low["6:6"] == RISE
    assert "Look at Nine (6:3)." in drawn.speech
    assert "Chosen: Heaven 6:6." in drawn.speech


def test_hands_are_opened_after_the_round() -> None:
    at = played(seed=3, count=33)
    dealt = at.beginning.hands
    drawn = scene(at.observe(1), open_hands=dealt)
    assert {face.face for face in drawn.faces} == {face.value for hand in dealt for face in hand}
    assert "All tiles have been played." in drawn.speech


def test_long_and_wild_names_are_shown_short_and_clean() -> None:
    names = ["<b>A</b>\n" * 20, "西" * 90, "O'Neil & Sons", "\u202edlrow"]
    drawn = scene(played(seed=1, count=2), View("narrow"), Voice(names=names), pick=range(4))
    assert all(read(text).isprintable() and len(read(text)) <= 41 for text in words(drawn))
    assert all(within(bounds(shape), drawn) for shape in drawn.shapes)


def test_four_names_are_needed() -> None:
    with pytest.raises(ValueError, match="3 names: give four"):
        scene(played(seed=1, count=2), voice=Voice(names=["A", "B", "C"]))


def test_a_seat_out_of_range_is_refused() -> None:
    with pytest.raises(RecordError, match="seat"):
        scene(played(seed=1, count=2), voice=Voice(you=4))


def test_controls_stand_in_rows_and_know_which_are_off() -> None:
    drawn = scene(played(seed=1, count=2), actions=ACTIONS, off={"undo"})
    found = [hit for hit in drawn.hits if hit.kind == "action"]
    assert [hit.id for hit in found] == ["play", "hint", "undo", "new"]
    assert [hit.off for hit in found] == [False, False, True, False]
    assert found[0].w > found[1].w == found[2].w


def test_the_latest_words_are_short() -> None:
    at = Round.start(TienKow(), ["6:1", "6:3", "3:1", "6:4"]).play("6:1").play("6:3")
    assert latest(at) == "You lead Long-leg Seven 6:1, West gives up Nine (6:3). You are winning. North is to play."
    assert read(latest(at, Voice(names=["A", "B", "C", "D"]))) == (
        "A leads Long-leg Seven 6:1, B gives up Nine (6:3). A is winning. C is to play."
    )
    assert latest(at.play("3:1").play("6:4")) == (
        "Trick 1: You lead Long-leg Seven 6:1, West gives up Nine (6:3), North plays Harmony 3:1, "
        "East plays Red-head Ten 6:4. East won this trick. All tiles have been played."
    )


def test_a_whole_series_in_hand_fits_both_widths() -> None:
    hands = ["6:6 1:1 4:4 3:1 5:5 3:3 2:2 6:5", "6:6 1:1 4:4 3:1 5:5 3:3 2:2 6:5"]
    rest = ["6:4 6:4 6:1 6:1 5:1 5:1 6:3 5:4", "6:2 5:3 5:2 4:3 4:2 4:1 3:2 2:1"]
    for width in ("wide", "narrow"):
        drawn = look(Round.start(TienKow(), [*hands, *rest]).observe(0), width)
        assert all(apart(area(one), area(other)) for one, other in combinations(drawn.hits, 2))
        assert sum(hit.kind == "tile" for hit in drawn.hits) == len(tiles(hands[0]))


@pytest.mark.parametrize(("value", "words"), [("trick", "0 tricks, 8 tiles"), ("tiles", "0 won, 8 tiles")])
def test_the_plates_count_what_the_rules_count(value: str, words: str) -> None:
    drawn = scene(Round.deal(TienKow(trick_value=value), seed=1))
    assert sum(isinstance(shape, Label) and shape.text == words for shape in drawn.shapes) == 4
