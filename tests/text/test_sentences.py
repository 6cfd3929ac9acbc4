"""Every reason, payment and error has a sentence, read in a case, that is filled with exactly what it is given."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.engine.building import game, led, outcome, rows, rules_of, trick_of
from tests.project import ROOT
from tienkow_learn.engine import Code, Event, Outcome, Reason, Round, RuleSet, SkyNine, TienKow, TienKowError, tiles
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.rules import Turn
from tienkow_learn.engine.rules.sky_nine.codes import SkyNineCode
from tienkow_learn.engine.rules.tien_kow.codes import TienKowCode
from tienkow_learn.text import codes, explain, say, seat_name, series_name
from tienkow_learn.text.catalogue import COUNTED, sentences, tables

TABLES = Path(__file__).parent / "tables"
REFUSED, DUTIES, LOSSES, PAYMENTS = (
    rows(TABLES / f"{name}.txt") for name in ("reasons", "duties", "losses", "payments")
)
SKY_NINE = rows(TABLES / "sky_nine.txt")
ENGINE = ROOT / "tienkow_learn" / "engine"
ALL = {*Code, *TienKowCode, *SkyNineCode}
HOLES = string.Formatter()
OF_ENGINE = tables()["tienkow_learn.text.engine"]


def holes(code: str) -> set[str]:
    """The names of what a sentence is filled with."""
    return {name for _, name, _, _ in HOLES.parse(sentences()[code]) if name}


def said_by(game: type[RuleSet]) -> set[str]:
    """The codes that only one game says."""
    return {code for name, table in tables().items() if name.startswith(game.words) for code in table}


def turn(lead: str, hand: str, rules: TienKow) -> Turn:
    return Turn(tiles(hand), None if lead == "-" else led(rules, lead), first=True)


def check(reason: Reason | None, code: str, sentence: str) -> None:
    assert reason
    assert (reason.code, reason.why()) == (code, sentence)
    derived = {"spots", "best_spots"} if code == "fewer_spots" else set()
    assert holes(f"reason_{code}") <= set(reason.values) | derived


@pytest.mark.parametrize("row", REFUSED, ids=lambda row: row[4])
def test_a_refusal_says_why(row: list[str]) -> None:
    lead, hand, play, options, code, sentence = row
    rules = rules_of(options)
    check(rules.why_not(turn(lead, hand, rules), read_play(play)), code, sentence)


@pytest.mark.parametrize("row", DUTIES, ids=lambda row: row[3])
def test_a_turn_says_what_it_asks(row: list[str]) -> None:
    lead, hand, options, code, sentence = row
    rules = rules_of(options)
    check(rules.duty(turn(lead, hand, rules)), code, sentence)


@pytest.mark.parametrize("row", LOSSES, ids=lambda row: row[6])
def test_a_loss_says_why(row: list[str]) -> None:
    seat, *plays, options, code, sentence = row
    rules = rules_of(options)
    trick = trick_of(rules, *plays, seen_by=2)
    check(rules.lost_because(trick, int(seat[1])), code, sentence)


@pytest.mark.parametrize("row", SKY_NINE, ids=lambda row: f"{row[5]} {row[2]} {row[4]}")
def test_sky_nine_says_why(row: list[str]) -> None:
    hands, tally, plays, asked, options, code, sentence = row
    won = [int(each) for each in tally.split()] or [0, 0, 0, 0]
    now = Round.start(game(f"SkyNine {options}"), hands.split(", "), tally=won)
    for play in filter(None, plays.split(", ")):
        now = now.play(play)
    if asked == "duty":
        check(now.rules.duty(now.turn), code, sentence)
    elif asked == "stake":
        check(now.rules.at_stake(now.turn), code, sentence)
    elif asked.startswith("lost"):
        check(now.lost_because(int(asked[-1])), code, sentence)
    else:
        check(now.why_not(asked), code, sentence)


SKY_PAYMENTS = rows(TABLES / "sky_payments.txt")


@pytest.mark.parametrize("row", SKY_PAYMENTS, ids=lambda row: row[-1])
def test_a_payment_of_sky_nine_says_why(row: list[str]) -> None:
    tally, banker, winner, streak, happened, options, clause, sentence = row
    a, b, c, d = map(int, tally.split())
    events = [
        Event(kind, int(seat[1]), 3, won=True) for kind, seat in map(str.split, filter(None, happened.split(",")))
    ]
    done = Outcome((a, b, c, d), int(winner[1]), int(banker[1]), int(streak), tuple(events))
    lines = game(f"SkyNine jj_catches_kk=true jj_catch_collects=true {options}").settle(done).payments
    assert sentence in [line.why() for line in lines if line.clause == clause]


def test_every_clause_of_sky_nine_is_in_the_table() -> None:
    assert {row[6] for row in SKY_PAYMENTS} == set(SkyNine.clauses)
    told = {code for code in said_by(SkyNine) if code.startswith("pay_")}
    endings = {f"pay_{kind}_ending" for kind, _ in SkyNine.bonuses}
    assert told == {"pay_short_even", *(f"pay_{clause}" for clause in SkyNine.clauses), *endings}


def test_whose_turn_it_is() -> None:
    begun = Round.start(TienKow(), ["6:6", "1:1", "4:4", "3:1"])
    assert str(begun.why_not("1:1", 1)) == "It is another seat's turn. To play now: You."
    over = begun.play("6:6").play("1:1").play("4:4").play("3:1")
    assert str(over.why_not("6:6")) == "The round is over: there is nothing left to play."


def test_every_reason_is_in_a_table_and_has_a_sentence() -> None:
    seen = {row[4] for row in REFUSED} | {row[3] for row in DUTIES} | {row[6] for row in LOSSES}
    seen |= {row[5] for row in SKY_NINE}
    assert seen | {"not_your_turn", "round_over"} == ALL
    assert {f"reason_{code}" for code in ALL} == {code for code in codes() if code.startswith("reason_")}


@pytest.mark.parametrize("row", PAYMENTS, ids=lambda row: row[8])
def test_a_payment_says_why(row: list[str]) -> None:
    payer, payee = (int(seat[1]) for seat in row[7].split())
    settled = rules_of(row[5]).settle(outcome(row[:5]))
    lines = [line for line in settled.payments if (line.clause, line.payer, line.payee) == (row[6], payer, payee)]
    assert [line.why() for line in lines] == [row[8]]


def test_every_clause_is_in_the_table_and_has_a_sentence() -> None:
    assert {row[6] for row in PAYMENTS} == set("abcdefgh")
    assert {code for code in said_by(TienKow) if code.startswith("pay_")} == {
        *(f"pay_{clause}" for clause in "abcdefgh"),
        "pay_c_even",
    }


def test_names_of_seats_may_be_given() -> None:
    settled = TienKow().settle(outcome(["2 0 5 1", "P0", "P2", "0", ""]))
    assert (
        explain(settled.payments[0], names=("Ann", "{0}", "Cy", "D%s")) == "From D%s to Cy: 3 points (4 less 1 trick)."
    )
    assert explain(settled.payments[2], names=("Ann", "{0}", "Cy", "D%s")).startswith("From {0} to Cy:")
    assert explain("what has no code") == "what has no code"


def called(what: ast.expr) -> str:
    """The name of what is called: a function's, or `says` of a voice."""
    if isinstance(what, ast.Name):
        return what.id
    return "says" if isinstance(what, ast.Attribute) and what.attr == "says" else ""


