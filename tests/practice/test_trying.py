"""Trying a score out: every change leads to an outcome that can be, and nonsense to none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tienkow_learn.engine import Event, Outcome, TienKow
from tienkow_learn.practice import Case, Trying

START = Case(TienKow(), Outcome((3, 0, 2, 3), winner=0, banker=1))
NOW = Trying(START, START)
WORDS = st.sampled_from(["tally-0", "tally-1", "tally-3", "winner", "banker", "streak", "add", "drop-0", "reset", "x"])
PICKED = st.fixed_dictionaries(
    {
        "what": st.sampled_from(["supreme-1", "mixed-2", "other-1"]),
        "who": st.sampled_from("0123"),
        "how": st.sampled_from(["led", "lost", "reply", "last"]),
    }
)
VALUES = st.one_of(st.integers(-1, 9), st.sampled_from("0123"), PICKED, st.none())
OPTIONS = st.sampled_from(["option-escalate_all", "option-mixed_bonus", "option-stake_cap"])
STATES = st.sampled_from(["true", "false", "two_in_lead", "8", "none"])


@given(st.lists(st.one_of(st.tuples(WORDS, VALUES), st.tuples(OPTIONS, STATES)), max_size=20))
def test_every_change_leads_to_an_outcome_that_can_be(changes: list[tuple[str, object]]) -> None:
    now = NOW
    for name, value in changes:
        now = now.do(name, value)
        at = now.case.outcome
        assert at.tally[at.winner] > 0
        assert sum(at.tally) <= 8
        assert sum(now.case.settlement.totals) == 0
        assert len(at.events) <= 4
    assert now.do("reset").case == START


@pytest.mark.parametrize(
    ("name", "value", "changed"),
    [
        ("tally-3", 1, Outcome((3, 0, 2, 1), 0, 1)),
        ("winner", "3", Outcome((3, 0, 2, 3), 3, 1)),
        ("banker", "0", Outcome((3, 0, 2, 3), 0, 0)),
        ("streak", 2, Outcome((3, 0, 2, 3), 0, 1, 2)),
        (
            "add",
            {"what": "mixed-2", "who": "2", "how": "lost"},
            Outcome((3, 0, 2, 3), 0, 1, 0, (Event("mixed", 2, count=2, won=False),)),
        ),
    ],
)
def test_a_number_or_a_seat_can_be_changed(name: str, value: object, changed: Outcome) -> None:
    assert NOW.do(name, value).case.outcome == changed


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tally-0", 0),
        ("tally-1", 1),
        ("tally-1", "1"),
        ("tally-7", 1),
        ("winner", "1"),
        ("winner", None),
        ("banker", "4"),
        ("streak", -1),
        ("streak", 10),
        ("streak", True),
        ("add", None),
        ("add", {"what": "mixed-2"}),
        ("option-single_rank", "traditional"),
        ("option-escalate_all", "perhaps"),
        ("nothing", 1),
    ],
)
def test_nonsense_changes_nothing(name: str, value: object) -> None:
    assert NOW.do(name, value) == NOW


def test_options_change_the_rules_and_keep_a_value_of_their_own() -> None:
    assert NOW.do("option-escalate_all", "true").case.rules == TienKow(escalate_all=True)
    own = Case(TienKow(stake_cap=16), START.outcome)
    assert Trying(own, own).values("stake_cap") == {"none": None, "8": 8, "12": 12, "16": 16}


def test_an_event_can_be_taken_out_and_no_more_than_four_be_added() -> None:
    now = NOW
    for who in "01230":
        now = now.do("add", {"what": "supreme-1", "who": who, "how": "led"})
    assert [event.seat for event in now.case.events] == [0, 1, 2, 3]
    assert now.full
    assert [event.seat for event in now.do("drop-1").case.events] == [0, 2, 3]
    assert not now.do("drop-1").full
