"""Which questions to ask: kinds mixed by chance, and what belongs to a lesson."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import cycle

from tienkow_learn.engine import RuleSet
from tienkow_learn.engine.checking import several
from tienkow_learn.engine.errors import brief
from tienkow_learn.text import Voice

from .generators import GENERATORS
from .question import Question, QuestionError
from .source import GAMES

LESSONS: dict[str, tuple[str, ...]] = {
    "00-welcome": ("who_wins_single",),
    "01-tiles-and-series": ("tile_to_name", "name_to_tile", "tile_series", "tile_spots", "spots_to_tile"),
    "02-pair-rankings": ("higher_pair", "is_a_pair", "order_pairs"),
    "03-leading-and-following": ("legal_plays", "who_wins_single", "who_wins_pair", "who_wins"),
    "04-scoring-a-round": ("what_pays", "which_clause", "next_bank"),
    "05-a-whole-round": ("next_bank", "who_wins", "legal_plays"),
    "07-sky-nine-sets": ("is_a_set", "beats_that", "who_wins", "catching"),
    "08-sky-nine-scoring": ("multiplier", "who_pays_caught", "what_pays", "catching"),
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

    The same seed gives the same ones. All ask about `rules`; without them a kind asks about the first game that has
    something of it, and what a lesson takes from earlier ones about the lesson's game, where that has it. QuestionError
    for an unknown kind, for one that the rules have nothing of, and for more questions than there are.

    >>> [q.kind for q in questions(["tile_series", "higher_pair"], seed=1, n=3)]
    ['tile_series', 'higher_pair', 'tile_series']
    """
    if type(n) is not int or not 1 <= n <= MOST:
        raise QuestionError("question_n", given=n, most=MOST)
    chance = random.Random(f"questions {seed}")
    found: dict[object, Question] = {}
    stale = 0
    for kind, asked in cycle(_asked(kinds, rules, chance, lang)):
        question = GENERATORS[kind](chance.randrange(2**32), asked, lang)
        stale = stale + 1 if _same(question) in found else 0
        found.setdefault(_same(question), question)
        if len(found) == n:
            break
        if stale > PATIENCE:
            raise QuestionError("question_few", given=n, most=len(found))
    return tuple(found.values())


def fitting(rules: RuleSet) -> tuple[str, ...]:
    """Every kind that some rules have something of, in the order in which a learner meets them."""
    return tuple(kind for kind, generator in GENERATORS.items() if generator.fits(rules))


def _same(question: Question) -> object:
    """Two questions with an equal one of these ask the same."""
    right = frozenset(question.choices[place] for place in question.right)
    now = question.position
    return question.prompt, question.faces, None if now and now.is_over else now, right


def _asked(
    kinds: str | Iterable[str], rules: RuleSet | None, chance: random.Random, lang: str
) -> list[tuple[str, RuleSet]]:
    """Kinds in any order, each with the rules that it is to ask about."""
    names = [kinds] if isinstance(kinds, str) else several("kinds", kinds)
    found = dict(each for name in names for each in _of(name, rules, chance, lang))
    if not found:
        raise QuestionError("question_kinds", known=_known())
    asked = list(found.items())
    chance.shuffle(asked)
    return asked


def _of(name: str, rules: RuleSet | None, chance: random.Random, lang: str) -> list[tuple[str, RuleSet]]:
    """The kinds that a name stands for: itself, or a lesson's own with some of earlier lessons."""
    if name not in GENERATORS and name not in LESSONS:
        raise QuestionError("question_kind", given=brief(name, 40), known=_known())
    own = LESSONS.get(name, (name,))
    game = rules or _home(own)
    fit = [kind for kind in own if rules is None or GENERATORS[kind].fits(rules)]
    if not fit:
        raise QuestionError("question_unfit", kind=name, game=Voice(lang).game(game))
    more = _earlier(name, rules, MIX - len(fit), chance) if name in LESSONS else []
    return [(kind, game if GENERATORS[kind].fits(game) else GENERATORS[kind].home) for kind in (*fit, *more)]


def _home(kinds: Iterable[str]) -> RuleSet:
    """The first game that has something of most of these kinds."""
    return max(GAMES, key=lambda rules: sum(GENERATORS[kind].fits(rules) for kind in kinds))


def _earlier(lesson: str, rules: RuleSet | None, room: int, chance: random.Random) -> list[str]:
    """Some kinds of earlier lessons, one at least if there are any."""
    names = list(LESSONS)
    before = [kind for name in names[: names.index(lesson)] for kind in LESSONS[name] if kind not in LESSONS[lesson]]
    found = [kind for kind in dict.fromkeys(before) if rules is None or GENERATORS[kind].fits(rules)]
    return chance.sample(found, min(len(found), max(1, room)))


def _known() -> str:
    return ", ".join([*GENERATORS, *LESSONS])
