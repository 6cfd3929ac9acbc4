"""The 21 tiles as small pictures, for those who put them on the screen themselves."""

from __future__ import annotations

from functools import cache

from tienkow_learn.engine.tiles import Tile

from .painters.svg import svg
from .scene.sheet import RATIO, Sheet

WIDTH = 48.0
"""How wide a tile's picture is, in scene units; it is as high as a tile is."""


@cache
def tile_pictures(theme: str = "light") -> dict[str, str]:
    """Each face's picture as SVG without words of its own, less than 1200 bytes each.

    >>> sorted(tile_pictures())[:3], max(map(len, tile_pictures().values())) < 1200
    (['1:1', '2:1', '2:2'], True)
    """
    return {face.value: _picture(face, theme) for face in Tile}


def _picture(face: Tile, theme: str) -> str:
    sheet = Sheet()
    sheet.tile(face, 1, 1, WIDTH - 2, shade=False)
    return str(svg(sheet.scene(WIDTH, round((WIDTH - 2) * RATIO) + 2), theme, mute=True))
