"""Names are what people are called, in any script; each can be seen, and told from the other three."""

from __future__ import annotations

import pytest

from tienkow_learn.engine import ArgumentError, Record, RecordError, Round, TienKow
from tienkow_learn.engine.names import is_name

DEALT = Round.deal(TienKow(), 7)
OTHERS = ("Bo", "Cy", "Di")


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "天九",
        "Čeněk & co",
        "O'Neill-Ng",
        "42",
        "ශ්\u200dරී ලංකා",  # Sinhala: the joiner shapes the letters before and after it
        "می\u200cخواهم",  # Persian: the non-joiner stands inside a word
        "👩\u200d🚀",
        "🏳\ufe0f\u200d🌈",
        "👨\u200d👩\u200d👧\u200d👦",
        "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",  # the flag of Wales
        "é",
        "e\u0301",
        "ᄒ\u1160",
    ],
)
def test_a_name_in_any_script_is_kept_as_it_is(name: str) -> None:
    assert is_name(name)
    record = Record(DEALT, names=(name, *OTHERS))
    assert Record.parse(str(record)).names == (name, *OTHERS)


@pytest.mark.parametrize(
    "name",
    [
        *["", " ", "\u3000", "\u00a0", "\t", "\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u2800 \u2800"],
        *["\u200b", "\u200c", "\u200d", "\u200d\u200d", "\ufe0f", "\u034f", "\u0301", "\u17b4", "\u180b", "\U0001d159"],
        *[
            "\u200dAnn",
            "Ann\u200d",
            "An\u200d\u200dn",
            "An \u200dn",
            "An\u202en",
            "An\u2066n",
            "A\u00adnn",
            "\ufeffAnn",
        ],
        *["An\nn", "An\x00n", "An\ud800n", "An\U000e0041n", "🏴\U000e0067", "A" * 41, None, 5, b"Ann", ["Ann"]],
    ],
)
def test_what_cannot_be_seen_or_hides_something_is_no_name(name: str) -> None:
    assert not is_name(name)
    with pytest.raises(ArgumentError, match="the name of seat 0 must have 1 to 40 characters that can be seen"):
        Record(DEALT, names=(name, *OTHERS))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", "ann"),
        ("Ann", "Ann "),
        ("Ann Lee", "Ann  Lee"),
        ("Ann", "Ａｎｎ"),
        ("é", "e\u0301"),
        ("Straße", "STRASSE"),
        ("می\u200cخ", "میخ"),
        ("👩\ufe0f", "👩"),
        ("Ann", "Ann\u3164"),
    ],
)
def test_two_names_that_look_or_sound_the_same_are_refused(one: str, other: str) -> None:
    with pytest.raises(ArgumentError) as refused:
        Record(DEALT, names=("Bo", one, "Cy", other))
    assert str(refused.value).startswith(
        "the names of seats 1 and 3 look or sound the same: give each a name of its own"
    )


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("e", "é"), ("天", "天天"), ("👩\u200d🚀", "👨\u200d🚀")])
def test_names_that_differ_are_told_apart(one: str, other: str) -> None:
    assert Record(DEALT, names=(one, other, "Cy", "Di")).names == (one, other, "Cy", "Di")


@pytest.mark.parametrize("names", [5, None, "Anna", b"Anna"])
def test_four_names_are_a_list(names: object) -> None:
    if names is None:
        assert Record(DEALT, names=names).names is None
        return
    with pytest.raises(RecordError, match=r"names cannot be .*: it must be a list"):
        Record(DEALT, names=names)  # type: ignore[arg-type]


def test_a_record_with_equal_names_loses_no_play() -> None:
    text = str(Record(DEALT.play(DEALT.legal_plays()[0]), names=("Ann", *OTHERS))).replace('"Bo"', '"Ann"')
    with pytest.raises(RecordError) as refused:
        Record.parse(text)
    assert isinstance(refused.value.partial, Round)
    assert len(refused.value.partial.plays) == 1
