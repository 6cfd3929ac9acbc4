"""Matches played in any way: what holds at every moment, under every set of options."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.engine import reference
from tests.engine.chance import some_play, some_rules, to_the_end
from tests.often import times
from tienkow_learn.engine import Match, Record, RecordError, TienKow
from tienkow_learn.engine.outcome import Outcome

seeds = st.integers(0, 10**6)
minutes = st.sampled_from([0, 0, 2.5, 7.25, 20])


class Matches(RuleBasedStateMachine):
    """A match, and beside it what a careful player would write on paper."""

    match: Match
    options: TienKow
    bank: tuple[int, int]
    sums: list[int]
    time: float

    @initialize(
        seed=seeds,
        points=st.sampled_from([None, 0, 5, 60]),
        most=st.sampled_from([500, 500, 1, 2, 3]),
        limit=st.sampled_from([None, 0, 15]),
    )
    def begin(self, seed: int, points: int | None, most: int, limit: int | None) -> None:
        self.options = some_rules(random.Random(seed))
        counted = self.options.target_basis == "counters"
        if counted and points and points <= self.options.start_counters:
            points = None  # refused: it would end every match after its first round
        self.match = Match(self.options, seed, points, most, limit)
        self.bank, self.sums, self.time = ((sum(self.match.dice) - 1) % 4, 0), [0, 0, 0, 0], 0
        assert len(self.match.dice) == self.options.dice

    @precondition(lambda self: not self.match.is_over)
    @rule(plays=st.integers(1, 20), seed=seeds)
    def play(self, plays: int, seed: int) -> None:
        chance, now = random.Random(seed), self.match.round
        for _ in range(plays):
            now = now if now.is_over else now.play(some_play(now, chance))
        self.match = self.match.at(now)

    @precondition(lambda self: not self.match.is_over and self.match.round.plays)
    @rule()
    def take_back(self) -> None:
        self.match = self.match.at(self.match.round.undo())

    @precondition(lambda self: not self.match.is_over)
    @rule(seed=seeds, took=minutes)
    def finish(self, seed: int, took: float) -> None:
        before, done = self.match, to_the_end(self.match.round, seed)
        self.match = before.finish(done, took)
        self._write(done.tricks[-1].winner, done.outcome, took)
        assert before.rounds == self.match.rounds[:-1]
        stake = 8 + 4 * done.streak
        owed = {line.points for line in self.match.settlements[-1].payments if line.clause == "b"}
        assert owed <= {stake if self.options.stake_cap is None else min(stake, self.options.stake_cap)}

    def _write(self, winner: int, outcome: Outcome, took: float) -> None:
        banker, streak = self.bank
        self.bank = (winner, streak + 1 if winner == banker else 0)
        self.sums = [a + b for a, b in zip(self.sums, reference.settle(self.options, outcome), strict=True)]
        self.time += took

    @precondition(lambda self: self.match.is_over or not self.match.round.is_over)
    @rule()
    def finish_too_early_or_too_late(self) -> None:
        with pytest.raises(RecordError):
            self.match.finish()

    @rule()
    def keep_and_resume(self) -> None:
        text = str(self.match)
        back = Match.parse(text)
        assert back == self.match
        assert (str(back), back.totals, back.plays) == (text, self.match.totals, self.match.plays)
        assert Record.parse(str(Record(back, {len(back.plays): "now"}))).match == back
        self.match = back

    @invariant()
    def the_bank_and_the_streak_follow_the_last_trick(self) -> None:
        assert (self.match.banker, self.match.streak) == self.bank
        if self.match.playing:
            now = self.match.round
            assert (now.banker, now.streak, now.leader) == (*self.bank, self.bank[0])

    @invariant()
    def the_totals_are_those_on_paper_and_sum_to_nothing(self) -> None:
        assert (list(self.match.totals), sum(self.match.totals)) == (self.sums, 0)
        assert sum(self.match.counters) == 4 * self.options.start_counters
        assert all(sum(settled.totals) == 0 for settled in self.match.settlements)

    @invariant()
    def it_ends_when_a_limit_is_reached(self) -> None:
        best = max(self.sums) + (self.options.start_counters if self.options.target_basis == "counters" else 0)
        limits = [
            (self.match.target, best),
            (self.match.most_rounds, len(self.match.rounds)),
            (self.match.minutes, self.time),
        ]
        over = bool(self.match.rounds) and any(limit and now >= limit for limit, now in limits)
        assert self.match.is_over == over
        assert self.match.winners == tuple(seat for seat in range(4) if over and self.sums[seat] == max(self.sums))


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=times(15), stateful_step_count=20, derandomize=True)
