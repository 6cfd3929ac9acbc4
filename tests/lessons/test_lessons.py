"""What the lessons say and ask for, held against the engine: names, deals, numbers, times."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from tests.project import LESSONS
from tienkow_learn.engine import DECK, Outcome, Round, Series, SkyNine, TienKow, Tile
from tienkow_learn.engine.outcome import Event
from tienkow_learn.lessons import names
from tienkow_learn.practice.progress import STARS, WINDOW
from tienkow_learn.practice.selection import LESSONS as QUIZZES

RULES = TienKow()
RECORD = "tk.Record.parse(Path('four-rounds.txt').read_text('utf-8'))"
PAGES = {path.stem: path for path in LESSONS}
MINUTES = {
    "01-tiles-and-series": 5,
    "02-pair-rankings": 6,
    "03-leading-and-following": 6,
    "04-scoring-a-round": 6,
    "05-a-whole-round": 5,
    "07-sky-nine-sets": 15,
    "08-sky-nine-scoring": 15,
    "09-where-the-rules-come-from": 20,
}


def cells(path: Path, kind: str) -> list[str]:
    return [
        "".join(cell["source"]) for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == kind
    ]


def words(name: str) -> str:
    return "\n".join(cells(PAGES[name], "markdown"))


def calls(name: str) -> Iterator[ast.Call]:
    """The widgets that a lesson shows, as they are called."""
    for source in cells(PAGES[name], "code"):
        yield from (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))


def called(name: str, widget: str) -> list[tuple[list[object], dict[str, object]]]:
    found = [call for call in calls(name) if isinstance(call.func, ast.Attribute) and call.func.attr == widget]
    return [
        ([_value(each) for each in call.args], {each.arg or "": _value(each.value) for each in call.keywords})
        for call in found
    ]


def _value(node: ast.expr) -> object:
    """What an argument is; a call as it is written."""
    return ast.unparse(node) if isinstance(node, ast.Call) else ast.literal_eval(node)


def deal(name: str) -> Round:
    """The small deal of a lesson."""
    [(_, given), *_] = called(name, "Table")
    hands, leader = given["hands"], given.get("leader", 0)
    assert isinstance(hands, list)
    assert isinstance(leader, int)
    return Round.start(TienKow.russian() if "rules" in given else RULES, hands, leader=leader)


def replies(position: Round, seat: int) -> Iterator[Round]:
    """Every way in which the others can play until a seat is to move again, or the trick is over."""
    if position.trick is None or position.to_move == seat:
        yield position
        return
    for play in position.legal_plays():
        yield from replies(position.play(play), seat)


lesson = pytest.mark.parametrize("name", PAGES)


def test_the_lessons_are_there() -> None:
    assert [name[:2] for name in PAGES] == ["00", "01", "02", "03", "04", "05", "07", "08", "09"]


@lesson
def test_each_code_cell_is_one_short_call(name: str) -> None:
    for number, source in enumerate(cells(PAGES[name], "code")):
        body = [each for each in ast.parse(source).body if number or not isinstance(each, ast.Import | ast.ImportFrom)]
        assert [type(each) for each in body] == [ast.Expr], source
        assert max(map(len, source.splitlines())) <= 120, source
    assert number < 12


@lesson
def test_every_example_and_quiz_it_names_is_there(name: str) -> None:
    assert {str(args[0]) for args, _ in called(name, "Stepper")} - {RECORD} <= set(names())
    assert {str(args[0]) for args, _ in called(name, "Quiz")} == {name} <= set(QUIZZES)


def test_every_example_is_in_a_lesson() -> None:
    shown = [str(args[0]) for name in PAGES for args, _ in called(name, "Stepper")]
    assert sorted(name for name in shown if name in names()) == list(names())


@pytest.mark.parametrize("name", MINUTES)
def test_the_parts_of_a_lesson_come_in_their_order(name: str) -> None:
    kinds = [call.func.attr for call in calls(name) if isinstance(call.func, ast.Attribute)]
    assert kinds[0] == "Stepper"
    assert [kind for kind in kinds if kind in {"Quiz", "Table"}][:3] == ["Quiz", "Table", "Quiz"]
    assert [given.get("n", 5) for _, given in called(name, "Quiz")] == [5, 3]
    found = re.findall(r"^## (.+)$", words(name), re.MULTILINE)
    parts = ["A guess first", "Look twice", "Five questions", "Three questions to leave with", "What comes next"]
    assert [part for part in (each.split(",")[0] for each in found) if part in parts] == parts


@pytest.mark.parametrize("name", MINUTES)
def test_it_says_its_goal_and_its_time(name: str) -> None:
    assert re.search(rf"\*\*Time:\*\* {MINUTES[name]} minutes( for the first round)?\.", words(name))
    assert "**Goal:** " in words(name)
    assert re.search(rf"\({name}\.ipynb\) \|[^|]+\| {MINUTES[name]} \|", words("00-welcome"))


@lesson
def test_it_says_how_to_run_it_and_where_progress_is_kept(name: str) -> None:
    assert "*Run All Cells*" in cells(PAGES[name], "markdown")[0]
    assert "kept in memory" in words(name)


@lesson
def test_its_links_lead_to_lessons(name: str) -> None:
    linked = re.findall(r"\]\(([^)]+\.ipynb)\)", words(name))
    assert linked
    assert [link for link in linked if not (PAGES[name].parent / link).is_file()] == []


def test_the_welcome_trick_is_won_by_the_axe_alone_whatever_the_others_do() -> None:
    start = deal("00-welcome")
    for position in (each for lead in start.legal_plays() for each in replies(start.play(lead), 0)):
        assert [position.play(tile).tricks[0].winner == 0 for tile in ("6:5", "6:4")] == [True, False]
        assert position.why_not("6:3")


def test_the_first_deal_needs_no_pairs() -> None:
    for hand in deal("01-tiles-and-series").hands:
        assert [pair for pair in combinations(hand, 2) if RULES.combination(pair)] == []


def test_the_second_deal_is_won_by_leading_earth_first_and_lost_by_leading_the_nines_first() -> None:
    start = deal("02-pair-rankings")
    for after in replies(start.play("1:1 1:1"), 0):
        assert after.to_move == 0
        assert {last.tricks[-1].winner for last in replies(after.play("6:3 5:4"), 9)} == {0}
    assert {after.tricks[0].winner for after in replies(start.play("6:3 5:4"), 9)} <= {1, 3}


def test_the_third_deal_leads_singles_and_pairs_and_gives_the_bank() -> None:
    start = deal("03-leading-and-following")
    assert (start.banker, start.to_move) == (0, 0)
    assert {play.size for play in start.legal_plays()} == {1, 2}


CIVIL = [tile for tile in Tile if tile.series is Series.CIVIL]
MILITARY = [tile for tile in Tile if tile.series is Series.MILITARY]
ODD = [str(tile) for tile in CIVIL if tile.high != tile.low]
RED = {half: Tile(f"{half}:{half}").red == 2 * half for half in range(1, 6)}
NUMBERS = [
    ("00-welcome", f"played with {len(DECK)} tiles"),
    ("01-tiles-and-series", f"the {len(Tile)} faces"),
    ("01-tiles-and-series", f"Eleven faces, two tiles of each: {sum(tile.copies for tile in CIVIL)} tiles"),
    ("01-tiles-and-series", f"Ten faces, one tile of each: {sum(tile.copies for tile in MILITARY)} tiles"),
    ("01-tiles-and-series", f"only five more are to be learned: {', '.join(sorted(ODD, reverse=True))}."),
    ("07-sky-nine-sets", f"Four families, {len(SkyNine().combinations())} sets"),
    ("02-pair-rankings", f"As a pair it is number {RULES.pair_number('1:1', '1:1')}."),
    ("02-pair-rankings", f"Earth first. It is number {RULES.pair_number('1:1', '1:1')}"),
    ("02-pair-rankings", f"your nines, number {RULES.pair_number('6:3', '5:4')}, meet"),
]


@pytest.mark.parametrize(("name", "told"), NUMBERS)
def test_the_numbers_are_the_engines(name: str, told: str) -> None:
    assert told in words(name)


def test_the_words_that_stand_for_numbers_are_right() -> None:
    assert (len(CIVIL), len(MILITARY), len(ODD)) == (11, 10, 5)
    assert [half for half, red in RED.items() if red] == [1, 4]
    assert Tile("6:6").red * 2 == Tile("6:6").spots
    assert all(tile.series is Series.CIVIL for tile in Tile if tile.high == tile.low)
    assert min(CIVIL, key=lambda tile: tile.spots) is Tile("1:1")
    assert (STARS, WINDOW) == ((0.5, 0.75, 1), 8)


def test_the_steps_in_which_the_pairs_are_learned() -> None:
    pairs = [each for each in RULES.combinations() if each.kind == "pair"]
    alike = {each.rank for each in pairs if each.tiles[0] is each.tiles[1]}
    military = {each.rank for each in pairs if {tile.series for tile in each.tiles} == {Series.MILITARY}}
    mixed = [each.rank for each in pairs if len({tile.series for tile in each.tiles}) > 1]
    assert (alike, military) == (set(range(2, 13)), {1, 13, 14, 15, 16})
    assert sorted(mixed) == [17, 17, 18, 18, 19, 19, 20, 20]
    order = [next(each.tiles[0].name_in() for each in pairs if each.rank == rank) for rank in range(2, 13)]
    told = (
        "Heaven, Earth, Man, Harmony; then Plum, Long Three, Bench; then Axe, Red-head Ten, Long-leg Seven, Mallet Six."
    )
    assert told in words("02-pair-rankings")
    assert re.split(r"[,;] (?:then )?", told.removesuffix(".")) == order


@pytest.mark.parametrize(
    ("kind", "by_banker", "by_another"), [("mixed", [8, 8, 8], [8, 4, 4]), ("supreme", [4, 4, 4], [4, 2, 2])]
)
def test_what_the_weakest_and_the_strongest_pair_earn(kind: str, by_banker: list[int], by_another: list[int]) -> None:
    for seat, expected in ((0, by_banker), (3, by_another)):
        event = Event(kind, seat, 1, 1, led=True, won=False, last=False)
        paid = RULES.settle(Outcome((4, 4, 4, 4), 0, 0, 0, (event,))).payments
        assert [line.points for line in paid if line.clause in "efgh"] == expected
    told = "earns 8 points from the banker and 4 from each of the others, and 8 from everybody if you are the banker"
    assert told in words("02-pair-rankings")


def test_what_a_loser_pays() -> None:
    paid = RULES.settle(Outcome((0, 1, 2, 5), 3, 0, 0, ())).payments
    assert {line.payer: line.points for line in paid} == {0: 4, 1: 3, 2: 2}
    assert "A loser with one to three tricks pays what is missing to four; a loser with none pays 4, and more" in words(
        "03-leading-and-following"
    )
