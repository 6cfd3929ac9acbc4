"""Many games of Sky Nine by chance, and many hands. `python -m tests.engine.sky_many [games]` prints both tables."""

from __future__ import annotations

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context

from tests.engine.sky_chance import sky_rules
from tienkow_learn.engine import Match, Round, Series, SkyNine, Tiles, tiles
from tienkow_learn.engine.rules.sky_nine.declaring import level

GAMES, ROUNDS, DEALS = 100_000, 10, 100_000
ENDINGS = ("straight_full", "straight_perfect", "caught_single", "caught_kk", "caught_four", "smallest", "ended_royal")
TOLD = (*ENDINGS, "ended_four", "largest", "nothing special")
PAIRS = [tiles(each * 2) for each in "ABCDEFGHIJK9875"]
PLAIN = SkyNine(straight_win=True)
WHITE = SkyNine(straight_win=True, heaven_red_pips=0)
SUPREME = SkyNine(straight_win=True, royal63_is_pair=True)
FEW = SkyNine(straight_win=True, straight_civil=False)


def played(seed: int) -> Counter[str]:
    """Play a match of ten games under options by chance, with plays by chance; how its games ended."""
    chance = random.Random(seed)
    match, found = Match(sky_rules(chance), seed, target=0, most_rounds=ROUNDS, minutes=0), Counter[str]()
    while not match.is_over:
        now = match.round
        while not now.is_over:
            now = now.play(chance.choice(now.legal_plays()))
        match = _checked(match, match.finish(now))
        found[_ending(match.rounds[-1])] += 1
    return found


def _ending(over: Round) -> str:
    return next((each.kind for each in over.outcome.events if each.kind in TOLD), "nothing special")


def _checked(before: Match, after: Match) -> Match:
    done, settled = after.rounds[-1], after.settlements[-1]
    kept = done.streak + 1 if done.winner == before.banker else 1
    if sum(settled.totals) or sum(done.tally) != 8 or (after.banker, after.streak) != (done.winner, kept):
        raise AssertionError(str(after))
    return after


def civil(hand: Tiles) -> int:
    """How many Civil tiles a hand has."""
    return len(hand.of(Series.CIVIL))


def red(hand: Tiles, heaven: int) -> int:
    """Its red spots, counted by the halves of the tiles: ones and fours, and so many on 6:6."""
    halves = [half for tile in hand for half in (tile.high, tile.low)]
    return halves.count(1) + 4 * halves.count(4) + heaven * hand.count(tiles("A")[0])


def pairs(rules: SkyNine, hand: Tiles) -> int:
    """How many pairs of Civil or of Military tiles it has."""
    return sum(hand.holds(pair) for pair in (*PAIRS, *([tiles("63")] if rules.royal63_is_pair else [])))


CONDITIONS: dict[str, Callable[[SkyNine, Tiles], bool]] = {
    "full: 7 Civil": lambda rules, hand: rules.straight_civil and civil(hand) == 7,
    "full: 7 Military": lambda _, hand: civil(hand) == 1,
    "full: one red spot": lambda rules, hand: red(hand, rules.heaven_red_pips) == 1,
    "perfect: 8 Civil": lambda rules, hand: rules.straight_civil and civil(hand) == 8,
    "perfect: 8 Military": lambda _, hand: civil(hand) == 0,
    "perfect: no red spot": lambda rules, hand: red(hand, rules.heaven_red_pips) == 0,
    "perfect: four pairs": lambda rules, hand: pairs(rules, hand) == 4,
}
HANDS = (
    ("full: 7 Civil", PLAIN, 16.21),
    ("full: 7 Military", PLAIN, 0.025),
    ("full: one red spot", PLAIN, 0.114),
    ("full: one red spot", WHITE, 0.428),
    ("perfect: 8 Civil", PLAIN, 3.04),
    ("perfect: 8 Military", PLAIN, 0.0004),
    ("perfect: no red spot", PLAIN, 0.012),
    ("perfect: no red spot", WHITE, 0.061),
    ("perfect: four pairs", PLAIN, 0.013),
    ("perfect: four pairs", SUPREME, 0.017),
)
"""RULES 3.5: a condition, the rules, and the chance of a hand in per cent."""
DEALT = ((PLAIN, 67.6), (FEW, 0.66))
"""RULES 3.5: the rules, and in how many of a hundred deals somebody may declare."""


def counted(seed: int) -> Counter[str]:
    """What the hands of a deal fulfil, as the tables name it; the engine must tell the same level for each."""
    hands, found = Round.deal(PLAIN, seed).hands, Counter[str]()
    for hand in hands:
        for rules in (PLAIN, WHITE, SUPREME, FEW):
            kept = [name for name, holds in CONDITIONS.items() if holds(rules, hand)]
            found.update(f"{name}, {rules}" for name in kept)
            if level(rules, hand) != (f"straight_{max(kept).partition(':')[0]}" if kept else None):
                raise AssertionError(f"{rules}: {hand}")
    found.update(str(rules) for rules, _ in DEALT if any(map(rules.may_declare, hands)))
    return found


def share(found: int, of: int, told: str) -> tuple[float, float]:
    """Per cent, and five times its error together with the rounding of the number in RULES."""
    percent = float(told)
    sigma = 100 * sqrt(percent / 100 * (1 - percent / 100) / of)
    return 100 * found / of, 5 * sigma + 0.5 * 10 ** -len(told.partition(".")[2])


def in_processes(work: Callable[[int], Counter[str]], times: int) -> Counter[str]:
    """The sum of what so many seeds give, in all processes that the machine has."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return sum(pool.map(work, range(times), chunksize=50), Counter())


def games(times: int = GAMES) -> Iterator[str]:
    """The lines of the first table: how so many games ended."""
    begun = time.perf_counter()
    found = in_processes(played, times // ROUNDS)
    rate = found.total() / (time.perf_counter() - begun)
    yield f"{found.total()} games, {rate:.0f} a second in {os.cpu_count()} processes"
    yield from (f"  {name:18}{found[name]:7}" for name in TOLD)


def hands(times: int = DEALS) -> Iterator[tuple[str, bool]]:
    """The lines of the second table, each with whether it agrees with RULES 3.5."""
    found = in_processes(counted, times)
    rows = [(f"{name}, {rules}", told, 4 * times) for name, rules, told in HANDS]
    for name, told, of in [*rows, *((str(rules), told, times) for rules, told in DEALT)]:
        percent, error = share(found[name], of, f"{told}")
        yield f"  {name:78}{percent:9.4f} %  RULES {told} %  within {error:.4f}", abs(percent - told) <= error


if __name__ == "__main__":
    asked = int(sys.argv[1]) if sys.argv[1:] else GAMES
    sys.stdout.write("\n".join([*games(asked), *(line for line, _ in hands(asked)), ""]))
