"""Figure: one number that is measured many times, its goal, and what ran beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Literal, TypeAlias

Of: TypeAlias = Literal["median", "nine in ten"]
"""What a goal is a limit of."""


@dataclass(frozen=True)
class Figure:
    """What was measured, `values` in a `unit`, and `beside`: the values of a `reference` that ran in turn with it.

    The `goal` is a limit for the median, or for `of` = "nine in ten": nine of ten values are no worse than that.
    With `more` a higher value is a better one.
    """

    name: str
    unit: str
    values: Sequence[float]
    reference: str
    beside: Sequence[float]
    goal: float
    of: Of = "median"
    more: bool = False

    @property
    def middle(self) -> float:
        """The median."""
        return median(self.values)

    @property
    def nine(self) -> float:
        """The value that nine of ten keep."""
        if len(self.values) == 1:
            return self.values[0]
        return quantiles(self.values, n=10, method="inclusive")[0 if self.more else -1]

    @property
    def met(self) -> bool:
        """Whether the goal is kept."""
        held = self.middle if self.of == "median" else self.nine
        return held >= self.goal if self.more else held <= self.goal

    @property
    def ratio(self) -> float:
        """The median over the reference's: what changes less from machine to machine."""
        return self.middle / median(self.beside)


def in_turn(times: int, *runs: Callable[[], float]) -> list[list[float]]:
    """What each run returns, so many times: one after the other, every second time in the other order."""
    values: list[list[float]] = [[] for _ in runs]
    for turn in range(times):
        order = list(zip(values, runs, strict=True))
        for kept, run in order if turn % 2 == 0 else order[::-1]:
            kept.append(run())
    return values
