"""Steady is the better player, and by how much."""

from __future__ import annotations

import sys
from time import perf_counter

import pytest

from tests.players.duel import duel
from tienkow_learn.engine.rules import RuleSet, SkyNine, TienKow
from tienkow_learn.players import Beginner, Steady

PRESETS = [
    ("english", TienKow.english(), 500),
    ("russian", TienKow.russian(), 60),
    ("dominorules", TienKow.dominorules(), 60),
    ("sky9", SkyNine.sky9(), 150),
    ("hong_kong", SkyNine.hong_kong(), 100),
    ("with declaring", SkyNine(straight_win=True, straight_civil=False), 60),
]


@pytest.mark.parametrize(("name", "rules", "deals"), PRESETS)
def test_steady_beats_beginner_from_every_seat(
    name: str, rules: RuleSet, deals: int, capsys: pytest.CaptureFixture[str]
) -> None:
    started = perf_counter()
    found = duel(Steady(), Beginner(), rules, range(deals))
    with capsys.disabled():
        sys.stdout.write(f"\nSteady beats Beginner, {name}, {deals} deals: {found}, {perf_counter() - started:.0f} s ")
    assert found.low > 0
