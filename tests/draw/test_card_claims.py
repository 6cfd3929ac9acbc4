"""The reference card fits the options: each line of each preset, and of each option flipped, is true when played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from tests.draw.claims import CHECKS, FEW, NONE, sizes, takes
from tienkow_learn.draw.card.card import Card, Section
from tienkow_learn.engine import DECK, OptionError, RuleSet, SkyNine, TienKow, tiles
from tienkow_learn.engine.rules.options import offered

PRESETS: list[RuleSet] = [getattr(game, name)() for game in (TienKow, SkyNine) for name in game.presets]
BESIDE: list[dict[str, object]] = [{}, {"target": 60}, {"straight_win": True}, {"jj_catches_kk": True}]
"""Options without which another means nothing."""


def flipped() -> Iterator[tuple[RuleSet, RuleSet]]:
    """Every value of every option, beside the same rules with the default."""
    for game in (TienKow, SkyNine):
        for name in (each.name for each in fields(game)):
            for value in offered(game, name)[1:]:
                yield next(_one(game, name, value))


def _one(game: type[TienKow | SkyNine], name: str, value: object) -> Iterator[tuple[RuleSet, RuleSet]]:
    for beside in BESIDE:
        try:
            plain = game(**beside)  # type: ignore[arg-type]
            yield plain, replace(plain, **{name: value})  # type: ignore[arg-type]
        except OptionError:
            continue


FLIPPED = [*flipped()]
RULES = [*PRESETS, *(rules for _, rules in FLIPPED)]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_line_is_true(rules: RuleSet) -> None:
    lines = Card(rules).lines
    assert [line for line in lines if not CHECKS[line.code](rules, line)] == []
    assert ("first_sizes" in {line.code for line in lines}) == (sizes(rules, NONE) != sizes(rules, FEW))


def test_every_kind_of_line_is_on_some_card() -> None:
    assert {line.code for rules in RULES for line in Card(rules).lines} == set(CHECKS)


@pytest.mark.parametrize(("plain", "rules"), FLIPPED, ids=str)
def test_every_option_changes_the_card(plain: RuleSet, rules: RuleSet) -> None:
    one, other = Card(plain), Card(rules)
    assert (one.sections, one.lines) != (other.sections, other.lines)
    assert str(one) != str(other)


def beaten_by(section: Section, place: int) -> set[str]:
    """The sets that beat a line of a section, as the card says, in spots."""
    if section.how == "other":
        return {str(each.tiles) for each in section.by}
    higher = section.lines[: place + (section.how == "equal")]
    return set() if section.how == "none" else {str(each.tiles) for line in higher for each in line}


def check_sections(rules: RuleSet, places: slice) -> None:
    sets = rules.combinations()
    for section in Card(rules).sections:
        for place, line in [*enumerate(section.lines)][places]:
            for led in line:
                found = {str(each.tiles) for each in sets if takes(rules, led.tiles, each.tiles)}
                told = {each for each in beaten_by(section, place) if DECK.holds((*led.tiles, *tiles(each)))}
                assert found == told, (section.kind, led.letters)


@pytest.mark.parametrize("rules", PRESETS, ids=str)
def test_what_beats_what_is_true_of_every_set(rules: RuleSet) -> None:
    check_sections(rules, slice(None))


@pytest.mark.parametrize("rules", [rules for _, rules in FLIPPED], ids=str)
def test_what_beats_what_is_true_under_every_option(rules: RuleSet) -> None:
    check_sections(rules, slice(-1, None))


def test_a_card_of_another_game_is_not_true() -> None:
    """The checks can fail: what Hong Kong plays otherwise is false of Sky Nine, line by line."""
    custom, plain = SkyNine.hong_kong(), SkyNine()
    wrong = {line.code for line in Card(custom).lines if not CHECKS[line.code](plain, line)}
    assert wrong >= {"to_bank", "first_bank", "gain", "end", "caught", "all_end", "full", "full_larger", "if_last"}
