"""How wide words are, roughly: enough to cut or wrap a line that would not fit."""

from __future__ import annotations

from math import fsum
from unicodedata import combining, east_asian_width

from tienkow_learn.text.voice import ISOLATE, JOINERS, UNTIL, printable

_SLIM, _BROAD = frozenset("iljtfrI.,:;'|!()[]- "), frozenset("mwMW@%—×")
_UNSEEN = JOINERS | {ISOLATE, UNTIL}


def length(text: str, size: float) -> float:
    """The width of a line of text in scene units, by eye and rather too wide; a Chinese sign is as wide as high.

    What only joins or isolates has no width.

    >>> length("文", 10), length("ill", 10) < length("abc", 10) < length("MWM", 10)
    (10.0, True)
    """
    return size * fsum(map(_share, text))


def _share(sign: str) -> float:
    if sign in _UNSEEN or combining(sign):
        return 0.0
    if east_asian_width(sign) in "WF":
        return 1.0
    if sign in _SLIM:
        return 0.36
    return 0.9 if sign in _BROAD else 0.68 if sign.isupper() else 0.57


def cut(text: str, size: float, width: float) -> str:
    """The text, cut with an ellipsis if it is wider than `width`; unprintable signs become blanks.

    >>> cut("Bartholomew", 10, 40)
    'Bartho…'
    """
    clean = printable(text, (ISOLATE, UNTIL))
    if length(clean, size) <= width:
        return _closed(clean)
    while clean and length(clean + "…", size) > width:
        clean = clean[:-1]
    return _closed(clean.rstrip() + "…")


def _open(line: str) -> int:
    """How many names a line leaves open."""
    return line.count(ISOLATE) - line.count(UNTIL)


def _closed(line: str) -> str:
    return line + UNTIL * _open(line)


def wrap(text: str, size: float, width: float, lines: int = 2) -> list[str]:
    """The text in at most `lines` lines of `width`, broken at blanks; what is left over is cut.

    A name that goes over several lines is isolated in each.

    >>> wrap("Red-head Ten", 10, 55)
    ['Red-head', 'Ten']
    """
    rows = [""]
    for word in text.split():
        joined = f"{rows[-1]} {word}".strip()
        if length(joined, size) <= width or not rows[-1] or len(rows) == lines:
            rows[-1] = joined
        else:
            rows.append(word)
    starts = [ISOLATE * _open("".join(rows[:at])) for at in range(len(rows))]
    return [cut(start + row, size, width) for start, row in zip(starts, rows, strict=True)]
