"""What is kept of a learner: answers by concept, stars by lesson, first guesses. In memory, until Python ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from typing import Protocol

STARS = (0.5, 0.75, 1.0)
"""The mean grade that earns one, two and three stars."""
WINDOW, ENOUGH = 8, 5
"""Stars go by the last answers in a lesson, so many; before there are enough of them there are none."""


def earned(grades: Sequence[float]) -> int:
    """The stars, 0 to 3, of a lesson whose answers had these grades, oldest first. This is the whole rule.

    A right answer counts 1, less a quarter for each hint; a wrong one 0.

    >>> earned([1, 1, 1, 1]), earned([1, 1, 1, 1, 1]), earned([1, 1, 1, 1, 1, 1, 0, 0])
    (0, 3, 2)
    """
    last = grades[-WINDOW:]
    return sum(sum(last) >= least * len(last) for least in STARS) if len(last) >= ENOUGH else 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """One answer: what it was about, whether it was right, how many hints it took, its grade 0 to 1, and when."""

    concept: str
    correct: bool
    hints: int
    grade: float
    when: datetime


@dataclass(frozen=True, slots=True)
class Tally:
    """The attempts at one concept: how many, how many right, and the mean grade, 0 to 1."""

    tried: int
    right: int
    grade: float


class Progress(Protocol):
    """Where a learner's progress is kept. Every widget that teaches writes to it and reads from it."""

    def record(self, concept: str, *, correct: bool, hints: int = 0, grade: float | None = None) -> None:
        """Keep one answer. Without a grade it is 1 for a right one, 0 for a wrong one."""

    def attempts(self, concept: str | None = None) -> tuple[Attempt, ...]:
        """All answers to a concept, or to all of them, oldest first."""

    def scores(self) -> dict[str, Tally]:
        """Every concept tried, in the order of the first try."""

    def finish(self, lesson: str, grades: Sequence[float]) -> None:
        """Keep the grades of a lesson's quiz, 0 to 1 each, in order."""

    def grades(self, lesson: str) -> tuple[float, ...]:
        """All grades of a lesson's quizzes, oldest first."""

    def stars(self, lesson: str) -> int:
        """0 to 3, by the grades (`earned`)."""

    def note(self, key: str, value: str) -> None:
        """Keep a word of the learner's, such as the first guess of a lesson. The first one under a key stays."""

    def noted(self, key: str) -> str | None:
        """What was noted under a key."""


def now() -> datetime:
    """The time, with its zone."""
    return datetime.now(UTC)


@dataclass(slots=True)
class MemoryProgress:
    """A Progress that is forgotten when Python ends. `clock` tells the time.

    >>> kept = MemoryProgress()
    >>> kept.record("pair:17", correct=True, hints=1, grade=0.75)
    >>> kept.scores()
    {'pair:17': Tally(tried=1, right=1, grade=0.75)}
    """

    clock: Callable[[], datetime] = now
    _attempts: list[Attempt] = field(default_factory=list)
    _grades: dict[str, tuple[float, ...]] = field(default_factory=dict)
    _notes: dict[str, str] = field(default_factory=dict)

    def record(self, concept: str, *, correct: bool, hints: int = 0, grade: float | None = None) -> None:
        """Keep one answer."""
        earned = float(correct) if grade is None else grade
        self._attempts.append(Attempt(concept, correct, hints, earned, self.clock()))

    def attempts(self, concept: str | None = None) -> tuple[Attempt, ...]:
        """All answers to a concept, or to all of them, oldest first."""
        return tuple(each for each in self._attempts if concept in (None, each.concept))

    def scores(self) -> dict[str, Tally]:
        """Every concept tried, in the order of the first try."""
        return {concept: self._tally(concept) for concept in dict.fromkeys(each.concept for each in self._attempts)}

    def _tally(self, concept: str) -> Tally:
        tried = self.attempts(concept)
        return Tally(len(tried), sum(each.correct for each in tried), sum(each.grade for each in tried) / len(tried))

    def finish(self, lesson: str, grades: Sequence[float]) -> None:
        """Keep the grades of a lesson's quiz, 0 to 1 each, in order."""
        self._grades[lesson] = (*self.grades(lesson), *grades)

    def grades(self, lesson: str) -> tuple[float, ...]:
        """All grades of a lesson's quizzes, oldest first."""
        return self._grades.get(lesson, ())

    def stars(self, lesson: str) -> int:
        """0 to 3, by the grades (`earned`)."""
        return earned(self.grades(lesson))

    def note(self, key: str, value: str) -> None:
        """Keep a word of the learner's. The first one under a key stays."""
        self._notes.setdefault(key, value)

    def noted(self, key: str) -> str | None:
        """What was noted under a key."""
        return self._notes.get(key)

    def __repr__(self) -> str:
        return f"<MemoryProgress: {len(self._attempts)} answers>"


@cache
def shared() -> Progress:
    """The one progress of this Python, where widgets keep theirs unless they are given another."""
    return MemoryProgress()
