"""Imports point one way, the engine needs nothing but Python, and playing a round loads nothing heavy."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.project import ROOT

PACKAGE = ROOT / "tienkow_learn"
MAY_USE = {
    "engine": "",
    "text": "engine",
    "draw": "engine text",
    "players": "engine",
    "practice": "engine text",
    "lessons": "engine text",
    "widgets": "engine text draw players practice lessons disk",
    "disk": "",
    "course": "disk",
    "server": "",
    "__main__": "__init__ course server text",
    "__init__": "engine text draw players practice lessons widgets",
}
INSIDE_A_CALL = {
    ("engine/shown.py", "draw"),  # a value shows itself
    ("engine/shown.py", "text"),  # a value explains itself
    ("engine/errors.py", "text"),  # an error has its sentence looked up when it is read
    ("engine/tiles.py", "text"),  # a tile has its name looked up
}
ENGINE_ALONE = """
import sys
before = set(sys.modules)
import tienkow_learn.engine
roots = {name.split(".")[0] for name in set(sys.modules) - before}
print(*sorted(roots - sys.stdlib_module_names - {"tienkow_learn"}))
"""
PLAY_A_ROUND = """
import sys
import tienkow_learn as tk
r = tk.Round.deal(tk.TienKow(), seed=7)
while not r.is_over:
    r = r.play(r.legal_plays()[0])
assert sum(r.settlement().totals) == 0
assert tk.Round.parse(str(r)) == r
print(*sorted({"numpy", "ipywidgets", "ipycanvas", "anywidget", "IPython"} & set(sys.modules)))
"""


@dataclass(frozen=True)
class Arrow:
    """One import: the file that has it, the part of the package it names, and whether it is inside a function."""

    file: str
    part: str
    inside: bool

    @property
    def home(self) -> str:
        return self.file.split("/")[0].removesuffix(".py")


def arrows(path: Path) -> Iterator[Arrow]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = {id(node) for function in functions for node in ast.walk(function)}
    file = path.relative_to(PACKAGE).as_posix()
    for node in ast.walk(tree):
        for each in parts(node, path):
            yield Arrow(file, each, id(node) in inside)


def parts(node: ast.AST, path: Path) -> set[str]:
    """The parts of the package that an import names: "engine" for `from tienkow_learn.engine import Tile`."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        home = path.relative_to(ROOT).parts[: -node.level] if node.level else ()
        module = ".".join([*home, *filter(None, [node.module])])
        names = [f"{module}.{alias.name}" for alias in node.names]
    else:
        return set()
    return {part(name) for name in names if name.split(".")[0] == "tienkow_learn"}


def part(name: str) -> str:
    """The folder or module that a dotted name goes to; a name of the package itself is in `__init__`."""
    first = name.split(".")[1] if "." in name else ""
    return first if first and ((PACKAGE / first).is_dir() or (PACKAGE / f"{first}.py").is_file()) else "__init__"


ALL = [arrow for path in sorted(PACKAGE.rglob("*.py")) for arrow in arrows(path)]


def test_imports_are_seen() -> None:
    assert {arrow.part for arrow in ALL if arrow.home == "widgets"} >= {"draw", "engine"}


@pytest.mark.parametrize("home", sorted({arrow.home for arrow in ALL}))
def test_imports_point_one_way(home: str) -> None:
    allowed = {home, *MAY_USE[home].split()}
    wrong = {arrow for arrow in ALL if arrow.home == home and arrow.part not in allowed}
    assert {arrow for arrow in wrong if not (arrow.inside and (arrow.file, arrow.part) in INSIDE_A_CALL)} == set()


def test_every_exception_is_needed() -> None:
    assert {(arrow.file, arrow.part) for arrow in ALL if arrow.inside} >= INSIDE_A_CALL


@pytest.mark.parametrize("script", [ENGINE_ALONE, PLAY_A_ROUND], ids=["the engine", "a round"])
def test_loads_nothing_heavy(script: str) -> None:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=False)  # noqa: S603
    assert (done.stdout.split(), done.stderr) == ([], "")
