from __future__ import annotations

import pytest

from tienkow_learn.draw.scene.marks import GLOW, STEPS
from tienkow_learn.draw.scene.theme import THEMES, TOKENS, colour

TEXT = [
    *((ink, ground) for ink in ("ink", "soft", "faint", "gold") for ground in ("felt", "lit", "panel")),
    ("on-gold", "gold"),
]
GRAPHICS = [
    *((mark, ground) for mark in ("gold", "hint", "dash", "edge") for ground in ("felt", "lit")),
    ("spot", "tile"),
    ("red", "tile"),
    ("ring", "red"),
    ("spot-off", "tile-off"),
    ("red-off", "tile-off"),
    ("ring-off", "red-off"),
    ("back-mark", "back"),
    ("gold", "panel"),
]
LINES = [(f"line-{seat}", ground) for seat in range(4) for ground in ("felt", "panel")]


def channels(name: str, theme: str) -> list[float]:
    if name == "lit":
        share = 1 - (1 - GLOW) ** STEPS
        pairs = zip(channels("felt", theme), channels("glow", theme), strict=True)
        return [dark * (1 - share) + light * share for dark, light in pairs]
    text = colour(name, theme)
    return [int(text[place : place + 2], 16) / 255 for place in (1, 3, 5)]


def light(name: str, theme: str) -> float:
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels(name, theme)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str, theme: str) -> float:
    low, high = sorted((light(one, theme), light(other, theme)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), [*TEXT, *LINES])
def test_text_can_be_read(ink: str, ground: str, theme: str) -> None:
    assert contrast(ink, ground, theme) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("mark", "ground"), GRAPHICS)
def test_marks_can_be_seen(mark: str, ground: str, theme: str) -> None:
    assert contrast(mark, ground, theme) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("token", TOKENS)
def test_every_token_has_a_colour_in_every_theme(token: str, theme: str) -> None:
    assert len(channels(token, theme)) == 3


@pytest.mark.parametrize(("token", "theme"), [("mauve", "light"), ("felt", "sepia")])
def test_an_unknown_token_or_theme_is_refused_by_name(token: str, theme: str) -> None:
    with pytest.raises(ValueError, match=f"{token!r} in theme {theme!r}"):
        colour(token, theme)
