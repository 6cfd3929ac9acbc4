"""A line of the reference card: what it claims, as a code with values that can be checked, and in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tienkow_learn.engine.tiles import Tiles
from tienkow_learn.text import signed
from tienkow_learn.text.settling import bonus
from tienkow_learn.text.voice import ENGLISH, Voice

Row: TypeAlias = tuple[str, str]
"""What, and what it comes to."""


@dataclass(frozen=True, slots=True)
class Line:
    """One claim: the `code` of what it is about, that of its `answer`, and the `values` of both by name.

    >>> Line.of("forced", "yes").told()
    ('Is the last tile given up by who has won nothing?', 'yes')
    """

    code: str
    answer: str
    values: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, code: str, answer: str, **values: object) -> Line:
        """A line with named values."""
        return cls(code, answer, tuple(values.items()))

    def __getitem__(self, name: str) -> object:
        return dict(self.values)[name]

    def told(self, voice: Voice = ENGLISH) -> Row:
        """The line in two phrases."""
        shown = {name: _shown(name, value, voice) for name, value in self.values}
        return voice.says(f"card_{self.code}", **shown), voice.says(f"card_{self.answer}", **shown)


def _shown(name: str, value: object, voice: Voice) -> object:
    if isinstance(value, Tiles):
        return value.letters
    if name == "way":
        return voice.says(f"end_{value}")
    if name == "bonus" and isinstance(value, tuple):
        return bonus(str(value[0]), int(value[1]), voice)
    if name == "by_won" and isinstance(value, tuple):
        return ", ".join(f"{won}: {signed(points)}" for won, points in enumerate(value))
    return ", ".join(map(str, value)) if isinstance(value, tuple) else value
