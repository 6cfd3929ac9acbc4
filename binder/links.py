"""Writes the README's doors on mybinder.org, with the project's address as git knows it: that of the remote `origin`.

`python binder/links.py` writes them. Until the project lies on GitHub, the README says what they will be.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
START, END = "<!-- links: written by `make links` -->", "<!-- /links -->"
DOORS = {
    "Play the first lesson in the browser": "voila/render/tutorials/00-welcome.ipynb",
    "Open the whole course in JupyterLab": "lab/tree/tutorials/00-welcome.ipynb",
}
TO_COME = (
    "The door will stand here: a link that opens the first lesson on mybinder.org, with nothing to install. "
    "`make links` writes it as soon as git's `origin` is a repository on GitHub."
)
REMOTE = re.compile(r"(?:https://(?:[^/@\s]+@)?|ssh://git@|git@)github\.com[/:]([\w.-]+/[\w.-]+?)(?:\.git)?/?")
DOOR = re.compile(r"\(https://mybinder\.org/v2/gh/([\w.-]+/[\w.-]+)/HEAD\?")


def address(remote: str) -> str | None:
    """The "owner/name" of a repository on GitHub, from what git calls the remote; None of any other place.

    >>> address("git@github.com:someone/some-course.git")
    'someone/some-course'
    """
    found = REMOTE.fullmatch(remote.strip())
    return found[1] if found else None


def links(known: str | None) -> str:
    """The README's list of doors for an address, or the line that stands there while none is known."""
    doors = [
        f"- [{name}](https://mybinder.org/v2/gh/{known}/HEAD?urlpath={quote(path, safe='')})"
        for name, path in DOORS.items()
    ]
    return "\n".join([START, "", *(doors if known else [TO_COME]), "", END])


def fill(page: str, known: str | None) -> str:
    """A page with its list of doors written anew."""
    return re.sub(f"{re.escape(START)}.*{re.escape(END)}", lambda _: links(known), page, flags=re.DOTALL)


def written(page: str) -> str | None:
    """The address that a page's doors have now, None if it has no door."""
    found = DOOR.search(page)
    return found[1] if found else None


def main() -> None:
    """Write the doors into README.md; without an address on GitHub it stays as it is."""
    asked = ["git", "-C", str(ROOT), "remote", "get-url", "origin"]
    remote = subprocess.run(asked, capture_output=True, text=True, check=False).stdout  # noqa: S603  git of this machine
    known = address(remote)
    if known is None:
        sys.exit("git's remote `origin` is no repository on GitHub: README.md stays as it is")
    page = ROOT / "README.md"
    page.write_text(fill(page.read_text(encoding="utf-8"), known), encoding="utf-8")


if __name__ == "__main__":
    main()
