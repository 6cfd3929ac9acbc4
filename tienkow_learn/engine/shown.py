"""How values show and explain themselves: the one place in the engine that loads draw and text, inside the call."""

from __future__ import annotations

from typing import Any


class Shown:
    """A value that shows itself: a picture in a notebook, its text form elsewhere."""

    __slots__ = ()

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:  # noqa: ANN401
        from tienkow_learn.draw.show import html  # noqa: PLC0415

        return {"text/plain": repr(self), "text/html": html(self)}


class Explained:
    """A value with a code and numbers, for which `text` has a sentence."""

    __slots__ = ()

    def why(self, lang: str = "en") -> str:
        """The sentence that explains it, in a language."""
        from tienkow_learn.text import explain  # noqa: PLC0415

        return explain(self, lang)
