"""How values show themselves: each as a picture, a settlement as a table."""

from __future__ import annotations

from html import escape

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.settlement import Settlement
from tienkow_learn.engine.tiles import Tile, Tiles
from tienkow_learn.text.voice import ENGLISH, Voice

from .painters.speech import play_words
from .painters.svg import svg
from .scene.row import Group, row, shelf, single, trick_row
from .scene.shapes import Scene
from .scene.view import View
from .table.opening import opening
from .table.table import scene


def html(value: object, voice: Voice = ENGLISH) -> str:
    """A value as HTML: inline SVG, or a table for a Settlement. TypeError for what has no picture.

    >>> html(Tile("6:6")).count("<circle")
    18
    """
    return _settlement(value, voice) if isinstance(value, Settlement) else str(svg(picture(value, voice=voice)))


def picture(value: object, view: View = View(), voice: Voice = ENGLISH) -> Scene:  # noqa: B008
    """The scene of a Tile, Tiles, Combination, Play, Trick, Round, Observation or Match; TypeError for anything else.

    A match shows its last finished round, or the dice: the hands of the round that runs are not for everybody.

    >>> picture(Play(Tiles([Tile("6:5")]), surrendered=True)).speech
    'Axe 6:5, given up.'
    """
    if isinstance(value, Match):
        return scene(value.rounds[-1], view, voice) if value.rounds else opening(value, view, voice)
    if isinstance(value, Round | Observation):
        return scene(value, view, voice)
    if isinstance(value, Trick):
        return trick_row(value, voice)
    if isinstance(value, Tile):
        return shelf([single(value, voice)], voice, w=60, title=voice.says("picture_tile", tile=value))
    if isinstance(value, Tiles):
        return row(value, voice)
    if isinstance(value, Combination | Play):
        return _set(value if isinstance(value, Play) else Play(value.tiles), voice)
    raise TypeError(f"{type(value).__name__} has no picture")


def _set(play: Play, voice: Voice) -> Scene:
    words = play_words(play, voice)
    group = Group(play, words, voice.says("given_up") if play.surrendered else "")
    return shelf([group], voice, title=words, speech=", ".join(group.lines) + ".")


def _settlement(value: Settlement, voice: Voice) -> str:
    head = _row("th", *(voice.says(f"settlement_{name}") for name in ("from", "to", "points", "why")))
    lines = "".join(
        _row("td", voice.seat(line.payer), voice.seat(line.payee), str(line.points), voice.explain(line))
        for line in value.payments
    )
    totals = ", ".join(map(" ".join, zip(voice.seats, str(value).split(), strict=True)))
    caption = escape(f"{voice.says('settlement_title')} {voice.says('settlement_total', totals=totals)}")
    body = f"<caption>{caption}</caption><thead>{head}</thead><tbody>{lines}</tbody>"
    return f'<table class="tk-settlement">{body}</table>'


def _row(cell: str, *words: str) -> str:
    return f"<tr>{''.join(f'<{cell}>{escape(word)}</{cell}>' for word in words)}</tr>"
