"""The command `tienkow-learn`: bring the course into a folder of the learner's and open it in JupyterLab."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tienkow_learn import __version__, course, server
from tienkow_learn.text import say

FOLDER = "tienkow-learn"
"""The folder that is made where none is named."""
LAST_PORT, LONGEST = 65_535, 5
"""The last port there is, and how many digits one has."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Copy the course and open it; returns the exit code, 0 when all went well."""
    _print_anything()
    wanted = _parser().parse_args(arguments)
    try:
        folder = _bring(wanted.folder, copy_only=wanted.copy_only)
    except (OSError, ValueError) as error:
        path = getattr(error, "filename", None) or wanted.folder or FOLDER
        print(say("command_cannot_write", path=path, why=getattr(error, "strerror", None) or error), file=sys.stderr)
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
    folder = _folder(named or FOLDER)
    copied = course.copy(course.source(), folder)
    print(say("command_copied", folder=folder, files=len(copied.written)))
    for name, beside in copied.kept.items():
        print(say("command_kept", name=name, beside=beside))
    return folder


def _folder(named: str) -> Path:
    """The folder that a name means, from the root; OSError for a home that does not exist."""
    try:
        return Path(named).expanduser().absolute()
    except RuntimeError as error:
        raise FileNotFoundError(errno.ENOENT, say("command_no_home"), named) from error


def _print_anything() -> None:
    """Let what a console has no letters for be printed as numbers, instead of ending the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _port(text: str) -> int:
    """A port as it is written; argparse tells what is wrong with it."""
    if not (text.isdecimal() and len(text) <= LONGEST and int(text) <= LAST_PORT):
        raise argparse.ArgumentTypeError(say("command_port_range", given=text[:20], most=LAST_PORT))
    return int(text)


def _open(folder: Path, *, browser: bool, port: int | None) -> None:
    from jupyterlab.labapp import LabApp  # noqa: PLC0415  the help and the copy need no server

    LabApp.launch_instance(lab_options(folder, browser=browser, port=port))


def _is_root() -> bool:
    """True if this is the administrator of a Unix machine, as in a container: Jupyter wants to be told."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tienkow-learn", description=say("command_about"))
    parser.add_argument("folder", nargs="?", help=say("command_folder", folder=FOLDER))
    parser.add_argument("--no-browser", action="store_true", help=say("command_no_browser"))
    parser.add_argument("--copy-only", action="store_true", help=say("command_copy_only"))
    parser.add_argument("--port", type=_port, help=say("command_port"))
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
