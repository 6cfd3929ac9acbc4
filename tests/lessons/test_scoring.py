"""What lessons 04 and 05 say of scores, banks and matches, held against the engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.lessons.test_lessons import RULES, called, cells, deal, replies, words
from tests.project import ROOT
from tienkow_learn.engine import Event, Match, Outcome, Record, Round
from tienkow_learn.engine.play import SEATS
from tienkow_learn.lessons import load
from tienkow_learn.lessons.frames import positions, replayed
from tienkow_learn.text import signed

SCORING, WHOLE = "04-scoring-a-round", "05-a-whole-round"
FOUR = ROOT / "tutorials" / "four-rounds.txt"


def points(outcome: Outcome) -> tuple[int, ...]:
    return tuple(RULES.settle(outcome).totals)


def last_of(name: str) -> Round:
    example = load(name)
    after = positions(example, len(example.steps) - 1)[1]
    assert after
    return after


def table(name: str, head: str) -> list[list[str]]:
    """The rows of a table of a lesson, by the start of its head."""
    lines = words(name).splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith(f"| {head} |"))
    rows = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip(" *") for cell in line.strip("|").split("|")])
    return rows


@pytest.mark.parametrize(
    ("name", "tally", "winner", "totals"),
    [
        ("last-trick-pays", (4, 1, 3, 0), 1, (0, 5, -1, -4)),
        ("settling-a-round", (2, 0, 5, 1), 2, (-2, -4, 9, -3)),
        ("six-tricks", (6, 1, 0, 1), 3, (2, -3, -4, 5)),
    ],
)
def test_the_rounds_that_are_told(name: str, tally: tuple[int, ...], winner: int, totals: tuple[int, ...]) -> None:
    after = last_of(name)
    assert (after.tally, after.winner, after.banker) == (tally, winner, 0)
    assert after.settlement().totals == totals


def test_what_passes_by_the_tricks() -> None:
    told = table(SCORING, "tricks")
    assert [row[1] for row in told] == [
        "pays 4",
        "pays what is missing to four: 3, 2, 1",
        "nothing",
        "is paid what is above four: 1, 2, 3",
    ]
    found = [points(Outcome((tricks, 8 - tricks, 0, 0), 1, 1))[0] for tricks in range(1, 8)]
    assert found == [-3, -2, -1, 0, 1, 2, 3]
    assert points(Outcome((0, 4, 4, 0), 1, 2))[0] == -4


def test_the_stake_grows_and_starts_again() -> None:
    assert "The stake is 8 at the banker's first win, then 12, 16, and 4 more" in words(SCORING)
    assert [RULES.stake(streak) for streak in range(4)] == [8, 12, 16, 20]
    assert RULES.bank_after(Outcome((4, 1, 3, 0), 1, 0, 2)) == (1, 0)


@pytest.mark.parametrize(
    ("number", "totals"), [(0, (12, -8, -1, -3)), (1, (21, -11, -10, 0)), (2, (2, -3, -4, 5))], ids=lambda part: part
)
def test_the_sheets_to_fill_in_and_to_try(number: int, totals: tuple[int, ...]) -> None:
    [source] = called(SCORING, "ScoreSheet")[number][0]
    given = eval(str(source), {"tk": __import__("tienkow_learn")})  # noqa: S307  a cell of our own
    assert isinstance(given, Outcome)
    assert points(given) == totals


def test_only_the_first_two_are_to_fill_in() -> None:
    assert [given["mode"] for _, given in called(SCORING, "ScoreSheet")] == ["practice", "practice", "explore"]


def test_what_the_bonuses_pay() -> None:
    rows = dict((row[0], row[1:]) for row in table(SCORING, "led"))  # noqa: C402
    for kind, name in (("supreme", "the Supreme pair"), ("mixed", "a mixed pair")):
        by_banker, by_other = (_bonus(kind, seat) for seat in (0, 1))
        assert len(set(by_banker.values())) == 1
        assert by_other[2] == by_other[3]
        told = [f"{by_banker[1]} from each", f"{by_other[0]} from the banker, {by_other[2]} from the other two"]
        assert rows[name] == told


def _bonus(kind: str, seat: int) -> dict[int, int]:
    """What each of the others pays for a lead that loses its trick, player 0 holding the bank."""
    event = Event(kind, seat, 1, led=True, won=False)
    paid = RULES.settle(Outcome((4, 4, 4, 4), 3, 0, 0, (event,))).payments
    return {line.payer: line.points for line in paid if line.clause in "efgh"}


def test_the_same_tricks_and_three_winners() -> None:
    found = [-points(Outcome((4, 0, 3, 1), winner, 0, streak))[1] for winner, streak in ((2, 0), (0, 0), (0, 2))]
    assert [int(row[1]) for row in table(SCORING, "the last trick is won by")] == found == [4, 8, 16]


def test_the_three_warnings_hold() -> None:
    for banker in (0, 1):
        assert points(Outcome((2, 4, 2, 0), 0, banker))[1] == 0
        assert points(Outcome((1, 5, 2, 0), 0, banker))[1] == 1
    assert {points(Outcome((5, 1, 2, 0), 0, 0, streak))[1] for streak in range(5)} == {-3}


def test_in_the_small_round_the_mixed_pair_pays_whatever_the_others_do() -> None:
    start = deal(SCORING)
    assert (start.banker, start.to_move) == (0, 0)
    for after in replies(start.play("4:4 5:2"), 9):
        [event] = RULES.events(after.tricks)
        assert (event.kind, event.seat, event.led) == ("mixed", 0, True)


def test_the_four_rounds_are_those_of_the_record() -> None:
    match = Match.parse(FOUR.read_text("utf-8"))
    assert match == Match.parse((ROOT / "tests" / "engine" / "matches" / "tks-11.txt").read_text("utf-8"))
    *rows, total = table(SCORING, "round")
    names = ["you", "West", "North", "East"]
    for row, played, settled in zip(rows, match.rounds, match.settlements, strict=True):
        outcome = played.outcome
        told = [names[outcome.banker], names[outcome.winner], " ".join(map(str, outcome.tally))]
        assert row[1:] == [*told, *(signed(each) for each in settled.totals)]
    assert total[4:] == [signed(each) for each in match.totals]


def test_each_remark_in_the_record_stands_at_its_play() -> None:
    record = Record.parse(FOUR.read_text("utf-8"))
    match, plays = record.match, [play for each in record.match.rounds for play in each.plays]
    assert sum(match.dice) == 9
    assert match.rounds[0].banker == 0
    assert str(plays[1]) == "5:1"
    assert (match.rounds[0].tricks[0].winner, str(plays[2])) == (2, "5:5")
    assert str(plays[13]) == "(3:3)"
    assert (match.rounds[0].tricks[5].winner, str(plays[22])) == (0, "6:4")
    assert sorted(record.comments) == [0, 2, 4, 14, 24, 32, 64, 96, 128]
    paid = [-settled.totals[seat] for settled, seat in zip(match.settlements, (1, 1, 0, 0), strict=True)]
    assert paid == [8, 12, 4, 8]


def test_a_record_of_a_match_is_walked_round_by_round() -> None:
    record = Record.parse(FOUR.read_text("utf-8"))
    frames = replayed(record)
    assert len(frames) == 4 * 33
    assert [frame.step.score for frame in frames].count(True) == 4
    assert [frame.step.say for frame in frames if frame.step.say] == list(record.comments.values())
    assert frames[33].after == record.match.rounds[1].beginning


def test_the_match_of_the_lesson_begins_as_its_picture() -> None:
    [(_, given)] = called(WHOLE, "Table")
    assert given == {"save": "my-match.txt"}
    assert 'tk.Match(tk.TienKow(), seed=2), save="my-match.txt"' in "".join(cells(_page(WHOLE), "code"))
    match = Match(RULES, seed=2)
    dice = ", ".join(map(str, match.dice[:2]))
    assert f"Three dice show {dice} and {match.dice[2]}, together {sum(match.dice)}" in words(WHOLE)
    assert (match.banker, match.target) == (0, 25)
    assert str(match.round.hands[0]) == "1:1 3:3 3:3 2:2 2:2 6:5 6:4 4:2"


def _page(name: str) -> Path:
    return ROOT / "tutorials" / f"{name}.ipynb"


def test_the_numbers_of_the_whole_round() -> None:
    told = words(WHOLE)
    assert re.search(r"eight wide and four high", told)
    assert "One trick costs 3 at most" in told
    assert max(-points(Outcome((1, 3, 2, 2), 1, banker, 5))[0] for banker in SEATS) == 3
    assert "Six tricks bring you 2 points" in told
    assert points(Outcome((6, 1, 0, 1), 3, 0))[0] == 2
