"""Quiz: a few questions, one at a time, with a reason for every answer and a score at the end."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeAlias

from tienkow_learn.engine import RuleSet
from tienkow_learn.engine.checking import check_count, check_kind, several
from tienkow_learn.engine.errors import brief
from tienkow_learn.practice import (
    LESSONS,
    MOST_CHOICES,
    STANDARD,
    Answered,
    Progress,
    Question,
    QuestionError,
    Score,
    Sitting,
    fitting,
    questions,
    shared,
)
from tienkow_learn.text import Voice
from tienkow_learn.widgets.stage.stage import Stage

from .panel import QuizPanel

Source: TypeAlias = str | Question | Iterable[str | Question]
"""What a quiz is made of: a lesson or a kind of questions by name, several of these, or questions of your own."""


class Quiz(Stage):
    """Questions one at a time, by mouse, touch or keys.

    `source` is a lesson ("02-pair-rankings"), a kind ("higher_pair"), several kinds, or a list of Questions; without
    one it is every kind that the `rules` have something of, by default those of the game that is learned first. `n`
    questions are made from kinds; the same `seed` makes the same ones. Answers go to `progress`, by default to the one
    that all widgets share, which is kept in memory only. QuestionError for what cannot be asked.

    >>> quiz = Quiz("higher_pair", n=2, seed=1)
    >>> quiz.answer(quiz.question.answer).correct, quiz
    (True, <Quiz: 2 questions, 1 of 1 right>)
    >>> quiz.close()
    """

    def __init__(
        self,
        source: Source | None = None,
        n: int = 5,
        seed: int | None = None,
        progress: Progress | None = None,
        *,
        rules: RuleSet | None = None,
        lang: str = "en",
    ) -> None:
        if seed is not None:
            check_count("seed", seed)
        check_kind("rules", rules, RuleSet, type(None))
        self._source, self._own = _read(source, rules or STANDARD)
        self._lesson = source if isinstance(source, str) and source in LESSONS else ""
        self._n, self._voice, self._rules = n, Voice(lang), rules
        self._chance = random.Random(seed)
        self._goes, self._again = 0, False
        self.progress = shared() if progress is None else progress
        self._sitting = self._made()
        super().__init__(self._do, picture="svg")
        self._go(self._sitting)

    def __repr__(self) -> str:
        return f"<Quiz: {len(self._sitting.questions)} questions, {self.score} right>"

    @property
    def question(self) -> Question | None:
        """The question asked now; None at the end."""
        return self._sitting.question

    @property
    def answers(self) -> tuple[Answered, ...]:
        """The answers of this go, in order."""
        return self._sitting.answers

    @property
    def score(self) -> Score:
        """How many are right so far, of how many."""
        return self._sitting.score

    @property
    def is_over(self) -> bool:
        """True if the score is shown."""
        return self._sitting.is_over

    def answer(self, choice: object) -> Answered | None:
        """Answer as a click does: the place of a choice from 0, or its text; a list of these for order and for several.

        QuestionError for what is no choice. What came of it; None at the end, where nothing is asked.
        """
        self._settle(self._sitting.answer(choice))
        return self._sitting.answered

    def hint(self) -> None:
        """Take the next hint; after the last one the answer is shown, and counts as not known."""
        self._settle(self._sitting.hint())

    def next(self) -> None:
        """Go on from an answered question; after the last one to the score."""
        sitting = self._sitting.next()
        if sitting.is_over and not self._again and self._lesson:
            self.progress.finish(self._lesson, [answered.grade for answered in sitting.answers])
        self._go(sitting)

    def again(self) -> None:
        """Ask the missed questions once more; nothing happens if there are none."""
        if self._sitting.missed:
            self._start(Sitting(self._sitting.missed, voice=self._voice), again=True)

    def new(self) -> None:
        """Start over with new questions; your own ones are asked again."""
        self._start(self._made(), again=False)

    def _made(self) -> Sitting:
        made = self._own or questions(
            self._source, self._chance.randrange(2**32), self._n, self._rules, self._voice.lang
        )
        return Sitting(made, voice=self._voice)

    def _start(self, sitting: Sitting, *, again: bool) -> None:
        self._goes, self._again = self._goes + 1, again
        self._go(sitting)

    def _settle(self, sitting: Sitting) -> None:
        """Go on; an answer that is new is written down."""
        fresh = len(sitting.answers) > len(self._sitting.answers)
        self._go(sitting)
        if fresh:
            last = sitting.answers[-1]
            self.progress.record(last.question.concept, correct=last.correct, hints=last.hints, grade=last.grade)

    def _go(self, sitting: Sitting) -> None:
        self._sitting = sitting
        panel = self._panel
        self.show(None, panel=panel.elements(), say=panel.news())

    @property
    def _panel(self) -> QuizPanel:
        key = f"q{self._goes}-{self._sitting.at}"
        grades = self.progress.grades(self._lesson) if self._lesson else None
        return QuizPanel(
            self._sitting, self._rules or STANDARD, key, again=self._again, fresh=not self._own, grades=grades
        )

    def _do(self, name: str, value: object) -> None:
        """What the person did. A press that comes too late, for a question that is gone, does nothing."""
        act = {"hint": self.hint, "next": self.next, "again": self.again, "new": self.new}.get(name)
        if act:
            act()
        elif name == self._panel.choices:
            self.answer(_places(value))


def _places(value: object) -> object:
    """The ids of choices, as the panel names them, as places."""
    if isinstance(value, list):
        return [_places(each) for each in value]
    ids = {str(place): place for place in range(MOST_CHOICES)}
    return ids.get(value, value) if isinstance(value, str) else value


def _read(source: Source | None, rules: RuleSet) -> tuple[str | tuple[str, ...], tuple[Question, ...]]:
    """The kinds or the lesson to make questions from, and one's own questions; one of the two is empty."""
    if source is None or isinstance(source, str):
        return source or fitting(rules), ()
    given = [source] if isinstance(source, Question) else several("source", source)
    kinds = tuple(each for each in given if isinstance(each, str))
    own = tuple(each for each in given if isinstance(each, Question))
    if (kinds and own) or not given or len(kinds) + len(own) < len(given):
        raise QuestionError("question_source", given=brief(given, 80))
    return kinds, own
