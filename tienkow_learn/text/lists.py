"""Short names for tiles on buttons and in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from tienkow_learn.engine.play import Play
from tienkow_learn.engine.tiles import Tile

from .catalogue import say
from .names import tile_name

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


def play_label(play: Play, lang: str = "en") -> str:
    """What the button says that makes a play.

    >>> from tienkow_learn.engine.play import read_play
    >>> play_label(read_play("5:5")), play_label(read_play("(6:3 5:2 2:1 1:1)"))
    ('Play Plum', 'Give up 4 tiles')
    """
    code = "play_give_up" if play.surrendered else "play_it"
    if play.size > MOST_NAMED:
        return say("play_give_up_many" if play.surrendered else "play_many", lang, count=play.size)
    return say(code, lang, tiles=short(play.tiles, lang))


def signed(points: int) -> str:
    """Points with their sign; the minus is the one that is read out as such.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '−3', '0')
    """
    return f"{points:+d}".replace("-", "−") if points else "0"
