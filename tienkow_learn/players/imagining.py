"""The rest of a round as it might go: hands dealt from the unseen tiles, and everybody playing on in a simple way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.tiles import Tile, Tiles

from .odds import Barred
from .sight import Bank, height, pays

TRIES = 12
"""How often the unseen tiles are dealt, at most, to find hands that the play so far allows."""


def worlds(seen: Observation, cannot: Barred, count: int, seed: str) -> Iterator[Round]:
    """So many rounds as an observation may have them; the same seed gives the same ones.

    >>> from tienkow_learn.engine import TienKow
    >>> seen = Round.deal(TienKow(), seed=7).observe(0)
    >>> [each.observe(0) == seen for each in worlds(seen, (frozenset(),) * 4, 2, "a seed")]
    [True, True]
    """
    chance = random.Random(seed)
    for _ in range(count):
        yield _round(seen, _likely(seen, cannot, chance))


def _likely(seen: Observation, cannot: Barred, chance: random.Random) -> list[list[Tile]]:
    dealt = _dealt(seen, chance)
    for _ in range(TRIES):
        if not any(faces.intersection(hand) for faces, hand in zip(cannot, dealt, strict=True)):
            break
        dealt = _dealt(seen, chance)
    return dealt


def _dealt(seen: Observation, chance: random.Random) -> list[list[Tile]]:
    pool = iter(chance.sample(seen.unseen, len(seen.unseen)))
    return [[] if seat == seen.seat else [next(pool) for _ in range(count)] for seat, count in enumerate(seen.counts)]


def _round(seen: Observation, dealt: list[list[Tile]]) -> Round:
    a, b, c, d = (seen.hand if seat == seen.seat else Tiles(hand) for seat, hand in enumerate(dealt))
    bank = (seen.banker, seen.streak, seen.leader, None)
    past = (seen.trick, seen.tricks, seen.calls)
    return Round(seen.rules, (a, b, c, d), *bank, seen.tally, seen.shown, seen.to_move, *past, aside=seen.aside)


def played_on(at: Round) -> Round:
    """The round at its end, if everybody leads what pays or is strongest, and wins as cheaply as they can."""
    while at.to_move is not None:
        legal = at.legal_plays()
        at = at.play(legal[0] if len(legal) == 1 else _lead(at, legal) if at.trick is None else _reply(at, legal))
    return at


def _lead(at: Round, legal: tuple[Play, ...]) -> Play:
    bank = Bank.of(at.banker, at.streak, at.to_move or 0)

    def order(play: Play) -> tuple[int, int]:
        made = cast("Combination", at.rules.combination(play.tiles))
        return -pays(at.rules, made, bank), made.rank

    return min(legal, key=order)


def _reply(at: Round, legal: tuple[Play, ...]) -> Play:
    """The cheapest play that takes the trick, or the lowest tiles."""
    return max(legal, key=lambda play: (_rank(at, play), -sum(height(at.rules, face) for face in play.tiles)))


def _rank(at: Round, play: Play) -> int:
    """The rank with which a play takes the trick, 1 the strongest; 0 if it does not."""
    made = at.rules.takes(at.turn, play)
    return made.rank if made else 0
