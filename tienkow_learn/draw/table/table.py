"""The table: everything a player sees, as one scene."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tienkow_learn.draw.painters.speech import table_words
from tienkow_learn.draw.scene.marks import felt
from tienkow_learn.draw.scene.shapes import Hit, Scene
from tienkow_learn.draw.scene.sheet import Sheet
from tienkow_learn.draw.scene.view import View
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.tiles import Tiles, TilesLike, tiles
from tienkow_learn.text.voice import ENGLISH, Voice

from .controls import controls, note_box
from .hand import hand, rows
from .places import NARROW, WIDE, Places, fitted, opened
from .seats import seats
from .situation import Situation, situation
from .trick import trick


def scene(  # noqa: PLR0913
    position: Observation | Round,
    view: View = View(),  # noqa: B008
    voice: Voice = ENGLISH,
    *,
    hint: TilesLike = (),
    chosen: TilesLike = (),
    actions: Sequence[tuple[str, str]] = (),
    off: Collection[str] = (),
    mains: int = 1,
    note: Sequence[str] = (),
    open_hands: Sequence[TilesLike] | None = None,
    pick: Collection[int] = (),
    totals: Sequence[int] | None = None,
) -> Scene:
    """The table as a scene.

    An Observation shows its own hand and the others' backs; a Round shows all hands, with the seat that the `voice`
    speaks to at the bottom;
    `open_hands` (four) are shown instead. `hint` and `chosen` are tiles of the bottom hand
    to frame and to raise. `actions` are (id, label) of the controls, so many `mains` first, and `off` the ids that
    cannot be used: the scene gives their places and leaves them free. `note` are lines for the note box, the first
    one bold. `pick` are seats whose plates can be pressed (ids "seat-0" to "seat-3").

    >>> from tienkow_learn.engine.rules import TienKow
    >>> [hit.face for hit in scene(Round.start(TienKow(), ["6:6", "1:1", "4:4", "3:1"])).hits]
    ['6:6']
    """
    at = situation(position, voice, open_hands=open_hands, totals=totals)
    places, sheet = _places(view, at), Sheet()
    felt(sheet, places.width, places.height)
    if places.wide:
        sheet.box(28, 442, 904, 1, "rail", opacity=0.35)
    seats(sheet, at, places)
    trick(sheet, at, places)
    hand(sheet, at, places, tiles(hint), tiles(chosen))
    note_box(sheet, note, places)
    sheet.hits += [*_pressed_seats(at, pick, places), *controls(actions, off, places, mains)]
    return sheet.scene(places.width, places.height, _title(at), table_words(at, note, tiles(hint), tiles(chosen)))


def _places(view: View, at: Situation) -> Places:
    places = NARROW if view.width == "narrow" else WIDE
    places = fitted(places, len(list(rows(at.hands[at.seat] or Tiles(), places))))
    return opened(places) if any(at.hands[seat] for seat in SEATS if seat != at.seat) else places


def _title(at: Situation) -> str:
    if at.trick is None:
        return at.voice.says("table_end" if at.to_move is None else "table_start")
    return at.voice.says("table_title" if at.number else "table_some", number=at.number)


def _pressed_seats(at: Situation, pick: Collection[int], places: Places) -> list[Hit]:
    boxes = ((who, places.plates[at.sides[who]]) for who in SEATS if who in pick)
    return [Hit(f"seat-{who}", "seat", at.voice.seat(who), *box) for who, box in boxes]
