"""Small marks of the table: the felt, the crown, the banker's disc, the frame around a tile."""

from __future__ import annotations

from .sheet import Sheet

BANKER = "\u838a"
"""The sign on the banker's disc, zhuang: the bank."""

STEPS, GLOW = 9, 0.1
"""How often the felt is lightened towards its middle, and by what share each time."""

_CROWN = ((-0.54, 0.42), (-0.66, -0.34), (-0.28, 0.02), (0, -0.52), (0.28, 0.02), (0.66, -0.34), (0.54, 0.42))


def felt(sheet: Sheet, width: float, height: float, *, rail: bool = True) -> None:
    """The cloth under a scene, a little lighter in the middle, with a gold rail where it is a table."""
    sheet.box(0, 0, width, height, "felt", radius=min(18, height / 8))
    for step in range(1, STEPS + 1 if rail else 1):
        inset, radius = 8 + step * min(width, height) / 22, min(height, width) / 4
        sheet.box(inset, inset, width - 2 * inset, height - 2 * inset, "glow", radius=radius, opacity=GLOW)
    if rail:
        sheet.box(7, 7, width - 14, height - 14, "", radius=13, stroke="rail", width=1.5, opacity=0.6)


def crown(sheet: Sheet, x: float, y: float, r: float = 12) -> None:
    """A gold disc with a crown, around a point."""
    sheet.disc(x, y, r, "gold")
    sheet.polygon([(x + across * r, y + down * r) for across, down in _CROWN], "on-gold")


def arrow(sheet: Sheet, x: float, y: float, r: float, towards: str) -> None:
    """A gold arrowhead around a point, to where the turn is: "left", "top", "right" or "bottom"."""
    right, down = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}[towards]
    tip = [(1.0, 0.0), (-0.6, 0.9), (-0.6, -0.9)]
    sheet.polygon([(x + r * (a * right - b * down), y + r * (a * down + b * right)) for a, b in tip], "gold")


def bank(sheet: Sheet, x: float, y: float, r: float = 14) -> None:
    """The banker's gold disc, around a point."""
    sheet.disc(x, y, r, "gold")
    sheet.text(x, y + r * 0.39, BANKER, r * 1.12, fill="on-gold", anchor="middle", bold=True)


def frame(sheet: Sheet, x: float, y: float, w: float, h: float, tone: str = "gold") -> None:
    """A frame around something w by h: gold for what wins, the hint's blue (dashed as well) for what to look at."""
    gap = 4
    sheet.box(x - gap, y - gap, w + 2 * gap, h + 2 * gap, "", radius=10, stroke=tone, width=3.5, dash=tone == "hint")
