"""Tried: a score sheet whose numbers and rules can be changed, and that follows at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.score.settlement import scene
from tienkow_learn.engine import RuleSet
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice import Case, Trying
from tienkow_learn.practice.trying import EVENT, HOWS, MOST_STREAK
from tienkow_learn.text import Voice, signed
from tienkow_learn.text.settling import bonus, ended, event_words, option_words
from tienkow_learn.widgets.options import option_elements

from .words import Element, Scribe, text

TWO = 2
"""How many sources stand side by side."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The page of a `trying`."""

    trying: Trying
    voice: Voice

    @property
    def case(self) -> Case:
        """The case as it stands."""
        return self.trying.case

    @property
    def scribe(self) -> Scribe:
        """Who tells of it."""
        return Scribe(self.case, self.voice)

    def do(self, name: str, value: object) -> Tried:
        """After an action: something is changed."""
        if name == "add" and isinstance(value, Mapping):
            value = {part: value.get(f"event-{part}") for part in EVENT}
        return replace(self, trying=self.trying.do(name, value))

    def scene(self, view: View) -> Scene:
        """The settlement as it stands."""
        return scene(self.case.rules, self.case.outcome, view, self.voice)

    def panel(self) -> list[Element]:
        """The controls, what two sources make of it where they differ, the sheet."""
        settled = self.case.settlement
        sheet = [self.scribe.lines(settled.payments), self.scribe.totals(settled)]
        return [*self._numbers(), *self._seats(), self._bonuses(), self._options(), *self._side_by_side(), *sheet]

    def line(self) -> str:
        """The live line: what it comes to."""
        return f"{self.scribe.totals_line(self.case.settlement)}."

    def _numbers(self) -> Iterator[Element]:
        say, rules, outcome = self.voice.says, self.case.rules, self.case.outcome
        yield {"t": "title", "id": "try-title", "text": say("try_title")}
        for seat in SEATS:
            label = say(f"try_count_{rules.unit}", name=self.voice.seat(seat))
            limits = (self.trying.least(seat), self.trying.most(seat))
            yield self._number(f"tally-{seat}", label, outcome.tally[seat], *limits)
        yield text(say("try_given_out", given=sum(outcome.tally), most=rules.hand_size))
        yield self._number("streak", say("try_streak"), outcome.streak, 0, MOST_STREAK)

    @staticmethod
    def _number(name: str, label: str, value: int, least: int, most: int) -> Element:
        return {"t": "number", "id": name, "label": label, "value": value, "min": least, "max": most, "live": True}

    def _seats(self) -> Iterator[Element]:
        outcome = self.case.outcome
        everyone = [str(seat) for seat in SEATS]
        able = [str(seat) for seat in self.trying.winners]
        yield from self._seat("winner", outcome.winner, able)
        yield from self._seat("banker", outcome.banker, everyone)
        yield from self._ending()

    def _seat(self, name: str, chosen: int, able: Sequence[str]) -> Iterator[Element]:
        items = [{**item, "off": item["id"] not in able} for item in self._people()]
        yield self._pick(name, self.voice.says(f"try_{name}"), items) | {"chosen": str(chosen)}

    def _ending(self) -> Iterator[Element]:
        """How the round ended, where the rules ask for it; and who was caught."""
        trying, event = self.trying, self.trying.ending
        if not trying.endings:
            return
        items: list[Element] = [{"id": kind, "label": self.voice.says(f"end_{kind}")} for kind in ("", *trying.endings)]
        yield self._pick("ending", self.voice.says("try_ending"), items) | {"chosen": event.kind if event else ""}
        if trying.caught is not None:
            others = [str(seat) for seat in SEATS if seat != self.case.outcome.winner]
            yield from self._seat("caught", trying.caught, others)
        yield text(ended(self.case.rules, self.case.outcome, self.voice), "note")

    def _people(self) -> list[Element]:
        return [{"id": str(seat), "label": self.voice.seat(seat)} for seat in SEATS]

    @staticmethod
    def _pick(name: str, title: str, items: Sequence[Element]) -> Element:
        return {"t": "choices", "id": name, "mode": "pick", "name": title, "titled": True, "items": list(items)}

    def _bonuses(self) -> Element:
        say, events = self.voice.says, self.case.outcome.events
        told = [event_words(event, self.voice) for event in events]
        drops = [{"id": f"drop-{at}", "label": say("try_take_out", told=told[at])} for at in self._taken_out()]
        whats: list[Element] = [
            {"id": name, "label": bonus(*kind, self.voice)} for name, kind in self.trying.kinds.items()
        ]
        hows: list[Element] = [{"id": how, "label": say(f"try_how_{how}")} for how in HOWS]
        asked: dict[str, list[Element]] = dict(zip(EVENT, (whats, self._people(), hows), strict=True))
        gather = [f"event-{part}" for part in EVENT]
        add = {"id": "add", "label": say("try_add"), "gather": gather, "off": self.trying.full, "primary": True}
        picks = [self._pick(f"event-{part}", say(f"try_bonus_{part}"), items) for part, items in asked.items()]
        taken: list[Element] = [{"t": "actions", "id": "drops", "items": drops}] if drops else []
        items: list[Element] = [*taken, *picks, {"t": "actions", "id": "adds", "items": [add]}]
        return {"t": "more", "id": "bonuses", "summary": say("try_bonuses"), "items": items}

    def _taken_out(self) -> Iterator[int]:
        """The places of the events that can be taken out: how the round ended is chosen elsewhere."""
        return (at for at, event in enumerate(self.case.events) if event.kind not in self.trying.endings)

    def _options(self) -> Element:
        items = [each for name in self.case.rules.settling for each in self._option(name)]
        reset = {"t": "actions", "id": "resets", "items": [{"id": "reset", "label": self.voice.says("try_reset")}]}
        return {"t": "more", "id": "options", "summary": self.voice.says("try_options"), "items": [*items, reset]}

    def _option(self, name: str) -> Iterator[Element]:
        return option_elements(self.case.rules, name, self.trying.values(name), self.voice)

    def _sources(self) -> list[tuple[str, RuleSet]]:
        kind = type(self.case.rules)
        return [(self.voice.says(f"rules_{name}"), getattr(kind, name)()) for name in kind.presets[:TWO]]

    def _side_by_side(self) -> Iterator[Element]:
        sources = self._sources()
        if not sources:
            return
        totals = [rules.settle(self.case.outcome).totals for _, rules in sources]
        (one, _), (other, _) = sources
        if totals[0] == totals[1]:
            yield text(self.voice.says("try_same", one=one, other=other), "note")
            return
        yield text(" ".join([self.voice.says("try_differ", one=one, other=other), *self._why(sources)]), "rule")
        rows = [[self.voice.seat(seat), *(signed(each[seat]) for each in totals)] for seat in SEATS]
        head = [self.voice.says("sheet_player"), one, other]
        yield {"t": "table", "id": "sources", "caption": self.voice.says("try_sources"), "head": head, "rows": rows}

    def _why(self, sources: Sequence[tuple[str, RuleSet]]) -> Iterator[str]:
        """The options in which the sources differ and that a score depends on."""
        for name in self.case.rules.settling:
            values = [(told, getattr(rules, name)) for told, rules in sources]
            if len({value for _, value in values}) > 1:
                each = [
                    self.voice.says("try_value", rules=told, value=option_words(name, value, self.voice)[1])
                    for told, value in values
                ]
                title = option_words(name, values[0][1], self.voice)[0]
                yield self.voice.says("try_why", title=title, values="; ".join(each))
