"""Runs the unit tests and the first lesson on each other Python that this machine has: `python -m tests.pythons`.

Each gets an environment of its own, with what these need and no more. What asks for the project's own tools, a browser
or much time (thousands of questions, hundreds of deals) is left to the main one, and a property is tried with fewer
examples. A Python that is not there is named and passed over.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.project import ROOT

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
NEEDS = (
    "anywidget",
    "babel",
    "ipycanvas",
    "ipywidgets",
    "ipykernel",
    "hypothesis",
    "nbformat",
    "nbval",
    "pytest",
    "pytest-xdist",
)
FOLDER = ROOT / ".venv" / "pythons"
SLOW = tuple(f"players/test_{each}.py" for each in ("certain", "claims", "duel", "plain"))
LEFT_OUT = ("browser", "bench", "package", "practice", "fuzz", *SLOW)
UNIT = ("--numprocesses=auto", *(f"--ignore=tests/{each}" for each in LEFT_OUT))
LESSON = ("--nbval-lax", "--nbval-current-env", "--nbval-cell-timeout=120", "tutorials/00-welcome.ipynb")
ASKED = "import ensurepip, sys, venv; print('.'.join(map(str, sys.version_info[:2])))"


def found(version: str) -> str | None:
    """The path of a Python of this version that can make an environment: by its usual name, or where pyenv keeps it."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    named = [shutil.which(f"python{version}"), shutil.which("python3"), *map(str, kept.glob(f"{version}.*/bin/python"))]
    return next((path for path in named if path and _is(path, version)), None)


def _is(path: str, version: str) -> bool:
    said = subprocess.run([path, "-c", ASKED], capture_output=True, text=True, check=False)  # noqa: S603  a Python
    return (said.returncode, said.stdout.strip()) == (0, version)


def try_on(path: str, version: str) -> bool:
    """Whether all holds on this Python."""
    made = FOLDER / version
    python = made / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    steps: list[list[str | Path]] = [
        [path, "-m", "venv", made],
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *NEEDS],
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--editable", ROOT],
        [python, "-m", "pytest", *UNIT],
        [python, "-m", "pytest", *LESSON],
    ]
    often = os.environ | {"OFTEN": "0.1"}
    return all(subprocess.run(step, cwd=ROOT, env=often, check=False).returncode == 0 for step in steps)  # noqa: S603


def main() -> int:
    """Try all but the one that runs this; returns 1 if something does not hold."""
    failed = []
    for version in VERSIONS:
        here = ".".join(map(str, sys.version_info[:2]))
        path = None if version == here else found(version)
        sys.stdout.write(f"Python {version}: {'tested by `make test`' if version == here else path or 'not here'}\n")
        sys.stdout.flush()
        if path and not try_on(path, version):
            failed.append(version)
    sys.stdout.write(f"Not all holds on Python {', '.join(failed)}\n" if failed else "")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
