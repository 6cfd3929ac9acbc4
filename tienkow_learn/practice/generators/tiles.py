"""Questions on single tiles: their names, series and spots."""

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
    own = bare_name(tile, source.voice)
    names = {bare_name(each, source.voice): each for each in Tile if bare_name(each, source.voice) != own}
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
    faces = faces_called(name, source.voice)
    code = "name_same_spots" if faces[0].spots == tile.spots else "name_wrong"
    return source.say(code, name=name, faces=listed(faces, voice=source.voice), spots=tile.spots, face=tile)


@Generator
def name_to_tile(source: Source) -> Question:
    """Which tile goes by a name, among tiles that look or count like it."""
    tile = source.chance.choice(list(Tile))
    name = bare_name(tile, source.voice)
    others = [each for each in Tile if bare_name(each, source.voice) != name]
    wrong = source.tempting(others, lambda other: likeness(tile, other), CHOICES - 1)
    options = [_tile_option(source, each, name, right=each is tile) for each in (tile, *wrong)]
    hints = [source.say("is_of_series", series=source.voice.series(tile.series)), _spots_hint(source, tile)]
    prompt = source.say("which_tile", name=name, sign=readings_of(tile)[0])
    return source.ask(prompt, source.shuffled(options), f"tile:{tile}", hints)


def _tile_option(source: Source, tile: Tile, name: str, *, right: bool) -> Option:
    own = bare_name(tile, source.voice)
    code = "tile_right" if right else "tile_wrong"
    reason = source.say(code, face=tile, own=own, name=name, spots=tile.spots)
    return Option(Choice(str(tile), tile), reason, right=right)


def _spots_hint(source: Source, tile: Tile) -> str:
    return source.say("look_spots_of", spots=tile.spots, red=tile.red)


@Generator
def tile_series(source: Source) -> Question:
    """Which series a tile belongs to, each as often; tiles with two equal halves, which are plain, come less often."""
    wanted = source.chance.choice(list(Series))
    tiles = [each for each in Tile if each.series is wanted]
    [tile] = source.tempting(tiles, lambda each: 1 + 2 * (each.high != each.low), 1)
    options = [_series_option(source, tile, series) for series in Series]
    odd = [each for each in Tile if each.series is Series.CIVIL and each.high != each.low]
    hints = [source.say("look_halves"), source.say("rule_series", odd=listed(odd, "and", source.voice))]
    return source.ask(source.say("which_series"), options, f"tile:{tile}", hints, faces=tile)


def _series_option(source: Source, tile: Tile, series: Series) -> Option:
    name = source.voice.series(series)
    return Option(Choice(name), _reason(source, tile, series, name), right=series is tile.series)


def _reason(source: Source, tile: Tile, series: Series, name: str) -> str:
    if series is tile.series:
        code = "series_right" if tile.copies > 1 else "series_right_once"
        return source.say(code, tile=source.voice.named([tile]), series=name, spots=tile.spots)
    found = [each for each in Tile if each.series is series and each.spots == tile.spots]
    code = ("series_none", "series_like", "series_like_many")[min(len(found), 2)]
    values = {"face": tile, "series": name, "own": source.voice.series(tile.series), "spots": tile.spots}
    return source.say(code, like=found and listed(found, voice=source.voice), **values)


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
    options = [_count_option(source, tile, count) for count in sorted([tile.spots, *less, *more])]
    prompt = source.say("how_many_of" if by_name else "how_many", name=bare_name(tile, source.voice))
    hints = [source.say("look_each_half"), source.say("halves", high=tile.high)]
    return source.ask(prompt, options, f"tile:{tile}", hints, faces=() if by_name else tile)


def _fits(tile: Tile, place: int) -> bool:
    """True if there are numbers enough below and above a tile's for it to stand at a place."""
    below = COUNTS.index(tile.spots)
    return below >= place and len(COUNTS) - 1 - below >= CHOICES - 1 - place


def _near(source: Source, tile: Tile, end: int, count: int) -> list[int]:
    """So many numbers between a tile's and an end, those near it more often."""
    low, high = sorted((tile.spots, end))
    found = [each for each in COUNTS if low <= each <= high and each != tile.spots]
    return source.tempting(found, lambda each: 1 / (each - tile.spots) ** 2, count)


def _count_option(source: Source, tile: Tile, count: int) -> Option:
    like = [each for each in Tile if each.spots == count]
    wrong = "count_wrong_many" if len(like) > 1 else "count_wrong"
    code = "count_right" if count == tile.spots else wrong
    reason = source.say(code, n=count, like=listed(like, voice=source.voice), face=tile, high=tile.high, low=tile.low)
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
    name = bare_name(tile, source.voice)
    reason = source.say(code, face=tile, high=tile.high, low=tile.low, n=tile.spots, name=name)
    return Option(Choice(str(tile), tile), reason, right=tile.spots == wanted)
