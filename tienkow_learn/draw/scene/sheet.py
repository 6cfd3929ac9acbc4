"""Sheet: where a scene is put together, piece by piece, and sorted so that equal shapes lie side by side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter

from tienkow_learn.engine.tiles import Tile

from .shapes import Circle, Face, Hit, Label, Polygon, Rect, Scene, Shape
from .spots import spots
from .theme import layer

RATIO = 2.12
"""Height of a tile over its width."""

SMALL = 30
"""Tiles narrower than this are drawn without shine and shadow."""


@dataclass(slots=True)
class Sheet:
    """A picture in the making. Every method adds something at scene coordinates; `scene` closes it."""

    shapes: list[Shape] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)

    def box(self, x: float, y: float, w: float, h: float, fill: str = "panel", **style: float | str | bool) -> None:
        """Add a rectangle."""
        self.shapes.append(Rect(x, y, w, h, fill, **style))  # type: ignore[arg-type]

    def disc(self, x: float, y: float, r: float, fill: str, **style: float | str) -> None:
        """Add a disc or ring."""
        self.shapes.append(Circle(x, y, r, fill, **style))  # type: ignore[arg-type]

    def polygon(self, points: Iterable[tuple[float, float]], fill: str) -> None:
        """Add a filled polygon."""
        self.shapes.append(Polygon(tuple(points), fill))

    def text(self, x: float, y: float, text: str, size: float = 14, **style: float | str | bool) -> None:
        """Add a line of text, unless it is empty."""
        if text:
            self.shapes.append(Label(x, y, text, size, **style))  # type: ignore[arg-type]

    def tile(
        self, face: Tile, x: float, y: float, w: float, *, turned: bool = False, off: bool = False, shade: bool = True
    ) -> None:
        """Add a tile `w` wide, `w * RATIO` high; `turned` lays it on its side; `off` is one that cannot be used."""
        tone, size = "-off" if off else "", _size(w, turned=turned)
        self.faces.append(Face(face.value, x, y, *size, off))
        self._slab(x, y, size, f"tile{tone}", f"edge{tone}", shade=shade and w >= SMALL and not off)
        for spot in spots(face):
            along, across = spot.y * w * RATIO / 2, spot.x * w
            at = (x + along, y + w - across) if turned else (x + across, y + along)
            self.disc(*at, spot.r * w, ("red" if spot.red else "spot") + tone)
            if spot.red:
                self.disc(*at, spot.r * w * 0.5, "", stroke=f"ring{tone}", width=spot.r * w * 0.22)

    def back(self, x: float, y: float, w: float, *, turned: bool = False) -> None:
        """Add a tile that lies face down."""
        size, inset = _size(w, turned=turned), w * 0.17
        self.faces.append(Face("?", x, y, *size))
        self._slab(x, y, size, "back", "back-edge", shade=w >= SMALL)
        inner = (size[0] - 2 * inset, size[1] - 2 * inset)
        self.box(x + inset, y + inset, *inner, "", radius=w * 0.08, stroke="back-mark", width=1)

    def _slab(self, x: float, y: float, size: tuple[float, float], fill: str, edge: str, *, shade: bool) -> None:
        """The body of a tile, its shadow, and a line of light along its rim."""
        w = min(size)
        if shade:
            self.box(x, y + w * 0.06, *size, "shadow", radius=w * 0.16, opacity=0.35)
            inner = (x + 2, y + 2, size[0] - 4, size[1] - 4)
            self.box(*inner, "", radius=w * 0.13, stroke="shine", width=1.2, opacity=0.16)
        self.box(x, y, *size, fill, radius=w * 0.16, stroke=edge, width=max(1.0, w * 0.025))

    def scene(self, width: float, height: float, title: str = "", speech: str = "") -> Scene:
        """The finished scene: shapes by layer, equal ones side by side, text on top."""
        ordered = tuple(sorted(self.shapes, key=_place))
        return Scene(width, height, ordered, tuple(self.hits), title, speech, tuple(self.faces))


def _size(w: float, *, turned: bool) -> tuple[float, float]:
    return (w * RATIO, w) if turned else (w, w * RATIO)


_RECT = attrgetter("fill", "radius", "stroke", "width", "dash", "opacity")
_CIRCLE = attrgetter("fill", "stroke", "width", "opacity")
_LABEL = attrgetter("size", "fill", "anchor", "bold", "opacity")


def _place(shape: Shape) -> tuple[object, ...]:
    if isinstance(shape, Label):
        return (1, 0, "", *map(str, _LABEL(shape)))
    if isinstance(shape, Polygon):
        return (0, layer(shape.fill), "", str(shape.opacity))
    style = _RECT(shape) if isinstance(shape, Rect) else _CIRCLE(shape)
    return (0, layer(shape.fill or shape.stroke), type(shape).__name__, *map(str, style))
