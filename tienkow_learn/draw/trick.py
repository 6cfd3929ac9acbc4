"""The trick on the table: each play at its player's side, what was led, what wins, what was given up."""

from __future__ import annotations

from collections.abc import Iterator

from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.text import say

from .marks import crown, frame
from .places import GAP, Box, Places
from .sheet import RATIO, Sheet
from .situation import Situation, says
from .words import cut


def trick(sheet: Sheet, at: Situation, places: Places, lang: str) -> None:
    """Draw the trick, its number, and the place where the bottom seat is to play."""
    if at.number:
        words = say("trick_now" if at.live else "trick_last", lang, number=at.number)
        sheet.text(*places.caption, words, 12.5, fill="faint", bold=True)
    if at.your_turn and (at.live or not at.number):
        _waiting(sheet, at, places, lang)
    for seat, play in at.trick.plays if at.trick else ():
        _played(sheet, at, seat, play, places, lang)


def _waiting(sheet: Sheet, at: Situation, places: Places, lang: str) -> None:
    size = at.trick.size if at.trick else 1
    box = _laid(places.slot("bottom", size), size, places.columns(size), places.tile_width(size))
    sheet.box(*box, "", radius=8, stroke="dash", width=1.5, dash=True)
    words = say("you_follow" if at.live else "you_lead", lang)
    sheet.text(box.x + box.w / 2, box.y + box.h / 2 + 5, words, 13, anchor="middle")


def _played(sheet: Sheet, at: Situation, seat: int, play: Play, places: Places, lang: str) -> None:
    slot = places.slot(at.sides[seat], play.size)
    turned = play.surrendered
    w = places.tile_width(play.size, turned=turned)
    box = laid(sheet, play, slot, w, places.columns(play.size, turned=turned))
    if at.trick and seat == at.trick.winner:
        frame(sheet, *box)
        crown(sheet, box.x + box.w + 2, box.y - 1, 12 if places.wide else 9)
    below = box.y + box.h if places.wide else slot.y + slot.h
    for row, (words, token) in enumerate(_words(at, seat, play, lang, joined=places.wide)):
        size, y = (12.5, 19) if row == 0 else (11.5, 19 + row * 15)
        line = cut(words, size, max(slot.w, 130 if places.wide else 84))
        sheet.text(slot.x + slot.w / 2, below + y, line, size, fill=token, anchor="middle", bold=row == 0)


def laid(sheet: Sheet, play: Play, slot: Box, w: float, columns: int) -> Box:
    """Draw a play in the middle of a slot, `columns` tiles a row; given up, it lies turned and dim. Where it lies."""
    turned = play.surrendered
    box = _laid(slot, play.size, columns, w, turned=turned)
    along, down = (w * RATIO, w) if turned else (w, w * RATIO)
    for place, face in enumerate(play.tiles or [None] * play.size):
        row, column = divmod(place, columns)
        x, y = box.x + column * (along + GAP), box.y + row * (down + GAP)
        if face:
            sheet.tile(face, x, y, w, turned=turned, off=turned)
        else:
            sheet.back(x, y, w, turned=turned)
    return box


def _laid(slot: Box, size: int, columns: int, w: float, *, turned: bool = False) -> Box:
    along, down = (w * RATIO, w) if turned else (w, w * RATIO)
    wide, high = columns * (along + GAP) - GAP, -(-size // columns) * (down + GAP) - GAP
    return Box(slot.x + (slot.w - wide) / 2, slot.y + (slot.h - high) / 2, wide, high)


def _words(at: Situation, seat: int, play: Play, lang: str, *, joined: bool) -> Iterator[tuple[str, str]]:
    """The lines under a play, each with its token."""
    if at.trick is None:
        return
    yield (says(at, "leads", seat, lang) if seat == at.trick.leader else at.names[seat]), "ink"
    spots = say("spots_of", lang, spots=play.tiles[0].spots) if len(play.tiles) == 1 else ""
    status, token = _status(at, at.trick, seat, play, lang)
    if joined:
        yield ", ".join(filter(None, (spots, status))), token
        return
    yield from ((words, tone) for words, tone in ((spots, "soft"), (status, token)) if words)


def _status(at: Situation, shown: Trick, seat: int, play: Play, lang: str) -> tuple[str, str]:
    if seat == shown.winner:
        return say("winning" if at.live else "won", lang), "gold"
    if play.surrendered:
        return say("given_up", lang), "soft"
    return "", "soft"
