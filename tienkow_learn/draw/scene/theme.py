"""Themes: what colour each token of a scene has. Scenes name tokens, painters ask here; no colour stands elsewhere."""

from __future__ import annotations

THEMES = ("light", "dark", "contrast")
"""The names of the themes."""

FONT = 'Inter, "Segoe UI", "Noto Sans", "Noto Sans CJK TC", sans-serif'
"""The font list of every painter, Chinese signs included."""

_TOKENS: dict[str, tuple[str, str, str]] = {
    "felt": ("#184f3f", "#10302a", "#000000"),
    "glow": ("#286f59", "#1f5445", "#000000"),
    "rail": ("#c79a4b", "#9a7a40", "#ffffff"),
    "panel": ("#0e2b24", "#091c18", "#000000"),
    "panel-edge": ("#2f6656", "#274f44", "#ffffff"),
    "dash": ("#cfe3da", "#a9c4b9", "#ffffff"),
    "shadow": ("#000000", "#000000", "#000000"),
    "back": ("#2a3d46", "#263740", "#1a1a1a"),
    "back-edge": ("#0a1215", "#070d10", "#ffffff"),
    "back-mark": ("#7f99a4", "#70878f", "#ffffff"),
    "tile": ("#15181b", "#0f1113", "#000000"),
    "edge": ("#a3b0ab", "#84918e", "#ffffff"),
    "shine": ("#ffffff", "#ffffff", "#000000"),
    "spot": ("#f7f2e6", "#f2ecde", "#ffffff"),
    "red": ("#e2443b", "#e2443b", "#ff5a4f"),
    "ring": ("#ffe9e4", "#ffe9e4", "#000000"),
    "tile-off": ("#15423a", "#113029", "#000000"),
    "edge-off": ("#5d8477", "#4d7165", "#8a8a8a"),
    "spot-off": ("#8fb1a5", "#7d9c91", "#9a9a9a"),
    "red-off": ("#c9887b", "#b87a6f", "#c07a72"),
    "ring-off": ("#15423a", "#113029", "#000000"),
    "die": ("#f4efe2", "#e9e3d3", "#ffffff"),
    "die-edge": ("#0e2b24", "#091c18", "#000000"),
    "die-spot": ("#15181b", "#15181b", "#000000"),
    "die-red": ("#b3231b", "#b3231b", "#b3231b"),
    "gold": ("#ffcc5c", "#f5bd45", "#ffe000"),
    "hint": ("#a5e0ff", "#7fcdf7", "#00e5ff"),
    "line-0": ("#ffd166", "#ffd166", "#ffe000"),
    "line-1": ("#9be0ff", "#8fd8ff", "#00e5ff"),
    "line-2": ("#ffb3a8", "#ffa79b", "#ff9d94"),
    "line-3": ("#c9f29b", "#b9e887", "#7dff6a"),
    "on-gold": ("#3a2500", "#3a2500", "#000000"),
    "ink": ("#f3f7f3", "#e9efe9", "#ffffff"),
    "soft": ("#d5e5dd", "#c2d3ca", "#ffffff"),
    "faint": ("#c3dad1", "#a9c0b6", "#d0d0d0"),
}

TOKENS = tuple(_TOKENS)
"""The names of all tokens, in the order in which a scene paints them: a later one lies on an earlier one."""


def colour(token: str, theme: str = "light") -> str:
    """The colour of a token in a theme, as `#rrggbb`. ValueError for a token or theme that does not exist.

    >>> colour("shadow")
    '#000000'
    """
    if token not in _TOKENS or theme not in THEMES:
        raise ValueError(f"no token {token!r} in theme {theme!r}: tokens are {', '.join(TOKENS)}")
    return _TOKENS[token][THEMES.index(theme)]


def layer(token: str) -> int:
    """How far up a token lies in a picture, from 0."""
    return TOKENS.index(token)
