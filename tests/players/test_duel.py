"""Steady is the better player, and by how much."""

from __future__ import annotations

import sys
from time import perf_counter

import pytest

from tests.often import times
from tests.players.duel import duel
from tests.players.yardstick.steady import Steady as Yardstick
from tienkow_learn.engine import Round
from tienkow_learn.engine.rules import RuleSet, SkyNine, TienKow
from tienkow_learn.players import Beginner, Steady

PRESETS = [
    ("english", TienKow.english(), 100),
    ("russian", TienKow.russian(), 60),
    ("dominorules", TienKow.dominorules(), 60),
    ("sky9", SkyNine.sky9(), 80),
    ("hong_kong", SkyNine.hong_kong(), 80),
    ("with declaring", SkyNine(straight_win=True, straight_civil=False), 60),
]


@pytest.mark.parametrize(("name", "rules", "deals"), PRESETS)
def test_steady_beats_beginner_from_every_seat(
    name: str, rules: RuleSet, deals: int, capsys: pytest.CaptureFixture[str]
) -> None:
    started, played = perf_counter(), range(times(deals))
    found = duel(Steady(), Beginner(), rules, played)
    with capsys.disabled():
        sys.stdout.write(
            f"\nSteady beats Beginner, {name}, {len(played)} deals: {found}, {perf_counter() - started:.0f} s "
        )
    assert found.low > 0


@pytest.mark.many
@pytest.mark.parametrize(("name", "rules"), [row[:2] for row in PRESETS], ids=[row[0] for row in PRESETS])
def test_steady_is_no_weaker_than_its_yardstick(name: str, rules: RuleSet, capsys: pytest.CaptureFixture[str]) -> None:
    found = duel(Steady(), Yardstick(), rules, range(2000))
    with capsys.disabled():
        sys.stdout.write(f"\nSteady against its yardstick, {name}, 2000 deals: {found} ")
    assert found.high > 0
    assert found.mean > -0.05


def test_the_yardstick_is_beaten_where_a_hand_was_given_away() -> None:
    seen = Round.start(TienKow(), ["6:3 5:4", "AA", "EG", "HK"]).observe(0)
    assert (Yardstick().choose(seen).size, Steady().choose(seen).size) == (2, 1)
