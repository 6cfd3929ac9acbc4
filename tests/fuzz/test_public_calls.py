"""Whatever is handed to a public call: it answers or refuses with a documented error, within a second.

A wrong *number* of arguments, or a name that a call does not have, is Python's TypeError; wrong values are ours.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator

import pytest

import tienkow_learn as tk
from tests.fuzz import calls, nasty
from tienkow_learn.engine import TienKowError

SLOWEST = 1.0
"""Seconds."""


def close(value: object) -> None:
    if hasattr(value, "close") and hasattr(value, "layer"):
        value.close()


@pytest.fixture
def widgets() -> Iterator[tuple[object, ...]]:
    made = (
        tk.Table(nasty.BEGUN, pace=0),
        tk.Table(tk.Match(tk.SkyNine(), 3), pace=0),
        tk.Quiz("higher_pair", n=2, seed=1),
        tk.Stepper("first-trick"),
        tk.ScoreSheet(nasty.OVER.outcome, mode="practice"),
        tk.ScoreSheet(nasty.MATCH),
        tk.Options(tk.SkyNine()),
        tk.Flip("equal_tiles"),
        tk.SideBySide(),
    )
    yield made
    for each in made:
        close(each)


def wrong(name: str, ask: calls.Call, seed: int) -> str | None:
    """What a call did that it should not, or None."""
    begun = time.thread_time()
    try:
        result = ask(random.Random(seed))
        told = repr(result), str(result) if not isinstance(result, tk.Card) else ""
    except TienKowError as error:
        told = str(error), error.text("ru")
        result = None
        if not 5 < len(told[0]) < 2000:
            return f"{name} (seed {seed}): says {told[0]!r}"
    except Exception as error:  # noqa: BLE001  every other one is what is looked for
        return f"{name} (seed {seed}): {type(error).__name__}: {str(error)[:200]}"
    if name.split(" ", maxsplit=1)[0] in tk.__all__:
        close(result)
    taken = time.thread_time() - begun
    return f"{name} (seed {seed}): took {taken:.1f} s" if taken > SLOWEST else None


def tried(widgets: tuple[object, ...], inputs: int, first: int = 0) -> list[str]:
    """What was wrong in so many inputs, spread evenly over all calls."""
    every = calls.calls(widgets)
    order = random.Random(first).sample(sorted(every), len(every))
    chosen = [order[at % len(order)] for at in range(inputs)]
    found = [
        wrong(name, every[name], first + at) for at, name in enumerate(chosen) if not name.split()[0].endswith(".close")
    ]
    return [each for each in found if each]


def test_500_inputs_are_answered_or_refused(widgets: tuple[object, ...]) -> None:
    assert tried(widgets, 500) == []


@pytest.mark.many
def test_10_000_inputs_are_answered_or_refused(widgets: tuple[object, ...]) -> None:
    found = tried(widgets, 10_000, first=1000)
    assert found == [], Counter(each.split(" (")[0] for each in found)


def test_every_public_name_is_among_the_calls(widgets: tuple[object, ...]) -> None:
    kinds = {name.split()[0].split(".")[0] for name in calls.calls(widgets)}
    assert set(tk.__all__) - kinds == {
        "DECK",
        "Player",
        "Progress",
        "RuleSet",
        *(calls.ANSWERS - kinds),
        *(name for name in tk.__all__ if "Error" in name),
        "IllegalPlay",
    }
