"""Player: whoever chooses a play from what one seat may know."""

from __future__ import annotations

from typing import Protocol

from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import Play


class Player(Protocol):
    """Anything with a name that chooses a legal play for an Observation whose turn it is.

    The same observation gives the same play, so that a round can be undone and played again.
    """

    @property
    def name(self) -> str:
        """The name shown at the table."""

    def choose(self, observation: Observation) -> Play:
        """One of `observation.legal_plays()`; ArgumentError when it is not this seat's turn."""
