"""Pictures put one below the other."""

from __future__ import annotations

from dataclasses import replace

from .shapes import Polygon, Scene, Shape

SPACE = 10.0


def stacked(upper: Scene, lower: Scene) -> Scene:
    """Both in one picture, the first above; their words follow each other."""
    down = upper.height + SPACE
    return Scene(
        max(upper.width, lower.width),
        down + lower.height,
        (*upper.shapes, *(_moved(shape, down) for shape in lower.shapes)),
        (*upper.hits, *(replace(hit, y=hit.y + down) for hit in lower.hits)),
        upper.title,
        " ".join(filter(None, (upper.speech, f"{lower.title}." if lower.title else "", lower.speech))),
        (*upper.faces, *(replace(face, y=face.y + down) for face in lower.faces)),
    )


def _moved(shape: Shape, down: float) -> Shape:
    if isinstance(shape, Polygon):
        return replace(shape, points=tuple((x, y + down) for x, y in shape.points))
    return replace(shape, y=shape.y + down)
