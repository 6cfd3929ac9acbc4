"""Answered: what comes of an answer. The reason that is given back fits the mistake that was made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tienkow_learn.text import Voice

if TYPE_CHECKING:
    from .question import Question

HINT_COST, LEAST = 0.25, 0.25


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a `question`: the places `given` (none: it was given up), whether it is `correct`, the `reason`.

    `hints` is how many hints were taken before.
    """

    question: Question
    given: tuple[int, ...]
    correct: bool
    reason: str
    hints: int = 0

    @property
    def grade(self) -> float:
        """1 for a right answer, a quarter less for each hint but at least a quarter; 0 for a wrong one."""
        return max(LEAST, 1 - HINT_COST * self.hints) if self.correct else 0.0

    def mark(self, place: int) -> str:
        """How a choice is marked afterwards: "right", "wrong", "answer" (it would have been right), or nothing."""
        if self.question.mode == "order":
            return _mark_in_order(self, place)
        chosen, right = place in self.given, place in self.question.right
        return ("right" if right else "wrong") if chosen else "answer" if right else ""

    def __repr__(self) -> str:
        return f"<Answered {self.question.concept}: {'right' if self.correct else 'wrong'}>"


def _mark_in_order(answered: Answered, place: int) -> str:
    if not answered.given:
        return "answer"
    return "right" if answered.given.index(place) == answered.question.right.index(place) else "wrong"


def judged(question: Question, given: tuple[int, ...], hints: int, voice: Voice) -> Answered:
    """The verdict on places of choices that were read already; no places: the question was given up."""
    correct = given == question.right
    return Answered(question, given, correct, _reason(question, given, voice, correct=correct), hints)


def _reason(question: Question, given: tuple[int, ...], voice: Voice, *, correct: bool) -> str:
    if question.mode == "one":
        return question.reasons[given[0] if given else question.right[0]]
    if not given:
        return voice.says(f"quiz_{question.mode}_shown")
    if correct:
        return voice.says(f"quiz_{question.mode}_right", n=len(given))
    return _first_out_of_place(question, given, voice) if question.mode == "order" else _one_off(question, given, voice)


def _first_out_of_place(question: Question, given: tuple[int, ...], voice: Voice) -> str:
    place = next(at for at, (mine, right) in enumerate(zip(given, question.right, strict=True)) if mine != right)
    mine, right = given[place], question.right[place]
    values = {"place": place + 1, "given": question.choices[mine].text, "why": question.reasons[mine]}
    return voice.says("quiz_order_wrong", **values, right=question.reasons[right])


def _one_off(question: Question, given: tuple[int, ...], voice: Voice) -> str:
    extra = [place for place in given if place not in question.right]
    missed = [place for place in question.right if place not in given]
    code, place = ("quiz_many_extra", extra[0]) if extra else ("quiz_many_missed", missed[0])
    return voice.says(code, choice=question.choices[place].text, why=question.reasons[place])
