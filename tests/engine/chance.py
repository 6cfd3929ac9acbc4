"""What Hypothesis draws for the tests of the engine: option sets, deals, positions."""

from __future__ import annotations

import random
from dataclasses import fields
from itertools import count

from hypothesis import strategies as st

from tests.engine.building import with_options
from tienkow_learn.engine import DECK, Match, OptionError, Play, Round, TienKow, Tile, Tiles
from tienkow_learn.engine.deal import MOST
from tienkow_learn.engine.rules import values_of

PAIRS = [each.tiles for each in TienKow().combinations() if each.kind == "pair"]
OPTIONS = {each.name: values_of(TienKow, each.name) for each in fields(TienKow)} | {
    "stake_cap": (None, 4, 12),
    "start_counters": (20, 1, 100),
    "target": (25, None, 8, 50),
    "minutes": (None, 30),
}


def some_rules(chance: random.Random) -> TienKow:
    """Any options that mean something together."""
    while True:
        try:
            return with_options(**{name: chance.choice(values) for name, values in OPTIONS.items()})
        except OptionError:
            continue


def some_pairs(chance: random.Random, size: int) -> list[list[Tile]]:
    """Four hands made of pairs, each of two or of four tiles, so that pairs meet pairs."""
    rest = DECK
    found: list[Tiles] = []
    for pair in chance.sample(PAIRS, len(PAIRS)):
        if rest.holds(pair):
            rest, found = rest.without(pair), [*found, pair]
    pairs = chance.sample(found, len(found))
    return [[tile for pair in pairs[seat::4][: size // 2] for tile in pair] for seat in range(4)]


@st.composite
def starts(draw: st.DrawFn) -> Round:
    """A round before its first play: dealt, a small deal, or hands of pairs."""
    chance = random.Random(draw(st.integers(0, 10**9)))
    banker, leader, streak = (draw(st.integers(0, 3)) for _ in range(3))
    rules, size = some_rules(chance), draw(st.sampled_from((8, 8, 4, 4, 2, 1, 3, 5)))
    dealt = Round.deal(rules, draw(st.integers(0, 10**6)), banker, streak, leader)
    if size == MOST:
        return dealt
    hands = some_pairs(chance, size) if size in {2, 4} else [list(hand[:size]) for hand in dealt.hands]
    return Round.start(rules, hands, banker, streak, leader)


@st.composite
def positions(draw: st.DrawFn) -> Round:
    """A round after some plays, now and then over; leads of several tiles are taken more often than not."""
    at, plays = draw(starts()), draw(st.integers(0, 32))
    chance = random.Random(draw(st.integers(0, 10**6)))
    for _ in range(plays):
        if at.is_over:
            break
        at = at.play(some_play(at, chance))
    return at


def some_play(at: Round, chance: random.Random) -> Play:
    """A legal play, more often one of several tiles."""
    found = at.legal_plays()
    several = [play for play in found if play.size > 1]
    return chance.choice(several if several and chance.random() < 0.6 else found)


def to_the_end(at: Round, seed: int = 0) -> Round:
    """The round played to its end by chance."""
    chance = random.Random(seed)
    while not at.is_over:
        at = at.play(some_play(at, chance))
    return at


def won_by(at: Round, seat: int) -> Round:
    """The round played to an end at which a seat wins the last trick."""
    return next(over for seed in count() if (over := to_the_end(at, seed)).winner == seat)


def match_to_the_end(at: Match, seed: int = 0, minutes: float = 0) -> Match:
    """The match played to its end by chance, each round in so many minutes."""
    while not at.is_over:
        at = at.finish(to_the_end(at.round, seed + len(at.rounds)), minutes)
    return at
