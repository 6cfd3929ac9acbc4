"""What the rules answer when they are asked: what takes a trick as it stands, and what takes one from its best play."""

from __future__ import annotations

import random

import pytest

from tests.engine.building import game, led
from tienkow_learn.engine import Combination, Play, Round, RuleSet, SkyNine, TienKow, Trick, tiles
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.rules import Turn

GAMES = [TienKow(), TienKow(equal_tiles="last_wins"), SkyNine(), SkyNine.hong_kong()]


def made(rules: RuleSet, faces: str) -> Combination:
    found = rules.combination(faces)
    assert found
    return found


@pytest.mark.parametrize("rules", GAMES, ids=str)
@pytest.mark.parametrize("seed", range(5))
def test_what_takes_a_trick_is_what_wins_it_when_it_is_played(rules: RuleSet, seed: int) -> None:
    at, chance = Round.deal(rules, seed), random.Random(seed)
    while not at.is_over:
        play, seat, turn = chance.choice(at.legal_plays()), at.to_move, at.turn
        after = at.play(play)
        trick = after.trick or after.tricks[-1]
        takes = rules.takes(turn, play)
        assert (trick.winner == seat) == (takes is not None)
        assert takes in (None, trick.best)
        at = after


@pytest.mark.parametrize(
    ("words", "lead", "best", "found"),
    [
        ("", "K", "K", "A C E H I J"),
        ("", "6:3", "6:3", ""),
        ("", "2:1", "5:2", "6:2 5:3 6:3 5:4"),
        ("equal_tiles=last_wins", "6:4", "6:5", "6:6 6:5"),
        ("", "1:1 1:1", "1:1 1:1", "4:2+2:1 6:6+6:6"),
        ("supreme_follow=lowest", "1:1 1:1", "1:1 1:1", "6:6+6:6"),
        ("SkyNine", "K", "C", "A B"),
        ("SkyNine", "KK", "KK", ""),
        ("SkyNine jj_catches_kk=true", "KK", "KK", "JJ"),
        ("SkyNine", "CC77", "CC77", "AA99 BB88"),
    ],
)
def test_what_takes_a_trick_from_its_best_play(words: str, lead: str, best: str, found: str) -> None:
    rules = game(words)
    wanted = {tiles(each.replace("+", " ")) for each in found.split()}
    given = rules.beaters(made(rules, lead), made(rules, best))
    assert {*given} == wanted
    assert given is rules.beaters(made(rules, lead), made(rules, best))


def test_a_trick_is_begun_for_a_question() -> None:
    rules = TienKow()
    lead, best = made(rules, "6:1"), made(rules, "6:6")
    assert Trick.begin(2, lead) == Round.start(rules, ["5:5", "3:1", "6:1", "6:4"], leader=2).play("6:1").trick
    later = Trick.begin(0, lead, best)
    assert (later.lead, later.best, later.plays) == (lead, best, led(rules, "6:1").plays)
    assert rules.takes(Turn(tiles("6:5"), later), Play(tiles("6:5"))) is None
    assert rules.takes(Turn(tiles("6:5"), Trick.begin(0, lead)), read_play("6:5")) == made(rules, "6:5")
