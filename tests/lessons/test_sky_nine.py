"""What lessons 07 and 08 say of Sky Nine, held against the engine: sets, rounds worked out, Hong Kong, odds."""

from __future__ import annotations

import re
from itertools import accumulate, pairwise
from math import comb
from pathlib import Path

import pytest

from tests.lessons.test_lessons import called, words
from tests.lessons.test_scoring import last_of, table
from tests.project import ROOT
from tienkow_learn import lessons
from tienkow_learn.engine import Event, Match, Outcome, Round, SkyNine, tiles
from tienkow_learn.engine.rules.sky_nine import closing
from tienkow_learn.lessons import ask, load
from tienkow_learn.text import signed

SETS, SCORING = "07-sky-nine-sets", "08-sky-nine-scoring"
RULES, HONG_KONG = SkyNine(), SkyNine.hong_kong()
SEATS = ["you", "East", "North", "West"]
ROWS = {
    "single Civil": "single_civil",
    "single Military": "single_military",
    "Civil pair": "pair_civil",
    "Military pair": "pair_military",
    "mixed pair": "pair_mixed",
    "two Civil and one Military": "three_civil",
    "one Civil and two Military": "three_military",
    "four tiles": "four",
}


def letters(kind: str) -> list[str]:
    """The sets of a class by their letters, high to low."""
    return list(dict.fromkeys(each.tiles.letters for each in RULES.combinations() if each.kind == kind))


def test_the_sets_stand_in_their_order() -> None:
    told = dict((row[0], re.findall(r"[A-K0-9]+", row[1])) for row in table(SETS, "class"))  # noqa: C402
    assert told.pop("Royals") == letters("royal_63") + letters("royal_kk")
    assert told == {row: letters(kind) for row, kind in ROWS.items()}


def test_the_sets_are_counted() -> None:
    every = RULES.combinations()
    named = len({each.tiles.letters for each in every})
    assert f"makes {named} names of sets" in words(SETS)
    assert f"they are {len(every)} sets" in words(SETS)


@pytest.mark.parametrize(("reply", "lead", "wins"), [("B88", "CC7", False), ("BB8", "CC7", True), ("AA9", "CC7", True)])
def test_what_beats_two_men_and_a_seven(reply: str, lead: str, wins: bool) -> None:  # noqa: FBT001
    made, led = RULES.combination(reply), RULES.combination(lead)
    assert made
    assert led
    assert RULES.beats(made, led, led) is wins


def test_what_is_no_set() -> None:
    assert [RULES.combination(each) for each in ("D6", "D3")] == [None, None]
    assert "There is no D6, and no D3." in words(SETS)


@pytest.mark.parametrize("seed", range(8))
def test_once_the_leader_and_the_banker_are_two(seed: int) -> None:
    match = Match(RULES, seed=seed)
    assert (match.round.to_move, match.streak) == ((match.banker - 1) % 4, 0)
    assert "**The next player in turn holds the bank**" in words(SETS)


@pytest.mark.parametrize(
    ("example", "totals"),
    [
        ("sky-settling", (-4, -1, 10, -5)),
        ("sky-royal-pays", (12, -6, -12, 6)),
        ("sky-four-beaten", (12, -7, -9, 4)),
        ("sky-smallest-pays", (-8, -2, 20, -10)),
        ("sky-last-guess", (0, 0, -22, 22)),
    ],
)
def test_the_rounds_that_are_stepped_through(example: str, totals: tuple[int, ...]) -> None:
    assert last_of(example).settlement().totals == totals


def test_with_both_j_open_the_smallest_pays_half() -> None:
    after = last_of("sky-smallest-pays")
    plain = RULES.settle(Outcome(after.tally, 2, 0, 1)).totals
    assert [2 * each for each in plain] == list(after.settlement().totals)


