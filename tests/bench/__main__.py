"""Measure and print one page: `python -m tests.bench [--only PART ...] [--scale 1] [--json FILE]`."""

from __future__ import annotations

import json
import sys
import time
import traceback
from argparse import ArgumentParser
from collections.abc import Sequence
from compileall import compile_dir
from importlib import import_module
from pathlib import Path

from tests.project import ROOT

from .figure import Figure
from .page import data, heading, load, page

PACKAGE = ROOT / "tienkow_learn"
"""What is compiled before anything is measured, as an installed package is."""
PARTS = ("browser", "start", "lessons", "engine")


def measured(part: str, scale: float) -> list[Figure]:
    """The figures of a part: what its `measure` returns. Told on stderr, since it takes a while."""
    begun = time.perf_counter()
    sys.stderr.write(f"{part} ... ")
    sys.stderr.flush()
    found: list[Figure] = import_module(f"tests.bench.{part}").measure(scale)
    sys.stderr.write(f"{time.perf_counter() - begun:.0f} s\n")
    return found


def all_measured(parts: Sequence[str], scale: float) -> tuple[dict[str, list[Figure]], dict[str, str]]:
    """The figures of all parts, and why a part has none: it does not take the others along."""
    found, failed = {}, {}
    for part in parts:
        try:
            found[part] = measured(part, scale)
        except Exception as error:  # noqa: BLE001  whatever it is, it is told
            traceback.print_exc()
            failed[part] = f"{type(error).__name__}: {error}"
    return found, failed


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; 1 if a part could not be measured. A goal that is missed is told, and is no failure."""
    command = ArgumentParser(prog="python -m tests.bench", description="Measure, and print one page.")
    command.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, metavar="PART", help=", ".join(PARTS))
    command.add_argument("--scale", type=float, default=1, help="measure so many times as often (1)")
    command.add_argument("--json", type=Path, metavar="FILE", help="write every single value to a file too")
    asked = command.parse_args(words)
    compile_dir(PACKAGE, quiet=1)
    before = load()
    found, failed = all_measured(asked.only, asked.scale)
    head = heading((before, load()))
    if asked.json:
        asked.json.write_text(json.dumps(data(found, head), indent=1), encoding="utf-8")
    sys.stdout.write(page(found, head, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
