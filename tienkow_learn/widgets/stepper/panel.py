"""The panel of a stepper: tiles, choices, the rule, the settlement, and the way through the steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from tienkow_learn.lessons import Choice, Walk
from tienkow_learn.widgets.stage.stage import Element

from .picture import StepperPicture
from .words import StepperWords

DOTS = 40
"""The most steps that get a dot each; a long record has buttons only."""


@dataclass(frozen=True, slots=True)
class StepperPanel:
    """The panel of where a `walk` stands."""

    walk: Walk

    def elements(self) -> list[Element]:
        """All of it. Where nothing is asked the controls come first, so that they stay in one place."""
        told = self.walk.asked is None
        head = [*self._heading(), *(self._controls() if told else self._tiles())]
        rest = [*self._tiles()] if told else [*self._choices(), *self._controls()]
        return [*head, *rest, *self._rule(), *self._settled(), *self._place()]

    @property
    def _bare(self) -> bool:
        return self.walk.position is None

    def _heading(self) -> Iterator[Element]:
        """What else stands in the picture of a table and below it."""
        words = StepperWords(self.walk)
        if self._bare:
            yield {"t": "title", "text": words.heading()[0]}
        fresh = self.walk.frame.opens and not self.walk.given
        if fresh and (self._bare or StepperPicture(self.walk).shows_trick):
            yield from ({"t": "text", "text": text, "tone": "note"} for text in words.heading()[1:])
        if self._bare:
            yield {"t": "text", "text": words.line(), "tone": self._tone()}

    def _tone(self) -> str:
        given = [] if self.walk.frame.step.keep else self.walk.given
        return ("good" if given[-1].right else "bad") if given else ""

    def _tiles(self) -> Iterator[Element]:
        of = self.walk.frame.step.of
        if of and not StepperPicture(self.walk).shows_trick:
            yield {"t": "tiles", "faces": [str(tile) for tile in of], "name": self.walk.voice.tiles(of)}

    def _choices(self) -> Iterator[Element]:
        if asked := self.walk.asked:
            items = [self._choice(each) for each in asked.choices]
            yield {"t": "choices", "id": "answer", "mode": "one", "name": asked.prompt, "items": items}

    def _choice(self, each: Choice) -> Element:
        step, settled, chosen = self.walk.frame.step, self.walk.settled, each in self.walk.given
        mark = ("right" if each.right else "wrong") if chosen else "answer" if settled and each.right else ""
        faces = [] if step.ask == "winner" else [str(tile) for tile in each.faces]
        shown = {"faces": faces, "mark": "" if step.keep else mark}
        return {"id": each.id, "label": each.label, "off": settled or chosen, **shown}

    def _controls(self) -> Iterator[Element]:
        walk = self.walk
        onward = "step_again" if walk.is_over else "step_show" if walk.hidden else "step_next"
        back = {"id": "back", "label": self.walk.voice.says("step_back"), "off": walk.at == 0}
        items = [back, {"id": "onward", "label": self.walk.voice.says(onward), "primary": not walk.hidden}]
        yield {"t": "actions", "id": "walk", "items": items}

    def _rule(self) -> Iterator[Element]:
        rule = self.walk.frame.step.rule
        if rule and self.walk.settled:
            yield {"t": "text", "text": self.walk.voice.says(f"rule_{rule}"), "tone": "rule"}

    def _settled(self) -> Iterator[Element]:
        """Each payment of the finished round, with what it comes to for the learner."""
        now, seat = self.walk.position, self.walk.example.seat if self.walk.example else 0
        if not (self.walk.frame.step.score and now and now.is_over):
            return
        lines = now.settlement().payments
        own = [line.points * ((line.payee == seat) - (line.payer == seat)) for line in lines]
        totals = [f"{total:+d}" for total in accumulate(own)]
        rows = [[self.walk.voice.explain(line), total] for line, total in zip(lines, totals, strict=True)]
        head = [self.walk.voice.says("step_score_line"), self.walk.voice.says("step_score_total")]
        yield {"t": "table", "caption": self.walk.voice.says("step_score"), "head": head, "rows": rows}

    def _place(self) -> Iterator[Element]:
        at, most = self.walk.at, len(self.walk.frames)
        if most <= DOTS:
            labels = [self._label(number) for number in range(most)]
            yield {"t": "steps", "id": "jump", "count": most, "at": at, "labels": labels}
        right, asked = self.walk.score
        result = self.walk.voice.says("step_result", right=right, asked=asked) if asked and self.walk.is_over else ""
        yield {
            "t": "text",
            "id": "place",
            "text": f"{self.walk.voice.says('step_of', step=at + 1, most=most)} {result}".strip(),
        }

    def _label(self, at: int) -> str:
        frame = self.walk.frames[at]
        words = self.walk.voice.says("step_question") if frame.asked else frame.step.say
        return self.walk.voice.says("step_label", step=at + 1, words=words)
