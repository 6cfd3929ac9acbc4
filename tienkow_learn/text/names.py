"""Names of tiles, series and seats, in English, Chinese and Russian, with the readings of the characters."""

from __future__ import annotations

from tienkow_learn.engine.errors import OptionError, brief
from tienkow_learn.engine.tiles import Series, Tile

from .catalogue import say

_CIVIL = """
6:6 | Heaven          | 天     | tin1             | Небеса
1:1 | Earth           | 地     | dei6             | Земля
4:4 | Man             | 人     | jan4             | Человек
3:1 | Harmony         | 和     | wo4              | Гармония
5:5 | Plum            | 梅     | mui4             | Слива
3:3 | Long Three      | 長三   | coeng4 saam1     | Длинные тройки
2:2 | Bench           | 板凳   | baan2 dang3      | Скамья
6:5 | Axe             | 斧頭   | fu2 tau4         | Топор
6:4 | Red-head Ten    | 紅頭十 | hung4 tau4 sap6  | Красноголовая десятка
6:1 | Long-leg Seven  | 高腳七 | gou1 goek3 cat1  | Длинноногая семёрка
5:1 | Mallet Six      | 銅錘六 | tung4 ceoi4 luk6 | Красный молоток
"""
_NUMBERS = """
9 | Nine  | 九 | gau2  | девятка
8 | Eight | 八 | baat3 | восьмёрка
7 | Seven | 七 | cat1  | семёрка
6 | Six   | 六 | luk6  | шестёрка
5 | Five  | 五 | ng5   | пятёрка
3 | Three | 三 | saam1 | тройка
"""


def _table(text: str) -> dict[str, tuple[str, ...]]:
    rows = (tuple(cell.strip() for cell in line.split("|")) for line in text.strip().splitlines())
    return {row[0]: row[1:] for row in rows}


_NAMES = _table(_CIVIL)
_BY_NUMBER = _table(_NUMBERS)
_COLUMN = {"zh": 1, "jyutping": 2, "ru": 3}


def _row(tile: Tile) -> tuple[str, ...]:
    return _NAMES.get(tile.value) or _BY_NUMBER[str(tile.spots)]


SENTENCES = {f"tile_{tile.code}": _row(tile)[0] for tile in Tile}
"""The English name of each tile by its letter or number, for translators."""


def _name(tile: Tile, lang: str) -> str:
    if not isinstance(lang, str):
        raise OptionError("lang_text", given=brief(lang))
    return _row(tile)[_COLUMN[lang]] if lang in _COLUMN else say(f"tile_{tile.code}", lang)


def tile_name(tile: Tile, lang: str = "en") -> str:
    """A tile's name: Civil tiles have one of their own, Military ones go by number and spots (RULES 1.2).

    >>> tile_name(Tile("6:6"), "zh"), tile_name(Tile("5:4"))
    ('天', 'Nine (5:4)')
    """
    name = short_name(tile, lang)
    return name if tile.series is Series.CIVIL else f"{name} ({tile.value})"


def short_name(tile: Tile, lang: str = "en") -> str:
    """A tile's name without its spots: two Military tiles of one number share it.

    >>> short_name(Tile("6:3")) == short_name(Tile("5:4"))
    True
    """
    return _name(tile, lang)


def readings_of(tile: Tile) -> tuple[str, str]:
    """The Chinese character or characters of a tile and how they are read in Cantonese (Jyutping).

    >>> readings_of(Tile("6:6"))
    ('天', 'tin1')
    """
    return _name(tile, "zh"), _name(tile, "jyutping")


def series_name(series: Series, lang: str = "en") -> str:
    """The name of a series.

    >>> series_name(Series.CIVIL)
    'Civil'
    """
    return say(f"series_{series.value}", lang)


def seat_name(seat: int, viewer: int = 0, direction: str = "clockwise", lang: str = "en") -> str:
    """What a seat is called by who sits at `viewer`: You, West (next clockwise), North, East.

    >>> [seat_name(seat) for seat in range(4)], seat_name(1, direction="counterclockwise")
    (['You', 'West', 'North', 'East'], 'East')
    """
    step = (seat - viewer) % 4
    return say(f"seat_{step if direction == 'clockwise' else -step % 4}", lang)
