"""The scores of Sky Nine agree with RULES 3.3 said a second time, over rounds that were played by chance."""

from __future__ import annotations

import random
from functools import cache

from tests.engine import sky_reference
from tests.engine.chance import to_the_end
from tests.engine.sky_chance import sky_rules
from tests.often import times
from tienkow_learn.engine import Round, SkyNine, TienKowError

SETS = {1: "K J J 3 6 A 9 E", 2: "KK 63 JJ AA 99 BB 88 HH", 4: "AA99 BB88 CC77 DD55 KKEF JJGH"}
"""What the hands are made of: sets that end a round in a way of their own, or earn a bonus."""
ROUNDS = max(900, times(900))


@cache
def played(seed: int) -> Round:
    """A round under options by chance: a whole deal, or hands of one or two sets."""
    chance = random.Random(seed)
    rules, bank = sky_rules(chance), (chance.randrange(4), chance.randrange(3), chance.randrange(4))
    sizes = chance.choice(((1,), (2,), (4,), (4, 1), (2, 1), (4, 2), ()))
    if not sizes:
        return to_the_end(Round.deal(rules, seed, *bank), seed)
    hands = [""] * 4
    for size in sizes:
        drawn = chance.sample(SETS[size].split(), 4)
        hands = [f"{hand} {each}".strip() for hand, each in zip(hands, drawn, strict=True)]
    try:
        return to_the_end(Round.start(rules, hands, *bank), seed)
    except TienKowError:
        return played(seed + 10**6)


def test_the_engine_agrees_with_the_scores_said_a_second_time() -> None:
    for seed in range(ROUNDS):
        over = played(seed)
        rules = over.rules
        assert isinstance(rules, SkyNine)
        assert list(over.settlement().totals) == sky_reference.settle(rules, over.outcome), (seed, str(over))


def test_rounds_by_chance_have_a_bonus_that_the_ending_multiplies() -> None:
    over = [played(seed) for seed in range(ROUNDS)]
    paid = [line for each in over for line in each.settlement().payments if line.values.get("ending", 1) > 1]
    assert {line.clause for line in paid} >= {"royal", "four"}
