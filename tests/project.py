"""The project on disk, for tests that look at its files."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = (".ci", "binder", "tests", "tienkow_learn", "tutorials")
TOP = ("*.md", "LICENSE*", "Makefile", "pyproject.toml", ".editorconfig", ".gitignore")
MADE = {"__pycache__", ".ipynb_checkpoints"}
NOTEBOOKS = sorted((ROOT / "tutorials").glob("*.ipynb"))
LESSONS = [path for path in NOTEBOOKS if path.name[0].isdigit()]


def files() -> list[Path]:
    """All files that belong to the project, as paths below its root; nothing that a run leaves behind."""
    top = [path for pattern in TOP for path in ROOT.glob(pattern)]
    below = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    return sorted(path.relative_to(ROOT) for path in top + below if not MADE.intersection(path.parts))


def copy(folder: Path) -> Path:
    """Copy the project into a folder, as a fresh checkout has it."""
    for path in files():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, folder / path)
    return folder
