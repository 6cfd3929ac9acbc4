"""The page: figures as lines of text, or as data."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from itertools import chain
from statistics import median

from .figure import Figure

HEAD = ("", "median", "nine in ten", "goal", "", "beside it", "", "ratio")
LEFT = {0, 4, 6}
"""Columns of words; the others are numbers."""


def page(parts: Mapping[str, Sequence[Figure]], head: str, failed: Mapping[str, str]) -> str:
    """All parts under one heading, a line for each figure, in columns; then the parts that failed, and why."""
    lines = {part: [_cells(figure) for figure in figures] for part, figures in parts.items()}
    widths = [max(map(len, column)) for column in zip(HEAD, *chain(*lines.values()), strict=True)]
    body = [line for part, rows in lines.items() for line in ("", part, *(_line(row, widths) for row in rows))]
    missing = [f"{part} could not be measured: {why}" for part, why in failed.items()]
    return "\n".join([head, "", _line(HEAD, widths), *body[1:], *missing, ""])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    placed = [
        cell.ljust(width) if at in LEFT else cell.rjust(width)
        for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return f"  {'  '.join(placed)}".rstrip()


def _cells(figure: Figure) -> tuple[str, ...]:
    sign, which = ">=" if figure.more else "<=", "" if figure.of == "median" else "nine in ten "
    return (
        figure.name,
        _number(figure.middle, figure.unit),
        _number(figure.nine, figure.unit),
        f"{which}{sign} {figure.goal:g} {figure.unit}",
        "met" if figure.met else "MISSED",
        _number(median(figure.beside), figure.unit),
        figure.reference,
        f"{figure.ratio:.3g}",
    )


def _number(value: float, unit: str) -> str:
    places = 0 if value >= 100 or value == round(value) else 1 if value >= 1 else 3
    return f"{value:.{places}f} {unit}"


def data(parts: Mapping[str, Sequence[Figure]], head: str) -> dict[str, object]:
    """The same with every single value."""
    return {"head": head, "parts": {part: [asdict(each) for each in figures] for part, figures in parts.items()}}


def heading(load: Sequence[str]) -> str:
    """When and where: the day, the kind of machine, and how loaded it was before and after."""
    day = datetime.now(UTC).date()
    where = f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}"
    return f"{day}, {where}, load {' to '.join(load)}"


def load() -> str:
    """How many processes want a processor, on average over the last minute; "?" where the system does not say."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "?"
