"""The canvas painter: a scene on an ipycanvas, a few commands with arrays for each run of equal shapes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from math import ceil, cos, pi, sin, sqrt
from operator import attrgetter
from typing import Any, TypeAlias

import numpy as np
from ipycanvas.canvas import _CANVAS_MANAGER, Canvas, hold_canvas
from numpy.typing import ArrayLike, NDArray

from tienkow_learn.draw.scene.shapes import Circle, Label, Polygon, Rect, Scene, Shape
from tienkow_learn.draw.scene.theme import FONT, colour

Whole: TypeAlias = NDArray[np.int16]

UNITS = 8
"""Steps of a scene unit: lengths travel as whole numbers of two bytes, so a scene may be 4095 units wide."""

TEXT = 14
"""The size in which texts are written before they are zoomed."""

BYTE = 256
ALONE, ARRAY = 31, 52
"""About how many bytes one place takes by itself, and an array beside its content."""

_STYLES = {
    Label: attrgetter("bold", "size", "fill", "anchor", "opacity"),
    Polygon: attrgetter("fill", "opacity"),
}
_ALIGN = {"start": "start", "middle": "center", "end": "end"}


def paint(canvas: Canvas, scene: Scene, theme: str = "light", ratio: float = 1) -> None:
    """Paint a scene with `ratio` pixels for a scene unit, in one message; the canvas takes the size that this needs.

    ValueError for a token that the theme does not have; then nothing is painted.
    """
    width, height = ceil(scene.width * ratio), ceil(scene.height * ratio)
    with canvas.hold_sync():
        canvas.width, canvas.height = width, height
    with _one_message():
        canvas.set_transform(1, 0, 0, 1, 0, 0)
        canvas.clear_rect(0, 0, width, height)
        canvas.scale(ratio / UNITS)
        brush = _Brush(canvas, theme)
        for _, alike in groupby(_texts_sorted(scene.shapes), key=_style):
            brush.paint(list(alike))


@contextmanager
def _one_message() -> Iterator[None]:
    # ipycanvas names the canvas it draws on only when that changes. A page that was loaded again has forgotten the name
    # and would stay blank (ipycanvas issue 322), so here it is named every time. And its own hold_canvas() goes on
    # holding after an error: what was held is dropped here.
    manager = _CANVAS_MANAGER
    manager._current_canvas = None  # noqa: SLF001
    before = manager._caching, list(manager._commands_cache), list(manager._buffers_cache)  # noqa: SLF001
    try:
        with hold_canvas():
            yield
    except BaseException:
        manager._caching, manager._commands_cache, manager._buffers_cache = before  # noqa: SLF001
        raise


def _style(shape: Shape) -> tuple[Any, ...]:
    """What shapes must share to be painted together: widths to a quarter and radii to one, which nobody sees."""
    if isinstance(shape, Label | Polygon):
        return (type(shape), *_STYLES[type(shape)](shape))
    radius = (shape.dash, round(shape.radius)) if isinstance(shape, Rect) else ()
    return (type(shape), shape.fill, shape.stroke, round(shape.width * 4), shape.opacity, radius)


def _texts_sorted(shapes: Sequence[Shape]) -> Iterator[Shape]:
    """The shapes with texts that follow each other sorted by style, since a font is long to name."""
    for texts, each in groupby(shapes, key=lambda shape: isinstance(shape, Label)):
        run = list(each)
        yield from sorted(run, key=_STYLES[Label]) if texts else run


class _Brush:
    """Paints runs of shapes that share their style, and sends a setting only when it changes."""

    def __init__(self, canvas: Canvas, theme: str) -> None:
        self.canvas, self.theme = canvas, theme
        self.settings: dict[str, object] = {}
        self.zoom = 1.0

    def paint(self, alike: Sequence[Any]) -> None:
        self._set(global_alpha=alike[0].opacity)
        self._zoom(alike[0].size / TEXT if isinstance(alike[0], Label) else 1.0)
        match alike[0]:
            case Rect():
                self._rects(alike)
            case Circle():
                self._circles(alike)
            case Label():
                self._labels(alike)
            case Polygon():
                self._polygons(alike)

    def _many(self, command: str, places: Whole) -> None:
        """Draw at all places: one by one, or as arrays where that is shorter (a length that all share is a number)."""
        x, y, *lengths = places.T
        columns = [x, y, *map(_short, lengths)]
        arrays = sum(not isinstance(column, int) for column in columns)
        if len(places) * ALONE > ALONE + arrays * (ARRAY + 2 * len(places)):
            getattr(self.canvas, f"{command}s")(*columns)
            return
        for place in places.tolist():
            getattr(self.canvas, command)(*place)

    def _set(self, **settings: object) -> None:
        for name, value in settings.items():
            if self.settings.get(name) != value:
                self.settings[name] = value
                setattr(self.canvas, name, value)

    def _zoom(self, zoom: float) -> None:
        """Texts are written in one size and zoomed: a font is named once."""
        if zoom != self.zoom:
            self.canvas.scale(zoom / self.zoom)
            self.zoom = zoom

    def _fill(self, token: str) -> None:
        self._set(fill_style=colour(token, self.theme))

    def _stroke(self, token: str, width: float) -> None:
        self._set(stroke_style=colour(token, self.theme), line_width=round(width * UNITS), line_join="round")

    def _rects(self, rects: Sequence[Rect]) -> None:
        first = rects[0]
        solid = first.fill and first.opacity == 1
        edged = solid and first.stroke and first.radius and not first.dash
        if edged:
            self._slabs(rects, first.stroke, first.width / 2, hollow=True)
        if solid:
            self._slabs(rects, first.fill, -first.width / 2 if edged else 0.0)
        elif first.fill:
            self._fill(first.fill)
            self.canvas.fill_polygons(_outlines(rects))
        if first.stroke and not edged:
            self._lines(rects)

    def _slabs(self, rects: Sequence[Rect], token: str, grow: float, *, hollow: bool = False) -> None:
        """Full rectangles, larger by `grow` all round; round corners are those of a thick line around a smaller one.

        `hollow` ones are that line alone, for what will be covered within.
        """
        radius = max(0.0, _radius(rects) + grow) if rects[0].radius else 0.0
        inset = radius - grow
        places = _whole([(r.x + inset, r.y + inset, r.w - 2 * inset, r.h - 2 * inset) for r in rects])
        if not hollow:
            self._fill(token)
            self._many("fill_rect", places)
        if radius:
            self._stroke(token, 2 * radius)
            self._many("stroke_rect", places)

    def _lines(self, rects: Sequence[Rect]) -> None:
        first = rects[0]
        self._stroke(first.stroke, first.width)
        if first.dash:
            self.canvas.set_line_dash([5 * UNITS, 5 * UNITS])
        if first.radius > 2 * first.width:
            self.canvas.stroke_polygons(_outlines(rects))
        else:
            self._many("stroke_rect", _whole([(r.x, r.y, r.w, r.h) for r in rects]))
        if first.dash:
            self.canvas.set_line_dash([])

    def _circles(self, circles: Sequence[Circle]) -> None:
        first = circles[0]
        places = _whole([(c.x, c.y, c.r) for c in circles])
        if first.fill:
            self._fill(first.fill)
            self._many("fill_circle", places)
        if first.stroke:
            self._stroke(first.stroke, first.width)
            self._many("stroke_circle", places)

    def _polygons(self, polygons: Sequence[Polygon]) -> None:
        self._fill(polygons[0].fill)
        self.canvas.fill_polygons([_whole(polygon.points) for polygon in polygons])

    def _labels(self, labels: Sequence[Label]) -> None:
        first = labels[0]
        self._fill(first.fill)
        weight = "600 " if first.bold else ""
        self._set(font=f"{weight}{TEXT * UNITS}px {FONT}", text_align=_ALIGN[first.anchor])
        for label in labels:
            self.canvas.fill_text(label.text, *_whole((label.x / self.zoom, label.y / self.zoom)).tolist())


def _radius(rects: Sequence[Rect]) -> float:
    return min(rects[0].radius, *(min(rect.w, rect.h) / 2 for rect in rects))


def _outlines(rects: Sequence[Rect]) -> Whole:
    """The rectangles as polygons: (rectangles, points, 2). Faint ones need fewer points in a corner."""
    radius = _radius(rects)
    arc = max(3, ceil(1.3 * sqrt(radius) * min(1.0, 2 * rects[0].opacity))) if radius else 0
    turns = [(corner, (corner + step / max(1, arc)) * pi / 2) for corner in range(4) for step in range(arc + 1)]
    return _whole([[_rim(rect, radius, *turn) for turn in turns] for rect in rects])


def _rim(rect: Rect, radius: float, corner: int, angle: float) -> tuple[float, float]:
    x = rect.x + (rect.w - radius if corner in {0, 3} else radius)
    y = rect.y + (rect.h - radius if corner in {0, 1} else radius)
    return (x + radius * cos(angle), y + radius * sin(angle))


def _short(lengths: Whole) -> Whole | NDArray[np.uint8] | int:
    """One number if all are the same, else one byte each if they fit."""
    if (lengths == lengths[0]).all():
        return int(lengths[0])
    return lengths.astype(np.uint8) if lengths.min() >= 0 and lengths.max() < BYTE else lengths


def _whole(lengths: ArrayLike) -> Whole:
    return np.rint(np.asarray(lengths, np.float64) * UNITS).astype(np.int16)
