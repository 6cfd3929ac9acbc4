"""Rule sets side by side: the table of their differences, and one deal under two of them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.project import ROOT
from tienkow_learn.engine import RecordError, SkyNine, TienKow
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.lessons import ExampleError, Sides, comparison

FOUR: list[RuleSet] = [TienKow.english(), TienKow.russian(), SkyNine(), SkyNine.hong_kong()]
BOTH = (TienKow(), SkyNine())
PAGE = ROOT / "tutorials" / "side-by-side.ipynb"
BONUS = "banker 4 points each; another 4 + 2 + 2"
TWICE = "banker 8 points each; another 8 + 4 + 4"
TABLE = [
    ("Order of play", "clockwise", "clockwise", "counterclockwise", "counterclockwise"),
    ("Tiles in a lead", "1, 2, 4", "1, 2, 4", "1, 2, 3, 4", "1, 2, 3, 4"),
    ("Listed sets, by face", "45", "45", "61", "61"),
    ("The best single Civil tiles", *("Heaven, Axe, Plum",) * 2, *("Heaven, Earth, Man",) * 2),
    ("Must the led series be followed?", "yes", "yes", "no", "no"),
    ("Do two Heavens beat two nines?", "yes", "yes", "no", "no"),
    ("Does 63 win as a reply to a pair?", "yes", "yes", "no", "no"),
    ("Does JJ beat KK?", "yes", "yes", "no", "yes"),
    ("Tiles given up lie", "face up", "face up", "face down", "face down"),
    ("Nothing won: is the last tile given up?", "no", "no", "yes", "yes"),
    ("What is counted", "tricks", "tricks", "tiles", "tiles"),
    ("Nothing won, paid to who is not the banker", "4", "4", "5", "5"),
    ("Nothing won, paid to a banker: first, second, third win", "8, 12, 16", "8, 12, 16", "5, 10, 15", "10, 15, 20"),
    ("Three won, paid to a banker: first, second, third win", "1, 1, 1", "1, 1, 1", "1, 2, 3", "2, 3, 4"),
    ("63 is led; the banker won once before", BONUS, BONUS, BONUS, BONUS),
    ("Heaven is led with a nine; the banker won once before", TWICE, "nothing", "nothing", "nothing"),
    (
        "AA99 is led and wins; the banker won once before",
        *("banker 16 points each; another 16 + 8 + 8", TWICE, TWICE, TWICE),
    ),
    ("K wins the last trick: the losses count", "× 1", "× 1", "× 2", "× 2"),
    ("63 wins the last trick: the losses count", "× 1", "× 1", "× 2", "× 2"),
    ("AA99 wins the last trick: the losses count", "× 1", "× 1", "× 4", "× 4"),
    ("Every tile won, K last: the losses count", "× 1", "× 1", "× 4", "× 8"),
    ("Every tile won, AA99 last: the losses count", "× 1", "× 1", "× 8", "× 16"),
    (
        "J beats K in the last trick: the losses count",
        *("× 1", "× 1", "× 2, and who led K pays all", "× 4, and who led K pays all"),
    ),
    ("A match ends", "at 25 points", "as agreed", "as agreed", "as agreed"),
]
"""RULES 8, and what belongs to it, by the texts: EN, RU, Sky Nine, Hong Kong."""


def test_the_table_is_what_the_texts_say() -> None:
    assert [tuple(row) for row in comparison(FOUR)] == TABLE


def test_an_option_changes_its_cell_and_no_other() -> None:
    for rules, row, told in (
        (TienKow(single_rank="traditional"), "The best single Civil tiles", "Heaven, Earth, Man"),
        (TienKow(supreme_follow="lead_only"), "Does 63 win as a reply to a pair?", "no"),
        (SkyNine(surrendered_hidden=False), "Tiles given up lie", "face up"),
        (SkyNine(jj_catches_kk=True), "Does JJ beat KK?", "yes"),
        (SkyNine(target=30), "A match ends", "at 30 points"),
    ):
        plain = comparison([type(rules)(), rules])
        assert [each for each in plain if each[1] != each[2]] == [[row, plain[_place(plain, row)][1], told]]


def _place(rows: list[list[str]], name: str) -> int:
    return [row[0] for row in rows].index(name)


def test_the_page_has_the_table() -> None:
    cells = json.loads(PAGE.read_text("utf-8"))["cells"]
    text = "".join(line for cell in cells if cell["cell_type"] == "markdown" for line in cell["source"])
    for row in TABLE:
        assert f"| {' | '.join(row)} |" in text
    assert "**The same Heaven, +6 and −20.**" in text


# One deal.


@pytest.mark.parametrize(
    ("at", "winners", "parted"), [(4, (2, 1), True), (8, (3, 1), True), (12, (0, 1), True), (5, (2, 1), False)]
)
def test_the_deal_of_the_page(at: int, winners: tuple[int, int], parted: bool) -> None:  # noqa: FBT001
    sides = Sides.of(BOTH).jump(at)
    assert tuple(side.trick.winner for side in sides.now if side.trick) == winners
    assert sides.parted is parted


def test_the_same_tiles_lie_at_both_tables_after_each_trick() -> None:
    sides = Sides.of(BOTH)
    for at in (4, 8, 12):
        first, second = (side.round.tricks[-1] for side in sides.jump(at).now)
        assert {seat: play.tiles for seat, play in first.plays} == {seat: play.tiles for seat, play in second.plays}


def test_what_it_pays() -> None:
    """West's K is the smallest: 5 units for you, x 2 for the bank, x 2 for the ending; 3 units x 2 for the others."""
    first, second = (side.round for side in Sides.of(BOTH).jump(12).now)
    assert (first.tally, first.settlement().totals) == ((1, 2, 2, 2), (6, -2, -2, -2))
    assert (second.tally, second.settlement().totals) == ((0, 6, 1, 1), (-20, 32, -6, -6))


