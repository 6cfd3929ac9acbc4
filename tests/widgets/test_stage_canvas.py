"""The canvas painter: what it sends to ipycanvas, and how much."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER, _CMD_LIST, Canvas, commands_to_buffer

from tienkow_learn.draw.painters.canvas import UNITS, paint
from tienkow_learn.draw.scene.shapes import Circle, Label, Polygon, Rect, Scene, Shape
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.table.table import scene
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import TienKow


class Sent(list[tuple[Any, Any]]):
    """The messages that went to the browser: commands and arrays."""

    @property
    def names(self) -> list[str]:
        return [_CMD_LIST[command[0]] for commands, _ in self for command in commands]

    @property
    def size(self) -> int:
        return sum(
            commands_to_buffer(commands)[1].nbytes + sum(8 + a.nbytes for a in arrays) for commands, arrays in self
        )


@pytest.fixture
def canvas() -> Iterator[Canvas]:
    made = Canvas()
    yield made
    made.layout.close()
    made.close()


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    caught = Sent()
    monkeypatch.setattr(_CANVAS_MANAGER, "_send_custom", lambda commands, arrays=(): caught.append((commands, arrays)))
    return caught


def drawn(*shapes: Shape) -> Scene:
    return Scene(200, 100, shapes)


def test_a_scene_is_one_message(canvas: Canvas, sent: Sent) -> None:
    paint(canvas, drawn(Rect(0, 0, 200, 100, "felt"), Circle(5, 5, 2, "spot"), Label(1, 1, "West")))
    assert len(sent) == 1


@pytest.mark.parametrize(("ratio", "size"), [(1, (200, 100)), (2, (400, 200)), (1.25, (250, 125)), (3, (600, 300))])
def test_the_canvas_has_the_pixels_of_the_screen(canvas: Canvas, ratio: float, size: tuple[int, int]) -> None:
    paint(canvas, drawn(), ratio=ratio)
    assert (canvas.width, canvas.height) == size


def test_every_painting_names_its_canvas_so_that_a_page_loaded_again_paints(canvas: Canvas, sent: Sent) -> None:
    for _ in range(2):
        sent.clear()
        paint(canvas, drawn())
        assert sent.names[0] == "switchCanvas"


def test_an_unknown_token_is_an_error_and_leaves_nothing_half_done(canvas: Canvas, sent: Sent) -> None:
    with pytest.raises(ValueError, match="no token 'pink'"):
        paint(canvas, drawn(Rect(0, 0, 9, 9, "felt"), Rect(0, 0, 9, 9, "pink")))
    assert sent == []
    assert (_CANVAS_MANAGER._caching, _CANVAS_MANAGER._commands_cache) == (False, [])
    paint(canvas, drawn(Rect(0, 0, 9, 9, "felt")))
    assert sent.names.count("fillRect") == 1


def test_equal_shapes_travel_together(canvas: Canvas, sent: Sent) -> None:
    paint(canvas, drawn(*(Circle(x, 50, 4, "spot") for x in range(0, 200, 5))))
    assert sent.names.count("fillCircles") == 1
    assert "fillCircle" not in sent.names


def test_a_few_shapes_are_written_out(canvas: Canvas, sent: Sent) -> None:
    paint(canvas, drawn(Rect(1, 2, 3, 4, "tile")))
    (commands, arrays) = sent[0]
    assert [command[1] for command in commands if _CMD_LIST[command[0]] == "fillRect"] == [
        [UNITS, 2 * UNITS, 3 * UNITS, 4 * UNITS]
    ]
    assert arrays == []


def test_a_setting_is_sent_only_when_it_changes(canvas: Canvas, sent: Sent) -> None:
    paint(canvas, drawn(Rect(0, 0, 9, 9, "tile"), Circle(5, 5, 2, "tile"), Label(0, 0, "a", fill="tile")))
    styles = [command for command in sent[0][0] if _CMD_LIST[command[0]] == "set" and command[1][0] == 0]
    assert len(styles) == 1


@pytest.mark.parametrize(
    ("shape", "commands"),
    [
        (Rect(0, 0, 9, 9, "tile"), {"fillRect"}),
        (Rect(0, 0, 9, 9, "tile", radius=3), {"fillRect", "strokeRect"}),
        (Rect(0, 0, 9, 9, "shadow", radius=3, opacity=0.4), {"fillPolygons"}),
        (Rect(0, 0, 40, 40, stroke="gold", width=1, radius=8), {"strokePolygons"}),
        (Rect(0, 0, 40, 40, stroke="gold", width=1, radius=1), {"strokeRect"}),
        (Rect(0, 0, 40, 40, stroke="gold", width=1, radius=8, dash=True), {"setLineDash", "strokePolygons"}),
        (Rect(0, 0, 40, 40, "tile", stroke="gold", width=1, opacity=0.5), {"fillPolygons", "strokeRect"}),
        (Circle(9, 9, 4, "spot"), {"fillCircle"}),
        (Circle(9, 9, 4, stroke="ring", width=1), {"strokeCircle"}),
        (Polygon(((0, 0), (9, 0), (9, 9)), "gold"), {"fillPolygons"}),
        (Label(0, 9, "West"), {"fillText"}),
        (Label(0, 9, "West", size=28), {"scale", "fillText"}),
    ],
)
def test_each_shape_has_its_commands(canvas: Canvas, sent: Sent, shape: Shape, commands: set[str]) -> None:
    paint(canvas, drawn())
    plain = set(sent.names)
    sent.clear()
    paint(canvas, drawn(shape))
    assert {name for name in sent.names if name not in plain - {"scale"}} - {"set", "scale"} == commands - {"scale"}
    assert sent.names.count("scale") == 1 + ("scale" in commands)


def test_round_corners_stay_inside_the_rectangle(canvas: Canvas, sent: Sent) -> None:
    paint(canvas, drawn(Rect(10, 10, 40, 20, "tile", radius=99)))
    boxes = [command[1] for command in sent[0][0] if _CMD_LIST[command[0]] == "strokeRect"]
    assert boxes == [[20 * UNITS, 20 * UNITS, 20 * UNITS, 0]]


@pytest.mark.parametrize("width", ["wide", "narrow"])
@pytest.mark.parametrize("seen", ["by one seat", "by all"])
def test_a_whole_table_is_small(canvas: Canvas, sent: Sent, width: str, seen: str) -> None:
    played = Round.deal(TienKow(), seed=3)
    for _ in range(3):
        played = played.play(played.legal_plays()[0])
    position = played if seen == "by all" else played.observe(played.to_move or 0)
    paint(canvas, scene(position, View(width=width)), ratio=2)
    assert sent.size < 12_000
