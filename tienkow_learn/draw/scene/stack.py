"""Pictures put one below the other, or side by side."""

from __future__ import annotations

from dataclasses import replace

from .shapes import Polygon, Scene, Shape

SPACE = 10.0


def stacked(upper: Scene, lower: Scene) -> Scene:
    """Both in one picture, the first above; their words follow each other."""
    down = upper.height + SPACE
    return _joined(upper, lower, 0, down, (max(upper.width, lower.width), down + lower.height))


def beside(left: Scene, right: Scene) -> Scene:
    """Both in one picture, the first on the left; their words follow each other."""
    across = left.width + SPACE
    return _joined(left, right, across, 0, (across + right.width, max(left.height, right.height)))


def _joined(first: Scene, second: Scene, across: float, down: float, size: tuple[float, float]) -> Scene:
    return Scene(
        *size,
        (*first.shapes, *(_moved(shape, across, down) for shape in second.shapes)),
        (*first.hits, *(replace(hit, x=hit.x + across, y=hit.y + down) for hit in second.hits)),
        first.title,
        " ".join(filter(None, (first.speech, f"{second.title}." if second.title else "", second.speech))),
        (*first.faces, *(replace(face, x=face.x + across, y=face.y + down) for face in second.faces)),
    )


def _moved(shape: Shape, across: float, down: float) -> Shape:
    if isinstance(shape, Polygon):
        return replace(shape, points=tuple((x + across, y + down) for x, y in shape.points))
    return replace(shape, x=shape.x + across, y=shape.y + down)
