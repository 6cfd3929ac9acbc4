"""Shown: a score sheet to be read, of one round or of every round of a match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import accumulate

from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.stack import stacked
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.score.settlement import scene
from tienkow_learn.draw.score.totals import plot
from tienkow_learn.engine import Settlement
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice import Case
from tienkow_learn.text import Voice, signed

from .words import Element, Scribe


@dataclass(frozen=True, slots=True)
class Shown:
    """The sheet of the case `at` a place of some `cases`; with a plot and running totals if it is a `match`."""

    cases: tuple[Case, ...]
    voice: Voice
    at: int = 0
    match: bool = False

    @property
    def case(self) -> Case:
        """The case that is shown."""
        return self.cases[self.at]

    @property
    def scribe(self) -> Scribe:
        """Who tells of it."""
        return Scribe(self.case, self.voice)

    @property
    def settlements(self) -> tuple[Settlement, ...]:
        """The settlements up to the one that is shown."""
        return tuple(case.settlement for case in self.cases[: self.at + 1])

    def do(self, name: str, value: object) -> Shown:
        """After an action: another round of the match is shown."""
        if name == "jump" and type(value) is int and 0 <= value < len(self.cases):
            return replace(self, at=value)
        return self

    def scene(self, view: View) -> Scene:
        """The settlement, and below it the totals of the match so far."""
        upper = scene(self.case.rules, self.case.outcome, view, self.voice)
        if not self.match:
            return upper
        return stacked(upper, plot(self.settlements, view, self.voice))

    def panel(self) -> list[Element]:
        """The facts, the payments line by line, the totals, the match so far."""
        settled, scribe = self.case.settlement, self.scribe
        sheet = [scribe.lines(settled.payments), scribe.totals(settled), scribe.clauses(settled.payments)]
        if not self.match:
            return [*scribe.facts(), *sheet]
        return [*self._steps(), *scribe.facts(), *sheet[:2], self._running(), sheet[2]]

    def _steps(self) -> list[Element]:
        rounds = [self.voice.says("sheet_step", number=number) for number in range(1, len(self.cases) + 1)]
        title = self.voice.says("sheet_round", number=self.at + 1, most=len(self.cases))
        jump: Element = {"t": "steps", "id": "jump", "count": len(rounds), "at": self.at, "labels": rounds}
        return [{"t": "title", "id": "round", "text": title}, *([jump] if len(rounds) > 1 else [])]

    def _running(self) -> Element:
        columns = [[settled.totals[seat] for settled in self.settlements] for seat in SEATS]
        sums = [list(accumulate(column)) for column in columns]
        rows = [
            [str(number + 1), *(self._cell(columns[seat][number], sums[seat][number]) for seat in SEATS)]
            for number in range(len(self.settlements))
        ]
        head = [self.voice.says("sheet_round_head"), *self.voice.seats]
        return {"t": "table", "id": "running", "caption": self.voice.says("sheet_running"), "head": head, "rows": rows}

    def _cell(self, points: int, total: int) -> str:
        return self.voice.says("sheet_cell", points=signed(points), total=signed(total))

    def line(self) -> str:
        """The live line: what the round comes to."""
        return self.scribe.totals_line(self.case.settlement)
