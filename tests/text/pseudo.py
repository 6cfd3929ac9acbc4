"""A language that does not exist: English with an accent on every letter, 40 % longer, and marked from end to end.

What a page shows without the marks did not come through the catalogue; what is cut off has lost its end mark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from tienkow_learn.text import catalogue
from tienkow_learn.text.template import compiled, template

LANG = "eo"
"""Its folder: a language of one plural rule with "one" and "many", as English has."""
FIRST, LAST = "⟦", "⟧"
_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçđéƒĝĥîĵķļɱñóþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÓÞɊŔŠŢÛṼŴẊÝŽ",
)
_HOLE = re.compile(r"(\{[^}]*\})")
LONGER = 0.4


def pseudo(text: str) -> str:
    """A text in the pseudo-language; what is filled in stays as it is."""
    parts = [part if _HOLE.fullmatch(part) else part.translate(_LETTERS) for part in _HOLE.split(text)]
    return f"{FIRST}{''.join(parts)}{'·' * round(len(_HOLE.sub('', text)) * LONGER)}{LAST}"


def _translated(message: Message) -> str | tuple[str, ...]:
    return tuple(map(pseudo, message.id)) if message.pluralizable else pseudo(str(message.id))


def write(folder: Path) -> Path:
    """Write its catalogue into a folder."""
    made = template(LANG)
    for message in made:
        if message.id:
            message.string = _translated(message)
    return compiled(made, LANG, folder)


@contextmanager
def spoken(folder: Path) -> Iterator[str]:
    """The code of the language, while its catalogue is the one that is looked into."""
    write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "LOCALE", folder)
        catalogue._translation.cache_clear()
        yield LANG
    catalogue._translation.cache_clear()
