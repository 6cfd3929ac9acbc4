"""Groups of tiles under titles, one block below the other, as a reference card has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .lay import lay
from .marks import felt
from .places import Box
from .row import Group
from .shapes import Scene
from .sheet import RATIO, Sheet

TILE = 22.0
PAD, APART, LINE, BELOW = 16.0, 16.0, 18.0, 26.0
BIG, SMALL = 14, 11.5
Block: TypeAlias = tuple[str, str, Sequence[Group]]
"""A title, a line below it, and groups."""


def stacked(title: str, blocks: Sequence[Block], width: float, speech: str) -> Scene:
    """The blocks under each other in a picture of a width, their groups in as many rows as they need."""
    sheet, y = Sheet(), PAD + 11
    sheet.text(PAD, y, title, BIG, bold=True)
    for head, line, groups in blocks:
        sheet.text(PAD, y + 1.6 * LINE, head, SMALL + 1, bold=True)
        sheet.text(PAD, y + 2.5 * LINE, line, SMALL, fill="soft")
        y = _rows(sheet, groups, y + 3 * LINE, width)
    ground = Sheet()
    felt(ground, width, y, rail=False)
    sheet.shapes[:0] = ground.shapes
    return sheet.scene(round(width), round(y), title, speech)


def _rows(sheet: Sheet, groups: Sequence[Group], top: float, width: float) -> float:
    """Draw groups from a line on, in rows; the answer is where the next block may begin."""
    x, y, high = PAD, top, TILE * RATIO
    for group in groups:
        wide = group.width(TILE)
        if x + wide > width - PAD:
            x, y = PAD, y + high + BELOW
        lay(sheet, group.play, Box(x, y, wide, high), TILE, group.columns)
        sheet.text(x + wide / 2, y + high + 14, group.title, SMALL, anchor="middle", bold=True)
        x += wide + APART
    return y + high + BELOW
