"""Options: the rules to play by, one by one; what means nothing beside another choice is off, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, cast

from tienkow_learn.draw.view import View
from tienkow_learn.engine import OptionError, RuleSet, TienKow
from tienkow_learn.engine.outcome import MOST
from tienkow_learn.engine.rules.options import is_open, offered, source_of, word
from tienkow_learn.text import say
from tienkow_learn.text.settling import option_words

from .options_panel import option_elements
from .score_words import Element, text
from .stage import Stage


class Options(Stage):
    """All options of a rule set in a panel, to be changed; `rules` are those chosen, to be handed to tk.Table.

    Without `rules` it starts from TienKow(), the game of the first lessons.

    >>> options = Options()
    >>> options.set("trick_value", "tiles"), str(options.rules)
    (Options(TienKow trick_value=tiles), 'TienKow trick_value=tiles')
    >>> options.close()
    """

    def __init__(self, rules: RuleSet | None = None, *, lang: str = "en") -> None:
        self.rules = TienKow() if rules is None else rules  # what every other widget starts from, too
        self._lang, self._said = lang, ""
        super().__init__(self._do, self._viewed)
        self._show()

    def __repr__(self) -> str:
        return f"Options({self.rules})"

    def set(self, name: str, value: object) -> Options:
        """Change an option; OptionError for a name or value that there is not, or one that clashes with another."""
        return self._at(replace(cast("Any", self.rules), **{name: value}))

    def preset(self, name: str) -> Options:
        """All options as in a known set of rules, by name; a name that there is not changes nothing."""
        return self._at(getattr(type(self.rules), name)() if name in self.rules.presets else self.rules)

    def _at(self, rules: RuleSet) -> Options:
        changed = [each for each in self._names() if getattr(rules, each) != getattr(self.rules, each)]
        self.rules, self._said = rules, self._told(rules, changed)
        self._show()
        return self

    def _told(self, rules: RuleSet, changed: list[str]) -> str:
        if len(changed) != 1:
            return self._standing(rules)
        title, value = option_words(changed[0], getattr(rules, changed[0]), self._lang)
        return say("options_said", self._lang, title=title, value=value)

    def _do(self, name: str, value: object) -> None:
        """What a click or a key asks for. What cannot be is told, and changes nothing."""
        kind, _, rest = name.partition("-")
        if kind == "preset":
            self.preset(rest)
        elif kind == "option" and str(value) in self._values(rest):
            self._choose(rest, self._values(rest)[str(value)])
        elif kind == "number" and self._values(rest):
            self._choose(rest, None if value == 0 and None in offered(self.rules, rest) else value)

    def _choose(self, name: str, value: object) -> None:
        try:
            self.set(name, value)
        except OptionError as error:
            self._said = error.text(self._lang)
            self._show()

    def _names(self) -> list[str]:
        return [each.name for each in fields(cast("Any", self.rules))]

    def _values(self, name: str) -> dict[str, object]:
        """The values to choose from, by text form; its own among them; none for an unknown option."""
        if name not in self._names():
            return {}
        return {word(value): value for value in (*offered(self.rules, name), getattr(self.rules, name))}

    def _viewed(self, _: View) -> None:
        self._show()

    def _show(self) -> None:
        self.show(None, panel=[*self._head(), *self._groups()], say=self._said)

    def _head(self) -> Iterator[Element]:
        yield {"t": "title", "id": "options", "text": say("options_title", self._lang)}
        yield text(say("options_help", self._lang))
        items = [
            {"id": f"preset-{name}", "label": say(f"rules_{name}", self._lang), "primary": name == self.rules.preset}
            for name in self.rules.presets
        ]
        yield {"t": "actions", "id": "presets", "items": items}
        yield text(self._standing(self.rules), "rule") | {"id": "standing"}
        yield text(say("options_text", self._lang, text=self.rules)) | {"id": "text"}

    def _standing(self, rules: RuleSet) -> str:
        """The name of the rules, or how many options are changed from the first preset."""
        if rules.preset:
            return say("options_own", self._lang, name=say(f"rules_{rules.preset}", self._lang))
        first = rules.presets[0]
        start = getattr(type(rules), first)()
        changed = sum(getattr(rules, each) != getattr(start, each) for each in self._names())
        return say("options_changed", self._lang, n=changed, name=say(f"rules_{first}", self._lang))

    def _groups(self) -> Iterator[Element]:
        """The options by what they are about, in groups to be opened."""
        groups: dict[str, list[str]] = {}
        starts = {first: group for group, first in self.rules.groups}
        group = ""
        for name in self._names():
            group = starts.get(name, group)
            groups.setdefault(group, []).append(name)
        for group, names in groups.items():
            items = [element for name in names for element in self._option(name)]
            summary = say(f"options_group_{group}", self._lang)
            yield {"t": "more", "id": f"group-{group}", "summary": summary, "items": items}

    def _option(self, name: str) -> Iterator[Element]:
        line, source = say(f"option_line_{name}", self._lang), source_of(self.rules, name)
        told = say("options_line", self._lang, line=line, source=source) if source else line
        yield text(told) | {"id": f"line-{name}"}
        yield from option_elements(self.rules, name, self._values(name), self._lang)
        if is_open(self.rules, name):
            yield self._number(name)

    def _number(self, name: str) -> Element:
        own = getattr(self.rules, name)
        least = 0 if None in offered(self.rules, name) else 1
        label = say("options_more", self._lang, title=option_words(name, own, self._lang)[0])
        return {
            "t": "number",
            "id": f"number-{name}",
            "label": label,
            "value": own or 0,
            "min": least,
            "max": MOST,
            "live": True,
        }
