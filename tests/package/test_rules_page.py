"""The page of the rules has an entry for each option, clause and code that the program or a lesson names."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from tests.project import ROOT
from tienkow_learn.engine import RuleSet
from tienkow_learn.engine.rules import RULE_SETS
from tienkow_learn.engine.rules.options import source_of, values_of, word

PAGE = (ROOT / "tutorials/rules.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("| ")]
PLAIN = re.compile(r"\b(?:A9|B8|B88|A99)\b|\"A9\"")
"""Sets in letters, where they are no codes."""
CITED = [
    *(path for path in sorted((ROOT / "tienkow_learn").rglob("*.py"))),
    *(path for path in sorted((ROOT / "tutorials").glob("*.ipynb"))),
]
KINDS = [*RULE_SETS.values()]


def chapter(kind: type[RuleSet]) -> str:
    """The part of the page that belongs to a rule set."""
    return "".join(part for part in re.split(r"(?m)^(?=## )", PAGE) if f"`tk.{kind.__name__}` |" in part)


def options(kind: type[RuleSet]) -> dict[str, tuple[str, list[str]]]:
    """Each option of the page: its code, and its values, default first."""
    found = {}
    for line in chapter(kind).splitlines():
        for name, default, rest in re.findall(r"`(\w+)`: \*\*(\w+)\*\*([^;|]*)", line):
            found[name] = (line.split("|")[1].strip(), [default, *(each.strip() for each in rest.split("/")[1:])])
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_each_option_has_its_code_its_values_and_its_default(kind: type[RuleSet]) -> None:
    told = options(kind)
    assert set(told) == {each.name for each in fields(kind)}  # type: ignore[arg-type]
    for each in fields(kind):  # type: ignore[arg-type]
        code, values = told[each.name]
        more = ["a number"] if each.metadata["also"] else []
        assert values == [word(value) for value in values_of(kind, each.name)] + more, each.name
        assert code == (re.split(r"[-,]", source_of(kind, each.name))[0] or "–"), each.name


@pytest.mark.parametrize("kind", KINDS)
def test_each_clause_has_its_entry(kind: type[RuleSet]) -> None:
    assert {row[0] for row in ROWS} >= set(kind.clauses)


def test_each_code_has_one_entry() -> None:
    codes = [row[0] for row in ROWS if re.fullmatch(r"[AB]\d+b?", row[0])]
    assert len(set(codes)) == len(codes)
    assert {*(f"A{n}" for n in range(1, 35)), *(f"B{n}" for n in range(1, 32)), "A6b", "A15b"} == set(codes)
    assert all(len(row) == 3 and all(row) for row in ROWS if row[0] in codes)
    for path in CITED:
        named = set(re.findall(r"\b[AB][1-9]\d?b?\b", path.read_text(encoding="utf-8")))
        assert {code for code in named if not PLAIN.fullmatch(code)} <= set(codes), path


def test_each_part_that_is_cited_is_told() -> None:
    sections = set(re.findall(r"(?m)^#+ ([\d.]+?)\.? ", PAGE))
    text = "".join(path.read_text(encoding="utf-8") for path in CITED)
    assert set(re.findall(r"RULES (\d(?:\.\d)?)", text)) <= sections
    parts = {f"{name} {part}" for name in ("EN", "S9") for part in re.findall(rf"\b{name} (\d(?:\.\d)?)", text)}
    assert len(parts) > 8
    assert {each for each in parts if not re.search(rf"\b{re.escape(each)}\b", PAGE)} == set()
    assert set(re.findall(r"\(source (R\d+)\)", text)) <= {row[0].strip("*") for row in ROWS}


@pytest.mark.parametrize(
    "place",
    ["README.md", "CONTRIBUTING.md", "tutorials/09-where-the-rules-come-from.ipynb", "tienkow_learn/text/options.py"],
)
def test_the_page_is_named_where_its_codes_are(place: str) -> None:
    assert "rules.md" in (ROOT / place).read_text(encoding="utf-8")
