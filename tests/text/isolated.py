"""Sentences as they are read: what isolates a name is not seen."""

from __future__ import annotations

from tienkow_learn.text.voice import ISOLATE, UNTIL


def read(text: str) -> str:
    """A text without the signs around its names."""
    return text.replace(ISOLATE, "").replace(UNTIL, "")
