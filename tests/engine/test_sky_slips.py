"""Usual mistakes in settling Sky Nine: each makes its own number. What ended a round, and what can happen."""

from __future__ import annotations

import pytest

from tests.engine.building import bare
from tienkow_learn.engine import Event, Outcome, SkyNine, TienKow
from tienkow_learn.engine.rules.options import clash, source_of
from tienkow_learn.practice import Case
from tienkow_learn.practice.case import Mistake

S9 = SkyNine()
CAUGHT = Event("caught_single", 2, 5, won=False, last=True)
SMALLEST = Event("smallest", 2, 5, last=True)
ROYAL, FOUR = Event("royal", 3, 2), Event("four", 3, 2)


def case(tiles: str, banker: int, winner: int, streak: int, *events: Event) -> Case:
    a, b, c, d = map(int, tiles.split())
    return Case(S9, Outcome((a, b, c, d), winner, banker, streak, events))


def numbers(at: Case, seat: int, event: int | None = None) -> dict[str, int]:
    """The number that each mistake makes, for the likeliest one."""
    line = at.line(seat, event)
    return {mistake.code: points for points, mistake in at.mistakes(line).items() if not mistake.option}


LINES = [
    # tiles, banker, winner, streak, events, seat, right, mistakes
    ("4 1 3 0", 0, 0, 1, (), 1, 6, {"streak_forgotten": 3, "turned": -6, "counted_up": 2}),
    ("4 1 3 0", 0, 0, 2, (), 3, 15, {"streak_forgotten": 5, "streak_short": 10, "four_for_none": 12}),
    ("1 2 5 0", 0, 2, 2, (), 1, 2, {"streak_between_others": 6}),
    ("1 2 5 0", 0, 2, 2, (), 3, 5, {"streak_between_others": 15, "four_for_none": 4}),
    ("6 1 0 1", 0, 3, 1, (), 0, -4, {"not_above": 0, "streak_forgotten": -2, "turned": 4}),
    ("2 3 3 0", 0, 2, 1, (SMALLEST,), 1, 2, {"factor_forgotten": 1, "factor_doubled": 4, "counted_up": 6}),
    ("2 3 3 0", 0, 2, 1, (SMALLEST,), 0, 8, {"factor_forgotten": 4, "factor_doubled": 16}),
    ("2 0 3 3", 0, 3, 1, (CAUGHT,), 0, 0, {"not_carried": 8}),
    ("2 0 3 3", 0, 3, 1, (CAUGHT,), 1, 0, {"not_carried": 10}),
    ("2 0 3 3", 0, 3, 1, (CAUGHT,), 2, 20, {"only_own": 2, "factor_forgotten": 10}),
    ("0 8 0 0", 0, 1, 1, (), 0, 20, {"factor_forgotten": 10, "four_for_none": 16, "streak_short": -1}),
    ("2 0 3 3", 0, 3, 0, (), 0, 2, {"winners_count": 1}),
]


@pytest.mark.parametrize(("tiles", "banker", "winner", "streak", "events", "seat", "right", "mistakes"), LINES)
def test_a_mistake_in_the_tiles_makes_its_own_number(  # noqa: PLR0913, PLR0917
    tiles: str,
    banker: int,
    winner: int,
    streak: int,
    events: tuple[Event, ...],
    seat: int,
    right: int,
    mistakes: dict[str, int],
) -> None:
    at = case(tiles, banker, winner, streak, *events)
    assert at.line(seat).points == right
    found = numbers(at, seat)
    assert {code: found.get(code, -1) for code in mistakes} == mistakes


@pytest.mark.parametrize(
    ("banker", "streak", "event", "seat", "right", "mistakes"),
    [
        (0, 1, ROYAL, 0, 4, {"streak_forgotten": 2, "no_bonus": 0}),
        (0, 2, ROYAL, 1, 2, {"streak_between_others": 6}),
        (0, 1, FOUR, 0, 8, {"streak_forgotten": 4}),
        (1, 0, FOUR, 0, 4, {"bonus_of_royal": 2}),
        (3, 0, ROYAL, 0, 2, {"turned": -2}),
    ],
)
def test_a_mistake_in_a_bonus_makes_its_own_number(
    banker: int, streak: int, event: Event, seat: int, right: int, mistakes: dict[str, int]
) -> None:
    at = case("3 2 3 0", banker, 2, streak, event, SMALLEST)
    assert at.line(seat, 0).points == right
    assert numbers(at, seat, 0).items() >= mistakes.items()
    assert at.mistake(at.line(seat, 0), 2 * right) == Mistake("option", "bonuses_multiplied", value=True)


def test_a_round_that_ends_as_any_other_has_no_factor_to_forget() -> None:
    at = case("3 2 3 0", 1, 2, 0, ROYAL)
    assert Mistake("option", "bonuses_multiplied", value=True) not in at.mistakes(at.line(0, 0)).values()
    assert not {"factor_forgotten", "factor_doubled"} & set(numbers(at, 0))


def test_tricks_are_counted_for_tiles() -> None:
    played = bare(S9, ["6:6 6:6", "(1:1 2:2)", "(5:5 3:3)", "(6:5 6:4)"])
    codes = [slip.code for slip in S9.slips(played.outcome, 1, tricks=played.tricks)]
    assert "counted_tricks" in codes
    single = bare(S9, ["6:6", "(1:1)", "(5:5)", "(6:5)"])
    assert "counted_tricks" not in [slip.code for slip in S9.slips(single.outcome, 1, tricks=single.tricks)]


@pytest.mark.parametrize(
    ("events", "tiles", "kind", "factor", "speculator"),
    [
        ((), "2 2 2 2", "", 1, None),
        ((), "8 0 0 0", "full_house", 2, None),
        ((CAUGHT,), "2 2 2 2", "caught_single", 2, 2),
        ((ROYAL,), "2 2 2 2", "", 1, None),
    ],
)
def test_how_a_round_ended(
    events: tuple[Event, ...], tiles: str, kind: str, factor: int, speculator: int | None
) -> None:
    assert S9.ended(case(tiles, 1, 0, 0, *events).outcome) == (kind, factor, speculator)
    assert TienKow().ended(Outcome((2, 2, 2, 2), 0, 0)) is None


def test_every_way_to_end_is_an_event_that_is_settled() -> None:
    for way in SkyNine.ways:
        seat = 3 if way.caught else 0
        at = case("2 2 2 2", 1, 0, 0, Event(way.kind, seat, 5, won=not way.caught, last=True)).outcome
        assert S9.ended(at).kind == way.kind
        assert (S9.ended(at).speculator is not None) == way.caught


def test_some_ways_to_end_need_an_option() -> None:
    every = {way.kind for way in SkyNine.ways}
    assert every - {way.kind for way in S9.open_ways} == {"caught_kk", "straight_full", "straight_perfect"}
    assert set(SkyNine(jj_catches_kk=True, straight_win=True).open_ways) == set(SkyNine.ways)
    assert TienKow().open_ways == ()


def test_what_stands_against_a_value() -> None:
    assert clash(S9, "jj_catch_collects", True) == ("jj_catches_kk", False)
    assert clash(S9, "jj_catches_kk", True) is None
    assert clash(SkyNine(jj_catches_kk=True), "kk_royal", False) == ("jj_catches_kk", True)
    assert [source_of(S9, name) for name in ("caught_quad", "dice")] == ["B19", ""]
    assert source_of(TienKow(), "stake_cap") == "A18"
