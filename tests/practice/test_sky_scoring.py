"""Sky Nine settled line by line, tried out and asked about: the lines add up, each mistake has its own answer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.often import examples
from tienkow_learn.engine import Event, Outcome, SkyNine
from tienkow_learn.engine.outcome import Tally
from tienkow_learn.engine.rules.options import offered
from tienkow_learn.practice import Case, Filling, Trying, concept_title
from tienkow_learn.practice.mistakes import right, told
from tienkow_learn.text import Voice, say
from tienkow_learn.text.settling import clause_name, ended, event_words, option_words, worked

SAID = Voice(direction="counterclockwise")
NUMBERS = "payer payee points units times factor trick loser won won_n streaked points_n"
VALUES: dict[str, object] = dict.fromkeys(NUMBERS.split(), 2)
RULES = [SkyNine(), SkyNine.hong_kong(), SkyNine(gains_multiplied="none", caught_single=4)]
CAUGHT = Event("caught_single", 2, 5, won=False, last=True)
SNS_7 = Case(SkyNine(), Outcome((2, 0, 3, 3), winner=3, banker=0, streak=1, events=(CAUGHT,)))


@st.composite
def cases(draw: st.DrawFn) -> Case:
    seats = draw(st.lists(st.integers(0, 3), min_size=8, max_size=8))
    tally: Tally = (seats.count(0), seats.count(1), seats.count(2), seats.count(3))
    winner, kinds = seats[-1], st.sampled_from([kind for kind, _ in SkyNine.bonuses])
    paying = st.builds(Event, kinds, st.integers(0, 3), st.integers(1, 4), won=st.booleans(), last=st.booleans())
    events = draw(st.lists(paying, max_size=2))
    if way := draw(st.sampled_from([None, *(way for way in SkyNine.ways if not way.takes_all or max(tally) == 8)])):
        seat = (winner + draw(st.integers(1, 3))) % 4 if way.caught else winner
        events.insert(draw(st.integers(0, len(events))), Event(way.kind, seat, 5, won=not way.caught, last=True))
    at = Outcome(tally, winner, draw(st.integers(0, 3)), draw(st.integers(0, 2)), tuple(events))
    return Case(draw(st.sampled_from(RULES)), at)


@examples(15)
@given(cases())
def test_the_lines_add_up_and_no_mistake_makes_the_right_number(case: Case) -> None:
    totals = [0] * 4
    for line in case.lines:
        totals[line.seat] -= line.points
        totals[line.other] += line.points
        mistakes = case.mistakes(line)
        assert line.points not in mistakes
        sentences = [told(case, line, points, SAID) for points in (*mistakes, 99)]
        assert all(sentences)
        assert right(line, SAID)
    assert tuple(totals) == case.settlement.totals
    assert len(case.lines) == 3 + 3 * len(case.paying)


@examples(15)
@given(cases())
def test_a_sheet_is_filled_in_to_its_end(case: Case) -> None:
    filling = Filling(case, SAID)
    for step in filling.steps:
        assert filling.ladder
        assert concept_title(step.concept, case.rules)
        filling = filling.answer(filling.answer_now)
        assert filling.told
    assert (filling.step, filling.right) == (None, len(filling.steps))


def test_who_is_caught_pays_for_everybody() -> None:
    filling = Filling(SNS_7, SAID)
    assert [line.points for line in SNS_7.lines] == [0, 0, 20]
    wrong = filling.answer([8])
    assert wrong.faults == ("You forgot the catch: what You lost is paid by who was caught.",)
    assert filling.answer([5]).faults == ("Nothing from You here: who was caught pays for everybody.",)
    assert filling.answer([0]).told.startswith("Nothing from You: who was caught pays that loss. From North to West:")
    assert [step.concept for step in filling.steps][:3] == ["rule:clause_caught"] * 3


NONE = "no tile: 5; streak × 2 = 10; ending × 2 = 20"


def test_a_payment_is_built_up_step_by_step() -> None:
    full = SkyNine().settle(Outcome((0, 8, 0, 0), winner=1, banker=0, streak=1))
    assert NONE in [worked(line) for line in full.payments]
    assert [worked(line, SAID) for line in SNS_7.settlement.payments][:2] == [
        "lost by You: 2; streak × 2 = 4; ending × 2 = 8",
        "lost by East: 5; streak × 1 = 5; ending × 2 = 10",
    ]
    assert worked(SNS_7.settlement.payments[1]).startswith("lost by West:")
    above = SkyNine().settle(Outcome((6, 1, 0, 1), winner=3, banker=0, streak=1)).payments[0]
    assert worked(above) == "6 − 4 = 2; streak × 2 = 4; ending × 1 = 4"


def test_how_a_round_ended_is_told() -> None:
    assert ended(SNS_7.rules, SNS_7.outcome, SAID) == "A caught K or 3: × 2. All losses are paid by North."
    for way in SkyNine.ways:
        at = Outcome((2, 2, 2, 2), 0, 0, events=(Event(way.kind, 1 if way.caught else 0, 5),))
        assert "×" in ended(SkyNine(), at, SAID)
        assert say(f"end_{way.kind}")
    perfect = Outcome((8, 0, 0, 0), 0, 0, events=(Event("ended_four", 0, 4, last=True),))
    assert ended(SkyNine(), perfect, SAID).endswith("a Perfect Full House: × 8.")


def test_every_code_of_the_rules_has_its_words() -> None:
    for clause in SkyNine.clauses:
        codes = ("clause", "clause_short", "concept_clause", "clause_name", "pay", "work")
        assert all(say(f"{code}_{clause}", "en", **VALUES) for code in codes)
        assert clause_name(clause) == say(f"clause_name_{clause}")
    kinds = {*(kind for kind, _ in SkyNine.bonuses), *(way.kind for way in SkyNine.ways), "opened", "opened_top"}
    words = {event_words(Event(kind, 1, 2), SAID) for kind in kinds}
    assert len(words) == len(kinds)
    assert all(word.startswith("East ") for word in words)
    for name in SkyNine.settling:
        told = [option_words(name, value) for value in offered(SkyNine(), name)]
        assert len(set(told)) == len(told) > 1


def trying(tiles: str, *events: Event) -> Trying:
    a, b, c, d = map(int, tiles.split())
    case = Case(SkyNine(), Outcome((a, b, c, d), winner=3, banker=0, streak=1, events=events))
    return Trying(case, case)


def test_how_the_round_ended_is_tried() -> None:
    now = trying("2 0 3 3", Event("royal", 3, 2))
    assert (now.ending, now.caught) == (None, None)
    caught = now.do("ending", "caught_single")
    assert caught.caught == 0
    assert caught.do("caught", "2").caught == 2
    assert caught.do("caught", "2").case.settlement.totals == (-4, -2, -22, 28)
    assert caught.do("caught", "2").do("ending", "").case == now.case
    assert caught.do("caught", "2").do("winner", "2").caught == 3
    won = now.do("ending", "smallest").do("winner", "2").ending
    assert won
    assert (won.kind, won.seat, won.won) == ("smallest", 2, True)


@pytest.mark.parametrize("change", [("ending", "supreme"), ("ending", None), ("caught", "3"), ("caught", "9")])
def test_an_ending_that_cannot_be_changes_nothing(change: tuple[str, object]) -> None:
    for now in (trying("2 0 3 3"), trying("2 0 3 3", CAUGHT)):
        assert now.do(*change) == now


def test_a_straight_win_takes_every_tile() -> None:
    now = trying("2 0 3 3", Event("royal", 3, 2)).do("ending", "straight_perfect")
    assert now.case.outcome.tally == (0, 0, 0, 8)
    assert now.case.settlement.totals == (-40, -20, -20, 80)


def test_an_option_that_clashes_is_not_tried() -> None:
    now = trying("2 0 3 3")
    assert now.do("option-jj_catch_collects", "true") == now
    assert now.do("option-slam_stacking", "true") != now
