"""What stands below two tables side by side: what each game asks, who wins, what it pays, and where they part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tienkow_learn.draw.painters.speech import latest
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.lessons import Sides, comparison
from tienkow_learn.lessons.siding import Side
from tienkow_learn.text import signed
from tienkow_learn.text.voice import ENGLISH, Voice
from tienkow_learn.widgets.stage.stage import Element


@dataclass(frozen=True, slots=True)
class SidePanel:
    """The panel of where `sides` stand."""

    sides: Sides
    voice: Voice = ENGLISH

    def __post_init__(self) -> None:
        object.__setattr__(self, "voice", self.voice.seated(0, self.sides.rules[0]))

    @property
    def games(self) -> tuple[str, ...]:
        """What the two rule sets are called."""
        return tuple(map(self._game, self.sides.rules))

    def _game(self, rules: RuleSet) -> str:
        """The name of a preset; of other rules their text form."""
        code = f"options_preset_{rules.preset}"
        return self.voice.says(code) if self.voice.knows(code) else str(rules)

    def line(self) -> str:
        """What has happened at each table, and where they part."""
        told = zip(self.games, self.sides.now, strict=True)
        lines = [self.voice.says("side_line", game=game, words=self._latest(side)) for game, side in told]
        return " ".join([*lines, *self._parted()])

    def _latest(self, side: Side) -> str:
        seat = side.round.to_move
        if side.refused and side.reason and seat is not None:
            facts = {"name": self.voice.seat(seat), "tiles": self.voice.tiles(side.refused.tiles)}
            return self.voice.says("side_refused", reason=self.voice.explain(side.reason), **facts)
        return latest(side.round, self.voice)

    def _parted(self) -> Iterator[str]:
        if self.sides.parted:
            told = zip(self.games, self.sides.now, strict=True)
            yield self.voice.says("side_parted", games=" ".join(self._part(game, side) for game, side in told))

    def _part(self, game: str, side: Side) -> str:
        if side.trick is None:
            return ""
        winner, tiles = side.trick.winner, self.voice.tiles(side.trick.best.tiles)
        return self.voice.says("side_part", winner, game=game, tiles=tiles)

    def elements(self) -> list[Element]:
        """The panel: the way through the plays first, so that it stays in one place."""
        return [
            {"t": "title", "text": self.voice.says("side_title")},
            *self._ways(),
            *self._words(),
            self._table(),
            self._all(),
        ]

    def _words(self) -> Iterator[Element]:
        """What a game refuses, and where the two part; the line says the same, heard but not seen."""
        told = zip(self.games, self.sides.now, strict=True)
        stopped = [
            self.voice.says("side_line", game=game, words=self._latest(side)) for game, side in told if side.refused
        ]
        yield from ({"t": "text", "text": words, "tone": "bad"} for words in stopped)
        yield from ({"t": "text", "text": words, "tone": "rule"} for words in self._parted())

    def _table(self) -> Element:
        """What each game asks of who is to play, and what has come of the trick."""
        asked: dict[str, Callable[[Side], str]] = {
            "side_to_move": self._to_move,
            "side_duty": self._duty,
            "side_allowed": self._allowed,
            "side_trick": self._trick,
            "side_points": self._points,
        }
        rows = [[self.voice.says(code), *map(answer, self.sides.now)] for code, answer in asked.items()]
        return {
            "t": "table",
            "caption": self.voice.says("side_now"),
            "head": [self.voice.says("side_question"), *self.games],
            "rows": rows,
        }

    def _to_move(self, side: Side) -> str:
        seat = side.round.to_move
        return self.voice.says("side_dash") if seat is None else self.voice.seat(seat)

    def _duty(self, side: Side) -> str:
        now = side.round
        return self.voice.says("side_dash") if now.to_move is None else self.voice.explain(now.rules.duty(now.turn))

    def _allowed(self, side: Side) -> str:
        number = len(side.round.legal_plays())
        return self.voice.says("side_plays", ways=number) if number else self.voice.says("side_dash")

    def _trick(self, side: Side) -> str:
        trick = side.trick
        if trick is None:
            return self.voice.says("side_dash")
        code = "side_won" if trick.is_full else "side_winning"
        return self.voice.says(code, trick.winner, tiles=self.voice.tiles(trick.best.tiles))

    def _points(self, side: Side) -> str:
        if not side.round.is_over:
            return self.voice.says("side_dash")
        totals = side.round.settlement().totals
        return ", ".join(
            self.voice.says("flip_count", name=self.voice.seat(seat), number=signed(totals[seat])) for seat in SEATS
        )

    def _ways(self) -> Iterator[Element]:
        at, most = self.sides.at, self.sides.count
        onward = {
            "id": "onward",
            "label": self.voice.says("step_again" if at == most else "step_next"),
            "primary": True,
        }
        yield {
            "t": "actions",
            "id": "walk",
            "items": [{"id": "back", "label": self.voice.says("step_back"), "off": at == 0}, onward],
        }
        labels = [self.voice.says("side_step" if number else "side_start", number=number) for number in range(most + 1)]
        yield {"t": "steps", "id": "jump", "count": most + 1, "at": at, "labels": labels}
        yield {"t": "text", "id": "place", "text": self.voice.says("side_of", number=at, most=most)}

    def _all(self) -> Element:
        rows = [row for row in comparison(self.sides.rules, self.voice) if len({*row[1:]}) > 1]
        head = [self.voice.says("side_question"), *self.games]
        table = {"t": "table", "caption": self.voice.says("side_all"), "head": head, "rows": rows}
        return {"t": "more", "summary": self.voice.says("side_all"), "items": [table]}
