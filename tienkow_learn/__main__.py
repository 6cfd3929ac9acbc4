"""The command `tienkow-learn`: bring the course into a folder of the learner's and open it in JupyterLab."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tienkow_learn import __version__, course, server
from tienkow_learn.text import say

FOLDER = "tienkow-learn"
"""The folder that is made where none is named."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Copy the course and open it; returns the exit code, 0 when all went well."""
    wanted = _parser().parse_args(arguments)
    try:
        folder = _bring(wanted.folder, copy_only=wanted.copy_only)
    except OSError as error:
        print(say("command_cannot_write", path=error.filename or wanted.folder, why=error.strerror), file=sys.stderr)
        return 1
    if not wanted.copy_only:
        _open(folder, browser=not wanted.no_browser, port=wanted.port)
    return 0


def lab_options(folder: Path, *, browser: bool = True, port: int | None = None) -> list[str]:
    """The options with which JupyterLab opens the welcome lesson of a folder."""
    options = [f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{course.WELCOME}"]
    options += [f"--ServerApp.contents_manager_class={server.CONTENTS}"]
    options += [] if browser else ["--no-browser"]
    options += [] if port is None else [f"--port={port}"]
    return options + (["--allow-root"] if _is_root() else [])


def _bring(named: str | None, *, copy_only: bool) -> Path:
    """Return the folder to open: the checkout's own lessons, or the learner's copy of the course."""
    here = course.checkout()
    if named is None and here and not copy_only:
        return here
    folder = Path(named or FOLDER).expanduser().absolute()
    copied = course.copy(course.source(), folder)
    print(say("command_copied", folder=folder, files=len(copied.written)))
    for name, beside in copied.kept.items():
        print(say("command_kept", name=name, beside=beside))
    return folder


def _open(folder: Path, *, browser: bool, port: int | None) -> None:
    from jupyterlab.labapp import LabApp  # noqa: PLC0415  the help and the copy need no server

    LabApp.launch_instance(lab_options(folder, browser=browser, port=port))


def _is_root() -> bool:
    """Whether this is the administrator of a Unix machine, as in a container: Jupyter wants to be told."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tienkow-learn", description=say("command_about"))
    parser.add_argument("folder", nargs="?", help=say("command_folder", folder=FOLDER))
    parser.add_argument("--no-browser", action="store_true", help=say("command_no_browser"))
    parser.add_argument("--copy-only", action="store_true", help=say("command_copy_only"))
    parser.add_argument("--port", type=int, help=say("command_port"))
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
