"""Matches of Sky Nine played in any way, under any options: what holds at every moment."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.engine.chance import some_play, to_the_end
from tests.engine.sky_chance import sky_rules
from tests.often import times
from tienkow_learn.engine import DECK, Match, Observation, Record, RecordError, Round, SkyNine, Tiles

seeds = st.integers(0, 10**6)


class Matches(RuleBasedStateMachine):
    """A match, and beside it the bank as a careful player would keep it."""

    match: Match
    options: SkyNine
    bank: tuple[int, int]
    sums: list[int]

    @initialize(seed=seeds, most=st.sampled_from([500, 1, 3]), calling=st.booleans())
    def begin(self, seed: int, most: int, *, calling: bool) -> None:
        fixed = {"straight_win": True} if calling else {}
        self.options = sky_rules(random.Random(seed), **fixed)
        self.match = Match(self.options, seed, target=0, most_rounds=most, minutes=0)
        thrown = (sum(self.match.dice) - 1) % 4
        banker = thrown if self.options.first_game_banker == "leader" else (thrown + 1) % 4
        self.bank, self.sums = (banker, self.options.first_streak), [0, 0, 0, 0]
        assert self.match.round.leader == thrown

    @precondition(lambda self: not self.match.is_over)
    @rule(plays=st.integers(1, 14), seed=seeds)
    def play(self, plays: int, seed: int) -> None:
        chance, now = random.Random(seed), self.match.round
        for _ in range(plays):
            after = now if now.is_over else now.play(some_play(now, chance))
            assert now.is_over or after.undo() == now
            now = after
        self.match = self.match.at(now)

    @precondition(lambda self: not self.match.is_over and self.match.round.plays)
    @rule(plays=st.integers(1, 5))
    def take_back(self, plays: int) -> None:
        now = self.match.round
        for _ in range(min(plays, len(now.plays))):
            now = now.undo()
        self.match = self.match.at(now)

    @precondition(lambda self: not self.match.is_over)
    @rule(seed=seeds)
    def finish(self, seed: int) -> None:
        done = to_the_end(self.match.round, seed)
        assert done.winner is not None
        self.match = self.match.finish(done)
        settled = self.match.settlements[-1]
        banker, streak = self.bank
        self.bank = (done.winner, streak + 1 if done.winner == banker else 1)
        self.sums = [a + b for a, b in zip(self.sums, settled.totals, strict=True)]
        assert sum(settled.totals) == 0
        assert sum(done.tally) == 8
        assert done.declarer is not None or done.tally[done.winner] >= 2, "B27"

    @precondition(lambda self: self.match.is_over or not self.match.round.is_over)
    @rule()
    def finish_too_early_or_too_late(self) -> None:
        with pytest.raises(RecordError):
            self.match.finish()

    @rule()
    def keep_and_resume(self) -> None:
        text = str(Record(self.match, {len(self.match.plays): "now"}))
        back = Record.parse(text)
        assert (str(back), back.match, back.match.totals) == (text, self.match, self.match.totals)
        assert Round.parse(str(self.match.round)) == self.match.round
        self.match = back.match

    @rule(seat=st.integers(0, 3))
    def keep_what_a_seat_saw(self, seat: int) -> None:
        seen = self.match.round.observe(seat)
        back = Observation.parse(str(seen))
        assert (back, back.legal_plays()) == (seen, seen.legal_plays())

    @invariant()
    def b6_the_bank_and_the_streak_follow_the_winner(self) -> None:
        assert (self.match.banker, self.match.streak) == self.bank
        if self.match.playing:
            now = self.match.round
            assert (now.banker, now.streak) == self.bank
            assert not self.match.rounds or now.leader == now.banker

    @invariant()
    def the_totals_sum_to_nothing(self) -> None:
        assert (list(self.match.totals), sum(self.match.totals)) == (self.sums, 0)

    @invariant()
    def every_tile_is_in_a_hand_or_on_the_table(self) -> None:
        now = self.match.round
        played = [tile for trick in now.all_tricks for _, play in trick.plays for tile in play.tiles]
        assert Tiles([tile for hand in now.hands for tile in hand] + played) == DECK
        assert now.declarer is not None or sum(now.tally) == sum(trick.size for trick in now.tricks)

    @invariant()
    def b4_hidden_tiles_are_seen_by_their_owner_alone_until_the_round_is_over(self) -> None:
        now = self.match.round
        for seat in range(4):
            seen = now.observe(seat)
            lines = [line for line in str(seen).splitlines() if line[0].isdecimal()]
            told = [play for line in lines for play in line.partition(" =")[0].partition(" ")[2].split(", ")]
            assert told == [_told(now, seat, at, str(play)) for at, play in _plays(now)]
            down = [play for at, play in _plays(now) if play.startswith("(") and at != seat and self.options.hides]
            assert len(down) * (not now.is_over) == "".join(lines).count("(?")
            if not now.is_over:
                others = [tile for at, hand in enumerate(now.hands) if at != seat for tile in hand]
                hidden = [tile for play in down for tile in play.strip("()").split()]
                assert str(seen.unseen) == str(Tiles(others)) if not hidden else len(seen.unseen) > len(others)


def _plays(now: Round) -> list[tuple[int, str]]:
    return [(seat, str(play)) for trick in now.all_tricks for seat, play in trick.plays]


def _told(now: Round, seat: int, at: int, play: str) -> str:
    """How the record of a seat writes a play of another."""
    covered = play.startswith("(") and at != seat and now.rules.hides and not now.is_over
    return f"P{at} ({' '.join('?' for _ in play.split())})" if covered else f"P{at} {play}"


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=times(12), stateful_step_count=20, derandomize=True, deadline=None)


class ManyMatches(Matches):
    """The same, for longer."""


TestManyMatches = pytest.mark.many(ManyMatches.TestCase)
TestManyMatches.settings = settings(max_examples=500, stateful_step_count=40, deadline=None)
