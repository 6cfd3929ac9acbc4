"""What every table has beside the game: the note box, and the places of the controls."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tienkow_learn.draw.scene.shapes import Hit
from tienkow_learn.draw.scene.sheet import Sheet

from .places import Places
from .words import wrap


def note_box(sheet: Sheet, note: Sequence[str], places: Places) -> None:
    """Draw the note box, its first line bold; lines that find no room are left out."""
    box = places.note
    found = [(line, not row) for row, text in enumerate(note) for line in wrap(text, 12.5, box.w - 28, lines=3)]
    lines = found[: int((box.h - 12) / 18)]
    if not lines:
        return
    high = len(lines) * 18 + 16
    top = box.y + box.h - high if places.wide else box.y
    sheet.box(box.x, top, box.w, high, "panel", radius=10, stroke="panel-edge", width=1, opacity=0.9)
    for row, (line, first) in enumerate(lines):
        sheet.text(box.x + 14, top + 23 + row * 18, line, 12.5, fill="ink" if first else "soft", bold=first)


def controls(actions: Sequence[tuple[str, str]], off: Collection[str], places: Places, mains: int = 1) -> list[Hit]:
    """The main controls across the whole width (beside each other where it is narrow), then up to three in a row."""
    area, high, gap = places.controls, 46.0, 8.0
    first = [actions[at : at + 1] for at in range(mains)] if places.wide else [actions[:mains]]
    rows = [*first, *(actions[row : row + 3] for row in range(mains, len(actions), 3))]
    found = []
    for down, row in enumerate(filter(None, rows)):
        wide = (area.w - gap * (len(row) - 1)) / len(row)
        for column, (name, label) in enumerate(row):
            x, y = area.x + column * (wide + gap), area.y + down * (high + gap)
            found.append(Hit(name, "action", label, x, y, wide, high, off=name in off))
    return found
