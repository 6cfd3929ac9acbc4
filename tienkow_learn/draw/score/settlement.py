"""A settlement as a picture: the four seats, and an arrow with its points for everything that is paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from tienkow_learn.draw.scene.lines import Point, arrow, aside, between, dashes
from tienkow_learn.draw.scene.marks import bank, crown, felt
from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.sheet import Sheet
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.table.places import Box
from tienkow_learn.draw.table.situation import SIDES, bank_mark, bank_sentence
from tienkow_learn.draw.table.words import cut, length
from tienkow_learn.engine.outcome import Outcome
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules.base import RuleSet
from tienkow_learn.engine.settlement import Payment, Settlement
from tienkow_learn.text import signed
from tienkow_learn.text.voice import ENGLISH, Voice

MARGIN, NEAR, BOLD, MOST_TERMS = 6.0, 0.36, 1.1, 2


@dataclass(frozen=True, slots=True)
class _Places:
    width: float
    height: float
    plates: dict[str, Box]
    size: float


_WIDE = _Places(
    720,
    400,
    {
        "bottom": Box(266, 320, 188, 64),
        "left": Box(16, 168, 188, 64),
        "top": Box(266, 16, 188, 64),
        "right": Box(516, 168, 188, 64),
    },
    17,
)
_NARROW = _Places(
    360,
    384,
    {
        "bottom": Box(126, 302, 108, 74),
        "left": Box(8, 155, 108, 74),
        "top": Box(126, 8, 108, 74),
        "right": Box(244, 155, 108, 74),
    },
    15,
)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What the picture is made of."""

    rules: RuleSet
    outcome: Outcome
    settled: Settlement
    voice: Voice
    places: _Places
    totals: bool

    def plate(self, seat: int) -> Box:
        step = (seat - self.voice.you) % len(SEATS)
        around = step if self.rules.direction == "clockwise" else -step % len(SEATS)
        return self.places.plates[SIDES[around]]

    def won(self, seat: int) -> str:
        return self.voice.count(self.rules, self.outcome.tally[seat])


def scene(
    rules: RuleSet,
    outcome: Outcome,
    view: View = View(),  # noqa: B008
    voice: Voice = ENGLISH,
    *,
    settled: Settlement | None = None,
    totals: bool = True,
) -> Scene:
    """The settlement of an outcome, the seat that is spoken to at the bottom.

    `settled` is shown instead of all of it, if given. Without `totals` the plates do not say what each player comes to.

    >>> from tienkow_learn.engine import TienKow
    >>> scene(TienKow(), Outcome((2, 0, 5, 1), winner=2, banker=0)).speech.split(". ")[1]
    'From East to North: 3 points'
    """
    places = _NARROW if view.width == "narrow" else _WIDE
    called = voice.seated(voice.you, rules)
    drawn = _Drawn(rules, outcome, settled or rules.settle(outcome), called, places, totals)
    sheet = Sheet()
    felt(sheet, places.width, places.height, rail=False)
    for at in SEATS:
        _plate(sheet, drawn, at)
    pairs = _pairs(drawn.settled)
    for pair, paid in pairs.items():
        _arrow(sheet, drawn, pair, paid, both=pair[::-1] in pairs)
    return sheet.scene(places.width, places.height, voice.says("sheet_title"), " ".join(_told(drawn)))


def _pairs(settled: Settlement) -> dict[tuple[int, int], list[Payment]]:
    """The payments by payer and payee; lines of nothing only where nothing else passes."""
    found: dict[tuple[int, int], list[Payment]] = {}
    for line in settled.payments:
        found.setdefault((line.payer, line.payee), []).append(line)
    return {pair: [each for each in paid if each.points] or paid[:1] for pair, paid in found.items()}


