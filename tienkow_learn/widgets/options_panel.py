"""Options as elements of a panel: each with its values; those that clash with another are off, with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tienkow_learn.engine import RuleSet
from tienkow_learn.engine.rules.options import clash, word
from tienkow_learn.text import say
from tienkow_learn.text.settling import option_words

from .score_words import Element


def option_elements(rules: RuleSet, name: str, values: Mapping[str, object], lang: str = "en") -> Iterator[Element]:
    """The values of an option to choose from, by text form; below them why some cannot be chosen now."""
    found = {code: clash(rules, name, value) for code, value in values.items()}
    against = {code: beside for code, beside in found.items() if beside}
    items = [
        {"id": code, "label": option_words(name, value, lang)[1], "off": code in against}
        for code, value in values.items()
    ]
    own = getattr(rules, name)
    title = option_words(name, own, lang)[0]
    yield {
        "t": "choices",
        "id": f"option-{name}",
        "mode": "pick",
        "name": title,
        "titled": True,
        "items": items,
        "chosen": word(own),
    }
    for code, (other, with_value) in against.items():
        told = option_words(other, with_value, lang)
        value = option_words(name, values[code], lang)[1]
        words = say("options_off", lang, value=value, title=told[0], beside=told[1])
        yield {"t": "text", "id": f"off-{name}-{code}", "text": words, "tone": "note"}
