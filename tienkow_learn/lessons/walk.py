"""Walk: one way through an example or a record, with what was answered so far. A value: each step makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tienkow_learn.engine.errors import brief
from tienkow_learn.engine.record.record import Record
from tienkow_learn.engine.round import Round
from tienkow_learn.text.voice import ENGLISH, Voice

from .asking import Asked, Choice, ask
from .example import Example, ExampleError
from .frames import Frame, frames, replayed, trick_number


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk through `frames`, standing at number `at` from 0.

    `tried` are the choices made at each frame, in order; `shown` the frames whose answer was asked for;
    `voice` tells of them.

    >>> walk = Walk.through("first-trick").jump(3).answer("6:4")
    >>> walk.settled, walk.answer("6:5").settled
    (False, True)
    """

    frames: tuple[Frame, ...]
    example: Example | None = None
    at: int = 0
    tried: Mapping[int, tuple[Choice, ...]] = field(default_factory=dict, hash=False)
    shown: frozenset[int] = frozenset()
    voice: Voice = ENGLISH

    @classmethod
    def through(cls, source: str | Example | Record, voice: Voice = ENGLISH) -> Walk:
        """A walk from the first step of an example, given by itself or by its name, or of a record."""
        if isinstance(source, Record):
            return cls(replayed(source), voice=replace(voice, names=source.names or ()).seated(0, source.round.rules))
        from .reading import load  # noqa: PLC0415  reading asks every question, so it imports what this module does

        example = load(source) if isinstance(source, str) else source
        return cls(frames(example), example, voice=voice.seated(example.seat, example.rules))

    @property
    def frame(self) -> Frame:
        """Where the walk stands."""
        return self.frames[self.at]

    @property
    def asked(self) -> Asked | None:
        """The question asked here, if there is one."""
        return self._asked(self.at)

    def _asked(self, at: int) -> Asked | None:
        frame = self.frames[at]
        return ask(self.example, frame.index, self.voice) if self.example and frame.asked else None

    @property
    def given(self) -> tuple[Choice, ...]:
        """The choices made here, in order."""
        return self.tried.get(self.at, ())

    @property
    def settled(self) -> bool:
        """True if there is nothing left to answer here."""
        asked = self.asked
        if asked is None or self.at in self.shown:
            return True
        return any(choice.right for choice in self.given) or bool(self.given and not asked.again)

    @property
    def hidden(self) -> bool:
        """True if there is an answer here that can be shown."""
        return not (self.settled or self.frame.step.keep)

    @property
    def position(self) -> Round | None:
        """What lies on the table: before a play that is asked for, what follows a wrong one, or after the step."""
        asked, frame = self.asked, self.frame
        if asked is None or not asked.again or self.settled:
            return frame.after
        return (self.given and self.given[-1].follows) or frame.before

    @property
    def veiled(self) -> bool:
        """True if the winner of the trick on the table is still to be found."""
        return self.frame.veiled or (self.frame.step.ask == "winner" and not self.settled)

    @property
    def guess(self) -> Choice | None:
        """The guess that was kept for the trick whose winner is told here."""
        if self.frame.step.ask != "winner" or self.frame.step.keep or self.frame.lap:
            return None
        here = trick_number(self.frame.after)
        kept = [at for at, frame in enumerate(self.frames) if frame.step.keep and trick_number(frame.after) == here]
        return next((self.tried[at][0] for at in kept if self.tried.get(at)), None)

    def answer(self, given: object) -> Walk:
        """After an answer; a question that is settled keeps its answer. ExampleError for what is no choice."""
        asked = self.asked
        if asked is None:
            raise ExampleError("step_no_question", step=self.at + 1)
        choice = asked.choice(given)
        if choice is None:
            raise ExampleError("step_no_choice", given=brief(given, 40), known=", ".join(c.id for c in asked.choices))
        if self.settled or choice in self.given:
            return self
        return replace(self, tried={**self.tried, self.at: (*self.given, choice)})

    def forward(self) -> Walk:
        """The next step; first the answer, where one is open and no mere guess. The last step stays."""
        if self.hidden:
            return replace(self, shown=self.shown | {self.at})
        return replace(self, at=min(self.at + 1, len(self.frames) - 1))

    def back(self) -> Walk:
        """The step before; the first one stays."""
        return replace(self, at=max(self.at - 1, 0))

    def jump(self, at: int) -> Walk:
        """Another step, from 0; ExampleError for one that is not there."""
        if type(at) is not int or not 0 <= at < len(self.frames):
            raise ExampleError("step_range", given=at + 1 if type(at) is int else at, most=len(self.frames))
        return replace(self, at=at)

    @property
    def is_over(self) -> bool:
        """True if the last step has nothing left to answer."""
        return self.at == len(self.frames) - 1 and self.settled

    @property
    def score(self) -> tuple[int, int]:
        """How many questions were answered right at the first try, and how many there are; guesses do not count."""
        asked = [at for at, frame in enumerate(self.frames) if frame.asked and not frame.step.keep]
        first = [self.tried[at][0].right for at in asked if self.tried.get(at)]
        return sum(first), len(asked)