def _plate(sheet: Sheet, drawn: _Drawn, seat: int) -> None:
    box, voice = drawn.plate(seat), drawn.voice
    wide, winner = drawn.places is _WIDE, seat == drawn.outcome.winner
    sheet.box(*box, "panel", radius=10, stroke="gold" if winner else "panel-edge", width=2 if winner else 1)
    total = signed(drawn.settled.totals[seat]) if drawn.totals else ""
    left = box.x + 12
    if seat == drawn.outcome.banker:
        left = _bank(sheet, box, bank_mark(drawn.rules, drawn.outcome.streak, voice), wide=wide)
    room = box.x + box.w - 12 - left - (length(total, 22) + 8 if wide else 0)
    sheet.text(left, box.y + (27 if wide else 21), cut(voice.seat(seat), 15 * BOLD, room), 15, bold=True)
    won = voice.says("sheet_plate", won=drawn.won(seat))
    sheet.text(left, box.y + (47 if wide else 39), won, 13, fill="soft")
    tone = "gold" if drawn.settled.totals[seat] > 0 else "ink"
    place = (box.x + box.w - 12, box.y + 41) if wide else (box.x + box.w - 12, box.y + 64)
    sheet.text(*place, total, 22 if wide else 19, fill=tone, anchor="end", bold=True)
    if winner:
        crown(sheet, box.x + box.w - 4, box.y + 2, 12 if wide else 10)


def _bank(sheet: Sheet, box: Box, stake: str, *, wide: bool) -> float:
    """Draw the banker's mark with the stake; the answer is where the name begins."""
    x, y, r = (box.x + 26, box.y + box.h / 2, 14) if wide else (box.x + 21, box.y + 58, 10)
    bank(sheet, x, y, r)
    sheet.text(x + r + 5, y + 5, stake, 14, fill="gold", bold=True)
    return x + r + 13 + length(stake, 14) if wide else box.x + 12


def _arrow(sheet: Sheet, drawn: _Drawn, pair: tuple[int, int], paid: Sequence[Payment], *, both: bool) -> None:
    points, size = [line.points for line in paid], drawn.places.size
    apart = drawn.places is _WIDE and len(points) <= MOST_TERMS
    words = " + ".join(map(str, points)) if apart else str(sum(points))
    start, end = between(drawn.plate(pair[0]), drawn.plate(pair[1]), MARGIN)
    if both:
        start, end = aside(start, end, _across(start, end, words, size))
    extra = any("trick" in line.values for line in paid)
    x, y, gap = _label(start, end, words, size)
    if not any(points):
        dashes(sheet, [start, end], "dash", 2, (2, 6), gap=(x, y, gap))
    else:
        arrow(sheet, start, end, "gold" if extra else "dash", 5 if extra else 3, gap=(x, y, gap))
    sheet.text(x, y + size * 0.36, words, size, fill="gold" if extra else "ink", anchor="middle", bold=True)


def _across(start: Point, end: Point, words: str, size: float) -> float:
    """How far a line moves aside so that its label does not reach over to its neighbour."""
    (ax, ay), (bx, by) = start, end
    far = hypot(bx - ax, by - ay) or 1
    return length(words, size) / 2 * abs(by - ay) / far + size / 2 * abs(bx - ax) / far + 3


def _label(start: Point, end: Point, words: str, size: float) -> tuple[float, float, float]:
    """Where the points stand, nearer to the payer so that labels do not meet in the middle, and the room they need."""
    (ax, ay), (bx, by) = start, end
    far = hypot(bx - ax, by - ay) or 1
    along, down = abs(bx - ax) / far, abs(by - ay) / far
    room = max(length(words, size) / 2 * along, size / 2 * down) + 6
    part = max(NEAR, min(0.5, (room + 6) / far))
    return ax + (bx - ax) * part, ay + (by - ay) * part, room


def _told(drawn: _Drawn) -> Iterator[str]:
    voice = drawn.voice
    yield voice.says("sheet_won", drawn.outcome.winner)
    for line in drawn.settled.payments:
        code = "sheet_speech_pays" if line.points else "sheet_speech_nothing"
        yield voice.says(code, payer=voice.seat(line.payer), payee=voice.seat(line.payee), points=line.points)
    yield bank_sentence(drawn.rules, drawn.outcome.banker, drawn.outcome.streak, voice)
    for seat in SEATS if drawn.totals else ():
        total = signed(drawn.settled.totals[seat])
        yield voice.says("sheet_speech_seat", name=voice.seat(seat), won=drawn.won(seat), total=total)
