"""Choosing: the options of a rule set, which values go together, and what stands in the way of the others."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, cast

from tienkow_learn.engine import OptionError, RuleSet
from tienkow_learn.engine.errors import brief
from tienkow_learn.engine.rules.options import check_names, clash, offered, read_word, word

Beside = tuple[str, object]
"""Another option, with the value that stands in the way."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """The options of `rules` as they stand. A value that clashes with another option's is told with that option.

    >>> from tienkow_learn.engine import SkyNine
    >>> chosen = Choosing(SkyNine())
    >>> chosen.against("jj_catch_collects", True), chosen.with_value("straight_win", "true").rules.straight_win
    (('jj_catches_kk', False), True)
    """

    rules: RuleSet

    @property
    def names(self) -> tuple[str, ...]:
        """The options, in the order of the rule set."""
        return tuple(each.name for each in fields(cast("Any", self.rules)))

    def values(self, name: str) -> dict[str, object]:
        """The values worth a try, by their text form."""
        found = [*offered(self.rules, name), getattr(self.rules, name)]
        return {word(value): value for value in found}

    def against(self, name: str, value: object) -> Beside | None:
        """The option, as it stands, that makes a value mean nothing; None if the value may be chosen."""
        return clash(self.rules, name, value)

    def with_value(self, name: str, code: object) -> Choosing:
        """The options with one of them changed, by its text form; OptionError for what cannot be."""
        check_names(type(self.rules), [name])
        text = word(code)
        value = self.values(name)[text] if text in self.values(name) else read_word(type(self.rules), name, text)
        return Choosing(replace(cast("Any", self.rules), **{name: value}))

    def preset(self, name: str) -> Choosing:
        """The options of a preset; OptionError for what is none."""
        if name not in self.rules.presets:
            raise OptionError("unknown_preset", name=brief(name, 40), known=", ".join(self.rules.presets))
        return Choosing(getattr(type(self.rules), name)())
