"""Words that several questions need: names of tiles and sets without their spots, the titles of concepts."""

from __future__ import annotations

from collections.abc import Iterable

from tienkow_learn.engine import NotationError, RuleSet, Tile, Tiles
from tienkow_learn.text.voice import ENGLISH, Voice


def bare_name(tile: Tile, voice: Voice = ENGLISH) -> str:
    """A tile's name without its spots; several Military tiles share one.

    >>> bare_name(Tile("6:3")), bare_name(Tile("5:5"))
    ('Nine', 'Plum')
    """
    return voice.bare(tile)


def faces_called(name: str, voice: Voice = ENGLISH) -> Tiles:
    """The faces that go by a name.

    >>> faces_called("Nine")
    tiles('6:3 5:4')
    """
    return Tiles(tile for tile in Tile if bare_name(tile, voice) == name)


def listed(items: Iterable[Tile | str], word: str = "or", voice: Voice = ENGLISH) -> str:
    """Faces in spots, or names, joined by a `word`, "or" or "and"; nothing for none.

    >>> from tienkow_learn.engine import tiles
    >>> listed(tiles("4:4 6:2 5:3")), listed(tiles("6:5"), "and")
    ('4:4, 6:2 or 5:3', '6:5')
    """
    *first, last = [*map(str, items)] or [""]
    return voice.says(f"quiz_{word}", first=", ".join(first), last=last) if first else last


def set_name(faces: Tiles, voice: Voice = ENGLISH) -> str:
    """A set by name: the tiles', or one of its own.

    >>> from tienkow_learn.engine import tiles
    >>> set_name(tiles("4:2 2:1"))
    'Supreme: Six (4:2) + Three (2:1)'
    """
    code = f"set_{faces}"
    return voice.says(code, tiles=voice.tiles(faces)) if voice.knows(code) else voice.tiles(faces)


def concept_title(concept: str, rules: RuleSet, voice: Voice = ENGLISH) -> str:
    """What a concept is called; one that is not known is its own title.

    >>> from tienkow_learn.engine import TienKow
    >>> concept_title("tile:6:6", TienKow()), concept_title("pair:13", TienKow()), concept_title("my own", TienKow())
    ('Heaven 6:6', 'Pair 13: Nine (6:3) + Nine (5:4)', 'my own')
    """
    group, _, rest = concept.partition(":")
    if group == "rule" and voice.knows(f"concept_{rest}"):
        return voice.says(f"concept_{rest}")
    title = {"tile": _tile, "pair": _pair}.get(group)
    return (title and title(rest, rules, voice)) or concept


def _tile(face: str, _: RuleSet, voice: Voice) -> str:
    try:
        return voice.named([Tile(face)])
    except NotationError:
        return ""


def _pair(number: str, rules: RuleSet, voice: Voice) -> str:
    found = [each.tiles for each in rules.combinations() if len(each.tiles) > 1 and str(each.rank) == number]
    return voice.says("concept_pair", number=number, pair=set_name(found[0], voice)) if found else ""
