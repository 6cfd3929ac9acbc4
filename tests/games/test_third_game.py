"""A third game is one folder: it is played, recorded, drawn, scored, explained, asked about and stepped through."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tienkow_learn as tk
from tests.games.high_spots.rules import HighSpots
from tests.games.high_spots.words import SENTENCES
from tienkow_learn.draw.score.film import film
from tienkow_learn.engine.rules import RULE_SETS, read_rules, register
from tienkow_learn.practice import GENERATORS, fitting
from tienkow_learn.text import codes, explain, game_name

RULES = HighSpots()


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    register(HighSpots)
    yield
    del RULE_SETS["HighSpots"]


@pytest.fixture
def over() -> tk.Round:
    now = tk.Round.deal(RULES, seed=3)
    while not now.is_over:
        now = now.play(now.legal_plays()[0])
    return now


def test_its_words_are_there_as_long_as_it_is_registered() -> None:
    assert set(SENTENCES) <= set(codes())
    del RULE_SETS["HighSpots"]
    assert not set(SENTENCES) & set(codes())
    register(HighSpots)


def test_it_is_played_and_its_record_is_read_back(over: tk.Round) -> None:
    assert len(over.plays) == 32
    assert tk.Round.parse(str(over)) == over
    assert read_rules("HighSpots dear=3") == HighSpots(dear=3)


def test_it_explains_itself(over: tk.Round) -> None:
    now = tk.Round.deal(RULES, seed=3)
    assert str(now.rules.duty(now.turn)) == "Lead any tile."
    assert str(now.why_not(tk.Play(tk.Tiles(now.hands[0][:2])))) == "One tile is played at a time; you chose 2."
    assert {explain(line) for line in over.settlement().payments} <= {
        f"From {name} to You: {words}"
        for name in ("West", "North", "East")
        for words in ("1 point, for 1 trick.", "1 point, for 2 tricks.", "2 points, for having no trick.")
    }
    assert game_name(RULES) == "High Spots"


@pytest.mark.parametrize("players", [tk.Steady(), tk.Beginner()], ids=["Steady", "Beginner"])
def test_it_is_played_at_a_table(players: tk.Player) -> None:
    table = tk.Table(rules=RULES, seed=3, players=players, pace=0)
    while not table.round.is_over:
        table.hint()
        table.play(table.round.legal_plays()[0])
        table.next()
    assert sum(table.round.settlement().totals) == 0
    table.close()


@pytest.mark.parametrize("mode", ["show", "practice", "explore"])
def test_its_score_stands_on_a_sheet(mode: str, over: tk.Round) -> None:
    sheet = tk.ScoreSheet(over, mode=mode)
    assert (sheet.settlement, sheet.faults) == (over.settlement(), ())
    sheet.close()


def test_it_has_pictures_options_and_a_card(over: tk.Round) -> None:
    card = str(tk.Card(RULES))
    assert "High Spots" in card
    assert "Pairs" not in card
    assert "Four" not in card
    assert film(over).speech
    assert "text/html" in over._repr_mimebundle_()
    assert tk.Options(RULES).rules == RULES


@pytest.mark.parametrize("kind", GENERATORS)
def test_it_is_asked_about_as_far_as_it_goes(kind: str) -> None:
    if kind not in fitting(RULES):
        with pytest.raises(tk.QuestionError, match="about High Spots"):
            GENERATORS[kind](1, RULES)
        return
    for seed in range(4):
        asked = GENERATORS[kind](seed, RULES)
        assert asked.rules == RULES
        assert all(asked.reasons)


def test_it_is_quizzed() -> None:
    quiz = tk.Quiz(rules=RULES, n=6, seed=1)
    while not quiz.is_over:
        assert quiz.question
        quiz.answer(quiz.question.right if len(quiz.question.right) > 1 else quiz.question.right[0])
        quiz.next()
    assert quiz.score.right == 6
    quiz.close()


def test_its_record_is_stepped_through(over: tk.Round) -> None:
    stepper = tk.Stepper(tk.Record.parse(str(over)))
    for _ in over.plays:
        stepper.forward()
    assert stepper.round == over
    stepper.close()


def test_it_is_compared_with_another_game() -> None:
    sides = tk.SideBySide([["6:6", "1:1", "4:4", "3:1"]], (tk.TienKow(), RULES))
    sides.jump(sides.count)
    assert [each.winner for each in sides.rounds] == [0, 0]
    sides.close()
