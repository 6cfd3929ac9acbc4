"""Filling: a score sheet that is being filled in, step by step. A value: each answer makes a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tienkow_learn.engine.checking import several
from tienkow_learn.engine.errors import brief
from tienkow_learn.engine.play import SEATS
from tienkow_learn.text import Voice, signed

from . import mistakes
from .case import OTHERS, Case, Line
from .judging import HINT_COST, LEAST
from .question import QuestionError


@dataclass(frozen=True, slots=True)
class Step:
    """What is asked at once: a line for the tricks, the three lines of an event, or (no lines) the totals."""

    lines: tuple[Line, ...] = ()

    @property
    def event(self) -> int | None:
        """The place of the event that it is about, if it is."""
        return self.lines[0].event if self.lines else None

    @property
    def concept(self) -> str:
        """What the step is about, for scores."""
        if not self.lines:
            return "rule:totals"
        clause = self.lines[0].clause
        return f"rule:clause_{clause}" if clause else "rule:no_bonus"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a step at the first try: its concept, whether it was right, the hints taken before, the grade."""

    concept: str
    correct: bool
    hints: int
    grade: float


@dataclass(frozen=True, slots=True)
class Filling:
    """A sheet for a `case`: the place `at`, the `hinted` hints, the `given` numbers and the `faults` found in them."""

    case: Case
    voice: Voice
    at: int = 0
    hinted: int = 0
    given: tuple[int, ...] = ()
    faults: tuple[str, ...] = ()
    results: tuple[Result, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps: a line for each loser, one for each event, the totals."""
        lines, three = self.case.lines, len(OTHERS)
        bonuses = [lines[place : place + three] for place in range(three, len(lines), three)]
        return (*(Step((line,)) for line in lines[:three]), *map(Step, bonuses), Step())

    @property
    def step(self) -> Step | None:
        """The step that is asked now; None at the end."""
        return self.steps[self.at] if self.at < len(self.steps) else None

    @property
    def done(self) -> tuple[Line, ...]:
        """The lines that are filled in."""
        return tuple(line for step in self.steps[: self.at] for line in step.lines)

    @property
    def answer_now(self) -> tuple[int, ...]:
        """The right numbers of the step that is asked now; none at the end."""
        if self.step is None:
            return ()
        return tuple(line.points for line in self.step.lines) or self.case.settlement.totals

    def answer(self, given: Sequence[int], payee: int | None = None) -> Filling:
        """After an answer: points from the seat of the line (less than 0: to it), three for an event, four totals.

        `payee` is who is paid, by default the winner. QuestionError for another count of numbers.
        """
        right = self.answer_now
        numbers = several("points", given)
        if len(numbers) != len(right) or any(type(number) is not int for number in numbers):
            raise QuestionError("fill_numbers", needed=len(right), given=brief(given, 40))
        faults = self._faults(numbers, payee)
        judged = replace(self, given=numbers, faults=faults, results=self._results(correct=not faults))
        return judged if faults else _next(judged)

    def hint(self) -> Filling:
        """After one more hint; after the last one the answer counts as shown, and the next step is asked."""
        if self.step is None:
            return self
        if self.hinted < len(self.ladder):
            return replace(self, hinted=self.hinted + 1)
        return _next(replace(self, results=self._results(correct=False)))

    @property
    def ladder(self) -> tuple[str, ...]:
        """The hints of the step, the gentlest first."""
        if self.step and self.step.lines:
            rules = dict.fromkeys(mistakes.rule(line, self.voice) for line in self.step.lines)
            return mistakes.look(self.case, self.voice), " ".join(rules)
        return self.voice.says("look_totals"), " ".join(self._flow(seat) for seat in SEATS)

    @property
    def told(self) -> str:
        """The last step that is done, as it should be."""
        if not self.at:
            return ""
        lines = self.steps[self.at - 1].lines
        if lines:
            return " ".join(dict.fromkeys(mistakes.right(line, self.voice) for line in lines))
        totals = zip(self.voice.seats, map(signed, self.case.settlement.totals), strict=True)
        each = [self.voice.says("fill_one_total", name=name, total=total) for name, total in totals]
        return self.voice.says("fill_all_totals", totals=", ".join(each))

    @property
    def right(self) -> int:
        """How many steps were right at the first try."""
        return sum(result.correct for result in self.results)

    def flow(self, seat: int) -> tuple[int, int]:
        """What comes in for a seat, and what goes out."""
        paid = self.case.settlement.payments
        plus = sum(line.points for line in paid if line.payee == seat)
        return plus, sum(line.points for line in paid if line.payer == seat)

    def _flow(self, seat: int) -> str:
        plus, minus = self.flow(seat)
        return self.voice.says("look_flow", name=self.voice.seat(seat), plus=plus, minus=minus)

    def _faults(self, numbers: tuple[int, ...], payee: int | None) -> tuple[str, ...]:
        lines = self.step.lines if self.step else ()
        if payee is not None and lines and payee != lines[0].other:
            return (mistakes.payee(self.case, payee, self.voice),)
        if not lines:
            return self._in_totals(numbers)
        wrong = [(line, given) for line, given in zip(lines, numbers, strict=True) if given != line.points]
        return tuple(dict.fromkeys(mistakes.told(self.case, line, given, self.voice) for line, given in wrong))

    def _in_totals(self, numbers: tuple[int, ...]) -> tuple[str, ...]:
        wrong = [seat for seat in SEATS if numbers[seat] != self.case.settlement.totals[seat]]
        unequal = [self.voice.says("slip_sum", sum_n=signed(sum(numbers)))] if sum(numbers) else []
        each = ((self.voice.seat(seat), *self.flow(seat)) for seat in wrong)
        told = [self.voice.says("slip_total", name=name, plus=plus, minus=minus) for name, plus, minus in each]
        return (*unequal, *told) if wrong else ()

    def _results(self, *, correct: bool) -> tuple[Result, ...]:
        if self.step is None or len(self.results) > self.at:
            return self.results
        grade = max(LEAST, 1 - HINT_COST * self.hinted) if correct else 0.0
        return (*self.results, Result(self.step.concept, correct, self.hinted, grade))


def _next(filling: Filling) -> Filling:
    return replace(filling, at=filling.at + 1, hinted=0, given=(), faults=())
