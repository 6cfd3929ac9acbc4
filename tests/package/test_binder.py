"""The files of the Binder image are read as meant. What they build is opened in tests/browser/test_binder.py."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.project import ROOT

LINE = re.compile(r"[a-z0-9-]+==[0-9.]+")


def run(command: list[str | Path], **more: object) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **more)  # type: ignore[call-overload]  # noqa: S603
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


def test_every_requirement_is_pinned() -> None:
    lines = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []


def test_post_build_can_be_run() -> None:
    script = ROOT / "binder" / "postBuild"
    assert os.access(script, os.X_OK)
    run(["bash", "-n", script])


def test_repo2docker_reads_the_folder(checkout: Path) -> None:
    recipe = run([Path(sys.executable).with_name("jupyter-repo2docker"), "--no-build", checkout])
    assert "binder/requirements.txt" in recipe
    assert "binder/postBuild" in recipe
