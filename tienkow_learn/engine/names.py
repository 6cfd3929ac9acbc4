"""Names of the four players: what can be seen, and told from the other three."""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import category, normalize

from .checking import several
from .errors import ArgumentError

MAX_NAME = 40
"""The longest name, in characters."""
_SEATS = 4
_JOINED = re.compile(r"(?<=[^\s\u200c\u200d])[\u200c\u200d](?=[^\s\u200c\u200d])")
"""A joiner between two signs: it shapes letters (Persian, Sinhala), or makes one emoji of two."""
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e007a]{3,6}\U000e007f")
"""A flag that is written in tags, such as that of Wales."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Signs that count as letters or symbols, and show nothing."""
_UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\U000e0020-\U000e01ef]")
"""Signs that only change the one before them, or show nothing."""


def check_names(names: Iterable[str]) -> tuple[str, ...]:
    """The names, four by seat; ArgumentError unless each has 1 to MAX_NAME characters to see, and is another's.

    Two names are the same if they differ only in capitals, in width, in spaces, or in what cannot be seen.
    """
    given = several("names", names)
    if len(given) != _SEATS:
        raise ArgumentError("four_names", given=len(given))
    for seat, name in enumerate(given):
        if not is_name(name):
            raise ArgumentError("bad_name", seat=seat, most=MAX_NAME)
    keys = [_key(name) for name in given]
    for seat, key in enumerate(keys):
        if key in keys[:seat]:
            raise ArgumentError("same_name", seat=keys.index(key), other=seat, name=given[seat])
    return given


def is_name(name: object) -> bool:
    """True if it can be a name.

    >>> is_name("නිමාලි"), is_name(chr(0x3164)), is_name("a" + chr(0x202E))
    (True, False, False)
    """
    if not isinstance(name, str) or len(name) > MAX_NAME:
        return False
    told = _JOINED.sub("", _FLAG.sub("\U0001f3f4", name))
    return told.isprintable() and any(_shows(sign) for sign in told)


def _shows(sign: str) -> bool:
    """True if a sign shows something of its own: a letter, a number, a symbol."""
    return sign not in _BLANK and category(sign)[0] in "LNPS"


def _key(name: str) -> str:
    """The same for names that look or sound the same."""
    seen = "".join(sign for sign in _UNSEEN.sub("", normalize("NFKC", name)) if sign not in _BLANK)
    return " ".join(normalize("NFKC", seen.casefold()).split())
