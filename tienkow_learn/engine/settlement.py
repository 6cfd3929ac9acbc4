"""Payment and Settlement: who pays whom, how much, by which clause."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .checking import check_count, check_kind, check_seat, several
from .errors import RecordError, brief
from .outcome import Outcome
from .play import SEATS
from .shown import Explained, Shown


@dataclass(frozen=True, slots=True)
class Payment(Explained):
    """One line of a settlement: `payer` pays `payee` so many `points` by a `clause` ('a' to 'h' of EN in Tien Kow).

    `numbers` are those that went into it (tricks, the stake, how many pairs); `why(lang)` is the line as a sentence.
    `event` is the place in the outcome of the event that it is for, None for what was won; `borne_for` the seat that
    lost it, where another pays. A line of 0 points says why nothing is paid.
    """

    payer: int
    payee: int
    points: int
    clause: str
    numbers: tuple[tuple[str, int], ...] = ()
    event: int | None = None
    borne_for: int | None = None

    def __post_init__(self) -> None:
        check_seat("payer", self.payer)
        check_seat("payee", self.payee)
        if not isinstance(self.points, int) or type(self.clause) is not str or type(self.numbers) is not tuple:
            check_kind("points", self.points, int)
            check_kind("clause", self.clause, str)
            check_kind("numbers", self.numbers, tuple)
        if self.event is not None:
            check_count("event", self.event)
        if self.borne_for is not None:
            check_seat("borne_for", self.borne_for)

    @property
    def values(self) -> dict[str, int]:
        """The numbers by name, and the `loser` that it is borne for: what its sentence tells."""
        borne = {} if self.borne_for is None else {"loser": self.borne_for}
        return borne | dict(self.numbers)

    def costs(self, seat: int) -> int:
        """What a seat pays by it; less than 0 if it is paid, 0 if others pay each other.

        >>> [Payment(1, 0, 3, "c").costs(seat) for seat in (0, 1, 2)]
        [-3, 3, 0]
        """
        return self.points * ((seat == self.payer) - (seat == self.payee))


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

    def of_event(self, place: int | None) -> tuple[Payment, ...]:
        """The lines for the event at a place in the outcome; with None those for what was won."""
        return tuple(line for line in self.payments if line.event == place)

    def of_trick(self, outcome: Outcome, number: int) -> tuple[Payment, ...]:
        """The lines for the events of a trick of the outcome that was settled, by its number from 1."""
        check_kind("outcome", outcome, Outcome)
        places = {place for place, event in enumerate(outcome.events) if event.trick == number}
        return tuple(line for line in self.payments if line.event in places)

    def between(self, one: int, other: int) -> tuple[Payment, ...]:
        """The lines in which two seats pay each other."""
        check_seat("one", one)
        check_seat("other", other)
        return tuple(line for line in self.payments if {line.payer, line.payee} == {one, other})

    def __str__(self) -> str:
        return " ".join(f"{total:+d}" if total else "0" for total in self.totals)

    def __repr__(self) -> str:
        return f"<Settlement {self}>"
