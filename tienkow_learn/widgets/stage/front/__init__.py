"""The front end of the stage: small ES modules, which are joined into the one that anywidget takes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
FIRST = "layer.mjs"
IMPORT = re.compile(r'^import \{[^}]*\} from "\./([a-z]+\.mjs)";\n', re.MULTILINE)
COMMENT = re.compile(r"^ *(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
EXPORT = re.compile(r"^export (?!default )", re.MULTILINE)


def ordered(name: str = FIRST) -> list[str]:
    """The names of a module and of all that it needs, each once, after those that it needs itself."""
    needed = (each for other in IMPORT.findall(text(name)) for each in ordered(other))
    return list(dict.fromkeys([*needed, name]))


@cache
def joined() -> str:
    """All modules as one: without the imports and exports between them, which it does not need, and comments."""
    return "\n".join(stripped(text(name)) for name in ordered())


def stripped(module: str) -> str:
    r"""A module without imports of its neighbours, exports and lines of comments; what it exports by default stays.

    >>> stripped('// why\nimport { b } from "./b.mjs";\n\nexport const a = b;\nexport default a;\n')
    'const a = b;\nexport default a;\n'
    """
    return EXPORT.sub("", COMMENT.sub("", IMPORT.sub("", module))).lstrip("\n")


@cache
def text(name: str) -> str:
    """The source of a module."""
    return (HERE / name).read_text(encoding="utf-8")
