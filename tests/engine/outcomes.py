"""Outcomes and scoring options for property tests."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from tienkow_learn.engine import Event, Outcome, TienKow

events = st.builds(
    Event,
    kind=st.sampled_from(["supreme", "mixed"]),
    seat=st.integers(0, 3),
    trick=st.integers(1, 8),
    count=st.integers(1, 2),
    led=st.booleans(),
    won=st.booleans(),
    last=st.booleans(),
)


def _outcome(winners: Sequence[int], banker: int, streak: int, paying: Sequence[Event]) -> Outcome:
    a, b, c, d = (winners.count(seat) for seat in range(4))
    return Outcome((a, b, c, d), winners[-1], banker, streak, tuple(paying))


outcomes = st.builds(
    _outcome,
    st.lists(st.integers(0, 3), min_size=1, max_size=8),
    st.integers(0, 3),
    st.integers(0, 3),
    st.lists(events, max_size=3),
)
"""The outcome of a round of one to eight tricks, told by who won each."""

rulings = st.builds(
    TienKow,
    mixed_bonus=st.sampled_from(["each_pair", "two_in_lead", "once_per_lead", "two_in_round"]),
    bonus_needs_win=st.booleans(),
    bonus_on=st.sampled_from(["lead", "play"]),
    bonus_on_last_trick=st.booleans(),
    stake_cap=st.sampled_from([None, 4, 8, 12]),
    escalate_all=st.booleans(),
)
