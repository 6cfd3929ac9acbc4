"""Files on disk: written whole or not at all, through links, with the mode that they had."""

from __future__ import annotations

import errno
import os
import stat
import time
from binascii import crc32
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

TRIES, PAUSE = 200, 0.01
"""How often, and after how many seconds, a folder is asked for that somebody else holds."""
LONGEST = 200
"""The bytes that are kept of a name that gets a number."""


def target(path: str | os.PathLike[str]) -> Path:
    """Where a name leads, from the root: `~` and links are followed. ValueError for what can be no name."""
    place = Path(os.path.realpath(os.path.expanduser(path)))  # noqa: PTH111  expanduser that leaves ~nobody as it is
    if "\0" in str(place):
        raise ValueError("embedded null byte")
    return place


def read(path: Path) -> bytes | None:
    """What is in a file, or None if there is none. OSError for a folder, a device, or what may not be read."""
    return path.read_bytes() if facts(path) else None


def facts(path: Path) -> os.stat_result | None:
    """What the system knows of a file, or None if there is none. OSError for a folder or a device."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode):
        code = errno.EISDIR if stat.S_ISDIR(found.st_mode) else errno.EINVAL
        raise OSError(code, os.strerror(code), str(path))
    return found


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: whoever is stopped at any moment leaves the old one or the new one.

    A link stays, and what it leads to is written; a file keeps its mode. OSError if it cannot be written.
    """
    place = target(path)
    before, part = facts(place), _part(place, str(os.getpid()))
    try:
        _fill(part, data, before)
        os.replace(part, place)  # noqa: PTH105  Path.replace is the same; this is the name that promises it
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    _settle(place.parent)


def sweep(path: Path) -> None:
    """Take away what stopped writers have left of a file; call it while the folder is held."""
    with suppress(OSError):
        for left in path.parent.glob(_part(path, "*").name):
            left.unlink(missing_ok=True)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Hold a folder against other writers, where the system can do that; a stuck one is waited for two seconds."""
    held = None
    with suppress(OSError):
        held = os.open(folder, os.O_RDONLY)
        _hold(held)
    try:
        yield
    finally:
        if held is not None:
            os.close(held)


def beside(path: Path) -> Path:
    """A free name beside a file: a.txt, a-2.txt, a-3.txt ..."""
    stem = path.stem.encode("utf-8", "surrogateescape")[:LONGEST].decode("utf-8", "ignore")
    names = (path.with_name(f"{stem}-{number}{path.suffix}") for number in count(2))
    return next(name for name in names if not os.path.lexists(name))


def _part(place: Path, writer: str) -> Path:
    """Where a writer puts a file together: a short name in the same folder, of its own."""
    return place.with_name(f".{crc32(os.fsencode(place.name)):08x}-{writer}.part")


def _fill(part: Path, data: bytes, before: os.stat_result | None) -> None:
    part.unlink(missing_ok=True)
    with part.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if before is not None:
        with suppress(OSError, AttributeError):  # another's file, or a system without owners
            os.chown(part, before.st_uid, before.st_gid)
        part.chmod(stat.S_IMODE(before.st_mode))


def _settle(folder: Path) -> None:
    """See to it that a new name survives a power cut, where folders can be opened."""
    with suppress(OSError):
        held = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(held)
        finally:
            os.close(held)


def _hold(held: int) -> None:
    locks: Any = import_module("fcntl") if find_spec("fcntl") else None
    for _ in range(TRIES if locks else 0):
        with suppress(BlockingIOError):
            locks.flock(held, locks.LOCK_EX | locks.LOCK_NB)
            return
        time.sleep(PAUSE)
