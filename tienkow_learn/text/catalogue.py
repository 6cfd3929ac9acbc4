"""The one catalogue: sentences by code, translated through gettext, then filled in."""

from __future__ import annotations

import gettext
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tienkow_learn.engine.errors import OptionError, TienKowError, brief

DOMAIN = "tienkow_learn"
LOCALE = Path(__file__).parent.parent / "locale"
LANGUAGES = ("en",)
"""The languages that have a catalogue."""
COUNTED = {
    "tricks": ("{n} trick", "{n} tricks"),
    "points": ("{n} point", "{n} points"),
    "minutes": ("{n} minute", "{n} minutes"),
    "ways": ("only one play", "{n} different plays"),
    "spots": ("{n} spot", "{n} spots"),
    "count": ("{n} tile", "{n} tiles"),
    "mixed_n": ("a mixed pair", "{n} mixed pairs"),
}
"""Values that are told as a number and a noun: `{tricks}` becomes "1 trick" or "3 tricks"."""


@cache
def sentences() -> Mapping[str, str]:
    """Every English sentence by its code, from the tables beside this module."""
    found: dict[str, str] = {}
    for each in sorted(module.name for module in iter_modules([str(Path(__file__).parent)])):
        table = getattr(import_module(f".{each}", __package__), "SENTENCES", {})
        if twice := found.keys() & table.keys():
            message = f"codes in two tables: {sorted(twice)}"
            raise LookupError(message)
        found.update(table)
    return found


def codes() -> tuple[str, ...]:
    """Every code that has a sentence."""
    return tuple(sorted(sentences()))


@cache
def _translation(lang: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, LOCALE, languages=[lang], fallback=True)


def say(code: str, lang: str = "en", **values: object) -> str:
    """The sentence of a code in a language, with its values filled in. KeyError for an unknown code.

    >>> say("counted_tricks", tricks=1)
    '1 trick'
    """
    if not isinstance(lang, str):
        raise OptionError("lang_text", given=brief(lang))
    template = _translation(lang).gettext(sentences()[code])
    return template.format(**{name: _told(name, value, lang) for name, value in values.items()})


def _told(name: str, value: object, lang: str) -> object:
    if isinstance(value, TienKowError):
        return value.text(lang)
    if name in COUNTED and isinstance(value, int):
        return _translation(lang).ngettext(*COUNTED[name], value).format(n=value)
    return value
