"""What a flip shows: the tricks by the rule that is chosen, the rules to choose from, and all of them side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from tienkow_learn.draw.scene.row import Group, review, row
from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.view import View
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.play import SEATS, Play
from tienkow_learn.lessons import Flipped, Flips, Side
from tienkow_learn.text import signed
from tienkow_learn.text.settling import clause_name
from tienkow_learn.text.voice import ENGLISH, Voice
from tienkow_learn.widgets.stage.stage import Element

PAIRED = 2
WIDTHS = {1: 56, 2: 44, 4: 32}
"""How wide tiles are drawn, by how many are played at once."""


@dataclass(frozen=True, slots=True)
class FlipPanel:
    """The picture and the panel of where `flips` stand."""

    flips: Flips
    voice: Voice = ENGLISH

    def __post_init__(self) -> None:
        object.__setattr__(self, "voice", self.voice.seated(0, self.flips.case.rules))

    @property
    def now(self) -> Flipped:
        """How the case comes out by the chosen rule."""
        return self.flips.flipped

    @property
    def choices(self) -> str:
        """The id of the rules to choose from: another one for each case."""
        return f"flip-{self.flips.at}"

    def picture(self, view: View) -> Scene | None:
        """The tricks of the case, and a play that is refused; the hand that is declared; nothing for a match."""
        if self.now.match:
            return None
        played = self.now.round
        if any(play.call for play in self.flips.case.plays):
            return row(played.start_hands[played.banker], self.voice, columns=PAIRED * PAIRED)
        tricks = [*played.tricks, *filter(None, [played.trick])]
        size = max(play.size for play in (self.flips.case.plays))
        columns = len(SEATS) if view.width == "wide" or size == 1 else PAIRED
        return review(tricks, self.voice, w=WIDTHS[size], columns=columns, after=list(self._refused()))

    def _refused(self) -> Iterator[Group]:
        seat = self.now.round.to_move
        if self.now.refused and seat is not None:
            yield Group(self.now.refused, self.voice.seat(seat), self.voice.says("flip_not_allowed"), "off")

    def line(self) -> str:
        """What the chosen rule says, and what comes of it."""
        return f"{self.flips.side.say} {' '.join(self._result())}"

    def elements(self) -> list[Element]:
        """The panel: the case, the rules, the results side by side, every payment, the way to the other cases."""
        head: list[Element] = [
            {"t": "title", "text": self.flips.contrast.title},
            *self._says(),
            {"t": "text", "text": f"{self.flips.case.say} {self._before()}".strip(), "tone": "note"},
        ]
        table = self._rounds(self.now.match) if self.now.match else self._payments()
        return [*head, *self._rules(), self._table(), *table, *self._ways()]

    def _says(self) -> Iterator[Element]:
        """What the text of the game says."""
        if self.flips.contrast.says:
            yield {"t": "text", "text": self.flips.contrast.says, "tone": "rule"}

    def _before(self) -> str:
        start = self.flips.case.start
        if start is None or not any(start.tally):
            return ""
        counts = [self.voice.says("flip_count", name=self.voice.seat(seat), number=start.tally[seat]) for seat in SEATS]
        return self.voice.says(f"flip_before_{start.rules.unit}", counts=", ".join(counts))

    def _rules(self) -> Iterator[Element]:
        items = [
            {"id": side.key, "label": self.voice.says("flip_side", label=side.label, who=side.who)}
            for side in self.flips.contrast.sides
        ]
        chosen = {"id": self.choices, "mode": "pick", "chosen": self.flips.side.key}
        yield {"t": "choices", "name": self.voice.says("flip_which"), "items": items, **chosen}
        if len(self.flips.looked) == 1:
            yield {"t": "text", "text": self.voice.says("flip_predict"), "tone": "rule"}

    def _result(self) -> Iterator[str]:
        now = self.now
        if now.match:
            yield self._standing(now.match)
        elif now.refused and now.reason and now.round.to_move is not None:
            yield self._refusal(now.refused, self.voice.seat(now.round.to_move), self.voice.explain(now.reason))
        elif now.settlement:
            totals = zip(SEATS, now.settlement.totals, strict=True)
            told = ", ".join(
                self.voice.says("flip_count", name=self.voice.seat(seat), number=signed(each)) for seat, each in totals
            )
            yield self.voice.says("flip_points", totals=told)
        else:
            yield from self._trick(now)

    def _refusal(self, play: Play, name: str, reason: str) -> str:
        if play.call:
            return self.voice.says("flip_refused_call", name=name, reason=reason)
        code = "flip_refused_up" if play.surrendered and self.now.round.rules.surrenders else "flip_refused"
        return self.voice.says(code, name=name, tiles=self.voice.tiles(play.tiles), reason=reason)

    def _trick(self, now: Flipped) -> Iterator[str]:
        """Who wins, and why those do not who win by another rule."""
        trick = now.round.tricks[-1]
        yield self.voice.says("flip_wins", trick.winner, tiles=self.voice.tiles(trick.best.tiles))
        ends = dict.fromkeys(self.flips.by(side).ending for side in self.flips.contrast.sides)
        for seat in (end for end in ends if isinstance(end, int)):
            if reason := now.round.lost_because(seat):
                yield self.voice.says("play_who_why", name=self.voice.seat(seat), why=self.voice.explain(reason))

    def _standing(self, match: Match) -> str:
        best = max(SEATS, key=lambda seat: match.totals[seat])
        code, number = "flip_over" if match.is_over else "flip_goes_on", len(match.rounds)
        return self.voice.says(code, number=number, name=self.voice.seat(best), points=match.totals[best])

    def _table(self) -> Element:
        """Every rule with what comes of it; of those that were not looked at yet, nothing."""
        first = self.now
        score = any(self.flips.by(side).settlement for side in self.flips.contrast.sides)
        ends = (
            [self.voice.seat(seat) for seat in SEATS]
            if score
            else [self.voice.says("flip_match" if first.match else "flip_trick")]
        )
        rows = [[side.label, *self._cells(side, len(ends))] for side in self.flips.contrast.sides]
        return {
            "t": "table",
            "caption": self.voice.says("flip_table"),
            "head": [self.voice.says("flip_rule"), *ends],
            "rows": rows,
        }

    def _cells(self, side: Side, count: int) -> list[str]:
        if side not in self.flips.looked:
            return [self.voice.says("flip_hidden"), *[""] * (count - 1)]
        now = self.flips.by(side)
        if now.settlement:
            return [signed(total) for total in now.settlement.totals]
        if now.match:
            code = "flip_match_over" if now.match.is_over else "flip_match_goes_on"
            return [self.voice.says(code, number=len(now.match.rounds))]
        if now.refused:
            return [self.voice.says("flip_trick_refused")]
        return [self.voice.says("flip_trick_of", now.round.tricks[-1].winner)]

    def _payments(self) -> Iterator[Element]:
        settled = self.now.settlement
        if settled:
            rows = [
                [clause_name(line.clause, self.voice), self.voice.explain(line), str(line.points)]
                for line in settled.payments
            ]
            head = [self.voice.says(code) for code in ("play_clause", "play_line", "play_points")]
            table = {"t": "table", "caption": self.voice.says("flip_payments"), "head": head, "rows": rows}
            yield {"t": "more", "summary": self.voice.says("flip_payments"), "items": [table]}

    def _rounds(self, match: Match) -> Iterator[Element]:
        running = zip(*(accumulate([each.totals[seat] for each in match.settlements]) for seat in SEATS), strict=True)
        rows = [[str(number), *map(signed, totals)] for number, totals in enumerate(running, 1)]
        head = [self.voice.says("flip_round"), *self.voice.seats]
        yield {"t": "table", "caption": self.voice.says("flip_rounds"), "head": head, "rows": rows}

    def _ways(self) -> Iterator[Element]:
        at, most = self.flips.at, len(self.flips.places)
        if most == 1:
            return
        back = {"id": "back", "label": self.voice.says("step_back"), "off": at == 0}
        onward = {
            "id": "onward",
            "label": self.voice.says("step_again" if at + 1 == most else "flip_next"),
            "primary": True,
        }
        yield {"t": "actions", "id": "walk", "items": [back, onward]}
        titles = [contrast.cases[case].title for contrast, case in self.flips.places]
        labels = [self.voice.says("flip_label", number=number, title=title) for number, title in enumerate(titles, 1)]
        yield {"t": "steps", "id": "jump", "count": most, "at": at, "labels": labels}
        yield {"t": "text", "id": "place", "text": self.voice.says("flip_of", number=at + 1, most=most)}
