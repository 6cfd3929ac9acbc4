"""The same seed gives the same game and the same picture on every Python.

From 3.12 on `sum` adds decimal numbers more exactly, so what rests on their last digit must not rest on `sum`.
"""

from __future__ import annotations

import builtins
import tomllib
from collections.abc import Callable, Iterable
from functools import reduce
from math import fsum
from operator import add
from typing import Any

import pytest

from tests.players.duel import finished
from tests.project import ROOT
from tests.pythons import VERSIONS, found
from tienkow_learn.draw.figures import figures
from tienkow_learn.engine import Round, SkyNine, TienKow
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.players import Steady

Sum = Callable[..., Any]


def older(numbers: Iterable[Any], start: Any = 0) -> Any:  # noqa: ANN401  as the real one
    return reduce(add, numbers, start)


def newer(numbers: Iterable[Any], start: Any = 0) -> Any:  # noqa: ANN401  as the real one
    terms = [start, *numbers]
    return fsum(terms) if any(isinstance(term, float) for term in terms) else reduce(add, terms)


def both(monkeypatch: pytest.MonkeyPatch, made: Callable[[], object]) -> list[object]:
    """What is made with either way to add."""
    found = []
    for way in (older, newer):
        monkeypatch.setattr(builtins, "sum", way)
        found.append(made())
    return found


def test_the_two_ways_differ() -> None:
    assert (older([0.1] * 10), newer([0.1] * 10)) == (0.9999999999999999, 1.0)
    assert [way([3, 4]) for way in (older, newer)] == [7, 7]


@pytest.mark.parametrize("rules", [TienKow(), TienKow.russian(), SkyNine()], ids=["english", "russian", "sky9"])
def test_steady_plays_the_same(rules: RuleSet, monkeypatch: pytest.MonkeyPatch) -> None:
    deals = [Round.deal(rules, seed) for seed in (30, 31, 32)]  # the last one turns on the 16th place
    old, new = both(monkeypatch, lambda: [str(finished(deal, (Steady(),) * 4)) for deal in deals])
    assert old == new


def test_pictures_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = both(monkeypatch, lambda: {name: str(draw()) for name, draw in figures().items()})
    assert old == new


def test_the_pythons_that_are_tried_are_those_that_the_package_names() -> None:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    assert [f"Programming Language :: Python :: {each}" for each in VERSIONS] == [each for each in said if "3." in each]


def test_a_python_that_is_not_there_is_passed_over() -> None:
    assert found("3.0") is None
