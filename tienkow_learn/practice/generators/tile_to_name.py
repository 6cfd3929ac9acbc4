"""Tile to name: what a tile is called."""

from __future__ import annotations

from tienkow_learn.engine import Series, Tile
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.practice.words import bare_name, faces_called, listed
from tienkow_learn.text import readings_of

CHOICES = 4


@Generator
def tile_to_name(source: Source) -> Question:
    """What a tile is called: its own name among those of tiles that look or count like it."""
    tile = source.chance.choice(list(Tile))
    own = bare_name(tile, source.lang)
    names = {bare_name(each, source.lang): each for each in Tile if bare_name(each, source.lang) != own}
    wrong = source.tempting(names, lambda name: likeness(tile, names[name]), CHOICES - 1)
    options = [Option(Choice(own), _right(source, tile, own), right=True)]
    options += [Option(Choice(name), _wrong(source, tile, name)) for name in wrong]
    return source.ask(
        source.say("which_name"), source.shuffled(options), f"tile:{tile}", name_hints(source, tile), faces=tile
    )


def likeness(tile: Tile, other: Tile) -> float:
    """How easily two faces are taken for each other: equal spots, a half in common, near in number."""
    halves = {tile.high, tile.low} & {other.high, other.low}
    return 1 + 12 * (tile.spots == other.spots) + 3 * bool(halves) + 2 * (abs(tile.spots - other.spots) == 1)


def name_hints(source: Source, tile: Tile) -> list[str]:
    """A look at the spots, then how the series is named."""
    rule = "names_civil" if tile.series is Series.CIVIL else "names_military"
    return [source.say("look_spots", spots=tile.spots, red=tile.red), source.say(rule)]


def _right(source: Source, tile: Tile, name: str) -> str:
    sign, reading = readings_of(tile)
    code = "name_right" if tile.series is Series.CIVIL else "number_right"
    return source.say(code, face=tile, name=name, sign=sign, reading=reading, spots=tile.spots)


def _wrong(source: Source, tile: Tile, name: str) -> str:
    faces = faces_called(name, source.lang)
    code = "name_same_spots" if faces[0].spots == tile.spots else "name_wrong"
    return source.say(code, name=name, faces=listed(faces, lang=source.lang), spots=tile.spots, face=tile)
