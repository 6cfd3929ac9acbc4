"""Payment and Settlement: who pays whom, how much, by which clause."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .play import SEATS
from .shown import Explained, Shown


@dataclass(frozen=True, slots=True)
class Payment(Explained):
    """One line of a settlement: `payer` pays `payee` so many `points` by a `clause` ('a' to 'h' of EN in Tien Kow).

    `numbers` are those that went into it (tricks, the stake, how many pairs); `why(lang)` is the line as a sentence.
    A line of 0 points says why nothing is paid.
    """

    payer: int
    payee: int
    points: int
    clause: str
    numbers: tuple[tuple[str, int], ...] = ()

    @property
    def values(self) -> dict[str, int]:
        """The numbers by name."""
        return dict(self.numbers)


@dataclass(frozen=True, slots=True)
class Settlement(Shown):
    """All payments of a round and what they come to: `totals` are four numbers that sum to 0."""

    payments: tuple[Payment, ...]
    totals: tuple[int, int, int, int]

    @classmethod
    def of(cls, payments: Iterable[Payment]) -> Settlement:
        """Add payments up."""
        lines = tuple(payments)
        got = [sum(line.points for line in lines if line.payee == seat) for seat in SEATS]
        paid = [sum(line.points for line in lines if line.payer == seat) for seat in SEATS]
        a, b, c, d = (plus - minus for plus, minus in zip(got, paid, strict=True))
        return cls(lines, (a, b, c, d))

    def __str__(self) -> str:
        return " ".join(f"{total:+d}" if total else "0" for total in self.totals)

    def __repr__(self) -> str:
        return f"<Settlement {self}>"
