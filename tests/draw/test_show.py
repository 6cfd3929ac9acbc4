from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.draw.positions import played
from tests.engine.chance import to_the_end
from tienkow_learn.draw import Scene
from tienkow_learn.draw.painters.svg import svg
from tienkow_learn.draw.pictures import tile_pictures
from tienkow_learn.draw.scene.row import review
from tienkow_learn.draw.scene.shapes import Label, Rect
from tienkow_learn.draw.scene.theme import THEMES
from tienkow_learn.draw.show import html, picture
from tienkow_learn.draw.table.opening import opening
from tienkow_learn.draw.table.words import cut, length, wrap
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.rules import TienKow
from tienkow_learn.engine.tiles import DECK, Tile, Tiles, tiles

END = played(seed=9, count=33)
VALUES = {
    "tile": Tile("6:6"),
    "tiles": tiles("6:6 6:3"),
    "none": Tiles(),
    "deck": DECK,
    "set": TienKow().combination("6:6 6:3"),
    "play": Play(tiles("6:6 6:3")),
    "given up": Play(tiles("2:2 6:5"), surrendered=True),
    "face down": Play(Tiles(), surrendered=True, hidden=True, size=2),
    "trick": END.tricks[0],
    "round": END,
    "observation": played(seed=9, count=5).observe(2),
}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", VALUES)
def test_every_value_shows_itself_as_a_picture_with_words(name: str) -> None:
    root = ET.fromstring(html(VALUES[name]))  # noqa: S314
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title")
    assert not [element for element in root.iter() if element.get("id")]
    spoken = root.findtext(f"{SVG}desc") or ""
    drawn = picture(VALUES[name])
    assert all(face.face in spoken for face in drawn.faces if face.face != "?")
    assert name == "none" or spoken


def test_values_offer_html_and_text() -> None:
    bundle = Tile("6:6")._repr_mimebundle_()
    assert bundle["text/plain"] == "Tile('6:6')"
    assert bundle["text/html"].startswith("<svg ")


def test_a_settlement_is_a_table_line_by_line() -> None:
    settlement = END.settlement()
    root = ET.fromstring(html(settlement))  # noqa: S314
    rows = root.findall("tbody/tr")
    assert [int(row[2].text or "") for row in rows] == [line.points for line in settlement.payments]
    assert all(len(row[3].text or "") > 10 for row in rows)


def test_what_has_no_picture_is_refused() -> None:
    with pytest.raises(TypeError, match="int has no picture"):
        html(6)


@given(st.text(max_size=30))
def test_words_from_outside_cannot_break_out_of_a_picture(words: str) -> None:
    shown = cut(words, 14, 200)
    drawn = Scene(100, 50, (Label(0, 20, shown), Rect(0, 0, 9, 9, "felt")), title=shown, speech=shown)
    root = ET.fromstring(svg(drawn))  # noqa: S314
    assert [element.tag for element in root.iter()].count(f"{SVG}text") == 1
    assert (root.findtext(f"{SVG}g/{SVG}text") or "") == shown


@pytest.mark.parametrize("theme", THEMES)
def test_small_pictures_of_the_tiles(theme: str) -> None:
    pictures = tile_pictures(theme)
    assert list(pictures) == [face.value for face in Tile]
    assert max(map(len, pictures.values())) < 1200
    for face in Tile:
        root = ET.fromstring(pictures[face.value])  # noqa: S314
        assert root.get("aria-hidden") == "true"
        assert len(list(root.iter(f"{SVG}circle"))) == face.spots + face.red


def test_equal_shapes_share_their_style_in_the_file() -> None:
    groups = list(ET.fromstring(html(DECK)).iter(f"{SVG}g"))  # noqa: S314
    assert len(groups) <= 12


def test_the_review_numbers_the_tricks_and_marks_who_won() -> None:
    drawn = review(END.tricks)
    labels = [shape.text for shape in drawn.shapes if isinstance(shape, Label)]
    assert sum("won" in label for label in labels) == len(END.tricks)
    assert all(any(label.startswith(f"{n}. ") for label in labels) for n in range(1, len(END.tricks) + 1))
    assert f"Trick {len(END.tricks)}:" in drawn.speech


@given(st.text(max_size=60), st.integers(20, 200))
def test_cut_and_wrapped_words_fit(words: str, width: int) -> None:
    assert length(cut(words, 12, width), 12) <= width
    lines = wrap(words, 12, width, lines=3)
    assert len(lines) <= 3
    assert all(length(line, 12) <= width for line in lines)


def test_a_match_shows_no_hand_of_the_round_that_runs() -> None:
    match = Match(TienKow(), seed=3)
    assert picture(match).speech == opening(match).speech
    after = match.finish(to_the_end(match.round, 1))
    running = after.at(after.round.play(after.round.legal_plays()[0]))
    assert picture(running).speech == picture(after.rounds[0]).speech
