"""The trick on the table: each play at its player's side, what was led, what wins, what was given up."""

from __future__ import annotations

from tienkow_learn.draw.scene.lay import laid, lay
from tienkow_learn.draw.scene.marks import crown, frame
from tienkow_learn.draw.scene.sheet import Sheet
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.text import Voice

from .places import Places
from .situation import Situation
from .words import cut


def trick(sheet: Sheet, at: Situation, places: Places) -> None:
    """Draw the trick, its number, and the place where the bottom seat is to play."""
    if at.trick:
        code = "trick_now" if at.live else "trick_last"
        words = at.voice.says(code if at.number else f"{code}_some", number=at.number)
        sheet.text(*places.caption, words, 12.5, fill="faint", bold=True)
    if at.your_turn and not at.calling and (at.live or at.trick is None):
        _waiting(sheet, at, places)
    for seat, play in at.trick.plays if at.trick else ():
        _played(sheet, at, seat, play, places)


def _waiting(sheet: Sheet, at: Situation, places: Places) -> None:
    size = at.trick.size if at.trick else 1
    box = laid(places.slot("bottom", size), size, places.tile_width(size), places.columns(size))
    sheet.box(*box, "", radius=8, stroke="dash", width=1.5, dash=True)
    words = at.voice.says("you_follow" if at.live else "you_lead")
    sheet.text(box.x + box.w / 2, box.y + box.h / 2 + 5, words, 13, anchor="middle")


def _played(sheet: Sheet, at: Situation, seat: int, play: Play, places: Places) -> None:
    slot, turned = places.slot(at.sides[seat], play.size), play.surrendered
    w, columns = places.tile_width(play.size, turned=turned), places.columns(play.size, turned=turned)
    box = lay(sheet, play, slot, w, columns)
    if at.trick is None:
        return
    if seat == at.trick.winner:
        frame(sheet, *box)
        crown(sheet, box.x + box.w + 2, box.y - 1, 12 if places.wide else 9)
    who, spots, status, tone = labels(at.trick, seat, play, at.voice)
    below, middle, room = (box if places.wide else slot), slot.x + slot.w / 2, max(slot.w, 130 if places.wide else 84)
    y = below.y + below.h + 19
    sheet.text(middle, y, cut(who, 12.5, room), 12.5, anchor="middle", bold=True)
    lines = [", ".join(filter(None, (spots, status)))] if places.wide else filter(None, (spots, status))
    for row, line in enumerate(lines, start=1):
        sheet.text(middle, y + 15 * row, cut(line, 11.5, room), 11.5, fill=tone, anchor="middle")


def labels(shown: Trick, seat: int, play: Play, voice: Voice) -> tuple[str, str, str, str]:
    """What stands under a play: who, the spots of a single tile, how it stands, and the token of these words."""
    who = voice.says("leads", seat) if seat == shown.leader else voice.seat(seat)
    spots = voice.says("spots_of", spots=play.tiles[0].spots) if len(play.tiles) == 1 else ""
    if seat == shown.winner:
        return who, spots, voice.says("won" if shown.is_full else "winning"), "gold"
    if play.hidden:
        return who, spots, voice.says("face_down"), "soft"
    return who, spots, voice.says("given_up") if play.surrendered else "", "soft"
