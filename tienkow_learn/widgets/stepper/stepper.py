"""Stepper: a guided example, or a record, one sentence a step, with questions before the answers."""

from __future__ import annotations

from tienkow_learn.draw.scene.view import View
from tienkow_learn.engine.record.record import Record
from tienkow_learn.engine.round import Round
from tienkow_learn.lessons import Asked, Example, ExampleError, Walk
from tienkow_learn.text import Voice
from tienkow_learn.widgets.stage.stage import Stage

from .panel import StepperPanel
from .picture import StepperPicture
from .words import StepperWords


class Stepper(Stage):
    """A guided example (by name, or an Example) or a tk.Record, to step through.

    Steps count from 1. ExampleError for an example that does not exist or is wrong.

    >>> stepper = Stepper("first-trick")
    >>> stepper.forward().forward().step
    3
    >>> stepper.jump(4).answer("6:5").round.tricks[-1].winner
    0
    >>> stepper.close()
    """

    def __init__(self, source: str | Example | Record, *, lang: str = "en") -> None:
        if not isinstance(source, str | Example | Record):
            raise ExampleError("step_source", given=type(source).__name__)
        self._walk = Walk.through(source, Voice(lang))
        super().__init__(self._do, self._viewed)
        self._show()

    def __repr__(self) -> str:
        name = self._walk.example.name if self._walk.example else "record"
        return f"<Stepper {name!r}: step {self.step} of {len(self._walk.frames)}>"

    @property
    def step(self) -> int:
        """The step shown, from 1."""
        return self._walk.at + 1

    @property
    def round(self) -> Round | None:
        """What lies on the table; None in an example without one."""
        return self._walk.position

    @property
    def question(self) -> Asked | None:
        """The question asked at this step, or None."""
        return self._walk.asked

    @property
    def score(self) -> tuple[int, int]:
        """How many questions were answered right at the first try, and how many there are."""
        return self._walk.score

    def forward(self) -> Stepper:
        """The next step; where a question is open, its answer first."""
        return self._at(self._walk.forward())

    def back(self) -> Stepper:
        """The step before."""
        return self._at(self._walk.back())

    def jump(self, step: int) -> Stepper:
        """Step number `step`, from 1; ExampleError if there is none."""
        return self._at(self._walk.jump(step - 1 if type(step) is int else step))

    def answer(self, choice: object) -> Stepper:
        """Answer the question of this step: by a choice's id, label or tiles. ExampleError if it is none of them."""
        return self._at(self._walk.answer(choice))

    def close(self) -> None:
        """Close every widget; nothing is left to close of a stepper that was refused."""
        if hasattr(self, "layer"):
            super().close()

    def _at(self, walk: Walk) -> Stepper:
        self._walk = walk
        self._show()
        return self

    def _do(self, name: str, value: object) -> None:
        """What a click or a key asks for: "back", "onward", "jump", or an answer."""
        moves = {"back": self._walk.back, "onward": self._onward}
        if name in moves:
            self._at(moves[name]())
        elif name == "jump" and isinstance(value, int):
            self._at(self._walk.jump(value))
        else:
            self._press(name if name.startswith("seat-") else value)

    def _press(self, given: object) -> None:
        """An answer; one that comes too late, for a question that is gone, does nothing."""
        asked = self._walk.asked
        if asked and asked.choice(given):
            self.answer(given)

    def _onward(self) -> Walk:
        return self._walk.jump(0) if self._walk.is_over else self._walk.forward()

    def _viewed(self, _: View) -> None:
        self._show()

    def _show(self) -> None:
        picture, panel = StepperPicture(self._walk).scene(self.view), StepperPanel(self._walk).elements()
        self.show(picture, panel=panel, say=StepperWords(self._walk).line())
