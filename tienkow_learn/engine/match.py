"""Match: rounds in a row, the bank that passes, the totals, the end. A value, as a round is."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields
from typing import cast

from .checking import check_between, check_count, check_kind
from .errors import RecordError, brief
from .outcome import Tally
from .play import SEATS, Play
from .round import Round
from .rules import RuleSet
from .rules.options import over_at_once
from .settlement import Settlement
from .shown import Shown

DIE = 6
"""Faces of a die."""
MOST_ROUNDS = 500
"""The most rounds of a match."""
MOST_MINUTES = 100_000
"""The longest round that is believed, in minutes."""


@dataclass(frozen=True, slots=True, init=False)
class Match(Shown):
    """A match of many rounds, at any moment.

    `rounds` are the finished ones, with their `settlements` and the `times` they took in minutes; `playing` is the
    round on the table, None when the match is over. `target`, `minutes` (0: none) and `most_rounds` end it.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> match = Match(TienKow(), seed=1)
    >>> match.dice, match.banker, match.round.leader, match.totals
    ((6, 1, 2), 0, 0, (0, 0, 0, 0))
    """

    rules: RuleSet
    seed: int
    target: int
    most_rounds: int
    minutes: int
    rounds: tuple[Round, ...]
    settlements: tuple[Settlement, ...]
    times: tuple[float, ...]
    playing: Round | None

    def __init__(
        self,
        rules: RuleSet,
        seed: int | None = None,
        target: int | None = None,
        most_rounds: int = MOST_ROUNDS,
        minutes: int | None = None,
    ) -> None:
        """A new match. The seed fixes the dice and every deal; without one, chance picks it and keeps it.

        `target` (points) and `minutes` are what the rules say unless told otherwise; 0 means none. RecordError for a
        number out of range.
        """
        check_kind("rules", rules, RuleSet)
        chosen = random.SystemRandom().randrange(2**32) if seed is None else seed
        points = (rules.target or 0) if target is None else target
        limit = (rules.minutes or 0) if minutes is None else minutes
        for name, number in (("seed", chosen), ("target", points), ("minutes", limit)):
            check_count(name, number)
        check_between("most_rounds", most_rounds, 1, MOST_ROUNDS)
        if over_at_once(rules.start_counters, points, rules.target_basis):
            raise RecordError("target_at_once", target=points, start=rules.start_counters)
        _fill(self, rules=rules, seed=chosen, target=points, most_rounds=most_rounds, minutes=limit)
        _fill(self, rounds=(), settlements=(), times=(), playing=None)
        _fill(self, playing=_dealt(self))

    @property
    def dice(self) -> tuple[int, ...]:
        """The throw that chooses the first banker, of as many dice as the rules say (EN 1, option dice)."""
        chance = _chance(self.seed, "dice")
        return tuple(1 + int(chance.random() * DIE) for _ in range(self.rules.dice))

    @property
    def round(self) -> Round:
        """The round that is being played; the last one when the match is over."""
        return self.playing or self.rounds[-1]

    @property
    def banker(self) -> int:
        """Who holds the bank now: after a round, the winner of its last trick."""
        return self._bank[0]

    @property
    def streak(self) -> int:
        """How many rounds in a row the banker has won, as the rule set counts them."""
        return self._bank[1]

    @property
    def _bank(self) -> tuple[int, int]:
        return self.rules.bank_after(self.rounds[-1].outcome) if self.rounds else _opening(self)[1:]

    @property
    def totals(self) -> Tally:
        """The points of each seat so far; they sum to 0."""
        sums = (sum(settled.totals[seat] for settled in self.settlements) for seat in SEATS)
        return cast("Tally", tuple(sums))

    @property
    def counters(self) -> Tally:
        """What each seat has of the counters handed out; below zero it owes them (A28, A29, option start_counters)."""
        return cast("Tally", tuple(self.rules.start_counters + total for total in self.totals))

    @property
    def plays(self) -> tuple[Play, ...]:
        """All plays of all rounds, in order."""
        return tuple(play for each in self.begun for play in each.plays)

    @property
    def begun(self) -> tuple[Round, ...]:
        """The rounds in which something has been played."""
        return (*self.rounds, self.playing) if self.playing and self.playing.plays else self.rounds

    @property
    def reached(self) -> tuple[str, ...]:
        """The limits that have been reached at the end of a round: "target", "most_rounds", "minutes" (A28)."""
        best = max(self.counters if self.rules.target_basis == "counters" else self.totals)
        now = {"target": best, "most_rounds": len(self.rounds), "minutes": round(sum(self.times), 2)}
        return tuple(name for name, value in now.items() if self.rounds and 0 < getattr(self, name) <= value)

    @property
    def is_over(self) -> bool:
        """True if the last round has been played."""
        return self.playing is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total; none until the match is over, several where they share it (A30)."""
        best = max(self.totals)
        return tuple(seat for seat in SEATS if self.totals[seat] == best) if self.is_over else ()

    def at(self, played: Round) -> Match:
        """The match with its round as far as it has been played; RecordError for a round of another deal."""
        check_kind("round", played, Round)
        if self.playing is None:
            raise RecordError("match_over")
        if played.beginning != self.playing.beginning:
            raise RecordError("other_round", number=len(self.rounds) + 1)
        return _changed(self, playing=played)

    @property
    def reopened(self) -> Match:
        """Where nothing has been played since the last round: the match as it was when that round began; else itself.

        >>> from tienkow_learn.engine.rules import TienKow
        >>> match = Match(TienKow(), seed=1)
        >>> match.reopened is match
        True
        """
        if self.begun != self.rounds or not self.rounds:
            return self
        kept = {name: getattr(self, name)[:-1] for name in ("rounds", "settlements", "times")}
        return _changed(self, playing=self.rounds[-1].beginning, **kept)

    def finish(self, played: Round | None = None, minutes: float = 0) -> Match:
        """The match after its round, which must be over, and took so many minutes; the next round is dealt.

        RecordError if the round is not over, or is another one.
        """
        done = self.at(self.round if played is None else played).round
        settled = done.settlement()
        if not isinstance(minutes, int | float) or not 0 <= minutes <= MOST_MINUTES:
            raise RecordError("minutes_range", given=brief(minutes), most=MOST_MINUTES)
        after = _changed(
            self,
            rounds=(*self.rounds, done),
            settlements=(*self.settlements, settled),
            times=(*self.times, round(float(minutes), 2)),
            playing=None,
        )
        return after if after.reached else _changed(after, playing=_dealt(after))

    def __str__(self) -> str:
        from .record.record import Record  # noqa: PLC0415

        return str(Record(self))

    @classmethod
    def parse(cls, text: str) -> Match:
        """Read a record of a match back; RecordError says what is wrong, and its `partial` is what could be read."""
        from .record.record import Record  # noqa: PLC0415

        return Record.parse(text).match

    def __repr__(self) -> str:
        now = "over" if self.is_over else f"round {len(self.rounds) + 1}"
        return f"<Match {type(self.rules).__name__}: {now}, totals {' '.join(map(str, self.totals))}>"


def _fill(match: Match, **values: object) -> None:
    for name, value in values.items():
        object.__setattr__(match, name, value)


def _changed(match: Match, **changes: object) -> Match:
    made = object.__new__(Match)
    _fill(made, **{each.name: getattr(match, each.name) for each in fields(match)} | changes)
    return made


def _dealt(match: Match) -> Round:
    """The next round: its seed follows from that of the match, so that it is the same under other rules."""
    seed = int(_chance(match.seed, f"round {len(match.rounds) + 1}").random() * 2**32)
    leader, banker, streak = (None, match.banker, match.streak) if match.rounds else _opening(match)
    return Round.deal(match.rules, seed, banker, streak, leader)


def _opening(match: Match) -> tuple[int, int, int]:
    return match.rules.opening(match.rules.thrown(match.dice))


def _chance(seed: int, word: str) -> random.Random:
    return random.Random(f"tienkow-learn {seed} {word}")
