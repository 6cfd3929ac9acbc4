"""The wheel carries all that a learner needs, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.project import ROOT
from tienkow_learn import __version__


@pytest.fixture(scope="module")
def names(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=checkout, check=True, capture_output=True)  # noqa: S603
    (wheel,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def below(folder: str, pattern: str) -> set[str]:
    found = (path.relative_to(ROOT / folder).as_posix() for path in (ROOT / folder).glob(pattern))
    return {name for name in found if ".ipynb_checkpoints" not in name}


def test_lessons_and_figures_are_the_course(names: set[str]) -> None:
    lessons = below("tutorials", "*.ipynb") | below("tutorials", "four-rounds.txt") | below("tutorials", "figures/*")
    lessons |= below("tutorials", "rules.md")
    assert {"00-welcome.ipynb", "figures/table.svg"} <= lessons
    assert {name for name in names if "/course/" in name} == {f"tienkow_learn/course/{name}" for name in lessons}


def test_all_modules_and_data_are_inside(names: set[str]) -> None:
    patterns = ["**/*.py", "**/*.mjs", "**/*.d.ts", "**/*.css", "**/*.toml", "**/*.json", "locale/**/*.*", "py.typed"]
    own = {f"tienkow_learn/{name}" for pattern in patterns for name in below("tienkow_learn", pattern)}
    assert own <= names
    assert {
        f"tienkow_learn/{name}" for name in ("py.typed", "widgets/stage/front/layer.mjs", "widgets/stage/layer.css")
    } <= own


def test_no_tests_are_inside_and_both_licences_are(names: set[str]) -> None:
    assert {name.split("/")[0] for name in names} == {"tienkow_learn", f"tienkow_learn-{__version__}.dist-info"}
    assert {Path(name).name for name in names if "/licenses/" in name} == {"LICENSE", "LICENSE-CONTENT"}
