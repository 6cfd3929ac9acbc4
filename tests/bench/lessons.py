"""Run All of each lesson, in a kernel that has just started."""

from __future__ import annotations

import os
import subprocess
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient

from tests.project import LESSONS, ROOT

from .figure import Figure, in_turn

CELL_SECONDS = 120


def measure(scale: float) -> list[Figure]:
    """A figure for each lesson."""
    return [_lesson(path, max(1, round(3 * scale))) for path in LESSONS]


def _lesson(path: Path, times: int) -> Figure:
    lesson = nbformat.read(path, as_version=4)
    cells = sum(cell.cell_type == "code" for cell in lesson.cells)
    took, beside = in_turn(times, partial(run_all, lesson), partial(run_all, empty(cells)))
    return Figure(f"Run All of {path.stem}", "s", took, f"{cells} empty cells", beside, 3)


def empty(cells: int) -> nbformat.NotebookNode:
    """A notebook of so many code cells that do nothing."""
    made: nbformat.NotebookNode = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell("pass") for _ in range(cells)]
    )
    return made


def run_all(notebook: nbformat.NotebookNode) -> float:
    """Seconds from a kernel that is ready to the end of the last cell; an error in a cell is raised."""
    copy = nbformat.from_dict(notebook)
    where = {"metadata": {"path": str(ROOT / "tutorials")}}
    client = NotebookClient(copy, timeout=CELL_SECONDS, kernel_name="python3", resources=where)
    with TemporaryDirectory() as home:
        env = os.environ | {"IPYTHONDIR": home}
        with client.setup_kernel(env=env, stderr=subprocess.DEVNULL):
            begun = time.perf_counter()
            for at, cell in enumerate(copy.cells):
                client.execute_cell(cell, at)
            return time.perf_counter() - begun
