from __future__ import annotations

from pathlib import Path

import pytest

from tienkow_learn.draw.figures import FIGURES, FOLDER, figure, figures, write

GOLDEN = Path(__file__).parent / "golden"
HOW = "run `python -m tienkow_learn.draw.figures {folder}` and look at what changed"


@pytest.mark.parametrize("folder", [FOLDER, GOLDEN], ids=["course", "golden"])
def test_no_figure_is_stale_missing_or_left_over(folder: Path) -> None:
    made = {f"{name}.svg": f"{draw()}\n" for name, draw in figures(folder).items()}
    kept = {path.name: path.read_text("utf-8") for path in folder.glob("*.svg")}
    wrong = sorted(name for name in made.keys() | kept.keys() if made.get(name) != kept.get(name))
    assert not wrong, HOW.format(folder=folder.relative_to(Path.cwd()) if folder != FOLDER else "")


def test_the_readme_picture_is_a_figure() -> None:
    assert "table" in FIGURES


def test_write_writes_only_what_changed(tmp_path: Path) -> None:
    (tmp_path / "figures.toml").write_text('[heaven]\nkind = "row"\ntiles = "6:6"\nalt = "Heaven"\n', "utf-8")
    assert write(tmp_path) == [tmp_path / "heaven.svg"]
    assert write(tmp_path) == []
    assert "<title>Heaven</title>" in (tmp_path / "heaven.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("spec", "what"),
    [
        ({"kind": "row", "tiles": "6:6"}, "alt text"),
        ({"kind": "rwo", "tiles": "6:6", "alt": "A"}, "one of row, shelf, table, trick, review"),
        ({"kind": "row", "tiles": "6:6", "alt": "A", "colour": "red"}, "has colour; it may have caption"),
        ({"kind": "row", "tiles": "7:7", "alt": "A"}, "7:7"),
    ],
)
def test_a_wrong_figure_says_what_is_wrong(spec: dict[str, str], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        figure("x", spec)


def test_a_shelf_shows_groups_with_their_words_and_marks() -> None:
    groups = [{"tiles": "6:6 6:3", "title": "A pair", "mark": "win"}, {"tiles": "(6:6 6:2)", "detail": "no pair"}]
    drawn = figure("x", {"kind": "shelf", "alt": "A", "groups": groups})
    assert "Heaven 6:6, Nine (6:3), A pair. Heaven 6:6, Eight (6:2), no pair." in drawn
    assert drawn.count("<polygon") == 1
