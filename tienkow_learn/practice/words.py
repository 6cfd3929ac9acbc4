"""Words that several questions need: names of tiles and sets without their spots, the titles of concepts."""

from __future__ import annotations

from collections.abc import Iterable

from tienkow_learn.engine import NotationError, RuleSet, Tile, Tiles
from tienkow_learn.text import codes, say, short, tile_name
from tienkow_learn.text.catalogue import sentences
from tienkow_learn.text.explaining import named


def bare_name(tile: Tile, lang: str = "en") -> str:
    """A tile's name without its spots; several Military tiles share one.

    >>> bare_name(Tile("6:3")), bare_name(Tile("5:5"))
    ('Nine', 'Plum')
    """
    return tile_name(tile, lang).removesuffix(f" ({tile})")


def faces_called(name: str, lang: str = "en") -> Tiles:
    """The faces that go by a name.

    >>> faces_called("Nine")
    tiles('6:3 5:4')
    """
    return Tiles(tile for tile in Tile if bare_name(tile, lang) == name)


def listed(items: Iterable[Tile | str], word: str = "or", lang: str = "en") -> str:
    """Faces in spots, or names, joined by a `word`, "or" or "and"; nothing for none.

    >>> from tienkow_learn.engine import tiles
    >>> listed(tiles("4:4 6:2 5:3")), listed(tiles("6:5"), "and")
    ('4:4, 6:2 or 5:3', '6:5')
    """
    *first, last = [*map(str, items)] or [""]
    return say(f"quiz_{word}", lang, first=", ".join(first), last=last) if first else last


def set_name(faces: Tiles, lang: str = "en") -> str:
    """A set by name: the tiles', or one of its own.

    >>> from tienkow_learn.engine import tiles
    >>> set_name(tiles("4:2 2:1"))
    'Supreme: Six (4:2) + Three (2:1)'
    """
    code = f"set_{faces}"
    return say(code, lang, tiles=short(faces, lang)) if code in sentences() else short(faces, lang)


def concept_title(concept: str, rules: RuleSet, lang: str = "en") -> str:
    """What a concept is called; one that is not known is its own title.

    >>> from tienkow_learn.engine import TienKow
    >>> concept_title("tile:6:6", TienKow()), concept_title("pair:13", TienKow()), concept_title("my own", TienKow())
    ('Heaven 6:6', 'Pair 13: Nine (6:3) + Nine (5:4)', 'my own')
    """
    group, _, rest = concept.partition(":")
    if group == "rule" and f"concept_{rest}" in codes():
        return say(f"concept_{rest}", lang)
    title = {"tile": _tile, "pair": _pair}.get(group)
    return (title and title(rest, rules, lang)) or concept


def _tile(face: str, _: RuleSet, lang: str) -> str:
    try:
        return named([Tile(face)], lang)
    except NotationError:
        return ""


def _pair(number: str, rules: RuleSet, lang: str) -> str:
    found = [each.tiles for each in rules.combinations() if len(each.tiles) > 1 and str(each.rank) == number]
    return say("concept_pair", lang, number=number, pair=set_name(found[0], lang)) if found else ""
