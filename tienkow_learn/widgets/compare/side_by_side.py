"""Side by side: one deal, played by two rule sets with the same tiles."""

from __future__ import annotations

from collections.abc import Sequence

from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.sides import sides
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet, SkyNine, TienKow
from tienkow_learn.engine.tiles import TilesLike
from tienkow_learn.lessons import Sides
from tienkow_learn.text import Voice
from tienkow_learn.widgets.stage.stage import Stage

from .side_panel import SidePanel

RULES: tuple[RuleSet, ...] = (TienKow(), SkyNine())
"""The rule sets that are compared where no others are named: the two games of the course."""


class SideBySide(Stage):
    """One deal under two `rules`, to step through: the same seats put the same tiles down.

    `tricks` says which: for each trick four texts, by seat. Tiles that a game does not let them play are given up
    there; a game that does not allow even that stops and says why. `tally` is what the seats have won before; `banker`
    holds the bank, with a `streak`. Both tables are drawn the way round of the first. ExampleError unless there are two
    rule sets and four plays a trick; RecordError for hands that cannot be.

    >>> shown = SideBySide().jump(12)
    >>> [round.settlement().totals[0] for round in shown.rounds]
    [6, -20]
    >>> shown.close()
    """

    def __init__(
        self,
        tricks: Sequence[Sequence[TilesLike]] | None = None,
        rules: Sequence[RuleSet] = RULES,
        *,
        tally: Sequence[int] | None = None,
        banker: int = 0,
        streak: int = 1,
        lang: str = "en",
    ) -> None:
        self._voice = Voice(lang)
        self._sides = Sides.of(rules, tricks, tally, banker, streak)
        super().__init__(self._do, self._viewed)
        self._show()

    def __repr__(self) -> str:
        return f"<SideBySide: play {self._sides.at} of {self.count}>"

    @property
    def count(self) -> int:
        """How many plays there are."""
        return self._sides.count

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The two tables as they stand."""
        return tuple(side.round for side in self._sides.now)

    def jump(self, at: int) -> SideBySide:
        """After so many plays, 0 before the first; ExampleError for more than there are."""
        return self._at(self._sides.jump(at))

    def close(self) -> None:
        """Close every widget; nothing is left to close of one that was refused."""
        if hasattr(self, "layer"):
            super().close()

    def _at(self, now: Sides) -> SideBySide:
        self._sides = now
        self._show()
        return self

    def _do(self, name: str, value: object) -> None:
        """What a click or a key asks for."""
        moves = {"back": self._sides.back, "onward": self._sides.forward}
        if name in moves:
            self._at(moves[name]())
        elif name == "jump" and isinstance(value, int):
            self._at(self._sides.jump(value))

    def _viewed(self, _: View) -> None:
        self._show()

    def _show(self) -> None:
        panel = SidePanel(self._sides, self._voice)
        deals = list(zip(panel.games, self.rounds, strict=True))
        self.show(sides(deals, self.view, panel.voice), panel=panel.elements(), say=panel.line(), quiet=True)
