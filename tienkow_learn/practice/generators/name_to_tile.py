"""Name to tile: which tile is called so."""

from __future__ import annotations

from tienkow_learn.engine import Tile
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.practice.words import bare_name
from tienkow_learn.text import readings_of, series_name

from .tile_to_name import CHOICES, likeness


@Generator
def name_to_tile(source: Source) -> Question:
    """Which tile goes by a name, among tiles that look or count like it."""
    tile = source.chance.choice(list(Tile))
    name = bare_name(tile, source.lang)
    others = [each for each in Tile if bare_name(each, source.lang) != name]
    wrong = source.tempting(others, lambda other: likeness(tile, other), CHOICES - 1)
    options = [_option(source, each, name, right=each is tile) for each in (tile, *wrong)]
    hints = [source.say("is_of_series", series=series_name(tile.series, source.lang)), _count(source, tile)]
    prompt = source.say("which_tile", name=name, sign=readings_of(tile)[0])
    return source.ask(prompt, source.shuffled(options), f"tile:{tile}", hints)


def _option(source: Source, tile: Tile, name: str, *, right: bool) -> Option:
    own = bare_name(tile, source.lang)
    code = "tile_right" if right else "tile_wrong"
    reason = source.say(code, face=tile, own=own, name=name, spots=tile.spots)
    return Option(Choice(str(tile), tile), reason, right=right)


def _count(source: Source, tile: Tile) -> str:
    return source.say("look_spots_of", spots=tile.spots, red=tile.red)
