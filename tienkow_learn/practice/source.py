"""What a generator makes a question from: the rules, who tells of them and chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, update_wrapper
from typing import TypeAlias, TypeVar

from tienkow_learn.engine import Combination, Outcome, Reason, Round, RuleSet, Tiles
from tienkow_learn.engine.rules import RULE_SETS, read_rules
from tienkow_learn.engine.tiles import TilesLike
from tienkow_learn.text import Voice

from .needs import Need, anything
from .question import Choice, Question, QuestionError

GAMES: tuple[RuleSet, ...] = tuple(map(read_rules, RULE_SETS))
"""Every game by its standard options, in the order in which the course teaches them."""
STANDARD = GAMES[0]
"""The rules that questions are made for unless told otherwise: those of the game that is learned first."""
Make: TypeAlias = Callable[["Source"], Question]
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice with its reason, and whether it is right; `place` is its place from 0 in a question of order."""

    choice: Choice
    reason: str
    right: bool = False
    place: int = 0


@dataclass(frozen=True, slots=True)
class Source:
    """The rules, the voice and the chance of one question, and short ways to use them."""

    kind: str
    rules: RuleSet
    voice: Voice
    chance: random.Random

    def say(self, code: str, **values: object) -> str:
        """A sentence of the quiz, by its code without `quiz_`."""
        return self.voice.says(f"quiz_{code}", **values)

    def loses(self, reason: Reason) -> str:
        """Why a play does not win, told of anybody's play."""
        code = f"lost_{reason.code}"
        facts = {name: self.voice.named(value) for name, value in reason.values.items() if isinstance(value, Tiles)}
        return self.say(code, **facts) if self.voice.knows(f"quiz_{code}") else self.voice.explain(reason)

    def bank(self, outcome: Outcome) -> str:
        """Who holds the bank, and what that player has won in a row before."""
        told, _ = self.rules.bank(outcome.streak)
        return self.say(f"case_bank_{told}", name=self.voice.seat(outcome.banker), streak=outcome.streak)

    def sets(self, size: int) -> tuple[Combination, ...]:
        """The sets of so many tiles, strongest first inside their kind."""
        return _sets(self.rules, size)

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """The items in any order."""
        found = list(items)
        self.chance.shuffle(found)
        return found

    def tempting(self, items: Iterable[Item], weight: Callable[[Item], float], count: int) -> list[Item]:
        """Some of the items, those of more weight more often, each at most once."""
        keyed = [(self.chance.random() ** (1 / weight(item)), number, item) for number, item in enumerate(items)]
        return [item for _, _, item in sorted(keyed, key=lambda each: each[:2], reverse=True)[:count]]

    def evenly(self, items: Iterable[Item], key: Callable[[Item], object]) -> Item:
        """One of the items, those of each key as often as those of any other."""
        groups: dict[object, list[Item]] = {}
        for item in items:
            groups.setdefault(key(item), []).append(item)
        return self.chance.choice(self.chance.choice(list(groups.values())))

    def ask(
        self,
        prompt: str,
        options: Sequence[Option],
        concept: str,
        hints: Sequence[str],
        *,
        mode: str = "one",
        faces: TilesLike = Tiles(),  # noqa: B008
        position: Round | None = None,
    ) -> Question:
        """The question; its options stay in the order given."""
        right = [at for at, option in enumerate(options) if option.right]
        if mode == "order":
            right = sorted(range(len(options)), key=lambda at: options[at].place)
        return Question(
            prompt,
            [option.choice for option in options],
            right[0] if mode == "one" and len(right) == 1 else right,
            [option.reason for option in options],
            concept,
            faces=faces,
            position=position,
            mode=mode,
            hints=hints,
            kind=self.kind,
            rules=self.rules,
        )


@cache
def _sets(rules: RuleSet, size: int) -> tuple[Combination, ...]:
    return tuple(each for each in rules.combinations() if len(each.tiles) == size)


class Generator:
    """Makes questions of one kind: `generator(seed)` is always the same question for the same seed, rules, language.

    `fits` tells whether some rules have what it asks about.
    """

    def __init__(self, make: Make, fits: Need = anything) -> None:
        update_wrapper(self, make)
        self.kind = make.__name__
        self.make = make
        self.fits = fits

    @classmethod
    def needing(cls, fits: Need) -> Callable[[Make], Generator]:
        """A generator that asks only about rules that have what it needs."""
        return lambda make: cls(make, fits)

    @property
    def home(self) -> RuleSet:
        """The rules that it asks about unless told otherwise: those of the first game that it fits."""
        return next(rules for rules in GAMES if self.fits(rules))

    def __call__(self, seed: int, rules: RuleSet | None = None, lang: str = "en") -> Question:
        """The question of a seed; QuestionError for rules that have nothing of the kind."""
        asked = rules or self.home
        voice = Voice(lang).seated(0, asked)
        if not self.fits(asked):
            raise QuestionError("question_unfit", kind=self.kind, game=voice.game(asked))
        return self.make(Source(self.kind, asked, voice, random.Random(f"{self.kind} {seed}")))

    def __repr__(self) -> str:
        return f"<Generator {self.kind}>"
