"""Steady is the better player, and by how much."""

from __future__ import annotations

import sys
from time import perf_counter

import pytest

from tests.players.duel import duel
from tienkow_learn.engine.rules import TienKow
from tienkow_learn.players import Beginner, Steady

PRESETS = [
    ("english", TienKow.english(), 500),
    ("russian", TienKow.russian(), 60),
    ("dominorules", TienKow.dominorules(), 60),
]


@pytest.mark.parametrize(("name", "rules", "deals"), PRESETS)
def test_steady_beats_beginner_from_every_seat(
    name: str, rules: TienKow, deals: int, capsys: pytest.CaptureFixture[str]
) -> None:
    started = perf_counter()
    found = duel(Steady(), Beginner(), rules, range(deals))
    with capsys.disabled():
        sys.stdout.write(f"\nSteady beats Beginner, {name}, {deals} deals: {found}, {perf_counter() - started:.0f} s ")
    assert found.low > 0
