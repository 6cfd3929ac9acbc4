"""Short names for tiles and sets, on buttons and in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.rules.base import RuleSet
from tienkow_learn.engine.tiles import Tile, Tiles

from .catalogue import say, sentences
from .names import short_name, tile_name

MOST_NAMED = 2


def short(faces: Iterable[Tile], lang: str = "en") -> str:
    """Tiles by name alone, joined by a plus sign; a face that is there twice is named once, with a times sign.

    >>> from tienkow_learn.engine.tiles import tiles
    >>> short(tiles("6:6 6:3")), short(tiles("2:2 2:2"))
    ('Heaven + Nine (6:3)', '2 × Bench')
    """
    found = list(faces)
    counted = {tile: found.count(tile) for tile in found}
    names = [f"{n} × {tile_name(t, lang)}" if n > 1 else tile_name(t, lang) for t, n in counted.items()]
    return " + ".join(names)


def set_name(found: Combination, lang: str = "en") -> str:
    """A set by what it is: its pairs by their name, single tiles by theirs.

    >>> from tienkow_learn.engine import TienKow
    >>> [set_name(TienKow().combination(text)) for text in ("4:2 2:1", "6:3 5:4", "6:6 6:3", "5:5")]
    ['the Supreme pair', 'the Nine pair', 'Heaven + Nine (6:3)', 'Plum']
    """
    known = (code for code in (f"set_{found.kind}_{found.rank}", f"set_{found.kind}") if code in sentences())
    code = next(known, None)
    return say(code, lang) if code else " + ".join(_groups(found.tiles, lang))


def _groups(faces: Tiles, lang: str) -> list[str]:
    """Pairs of one name, which may be two faces of one number, and what is left."""
    alike = {code: [tile for tile in faces if tile.code == code] for code in dict.fromkeys(tile.code for tile in faces)}
    pairs = {code: say("set_of_two", lang, name=short_name(same[0], lang)) for code, same in alike.items() if same[1:]}
    return [pairs.get(code) or tile_name(same[0], lang) for code, same in alike.items()]


def play_label(play: Play, lang: str = "en", rules: RuleSet | None = None) -> str:
    """What the button says that makes a play; `rules` know what set it is, and whether it is surrendered or given up.

    >>> from tienkow_learn.engine.play import read_play
    >>> play_label(read_play("5:5")), play_label(read_play("(6:3 5:2 2:1 1:1)"))
    ('Play Plum', 'Give up 4 tiles')
    """
    if play.call:
        return say(f"play_{play.call}", lang)
    up = "surrender" if rules and rules.surrenders else "give_up"
    if play.surrendered:
        named = play.size <= MOST_NAMED
        return say(
            f"play_{up}_it" if named else f"play_{up}_many", lang, tiles=short(play.tiles, lang), count=play.size
        )
    found = rules.combination(play.tiles) if rules else None
    names = [set_name(found, lang)] if found else _groups(play.tiles, lang)
    many = len(names) > MOST_NAMED or len(_groups(play.tiles, lang)) > MOST_NAMED
    return say("play_many" if many else "play_it", lang, tiles=" + ".join(names), count=play.size)


def signed(points: int) -> str:
    """Points with their sign; the minus is the one that is read out as such.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '−3', '0')
    """
    return f"{points:+d}".replace("-", "−") if points else "0"
