"""A new sentence that claims something about a game has a case in which it is proved, or this test fails."""

from __future__ import annotations

import re

import pytest

from tests.project import ROOT
from tests.text.proving import PROOFS
from tests.text.scoring_proofs import ENDINGS, EVENTS, PAYMENTS, SLIPS
from tests.text.test_sentences import calls
from tienkow_learn.engine import RuleSet, SkyNine, TienKow
from tienkow_learn.text.catalogue import tables

TABLES = {name.removeprefix("tienkow_learn."): found for name, found in tables().items()}
PLAYS, SCORES, TABLE = "test_claims.py", "test_claims_of_scores.py", "test_claims_of_tables.py"
REASONS = set(map(str, PROOFS))
ENDS = {kind for kind in ENDINGS if "full_house" not in kind}
PAYING = {kind for rules in (TienKow, SkyNine) for kind, _ in rules.bonuses}
PROVED: list[tuple[str, set[str], str]] = [
    (r"reason_(\w+)", REASONS, PLAYS),
    (r"pay_(\w+?)(?:_even|_ending)?", set(PAYMENTS), SCORES),
    (r"work_(\w+?)(?:_ending)?", set(PAYMENTS), SCORES),
    (r"(?:concept_)?clause_(?:short_|name_)?(\w+)", set(PAYMENTS), SCORES),
    (r"event_(\w+)", set(EVENTS) | {"led", "led_lost", "reply", "reply_lost", "last"}, SCORES),
    (r"bonus_(\w+)", PAYING, SCORES),
    (r"ending_(\w*)", set(ENDINGS) | {"seat"}, SCORES),
    (r"end_(\w*)", ENDS, SCORES),
    (r"slip_(\w+)", set(SLIPS) | {"option", "option_escalate_all", "payee", "payee_banker", "sum", "total"}, SCORES),
    (
        r"earned_(\w+)",
        set(PAYMENTS) - {"a", "b", "c", "d", "none", "short", "above", "caught"} | {"you", "each", "banker", "more"},
        "../engine/test_scores.py",
    ),
    (r"quiz_lost_(\w+)", REASONS, "../practice/test_sky_questions.py"),
]
"""Families of sentences whose every member is a claim: the form of their codes, what is proved, and in which module."""
SHOWN: list[tuple[str, str]] = [
    (r"earned", "../widgets/test_table.py"),
    (r"play_(?:bank|won|declare|total|unseen|who_why|leads_next)\w*|speech_\w+|bank_\w+", TABLE),
    (r"rule_\w+", "../lessons/test_examples.py"),
    (r"ask_\w+", "../lessons/test_examples.py"),
    (r"(?:quiz|concept|look|fill)_\w+", "../practice/test_generators.py"),
    (r"flip_\w+", "../lessons/test_contrasts.py"),
    (r"side_\w+", "../lessons/test_sides.py"),
    (r"film_\w+", "../draw/test_film.py"),
    (r"card_\w+", "../draw/test_card.py"),
]
"""Families that other modules show in situations of their own."""
ELSEWHERE = {"text.players": "tests/players/test_claims.py"}
"""Tables whose claims are proved in a module of their own."""
NO_CLAIM = {
    "command": "command_",
    "names": "tile_",
    "options": "options_ option_ unknown_ lang_ rules_",
    "saving": "save_ play_",
    "stage": "mark_ stage_",
    "flip": "flip_",
    "stepper": "step_ record_ example_ sides_ contrast_",
    "play": "game_ play_ set_ hint_ tricks_ pace_ four_",
    "quiz": "quiz_ set_ concept_ question_",
    "scoring": "sheet_ plot_ fill_ look_ option_ try_ film_",
    "table": "table_ won plate_ trick_ you_ leads spots_ winning given_ face_ group_ hand_ opening_ picture_ review_ "
    "settlement_",
}
"""Labels, controls, names and errors, by table: they say nothing of a game that could be false."""


ERRORS = {
    code
    for error in (
        "TienKowError",
        "ArgumentError",
        "NotationError",
        "RecordError",
        "OptionError",
        "QuestionError",
        "ExampleError",
    )
    for code, _ in calls(error, ROOT / "tienkow_learn")
}


def proved(code: str) -> list[str]:
    """The module that proves a code, where one does; a claim whose proof is missing has none."""
    for form, known, where in PROVED:
        if found := re.fullmatch(form, code):
            return [where] if found[1] in known else []
    return [where for form, where in SHOWN if re.fullmatch(form, code)]


def claims_nothing(table: str, code: str) -> bool:
    """Whether it is a label or a name, or an error: each of those is held against its call in `test_sentences.py`."""
    if any(re.fullmatch(form, code) for form, _, _ in PROVED):
        return False
    return (
        table == "text.engine"
        or code in ERRORS
        or any(code.startswith(prefix) for prefix in NO_CLAIM.get(table.rpartition(".")[2], "").split())
    )


@pytest.mark.parametrize("table", [name for name in TABLES if name not in ELSEWHERE])
def test_each_sentence_is_proved_or_claims_nothing(table: str) -> None:
    open_codes = [code for code in TABLES[table] if not (proved(code) or claims_nothing(table, code))]
    assert open_codes == [], "prove these in tests/text, or say why they claim nothing"


def test_a_claim_without_a_proof_is_found() -> None:
    assert not proved("reason_something_new")
    assert not proved("slip_something_new")
    assert not proved("pay_z")
    assert proved("reason_fewer_spots") == [PLAYS]
    assert not claims_nothing("text.engine", "reason_something_new")
    assert not proved("event_something_new")
    assert not claims_nothing("engine.rules.sky_nine.words.scoring", "event_something_new")


def test_the_modules_are_there() -> None:
    here = ROOT / "tests" / "text"
    named = {where for *_, where in PROVED} | {where for _, where in SHOWN}
    assert [where for where in named if not (here / where).resolve().exists()] == []


def test_every_clause_and_bonus_of_the_rules_has_a_proof() -> None:
    games: tuple[type[RuleSet], ...] = (TienKow, SkyNine)
    assert {clause for rules in games for clause in rules.clauses} == set(PAYMENTS)
    assert {kind for rules in games for kind, _ in rules.bonuses} <= set(EVENTS)
    assert {way.kind for way in SkyNine.ways} <= set(EVENTS)
