"""A deal that lies open, as small as it can be, so that two of them fit side by side: the trick, and the four hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tienkow_learn.engine.play import SEATS, Play
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.tiles import Tiles
from tienkow_learn.text import say
from tienkow_learn.text.explaining import named

from .marks import felt
from .naming import Names, naming
from .row import Group, shelf
from .shapes import Scene
from .sheet import Sheet
from .situation import bank_sentence
from .speech import latest
from .stack import beside, stacked
from .trick import labels
from .view import View

WIDTHS = {1: 42, 2: 32, 4: 20}
"""How wide the tiles of a trick are drawn, by how many are played at once."""
HELD, PAIRED = 20, 2
ROOM = {"wide": (430.0, 424.0), "narrow": (344.0, 548.0)}
"""The size of one deal."""


def sides(deals: Sequence[tuple[str, Round]], view: View = View()) -> Scene:  # noqa: B008
    """Two deals under their titles: side by side, or one below the other where it is narrow.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> begun = Round.start(TienKow(), ["6:6", "1:1", "4:4", "3:1"])
    >>> sides([("One", begun), ("Two", begun.play("6:6"))]).speech.partition(".")[0]
    'You are to lead'
    """
    (first, second) = (_deal(title, now, view) for title, now in deals)
    return stacked(first, second) if view.width == "narrow" else beside(first, second)


def _deal(title: str, now: Round, view: View) -> Scene:
    names = naming(None, direction=now.rules.direction, lang=view.lang)
    size = now.trick.size if now.trick else now.tricks[-1].size if now.tricks else 1
    columns = PAIRED if view.width == "narrow" else len(SEATS)
    trick = shelf(list(_trick(now, names)), columns=columns, w=WIDTHS.get(size, HELD), caption=title)
    held = shelf([_held(now, seat, names) for seat in SEATS], columns=PAIRED, w=HELD)
    drawn, sheet = stacked(trick, held), Sheet()
    width, height = max(ROOM[view.width][0], drawn.width), max(ROOM[view.width][1], drawn.height)
    felt(sheet, width, height, rail=False)
    shapes = (*sheet.shapes, *drawn.shapes)
    return Scene(width, height, shapes, (), title, " ".join(_words(now, names)), drawn.faces)


def _trick(now: Round, names: Names) -> Iterator[Group]:
    """The plays of the trick in order, and the names of those who have not played."""
    trick = now.trick or (now.tricks[-1] if now.tricks else None)
    first = trick.leader if trick else now.leader
    for turn in SEATS:
        seat = (first + turn) % len(SEATS)
        play = trick.play_of(seat) if trick else None
        if trick is None or play is None:
            yield Group(Play(Tiles()), names[seat])
        else:
            who, spots, status, _ = labels(trick, seat, play, names)
            yield Group(play, who, status or spots, "win" if seat == trick.winner else "")


def _held(now: Round, seat: int, names: Names) -> Group:
    won = say(f"won_{now.rules.unit}", names.lang, tricks=now.tally[seat], number=now.tally[seat])
    return Group(Play(now.hands[seat]), names[seat], won, "hint" if seat == now.to_move and now.hands[seat] else "")


def _words(now: Round, names: Names) -> Iterator[str]:
    yield latest(now, lang=names.lang)
    for seat in SEATS:
        if hand := now.hands[seat]:
            yield names.says("speech_hand", seat, tiles=named(hand, names.lang))
    yield bank_sentence(now.rules, now.banker, now.streak, names)
