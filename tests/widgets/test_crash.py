"""A player who is killed at any moment loses at most the last action; two writers lose nothing without a word."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.project import ROOT
from tienkow_learn import disk


def crashed(kills: int, seed: int, folder: Path) -> str:
    command = [sys.executable, "-m", "tests.widgets.crashing", str(kills), str(seed), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_eight_kills_leave_a_file_that_opens(tmp_path: Path) -> None:
    assert crashed(8, 1, tmp_path).startswith("8 kills, ")
    left = list((tmp_path / "one").glob(disk._part(tmp_path / "one" / "match.txt", "*").name))
    assert len(left) <= 1, "a part that was being written is taken away by the next table"


@pytest.mark.many
def test_two_hundred_kills_leave_a_file_that_opens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = crashed(200, 2, tmp_path)
    with capsys.disabled():
        print(told)  # noqa: T201
    assert told.startswith("200 kills, ")
