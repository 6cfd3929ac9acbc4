"""Filled: a score sheet to be filled in, line by line. What is judged stands in practice; here it is shown and read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.score.settlement import scene
from tienkow_learn.engine import Settlement
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice import Case, Filling, Line
from tienkow_learn.text import Voice
from tienkow_learn.text.settling import event_words

from .words import Element, Scribe, text

MOST = 999
WAY, POINTS = "way", "points"


@dataclass(frozen=True, slots=True)
class Filled:
    """The page of a `filling`; `word` is what is said on an answer that cannot be judged, `go` counts the sheets."""

    filling: Filling
    word: str = ""
    go: int = 0

    @property
    def case(self) -> Case:
        """The case that is settled."""
        return self.filling.case

    @property
    def voice(self) -> Voice:
        """Who tells of it."""
        return self.filling.voice

    @property
    def scribe(self) -> Scribe:
        """The words of it."""
        return Scribe(self.case, self.voice)

    @property
    def key(self) -> str:
        """A name for the controls of this step, that no other step has."""
        return f"s{self.go}-{self.filling.at}"

    def answer(self, points: Sequence[int], payee: int | None = None) -> Filled:
        """After an answer, as Filling.answer takes it."""
        return replace(self, filling=self.filling.answer(points, payee), word="")

    def do(self, name: str, value: object) -> Filled:
        """After an action: an answer, a hint, or a new sheet. One for a step that is gone does nothing."""
        if name == f"{self.key}-check" and isinstance(value, Mapping):
            return self._checked(value)
        if name == f"{self.key}-hint":
            return replace(self, filling=self.filling.hint(), word="")
        if name == "again" and self.filling.step is None:
            return replace(self, filling=Filling(self.case, self.voice), word="", go=self.go + 1)
        return self

    def _checked(self, value: Mapping[str, object]) -> Filled:
        step = self.filling.step
        seats = self._seats()
        numbers = [value.get(f"{self.key}-{POINTS}-{seat}") for seat in seats]
        read = [number for number in numbers if type(number) is int]
        if step is None or len(read) != len(numbers):
            return self
        if step.event is not None or not step.lines:
            return self.answer(read)
        way = value.get(f"{self.key}-{WAY}")
        if way not in self._ways(step.lines[0]):
            return replace(self, word=self.voice.says("fill_choose"))
        return self._one(str(way), read[0])

    def _one(self, way: str, points: int) -> Filled:
        """The answer to a line: a way ("to-2", "from", "nobody") and how many points go that way."""
        if way == "nobody":
            return self.answer([0])
        return self.answer([-points]) if way == "from" else self.answer([points], int(way.removeprefix("to-")))

    def _seats(self) -> list[int]:
        """The seats for which a number is asked now."""
        step = self.filling.step
        return [line.seat for line in step.lines] if step and step.lines else list(SEATS)

    def _ways(self, line: Line) -> dict[str, str]:
        """The ways that points may go in a line, each with its words."""
        voice, told = self.voice, self.voice.says
        there = {
            f"to-{other}": told("fill_to", payer=voice.seat(line.seat), payee=voice.seat(other))
            for other in SEATS
            if other != line.seat
        }
        back = told("fill_to", payer=voice.seat(line.other), payee=voice.seat(line.seat))
        return {**there, "from": back, "nobody": told("fill_nobody")}

    def scene(self, view: View) -> Scene:
        """The seats, with an arrow for every line that is filled in."""
        paid = Settlement.of(payment for line in self.filling.done for payment in line.payments)
        over = self.filling.step is None
        return scene(self.case.rules, self.case.outcome, view, self.voice, settled=paid, totals=over)

    def panel(self) -> list[Element]:
        """What came of the last answer, what is asked now, and the lines so far."""
        if self.filling.step is None:
            return self._over()
        return [*self._before(), *self._asked(), *self._faults(), *self._so_far()]

    def _before(self) -> Iterator[Element]:
        filling = self.filling
        if not filling.at:
            yield from self.scribe.facts()
        elif not filling.faults:
            yield self._text("told", *self._verdict())
        yield self._text("number", self.voice.says("fill_number", number=filling.at + 1, most=len(filling.steps)), "")

    def _verdict(self) -> tuple[str, str]:
        """What came of the last step, with its tone."""
        shown = not self.filling.results[-1].correct and self.filling.results[-1].hints == len(self.filling.ladder)
        code, tone = ("fill_shown", "rule") if shown else ("fill_right", "good")
        return self.voice.says(code, why=self.filling.told), tone

    def _asked(self) -> Iterator[Element]:
        yield {"t": "title", "id": f"{self.key}-title", "text": self._title()}
        step = self.filling.step
        line = step.lines[0] if step and step.lines else None
        ids = [f"{self.key}-{POINTS}-{seat}" for seat in self._seats()]
        if line and line.event is None:
            ways = self._ways(line)
            items = [{"id": way, "label": label} for way, label in ways.items()]
            name = self.voice.says("fill_who")
            ids = [f"{self.key}-{WAY}", *ids]
            yield {"t": "choices", "id": ids[0], "mode": "pick", "name": name, "items": items}
        yield from self._numbers()
        yield self._actions(ids)

    def _title(self) -> str:
        step, voice = self.filling.step, self.voice
        if step is None or not step.lines:
            return self.voice.says("fill_totals")
        if step.event is not None:
            told = event_words(self.case.events[step.event], voice)
            return self.voice.says("fill_bonus", told=told)
        seat = step.lines[0].seat
        won = voice.count(self.case.rules, self.case.outcome.tally[seat])
        return voice.says("fill_line", seat, won=won)

    def _numbers(self) -> Iterator[Element]:
        step, voice = self.filling.step, self.voice
        lines = step.lines if step else ()
        alone = len(lines) == 1
        right = self.filling.answer_now
        for place, seat in enumerate(self._seats()):
            code = "fill_points" if alone else "fill_pays" if lines else "fill_total_of"
            given = self.filling.given[place] if self.filling.given else 0
            wrong = bool(self.filling.faults) and given != right[place]
            yield {
                "t": "number",
                "id": f"{self.key}-{POINTS}-{seat}",
                "label": self.voice.says(code, name=voice.seat(seat)),
                "value": abs(given) if alone else given,
                "min": 0 if lines else -MOST,
                "max": MOST,
                "mark": "wrong" if wrong and not alone else "",
            }

    def _actions(self, ids: Sequence[str]) -> Element:
        filling, told = self.filling, self.voice.says
        left = len(filling.ladder) - filling.hinted
        label = "fill_show" if not left else "fill_more" if filling.hinted else "fill_hint"
        check = {"id": f"{self.key}-check", "label": told("fill_check"), "primary": True, "gather": list(ids)}
        hint = {"id": f"{self.key}-hint", "label": told(label)}
        return {"t": "actions", "id": f"{self.key}-actions", "items": [check, hint]}

    def _faults(self) -> Iterator[Element]:
        if self.word:
            yield self._text("word", self.word, "bad")
        for number, fault in enumerate(self.filling.faults):
            yield self._text(f"fault-{number}", self.voice.says("fill_wrong", why=fault), "bad")
        for number, hint in enumerate(self.filling.ladder[: self.filling.hinted]):
            yield self._text(f"hint-{number}", hint, "rule" if number else "note")

    def _so_far(self) -> Iterator[Element]:
        payments = [payment for line in self.filling.done for payment in line.payments]
        if payments:
            yield self.scribe.lines(payments, "fill_so_far")

    def _over(self) -> list[Element]:
        settled, most = self.case.settlement, len(self.filling.steps)
        told = self.voice.says("fill_over", right=self.filling.right, most=most)
        again = {"id": "again", "label": self.voice.says("fill_again"), "primary": self.filling.right < most}
        return [
            self._text("told", *self._verdict()),
            {"t": "title", "id": f"{self.key}-title", "text": told},
            {"t": "actions", "id": f"{self.key}-actions", "items": [again]},
            self.scribe.lines(settled.payments),
            self.scribe.totals(settled),
            self.scribe.clauses(settled.payments),
        ]

    def _text(self, part: str, words: str, tone: str) -> Element:
        return text(words, tone) | {"id": f"{self.key}-{part}"}

    def line(self) -> str:
        """The live line: what is wrong, or the last hint, or what was right and what is asked now."""
        filling = self.filling
        if self.word or filling.faults:
            return self.word or " ".join(self.voice.says("fill_wrong", why=fault) for fault in filling.faults)
        if filling.hinted:
            return filling.ladder[filling.hinted - 1]
        asked = self._over()[1]["text"] if filling.step is None else self._title()
        return " ".join(filter(None, (self._verdict()[0] if filling.at else "", str(asked))))
