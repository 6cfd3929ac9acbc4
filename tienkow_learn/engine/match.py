"""Match: rounds in a row, the bank that passes, the totals, the end. A value, as a round is."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import cast

from .errors import RecordError
from .outcome import Tally, check_count
from .play import SEATS, Play
from .round import Round
from .rules import RuleSet
from .settlement import Settlement
from .shown import Shown

DIE = 6
"""Faces of a die."""
MOST_MINUTES = 100_000
"""The longest round that is believed, in minutes."""


@dataclass(frozen=True, slots=True)
class Match(Shown):
    """A match of many rounds. `target`, `minutes` and `most_rounds` end it; None takes what the rules say, 0 means none.

    The seed fixes the dice and every deal; without one, chance picks it. `rounds` are the finished ones with their
    `settlements`, `round` is the one that is being played (the last one when the match is over), `played_minutes` the
    time that was told to `finish`. RecordError for a seed or a limit out of range.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> m = Match(TienKow(), seed=1)
    >>> m.dice, m.banker, m.round.banker, m.totals
    ((2, 5, 1), 3, 3, (0, 0, 0, 0))
    """

    rules: RuleSet
    seed: int | None = None
    target: int | None = None
    most_rounds: int | None = None
    minutes: int | None = None
    rounds: tuple[Round, ...] = ()
    settlements: tuple[Settlement, ...] = ()
    played_minutes: float = 0
    playing: Round | None = None

    def __post_init__(self) -> None:
        chosen = random.SystemRandom().randrange(2**32) if self.seed is None else self.seed
        limits = {"target": self.rules.target, "most_rounds": None, "minutes": self.rules.minutes}
        self._set("seed", chosen)
        check_count("seed", chosen)
        for name, ruled in limits.items():
            given = getattr(self, name)
            self._set(name, (ruled or 0) if given is None else given)
            check_count(name, getattr(self, name))
        if self.playing is None and not self.rounds:
            self._set("playing", self._deal())

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    @property
    def dice(self) -> tuple[int, ...]:
        """The throw that chooses the first banker, as many dice as the rules say (EN 1, option dice)."""
        chance = self._chance("dice")
        return tuple(1 + int(chance.random() * DIE) for _ in range(self.rules.dice))

    @property
    def thrown(self) -> int:
        """The seat at which counting the dice ends; seat 0 throws and counts as one (A23)."""
        return (sum(self.dice) - 1) % len(SEATS)

    @property
    def round(self) -> Round:
        """The round that is being played; the last one when the match is over."""
        return self.playing or self.rounds[-1]

    @property
    def banker(self) -> int:
        """Who holds the bank now."""
        return self._bank()[0]

    @property
    def streak(self) -> int:
        """How many rounds in a row the banker has won, as the rule set counts them."""
        return self._bank()[1]

    def _bank(self) -> tuple[int, int]:
        return self.rules.bank_after(self.rounds[-1].outcome) if self.rounds else self.rules.opening(self.thrown)[1:]

    @property
    def totals(self) -> Tally:
        """The points of each seat so far; they sum to 0."""
        sums = (sum(settled.totals[seat] for settled in self.settlements) for seat in SEATS)
        return cast("Tally", tuple(sums))

    @property
    def counters(self) -> Tally:
        """What each player has left of the counters handed out; below zero is owed (A28, A29)."""
        return cast("Tally", tuple(self.rules.start_counters + total for total in self.totals))

    @property
    def plays(self) -> tuple[Play, ...]:
        """All plays of all rounds, in order."""
        played = (*self.rounds, self.playing) if self.playing else self.rounds
        return tuple(play for each in played for play in each.plays)

    @property
    def is_over(self) -> bool:
        """Whether a limit has been reached at the end of a round."""
        if not self.rounds:
            return False
        best = max(self.counters if self.rules.target_basis == "counters" else self.totals)
        reached = ((self.target, best), (self.most_rounds, len(self.rounds)), (self.minutes, self.played_minutes))
        return any(limit and now >= limit for limit, now in reached)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total; none until the match is over, several where they share it (A30)."""
        best = max(self.totals)
        return tuple(seat for seat in SEATS if self.totals[seat] == best) if self.is_over else ()

    def at(self, played: Round) -> Match:
        """The match with its round as far as it has been played; RecordError for a round of another deal."""
        if self.playing is None:
            raise RecordError("match_over")
        if played.beginning != self.playing.beginning:
            raise RecordError("other_round", number=len(self.rounds) + 1)
        return replace(self, playing=played)

    def finish(self, played: Round | None = None, minutes: float = 0) -> Match:
        """The match after its round, which must be over, and took so many minutes; the next round is dealt.

        RecordError if the round is not over, or is another one.
        """
        done = self.at(played or self.round).round
        if not done.is_over:
            raise RecordError("not_over")
        if not 0 <= minutes <= MOST_MINUTES:
            raise RecordError("minutes_range", given=str(minutes)[:20], most=MOST_MINUTES)
        after = replace(
            self,
            rounds=(*self.rounds, done),
            settlements=(*self.settlements, done.settlement()),
            played_minutes=round(self.played_minutes + minutes, 2),
            playing=None,
        )
        return after if after.is_over else replace(after, playing=after._deal())  # noqa: SLF001

    def timed(self, minutes: float) -> Match:
        """The match with another count of the minutes it took; where that is the limit, it is over."""
        told = replace(self, played_minutes=minutes)
        ended = told.is_over and not (told.playing and told.round.plays)
        return replace(told, playing=None) if ended else told

    def _deal(self) -> Round:
        """The next round: its seed follows from that of the match."""
        seed = int(self._chance(f"round {len(self.rounds) + 1}").random() * 2**32)
        leader, banker, streak = self.rules.opening(self.thrown) if not self.rounds else (None, *self._bank())
        return Round.deal(self.rules, seed, banker, streak, leader)

    def _chance(self, word: str) -> random.Random:
        return random.Random(f"tienkow-learn {self.seed} {word}")

    def __str__(self) -> str:
        from .record import Record  # noqa: PLC0415

        return str(Record(self))

    @classmethod
    def parse(cls, text: str) -> Match:
        """Read a record of a match back; RecordError says what is wrong, and its `partial` is what could be read."""
        from .record import Record  # noqa: PLC0415

        return Record.parse(text).match

    def __repr__(self) -> str:
        now = "over" if self.is_over else f"round {len(self.rounds) + 1}"
        return f"<Match {type(self.rules).__name__}: {now}, totals {' '.join(map(str, self.totals))}>"
