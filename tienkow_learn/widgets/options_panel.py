"""Options as elements of a panel: each with its values; those that clash with another are off, with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tienkow_learn.engine import RuleSet
from tienkow_learn.engine.rules.options import clash, source_of, word
from tienkow_learn.text import say
from tienkow_learn.text.settling import option_words

from .score_words import Element, text


def option_elements(
    rules: RuleSet, name: str, values: Mapping[str, object], lang: str = "en", *, numbered: bool = False
) -> Iterator[Element]:
    """The values of an option to choose from, by text form; below them why some cannot be chosen now.

    Where it is `numbered`, its title tells the number of the point that it decides.
    """
    against = {code: clash(rules, name, value) for code, value in values.items()}
    own, source = getattr(rules, name), source_of(rules, name)
    title = option_words(name, own, lang)[0]
    if numbered and source:
        title = say("options_numbered", lang, title=title, source=source)
    items = [
        {"id": code, "label": option_words(name, value, lang)[1], "off": against[code] is not None}
        for code, value in values.items()
    ]
    pick: Element = {"t": "choices", "id": f"option-{name}", "mode": "pick", "name": title, "titled": True}
    yield pick | {"items": items, "chosen": word(own)}
    for code, beside in against.items():
        if beside:
            yield text(_why(name, values[code], beside, lang)) | {"id": f"off-{name}-{code}"}


def _why(name: str, value: object, beside: tuple[str, object], lang: str) -> str:
    """What stands in the way of a value."""
    other, standing = option_words(*beside, lang)
    why = say("options_needs", lang, value=option_words(name, value, lang)[1], other=other, beside=standing)
    return say("options_off", lang, why=why)
