"""Series: whether a tile is Civil or Military."""

from __future__ import annotations

from tienkow_learn.engine import Series, Tile
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.practice.words import listed
from tienkow_learn.text import series_name
from tienkow_learn.text.explaining import named


@Generator
def tile_series(source: Source) -> Question:
    """Which series a tile belongs to, each as often; tiles with two equal halves, which are plain, come less often."""
    wanted = source.chance.choice(list(Series))
    tiles = [each for each in Tile if each.series is wanted]
    [tile] = source.tempting(tiles, lambda each: 1 + 2 * (each.high != each.low), 1)
    options = [_option(source, tile, series) for series in Series]
    odd = [each for each in Tile if each.series is Series.CIVIL and each.high != each.low]
    hints = [source.say("look_halves"), source.say("rule_series", odd=listed(odd, "and", source.lang))]
    return source.ask(source.say("which_series"), options, f"tile:{tile}", hints, faces=tile)


def _option(source: Source, tile: Tile, series: Series) -> Option:
    name = series_name(series, source.lang)
    return Option(Choice(name), _reason(source, tile, series, name), right=series is tile.series)


def _reason(source: Source, tile: Tile, series: Series, name: str) -> str:
    if series is tile.series:
        code = "series_right" if tile.copies > 1 else "series_right_once"
        return source.say(code, tile=named([tile], source.lang), series=name, spots=tile.spots)
    found = [each for each in Tile if each.series is series and each.spots == tile.spots]
    code = ("series_none", "series_like", "series_like_many")[min(len(found), 2)]
    values = {"face": tile, "series": name, "own": series_name(tile.series, source.lang), "spots": tile.spots}
    return source.say(code, like=found and listed(found, lang=source.lang), **values)
