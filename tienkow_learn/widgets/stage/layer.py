"""Layer: the native controls over a picture and the panel below it. What it does in the browser stands in `front`."""

from __future__ import annotations

from pathlib import Path

from anywidget import AnyWidget
from traitlets import Dict, Unicode

from .front import joined

HERE = Path(__file__).parent


class Layer(AnyWidget):
    """One widget of the pool of a stage; the stage fills it.

    `scene` is all that it shows, in one value; `facts` is what it tells about the screens that show it. The rest rarely
    changes: `painter` is "canvas" where one lies beside it, else "svg"; `svg` is the picture where there is no canvas,
    `pictures` the tiles by face, `colours` those of the theme by token, `words` the few that it says itself, `still`
    the name of the picture that it replaces. Only `svg` and `pictures` are taken as markup, all else as plain text.
    """

    _esm = joined()
    _css = HERE / "layer.css"

    painter = Unicode("svg").tag(sync=True)
    still = Unicode().tag(sync=True)
    scene = Dict().tag(sync=True)
    svg = Unicode().tag(sync=True)
    pictures = Dict().tag(sync=True)
    colours = Dict().tag(sync=True)
    words = Dict().tag(sync=True)
    facts = Dict({"width": "wide", "theme": "light", "ratio": 1, "still": False, "canvas": True}).tag(sync=True)

    def __repr__(self) -> str:
        return "Layer()"
