"""The settlement as a picture, and the plot of totals: everything in its place, told in words, more than colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.draw.positions import widths
from tests.draw.test_table import apart, bounds, within, words
from tests.engine.building import outcome
from tests.engine.outcomes import outcomes
from tienkow_learn.draw.scene.lines import aside, between, dashes
from tienkow_learn.draw.scene.shapes import Circle, Label, Polygon, Scene
from tienkow_learn.draw.scene.sheet import Sheet
from tienkow_learn.draw.scene.stack import stacked
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.score.settlement import scene
from tienkow_learn.draw.score.totals import PATTERNS, mark, plot, scale
from tienkow_learn.draw.table.places import Box
from tienkow_learn.engine import Outcome, Settlement, TienKow
from tienkow_learn.text import Voice

EN = TienKow()
MATCH = [
    EN.settle(outcome(row))
    for row in (
        ["3 0 2 3", "P0", "P0", "0", ""],
        ["2 0 1 5", "P0", "P0", "1", ""],
        ["0 4 3 1", "P0", "P2", "2", ""],
        ["0 1 6 1", "P2", "P2", "0", ""],
    )
]
LONG = ("Bartholomew the Great", "<b>Bo</b>", "C", "An uncommonly long name for a player")
names = st.sampled_from([None, LONG])


def labels(drawn: Scene) -> list[Label]:
    return [shape for shape in drawn.shapes if isinstance(shape, Label)]


def in_its_place(drawn: Scene) -> None:
    assert all(within(bounds(shape), drawn) for shape in drawn.shapes)
    for one, other in combinations(labels(drawn), 2):
        assert apart(bounds(one), bounds(other)), (one.text, other.text)


@settings(max_examples=150)
@given(outcomes, widths, names, st.integers(0, 3))
def test_everything_lies_inside_and_no_words_overlap(
    at: Outcome, width: str, given: tuple[str, ...] | None, seat: int
) -> None:
    in_its_place(scene(EN, at, View(width), Voice(names=given or (), you=seat)))


@given(outcomes, widths)
def test_an_arrow_for_each_pair_of_seats_between_whom_something_passes(at: Outcome, width: str) -> None:
    drawn = scene(EN, at, View(width))
    paid = EN.settle(at).payments
    pairs = {(line.payer, line.payee) for line in paid if line.points}
    heads = [shape for shape in drawn.shapes if isinstance(shape, Polygon) and len(shape.points) == 3]
    assert len(heads) == len(pairs)
    for payer, payee in pairs:
        parts = [line.points for line in paid if (line.payer, line.payee) == (payer, payee) and line.points]
        told = " + ".join(map(str, parts)) if width == "wide" and len(parts) <= 2 else str(sum(parts))
        assert told in words(drawn)


def test_the_picture_says_all_in_words() -> None:
    drawn = scene(EN, outcome(["2 0 5 1", "P0", "P2", "0", ""]))
    assert drawn.title == "Who pays whom"
    assert drawn.speech == (
        "North won the last trick, so everyone settles with North. From East to North: 3 points. "
        "From You to North: 2 points. From West to North: 4 points. You hold the bank; the stake is 8. "
        "You: 2 tricks, −2. West: 0 tricks, −4. North: 5 tricks, +9. East: 1 trick, −3."
    )
    assert {"+9", "−2", "5 tricks", "8"} <= words(drawn)


def test_what_does_not_pass_is_a_dotted_line_with_a_nought() -> None:
    drawn = scene(EN, outcome(["4 1 3 0", "P0", "P1", "0", ""]))
    assert "0" in words(drawn)
    assert "Between You and West nothing passes." in drawn.speech


def test_a_sheet_that_is_not_filled_in_tells_no_totals() -> None:
    at = outcome(["2 0 5 1", "P0", "P2", "0", ""])
    drawn = scene(EN, at, settled=Settlement.of(EN.settle(at).payments[:1]), totals=False)
    assert words(drawn) & {"3", "2", "4", "−3", "+3"} == {"3"}
    assert "East: 1 trick" not in drawn.speech


def test_a_table_played_the_other_way_round_is_turned() -> None:
    at = outcome(["2 0 5 1", "P0", "P2", "0", ""])
    turned = scene(TienKow(direction="counterclockwise"), at)
    [west] = [label.x for label in labels(scene(EN, at)) if label.text == "West"]
    [east] = [label.x for label in labels(turned) if label.text == "East"]
    assert (west < 100, east > 500) == (True, True)


@settings(max_examples=60)
@given(st.lists(outcomes, max_size=24), widths, names)
def test_the_plot_lies_inside_and_no_words_overlap(
    played: list[Outcome], width: str, given: tuple[str, ...] | None
) -> None:
    in_its_place(plot([EN.settle(each) for each in played], View(width), Voice(names=given or ())))


def test_lines_differ_by_dash_and_mark_and_name_beside_their_colour() -> None:
    drawn = plot(MATCH)
    assert len(set(PATTERNS)) == 4
    ends = {label.text: label.fill for label in labels(drawn) if label.fill.startswith("line-")}
    assert ends == {"You +13": "line-0", "West −23": "line-1", "North +16": "line-2", "East −6": "line-3"}
    marks = [Sheet() for _ in range(4)]
    for seat, sheet in enumerate(marks):
        mark(sheet, seat, 0, 0)
    shapes = [sheet.shapes[0] for sheet in marks]
    assert isinstance(shapes[0], Circle)
    assert len({shape.points for shape in shapes if isinstance(shape, Polygon)}) == 3


def test_the_plot_says_the_totals_in_words() -> None:
    assert plot(MATCH).speech.startswith("You: 0, +11, +25, +21, +13. West: 0, −8, −20, −20, −23.")


def test_a_line_passes_through_every_total() -> None:
    drawn = plot(MATCH)
    ground = {
        float(label.text.replace("−", "-")): label.y - 4 for label in labels(drawn) if label.x < 40 and label.y > 40
    }
    zero, ten = ground[0], ground[10]
    discs = [(shape.x, shape.y) for shape in drawn.shapes if isinstance(shape, Circle) and shape.fill == "line-0"]
    assert [round((y - zero) / (ten - zero) * 10) for _, y in sorted(discs)[:5]] == [0, 11, 25, 21, 13]


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [(0, 0, (-1, 1, 1)), (-3, 2, (-3, 2, 1)), (-31, 37, (-40, 40, 20)), (0, 1200, (0, 1500, 500))],
)
def test_an_axis_has_round_marks(low: int, high: int, marks: tuple[int, int, int]) -> None:
    assert scale(low, high) == marks


def test_stacked_pictures_keep_their_words_and_do_not_overlap() -> None:
    upper, lower = scene(EN, outcome(["2 0 5 1", "P0", "P2", "0", ""])), plot(MATCH)
    both = stacked(upper, lower)
    assert (both.width, both.height) == (720, 710)
    assert both.speech == f"{upper.speech} Totals round by round. {lower.speech}"
    in_its_place(both)


def test_a_line_from_box_to_box_begins_and_ends_outside_them() -> None:
    start, end = between(Box(0, 0, 10, 10), Box(100, 0, 10, 10), 2)
    assert (start, end) == ((12, 5), (98, 5))
    assert aside(start, end, 4) == ((12, 9), (98, 9))


def test_dashes_go_on_around_corners_and_leave_a_gap() -> None:
    sheet = Sheet()
    dashes(sheet, [(0, 0), (10, 0), (10, 10)], "dash", 2, (6, 2))
    along = sorted((min(x for x, _ in shape.points), max(y for _, y in shape.points)) for shape in sheet.shapes)  # type: ignore[union-attr]
    assert len(along) == 4
    gapped = Sheet()
    dashes(gapped, [(0, 0), (10, 0), (10, 0)], "dash", 2, gap=(5, 0, 2))
    assert [shape.points[0][0] for shape in gapped.shapes if isinstance(shape, Polygon)] == [0, 7]
