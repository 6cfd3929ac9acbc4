"""Spots: how many are on a tile, and which tile has so many."""

from __future__ import annotations

from tienkow_learn.engine import Series, Tile
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.practice.words import bare_name, listed

from .tile_to_name import CHOICES, likeness

COUNTS = sorted({tile.spots for tile in Tile})
NAMED = tuple(tile for tile in Tile if tile.series is Series.CIVIL)
BY_NAME = 0.5


@Generator
def tile_spots(source: Source) -> Question:
    """How many spots a tile has, asked by its picture or, for tiles with a name of their own, by that.

    The right number stands at any place among four as often as at any other.
    """
    by_name = source.chance.random() < BY_NAME
    place = source.chance.randrange(CHOICES)
    tile = source.chance.choice([each for each in (NAMED if by_name else Tile) if _fits(each, place)])
    less, more = _near(source, tile, COUNTS[0], place), _near(source, tile, COUNTS[-1], CHOICES - 1 - place)
    options = [_count(source, tile, count) for count in sorted([tile.spots, *less, *more])]
    prompt = source.say("how_many_of" if by_name else "how_many", name=bare_name(tile, source.lang))
    hints = [source.say("look_each_half"), source.say("halves", high=tile.high)]
    return source.ask(prompt, options, f"tile:{tile}", hints, faces=() if by_name else tile)


def _fits(tile: Tile, place: int) -> bool:
    """Whether there are numbers enough below and above a tile's for it to stand at a place."""
    below = COUNTS.index(tile.spots)
    return below >= place and len(COUNTS) - 1 - below >= CHOICES - 1 - place


def _near(source: Source, tile: Tile, end: int, count: int) -> list[int]:
    """So many numbers between a tile's and an end, those near it more often."""
    low, high = sorted((tile.spots, end))
    found = [each for each in COUNTS if low <= each <= high and each != tile.spots]
    return source.tempting(found, lambda each: 1 / (each - tile.spots) ** 2, count)


def _count(source: Source, tile: Tile, count: int) -> Option:
    like = [each for each in Tile if each.spots == count]
    wrong = "count_wrong_many" if len(like) > 1 else "count_wrong"
    code = "count_right" if count == tile.spots else wrong
    reason = source.say(code, n=count, like=listed(like, lang=source.lang), face=tile, high=tile.high, low=tile.low)
    return Option(Choice(str(count)), reason, right=count == tile.spots)


@Generator
def spots_to_tile(source: Source) -> Question:
    """Which tile has a number of spots, among tiles that come near."""
    tile = source.chance.choice(list(Tile))
    others = (each for each in Tile if each.spots != tile.spots)
    wrong = source.tempting(others, lambda other: likeness(tile, other), CHOICES - 1)
    options = [_tile(source, each, tile.spots) for each in (tile, *wrong)]
    hints = [source.say("look_add"), source.say("halves_of", high=tile.high)]
    return source.ask(source.say("which_spots", spots=tile.spots), source.shuffled(options), f"tile:{tile}", hints)


def _tile(source: Source, tile: Tile, wanted: int) -> Option:
    code = "sum_right" if tile.spots == wanted else "sum_wrong"
    name = bare_name(tile, source.lang)
    reason = source.say(code, face=tile, high=tile.high, low=tile.low, n=tile.spots, name=name)
    return Option(Choice(str(tile), tile), reason, right=tile.spots == wanted)
