"""Many matches by chance, checked round by round. `python -m tests.engine.many [matches]` prints the rate."""

from __future__ import annotations

import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.engine.chance import some_rules
from tienkow_learn.engine import Match

MATCHES, ROUNDS = 10_000, 20


def played(seed: int) -> int:
    """Play a match of twenty rounds under options by chance, with plays by chance; its rounds."""
    chance = random.Random(seed)
    match = Match(some_rules(chance), seed, target=0, most_rounds=ROUNDS, minutes=0)
    while not match.is_over:
        now = match.round
        while not now.is_over:
            now = now.play(chance.choice(now.legal_plays()))
        match = _checked(match, match.finish(now))
    return len(match.rounds)


def _checked(before: Match, after: Match) -> Match:
    done, settled = after.rounds[-1], after.settlements[-1]
    kept = done.streak + 1 if done.tricks[-1].winner == before.banker else 0
    if sum(settled.totals) or sum(after.totals) or (after.banker, after.streak) != (done.tricks[-1].winner, kept):
        raise AssertionError(str(after))
    return after


def rate(matches: int = MATCHES) -> str:
    """Play so many matches, in all processes that the machine has; what that came to, in a line."""
    begun = time.perf_counter()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        rounds = sum(pool.map(played, range(matches), chunksize=10))
    took = time.perf_counter() - begun
    return f"{matches} matches, {rounds} rounds, {rounds / took:.0f} rounds a second in {os.cpu_count()} processes"


if __name__ == "__main__":
    sys.stdout.write(rate(int(sys.argv[1]) if sys.argv[1:] else MATCHES) + "\n")