CAUGHT = Outcome((2, 0, 3, 3), 3, 0, 1, (Event("caught_single", 2, 8, won=False, last=True),))
ROYAL_LAST = Outcome((1, 3, 0, 4), 3, 0, 0, (Event("royal", 3, 8, last=True), Event("ended_royal", 3, 8, last=True)))
WORKED = [
    Outcome((1, 2, 5, 0), 2, 0, 2),
    CAUGHT,
    Outcome((0, 8, 0, 0), 1, 0, 1),
    Outcome((8, 0, 0, 0), 0, 0, 1, (Event("opened", 0, 1), Event("largest", 0, 8, last=True))),
    Outcome((8, 0, 0, 0), 0, 0, 1, (Event("opened_top", 0, 1), Event("largest", 0, 8, last=True))),
    Outcome((0, 0, 8, 0), 2, 0, 1, (Event("straight_perfect", 2, led=False, last=True),)),
    ROYAL_LAST,
]


@pytest.mark.parametrize(("row", "outcome"), list(enumerate(WORKED)))
def test_the_rounds_that_are_worked_out(row: int, outcome: Outcome) -> None:
    told, settled = table(SCORING, "what happened")[row], RULES.settle(outcome)
    assert told[1] == " ".join(map(str, outcome.tally))
    assert told[3:] == [signed(total) for total in settled.totals]
    running = list(accumulate(line.points for line in settled.payments))
    *payments, stands = told[2].removesuffix(".").split(". ")
    assert [int(each) for each in re.findall(r"\d+", stands)] == running
    assert stands.startswith(f"{SEATS[outcome.winner].capitalize()} stand")
    points = [line.points for line in settled.payments if line.clause != "royal"]
    assert [int(each) for each in re.findall(r"(\d+)(?:$|\n)", "\n".join(payments[: len(points)]))] == points


def test_every_row_is_worked_out() -> None:
    assert len(table(SCORING, "what happened")) == len(WORKED)


FIVE = [
    Outcome((3, 2, 3, 0), 0, 1, 0),
    Outcome((4, 1, 3, 0), 0, 0, 1),
    Outcome((2, 3, 0, 3), 0, 0, 2),
    Outcome((3, 0, 4, 1), 2, 0, 3),
    Outcome((1, 3, 4, 0), 2, 2, 1),
]


def test_the_five_rounds() -> None:
    *rows, total = table(SCORING, "round")
    settled = [RULES.settle(outcome).totals for outcome in FIVE]
    for row, outcome, totals in zip(rows, FIVE, settled, strict=True):
        told = [f"{SEATS[outcome.banker]}, {outcome.streak}", SEATS[outcome.winner], " ".join(map(str, outcome.tally))]
        assert row[1:] == [*told, *map(signed, totals)]
    assert total[4:] == [signed(sum(column)) for column in zip(*settled, strict=True)]


def test_the_bank_goes_from_each_of_the_five_rounds_to_the_next() -> None:
    for before, after in pairwise(FIVE):
        assert RULES.bank_after(before) == (after.banker, after.streak)


FULL = (Event("opened", 0, 1), Event("four", 0, 5, last=True), Event("ended_four", 0, 5, last=True))
SLAM = Outcome((8, 0, 0, 0), 0, 0, 1, FULL)
CONTRAST = [(FIVE[0], Outcome((3, 2, 3, 0), 0, 1, 1)), (CAUGHT, CAUGHT), (ROYAL_LAST, ROYAL_LAST), (SLAM, SLAM)]


@pytest.mark.parametrize(("row", "pair"), list(enumerate(CONTRAST)))
def test_the_same_rounds_in_hong_kong(row: int, pair: tuple[Outcome, Outcome]) -> None:
    lines = words(SCORING).split("| what happened | the winner gets here")[1].splitlines()[2:]
    told = [cell.strip() for cell in lines[row].strip("|").split("|")]
    here, there = pair
    assert told[1] == signed(RULES.settle(here).totals[here.winner])
    assert told[2] == signed(HONG_KONG.settle(there).totals[there.winner])


