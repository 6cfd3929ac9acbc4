"""Every sentence can be translated by its code, plurals too, and the template of the translators is fresh."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.text import pseudo
from tienkow_learn.text import codes, languages, say
from tienkow_learn.text.catalogue import COUNTED, LOCALE, sentences
from tienkow_learn.text.template import template, write_template


@pytest.fixture(scope="module")
def lang(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pseudo.spoken(tmp_path_factory.mktemp("locale")) as lang:
        yield lang


def test_the_template_is_fresh(tmp_path: Path) -> None:
    kept = LOCALE / "tienkow_learn.pot"
    assert write_template(tmp_path).read_bytes() == kept.read_bytes(), "run `make words`"


def test_every_code_and_every_counted_noun_is_in_the_template_under_its_own_context() -> None:
    found = {message.context: message.id for message in template() if message.id}
    assert found == {**sentences(), **COUNTED}


def test_sentences_alike_in_english_may_differ_elsewhere() -> None:
    alike = [code for code in codes() if list(sentences().values()).count(sentences()[code]) > 1]
    kept = (LOCALE / "tienkow_learn.pot").read_text(encoding="utf-8")
    assert alike
    assert all(f'msgctxt "{code}"' in kept for code in alike)
    assert kept.count("msgid_plural") == len(COUNTED)


def test_every_sentence_is_said_in_another_language(lang: str) -> None:
    for code in codes():
        told = say(code, lang, **dict.fromkeys(_holes(code), "2"))
        assert (told[0], told[-1]) == (pseudo.FIRST, pseudo.LAST), code
        assert not set(told) & set("abcdefghijklmnopqrstuvwxyz"), code


def test_a_language_is_one_folder(lang: str) -> None:
    assert languages() == ("en", lang)
    assert say("series_civil", "xx") == "Civil"


@pytest.mark.parametrize("name", COUNTED)
def test_plurals_are_translated(name: str, lang: str) -> None:
    code = next(code for code in codes() if f"{{{name}}}" in sentences()[code])
    filled = {hole: 1 if hole in COUNTED else "" for hole in _holes(code)}
    one, two = (say(code, lang, **{**filled, name: count}) for count in (1, 2))
    assert pseudo.pseudo(COUNTED[name][0]).format(n=1) in one
    assert pseudo.pseudo(COUNTED[name][1]).format(n=2) in two


def _holes(code: str) -> list[str]:
    return [part[1:-1] for part in pseudo._HOLE.findall(sentences()[code])]
