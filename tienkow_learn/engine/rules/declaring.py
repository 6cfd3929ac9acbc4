"""Declares: hands that are declared or passed before the first lead; in most games none."""

from __future__ import annotations

from tienkow_learn.engine.play import DECLARE, PASS, Play
from tienkow_learn.engine.reasons import Code, Reason
from tienkow_learn.engine.tiles import Tiles

from .turn import Turn


class Declares:
    """What a game with hands that win at once has of its own."""

    __slots__ = ()

    def opens_with_calls(self, size: int) -> bool:
        """True if the seats, from the banker on, may declare a hand of this size before the first lead."""
        del size
        return False

    def may_declare(self, hand: Tiles) -> bool:
        """True if a hand wins at once when it is declared."""
        del hand
        return False

    def calls(self, hand: Tiles) -> tuple[Play, ...]:
        """What a seat may call before the first lead."""
        passing = Play(Tiles(), call=PASS)
        return (Play(Tiles(), call=DECLARE), passing) if self.may_declare(hand) else (passing,)

    def call_refusal(self, turn: Turn, play: Play) -> Reason | None:
        """Why a call, or tiles while the seats are calling, may not be played now; None if it may."""
        if not turn.calling:
            return Reason.of(Code.NO_CALL)
        if not play.call:
            return Reason.of(Code.CALL_FIRST)
        return None if play in self.calls(turn.hand) else Reason.of(Code.CANNOT_DECLARE)
