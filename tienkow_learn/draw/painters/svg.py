"""The SVG painter: a scene as one self-contained picture."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from tienkow_learn.draw.scene.shapes import Circle, Label, Polygon, Rect, Scene, Shape
from tienkow_learn.draw.scene.theme import FONT, colour


class Svg(str):
    """SVG text that shows itself in a notebook."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return str(self)


def svg(scene: Scene, theme: str = "light", *, mute: bool = False) -> Svg:
    """The scene as SVG in a theme. It scales down with its place and has no ids, so that no two pictures clash.

    `mute` leaves out its words, for a picture inside something that has a name already.

    >>> svg(Scene(10, 10, (), title="A < B")).partition("<title>")[2]
    'A &lt; B</title></svg>'
    """
    size = f'viewBox="0 0 {_n(scene.width)} {_n(scene.height)}" width="{_n(scene.width)}" height="{_n(scene.height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="tk-svg tk-{theme}"'
    words = 'aria-hidden="true"' if mute else 'role="img"'
    body = "".join(_groups(scene.shapes, theme))
    told = "" if mute else _told("title", scene.title) + _told("desc", scene.speech)
    return Svg(f'{head} {words} style="max-width:100%;height:auto">{told}{body}</svg>')


def _told(tag: str, words: str) -> str:
    return f"<{tag}>{escape(words)}</{tag}>" if words else ""


def _groups(shapes: tuple[Shape, ...], theme: str) -> Iterator[str]:
    for style, alike in groupby(shapes, key=lambda shape: _style(shape, theme)):
        inner = "".join(map(_element, alike))
        yield f"<g{style}>{inner}</g>"


def _style(shape: Shape, theme: str) -> str:
    if isinstance(shape, Label):
        font = f" font-family='{FONT}' font-size=\"{_n(shape.size)}\"" + (' font-weight="600"' if shape.bold else "")
        anchor = "" if shape.anchor == "start" else f' text-anchor="{shape.anchor}"'
        return f' fill="{colour(shape.fill, theme)}"{font}{anchor}{_opacity(shape)}'
    if isinstance(shape, Polygon):
        return f' fill="{colour(shape.fill, theme)}"{_opacity(shape)}'
    stroke = f' stroke="{colour(shape.stroke, theme)}" stroke-width="{_n(shape.width)}"' if shape.stroke else ""
    dash = ' stroke-dasharray="5 5"' if isinstance(shape, Rect) and shape.dash else ""
    return f' fill="{colour(shape.fill, theme) if shape.fill else "none"}"{stroke}{dash}{_opacity(shape)}'


def _opacity(shape: Shape) -> str:
    """Of each shape by itself, so that those that overlap add up, as on a canvas."""
    inks = ("fill", "stroke") if getattr(shape, "stroke", "") else ("fill",)
    return "" if shape.opacity == 1 else "".join(f' {ink}-opacity="{_n(shape.opacity)}"' for ink in inks)


def _element(shape: Shape) -> str:
    if isinstance(shape, Label):
        return f'<text x="{_n(shape.x)}" y="{_n(shape.y)}">{escape(shape.text)}</text>'
    if isinstance(shape, Circle):
        return f'<circle cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.r)}"/>'
    if isinstance(shape, Polygon):
        points = " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)
        return f'<polygon points="{points}"/>'
    corner = f' rx="{_n(shape.radius)}"' if shape.radius else ""
    return f'<rect x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.w)}" height="{_n(shape.h)}"{corner}/>'


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
