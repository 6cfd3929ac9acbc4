"""The lessons as files: stored clean, short, hidden code, and readable without a kernel."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tests.project import LESSONS, NOTEBOOKS, ROOT

PICTURE = re.compile(r"!\[(?P<alt>[^\]]*)\]\((?P<file>[^)\s]+)[^)]*\)")
TAG = re.compile(r"<img\s[^>]*>")
MOST_CODE_CELLS = 12
FEWEST_WORDS = 150

lesson = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def read(path: Path) -> Any:  # noqa: ANN401  nbformat's own type
    return nbformat.read(path, as_version=4)


def words(path: Path) -> str:
    return "\n".join(cell.source for cell in read(path).cells if cell.cell_type == "markdown")


def pictures(text: str) -> list[tuple[str, str]]:
    """Each picture of a Markdown text: its file and its alternative text."""
    tags = TAG.findall(text)
    found = [(match["file"], match["alt"]) for match in PICTURE.finditer(text)]
    return found + [(_attribute(tag, "src"), _attribute(tag, "alt")) for tag in tags]


def _attribute(tag: str, name: str) -> str:
    match = re.search(rf'\b{name}="([^"]*)"', tag)
    return match[1] if match else ""


def test_lessons_are_numbered_from_the_welcome() -> None:
    assert LESSONS[0].name == "00-welcome.ipynb"
    assert all(re.fullmatch(r"\d\d(-[a-z]+)+", path.stem) for path in LESSONS)


@lesson
def test_is_a_valid_notebook_for_any_python_kernel(path: Path) -> None:
    book = read(path)
    nbformat.validate(book)
    assert (book.nbformat, book.metadata.kernelspec.name) == (4, "python3")


@lesson
def test_is_stored_without_outputs_and_widget_state(path: Path) -> None:
    book = read(path)
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    assert [(cell.outputs, cell.execution_count) for cell in code] == [([], None)] * len(code)
    assert "widgets" not in book.metadata


@lesson
def test_code_is_short_and_hidden_from_players(path: Path) -> None:
    code = [cell for cell in read(path).cells if cell.cell_type == "code"]
    assert 1 <= len(code) <= MOST_CODE_CELLS
    assert [cell.source for cell in code if not cell.metadata.get("jupyter", {}).get("source_hidden")] == []


@lesson
def test_has_a_title_and_words(path: Path) -> None:
    text = words(path)
    assert text.startswith("# ")
    assert len(text.split()) >= FEWEST_WORDS


def test_the_welcome_says_at_once_how_to_run_it() -> None:
    assert "Run All Cells" in read(LESSONS[0]).cells[0].source


@lesson
def test_every_picture_exists_and_says_what_it_shows(path: Path) -> None:
    found = pictures(words(path))
    assert found
    assert [file for file, _ in found if not (path.parent / file).is_file()] == []
    assert [file for file, alt in found if len(alt.split()) < 3] == []


def test_every_figure_is_used() -> None:
    pages = [words(path) for path in NOTEBOOKS] + [(ROOT / "README.md").read_text(encoding="utf-8")]
    used = {Path(file).name for page in pages for file, _ in pictures(page)}
    assert {path.name for path in (ROOT / "tutorials" / "figures").glob("*.svg")} == used
