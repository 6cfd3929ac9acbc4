"""Gambles: what a trick decides beside itself, and replies that close it; in most games nothing does."""

from __future__ import annotations

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.reasons import Reason

from .turn import Turn


class Gambles:
    """What a game with gambles on the last trick has of its own."""

    __slots__ = ()

    def at_stake(self, turn: Turn) -> Reason | None:
        """What the trick on the table decides beside itself, such as a gamble that is on; None for most tricks."""
        del turn
        return None

    def closes(self, turn: Turn, takes: Combination) -> bool:
        """True if a reply that takes the trick over ends it, so that nobody else can win it."""
        del turn, takes
        return False
