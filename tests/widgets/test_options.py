"""The options of both games on their panel: what clashes is greyed out, with the reason, and cannot be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tienkow_learn.engine import OptionError, RuleSet, SkyNine, TienKow
from tienkow_learn.practice.choosing import Choosing
from tienkow_learn.text.settling import option_words
from tienkow_learn.widgets import Options

GAMES = [TienKow(), TienKow.russian(), SkyNine(), SkyNine.hong_kong()]


@pytest.fixture
def options() -> Iterator[Options]:
    made = Options(SkyNine())
    yield made
    made.close()


def element(options: Options, name: str) -> dict[str, Any]:
    return next(each for each in options.layer.scene["panel"] if each.get("id") == f"option-{name}")


def off(options: Options, name: str) -> list[str]:
    return [item["id"] for item in element(options, name)["items"] if item["off"]]


def words(options: Options) -> str:
    return " ".join(str(each.get("text", "")) for each in options.layer.scene["panel"])


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_every_option_and_value_has_its_words(rules: RuleSet) -> None:
    chosen = Choosing(rules)
    for name in chosen.names:
        told = [option_words(name, value) for value in chosen.values(name).values()]
        assert len({title for title, _ in told}) == 1
        assert len({value for _, value in told}) == len(told) > 1


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_what_is_not_greyed_out_can_be_chosen_and_what_is_cannot(rules: RuleSet) -> None:
    chosen = Choosing(rules)
    for name in chosen.names:
        for code, value in chosen.values(name).items():
            if chosen.against(name, value) is None:
                assert getattr(chosen.with_value(name, code).rules, name) == value
            else:
                with pytest.raises(OptionError, match=name):
                    chosen.with_value(name, code)


def test_dependent_options_are_greyed_out_until_what_they_need_is_chosen(options: Options) -> None:
    assert off(options, "jj_catch_collects") == ["true"]
    assert "Not now: “yes” does not go with “JJ catches a Royal KK: no”." in words(options)
    options.choose("jj_catches_kk", "true")
    assert off(options, "jj_catch_collects") == []
    assert off(options, "kk_royal") == ["false"]
    assert off(options, "straight_civil") == ["false"]
    assert off(options.choose("straight_win", "true"), "straight_civil") == []


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("jj_catch_collects", "true", "jj_catch_collects=true and jj_catches_kk=false mean nothing together"),
        ("jj_catch_collects", "maybe", "option jj_catch_collects cannot be 'maybe': it is one of false, true"),
        ("jj_catch_collects", 3, "option jj_catch_collects cannot be '3'"),
        ("jj_catch_collects", None, "option jj_catch_collects cannot be 'none'"),
        ("target", "bogus", "option target cannot be 'bogus': it is one of none, a whole number from 1"),
        ("target", "9" * 5000, "option target cannot be '9999"),
        pytest.param("target", 10**5000, "option target cannot be 'a very large number'", id="large"),
        ("nope", "x", "there is no option 'nope'; the options are direction"),
        (None, "x", "there is no option 'None'"),
    ],
)
def test_what_is_greyed_out_or_unknown_is_refused_and_changes_nothing(
    options: Options, name: str, value: object, says: str
) -> None:
    with pytest.raises(OptionError, match=re.escape(says)):
        options.choose(name, value)
    options._do(f"option-{name}", value)
    assert says in str(options.layer.scene["say"])
    assert (options.rules, options.errors) == (SkyNine(), [])


@pytest.mark.parametrize("name", ["bogus", "english", "", None, 5])
def test_a_preset_that_is_not_there_is_refused(options: Options, name: str) -> None:
    with pytest.raises(OptionError, match=f"there is no preset '{name}'; there are sky9, hong_kong"):
        options.preset(name)
    assert options.rules == SkyNine()


def test_a_target_may_be_any_number_and_is_none_only_when_asked(options: Options) -> None:
    assert options.choose("target", "75").rules == SkyNine(target=75)
    assert options.choose("target", 60).rules == SkyNine(target=60)
    assert options.choose("target", None).rules == SkyNine()


def test_counters_that_reach_the_target_at_the_start_are_greyed_out(options: Options) -> None:
    options.choose("target", "50")
    assert off(options, "target_basis") == ["counters"]
    assert "“all counters held” does not go with “Counters at the start: 50”" in words(options)
    options.choose("target", "100").choose("target_basis", "counters")
    assert (off(options, "target"), off(options, "start_counters")) == (["none", "50"], ["100"])


def test_a_press_is_a_message_of_the_layer(options: Options) -> None:
    options._do("option-surrender", "only_if_unable")
    assert options.rules == SkyNine(surrender="only_if_unable")
    assert options.layer.scene["say"] == "Who could beat may surrender: no."
    options._do("preset-hong_kong", None)
    assert options.rules == SkyNine.hong_kong()
    options._do("preset-english", None)
    options._do("option-trump", "hearts")
    assert options.rules == SkyNine.hong_kong()
    assert repr(options) == f"Options({SkyNine.hong_kong()!r})"


def test_without_rules_it_begins_with_those_of_the_course() -> None:
    made = Options()
    assert made.rules == TienKow()
    made.close()
