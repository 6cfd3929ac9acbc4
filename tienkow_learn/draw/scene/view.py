"""What the painters need to know of the screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class View:
    """The facts of one screen: `width` is "wide" or "narrow", `theme` "light", "dark" or "contrast".

    `ratio` is device pixels per CSS pixel.
    """

    width: str = "wide"
    theme: str = "light"
    ratio: float = 1
