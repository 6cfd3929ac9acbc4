"""The modules of the front end: joined without loss, and typed as Python declares. What they do is tested in node."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from anywidget import AnyWidget

from tests.front import wire as forms
from tienkow_learn.widgets.stage import front, wire
from tienkow_learn.widgets.stage.layer import Layer

MODULES = sorted(path.name for path in front.HERE.glob("*.mjs"))


def code(module: str) -> Iterator[str]:
    """The lines of a module that do something, read line by line: no comment, no import, no word of exporting."""
    inside = False
    for line in module.splitlines():
        word = line.strip()
        inside = inside or (word.startswith("/*") and "*/" not in word)
        if not (inside or word.startswith(("import ", "//")) or re.fullmatch(r"|/\*.*\*/", word)):
            yield re.sub(r"^export (?!default)", "", line)
        inside = inside and not word.endswith("*/")


def test_the_joined_module_says_what_the_modules_say() -> None:
    assert sorted(front.ordered()) == MODULES
    said = [line for name in front.ordered() for line in code(front.text(name))]
    assert [line for line in front.joined().splitlines() if line] == said
    assert Layer._esm == front.joined()


def test_a_module_stands_after_those_that_it_needs_so_that_none_needs_another_in_a_circle() -> None:
    order = front.ordered()
    for name in MODULES:
        assert all(order.index(needed) < order.index(name) for needed in front.IMPORT.findall(front.text(name)))


def test_nothing_is_left_of_the_way_it_is_cut_up() -> None:
    assert re.findall(r"^(?:import|export)\b.*", front.joined(), re.MULTILINE) == ["export default () => {"]
    assert not re.search(r"https?:|\bimport\(|\brequire\(", front.joined())


def test_no_two_modules_call_two_things_by_one_name() -> None:
    names = Counter(re.findall(r"^(?:async )?(?:function|const|let|class) (\w+)", front.joined(), re.MULTILINE))
    assert len(names) > 80
    assert {name for name, often in names.items() if often > 1} == set()


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_checked_and_short(name: str) -> None:
    lines = front.text(name).splitlines()
    assert lines[0] == "// @ts-check"
    assert "@ts-ignore" not in front.text(name)
    assert max(map(len, lines)) <= 120
    assert len(lines) <= 130


def test_the_types_of_the_browser_are_those_that_python_declares() -> None:
    assert forms.PLACE.read_text(encoding="utf-8") == forms.written(), "make wire"


def test_the_traits_that_are_declared_are_those_of_the_layer() -> None:
    own = set(Layer.class_trait_names(sync=True)) - set(AnyWidget.class_trait_names(sync=True))
    assert set(wire.Traits.__annotations__) == own
    assert set(wire.Facts.__annotations__) == set(Layer().facts)
