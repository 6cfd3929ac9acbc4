"""The learner's own hand: grouped by series, named below, dim where a tile cannot be played now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tienkow_learn.draw.scene.marks import frame
from tienkow_learn.draw.scene.shapes import Hit
from tienkow_learn.draw.scene.sheet import RATIO, Sheet
from tienkow_learn.engine.tiles import Series, Tile, Tiles
from tienkow_learn.text import Voice, readings_of

from .places import Places
from .situation import Situation
from .words import wrap

RISE = 18.0
"""How far a chosen tile rises, in scene units; above each hand tile so much is free."""

LONGEST = 7
"""Tiles in a row of the narrow form."""


def hand(sheet: Sheet, at: Situation, places: Places, hint: Tiles, chosen: Tiles) -> None:
    """Draw the hand and say where its tiles are to be pressed; `hint` is framed, `chosen` raised."""
    framed, raised = Counter(hint), Counter(chosen)
    for series, group, left, y in rows(at.hands[at.seat] or Tiles(), places):
        sheet.text(left + 2, y - RISE - 8, at.voice.says(f"group_{series.value}"), 12.5, fill="soft", bold=True)
        for column, face in enumerate(group):
            x, off = left + column * places.pitch, at.your_turn and face not in at.open
            up = RISE if _take(raised, face) else 0
            sheet.tile(face, x, y - up, width(places), off=off)
            if up or _take(framed, face):
                frame(sheet, x, y - up, width(places), places.hand.h, "gold" if up else "hint")
            _name(sheet, face, x + width(places) / 2, y + places.hand.h, places, at.voice, off=off)
            if at.counts[at.seat]:
                sheet.hits.append(_hit(sheet, face, x, y, places, at.voice, off=off or at.calling or not at.your_turn))


def rows(held: Tiles, places: Places) -> Iterator[tuple[Series, Tiles, float, float]]:
    """The rows of the hand: a series, its tiles, and the corner of the first."""
    x, y = places.hand.x, places.hand.y
    for series in Series:
        group = held.of(series)
        parts = [group] if places.wide or len(group) <= LONGEST else [Tiles(group[:4]), Tiles(group[4:])]
        for part in filter(None, parts):
            yield series, part, x + (0 if places.wide else (places.pitch - width(places)) / 2), y
            x, y = (x + len(part) * places.pitch + 22, y) if places.wide else (x, y + places.row)


def width(places: Places) -> float:
    """How wide a tile of the hand is."""
    return places.hand.h / RATIO


def _take(left: Counter[Tile], face: Tile) -> bool:
    left[face] -= 1
    return left[face] >= 0


def _name(sheet: Sheet, face: Tile, x: float, y: float, places: Places, voice: Voice, *, off: bool) -> None:
    size = 11.5 if places.wide else 10.5
    name = wrap(voice.bare(face), size, places.pitch - 1)
    sign = wrap(f"{readings_of(face)[0]} {face}", size, places.pitch, lines=1)
    for row, line in enumerate([*name, *sign][:2]):
        tone = "ink" if row < len(name) and not off else "faint"
        sheet.text(x, y + 16 + row * 13, line, size, fill=tone, anchor="middle")


def _hit(sheet: Sheet, face: Tile, x: float, y: float, places: Places, voice: Voice, *, off: bool) -> Hit:
    margin = min((places.pitch - width(places)) / 2, 3)
    name = voice.says("hand_tile", tile=voice.named([face]), series=voice.series(face.series))
    number = sum(hit.kind == "tile" for hit in sheet.hits)
    return Hit(f"tile-{number}", "tile", name, x - margin, y, width(places) + 2 * margin, places.hand.h, str(face), off)
