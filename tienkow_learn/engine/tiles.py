"""The 32 tiles: 21 faces in two series, how they are written and read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from enum import Enum, EnumMeta
from itertools import islice, pairwise
from typing import Any, TypeAlias, TypeVar, cast

from .errors import NotationError, brief
from .shown import Shown

MAX_TEXT = 400
"""The longest text, in characters, that is read as tiles."""
MOST_TILES = 65
"""How many tiles are looked at, where more are given: among so many, one is there too often."""
T = TypeVar("T")


class _Read(EnumMeta):
    """Faces and series are read from text; of anything else no more than its kind is told."""

    def __call__(cls, value: object, *args: Any, **named: Any) -> Any:  # noqa: ANN401
        if not isinstance(value, str | Enum):
            raise NotationError("not_a_tile", text=brief(value))
        return super().__call__(value, *args, **named)


class Series(Enum, metaclass=_Read):
    """The two series of tiles: Civil (文, 11 faces, two copies each) and Military (武, 10 faces, one copy each)."""

    CIVIL = "civil"
    MILITARY = "military"

    @classmethod
    def _missing_(cls, value: object) -> Series:
        raise NotationError("not_a_series", text=brief(value), known=", ".join(each.value for each in cls))

    def __repr__(self) -> str:
        return f"Series.{self.name}"


class Tile(Shown, Enum, metaclass=_Read):
    """One of the 21 faces, in the order of the tables: eleven Civil, then ten Military.

    `Tile("6:5")` and `Tile("5:6")` are the same face; anything else raises NotationError.

    >>> Tile("5:6").spots, Tile("6:5").series, Tile("6:6").copies, Tile("4:1").red, Tile("6:6").code
    (11, Series.CIVIL, 2, 5, 'A')
    """

    HEAVEN = "6:6"
    EARTH = "1:1"
    MAN = "4:4"
    HARMONY = "3:1"
    PLUM = "5:5"
    LONG_THREE = "3:3"
    BENCH = "2:2"
    AXE = "6:5"
    RED_HEAD_TEN = "6:4"
    LONG_LEG_SEVEN = "6:1"
    MALLET_SIX = "5:1"
    NINE_6_3 = "6:3"
    NINE_5_4 = "5:4"
    EIGHT_6_2 = "6:2"
    EIGHT_5_3 = "5:3"
    SEVEN_5_2 = "5:2"
    SEVEN_4_3 = "4:3"
    SIX_4_2 = "4:2"
    FIVE_4_1 = "4:1"
    FIVE_3_2 = "3:2"
    THREE_2_1 = "2:1"

    high: int
    """Spots of the half with more spots, 1 to 6."""
    low: int
    """Spots of the other half, 1 to 6."""
    spots: int
    """All spots, 2 to 12."""
    series: Series
    """The series it belongs to."""
    copies: int
    """How many the deck holds: 2 of a Civil face, 1 of a Military one."""
    red: int
    """How many of its spots are red: all ones and fours, and half of 6:6 (RULES 1.1)."""
    code: str
    """The letter A to K of a Civil face, the number of a Military one (S9)."""
    order: int
    """Place in canonical order, 0 to 20; inside a series this is the traditional order."""

    def __init__(self, text: str) -> None:
        self.high, self.low = int(text[0]), int(text[2])
        self.spots = self.high + self.low
        self.order = len(type(self).__members__)
        self.series = Series.CIVIL if self.order < len("ABCDEFGHIJK") else Series.MILITARY
        self.copies = 2 if self.series is Series.CIVIL else 1
        self.code = "ABCDEFGHIJK"[self.order] if self.copies == 2 else str(self.spots)  # noqa: PLR2004
        self.red = 6 if text == "6:6" else sum(half for half in (self.high, self.low) if half in (1, 4))

    @classmethod
    def _missing_(cls, value: object) -> Tile:
        if isinstance(value, str) and value in BY_TEXT:
            return BY_TEXT[value]
        raise NotationError("not_a_tile", text=brief(value))

    def name_in(self, lang: str = "en") -> str:
        """Its name in a language: 'Heaven', '天', 'Небеса'; Military tiles are named by spots and number.

        >>> Tile("6:6").name_in(), Tile("6:3").name_in()
        ('Heaven', 'Nine (6:3)')
        """
        from tienkow_learn.text import tile_name  # noqa: PLC0415

        return tile_name(self, lang)

    __hash__ = object.__hash__

    def __lt__(self, other: Tile) -> bool:
        return self.order < other.order

    def __str__(self) -> str:
        return f"{self.high}:{self.low}"

    def __repr__(self) -> str:
        return f"Tile({self.value!r})"


BY_TEXT = {text: tile for tile in Tile for text in (tile.value, tile.value[::-1])}
"""Each face by its spots, either half first."""


class Tiles(Shown, tuple[Tile, ...]):
    """A tuple of tiles in canonical order that shows itself as a picture; never more copies than the deck holds.

    >>> Tiles([Tile("4:2"), Tile("6:6")])
    tiles('6:6 4:2')
    """

    __slots__ = ()

    def __new__(cls, faces: Iterable[Tile] = ()) -> Tiles:  # noqa: PYI034
        """Sort the faces and count them; NotationError for a face that is there too often."""
        given = _tiles_of(faces)
        try:
            ordered = sorted(given, key=_order)
        except AttributeError as error:
            wrong = next(each for each in given if not isinstance(each, Tile))
            raise NotationError("not_a_tile", text=brief(wrong)) from error
        for first, third in zip(ordered, ordered[2:], strict=False):
            if first is third:
                raise too_many(ordered)
        if any(a is b and a.copies == 1 for a, b in pairwise(ordered)):
            raise too_many(ordered)
        return super().__new__(cls, ordered)

    def without(self, others: Iterable[Tile]) -> Tiles:
        """These tiles less the others; NotationError if one of them is not here.

        >>> tiles("6:6 6:6 4:2").without(tiles("6:6"))
        tiles('6:6 4:2')
        """
        rest, gone = list(self), _tiles_of(others)
        try:
            for tile in gone:
                rest.remove(tile)
        except ValueError as error:
            raise NotationError(
                "not_among", text=str(tile) if isinstance(tile, Tile) else brief(tile), tiles=self
            ) from error
        return Tiles.in_order(rest)

    def holds(self, others: Iterable[Tile]) -> bool:
        """True if all the others are among these, copies counted.

        >>> tiles("6:6 4:2").holds(tiles("6:6 6:6"))
        False
        """
        wanted = _tiles_of(others)
        return all(wanted.count(tile) <= self.count(tile) for tile in wanted)

    def of(self, series: Series) -> Tiles:
        """The tiles of one series; none for what is no series.

        >>> tiles("6:6 6:3").of(Series.MILITARY)
        tiles('6:3')
        """
        return Tiles.in_order([tile for tile in self if tile.series is series])

    @property
    def letters(self) -> str:
        """The tiles in letters and numbers (S9); `tiles` reads it back, but a number says not which tile of the two.

        >>> tiles("6:3 6:6 6:6").letters, tiles("1:1 6:2 5:3").letters, tiles("4:2 2:1").letters
        ('AA9', 'B88', '63')
        """
        return "".join(tile.code for tile in self)

    @classmethod
    def in_order(cls, ordered: Iterable[Tile]) -> Tiles:
        """Wrap tiles that are known to be in canonical order and few enough; nothing is checked."""
        return tuple.__new__(cls, ordered)

    def __add__(self, other: Iterable[Tile]) -> Tiles:  # type: ignore[override]
        return Tiles((*self, *other))

    def __str__(self) -> str:
        return " ".join(tile.value for tile in self)

    def __repr__(self) -> str:
        return f"tiles({str(self)!r})"


TilesLike: TypeAlias = str | Tile | Iterable[Tile | str]
"""What is taken for tiles: text, one tile, or several."""


def tiles(source: TilesLike, held: Collection[Tile] = ()) -> Tiles:
    """Read tiles: text such as "6:6 6:3" or "AA9" (spaces or commas between), a tile, or several tiles.

    A number means either tile of that number: one that is `held`, else the first that the text leaves free.
    Raises NotationError that says what cannot be read and where, or which face is there too often.

    >>> tiles("4:2 6:6, 6:6"), tiles("AA9")
    (tiles('6:6 6:6 4:2'), tiles('6:6 6:6 6:3'))
    >>> tiles("6:6 D4")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tienkow_learn.engine.errors.NotationError: 'D4' at place 5: '4' is not a tile; write A to K, ...
    """
    if isinstance(source, Tiles):
        return source
    if isinstance(source, Tile):
        return Tiles((source,))
    if isinstance(source, str):
        return _read(source, held)
    return Tiles(map(_tile, _tiles_of(source)))


def _tile(each: Tile | str) -> Tile:
    return each if isinstance(each, Tile) else Tile(each)


def _tiles_of(source: Iterable[T]) -> Sequence[T]:
    """What somebody gives for several tiles, at most so many that they are too many; NotationError for one thing."""
    if type(source) is Tiles:
        return cast("Sequence[T]", source)
    try:
        return list(islice(source, MOST_TILES))
    except TypeError as error:
        raise NotationError("not_a_tile", text=brief(source)) from error


def _read(text: str, held: Collection[Tile]) -> Tiles:
    found = in_spots(text)
    if found is not None:
        return found
    from .letters import Pool  # noqa: PLC0415

    return Pool([text], held).read(text)


def in_spots(text: str) -> Tiles | None:
    """The tiles of a text that writes every one as spots; None for any other. NotationError if it is too long."""
    if len(text) > MAX_TEXT:
        raise NotationError("too_long", length=len(text), most=MAX_TEXT)
    words = text.replace(",", " ").split()
    return Tiles(map(BY_TEXT.__getitem__, words)) if BY_TEXT.keys() >= set(words) else None


def _order(tile: Tile) -> int:
    return tile.order


def too_many(faces: Iterable[Tile]) -> NotationError:
    """The error for the first face that is there more often than the deck holds it."""
    tile, count = next((tile, n) for tile, n in Counter(faces).items() if n > tile.copies)
    return NotationError("too_many", text=str(tile), given=count, most=tile.copies)


DECK: Tiles = Tiles(tile for tile in Tile for _ in range(tile.copies))
"""All 32 tiles, in canonical order."""
