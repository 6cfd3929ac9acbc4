"""The four walks of CONTRIBUTING go where they say: each file exists, and is entered."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

import tienkow_learn as tk
from tests.engine.chance import to_the_end
from tests.project import ROOT

PACKAGE = ROOT / "tienkow_learn"
MOST_ENTERED = 60
"""Modules that a play at a table enters, with the answers of three opponents: to fall, never to rise."""
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Four walks")[2].partition("\n## ")[0]
PARTS = re.findall(r"- \*\*(.+?)\*\*(.+?)(?=\n- |\Z)", TEXT, re.DOTALL)
WALKS = {name: re.findall(r"`([a-z_/]+\.py)`", words) for name, words in PARTS}


def entered(call: Callable[[], object]) -> set[str]:
    """The files of the package in which a function is called."""
    found = set()

    def seen(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found.add(frame.f_code.co_filename)

    sys.setprofile(seen)
    try:
        call()
    finally:
        sys.setprofile(None)
    inside = (Path(name) for name in found if name.startswith(str(PACKAGE)))
    return {path.relative_to(PACKAGE).as_posix() for path in inside}


def calls() -> dict[str, Callable[[], object]]:
    dealt = tk.Round.deal(tk.TienKow(), 7)
    table, quiz = tk.Table(dealt, pace=0), tk.Quiz("higher_pair", n=2, seed=1)
    record, over = str(tk.Record(dealt)), to_the_end(dealt)
    return {
        "A click": lambda: table.play(dealt.legal_plays()[0]),
        "A quiz answer": lambda: quiz.answer(0),
        "A record": lambda: tk.Record.parse(record),
        "A settlement": over.settlement,
    }


def test_there_are_four() -> None:
    assert set(WALKS) == set(calls())
    assert [name for names in WALKS.values() for name in names if not (PACKAGE / name).is_file()] == []


@pytest.mark.parametrize("name", sorted(WALKS))
def test_each_file_of_a_walk_is_entered(name: str) -> None:
    found = entered(calls()[name])
    assert set(WALKS[name]) <= found
    assert len(found) <= MOST_ENTERED