def test_hong_kong_begins_with_a_win() -> None:
    assert (RULES.first_streak, HONG_KONG.first_streak) == (0, 1)
    assert (RULES.jj_catches_kk, HONG_KONG.jj_catches_kk) == (False, True)


def test_how_often_a_hand_wins_at_once() -> None:
    seven = comb(22, 7) * comb(10, 1) / comb(32, 8)
    assert f"are in {100 * seven:.1f} % of all hands" in words(SCORING)
    every, fewer = SkyNine(straight_win=True), SkyNine(straight_win=True, straight_civil=False)
    deals = [Round.deal(every, seed).hands for seed in range(1500)]
    found = [sum(any(map(rules.may_declare, hands)) for hands in deals) / len(deals) for rules in (every, fewer)]
    assert found[0] == pytest.approx(2 / 3, abs=0.03)
    assert found[1] < 1 / 100
    assert "in two deals of three somebody could declare" in words(SCORING)


@pytest.mark.parametrize(("name", "size"), [(SETS, 5), (SCORING, 4)])
def test_the_small_rounds_are_led_by_you(name: str, size: int) -> None:
    given = called(name, "Table")[0][1]
    hands = given["hands"]
    assert isinstance(hands, list)
    start = Round.start(RULES, hands)
    assert (start.banker, start.to_move, len(start.hands[0])) == (0, 0, size)
    assert start.why_not("63") is None or name == SETS


PAID = [
    (name, index)
    for name in ("sky-settling", "sky-royal-pays", "sky-four-beaten", "sky-smallest-pays")
    for index, step in enumerate(load(name).steps)
    if step.ask == "pays"
]


@pytest.mark.parametrize(("name", "index"), PAID)
def test_a_wrong_payment_is_told_by_its_mistake(name: str, index: int) -> None:
    asked = ask(load(name), index)
    wrong = [choice.why for choice in asked.choices if not choice.right]
    assert len(set(wrong)) == len(wrong)
    assert wrong.count(asked.answer.why) <= 1 < len(wrong)


# What is told is what the rules and the tables say.


@pytest.mark.parametrize("example", ["sky-royal-pays", "sky-smallest-pays"])
def test_the_totals_that_are_told_are_those_of_the_table_below(example: str) -> None:
    """Line by line, in the order of the settlement: first the tiles, then the bonuses."""
    payments = last_of(example).settlement().payments
    told = [found for step in load(example).steps for found in re.findall(r"(you|North) stands? at (.\d+)", step.say)]
    seat = SEATS.index(told[0][0])
    running = list(accumulate(line.points for line in payments if line.payee == seat))
    assert [total for _, total in told] == [signed(total) for total in running]


def test_both_j_and_the_6_are_dealt_in_the_small_round_of_the_sets_so_that_k_and_3_are_gambles() -> None:
    [given] = [given for _, given in called(SETS, "Table")]
    hands = given["hands"]
    assert isinstance(hands, list)
    start = Round.start(RULES, hands)
    held = [tile.code for hand in start.hands for tile in hand]
    assert (held.count("J"), held.count("6"), held.count("K"), held.count("3")) == (2, 1, 1, 1)
    for led in ("K", "3"):
        assert closing.is_valid(RULES, tiles(led), (), start.aside)


OLD = re.compile(r"everything (counts|×|doubles?)|doubles? everything|counts? double\b|the rest counts", re.IGNORECASE)


def test_it_is_the_losses_that_count_twice_never_everything() -> None:
    pages = [path.read_text("utf-8") for path in sorted((ROOT / "tutorials").glob("*.ipynb"))]
    folder = Path(lessons.__file__).parent
    data = [path.read_text("utf-8") for path in sorted(folder.rglob("*.toml"))]
    found = [page[max(0, at.start() - 40) : at.end() + 12] for page in (*pages, *data) for at in OLD.finditer(page)]
    assert [each for each in found if "bank" not in each] == []
