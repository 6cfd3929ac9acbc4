"""Whatever a page sends to a widget: nothing breaks, nobody sees a traceback, and what is no play changes no round."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import tienkow_learn as tk
from tests.fuzz import nasty
from tienkow_learn.widgets.stage.stage import heard

NAMES = (
    *["play", "surrender", "declare", "pass", "undo", "hint", "export", "", "close", "__init__", "round", "_do"],
    *["jump", "option-target", "option-nope", "preset-bogus", "tally-0", "tally-9", "winner", "add", "caught"],
    *["ending", "drop-x", "choices", "seat-0", "seat-9", "q0-0", "back", "onward", "reset", "\ud800", "x" * 5000],
    *["play\x00", "option-"],
)
PLAYS = {"play", "surrender", "declare", "pass"}
CHANGES = {"undo", "deal", "begin", "onward", "next", "stay"}
"""What a press of these may change."""


def sent(chance: random.Random) -> Any:  # noqa: ANN401  whatever JSON can be
    """A value as JSON can bring it."""
    some = [chance.choice([*nasty.TEXTS, *nasty.NUMBERS, None]) for _ in range(4)]
    made: tuple[object, ...] = (
        *some,
        some,
        {"what": some[0], "who": some[1], "how": some[2]},
        {"0": some},
        [[some]],
        {},
    )
    return chance.choice(made)


@pytest.fixture
def stages() -> Iterator[tuple[Any, ...]]:
    made = (
        tk.Table(nasty.BEGUN, seat=1, pace=0),
        tk.Table(tk.Round.deal(tk.SkyNine(straight_win=True), 4), pace=0),
        tk.Quiz("higher_pair", n=2, seed=1),
        tk.Stepper("first-trick"),
        tk.ScoreSheet(nasty.OVER.outcome, mode="practice"),
        tk.ScoreSheet(nasty.OVER_9, mode="explore"),
        tk.ScoreSheet(nasty.MATCH),
        tk.Options(tk.SkyNine()),
        tk.Flip("equal_tiles"),
        tk.SideBySide(),
    )
    yield made
    for each in made:
        each.close()


def message(stage: Any, chance: random.Random) -> object:  # noqa: ANN401
    """What a page might send: an action that is nonsense, one of another widget, or no action at all."""
    told = json.dumps(stage.layer.scene, default=str)
    ids = [each.get("id") for each in stage.layer.scene.get("panel", []) if each.get("id")]
    if chance.random() < 0.1:
        return sent(chance)
    name = chance.choice([*NAMES, *ids, told[:20]])
    return {"do": name, "value": sent(chance)} | ({"more": sent(chance)} if chance.random() < 0.2 else {})


def facts(chance: random.Random) -> dict[str, object]:
    return {name: sent(chance) for name in ("width", "theme", "ratio", "still", "x") if chance.random() < 0.6}


def bothered(stages: tuple[Any, ...], inputs: int, first: int = 0) -> None:
    for at in range(inputs):
        chance, stage = random.Random(first + at), stages[at % len(stages)]
        if chance.random() < 0.1:
            stage.layer.facts = facts(chance)
            assert stage.errors == [], first + at
            continue
        content = message(stage, chance)
        before = stage.round if isinstance(stage, tk.Table) else None
        stage.layer._handle_custom_msg(content, [])
        assert stage.errors == [], (first + at, content)
        assert "Traceback" not in str(stage.layer.scene["panel"])
        if before is not None and isinstance(content, dict) and content.get("do") not in CHANGES:
            may = content.get("do") in PLAYS and allowed(before, meant(content))
            assert (stage.round == before) or may, (first + at, content)


def allowed(before: tk.Round, play: str) -> bool:
    try:
        return before.can_play(play)
    except tk.NotationError:
        return False


def meant(content: dict[str, object]) -> str:
    """The play that a message asks for, as text."""
    name, value = content["do"], heard(content.get("value"))
    return {"play": f"{value}", "surrender": f"({value})"}.get(str(name), str(name))


def test_500_messages_change_nothing_that_they_should_not(stages: tuple[Any, ...]) -> None:
    bothered(stages, 500)


@pytest.mark.many
def test_10_000_messages_change_nothing_that_they_should_not(stages: tuple[Any, ...]) -> None:
    bothered(stages, 10_000, first=1000)
