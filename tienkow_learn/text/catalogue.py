"""The one catalogue: sentences by code, translated through gettext, then filled in."""

from __future__ import annotations

import gettext
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tienkow_learn.engine.errors import OptionError, TienKowError, brief
from tienkow_learn.engine.rules import RULE_SETS, RuleSet

DOMAIN = "tienkow_learn"
COMMON = "tienkow_learn.text"
LOCALE = Path(__file__).parent.parent / "locale"
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


def sentences() -> Mapping[str, str]:
    """Every English sentence by its code: the common ones, and those of each game that is registered."""
    return _sentences(tuple(rules.words for rules in RULE_SETS.values() if rules.words))


def tables() -> Mapping[str, Mapping[str, str]]:
    """The tables that the sentences stand in, by the dotted name of their module."""
    homes = [COMMON, *(rules.words for rules in RULE_SETS.values() if rules.words)]
    return {name: table for home in homes for name, table in _tables(home)}


@cache
def _sentences(words: tuple[str, ...]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for home in (COMMON, *words):
        for _, table in _tables(home):
            if twice := found.keys() & table.keys():
                message = f"codes in two tables: {sorted(twice)}"
                raise LookupError(message)
            found.update(table)
    return found


def _tables(home: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The tables of a module, or of the modules of a package, each by its dotted name."""
    module = import_module(home)
    inner = sorted(each.name for each in iter_modules(getattr(module, "__path__", [])))
    for each in (module, *(import_module(f"{home}.{name}") for name in inner)):
        if table := getattr(each, "SENTENCES", None):
            yield each.__name__, table


def codes() -> tuple[str, ...]:
    """Every code that has a sentence."""
    return tuple(sorted(sentences()))


def languages() -> tuple[str, ...]:
    """The languages that there are: English, and each folder of translations."""
    return "en", *sorted(found.parent.parent.name for found in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))


@cache
def _translation(lang: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, LOCALE, languages=[lang], fallback=True)


def say(code: str, lang: str = "en", **values: object) -> str:
    """The sentence of a code in a language, with its values filled in. KeyError for an unknown code.

    A translation is looked up by the code too, so that two codes with one English sentence may differ elsewhere.

    >>> say("counted_tricks", tricks=1)
    '1 trick'
    """
    if not isinstance(lang, str):
        raise OptionError("lang_text", given=brief(lang))
    template = _translation(lang).pgettext(code, sentences()[code])
    return template.format(**{name: _told(name, value, lang) for name, value in values.items()})


def _told(name: str, value: object, lang: str) -> object:
    if isinstance(value, TienKowError):
        return value.text(lang)
    if name in COUNTED and isinstance(value, int):
        return _translation(lang).npgettext(name, *COUNTED[name], value).format(n=value)
    return value


def game_name(rules: RuleSet, lang: str = "en") -> str:
    """What a game is called.

    >>> from tienkow_learn.engine import SkyNine
    >>> game_name(SkyNine(kk_royal=False))
    'Sky Nine'
    """
    known = (f"game_{each.__name__}" for each in type(rules).__mro__)
    return next((say(code, lang) for code in known if code in sentences()), type(rules).__name__)
