"""The hint ladder of a question: a nudge, the rule, two candidates. After that only the answer is left."""

from __future__ import annotations

from dataclasses import dataclass

from tienkow_learn.text.voice import ENGLISH, Voice

from .question import Question

TWO = 2


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung: a sentence, and the places of the choices that are still worth a thought (None: all)."""

    text: str
    keep: frozenset[int] | None = None


def ladder(question: Question, voice: Voice = ENGLISH) -> tuple[Hint, ...]:
    """All hints to a question, the gentlest first.

    >>> q = Question("2 + 2?", ["3", "4", "5"], 1, ["Too few.", "Yes.", "Too many."], "sum", hints=["Count."])
    >>> [(hint.text, hint.keep and sorted(hint.keep)) for hint in ladder(q)]
    [('Count.', None), ('It is one of these two.', [1, 2])]
    """
    return (*map(Hint, question.hints), *_last(question, voice))


def _last(question: Question, voice: Voice) -> tuple[Hint, ...]:
    first = question.right[0]
    if question.mode == "order":
        return (Hint(voice.says("quiz_hint_first", choice=question.choices[first].text)),)
    if question.mode == "many":
        return (Hint(voice.says("quiz_hint_count", n=len(question.right))),)
    if len(question.choices) == TWO:
        return ()
    return (Hint(voice.says("quiz_hint_two"), frozenset({first, (first + 1) % len(question.choices)})),)
