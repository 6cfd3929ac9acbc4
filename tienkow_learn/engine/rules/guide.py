"""Guided: what teaches scoring, such as clauses, bonuses, ways to end a round, usual mistakes; a game may have none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from tienkow_learn.engine.outcome import Outcome
from tienkow_learn.engine.play import Trick

from .ending import End, Ending
from .slip import Slip


class Guided:
    """What a score sheet, a film of a round and questions on scoring ask beside who pays whom."""

    __slots__ = ()

    settling: ClassVar[tuple[str, ...]] = ()
    """The options that can change what an outcome pays."""
    clauses: ClassVar[tuple[str, ...]] = ()
    """The clauses that a payment can have."""
    bonuses: ClassVar[tuple[tuple[str, int], ...]] = ()
    """The events that can pay on their own, each as kind and count."""
    ways: ClassVar[tuple[Ending, ...]] = ()
    """Every way to end a round that an outcome tells."""

    def ended(self, outcome: Outcome) -> End | None:
        """How the round ended and what that multiplies by; None where the rules do not ask."""
        del outcome
        return None

    def slips(
        self,
        outcome: Outcome,
        seat: int,
        event: int | None = None,
        tricks: Sequence[Trick] = (),
    ) -> Iterable[Slip]:
        """Usual mistakes in what a seat pays the winner; with the place of an event, in what it pays for that.

        `tricks` are those of the round, where they are known.
        """
        del outcome, seat, event, tricks
        return ()

    @property
    def open_ways(self) -> tuple[Ending, ...]:
        """The ways to end a round that its options allow."""
        return tuple(way for way in self.ways if not way.option or getattr(self, way.option))
