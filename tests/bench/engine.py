"""The engine and the players, in this process: rounds, settlements, choices, hints."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import cycle

from tienkow_learn.engine import Observation, Outcome, Round, RuleSet, SkyNine, TienKow
from tienkow_learn.players import Player, Steady
from tienkow_learn.widgets import Table

from .figure import Figure, in_turn

RULES = TienKow()
REFERENCE = "a fixed loop"
ROUNDS = 10
"""Rounds in one measurement of the rate."""


def measure(scale: float) -> list[Figure]:
    """The figures of this part."""
    rounds = [_rounds(scale), _rounds(scale, SkyNine(), "a random round of Sky Nine")]
    return [*rounds, _settling(scale), _choosing(scale), _hints(scale)]


def loop() -> int:
    """The fixed loop that machines are compared by: what a rule engine does, without one."""
    found = 0
    for number in range(1, 1001):
        hand = tuple(sorted(number * each % 37 for each in range(8)))
        found += len({tile: tile % 5 for tile in hand}) + max(hand)
    return found


def played(seed: int, rules: RuleSet = RULES) -> Round:
    """A round played to its end with random legal plays."""
    chance, at = random.Random(seed), Round.deal(rules, seed)
    while not at.is_over:
        at = at.play(chance.choice(at.legal_plays()))
    return at


def seconds(run: Callable[[], object], times: int = 1) -> float:
    """How long a run takes, as the mean of so many."""
    begun = time.perf_counter()
    for _ in range(times):
        run()
    return (time.perf_counter() - begun) / times


def milliseconds(run: Callable[[], object], times: int = 1) -> float:
    """The same in milliseconds."""
    return 1000 * seconds(run, times)


def _rounds(scale: float, rules: RuleSet = RULES, name: str = "a round with random legal plays") -> Figure:
    seeds = iter(range(1_000_000))
    rate, beside = in_turn(
        _times(20, scale),
        lambda: 1 / seconds(lambda: played(next(seeds), rules).settlement(), ROUNDS),
        lambda: 1 / seconds(loop, ROUNDS),
    )
    return Figure(name, "a second", rate, REFERENCE, beside, 300, more=True)


def _settling(scale: float) -> Figure:
    outcomes = cycle(_outcomes())
    took, beside = in_turn(
        _times(40, scale), lambda: milliseconds(partial(RULES.settle, next(outcomes)), 20), partial(milliseconds, loop)
    )
    return Figure("settling an outcome", "ms", took, REFERENCE, beside, 0.1)


@cache
def _outcomes() -> tuple[Outcome, ...]:
    return tuple(played(seed).outcome for seed in range(20))


def _choosing(scale: float) -> Figure:
    steady = Steady()
    views = [*_views(_times(10, scale), steady)]
    took, beside = [], []
    for seen in views:
        took.append(milliseconds(partial(steady.choose, seen)))
        beside.append(milliseconds(loop))
    return Figure("a choice of Steady", "ms", took, REFERENCE, beside, 20, "nine in ten")


def _views(rounds: int, player: Player) -> Iterator[Observation]:
    """What the seats see in rounds that a player plays."""
    for seed in range(rounds):
        at = Round.deal(RULES, seed)
        while at.to_move is not None:
            seen = at.observe(at.to_move)
            yield seen
            at = at.play(player.choose(seen))


def _hints(scale: float) -> Figure:
    """All four rungs at each turn of the learner, with the picture that shows them."""
    took, beside = [], []
    for seed in range(_times(2, scale)):
        table = Table(seed=seed, pace=0)
        while not table.round.is_over:
            if table.game.paused:
                table.next()
                continue
            for _ in range(4):
                took.append(milliseconds(table.hint))
                beside.append(milliseconds(loop))
            table.play(Steady().choose(table.observation))
        table.close()
    return Figure("a hint at the table", "ms", took, REFERENCE, beside, 50, "nine in ten")


def _times(times: int, scale: float) -> int:
    return max(2, round(times * scale))
