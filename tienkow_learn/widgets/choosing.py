"""Choosing: the buttons that play the chosen tiles, with every label that the browser needs to answer by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.rules.base import choices
from tienkow_learn.engine.tiles import Tiles
from tienkow_learn.text import play_label, say

Button: TypeAlias = dict[str, Any]


def choosing(seen: Observation, lang: str = "en") -> list[Button]:
    """The buttons of a seat to move, the main one first, as layer.js describes them; none where no tile is asked for.

    One button plays. Where the rules let the same tiles be played or surrendered there are two.

    >>> from tienkow_learn.engine import Round, TienKow
    >>> choosing(Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"]).observe(0))[0]["plays"]
    {'6:1': 'Play Long-leg Seven'}
    """
    plays = seen.legal_plays()
    if not any(play.size for play in plays):
        return []
    if not seen.rules.surrenders:
        return [_play(seen, plays, lang)]
    up = [play for play in plays if play.surrendered]
    return [_play(seen, [play for play in plays if not play.surrendered], lang), _surrender(seen, up, lang)]


def _play(seen: Observation, plays: Sequence[Play], lang: str) -> Button:
    none = say("play_choose" if plays else "play_none", lang)
    return _labelled(seen, plays, lang) | {
        "id": "play",
        "key": "p",
        "none": none,
        "few": say("play_few", lang, n="{n}"),
    }


def _surrender(seen: Observation, plays: Sequence[Play], lang: str) -> Button:
    code = "play_surrender" if plays else "play_surrender_beat" if seen.trick else "play_surrender_lead"
    none = say(code, lang, count=seen.trick.size if seen.trick else 0)
    return _labelled(seen, plays, lang) | {"id": "surrender", "key": "s", "none": none, "few": none}


def _labelled(seen: Observation, plays: Sequence[Play], lang: str) -> Button:
    """Each play with its label; where every set of so many tiles may be played, and is called the same, only that."""
    labels = {play.tiles: play_label(play, lang, seen.rules) for play in plays}
    sizes = sorted({seen.trick.size} if seen.trick else {play.size for play in plays})
    every = {str(size): label for size in sizes for label in _of_all(seen.hand, size, labels)}
    told = {str(chosen): label for chosen, label in labels.items() if str(len(chosen)) not in every}
    return {"plays": told, "any": every, "sizes": sizes, "not": say("play_why_not", lang)}


def _of_all(hand: Tiles, size: int, labels: dict[Tiles, str]) -> set[str]:
    """The one label that all sets of so many tiles have; nothing if some have none, or another, or there is but one."""
    found = {labels.get(chosen) for chosen in choices(hand, size)}
    label = next(iter(found), None)
    return {label} if label and len(found) == 1 and len(hand) > size else set()
