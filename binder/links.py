"""Writes the links of the README that need the project's address, from the one place that has it: pyproject.toml.

`python binder/links.py` writes them; tests/package/test_readme.py fails while they are stale.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
START, END = "<!-- links: written by `make links` -->", "<!-- /links -->"
DOORS = {
    "Play the first lesson in the browser": "voila/render/tutorials/00-welcome.ipynb",
    "Open the whole course in JupyterLab": "lab/tree/tutorials/00-welcome.ipynb",
}


def repository() -> str:
    """The project's address, "OWNER/REPO"."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["tool"]["tienkow-learn"]["repository"])


def links(address: str) -> str:
    """The README's list of links for an address."""
    lines = [
        f"- [{name}](https://mybinder.org/v2/gh/{address}/HEAD?urlpath={quote(path, safe='')})"
        for name, path in DOORS.items()
    ]
    return "\n".join([START, "", *lines, "", END])


def fill(page: str, address: str) -> str:
    """A page with its list of links written anew."""
    return re.sub(f"{re.escape(START)}.*{re.escape(END)}", lambda _: links(address), page, flags=re.DOTALL)


def main() -> None:
    """Write the links into README.md."""
    page = ROOT / "README.md"
    page.write_text(fill(page.read_text(encoding="utf-8"), repository()), encoding="utf-8")


if __name__ == "__main__":
    main()
