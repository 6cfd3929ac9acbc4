"""Game: a round between a learner and three players, as a value. The table shows it; no widget is known here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import PlayLike, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.players import Player


@dataclass(frozen=True, slots=True)
class Game:
    """A `round`, the learner's `seat`, four `players` by seat, and how many `tricks` are played (None: all).

    `paused` is set after a trick whose winner is another player, and after the last one, so that the learner can read
    before play goes on.
    """

    round: Round
    seat: int
    players: Sequence[Player]
    tricks: int | None = None
    paused: bool = False

    @property
    def is_over(self) -> bool:
        """True if the round, or the tricks asked for, are played, and the last one read."""
        return self._played_out and not self.paused

    @property
    def _played_out(self) -> bool:
        return self.round.is_over or _enough(self.round, self.tricks)

    @property
    def yours(self) -> bool:
        """True if the learner is to play."""
        return not self._played_out and self.round.to_move == self.seat and not self._passes

    @property
    def _passes(self) -> bool:
        """True if nothing can be called but a pass, so that nobody need be asked."""
        return self.round.is_calling and len(self.round.legal_plays()) == 1

    @property
    def theirs(self) -> bool:
        """True if another player is to play, without waiting for the learner to read on."""
        return not (self._played_out or self.yours or self.paused)

    @property
    def observation(self) -> Observation:
        """What the learner sees."""
        return self.round.observe(self.seat)

    @property
    def last(self) -> Trick | None:
        """The trick just finished, as the learner sees it, while the next has not begun."""
        seen = self.observation
        return seen.tricks[-1] if seen.tricks and seen.trick is None else None

    @property
    def taken_up(self) -> Game:
        """The game as it was left: a trick that another player has won may still be read."""
        left = self.last is not None and self.round.to_move not in {self.seat, None}
        return replace(self, paused=left)

    def play(self, play: PlayLike) -> Game:
        """The game after the learner's play; IllegalPlay or NotationError as Round.play raises them."""
        return self._after(self.round.play(play, self.seat))

    def others(self) -> Game:
        """The game after the play of the player to move."""
        at = self.round.to_move
        if at is None or not self.theirs:
            return self
        choice = self.round.legal_plays()[0] if self._passes else self.players[at].choose(self.round.observe(at))
        return self._after(self.round.play(choice, at))

    def others_all(self) -> Game:
        """The game after all the plays of the others, up to the next moment that is the learner's."""
        game = self
        while game.theirs:
            game = game.others()
        return game

    def read_on(self) -> Game:
        """The game after the learner has seen the last trick."""
        return replace(self, paused=False)

    @property
    def undone(self) -> Game | None:
        """The game before the learner's last play; None if there was none."""
        before = self.round
        while before.plays:
            before = before.undo()
            if before.to_move == self.seat and not (before.is_calling and len(before.legal_plays()) == 1):
                return replace(self, round=before, paused=False)
        return None

    def _after(self, played: Round) -> Game:
        closed = len(played.tricks) > len(self.round.tricks) and not _enough(played, self.tricks)
        return replace(self, round=played, paused=closed and played.to_move != self.seat)


def _enough(played: Round, tricks: int | None) -> bool:
    return tricks is not None and len(played.tricks) >= tricks
