"""Record, pressed in mid-round: what a learner reads is made from what their seat sees; after the round, all of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.engine.chance import some_play
from tests.widgets.test_match_table import click, play_round
from tienkow_learn.engine import Match, Record, Round, RuleSet, SkyNine, TienKow
from tienkow_learn.engine.match import _changed
from tienkow_learn.players import Beginner
from tienkow_learn.text import Voice
from tienkow_learn.widgets.table.recording import Recording, unseeded
from tienkow_learn.widgets.table.table import Table

GAMES = [TienKow(discards="face_down"), SkyNine(), SkyNine.hong_kong()]


def texts(elements: Any) -> list[str]:  # noqa: ANN401  a panel
    """The records that a panel shows, those behind "The rounds before" too."""
    found = [str(element["text"]) for element in elements if element["t"] == "record"]
    return found + [text for element in elements if element["t"] == "more" for text in texts(element["items"])]


def at(rules: RuleSet, seed: int, plays: int, rounds: int = 1) -> tuple[Match, Round]:
    """A match after some finished rounds and some plays of the next one."""
    chance, match = random.Random(seed), Match(rules, seed, target=0, minutes=0)
    for _ in range(rounds):
        now = match.round
        while not now.is_over:
            now = now.play(some_play(now, chance))
        match = match.finish(now)
    now = match.round
    for _ in range(plays):
        now = now if now.is_over else now.play(some_play(now, chance))
    return match.at(now), now


def swapped(now: Round, seat: int, chance: random.Random) -> Round | None:
    """The same plays with the tiles that the seat cannot see dealt otherwise; None if no deal was found."""
    others = [other for other in range(4) if other != seat]
    for _ in range(40):
        hands = list(now.hands)
        pool = [tile for other in others for tile in hands[other]]
        chance.shuffle(pool)
        for other in others:
            hands[other], pool = type(hands[0])(pool[: len(hands[other])]), pool[len(hands[other]) :]
        held = [hands[each] + _played(now, each) for each in range(4)]
        again = Round.start(now.rules, held, now.banker, now.streak, now.leader)
        try:
            for play in now.plays:
                again = again.play(play)
        except ValueError:
            continue
        if again.observe(seat) == now.observe(seat) and again.hands != now.hands:
            return again
    return None


def _played(now: Round, seat: int) -> tuple[Any, ...]:
    return tuple(tile for trick in now.all_tricks for who, play in trick.plays if who == seat for tile in play.tiles)


@pytest.mark.parametrize("rules", GAMES, ids=["Tien Kow", "Sky Nine", "Hong Kong"])
def test_two_deals_that_look_alike_from_a_seat_have_one_record_there(rules: RuleSet) -> None:
    chance, met = random.Random(1), 0
    for seed in range(12):
        match, now = at(rules, seed, plays=chance.randrange(1, 24))
        other = None if now.is_over else swapped(now, 2, chance)
        if other is None:
            continue
        met += 1
        again = _changed(match, playing=other, seed=seed + 1)
        assert Recording(match, now, 2).elements() == Recording(again, other, 2).elements()
    assert met > 3


@pytest.mark.parametrize("rules", GAMES, ids=["Tien Kow", "Sky Nine", "Hong Kong"])
def test_two_deals_that_look_alike_from_a_seat_look_alike_at_the_table(rules: RuleSet) -> None:
    chance, met = random.Random(2), 0
    for seed in range(60):
        match, now = at(rules, seed, plays=chance.randrange(4, 24))
        other = swapped(now, 0, chance) if now.to_move == 0 and now.tricks else None
        if other is None:
            continue
        met += 1
        again = _changed(match, playing=other, seed=seed + 1)
        first, second = (Table(each, players=Beginner(), pace=0) for each in (match, again))
        for press in (None, "export", "hint", "hint", "hint", "hint", "undo"):
            for table in (first, second):
                click(table, press or "no such thing")
            assert first.layer.scene == second.layer.scene
            assert first._shown.scene == second._shown.scene
        for table in (first, second):
            table.close()
        if met == 3:
            return
    assert met > 1


@pytest.mark.parametrize("rules", GAMES, ids=["Tien Kow", "Sky Nine", "Hong Kong"])
def test_a_record_in_mid_round_names_no_seed_and_reads_back(rules: RuleSet) -> None:
    for plays in range(28):
        match, now = at(rules, 5, plays, rounds=2)
        seen, *before = texts(Recording(match, now, 1, Voice(names=("A", "B", "C", "D"))).elements())
        assert Record.parse(seen).observation == now.observe(1)
        assert [Record.parse(text).round for text in before] == [unseeded(done) for done in match.rounds]
        assert not [text for text in (seen, *before) if "seed" in text]


def test_a_finished_round_without_its_seed_is_the_same_round() -> None:
    match, _ = at(SkyNine.hong_kong(), 3, 0)
    done, again = match.rounds[0], unseeded(match.rounds[0])
    assert (again.plays, again.settlement(), again.start_hands) == (done.plays, done.settlement(), done.start_hands)


def test_record_at_the_table_hides_the_round_and_tells_it_when_it_is_over() -> None:
    table = Table(Match(SkyNine(), seed=3), players=Beginner(), pace=0)
    click(table, "begin")
    play_round(table)
    click(table, "onward")
    click(table, "export")
    shown = texts(table.layer.scene["panel"])
    assert [Record.parse(text).played for text in shown] == [table.observation, unseeded(table.match.rounds[0])]  # type: ignore[union-attr]
    assert "seed" not in str(table.layer.scene)
    play_round(table)
    click(table, "export")
    assert [Record.parse(text).match for text in texts(table.layer.scene["panel"])] == [table.match]
    table.close()
