"""The rule sets, one a module, and reading one from its text form."""

from __future__ import annotations

from tienkow_learn.engine.checking import check_kind
from tienkow_learn.engine.errors import OptionError, RecordError

from .base import RuleSet
from .options import values_of
from .sky_nine import SkyNine
from .tien_kow import TienKow
from .turn import Past, Turn

RULE_SETS: dict[str, type[RuleSet]] = {}
"""The rule sets by the name that their text form begins with, in the order in which the course teaches them."""


def register(game: type[RuleSet]) -> type[RuleSet]:
    """Make a rule set known by its name, and with it its words: records, quizzes and sentences find it from then on.

    Its text form, `SkyNine kk_royal=false`, begins with the name of its class.
    """
    RULE_SETS[game.__name__] = game
    return game


register(TienKow)
register(SkyNine)


def read_rules(text: str) -> RuleSet:
    """Read the text form of a rule set; RecordError or OptionError says what is wrong with it.

    >>> read_rules("TienKow trick_value=tiles").trick_value
    'tiles'
    """
    check_kind("rules", text, str)
    name, *words = text.split() or [""]
    if name not in RULE_SETS:
        raise RecordError("unknown_rules", text=name[:40], known=", ".join(RULE_SETS))
    if any("=" not in word for word in words):
        raise OptionError("option_form", text=next(word for word in words if "=" not in word)[:40])
    return RULE_SETS[name].from_words(words)


__all__ = ["RULE_SETS", "Past", "RuleSet", "SkyNine", "TienKow", "Turn", "read_rules", "register", "values_of"]
