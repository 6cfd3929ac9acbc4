"""Flips: one way through contrasts, with what was looked at so far. A value: each step makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tienkow_learn.engine.checking import check_kind
from tienkow_learn.engine.errors import brief

from .contrast import Case, Contrast, Flipped, Side
from .contrasting import contrast, options
from .example import ExampleError


@dataclass(frozen=True, slots=True)
class Flips:
    """The `places`, each a contrast and a case of it, standing at number `at`; `seen` are the sides looked at by place.

    >>> flips = Flips.of("equal_tiles")
    >>> flips.flipped.ending, flips.flip("rank_then_first").flipped.ending
    (0, 1)
    """

    places: tuple[tuple[Contrast, int], ...]
    at: int = 0
    seen: Mapping[int, tuple[Side, ...]] = field(default_factory=dict, hash=False)

    @classmethod
    def of(cls, *names: str) -> Flips:
        """All cases of some options, in order; of all options without any. ExampleError for an unknown one."""
        for name in names:
            check_kind("option", name, str)
        chosen = [contrast(name) for name in names or options()]
        return cls(tuple((each, case) for each in chosen for case in range(len(each.cases))))

    @property
    def contrast(self) -> Contrast:
        """The point that is looked at."""
        return self.places[self.at][0]

    @property
    def case(self) -> Case:
        """The case that is looked at."""
        return self.contrast.cases[self.places[self.at][1]]

    @property
    def looked(self) -> tuple[Side, ...]:
        """The sides that were looked at here, the present one last; at first the default alone."""
        return self.seen.get(self.at, self.contrast.sides[:1])

    @property
    def side(self) -> Side:
        """The side that is looked at."""
        return self.looked[-1]

    @property
    def flipped(self) -> Flipped:
        """How the case comes out by this side."""
        return self.by(self.side)

    def by(self, side: Side) -> Flipped:
        """How the case comes out by a side."""
        return self.contrast.flipped(self.places[self.at][1], side)

    def flip(self, value: object) -> Flips:
        """Another side, by its value or its text form; ExampleError for one that is not there."""
        side = self.contrast.side(value)
        if side is None:
            known = ", ".join(each.key for each in self.contrast.sides)
            raise ExampleError("step_no_choice", given=brief(value, 40), known=known)
        return replace(self, seen={**self.seen, self.at: (*(each for each in self.looked if each != side), side)})

    def jump(self, at: int) -> Flips:
        """Another place, from 0; ExampleError for one that is not there."""
        if type(at) is not int or not 0 <= at < len(self.places):
            raise ExampleError("step_range", given=at + 1 if type(at) is int else at, most=len(self.places))
        return replace(self, at=at)

    def forward(self) -> Flips:
        """The next place; after the last one the first."""
        return self.jump((self.at + 1) % len(self.places))

    def back(self) -> Flips:
        """The place before; the first one stays."""
        return self.jump(max(self.at - 1, 0))
