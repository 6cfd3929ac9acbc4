"""Sitting: one go through some questions. A value: each step makes a new one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tienkow_learn.text.voice import ENGLISH, Voice

from .hints import Hint, ladder
from .judging import Answered, judged
from .question import Question


@dataclass(frozen=True, slots=True)
class Score:
    """How a sitting stands: questions answered `right` of those `asked`, how many of the right ones `helped` by hints.

    `share` is the mean grade, 0 to 1.

    >>> str(Score(right=4, asked=5, helped=1, share=0.75))
    '4 of 5'
    """

    right: int
    asked: int
    helped: int
    share: float

    def __str__(self) -> str:
        return f"{self.right} of {self.asked}"


@dataclass(frozen=True, slots=True)
class Sitting:
    """Questions in a row: `answers` so far, `at` the place of the one asked now, `hinted` the hints taken on it."""

    questions: tuple[Question, ...]
    answers: tuple[Answered, ...] = ()
    at: int = 0
    hinted: int = 0
    voice: Voice = ENGLISH

    @property
    def question(self) -> Question | None:
        """The question asked now, answered or not; None at the end."""
        return None if self.is_over else self.questions[self.at]

    @property
    def answered(self) -> Answered | None:
        """The answer to the question asked now, once there is one."""
        return self.answers[self.at] if self.at < len(self.answers) else None

    @property
    def is_over(self) -> bool:
        """True if every question has been asked and left."""
        return self.at == len(self.questions)

    @property
    def ladder(self) -> tuple[Hint, ...]:
        """All hints to the question asked now."""
        return ladder(self.questions[self.at], self.voice)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The hints taken on the question asked now."""
        return self.ladder[: self.hinted]

    @property
    def open(self) -> frozenset[int]:
        """The places of the choices that no hint has ruled out."""
        everything = frozenset(range(len(self.questions[self.at].choices)))
        return next((hint.keep for hint in reversed(self.hints) if hint.keep is not None), everything)

    def answer(self, given: object) -> Sitting:
        """After an answer; a question that has one keeps it. QuestionError for what is no choice."""
        if self.question is None or self.answered:
            return self
        return self._with(self.question.check(given, self.hinted, self.voice.lang))

    def hint(self) -> Sitting:
        """After one more hint; after the last one the question is given up and its answer shown."""
        if self.question is None or self.answered:
            return self
        if self.hinted < len(self.ladder):
            return replace(self, hinted=self.hinted + 1)
        return self._with(judged(self.question, (), self.hinted, self.voice))

    def _with(self, answered: Answered) -> Sitting:
        return replace(self, answers=(*self.answers, answered))

    def next(self) -> Sitting:
        """The next question, once this one is answered."""
        return replace(self, at=self.at + 1, hinted=0) if self.answered else self

    @property
    def score(self) -> Score:
        """How it stands."""
        right = [answered for answered in self.answers if answered.correct]
        share = sum(answered.grade for answered in self.answers) / max(1, len(self.answers))
        return Score(len(right), len(self.answers), sum(answered.hints > 0 for answered in right), share)

    @property
    def missed(self) -> tuple[Question, ...]:
        """The questions that were not answered right, in order."""
        return tuple(answered.question for answered in self.answers if not answered.correct)

    @property
    def weak(self) -> tuple[str, ...]:
        """The concepts to look at again: those missed, then those that took a hint; each once."""
        missed = [answered.question.concept for answered in self.answers if not answered.correct]
        hinted = [answered.question.concept for answered in self.answers if answered.correct and answered.hints]
        return tuple(dict.fromkeys([*missed, *hinted]))
