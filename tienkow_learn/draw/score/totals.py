"""The totals of a match as a plot. Each player's line has a dash, a mark and a name beside its colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from tienkow_learn.draw.scene.lines import Pattern, Point, dashes
from tienkow_learn.draw.scene.marks import felt
from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.sheet import Sheet
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.table.words import cut, length
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.settlement import Settlement
from tienkow_learn.text import signed
from tienkow_learn.text.voice import ENGLISH, Voice

PATTERNS: tuple[Pattern, ...] = ((), (12, 6), (3, 5), (14, 5, 3, 5))
"""The dash of each seat's line: solid, dashed, dotted, both in turn."""
STEPS = (1, 2, 5)
MOST_TICKS, MOST_MARKS, LINE, MARK = 6, 14, 2.5, 5.0
MOST_ROUNDS = (6, 12)
"""The most numbers below a narrow and a wide plot."""
LEFT, TOP, BELOW, HEIGHT = 46.0, 44.0, 34.0, 300.0


def sums(settlements: Sequence[Settlement]) -> list[list[int]]:
    """Each seat's totals, from 0 before the first round on.

    >>> sums([Settlement((), (9, -2, -4, -3)), Settlement((), (-1, 1, 0, 0))])[0]
    [0, 9, 8]
    """
    return [list(accumulate((settled.totals[seat] for settled in settlements), initial=0)) for seat in SEATS]


@dataclass(frozen=True, slots=True)
class _Plot:
    """A plot in the making: its sheet and its axes."""

    sheet: Sheet
    voice: Voice
    totals: Sequence[Sequence[int]]
    wide: bool
    low: int
    high: int
    step: int

    @property
    def width(self) -> float:
        return 720.0 if self.wide else 360.0

    @property
    def end(self) -> float:
        """Where the lines end and their names begin."""
        return self.width - (130 if self.wide else 104)

    @property
    def rounds(self) -> int:
        return max(1, len(self.totals[0]) - 1)

    def at(self, number: int, points: float) -> Point:
        across = LEFT + (self.end - LEFT) * number / self.rounds
        return across, TOP + (HEIGHT - TOP - BELOW) * (self.high - points) / (self.high - self.low)


def plot(
    settlements: Sequence[Settlement],
    view: View = View(),  # noqa: B008
    voice: Voice = ENGLISH,
) -> Scene:
    """The totals after each round as four lines, from 0."""
    totals = sums(settlements)
    low, high, step = scale(min(map(min, totals)), max(map(max, totals)))
    drawn = _Plot(Sheet(), voice, totals, view.width != "narrow", low, high, step)
    felt(drawn.sheet, drawn.width, HEIGHT, rail=False)
    _axes(drawn)
    for who in SEATS:
        _line(drawn, who)
    _labels(drawn)
    told = (voice.says("plot_speech", name=voice.seat(who), totals=_told(totals[who])) for who in SEATS)
    return drawn.sheet.scene(drawn.width, HEIGHT, voice.says("plot_title"), " ".join(told))


def _told(totals: Sequence[int]) -> str:
    return ", ".join(map(signed, totals))


def _axes(drawn: _Plot) -> None:
    sheet, voice = drawn.sheet, drawn.voice
    sheet.text(16, 26, voice.says("plot_title"), 14, bold=True)
    for points in range(drawn.low, drawn.high + 1, drawn.step):
        x, y = drawn.at(0, points)
        sheet.box(x, y - 0.5, drawn.end - LEFT, 1, "dash", opacity=0.22 if points else 0.9)
        sheet.text(x - 8, y + 4, signed(points), 12, fill="soft", anchor="end")
    for number in range(0, drawn.rounds + 1, -(-drawn.rounds // MOST_ROUNDS[drawn.wide])):
        sheet.text(drawn.at(number, 0)[0], HEIGHT - 12, str(number), 12, fill="soft", anchor="middle")
    sheet.text(drawn.end + 12, HEIGHT - 12, voice.says("plot_round"), 12, fill="soft")


def _line(drawn: _Plot, who: int) -> None:
    points = [drawn.at(number, total) for number, total in enumerate(drawn.totals[who])]
    dashes(drawn.sheet, points, f"line-{who}", LINE, PATTERNS[who])
    for place in [*points[:-1][:: -(-len(points) // MOST_MARKS)], points[-1]]:
        mark(drawn.sheet, who, *place)


def _labels(drawn: _Plot) -> None:
    """Each line's mark, name and last total beside its end; `_spread` keeps them apart."""
    for who, y in enumerate(_spread([drawn.at(0, totals[-1])[1] for totals in drawn.totals])):
        last, size = signed(drawn.totals[who][-1]), 13.0
        mark(drawn.sheet, who, drawn.end + 17, y - 4)
        room = drawn.width - drawn.end - 34 - length(last, size) - 5
        label = f"{cut(drawn.voice.seat(who), size * 1.06, room)} {last}"
        drawn.sheet.text(drawn.end + 27, y, label, size, fill=f"line-{who}", bold=True)


def scale(low: int, high: int) -> tuple[int, int, int]:
    """The lowest and highest mark of an axis, and the step between marks.

    >>> scale(-31, 37), scale(0, 0)
    ((-40, 40, 20), (-1, 1, 1))
    """
    low, high = (low - 1, high + 1) if low == high else (low, high)
    step = next(size for size in _sizes() if (high // size + 1) - (low // size) <= MOST_TICKS)
    return low // step * step, -(-high // step) * step, step


def _sizes() -> Iterator[int]:
    power = 1
    while True:
        yield from (power * step for step in STEPS)
        power *= 10


def mark(sheet: Sheet, who: int, x: float, y: float) -> None:
    """A seat's mark: a disc, a square, a triangle or a diamond."""
    tone, r = f"line-{who}", MARK
    shapes: dict[int, list[Point]] = {
        1: [(-1, -1), (1, -1), (1, 1), (-1, 1)],
        2: [(0, -1.3), (1.2, 0.9), (-1.2, 0.9)],
        3: [(0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)],
    }
    corners = shapes.get(who)
    if corners is None:
        sheet.disc(x, y, r, tone)
    else:
        sheet.polygon([(round(x + a * r, 2), round(y + b * r, 2)) for a, b in corners], tone)


def _spread(wanted: Sequence[float], apart: float = 18) -> list[float]:
    """Where labels stand: as near as possible to where they are wanted, and apart."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    found, free = [0.0] * len(wanted), TOP
    for number, place in enumerate(order):
        lowest = HEIGHT - BELOW - apart * (len(order) - 1 - number) + 4
        found[place] = min(max(wanted[place] + 4, free), lowest)
        free = found[place] + apart
    return found
