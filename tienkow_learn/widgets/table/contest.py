"""Contest: where a table stands in a match."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tienkow_learn.engine.match import MOST_MINUTES, Match
from tienkow_learn.engine.round import Round

SECONDS = 60


@dataclass(frozen=True, slots=True)
class Contest:
    """A match at a table: `begun` once the dice are seen.

    `since` is when the round began, `until` when its last play was made (None: it runs), in seconds of the `clock`:
    reading the score takes no time of the match.
    """

    match: Match
    begun: bool = False
    clock: Callable[[], float] = field(default=time.monotonic, compare=False)
    since: float = field(default=0.0, compare=False)
    until: float | None = field(default=None, compare=False)

    @classmethod
    def of(cls, match: Match, clock: Callable[[], float] = time.monotonic) -> Contest:
        """A match taken up where it stands: the dice are shown only before its first play.

        Between two rounds that is at the end of the one before, whose score may still be read, or play taken back.
        """
        now, before = clock(), match.reopened
        took = 0.0 if before is match else match.times[-1] * SECONDS
        return cls(before, bool(match.plays), clock, now - took, None if before is match else now)

    def begin(self) -> Contest:
        """Once the dice have been seen."""
        return replace(self, begun=True, since=self.clock())

    def at(self, played: Round) -> Contest:
        """The same, once its round has come so far: the clock stands while it is over."""
        over = (self.until if self.until is not None else self.clock()) if played.is_over else None
        return self if over == self.until else replace(self, until=over)

    def after(self, played: Round) -> Match:
        """The match with its round as far as it has been played, finished if the round is over."""
        if self.match.playing is None:
            return self.match
        now = self.clock() if self.until is None else self.until
        minutes = min((now - self.since) / SECONDS, MOST_MINUTES)
        return self.match.finish(played, minutes) if played.is_over else self.match.at(played)

    def onward(self, played: Round) -> Contest:
        """The next round; after the end of the match, a new match with the next seed."""
        now = self.after(played)
        if now.is_over:
            now = Match(now.rules, (now.seed or 0) + 1, now.target, now.most_rounds, now.minutes)
        return Contest(now, bool(now.rounds), self.clock, self.clock())
