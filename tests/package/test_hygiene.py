"""The project speaks of itself only, and keeps its own house rules."""

from __future__ import annotations

import re

import pytest

from tests.project import ROOT, files

TEXT = [path for path in files() if path.suffix not in {".mo", ".png", ".woff2"}]
DOT = re.escape(".")


def word(*pieces: str) -> str:
    """A word in one piece, so that this file does not hold what it looks for."""
    return "".join(pieces)


NEVER = {
    "a registry's host": rf"\b(pypi{DOT}org|pythonhosted{DOT}org|npmjs{DOT}(org|com)|anaconda{DOT}org)\b",
    "a path of one machine": r"(?<![\w.:/])/(work|root|home|Users|tmp|opt)/\w",
    "work put off": rf"\b({word('TO', 'DO')}|{word('FIX', 'ME')}|{word('Not', 'Implemented', 'Error')})\b",
    "a test put off": rf"pytest\.{word('sk', 'ip')}\(|\b{word('x', 'fail')}\(|mark\.{word('sk', 'ip')}",
}
MOST_LINES = 300


def read(name: object) -> str:
    return (ROOT / str(name)).read_text(encoding="utf-8")


@pytest.mark.parametrize("pattern", NEVER.values(), ids=NEVER)
def test_no_file_has(pattern: str) -> None:
    found = {str(path): match.group() for path in TEXT if (match := re.search(pattern, read(path)))}
    assert found == {}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (word("see https://py", "pi.org/project/x"), "a registry's host"),
        (word("open /ho", "me/ann/x.py"), "a path of one machine"),
        (word("# TO", "DO later"), "work put off"),
        (word("@pytest.mark.sk", "ip\ndef test_x()"), "a test put off"),
    ],
)
def test_the_patterns_find_what_they_name(text: str, wrong: str) -> None:
    assert [name for name, pattern in NEVER.items() if re.search(pattern, text)] == [wrong]


def test_modules_are_small() -> None:
    modules = [path for path in TEXT if path.parts[0] == "tienkow_learn" and path.suffix == ".py"]
    lines = {str(path): read(path).count("\n") for path in modules}
    assert lines
    assert {path: count for path, count in lines.items() if count > MOST_LINES} == {}


def test_the_changelog_knows_this_version() -> None:
    version = re.search(r'__version__ = "(.+)"', read("tienkow_learn/__init__.py"))
    assert version
    assert f"\n## {version[1]}" in read("CHANGELOG.md")
