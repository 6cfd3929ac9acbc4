"""Stage: a scene on the screen, under native controls that take every click, key and touch."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias
from uuid import uuid4

from IPython.display import display
from ipywidgets import GridBox

from tienkow_learn.draw.painters.svg import svg
from tienkow_learn.draw.scene.shapes import Hit, Scene
from tienkow_learn.draw.scene.sheet import RATIO, Sheet
from tienkow_learn.draw.scene.theme import THEMES, colour
from tienkow_learn.draw.scene.view import View
from tienkow_learn.engine.errors import TienKowError
from tienkow_learn.engine.tiles import Tile
from tienkow_learn.text import say as words

from .guard import Guard
from .layer import Layer
from .receipts import Receipts
from .still import still

Element: TypeAlias = Mapping[str, object]
"""One element of a panel, such as `{"t": "text", "text": "Who wins?"}`."""

PICTURE = "TIENKOW_LEARN_PICTURE"
"""The environment variable that chooses the painter: `canvas` or `svg`."""

_TOKENS = ("felt", "panel", "panel-edge", "tile", "edge", "gold", "on-gold", "ink", "soft", "dash")
_WORDS = ("right", "wrong", "answer", "less", "more")
_WAITS = ("wait", "unsure", "away", "gone", "run", "load", "else_run", "else_load")
_TILE = 48.0
LONGEST = 200
"""The longest name of an action that is heard, in characters."""
MOST_EXACT = 2**53
"""The largest whole number that a page can send as it is."""


@dataclass(frozen=True, slots=True)
class _Shown:
    scene: Scene | None = None
    choose: Sequence[Mapping[str, object]] | None = None
    panel: tuple[Element, ...] = ()
    say: str = ""
    quiet: bool = False


class Stage(GridBox):
    """A picture and its controls, from a fixed pool of widgets.

    `on_do(name, value)` is called once for each action of the person ("play", "6:6 6:3"); `on_view(view)` when the
    screen changed (width, theme ...), so that a fitting scene can be shown; without it the old one is painted again.
    `picture` is "canvas", or "svg" where ipycanvas cannot be used; by default it is found out.
    """

    def __init__(
        self,
        on_do: Callable[[str, object], None],
        on_view: Callable[[View], None] | None = None,
        *,
        picture: str | None = None,
    ) -> None:
        self.guard = Guard(self._show_error)
        self.view = View()
        self._on_do, self._on_view = on_do, on_view
        self._shown, self._turn = _Shown(), 0
        self._receipts, self._bare = Receipts(), False
        painter = _picture(picture)
        self.layer = Layer(painter=painter, still=uuid4().hex, words=_words(), **_dress(self.view.theme))
        self.canvas = _canvas() if painter == "canvas" else None
        super().__init__([child for child in (self.canvas, self.layer) if child is not None])
        self.add_class("tk-stage")
        self.layer.on_msg(self.guard(self._hear))
        self.layer.observe(self.guard(self._look), "facts")
        if self.canvas is not None:
            self.canvas.on_client_ready(self.guard(self._paint))

    def __repr__(self) -> str:
        return "Stage()"

    @property
    def errors(self) -> list[Exception]:
        """What went wrong in callbacks so far, oldest first."""
        return self.guard.errors

    def show(
        self,
        scene: Scene | None,
        *,
        choose: Sequence[Mapping[str, object]] | None = None,
        panel: Sequence[Element] = (),
        say: str = "",
        quiet: bool = False,
    ) -> None:
        """Paint a scene (None: no picture, only the panel) and hand its controls, the panel and the line to the layer.

        `say` is the line that is read out (and shown below the picture unless `quiet`); the scene's own speech can be
        read at any time. `choose` and `panel` are described in wire.py.
        """
        self._shown = _Shown(scene, choose, tuple(panel), say, quiet)
        self._paint()
        self._present()

    def _ipython_display_(self) -> None:
        """Show the widget, and after it, for pages without a kernel, its still; a living layer hides that."""
        display({"text/html": ""} | self._repr_mimebundle_(), raw=True)
        display(still(self.layer.still, self._shown.scene, self._shown.panel), raw=True)

    def close(self) -> None:
        """Close every widget of the pool; the stage is not used after that. Closing it again does nothing."""
        if self.comm is None:
            return
        for widget in (self.canvas, self.layer):
            if widget is not None:
                widget.layout.close()
                widget.close()
        self.layout.close()
        super().close()

    def _paint(self) -> None:
        scene = self._shown.scene
        if scene is None:
            return
        if self.canvas is None or self._bare:
            self.layer.svg = str(svg(scene, self.view.theme, mute=True))
        else:
            self.layer.svg = ""
            import_module("tienkow_learn.draw.painters.canvas").paint(
                self.canvas, scene, self.view.theme, self.view.ratio
            )

    def _present(self, *first: Element) -> None:
        """Hand everything to the layer in one message, and with it the receipt of the action heard last."""
        shown, self._turn = self._shown, self._turn + 1
        picture: dict[str, object] = _controls(shown.scene) if shown.scene else {"size": None, "hits": []}
        picture |= {"hush": True} if shown.quiet else {}
        picture |= {"done": self._receipts.last} if self._receipts.last else {}
        panel = [*first, *shown.panel]
        self.layer.scene = picture | {"choose": shown.choose, "panel": panel, "say": shown.say, "turn": self._turn}

    def _hear(self, _: object, content: object, __: object) -> None:
        match content:
            case {"do": str(name), **rest}:
                turn = self._turn
                if self._receipts.take(rest.get("view"), rest.get("n")):
                    self._act(name[:LONGEST], heard(rest.get("value")))
                if self._turn == turn:
                    self._present()
            case {"ask": int(number), "view": str(view)}:
                self._receipts.take(view, number)
                self._present()

    def _act(self, name: str, value: object) -> None:
        """Do what was asked for; what cannot be is told."""
        try:
            self._on_do(name, value)
        except TienKowError as error:
            self._present({"t": "text", "tone": "bad", "text": error.text()})

    def _look(self, _: object) -> None:
        before, self.view = self.view, _view(self.layer.facts)
        bare, self._bare = self._bare, self.layer.facts.get("canvas") is False
        if self.view == before:
            if self._bare != bare:
                self._paint()
            return
        if self.view.theme != before.theme:
            with self.layer.hold_sync():
                self.layer.set_trait("colours", _dress(self.view.theme)["colours"])
                self.layer.set_trait("pictures", _dress(self.view.theme)["pictures"])
        (self._on_view or self._repaint)(self.view)

    def _repaint(self, _: View) -> None:
        self._paint()

    def _show_error(self, error: Exception) -> None:
        told = words("stage_error", error=f"{type(error).__name__}: {error}")
        self._present({"t": "text", "tone": "bad", "text": told})


def heard(value: object) -> object:
    """What a page sent, without numbers that no page can send: they count as nothing.

    >>> heard([1, 10**5000, {"who": 10**400}, "Ann"])
    [1, None, {'who': None}, 'Ann']
    """
    if isinstance(value, list):
        return [heard(each) for each in value]
    if isinstance(value, Mapping):
        return {str(name): heard(each) for name, each in value.items()}
    return None if isinstance(value, int) and abs(value) > MOST_EXACT else value


def _picture(asked: str | None) -> str:
    chosen = asked or os.environ.get(PICTURE) or ("canvas" if find_spec("ipycanvas") else "svg")
    if chosen not in {"canvas", "svg"}:
        raise ValueError(f"picture is {chosen!r}: it can be 'canvas' or 'svg'")
    return chosen


def _canvas() -> Any:  # noqa: ANN401  ipycanvas has no types, and may be missing
    return import_module("ipycanvas").Canvas(width=960, height=640)


def _words() -> dict[str, str]:
    """What the layer says by itself: beside an answer, and when Python answers nothing."""
    return {word: words(f"mark_{word}") for word in _WORDS} | {
        f"wait_{word}": words(f"stage_{word}") for word in _WAITS
    }


def _dress(theme: str) -> dict[str, dict[str, str]]:
    """What the layer draws with in a theme: colours by token, tiles by face."""
    return {
        "colours": {token: colour(token, theme) for token in _TOKENS},
        "pictures": {face.value: _tile(face, theme) for face in Tile},
    }


def _tile(face: Tile, theme: str) -> str:
    sheet = Sheet()
    sheet.tile(face, 0, 0, _TILE)
    return str(svg(sheet.scene(_TILE, _TILE * RATIO), theme, mute=True))


def _controls(scene: Scene) -> dict[str, object]:
    return {
        "size": [scene.width, scene.height],
        "title": scene.title,
        "words": scene.speech,
        "hits": [_hit(hit) for hit in scene.hits],
    }


def _hit(hit: Hit) -> dict[str, object]:
    box = [round(length, 1) for length in (hit.x, hit.y, hit.w, hit.h)]
    told = {"id": hit.id, "kind": hit.kind, "name": hit.name, "box": box, "face": hit.face, "off": hit.off}
    return {name: value for name, value in told.items() if value}


def _view(facts: Mapping[str, Any]) -> View:
    """The facts as a View; what makes no sense there counts as unsaid."""
    width, theme, ratio = facts.get("width"), facts.get("theme"), facts.get("ratio")
    return View(
        width="narrow" if width == "narrow" else "wide",
        theme=theme if theme in THEMES else THEMES[0],
        ratio=min(3.0, max(1.0, float(ratio))) if isinstance(ratio, int | float) and abs(ratio) <= MOST_EXACT else 1.0,
    )
