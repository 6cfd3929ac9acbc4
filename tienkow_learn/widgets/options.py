"""Options as elements of a panel: each with its values; those that clash with another are off, with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tienkow_learn.engine import OptionError, RuleSet
from tienkow_learn.engine.checking import check_kind
from tienkow_learn.engine.rules.options import clash, source_of, word
from tienkow_learn.practice.choosing import Choosing
from tienkow_learn.practice.source import STANDARD
from tienkow_learn.text.settling import option_words
from tienkow_learn.text.voice import ENGLISH, Voice

from .score_sheet.words import Element, text
from .stage.stage import Stage


def option_elements(
    rules: RuleSet, name: str, values: Mapping[str, object], voice: Voice = ENGLISH, *, numbered: bool = False
) -> Iterator[Element]:
    """The values of an option to choose from, by text form; below them why some cannot be chosen now.

    Where it is `numbered`, its title tells the number of the point that it decides.
    """
    against = {code: clash(rules, name, value) for code, value in values.items()}
    own, source = getattr(rules, name), source_of(rules, name)
    title = option_words(name, own, voice)[0]
    if numbered and source:
        title = voice.says("options_numbered", title=title, source=source)
    items = [
        {"id": code, "label": option_words(name, value, voice)[1], "off": against[code] is not None}
        for code, value in values.items()
    ]
    pick: Element = {"t": "choices", "id": f"option-{name}", "mode": "pick", "name": title, "titled": True}
    yield pick | {"items": items, "chosen": word(own)}
    for code, beside in against.items():
        if beside:
            yield text(_why(name, values[code], beside, voice)) | {"id": f"off-{name}-{code}"}


def _why(name: str, value: object, beside: tuple[str, object], voice: Voice) -> str:
    """What stands in the way of a value."""
    other, standing = option_words(*beside, voice)
    why = voice.says("options_needs", value=option_words(name, value, voice)[1], other=other, beside=standing)
    return voice.says("options_off", why=why)


MATCH = ("direction", "dice", "start_counters", "target", "target_basis", "minutes")


class Options(Stage):
    """A panel on which the options of a rule set are chosen; `rules` are the rules as they stand.

    Give a rule set to begin with, Tien Kow's if none. A value that means nothing beside another one is greyed out, and
    the reason stands below it. Hand `options.rules` to tk.Table or tk.Match.

    >>> from tienkow_learn.engine import SkyNine
    >>> options = Options(SkyNine()).choose("kk_royal", "false")
    >>> str(options.rules)
    'SkyNine kk_royal=false'
    >>> options.close()
    """

    def __init__(self, rules: RuleSet | None = None, *, lang: str = "en") -> None:
        check_kind("rules", rules, RuleSet, type(None))
        self._chosen, self._voice, self._news = Choosing(rules or STANDARD), Voice(lang), ""
        super().__init__(self._do, picture="svg")
        self._show()

    def __repr__(self) -> str:
        return f"Options({self.rules!r})"

    @property
    def rules(self) -> RuleSet:
        """The rules as they stand."""
        return self._chosen.rules

    def choose(self, name: str, value: object) -> Options:
        """Change one option, by the text form of its value; OptionError for what clashes or is not there."""
        self._chosen = self._chosen.with_value(name, value)
        title, told = option_words(name, getattr(self.rules, name), self._voice)
        return self._told(self._voice.says("options_changed", option=title, value=told))

    def preset(self, name: str) -> Options:
        """Begin again with a known set of options; OptionError for a name that is none."""
        self._chosen = self._chosen.preset(name)
        return self._told(self._voice.says(f"options_preset_{name}"))

    def _told(self, news: str) -> Options:
        self._news = news
        self._show()
        return self

    def _do(self, name: str, value: object) -> None:
        """What a click or a key asks for; what cannot be is told, and changes nothing."""
        kind, _, rest = name.partition("-")
        try:
            if kind == "option":
                self.choose(rest, value)
            elif kind == "preset":
                self.preset(rest)
        except OptionError as error:
            self._told(error.text(self._voice.lang))

    def _show(self) -> None:
        self.show(None, panel=list(self._panel()), say=self._news)

    def _panel(self) -> Iterator[Element]:
        rules = self.rules
        presets = [self._preset(name) for name in rules.presets]
        yield {"t": "title", "text": self._voice.says("options_presets")}
        yield {"t": "actions", "id": "presets", "items": presets}
        yield text(self._voice.says("options_sources"))
        for group, names in self._groups():
            yield {"t": "title", "text": self._voice.says(f"options_group_{group}")}
            for name in names:
                yield from option_elements(rules, name, self._chosen.values(name), self._voice, numbered=True)
        yield text(self._voice.says("options_text", text=rules), "note")

    def _preset(self, name: str) -> Element:
        label = self._voice.says(f"options_preset_{name}")
        return {"id": f"preset-{name}", "label": label, "primary": name == self.rules.preset}

    def _groups(self) -> Iterator[tuple[str, list[str]]]:
        names, settling = self._chosen.names, self.rules.settling
        yield "play", [name for name in names if name not in (*settling, *MATCH)]
        yield "score", [name for name in names if name in settling]
        yield "match", [name for name in names if name in MATCH]
