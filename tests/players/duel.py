"""Deals played by two kinds of players, each deal from each seat, and how sure the difference is."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import mean, stdev

from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.players import Player

SEATINGS = ((0, 2), (1, 3))
"""The seats of the first player's two copies; over both seatings each deal is played from each seat."""
PROCESSES = 2
Z99 = 2.576
"""Half the width of a 99 % interval, in standard errors."""


@dataclass(frozen=True)
class Interval:
    """A mean with the ends of its 99 % interval, in points a round and seat."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:+.2f} points a round (99 %: {self.low:+.2f} to {self.high:+.2f})"


def finished(at: Round, players: tuple[Player, ...]) -> Round:
    """A round at its end; each player sees its own observation alone."""
    while at.to_move is not None:
        at = at.play(players[at.to_move].choose(at.observe(at.to_move)), at.to_move)
    return at


def gain(first: Player, second: Player, rules: RuleSet, seed: int) -> float:
    """Points a round that the first player's seats win on one deal, on average over both seatings."""
    got = [_points(first, second, Round.deal(rules, seed, banker=seed % 4), seats) for seats in SEATINGS]
    return mean(got)


def _points(first: Player, second: Player, deal: Round, seats: tuple[int, ...]) -> float:
    totals = finished(deal, tuple(first if seat in seats else second for seat in range(4))).settlement().totals
    return mean(totals[seat] for seat in seats)


def duel(first: Player, second: Player, rules: RuleSet, seeds: Iterable[int]) -> Interval:
    """What the first player wins of the second. A deal is one observation: its rounds are not independent."""
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        gains = list(pool.map(partial(gain, first, second, rules), seeds, chunksize=10))
    half = Z99 * stdev(gains) / sqrt(len(gains))
    return Interval(mean(gains), mean(gains) - half, mean(gains) + half)
