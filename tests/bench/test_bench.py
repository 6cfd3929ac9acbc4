from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bench import engine
from tests.bench.__main__ import main
from tests.bench.figure import Figure, in_turn
from tests.bench.page import data, page

FAST = Figure("a step", "ms", [1, 2, 3, 4, 30], "a loop", [2, 2, 4], goal=5)
UNEVEN = Figure("a step", "ms", [1, 2, 3, 4, 30], "a loop", [2, 2, 4], goal=5, of="nine in ten")
RATE = Figure("steps", "a second", [100, 200, 300, 400, 500], "loops", [600], goal=250, more=True)
UNEVEN_RATE = Figure("steps", "a second", [100, 200, 300, 400, 500], "loops", [600], 250, "nine in ten", more=True)
PAGE = """\
a day, a machine

            median   nine in ten                   goal             beside it            ratio
one
  a step      3 ms       19.6 ms    nine in ten <= 5 ms  MISSED          2 ms  a loop      1.5

two
  steps   300 a second  140 a second  >= 250 a second  met  600 a second  loops  0.5
three could not be measured: OSError: no
"""


@pytest.mark.parametrize(
    ("figure", "middle", "nine", "met", "ratio"),
    [
        (FAST, 3, 19.6, True, 1.5),
        (UNEVEN, 3, 19.6, False, 1.5),
        (RATE, 300, 140, True, 0.5),
        (UNEVEN_RATE, 300, 140, False, 0.5),
        (Figure("once", "s", [2], "a loop", [1], goal=2), 2, 2, True, 2),
    ],
)
def test_a_figure_is_its_median_and_what_nine_in_ten_keep(
    figure: Figure, middle: float, nine: float, met: object, ratio: float
) -> None:
    assert (figure.middle, figure.met, figure.ratio) == (middle, met, ratio)
    assert figure.nine == pytest.approx(nine)


def test_runs_take_turns() -> None:
    order: list[str] = []

    def run(name: str) -> float:
        order.append(name)
        return len(order)

    assert in_turn(3, lambda: run("a"), lambda: run("b")) == [[1, 4, 5], [2, 3, 6]]
    assert "".join(order) == "abbaab"


def test_the_page_has_a_line_for_each_figure() -> None:
    printed = page({"one": [UNEVEN], "two": [RATE]}, "a day, a machine", {"three": "OSError: no"})
    assert [line.split() for line in printed.splitlines()] == [line.split() for line in PAGE.splitlines()]
    lines = printed.splitlines()
    assert lines[4].index("a loop") == lines[7].index("loops")
    assert max(map(len, lines)) <= 140


def test_the_data_have_every_value() -> None:
    read = json.loads(json.dumps(data({"two": [RATE]}, "a day")))
    assert (read["head"], read["parts"]["two"][0]["values"]) == ("a day", [100, 200, 300, 400, 500])


def test_the_engine_is_measured_and_the_readme_explains_it() -> None:
    found = engine.measure(0.01)
    readme = Path(__file__).with_name("README.md").read_text(encoding="utf-8")
    assert [each.name for each in found if f"**{each.name}**" not in readme] == []
    assert all(value > 0 for each in found for value in [*each.values, *each.beside])


def test_the_command_prints_the_page_and_keeps_the_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "measure", lambda scale: [FAST] * round(scale))
    assert main(["--only", "engine", "--scale", "2", "--json", str(tmp_path / "values.json")]) == 0
    assert capsys.readouterr().out.count("a step") == 2
    assert len(json.loads((tmp_path / "values.json").read_text(encoding="utf-8"))["parts"]["engine"]) == 2


def test_a_part_that_fails_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "measure", lambda scale: 1 / (scale - 1))
    assert main(["--only", "engine"]) == 1
    assert "engine could not be measured: ZeroDivisionError" in capsys.readouterr().out
