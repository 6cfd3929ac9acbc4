"""Fresh processes: the first deal and the first table."""

from __future__ import annotations

import subprocess
import sys
import time
from functools import partial

from .figure import Figure, in_turn

BARE = "pass"
DEAL = "import tienkow_learn as tk; tk.Round.deal(tk.TienKow(), seed=1)"
TIMED = """
import time
import ipykernel.kernelapp
{before}
begun = time.perf_counter()
{run}
print(1000 * (time.perf_counter() - begun))
"""
TABLE = TIMED.format(before="import tienkow_learn as tk", run="tk.Table(seed=1)")
CANVAS = TIMED.format(before="", run="import anywidget, ipycanvas\nipycanvas.Canvas()")


def measure(scale: float) -> list[Figure]:
    """The figures of this part. Each script runs once unmeasured, so that its files are in the system's memory."""
    for script in (BARE, DEAL, TABLE, CANVAS):
        whole(script)
    dealt, bare = in_turn(max(2, round(20 * scale)), partial(whole, DEAL), partial(whole, BARE))
    over = [more - less for more, less in zip(dealt, bare, strict=True)]
    table, canvas = in_turn(max(2, round(7 * scale)), partial(inside, TABLE), partial(inside, CANVAS))
    return [
        Figure("a first deal, over bare Python", "ms", over, "bare Python", bare, 60),
        Figure("a first table", "ms", table, "ipycanvas, anywidget alone", canvas, 600),
    ]


def whole(script: str) -> float:
    """Milliseconds from the start of a process that runs a script to its end."""
    begun = time.perf_counter()
    _output(script)
    return 1000 * (time.perf_counter() - begun)


def inside(script: str) -> float:
    """The milliseconds that a script prints."""
    return float(_output(script))


def _output(script: str) -> str:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout  # noqa: S603
