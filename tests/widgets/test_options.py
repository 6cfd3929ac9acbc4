"""The options of both games on their panel: what clashes is greyed out, with the reason, and cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tienkow_learn.engine import RuleSet, SkyNine, TienKow
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
            after = chosen.with_value(name, code)
            free = chosen.against(name, value) is None
            assert (getattr(after.rules, name) == value) == (free or getattr(rules, name) == value)
            assert free or after == chosen


def test_dependent_options_are_greyed_out_until_what_they_need_is_chosen(options: Options) -> None:
    assert off(options, "jj_catch_collects") == ["true"]
    assert "Not now: “yes” does not go with “JJ catches a Royal KK: no”." in words(options)
    options.choose("jj_catches_kk", "true")
    assert off(options, "jj_catch_collects") == []
    assert off(options, "kk_royal") == ["false"]
    assert off(options, "straight_civil") == ["false"]
    assert off(options.choose("straight_win", "true"), "straight_civil") == []


def test_what_is_greyed_out_or_unknown_changes_nothing(options: Options) -> None:
    for value in ("true", "maybe", 3, None):
        assert options.choose("jj_catch_collects", value).rules == SkyNine()


def test_a_press_is_a_message_of_the_layer(options: Options) -> None:
    options._do("option-surrender", "only_if_unable")
    assert options.rules == SkyNine(surrender="only_if_unable")
    assert options.layer.scene["say"] == "Who could beat may surrender: no."
    options._do("preset-hong_kong", None)
    assert options.rules == SkyNine.hong_kong()
    options._do("preset-english", None)
    options._do("option-trump", "hearts")
    assert options.rules == SkyNine.hong_kong()
    assert repr(options) == f"Options({SkyNine.hong_kong()})"


def test_without_rules_it_begins_with_those_of_the_course() -> None:
    made = Options()
    assert made.rules == TienKow()
    made.close()
