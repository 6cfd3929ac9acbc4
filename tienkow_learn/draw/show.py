"""How values show themselves: each as a picture, a settlement as a table."""

from __future__ import annotations

from html import escape

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.settlement import Settlement
from tienkow_learn.engine.tiles import Tile, Tiles
from tienkow_learn.text import explain, say, seat_name

from .painters.speech import play_words
from .painters.svg import svg
from .scene.row import Group, row, shelf, single, trick_row
from .scene.shapes import Scene
from .scene.view import View
from .table.opening import opening
from .table.table import scene


def html(value: object, lang: str = "en") -> str:
    """A value as HTML: inline SVG, or a table for a Settlement. TypeError for what has no picture.

    >>> html(Tile("6:6")).count("<circle")
    18
    """
    return _settlement(value, lang) if isinstance(value, Settlement) else str(svg(picture(value, View(lang=lang))))


def picture(value: object, view: View = View()) -> Scene:  # noqa: B008
    """The scene of a Tile, Tiles, Combination, Play, Trick, Round, Observation or Match; TypeError for anything else.

    A match shows its last finished round, or the dice: the hands of the round that runs are not for everybody.

    >>> picture(Play(Tiles([Tile("6:5")]), surrendered=True)).speech
    'Axe 6:5, given up.'
    """
    lang = view.lang
    if isinstance(value, Match):
        return scene(value.rounds[-1], view) if value.rounds else opening(value, view)
    if isinstance(value, Round | Observation):
        return scene(value, view)
    if isinstance(value, Trick):
        return trick_row(value)
    if isinstance(value, Tile):
        return shelf([single(value, lang)], w=60, title=say("picture_tile", lang, tile=value))
    if isinstance(value, Tiles):
        return row(value, lang=lang)
    if isinstance(value, Combination | Play):
        return _set(value if isinstance(value, Play) else Play(value.tiles), lang)
    raise TypeError(f"{type(value).__name__} has no picture")


def _set(play: Play, lang: str) -> Scene:
    words = play_words(play, lang)
    group = Group(play, words, say("given_up", lang) if play.surrendered else "")
    return shelf([group], title=words, speech=", ".join(group.lines) + ".")


def _settlement(value: Settlement, lang: str) -> str:
    head = _row("th", *(say(f"settlement_{name}", lang) for name in ("from", "to", "points", "why")))
    names = [seat_name(seat, lang=lang) for seat in SEATS]
    lines = "".join(
        _row("td", names[line.payer], names[line.payee], str(line.points), explain(line, lang))
        for line in value.payments
    )
    totals = ", ".join(map(" ".join, zip(names, str(value).split(), strict=True)))
    caption = escape(f"{say('settlement_title', lang)} {say('settlement_total', lang, totals=totals)}")
    body = f"<caption>{caption}</caption><thead>{head}</thead><tbody>{lines}</tbody>"
    return f'<table class="tk-settlement">{body}</table>'


def _row(cell: str, *words: str) -> str:
    return f"<tr>{''.join(f'<{cell}>{escape(word)}</{cell}>' for word in words)}</tr>"
