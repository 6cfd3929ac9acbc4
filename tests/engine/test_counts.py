"""The rules stand still: counts of legal plays and whole rounds are as they are written down."""

from __future__ import annotations

import pytest

from tests.engine import counting


def test_the_counts_of_legal_plays_are_those_written_down() -> None:
    assert counting.counts().splitlines() == counting.COUNTS.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", counting.GOLDEN)
def test_a_whole_round_is_as_it_is_written_down(name: str) -> None:
    written = (counting.ROUNDS / f"{name}.txt").read_text(encoding="utf-8")
    assert counting.told(name).splitlines() == written.splitlines()


def test_the_written_rounds_are_those_that_are_told() -> None:
    assert {path.stem for path in counting.ROUNDS.iterdir()} == set(counting.GOLDEN)
