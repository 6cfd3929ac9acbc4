"""The README keeps its promises: its links, its picture, its commands."""

from __future__ import annotations

import doctest
import re

import pytest

from binder import links
from tests.project import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_doors_are_written_by_the_command() -> None:
    assert links.fill(README, links.written(README)) == README
    assert links.links(links.written(README)) in README


@pytest.mark.parametrize("known", [None, "someone/some-course"])
def test_doors_are_written_anew(known: str | None) -> None:
    page = links.fill(README, known)
    assert links.written(page) == known
    assert (page.count(f"/gh/{known}/HEAD?urlpath="), "mybinder.org/v2" in page) == (2 * bool(known), bool(known))
    assert links.fill(page, links.written(README)) == README


def test_without_an_address_one_line_says_what_the_door_will_be() -> None:
    (line,) = [line for line in links.links(None).splitlines() if line and not line.startswith("<!--")]
    assert "mybinder.org" in line
    assert "`make links`" in line
    assert "](" not in line


@pytest.mark.parametrize(
    ("remote", "known"),
    [
        ("https://github.com/someone/some-course.git\n", "someone/some-course"),
        ("https://github.com/someone/some-course", "someone/some-course"),
        ("https://github.com/someone/some.course/", "someone/some.course"),
        ("https://me@github.com/someone/some-course.git", "someone/some-course"),
        ("git@github.com:someone/some-course.git", "someone/some-course"),
        ("ssh://git@github.com/someone/some-course.git", "someone/some-course"),
        ("", None),
        ("../some-course", None),
        ("https://github.com/someone", None),
        ("https://notgithub.com/someone/some-course", None),
        ("https://example.org/github.com/someone/some-course", None),
        ("https://gitlab.com/someone/some-course.git", None),
    ],
)
def test_the_address_is_the_remotes(remote: str, known: str | None) -> None:
    assert links.address(remote) == known


def test_the_first_door_is_voila_and_the_second_lab() -> None:
    first, second = re.findall(r"urlpath=([^)]*)", links.links("someone/some-course"))
    assert first == "voila%2Frender%2Ftutorials%2F00-welcome.ipynb"
    assert second == "lab%2Ftree%2Ftutorials%2F00-welcome.ipynb"


def test_files_that_it_names_exist() -> None:
    named = re.findall(r"\]\((?!https?:|#)([^)]+)\)", README)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_make_targets_that_it_names_exist() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    pages = README + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\bmake ([a-z]+)", pages))
    assert {"lab", "test"} <= named <= set(targets)


def test_its_example_runs() -> None:
    ran = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert (ran.attempted, ran.failed) == (5, 0)