def calls(name: str, folder: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a name in a folder whose first argument is a plain text."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node.func) == name and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, node


KINDS = ("NotationError", "RecordError", "OptionError", "ArgumentError")
ERRORS = [(code, node) for name in KINDS for code, node in calls(name, ENGINE)]


@pytest.mark.parametrize(("code", "node"), ERRORS, ids=[code for code, _ in ERRORS])
def test_an_error_of_the_engine_has_a_sentence_for_exactly_what_it_is_given(code: str, node: ast.Call) -> None:
    given = {word.arg for word in node.keywords}
    assert holes(code) == given


SAID = [(code, node) for name in ("say", "says") for code, node in calls(name, ROOT / "tienkow_learn")]


def test_every_sentence_of_the_engine_is_said() -> None:
    said = {code for code, _ in ERRORS} | {code for code, _ in SAID}
    said |= {f"reason_{code}" for code in ALL}
    said |= {f"seat_{seat}" for seat in range(4)} | {"series_civil", "series_military", "illegal_play"}
    assert set(OF_ENGINE) == said & set(OF_ENGINE)


def test_what_is_said_is_in_the_catalogue_and_gets_what_it_needs() -> None:
    assert {code for code, _ in SAID} <= set(codes())
    for code, node in SAID:
        about = {"name"} if len(node.args) > 1 else set()
        assert not about or called(node.func) == "say" or f"{code}_you" in codes()
        given = {word.arg for word in node.keywords} | about
        assert None in given or holes(code) <= given, code


@pytest.mark.parametrize("code", codes())
def test_a_sentence_can_be_filled_and_stands_in_one_piece(code: str) -> None:
    sentence = sentences()[code]
    values: dict[str, Any] = {name: 2 if name in COUNTED else name.upper() for name in holes(code)}
    filled = say(code, **values)
    assert filled == filled.strip()
    assert "  " not in filled
    assert "{" not in filled
    assert "..." not in sentence


@pytest.mark.parametrize(("name", "one", "two"), [("tricks", "1 trick", "2 tricks"), ("count", "1 tile", "2 tiles")])
def test_numbers_take_their_noun(name: str, one: str, two: str) -> None:
    assert [COUNTED[name][n > 1].format(n=n) for n in (1, 2)] == [one, two]
    assert say("counted_tricks", tricks=0) == "0 tricks"


def test_seats_are_named_by_place() -> None:
    clockwise = [[seat_name(seat, viewer) for seat in range(4)] for viewer in (0, 2)]
    assert clockwise == [["You", "West", "North", "East"], ["North", "East", "You", "West"]]
    assert [seat_name(seat, 0, "counterclockwise") for seat in range(4)] == ["You", "East", "North", "West"]
    assert {series_name(tile.series) for tile in tiles("6:6 6:3")} == {"Civil", "Military"}


def test_an_unknown_language_is_told_in_english() -> None:
    assert say("series_civil", "xx") == "Civil"
    assert TienKowError("over").text("xx") == "the round is over, so nobody is to move"


def test_an_unknown_code_is_an_error() -> None:
    with pytest.raises(KeyError, match="no_such_code"):
        say("no_such_code")
