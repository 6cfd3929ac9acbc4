"""The seats of a table: name plates, the bank, the turn, and the tiles that the others hold."""

from __future__ import annotations

from itertools import product

from tienkow_learn.draw.scene.marks import arrow, bank
from tienkow_learn.draw.scene.sheet import RATIO, Sheet
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.tiles import Tiles
from tienkow_learn.text import signed

from .places import Box, Places
from .situation import Situation
from .words import cut, length

GAP = 4.0
BACK = 20.0
SLIM, FLAT = 120, 40


def seats(sheet: Sheet, at: Situation, places: Places) -> None:
    """Draw the four plates, and the hands of all but the bottom seat."""
    for seat in SEATS:
        side = at.sides[seat]
        _plate(sheet, at, seat, places.plates[side])
        if side != "bottom":
            _held(sheet, at.hands[seat], at.counts[seat], places.hands[side])


def _plate(sheet: Sheet, at: Situation, seat: int, box: Box) -> None:
    turn, flat = at.to_move == seat, box.h < FLAT
    sheet.box(*box, "panel", radius=10, stroke="gold" if turn else "panel-edge", width=2 if turn else 1)
    left = box.x + 12
    if seat == at.banker:
        left = _bank(sheet, at, box)
    room = box.x + box.w - left - 10
    name = cut(
        at.voice.seat(seat),
        14,
        room * (0.4 if flat else 1) - (24 if turn else 0) - (34 if at.totals and not flat else 0),
    )
    base = box.y + (box.h / 2 + 5 if flat else 20)
    sheet.text(left, base, name, 14, bold=True)
    if turn:
        end = left + length(name, 14) * 1.04
        arrow(sheet, end + 11, base - 5, 5, at.sides[seat])
    _counts(sheet, at, seat, left, base, box)
    if at.totals and not flat:
        sheet.text(box.x + box.w - 12, base, signed(at.totals[seat]), 13, bold=True, anchor="end")


def _counts(sheet: Sheet, at: Situation, seat: int, left: float, base: float, box: Box) -> None:
    values = {"tricks": at.won[seat], "count": at.counts[seat]}
    if box.w < SLIM:
        sheet.text(left, base + 17, at.voice.says("plate_won", **values), 11.5, fill="soft")
        sheet.text(left, base + 32, at.voice.says("plate_left", **values), 11.5, fill="soft")
    elif box.h < FLAT:
        code = "plate_total" if at.totals else "plate_counts"
        total = signed(at.totals[seat]) if at.totals else ""
        told = at.voice.says(code, total=total, **values)
        sheet.text(box.x + box.w - 12, base, told, 12, fill="soft", anchor="end")
    else:
        sheet.text(left, base + 18, at.voice.says("plate_counts", **values), 12, fill="soft")


def _bank(sheet: Sheet, at: Situation, box: Box) -> float:
    """Draw the banker's mark with the stake; the answer is where the name begins."""
    if box.w < SLIM:
        bank(sheet, box.x + box.w - 17, box.y + 44, 10)
        sheet.text(box.x + box.w - 31, box.y + 48, at.bank, 12, fill="gold", bold=True, anchor="end")
        return box.x + 12
    r = min(14.0, box.h / 2 - 5)
    bank(sheet, box.x + 12 + r, box.y + box.h / 2, r)
    sheet.text(box.x + 18 + 2 * r, box.y + box.h / 2 + 5, at.bank, 14, fill="gold", bold=True)
    return box.x + 28 + 2 * r + length(at.bank, 14)


def _held(sheet: Sheet, hand: Tiles | None, count: int, box: Box) -> None:
    if hand is None:
        _backs(sheet, count, box)
        return
    rows = 1 if box.h < box.w / 4 * RATIO else 2
    columns = -(-8 // rows)
    w = min((box.w - GAP * (columns - 1)) / columns, (box.h - GAP * (rows - 1)) / rows / RATIO)
    left = box.x + (box.w - min(len(hand), columns) * (w + GAP) + GAP) / 2
    for face, (row, column) in zip(hand, product(range(rows), range(columns)), strict=False):
        sheet.tile(face, left + column * (w + GAP), box.y + row * (w * RATIO + GAP), w)


def _backs(sheet: Sheet, count: int, box: Box) -> None:
    w = min(BACK, (box.w - GAP * 7) / 8)
    left = box.x + (box.w - count * (w + GAP) + GAP) / 2
    for column in range(count):
        sheet.back(left + column * (w + GAP), box.y, w)
