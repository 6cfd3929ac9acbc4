"""The table: everything a player sees, as one scene."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.tiles import TilesLike, tiles
from tienkow_learn.text import say

from .hand import hand
from .marks import felt
from .places import NARROW, WIDE, Places, opened
from .seats import seats
from .shapes import Hit, Scene
from .sheet import Sheet
from .situation import Situation, situation
from .speech import table_words
from .trick import trick
from .view import View
from .words import wrap


def scene(  # noqa: PLR0913
    position: Observation | Round,
    view: View = View(),  # noqa: B008
    *,
    seat: int = 0,
    names: Sequence[str] | None = None,
    hint: TilesLike = (),
    chosen: TilesLike = (),
    actions: Sequence[tuple[str, str]] = (),
    off: Collection[str] = (),
    note: Sequence[str] = (),
    open_hands: Sequence[TilesLike] | None = None,
    pick: Collection[int] = (),
) -> Scene:
    """The table as a scene.

    An Observation shows its own hand and the others' backs; a Round shows all hands, `seat` at the bottom;
    `open_hands` (four) are shown instead. `names` are four, by seat. `hint` and `chosen` are tiles of the bottom hand
    to frame and to raise. `actions` are (id, label) of the controls, the main one first, and `off` the ids that
    cannot be used: the scene gives their places and leaves them free. `note` are lines for the note box, the first
    one bold. `pick` are seats whose plates can be pressed (ids "seat-0" to "seat-3").

    >>> from tienkow_learn.engine.rules import TienKow
    >>> [hit.face for hit in scene(Round.start(TienKow(), ["6:6", "1:1", "4:4", "3:1"])).hits]
    ['6:6']
    """
    at = situation(position, seat=seat, names=names, open_hands=open_hands, lang=view.lang)
    places, sheet = _places(view, at), Sheet()
    felt(sheet, places.width, places.height)
    if places.wide:
        sheet.box(28, 442, 904, 1, "rail", opacity=0.35)
    seats(sheet, at, places)
    trick(sheet, at, places)
    hand(sheet, at, places, tiles(hint), tiles(chosen))
    _note(sheet, note, places)
    sheet.hits += [*_pressed_seats(at, pick, places), *_controls(actions, off, places)]
    return sheet.scene(places.width, places.height, _title(at), table_words(at, note, tiles(hint), tiles(chosen)))


def _places(view: View, at: Situation) -> Places:
    places = NARROW if view.width == "narrow" else WIDE
    return opened(places) if any(at.hands[seat] for seat in SEATS if seat != at.seat) else places


def _title(at: Situation) -> str:
    if at.trick is None:
        return say("table_end" if at.to_move is None else "table_start", at.lang)
    return say("table_title" if at.number else "table_some", at.lang, number=at.number)


def _note(sheet: Sheet, note: Sequence[str], places: Places) -> None:
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


def _pressed_seats(at: Situation, pick: Collection[int], places: Places) -> list[Hit]:
    boxes = ((who, places.plates[at.sides[who]]) for who in SEATS if who in pick)
    return [Hit(f"seat-{who}", "seat", at.names[who], *box) for who, box in boxes]


def _controls(actions: Sequence[tuple[str, str]], off: Collection[str], places: Places) -> list[Hit]:
    """The main control across the whole width, the others below it, up to three in a row."""
    area, high, gap = places.controls, 46.0, 8.0
    rows = [actions[:1], *(actions[row : row + 3] for row in range(1, len(actions), 3))]
    found = []
    for down, row in enumerate(filter(None, rows)):
        wide = (area.w - gap * (len(row) - 1)) / len(row)
        for column, (name, label) in enumerate(row):
            x, y = area.x + column * (wide + gap), area.y + down * (high + gap)
            found.append(Hit(name, "action", label, x, y, wide, high, off=name in off))
    return found
