"""How the tiles of a play lie: upright side by side, or turned and dim where they are given up."""

from __future__ import annotations

from tienkow_learn.draw.table.places import GAP, Box
from tienkow_learn.engine.play import Play

from .sheet import RATIO, Sheet


def lay(sheet: Sheet, play: Play, slot: Box, w: float, columns: int, *, off: bool = False) -> Box:
    """Draw a play in the middle of a slot, `columns` tiles a row, tiles `w` wide; the answer is where it lies."""
    turned = play.surrendered
    box = laid(slot, play.size, w, columns, turned=turned)
    along, down = _cell(w, turned=turned)
    for place, face in enumerate(play.tiles or [None] * play.size):
        row, column = divmod(place, columns)
        x, y = box.x + column * (along + GAP), box.y + row * (down + GAP)
        if face:
            sheet.tile(face, x, y, w, turned=turned, off=turned or off)
        else:
            sheet.back(x, y, w, turned=turned)
    return box


def laid(slot: Box, size: int, w: float, columns: int, *, turned: bool = False) -> Box:
    """The box that so many tiles take in the middle of a slot."""
    along, down = _cell(w, turned=turned)
    wide, high = columns * (along + GAP) - GAP, -(-size // columns) * (down + GAP) - GAP
    return Box(slot.x + (slot.w - wide) / 2, slot.y + (slot.h - high) / 2, wide, high)


def _cell(w: float, *, turned: bool) -> tuple[float, float]:
    return (w * RATIO, w) if turned else (w, w * RATIO)
