"""Plain shapes: what a scene is made of. No pixel is set here and no painter is known.

Lengths are in scene units (the scene says how many it is wide and high). Fills and strokes are names of the theme
(`"felt"`, `"tile"`, `"red"`), never colours, so that one scene can be painted in every theme.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle, with round corners if `radius` is set; `dash` draws its stroke dashed."""

    x: float
    y: float
    w: float
    h: float
    fill: str = ""
    radius: float = 0
    stroke: str = ""
    width: float = 0
    dash: bool = False
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc or a ring around (`x`, `y`)."""

    x: float
    y: float
    r: float
    fill: str = ""
    stroke: str = ""
    width: float = 0
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text; `x`, `y` is its `anchor` ("start", "middle" or "end") on the base line."""

    x: float
    y: float
    text: str
    size: float = 14
    fill: str = "ink"
    anchor: str = "start"
    bold: bool = False
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled shape through `points`, each (x, y)."""

    points: tuple[tuple[float, float], ...]
    fill: str
    opacity: float = 1


Shape: TypeAlias = Rect | Circle | Label | Polygon


@dataclass(frozen=True, slots=True)
class Hit:
    """A place that a person can use: where it is, what it is called, and what it stands for.

    `kind` is "tile", "seat" or "action"; `name` is the full accessible name ("Heaven 6:6, Civil, in your hand");
    `face` the tile's text form where the place is a tile; `off` marks one that cannot be used now.
    """

    id: str
    kind: str
    name: str
    x: float
    y: float
    w: float
    h: float
    face: str = ""
    off: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """A tile in the picture, for those who write it: `face` its text form, "?" for a back; `off` is a dim one."""

    face: str
    x: float
    y: float
    w: float
    h: float
    off: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture as data: shapes from back to front, the places in it, and its words.

    `title` names the picture in a few words; `speech` says in plain sentences all that the shapes show; `faces` are
    the tiles in it.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    hits: tuple[Hit, ...] = ()
    title: str = ""
    speech: str = ""
    faces: tuple[Face, ...] = ()
