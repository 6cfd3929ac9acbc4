"""Which questions to ask: kinds mixed by chance, and what belongs to a lesson."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import cycle

from tienkow_learn.engine import RuleSet

from .generators import GENERATORS
from .question import Question, QuestionError

LESSONS: dict[str, tuple[str, ...]] = {
    "00-welcome": ("who_wins_single",),
    "01-tiles-and-series": ("tile_to_name", "name_to_tile", "tile_series", "tile_spots", "spots_to_tile"),
    "02-pair-rankings": ("higher_pair", "is_a_pair", "order_pairs"),
    "03-leading-and-following": ("legal_plays", "who_wins_single", "who_wins_pair", "who_wins"),
    "04-scoring-a-round": ("what_pays", "which_clause", "next_bank"),
    "05-a-whole-round": ("next_bank", "who_wins", "legal_plays"),
    "07-sky-nine-sets": ("is_a_set", "beats_that", "catching"),
    "08-sky-nine-scoring": ("multiplier", "catching", "beats_that"),
    "09-where-the-rules-come-from": ("what_pays", "which_clause", "who_wins"),
}
"""The kinds of questions that each lesson adds, in the order of the course."""
MIX = 5
"""A lesson's kinds are filled up with kinds of earlier lessons to so many, with one at least."""
PATIENCE = 100
"""So many questions in a row that were asked already end the search."""
MOST = 200


def questions(
    kinds: str | Iterable[str], seed: int, n: int = 5, rules: RuleSet | None = None, lang: str = "en"
) -> tuple[Question, ...]:
    """So many questions of some kinds (or of a lesson), mixed by chance, none of them twice.

    The same seed gives the same ones; each kind asks about `rules` if they are of its game, else about its standard
    ones. QuestionError for an unknown kind, and for more questions than there are.

    >>> [q.kind for q in questions(["tile_series", "higher_pair"], seed=1, n=3)]
    ['tile_series', 'higher_pair', 'tile_series']
    """
    if type(n) is not int or not 1 <= n <= MOST:
        raise QuestionError("question_n", given=n, most=MOST)
    chance = random.Random(f"questions {seed}")
    found: dict[object, Question] = {}
    stale = 0
    for kind in cycle(_kinds(kinds, chance)):
        question = GENERATORS[kind](chance.randrange(2**32), rules, lang)
        stale = stale + 1 if _same(question) in found else 0
        found.setdefault(_same(question), question)
        if len(found) == n:
            break
        if stale > PATIENCE:
            raise QuestionError("question_few", given=n, most=len(found))
    return tuple(found.values())


def _same(question: Question) -> object:
    """Two questions with an equal one of these ask the same."""
    right = frozenset(question.choices[place] for place in question.right)
    return question.prompt, question.faces, question.position, right


def _kinds(kinds: str | Iterable[str], chance: random.Random) -> list[str]:
    names = [kinds] if isinstance(kinds, str) else list(kinds)
    lessons = [each for name in names for each in _of_lesson(name, chance)]
    found = list(dict.fromkeys(lessons))
    if not found:
        raise QuestionError("question_kinds", known=", ".join([*GENERATORS, *LESSONS]))
    chance.shuffle(found)
    return found


def _of_lesson(name: str, chance: random.Random) -> list[str]:
    """The kinds that a name stands for: itself, or a lesson's own with some of earlier lessons."""
    if name in GENERATORS:
        return [name]
    if name not in LESSONS:
        raise QuestionError("question_kind", given=str(name)[:40], known=", ".join([*GENERATORS, *LESSONS]))
    own, names = LESSONS[name], list(LESSONS)
    earlier = [kind for before in names[: names.index(name)] for kind in LESSONS[before] if kind not in own]
    return [*own, *chance.sample(earlier, min(len(earlier), max(1, MIX - len(own))))]
