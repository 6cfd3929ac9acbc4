"""No question asks about what cannot be, under any options; none favours a place; each has one right answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import sqrt

import pytest

from tests.practice.second import LONG, PRESETS, RIGHT, any_rules, check
from tienkow_learn.engine import Combination, RuleSet, SkyNine, TienKow
from tienkow_learn.practice import GAMES, GENERATORS, Question, QuestionError, fitting
from tienkow_learn.widgets.quiz.quiz import Quiz

FEW, SHORT, MANY = 60, 600, 5000
SURE = 4
"""So many standard deviations above chance no place may be right."""

each_kind = pytest.mark.parametrize("kind", GENERATORS)
asked = pytest.mark.parametrize(
    ("kind", "rules"),
    [pytest.param(kind, rules, id=f"{kind} {type(rules).__name__}") for rules in GAMES for kind in fitting(rules)],
)


@cache
def made(kind: str, rules: RuleSet, seeds: int) -> tuple[Question, ...]:
    return tuple(GENERATORS[kind](seed, rules) for seed in range(seeds))


def test_there_is_a_second_opinion_on_every_kind() -> None:
    assert set(RIGHT) == set(GENERATORS)


@each_kind
def test_what_is_asked_can_be_and_has_one_right_answer(kind: str) -> None:
    for rules in PRESETS:
        for seed in range(3) if GENERATORS[kind].fits(rules) else ():
            check(GENERATORS[kind](seed, rules))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", [TienKow, SkyNine])
def test_under_any_options_every_kind_that_fits_can_be_asked(game: type[RuleSet], seed: int) -> None:
    rules = any_rules(game, seed)
    for kind in fitting(rules):
        check(GENERATORS[kind](seed, rules))


@pytest.mark.many
@each_kind
def test_five_thousand_of_each_kind(kind: str) -> None:
    games = [type(rules) for rules in GAMES if GENERATORS[kind].fits(rules)]
    presets = [rules for rules in PRESETS if type(rules) in games]
    found = []
    for seed in range(MANY):
        rules = any_rules(games[seed % len(games)], seed // 50) if seed % 2 else presets[seed // 2 % len(presets)]
        if not GENERATORS[kind].fits(rules):
            rules = presets[0]
        found.append(GENERATORS[kind](seed, rules))
        check(found[-1])
    assert not favoured(found)


@asked
def test_no_place_is_right_more_often_than_by_chance(kind: str, rules: RuleSet) -> None:
    assert not favoured(made(kind, rules, FEW if kind.startswith(LONG) else SHORT))


def favoured(questions: Sequence[Question]) -> dict[str, float]:
    """What always pressing one place earns in questions with one right answer, where that is more than by chance."""
    one = [question for question in questions if question.mode == "one"]
    hits = Counter(question.right[0] for question in one)
    found = {}
    for place in range(max((len(question.choices) for question in one), default=0)):
        even = [1 / len(question.choices) for question in one if place < len(question.choices)]
        if hits[place] > sum(even) + SURE * sqrt(sum(share * (1 - share) for share in even)):
            found[f"{place}"] = hits[place] / len(even)
    several = Counter(question.right for question in questions if question.mode != "one")
    return found | {str(each): n for each, n in several.items() if n > max(5, sum(several.values()) / 4)}


class Singles(TienKow):
    """A game without sets of two or more tiles."""

    __slots__ = ()

    def combinations(self) -> tuple[Combination, ...]:
        return tuple(each for each in super().combinations() if len(each.tiles) == 1)


@pytest.mark.parametrize("kind", ["higher_pair", "order_pairs", "is_a_pair", "who_wins_pair", "is_a_set"])
def test_a_kind_that_means_nothing_is_refused_when_the_quiz_is_made(kind: str) -> None:
    with pytest.raises(QuestionError, match=f"no questions called '{kind}' about"):
        Quiz(kind, rules=Singles())


def test_the_first_lead_may_have_to_be_a_single_tile() -> None:
    rules = TienKow(first_trick_single_only=True)
    found = [GENERATORS["legal_plays"](seed, rules) for seed in range(40)]
    for question in found:
        check(question)
    sizes = {each.position.trick.size for each in found if each.position and each.position.trick}
    assert sizes >= {1, 2}
