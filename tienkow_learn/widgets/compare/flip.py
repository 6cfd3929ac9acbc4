"""Flip: the same plays by one rule and by another. Choose the rule, and the trick or the score changes."""

from __future__ import annotations

from tienkow_learn.draw.scene.view import View
from tienkow_learn.lessons import Case, Flipped, Flips
from tienkow_learn.text import Voice
from tienkow_learn.widgets.stage.stage import Stage

from .flip_panel import FlipPanel


class Flip(Stage):
    """The cases of some options of a rule set, by name ("mixed_bonus"), or of all options that change a result.

    ExampleError for an option that has none.

    >>> flip = Flip("equal_tiles")
    >>> flip.flipped.ending, flip.flip("last_wins").flipped.ending
    (0, 2)
    >>> flip.close()
    """

    def __init__(self, *options: str, lang: str = "en") -> None:
        self._flips, self._voice = Flips.of(*options), Voice(lang)
        super().__init__(self._do, self._viewed)
        self._show()

    def __repr__(self) -> str:
        return f"<Flip {self._flips.contrast.option}={self._flips.side.key}: case {self.number} of {self.count}>"

    @property
    def number(self) -> int:
        """The case shown, from 1."""
        return self._flips.at + 1

    @property
    def count(self) -> int:
        """How many cases there are."""
        return len(self._flips.places)

    @property
    def case(self) -> Case:
        """The case shown."""
        return self._flips.case

    @property
    def flipped(self) -> Flipped:
        """How it comes out by the rule that is chosen."""
        return self._flips.flipped

    def flip(self, value: object) -> Flip:
        """Choose a rule by the option's value; ExampleError if it has no such value."""
        return self._at(self._flips.flip(value))

    def jump(self, number: int) -> Flip:
        """Case `number`, from 1; ExampleError if there is none."""
        return self._at(self._flips.jump(number - 1 if type(number) is int else number))

    def close(self) -> None:
        """Close every widget; nothing is left to close of one that was refused."""
        if hasattr(self, "layer"):
            super().close()

    def _at(self, flips: Flips) -> Flip:
        self._flips = flips
        self._show()
        return self

    def _do(self, name: str, value: object) -> None:
        """What a click or a key asks for; a rule of a case that is gone is none."""
        moves = {"back": self._flips.back, "onward": self._flips.forward}
        if name in moves:
            self._at(moves[name]())
        elif name == "jump" and isinstance(value, int):
            self._at(self._flips.jump(value))
        elif name == FlipPanel(self._flips).choices and self._flips.contrast.side(value):
            self.flip(value)

    def _viewed(self, _: View) -> None:
        self._show()

    def _show(self) -> None:
        panel = FlipPanel(self._flips, self._voice)
        self.show(panel.picture(self.view), panel=panel.elements(), say=panel.line())
