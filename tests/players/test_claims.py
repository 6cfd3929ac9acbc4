"""Every reason is a claim about a position. Each is checked by the engine, in other code than the players'."""

from __future__ import annotations

import random
from collections import Counter as Count
from collections.abc import Iterator

import pytest

from tests.engine.chance import some_rules
from tests.engine.sky_chance import sky_rules
from tests.often import times
from tests.players.claims import CLAIMS, View
from tests.players.test_positions import POSITIONS
from tests.players.test_sky_positions import POSITIONS as SKY_POSITIONS
from tienkow_learn.engine import Round, SkyNine, TienKow
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.players import Steady
from tienkow_learn.players.reasons import reason
from tienkow_learn.players.weighing import Scales, Weights
from tienkow_learn.text.players import SENTENCES

STEADY = Steady()
PRESETS: list[RuleSet] = [getattr(game, name)() for game in (TienKow, SkyNine) for name in game.presets]
ASKED = 4
"""Legal plays of a position that are explained beside the one that Steady chooses."""
PLAYED, EVER = times(60), 12_000
"""Positions in each run, and when it is asked for."""


def rule_sets(seed: int) -> RuleSet:
    """A preset, or now and then any options."""
    chance = random.Random(seed)
    if seed % 4:
        return PRESETS[seed % len(PRESETS)]
    return some_rules(chance) if seed % 8 else sky_rules(chance)


def positions(count: int) -> Iterator[Round]:
    """Moments of rounds that Steady and chance play together, in which there is a choice."""
    for seed in range(count):
        chance = random.Random(seed)
        at = Round.deal(rule_sets(seed), seed, *(chance.randrange(4), chance.randrange(3)))
        for _ in range(chance.randrange(33)):
            if at.to_move is not None:
                steady = chance.random() < 0.7
                at = at.play(STEADY.choose(at.observe(at.to_move)) if steady else chance.choice(at.legal_plays()))
        if at.to_move is not None:
            yield at


def explained(at: Round, chance: random.Random) -> Iterator[tuple[View, str]]:
    """What is said of the chosen play, and would be said of others."""
    play, code = STEADY.explain(at.observe(at.to_move or 0))
    yield View(at, play), code
    scales = Scales(at.observe(at.to_move or 0), Weights())
    for other in chance.sample(scales.legal, min(ASKED, len(scales.legal))):
        yield View(at, other), reason(scales, other)


def told(rounds: Iterator[Round]) -> tuple[Count[str], list[str]]:
    """How often each reason is given, and where it is false."""
    said: Count[str] = Count()
    wrong = []
    chance = random.Random(3)
    for at in rounds:
        for view, code in explained(at, chance):
            said[code] += 1
            if not CLAIMS[code](view):
                wrong.append(f"{at!s}\n{view.play} because of {code}")
    return said, wrong


def tables() -> Iterator[Round]:
    """The positions that a player can check, and one where a cheaper pair would cost the better single tiles."""
    yield from (each.round for each in (*POSITIONS, *SKY_POSITIONS))
    pairs = Round.start(TienKow(), ["6:4 6:4 3:2 2:2", "5:1 5:2 6:2 6:6", "6:1 3:3 4:1 6:6", "1:1 1:1 6:5 6:5"])
    yield pairs.play("6:4 6:4").play("5:1 5:2").play("6:1 3:3")


def test_each_reason_has_a_sentence_and_a_check() -> None:
    assert CLAIMS.keys() == SENTENCES.keys() - {"nothing_to_choose"}


def test_no_reason_is_false_in_the_tables() -> None:
    _, wrong = told(tables())
    assert not wrong, wrong[0]


def test_no_reason_is_false_wherever_chance_and_steady_lead_and_each_is_given() -> None:
    said, wrong = told(positions(PLAYED))
    assert not wrong, wrong[0]
    said.update(told(tables())[0])
    assert said.keys() == CLAIMS.keys()


@pytest.mark.many
def test_no_reason_is_false_in_very_many_positions() -> None:
    said, wrong = told(positions(EVER))
    assert not wrong, f"{len(wrong)} of {said.total()}: {wrong[0]}"
