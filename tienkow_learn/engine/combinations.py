"""Combination: tiles that form a set, with its kind and rank."""

from __future__ import annotations

from dataclasses import dataclass

from .checking import check_count, check_kind
from .shown import Shown
from .tiles import Tiles


@dataclass(frozen=True, slots=True)
class Combination(Shown):
    """A set of tiles that may be led: `kind` is its class, `rank` 1 the strongest of its kind; equals share a rank."""

    kind: str
    rank: int
    tiles: Tiles

    def __post_init__(self) -> None:
        if not (type(self.tiles) is Tiles and type(self.rank) is int and type(self.kind) is str):
            check_kind("tiles", self.tiles, Tiles)
            check_count("rank", self.rank)
            check_kind("kind", self.kind, str)

    @property
    def letters(self) -> str:
        """Its tiles in letters and numbers, such as "AA9" (S9)."""
        return self.tiles.letters

    def __str__(self) -> str:
        return str(self.tiles)

    def __repr__(self) -> str:
        return f"Combination({self.kind!r}, {self.rank}, {self.tiles!r})"
