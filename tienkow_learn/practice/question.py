"""Question: a prompt, choices, one right answer, and for every choice a reason of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tienkow_learn.engine import Round, RuleSet, Tiles, tiles
from tienkow_learn.engine.checking import several
from tienkow_learn.engine.errors import TienKowError, brief
from tienkow_learn.engine.tiles import TilesLike
from tienkow_learn.text import Voice

from .judging import Answered, judged

MODES = ("one", "order", "many")
"""How a question is answered: one choice, all of them in order, or every choice that is right."""
MOST_CHOICES, LONGEST = 12, 600
Answer: TypeAlias = int | tuple[int, ...]
"""The place of the right choice; in the modes "order" and "many" the places of several."""


class QuestionError(TienKowError):
    """A question that contradicts itself, or an answer that is none of its choices."""


@dataclass(frozen=True, slots=True, init=False)
class Choice:
    """What can be answered: its text, and the tiles that are shown with it.

    >>> Choice("Heaven", "6:6")
    Choice(text='Heaven', faces=tiles('6:6'))
    """

    text: str
    faces: Tiles

    def __init__(self, text: str, faces: TilesLike = ()) -> None:
        object.__setattr__(self, "text", _text("choices", text))
        object.__setattr__(self, "faces", tiles(faces))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Question:
    """One question. `choices` are texts or Choices; `answer` is the place of the right one, from 0.

    `reasons` has a sentence for each choice: why it is right, or what is wrong with that one. `concept` names what the
    question is about ("tile:6:6", "pair:17", "rule:reply_series"), for scores. `faces` or a `position` are shown with
    the prompt. `mode` is "one", "order" (`answer` is all places in the right order) or "many" (the places of every
    right choice). `hints` go from a nudge to the rule, `rules` are those that it asks about. QuestionError says what
    does not fit.

    >>> q = Question("Which is Civil?", ["6:6", "6:3"], 0, ["Heaven is Civil.", "A nine is Military."], "tile:6:6")
    >>> q.check(1).correct, q.check("6:3").reason
    (False, 'A nine is Military.')
    """

    prompt: str
    choices: tuple[Choice, ...]
    answer: Answer
    reasons: tuple[str, ...]
    concept: str
    faces: Tiles
    position: Round | None
    mode: str
    hints: tuple[str, ...]
    kind: str
    rules: RuleSet | None

    def __init__(  # noqa: PLR0913
        self,
        prompt: str,
        choices: Iterable[Choice | str],
        answer: int | Iterable[int],
        reasons: Iterable[str],
        concept: str,
        *,
        faces: TilesLike = (),
        position: Round | None = None,
        mode: str = "one",
        hints: Iterable[str] = (),
        kind: str = "",
        rules: RuleSet | None = None,
    ) -> None:
        read = tuple(each if isinstance(each, Choice) else Choice(each) for each in several("choices", choices))
        values = {
            "prompt": _text("prompt", prompt),
            "choices": read,
            "answer": _answer(mode, answer, len(read)),
            "reasons": tuple(_text("reasons", each) for each in several("reasons", reasons)),
            "concept": _text("concept", concept),
            "faces": tiles(faces),
            "position": position,
            "mode": mode,
            "hints": tuple(_text("hints", each) for each in several("hints", hints)),
            "kind": kind,
            "rules": rules,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)
        _check(self)

    @property
    def right(self) -> tuple[int, ...]:
        """The places of the right choices: one, several, or all in order."""
        return (self.answer,) if isinstance(self.answer, int) else self.answer

    def check(self, given: object, hints: int = 0, lang: str = "en") -> Answered:
        """Whether an answer is right, and the reason; QuestionError for what is no answer.

        Takes places or texts of choices, in a list where the mode is "order" or "many". `hints` is how many were taken.
        """
        return judged(self, self.read(given), hints, Voice(lang))

    def read(self, given: object) -> tuple[int, ...]:
        """An answer as places of choices; QuestionError if it is none."""
        if self.mode == "one":
            return (self._place(given),)
        if isinstance(given, str) or not isinstance(given, Sequence):
            raise QuestionError("question_answer_list", given=brief(given, 40))
        places = tuple(self._place(each) for each in given)
        if len(set(places)) != len(places) or not places or (self.mode == "order" and len(places) < len(self.choices)):
            raise QuestionError("question_answer_list", given=brief(given, 40))
        return places if self.mode == "order" else tuple(sorted(places))

    def _place(self, given: object) -> int:
        texts = [choice.text for choice in self.choices]
        if type(given) is int and 0 <= given < len(texts):
            return given
        if given not in texts:
            known = ", ".join(texts)
            raise QuestionError("question_no_choice", given=brief(given, 40), known=known, most=len(texts) - 1)
        return texts.index(str(given))

    def __repr__(self) -> str:
        return f"<Question {self.concept}: {self.prompt}>"


def _text(name: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise QuestionError("question_empty", name=name)
    if len(value) > LONGEST:
        raise QuestionError("question_long", name=name, most=LONGEST, given=len(value))
    return value


def _answer(mode: str, answer: int | Iterable[int], count: int) -> Answer:
    if mode not in MODES:
        raise QuestionError("question_mode", given=mode, known=", ".join(MODES))
    places = [answer] if isinstance(answer, int) else list(several("answer", answer))
    wanted = isinstance(answer, int) if mode == "one" else not isinstance(answer, int) and places
    whole = mode != "order" or len(places) == count
    in_range = all(type(place) is int and 0 <= place < count for place in places)
    if not (wanted and whole and in_range and len(set(places)) == len(places)):
        raise QuestionError("question_answer", given=answer, mode=mode, most=count - 1)
    return places[0] if mode == "one" else tuple(places if mode == "order" else sorted(places))


def _check(question: Question) -> None:
    count = len(question.choices)
    if not 1 < count <= MOST_CHOICES:
        raise QuestionError("question_choices", given=count, most=MOST_CHOICES)
    if len(set(question.choices)) != count or len({each.text for each in question.choices}) != count:
        raise QuestionError("question_same_choice")
    if len(question.reasons) != count:
        raise QuestionError("question_reasons", given=len(question.reasons), needed=count)