def test_a_play_that_one_game_does_not_allow_stops_that_table() -> None:
    tricks = [["6:6", "6:3", "4:4", "3:1"], ["5:5", "1:1", "2:2", "3:3"]]
    first, second = Sides.of(BOTH, tricks).jump(8).now
    assert (first.refused and str(first.refused), len(first.round.plays)) == ("(6:3)", 1)
    assert "Civil was led and you hold Civil" in str(first.reason)
    assert second.round.is_over


def test_hands_that_may_be_declared_are_played() -> None:
    tricks = [[tile] * 4 for tile in ("6:6",)]
    with pytest.raises(RecordError):
        Sides.of(BOTH, tricks)
    civil = ["6:6 6:6 1:1 1:1 4:4 4:4 3:1 2:1", "5:5 5:5 3:3 3:3 2:2 2:2 3:1 6:3"]
    rest = ["6:5 6:5 6:4 6:4 6:1 6:1 5:1 5:4", "5:1 6:2 5:3 5:2 4:3 4:2 4:1 3:2"]
    each = [hand.split() for hand in (*civil, *rest)]
    sides = Sides.of((SkyNine(straight_win=True), TienKow()), list(zip(*each, strict=True)))
    assert not any(side.round.is_calling for side in sides.now)
    assert [len(side.round.calls) for side in sides.now] == [4, 0]


def test_both_tables_go_the_way_round_of_the_first() -> None:
    for rules in (BOTH, BOTH[::-1]):
        assert {side.round.rules.direction for side in Sides.of(rules).now} == {rules[0].direction}
        assert Sides.of(rules).rules == rules
    turned = replace(SkyNine(), direction="clockwise")
    assert Sides.of(BOTH).now[1].round.rules == turned


def test_the_way_through() -> None:
    sides = Sides.of(BOTH)
    assert (sides.back().at, sides.forward().at, sides.jump(12).forward().at) == (0, 1, 0)
    for wrong in (-1, 13, "1", True):
        with pytest.raises(ExampleError, match="plays count from 0 to 12"):
            sides.jump(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", [(), (TienKow(),), (*BOTH, TienKow()), ("TienKow", "SkyNine")])
def test_two_rule_sets_are_needed(rules: tuple[RuleSet, ...]) -> None:
    with pytest.raises(ExampleError, match="two rule sets"):
        Sides.of(rules)


@pytest.mark.parametrize("tricks", [[], [["6:6"]], [["6:6", "1:1", "4:4"]]])
def test_four_plays_a_trick_are_needed(tricks: list[list[str]]) -> None:
    with pytest.raises(ExampleError, match="four plays by seat"):
        Sides.of(BOTH, tricks)
