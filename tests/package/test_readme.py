"""The README keeps its promises: its links, its picture, its commands."""

from __future__ import annotations

import doctest
import re

from binder import links
from tests.project import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_links_are_made_from_the_one_address() -> None:
    assert links.links(links.repository()) in README
    assert README.count(links.repository()) == len(links.DOORS)


def test_links_are_written_anew_when_the_address_is_filled_in() -> None:
    page = links.fill(README, "someone/some-course")
    assert page.count("/gh/someone/some-course/HEAD?urlpath=") == len(links.DOORS)
    assert links.repository() not in page
    assert links.fill(page, links.repository()) == README


def test_the_first_door_is_voila_and_the_second_lab() -> None:
    first, second = re.findall(r"urlpath=([^)]*)", README)
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
