"""A payment knows what it is for: the event by its place, and the seat whose loss another bears."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given

from tests.engine.outcomes import outcomes, rulings
from tienkow_learn.engine import Event, Outcome, Payment, SkyNine, TienKow
from tienkow_learn.engine.play import SEATS

CAUGHT = Outcome((1, 0, 2, 5), 0, 2, 1, (Event("royal", 3), Event("caught_single", 1, 8, won=False, last=True)))


@given(rulings, outcomes)
def test_the_lines_of_an_event_are_those_that_it_adds(rules: TienKow, outcome: Outcome) -> None:
    settled, before = rules.settle(outcome), rules.settle(replace(outcome, events=()))
    assert settled.of_event(None) == before.payments
    for place in range(len(outcome.events)):
        after = rules.settle(replace(outcome, events=outcome.events[: place + 1]))
        assert settled.of_event(place) == after.payments[len(before.payments) :]
        before = after


@given(rulings, outcomes)
def test_what_seats_pay_each_other_is_what_the_settlement_comes_to(rules: TienKow, outcome: Outcome) -> None:
    settled = rules.settle(outcome)
    for seat in SEATS:
        assert sum(line.costs(seat) for line in settled.payments) == -settled.totals[seat]
        each = [line for other in SEATS if other != seat for line in settled.between(seat, other)]
        assert Counter(each) == Counter(line for line in settled.payments if seat in (line.payer, line.payee))
    places = {event.trick: settled.of_trick(outcome, event.trick) for event in outcome.events}
    assert sum(map(len, places.values())) == sum(line.event is not None for line in settled.payments)


def test_a_caught_speculator_bears_the_losses_of_the_others() -> None:
    settled = SkyNine().settle(CAUGHT)
    borne = [(line.payer, line.payee, line.borne_for) for line in settled.payments if line.borne_for is not None]
    assert borne == [(1, 0, 2)]
    assert [line.payer for line in settled.of_event(0)] == [0, 1, 2]
    assert settled.of_trick(CAUGHT, 1) == settled.of_event(0)
    assert settled.of_event(1) == ()


@pytest.mark.parametrize("line", SkyNine().settle(CAUGHT).payments)
def test_the_sentence_tells_who_lost_what_another_pays(line: Payment) -> None:
    assert ("loser" in line.values) == (line.borne_for is not None)
    assert line.values.get("loser") == line.borne_for
    assert line.why()
