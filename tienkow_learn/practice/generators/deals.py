"""Tiles for questions on play: leads of any size, and whole tricks."""

from __future__ import annotations

from itertools import combinations

from tienkow_learn.engine import DECK, Combination, NotationError, Reason, Round, Tiles, Trick
from tienkow_learn.practice.source import Source

from .pairs import TWO

SEATS = range(4)
TRIES = 4
HOLDS_A_SET = 0.65


def lead(source: Source, size: int, among: Tiles = DECK) -> Tiles:
    """Tiles of a size that may be led, if there are such `among` these; of four, two sets of two. Else no tiles."""
    if size <= TWO:
        found = [each.tiles for each in source.sets(size) if among.holds(each.tiles)]
        return source.chance.choice(found) if found else Tiles()
    twos = [each for each in source.sets(TWO) if among.holds(each.tiles)]
    fours = (_together(a, b) for a, b in combinations(source.shuffled(twos), TWO))
    return next((four for four in fours if four and among.holds(four) and source.rules.combination(four)), Tiles())


def _together(a: Combination, b: Combination) -> Tiles:
    try:
        return a.tiles + b.tiles
    except NotationError:
        return Tiles()


def trick(source: Source, size: int) -> Round:
    """A round of one full trick of plays of a size, more often one that is easily judged wrong."""
    [chosen] = source.tempting((_played(source, size) for _ in range(TRIES)), _trickiness, 1)
    return chosen


def _played(source: Source, size: int) -> Round:
    """Four hands that are played at once, so that every play is legal."""
    leader, rest = source.chance.choice(SEATS), DECK
    hands = [Tiles()] * len(SEATS)
    for step in SEATS:
        hand = _hand(source, size, rest, leads=not step)
        hands[(leader + step) % len(SEATS)], rest = hand, rest.without(hand)
    now = Round.start(source.rules, hands, leader=leader)
    for step in SEATS:
        now = now.play(hands[(leader + step) % len(SEATS)])
    return now


def _hand(source: Source, size: int, rest: Tiles, *, leads: bool) -> Tiles:
    holds = leads or (size > 1 and source.chance.random() < HOLDS_A_SET)
    return (holds and lead(source, size, rest)) or Tiles(source.chance.sample(rest, size))


def losers(now: Round) -> dict[int, Reason]:
    """The seats that do not win the only trick of a round, in order of play, each with the engine's reason."""
    [trick] = now.tricks
    found = {seat: now.rules.lost_because(trick, seat) for seat, _ in trick.plays}
    return {seat: reason for seat, reason in found.items() if reason}


def spots_of(trick: Trick, seat: int) -> int:
    """All spots that a seat played to a trick."""
    play = trick.play_of(seat)
    return sum(tile.spots for tile in play.tiles) if play else 0


def _trickiness(now: Round) -> float:
    """How easily the winner is named wrong: many kinds of losers, and losers with more spots."""
    [trick], lost = now.tricks, losers(now)
    more = sum(spots_of(trick, seat) > spots_of(trick, trick.winner) for seat in lost)
    return 1 + 2 * len({reason.code for reason in lost.values()}) + 2 * more
