"""Checks the types of the front end and runs its own tests: `python -m tests.front`.

TypeScript is a tool of this command only: npm puts it below `.venv`. Where node or npm is missing, or npm finds no
registry, that is said and passed over; with the variable CI set it is a fault.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.project import ROOT

VERSION = "5.9.3"
FOLDER = ROOT / ".venv" / "front"
COMPILER = FOLDER / "node_modules" / "typescript" / "bin" / "tsc"
HERE = Path(__file__).parent


def tool(name: str) -> str:
    """The path of `node` or `npm`; LookupError where there is none."""
    path = shutil.which(name)
    if path is None:
        raise LookupError(f"{name} is not installed")
    return path


def compiler() -> Path:
    """The path of TypeScript's compiler, fetched if need be; LookupError where it cannot be had."""
    if not COMPILER.is_file() or f'"{VERSION}"' not in (COMPILER.parents[1] / "package.json").read_text("utf-8"):
        FOLDER.mkdir(parents=True, exist_ok=True)
        what = ["--prefix", str(FOLDER), "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        command = [tool("npm"), "install", *what, f"typescript@{VERSION}"]
        if subprocess.run(command, check=False).returncode:  # noqa: S603
            raise LookupError("npm could not fetch TypeScript")
    return COMPILER


def types() -> list[str]:
    """The command that checks the types."""
    return [tool("node"), str(compiler()), "--project", str(HERE / "tsconfig.json")]


def tests() -> list[str]:
    """The command that runs the tests."""
    return [tool("node"), "--test", "--test-reporter=spec", *map(str, sorted(HERE.glob("*.test.mjs")))]


def main() -> int:
    """The worst status of both; that of a missing tool counts in CI only."""
    worst = 0
    for what, command in {"types were not checked": types, "own tests were not run": tests}.items():
        try:
            worst = max(worst, subprocess.run(command(), check=False).returncode)  # noqa: S603
        except LookupError as missing:
            sys.stdout.write(f"The front end's {what}: {missing}.\n")
            worst = max(worst, int("CI" in os.environ))
    return worst


if __name__ == "__main__":
    sys.exit(main())
