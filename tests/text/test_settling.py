"""The words of scoring: how payments are worked out, and that every code which a rule set gives has its sentence."""

from __future__ import annotations

import pytest

from tests.engine.building import outcome, rules_of
from tienkow_learn.engine import Event, TienKow
from tienkow_learn.engine.rules.options import offered
from tienkow_learn.text import Voice, say
from tienkow_learn.text.settling import bonus, event_words, option_words, worked


@pytest.mark.parametrize(
    ("row", "options", "clause", "words"),
    [
        (["2 0 5 1", "P0", "P2", "0", ""], "", "a", "no trick, and the winner is not the banker"),
        (["4 0 3 1", "P0", "P0", "1", ""], "", "b", "no trick, and the banker wins; wins in a row: 2"),
        (["4 2 1 1", "P0", "P0", "1", ""], "", "c", "4 − 2 = 2"),
        (["3 4 1 0", "P0", "P0", "1", ""], "", "c", "4 − 4 = 0"),
        (["4 3 1 0", "P0", "P0", "1", ""], "escalate_all=true", "c", "12 − 3 = 9"),
        (["2 6 0 0", "P0", "P0", "1", ""], "trick_value=tiles", "d", "6 − 4 = 2"),
        (["2 2 2 2", "P0", "P1", "0", "supreme P0"], "", "e", "Supreme pair, trick 1: 1 × 4 = 4"),
        (["2 2 2 2", "P0", "P1", "0", "supreme P1"], "", "f", "Supreme pair, trick 1: 1 × 2 = 2"),
        (["2 2 2 2", "P0", "P1", "0", "mixed P0 x2"], "", "g", "mixed pair, trick 1: 2 × 8 = 16"),
        (["2 2 2 2", "P0", "P1", "0", "mixed P1"], "", "h", "mixed pair, trick 1: 1 × 4 = 4"),
    ],
)
def test_a_payment_is_worked_out(row: list[str], options: str, clause: str, words: str) -> None:
    lines = rules_of(options).settle(outcome(row)).payments
    assert words in [worked(line) for line in lines if line.clause == clause]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("mixed", 1, trick=2), "West led a mixed pair in trick 2."),
        (Event("mixed", 1, trick=2, count=2, won=False), "West led 2 mixed pairs in trick 2 and lost that trick."),
        (Event("supreme", 0, trick=3, led=False), "You played the Supreme pair in reply in trick 3."),
        (
            Event("supreme", 0, trick=8, led=False, won=False, last=True),
            "You played the Supreme pair in reply in trick 8 and lost that trick. It was the last trick.",
        ),
    ],
)
def test_what_may_pay_is_told(event: Event, words: str) -> None:
    assert event_words(event) == words


def test_every_code_of_the_rules_has_its_words() -> None:
    for clause in TienKow.clauses:
        assert len({say(f"{code}_{clause}") for code in ("clause", "clause_short", "concept_clause")}) == 3
    for name in TienKow.settling:
        words = [option_words(name, value) for value in offered(TienKow(), name)]
        assert len(set(words)) == len(words) > 1
    assert len({bonus(*kind) for kind in TienKow.bonuses}) == len(TienKow.bonuses)
    assert all(say(f"rules_{name}") for name in TienKow.presets)
    assert [Voice().count(TienKow(), 2), Voice().count(TienKow(trick_value="tiles"), 1)] == ["2 tricks", "1 tile"]
