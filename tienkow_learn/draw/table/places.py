"""Where things lie on the table: one layout for wide screens, one for narrow ones. Lengths in scene units."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from tienkow_learn.draw.scene.sheet import RATIO

GAP = 5.0
"""Between the tiles of a play."""

OPEN = 76.0
"""How much lower the narrow form begins below hands that lie open."""


class Box(NamedTuple):
    """A place: its corner and its size."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Places:
    """A layout: boxes by side for plates and for the other hands, and where trick, note, hand and controls go.

    `pitch` is from tile to tile of the hand, `row` from row to row.
    """

    wide: bool
    width: float
    height: float
    plates: dict[str, Box]
    hands: dict[str, Box]
    caption: tuple[float, float]
    centres: dict[str, tuple[float, float]]
    spread: float
    note: Box
    hand: Box
    controls: Box
    pitch: float
    row: float

    def slot(self, side: str, size: int) -> Box:
        """The place of a play of `size` tiles at a side, its labels below it not counted."""
        x, y = self.centres[side]
        middle = self.width / 2 + (x - self.width / 2) * (1 + self.spread * (size - 1))
        w = self.tile_width(size)
        wide, high = (size * (w + GAP) - GAP, w * RATIO) if self.wide else (82.0, 108.0)
        return Box(middle - wide / 2, y, wide, high)

    def tile_width(self, size: int, *, turned: bool = False) -> float:
        """How wide a tile in a play of `size` tiles is drawn."""
        w = ({1: 50, 2: 48, 3: 40} if self.wide else {1: 46, 2: 34}).get(size, 34 if self.wide else 24)
        return min(w, 35) if turned and (size > 2 or not self.wide) else w  # noqa: PLR2004

    def columns(self, size: int, *, turned: bool = False) -> int:
        """How many tiles of a play lie side by side."""
        if turned:
            return 2 if self.wide and size > 2 else 1  # noqa: PLR2004
        return size if self.wide or size <= 2 else 2  # noqa: PLR2004


WIDE = Places(
    wide=True,
    width=960,
    height=640,
    plates={
        "bottom": Box(24, 378, 190, 48),
        "left": Box(24, 160, 190, 48),
        "top": Box(385, 20, 190, 48),
        "right": Box(746, 160, 190, 48),
    },
    hands={"left": Box(24, 216, 190, 110), "top": Box(360, 76, 240, 54), "right": Box(746, 216, 190, 110)},
    caption=(30, 44),
    centres={"bottom": (480, 295), "left": (346, 176), "top": (480, 142), "right": (614, 176)},
    spread=0.095,
    note=Box(640, 330, 296, 102),
    hand=Box(34, 484, 590, 48 * RATIO),
    controls=Box(640, 462, 296, 154),
    pitch=70,
    row=0,
)
"""The table for wide screens: seats around the trick, the hand below, controls at the lower right."""

NARROW = Places(
    wide=False,
    width=360,
    height=902,
    plates={
        "bottom": Box(10, 306, 340, 34),
        "left": Box(10, 10, 108, 60),
        "top": Box(126, 10, 108, 60),
        "right": Box(242, 10, 108, 60),
    },
    hands={"left": Box(10, 76, 108, 26), "top": Box(126, 76, 108, 26), "right": Box(242, 76, 108, 26)},
    caption=(14, 119),
    centres={"left": (54, 136), "top": (138, 136), "right": (222, 136), "bottom": (306, 136)},
    spread=0,
    note=Box(10, 348, 340, 102),
    hand=Box(12, 498, 336, 42 * RATIO),
    controls=Box(10, 792, 340, 100),
    pitch=48,
    row=162,
)
"""The table for narrow screens: the other seats in a row, the trick, the hand in two rows, the controls below."""


def opened(places: Places) -> Places:
    """The layout with room for the others' tiles face up: the narrow form moves all below them down."""
    if places.wide:
        return places
    return replace(
        places,
        height=places.height + OPEN,
        plates=places.plates | {"bottom": _down(places.plates["bottom"])},
        hands={side: box._replace(h=box.h + OPEN) for side, box in places.hands.items()},
        caption=(places.caption[0], places.caption[1] + OPEN),
        centres={side: (x, y + OPEN) for side, (x, y) in places.centres.items()},
        note=_down(places.note),
        hand=_down(places.hand),
        controls=_down(places.controls),
    )


def fitted(places: Places, rows: int) -> Places:
    """The narrow layout without the second row of the hand where one row holds it."""
    if places.wide or rows > 1:
        return places
    controls = places.controls._replace(y=places.controls.y - places.row)
    return replace(places, height=places.height - places.row, controls=controls)


def _down(box: Box) -> Box:
    return box._replace(y=box.y + OPEN)
