"""Payment and Settlement: who pays whom, how much, by which clause."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .checking import check_kind, check_seat, several
from .errors import RecordError, brief
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

    def __post_init__(self) -> None:
        check_seat("payer", self.payer)
        check_seat("payee", self.payee)
        if not isinstance(self.points, int) or type(self.clause) is not str or type(self.numbers) is not tuple:
            check_kind("points", self.points, int)
            check_kind("clause", self.clause, str)
            check_kind("numbers", self.numbers, tuple)

    @property
    def values(self) -> dict[str, int]:
        """The numbers by name."""
        return dict(self.numbers)


@dataclass(frozen=True, slots=True)
class Settlement(Shown):
    """All payments of a round and what they come to: `totals` are four numbers that sum to 0."""

    payments: tuple[Payment, ...]
    totals: tuple[int, int, int, int]

    def __post_init__(self) -> None:
        check_kind("payments", self.payments, tuple)
        check_kind("totals", self.totals, tuple)
        if sum(self.totals) or len(self.totals) != len(SEATS):
            raise RecordError("totals_sum", given=", ".join(map(brief, self.totals)))

    @classmethod
    def of(cls, payments: Iterable[Payment]) -> Settlement:
        """Add payments up."""
        lines, totals = several("payments", payments), [0] * len(SEATS)
        for line in lines:
            check_kind("payments", line, Payment)
            totals[line.payee] += line.points
            totals[line.payer] -= line.points
        a, b, c, d = totals
        return cls(lines, (a, b, c, d))

    def __str__(self) -> str:
        return " ".join(f"{total:+d}" if total else "0" for total in self.totals)

    def __repr__(self) -> str:
        return f"<Settlement {self}>"
