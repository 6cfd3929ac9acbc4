"""Lines, made of thin polygons: arrows, dashed lines, lines through points, with a gap for a label."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle, pairwise
from math import hypot
from typing import TypeAlias

from tienkow_learn.draw.table.places import Box

from .sheet import Sheet

Point: TypeAlias = tuple[float, float]
Gap: TypeAlias = tuple[float, float, float]
"""A disc that a line leaves free: where, and how far around."""
Pattern: TypeAlias = tuple[float, ...]
"""Lengths drawn and left out in turn; none for a solid line."""

HEAD = 13.0


def arrow(sheet: Sheet, start: Point, end: Point, tone: str, width: float, *, gap: Gap | None = None) -> None:
    """An arrow from one point to another."""
    (ax, ay), (bx, by) = start, end
    far = hypot(bx - ax, by - ay) or 1
    ux, uy = (bx - ax) / far, (by - ay) / far
    neck = (bx - HEAD * ux, by - HEAD * uy)
    dashes(sheet, [start, neck], tone, width, gap=gap)
    half = HEAD * 0.55
    sheet.polygon([end, (neck[0] - uy * half, neck[1] + ux * half), (neck[0] + uy * half, neck[1] - ux * half)], tone)


def dashes(
    sheet: Sheet, points: Sequence[Point], tone: str, width: float, pattern: Pattern = (), *, gap: Gap | None = None
) -> None:
    """A line through points, solid or in a pattern."""
    for a, b in _pieces(points, pattern):
        for start, end in _outside(a, b, gap) if gap else ((a, b),):
            _stroke(sheet, start, end, tone, width)


def _stroke(sheet: Sheet, a: Point, b: Point, tone: str, width: float) -> None:
    far = hypot(b[0] - a[0], b[1] - a[1])
    if far:
        x, y = (a[1] - b[1]) / far * width / 2, (b[0] - a[0]) / far * width / 2
        corners = ((a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y), (a[0] - x, a[1] - y))
        sheet.polygon([(round(across, 2), round(down, 2)) for across, down in corners], tone)


def _pieces(points: Sequence[Point], pattern: Pattern) -> Iterator[tuple[Point, Point]]:
    """The parts of a line that are drawn; the pattern goes on around corners."""
    if not pattern:
        yield from pairwise(points)
        return
    turns = cycle((length, not place % 2) for place, length in enumerate(pattern))
    left, drawn = next(turns)
    for a, b in pairwise(points):
        far, at = hypot(b[0] - a[0], b[1] - a[1]), 0.0
        while at < far:
            step = min(left, far - at)
            if drawn:
                yield _on(a, b, at / far), _on(a, b, (at + step) / far)
            at, left = at + step, left - step
            if left <= 0:
                left, drawn = next(turns)


def _on(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _outside(a: Point, b: Point, gap: Gap) -> Iterable[tuple[Point, Point]]:
    """What is left of a piece outside a gap whose middle lies on its line."""
    x, y, room = gap
    far = hypot(b[0] - a[0], b[1] - a[1])
    if not far:
        return []
    middle = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / far
    first, second = min(far, max(0.0, middle - room)), max(0.0, min(far, middle + room))
    parts = [(0.0, first), (second, far)]
    return [(_on(a, b, start / far), _on(a, b, end / far)) for start, end in parts if end > start]


def between(one: Box, other: Box, margin: float) -> tuple[Point, Point]:
    """The line from one box to another, middle to middle, cut at their edges."""
    a, b = _middle(one), _middle(other)
    return _edge(one, a, b, margin), _edge(other, b, a, margin)


def aside(start: Point, end: Point, by: float) -> tuple[Point, Point]:
    """A line moved to its right, as seen from its start."""
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1
    x, y = -(end[1] - start[1]) / far * by, (end[0] - start[0]) / far * by
    return (start[0] + x, start[1] + y), (end[0] + x, end[1] + y)


def _middle(box: Box) -> Point:
    return box.x + box.w / 2, box.y + box.h / 2


def _edge(box: Box, a: Point, b: Point, margin: float) -> Point:
    across, down = abs(b[0] - a[0]) or 1e-9, abs(b[1] - a[1]) or 1e-9
    part = min((box.w / 2 + margin) / across, (box.h / 2 + margin) / down)
    return _on(a, b, part)
