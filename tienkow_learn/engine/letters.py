"""The letter notation (S9): A to K for the Civil faces, numbers for the Military ones, as in AA9, B88, 63."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from functools import cached_property
from typing import TypeAlias

from .errors import NotationError
from .tiles import BY_TEXT, MAX_TEXT, Series, Tile, Tiles, TilesLike, in_spots, tiles

_LETTERS = {text: t for t in Tile if t.series is Series.CIVIL for text in (t.code, t.code.lower())}
_NUMBERS = {t.code: [each for each in Tile if each.code == t.code] for t in Tile if t.series is Series.MILITARY}
_Sign: TypeAlias = tuple[Tile | str, int]
"""A tile, or the number of one of two, and the place in the text where it stands, from 1."""


class Pool:
    """Texts of tiles that are read together, so that no two numbers in them mean the same tile.

    Tiles named by spots anywhere in the texts are taken first. Then each number takes one of its tiles that is still
    free: the first in canonical order that is `held`, else the first.

    >>> read = Pool(["AA9", "9 4:1", "5"]).read
    >>> read("AA9"), read("9 4:1"), read("5")
    (tiles('6:6 6:6 6:3'), tiles('5:4 4:1'), tiles('3:2'))
    """

    def __init__(self, told: Iterable[str | Tiles], held: Collection[Tile] = ()) -> None:
        self._told = tuple(told)
        self._held = held

    def read(self, source: TilesLike) -> Tiles:
        """Read one of the texts, once; NotationError for what is no tile, or a number whose tiles are all taken."""
        if not isinstance(source, str):
            return tiles(source)
        found = in_spots(source)
        return Tiles([self._tile(*sign) for sign in _signs(source)]) if found is None else found

    @cached_property
    def _taken(self) -> set[Tile]:
        return {tile for source in self._told for tile in _named(source)}

    def _tile(self, sign: Tile | str, place: int) -> Tile:
        if isinstance(sign, Tile):
            return sign
        free = [tile for tile in _NUMBERS[sign] if tile not in self._taken]
        if not free:
            raise NotationError("number_gone", text=sign, place=place, tiles=", ".join(map(str, _NUMBERS[sign])))
        found = next((tile for tile in free if tile in self._held), free[0])
        self._taken.add(found)
        return found


def _named(source: str | Tiles) -> Iterator[Tile]:
    """The tiles that a text names outright, as far as it can be read: who reads all of it tells the error."""
    if isinstance(source, Tiles):
        yield from source
        return
    with suppress(NotationError):
        yield from (sign for sign, _ in _signs(source[:MAX_TEXT]) if isinstance(sign, Tile))


def _signs(text: str) -> Iterator[_Sign]:
    for found in re.finditer(r"[^\s,]+", text):
        word, place = found.group(), found.start() + 1
        if word in BY_TEXT:
            yield BY_TEXT[word], place
        else:
            yield from _run(word, place)


def _run(word: str, place: int) -> Iterator[_Sign]:
    """Letters and numbers that stand together."""
    wrong = next((each for each in word if each not in _LETTERS and each not in _NUMBERS), None)
    if wrong and (word == wrong or ":" in word):
        raise NotationError("unreadable_tile", text=word[:20], place=place)
    if wrong:
        raise NotationError("unreadable_run", text=word[:20], place=place, wrong=wrong)
    return ((_LETTERS.get(each, each), at) for at, each in enumerate(word, place))


def has_letters(play: str) -> bool:
    """True if the text of a play writes anything but spots.

    >>> has_letters("(A 9)"), has_letters("(6:6 3:6)")
    (True, False)
    """
    return not BY_TEXT.keys() >= set(play.strip("( )").split())
