"""Still: what a stored output shows where no widget lives, such as an exported page: the picture and its words."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from tienkow_learn.draw.painters.svg import svg
from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.text import say

_CALM = (
    "<style>.tk-still{animation:tk-still 2s step-end}"
    "@keyframes tk-still{from{height:0;overflow:hidden;visibility:hidden}}</style>"
)
"""A living widget hides its still within this time, so that nothing jumps; elsewhere the still appears after it."""


def still(name: str, scene: Scene | None, panel: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """A bundle by media type: words, and HTML that needs no script. `name` is by what a living widget hides it.

    The picture is an image with its words beside it, since a notebook that is not trusted shows words only.
    """
    said = [f"{scene.title}. {scene.speech}"] if scene else list(_said(panel))
    wake = say("stage_still")
    body = _drawn(scene, said[0]) if scene else "".join(f"<p>{escape(each)}</p>" for each in said)
    html = f'{_CALM}<div class="tk-still" data-tk-still="{escape(name)}"><p><em>{escape(wake)}</em></p>{body}</div>'
    return {"text/plain": "\n".join([wake, *said]), "text/html": html}


def _drawn(scene: Scene, words: str) -> str:
    drawn = b64encode(svg(scene, mute=True).encode()).decode()
    return f'<img alt="{escape(words)}" src="data:image/svg+xml;base64,{drawn}" style="max-width:100%">'


def _said(panel: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The words of a panel: its titles, texts and choices."""
    for element in panel:
        if element["t"] in {"title", "text"}:
            yield str(element["text"])
        elif element["t"] == "choices":
            yield ", ".join(str(item["label"]) for item in element["items"])
