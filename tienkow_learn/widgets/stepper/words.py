"""What a stepper says: the one line of a step, and the heading of its example."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tienkow_learn.draw.painters.speech import latest
from tienkow_learn.lessons import Asked, Choice, Walk


@dataclass(frozen=True, slots=True)
class StepperWords:
    """The words of where a `walk` stands."""

    walk: Walk

    def line(self) -> str:
        """The sentence of this step: what it tells, its question, or what is said of an answer."""
        return " ".join(filter(None, self._sentences()))

    def _sentences(self) -> Iterator[str]:
        asked, step, given = self.walk.asked, self.walk.frame.step, self.walk.given
        if step.keep:
            yield step.say
        if asked is None:
            yield step.say or self._seen()
            yield self._guessed()
        elif step.keep:
            yield self.walk.voice.says("step_kept", guess=given[-1].label) if given else asked.prompt
        elif given:
            yield from self._judged(asked, given[-1])
        else:
            yield step.say if self.walk.settled else asked.prompt

    def _judged(self, asked: Asked, last: Choice) -> Iterator[str]:
        if last.right:
            yield self.walk.voice.says("step_right", why=self.walk.frame.step.say)
            return
        yield self.walk.voice.says("step_wrong", why=last.why)
        if not self.walk.settled:
            yield self.walk.voice.says("step_take_back")
        elif asked.answer.why != last.why:
            yield self.walk.frame.step.say

    def _guessed(self) -> str:
        guess = self.walk.guess
        if guess is None:
            return ""
        code = "step_guess_right" if guess.right else "step_guess_wrong"
        return self.walk.voice.says(code, guess=guess.label, why=guess.why)

    def _seen(self) -> str:
        now = self.walk.position
        return latest(now, self.walk.voice) if now else ""

    def heading(self) -> tuple[str, ...]:
        """The title of the example, and what is different when it comes again."""
        example = self.walk.example
        return (example.title, *self._lap()) if example else ()

    def _lap(self) -> Iterator[str]:
        frame, example = self.walk.frame, self.walk.example
        if example is None or not frame.lap:
            return
        asks = sum(each.asked for each in self.walk.frames if each.lap == frame.lap)
        told = sum(bool(step.ask) and not step.keep for step in example.steps)
        code = "step_lap_last" if asks == 1 else "step_lap_all" if asks == told else "step_lap"
        yield self.walk.voice.says(code, asks=asks)
