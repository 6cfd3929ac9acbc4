"""The course on disk: where it lies, and how it is copied into a learner's folder without touching their edits."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from tienkow_learn import disk

WELCOME = "00-welcome.ipynb"
"""The lesson to open first."""
MANIFEST = ".tienkow-learn.json"
"""The file in the learner's folder that remembers what was copied: a name and a fingerprint for each file."""
PACKAGE = Path(__file__).parent


@dataclass
class Copied:
    """What a copy did, by names inside the folder: files written, and those kept with the new version put beside."""

    written: list[str] = field(default_factory=list)
    kept: dict[str, str] = field(default_factory=dict)


def checkout() -> Path | None:
    """The folder of lessons in a checkout of the project, or None where the package was installed from a wheel."""
    lessons = PACKAGE.parent / "tutorials"
    return lessons if (lessons / WELCOME).is_file() and (PACKAGE.parent / "pyproject.toml").is_file() else None


def source() -> Path:
    """The folder that the lessons come from: the checkout's, or the one inside the installed package."""
    return checkout() or PACKAGE / "course"


def copy(lessons: Path, folder: Path) -> Copied:
    """Copy all lessons and pictures into a folder, which is made if it is missing.

    A file is replaced only if it is as it was copied (running a notebook does not count as a change). One that the
    learner has changed stays, and if the course has a new version, that is put beside it: `00-welcome.new.ipynb`.
    Raises OSError if the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    seen = _read_manifest(folder)
    copied = Copied()
    for path in _files(lessons):
        _place(path, path.relative_to(lessons).as_posix(), folder, seen, copied)
    disk.write(folder / MANIFEST, json.dumps(seen, indent=1, sort_keys=True).encode())
    return copied


def fingerprint(data: bytes, name: str) -> str:
    """What identifies a file's content; of a notebook only its cells count, not outputs nor settings."""
    if name.endswith(".ipynb"):
        data = _cells(data) or data
    return hashlib.sha256(data).hexdigest()


def _place(path: Path, name: str, folder: Path, seen: dict[str, str], copied: Copied) -> None:
    data = path.read_bytes()
    new = fingerprint(data, name)
    if seen.get(name) == new and (folder / name).exists():
        return
    place = next(beside for beside in _names(name) if _free(folder / beside, seen.get(beside), new))
    if place != name:
        copied.kept[name] = place
    if not (folder / place).exists() or fingerprint((folder / place).read_bytes(), place) != new:
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        disk.write(folder / place, data)
        copied.written.append(place)
    seen[name] = seen[place] = new


def _free(path: Path, known: str | None, new: str) -> bool:
    """True if a place may be written: nothing is there, or what was copied, or the new version already."""
    return not path.exists() or (path.is_file() and fingerprint(path.read_bytes(), path.name) in {known, new})


def _names(name: str) -> Iterator[str]:
    """Yield the name itself, then names beside it: a.ipynb, a.new.ipynb, a.new2.ipynb ..."""
    path = Path(name)
    yield name
    yield path.with_suffix(f".new{path.suffix}").as_posix()
    yield from (path.with_suffix(f".new{number}{path.suffix}").as_posix() for number in count(2))


def _files(lessons: Path) -> list[Path]:
    return sorted(path for path in lessons.rglob("*") if path.is_file() and not _is_hidden(path.relative_to(lessons)))


def _is_hidden(path: Path) -> bool:
    """True if an editor or Python left it behind: .ipynb_checkpoints, __pycache__."""
    return any(part.startswith((".", "__")) for part in path.parts)


def _read_manifest(folder: Path) -> dict[str, str]:
    """What was copied before; an unreadable list counts as empty, then every changed file is kept."""
    try:
        known = json.loads((folder / MANIFEST).read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return {str(name): str(mark) for name, mark in known.items()} if isinstance(known, dict) else {}


def _cells(data: bytes) -> bytes | None:
    """The cells of a notebook as bytes, or None where it cannot be read as one."""
    try:
        cells = [[cell["cell_type"], "".join(cell["source"])] for cell in json.loads(data)["cells"]]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return json.dumps(cells).encode()
