"""Positions that a player can check: hands, the plays so far, and what Steady plays and says."""

from __future__ import annotations

from dataclasses import dataclass, field

from tienkow_learn.engine import Round, TienKow
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.players import Steady


@dataclass(frozen=True)
class Position:
    """Four hands and the plays so far; then the play and the reason of the seat to move, with what speaks for it."""

    why: str
    hands: tuple[str, str, str, str]
    plays: tuple[str, ...]
    play: str
    reason: str
    rules: RuleSet = field(default_factory=TienKow)
    tally: tuple[int, int, int, int] = (0, 0, 0, 0)
    streak: int = 0

    @property
    def round(self) -> Round:
        """The round at this moment."""
        at = Round.start(self.rules, self.hands, tally=self.tally, streak=self.streak)
        for play in self.plays:
            at = at.play(play)
        return at

    def explained(self) -> tuple[str, str]:
        """What Steady plays, in letters if that is how the table writes it, and why."""
        at = self.round
        chosen, reason = Steady().explain(at.observe(at.to_move or 0))
        return (str(chosen) if ":" in self.play else chosen.letters), reason
