"""The start of a match: the woodpile, the dice, and whom they make the banker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tienkow_learn.draw.scene.marks import felt
from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.sheet import RATIO, Sheet
from tienkow_learn.draw.scene.spots import half
from tienkow_learn.draw.scene.view import View
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.play import SEATS
from tienkow_learn.text.voice import ENGLISH, Voice

from .controls import controls, note_box
from .places import NARROW, WIDE, Places
from .seats import seats
from .situation import situation

PILE = (8, 4)
"""Tiles in the woodpile, side by side and one upon the other."""
DIE = 46.0


def opening(
    played: Match,
    view: View = View(),  # noqa: B008
    voice: Voice = ENGLISH,
    *,
    actions: Sequence[tuple[str, str]] = (),
) -> Scene:
    """The table before the first round of a match: `actions` are (id, label) of the controls, the main one first.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> opening(Match(TienKow(), seed=1)).speech.split(". ")[1]
    'The dice show 6, 1, 2, together 9'
    """
    at = situation(played.round, voice)
    at = replace(at, hands=(None,) * len(SEATS), counts=(0,) * len(SEATS))
    places, sheet = NARROW if view.width == "narrow" else WIDE, Sheet()
    felt(sheet, places.width, places.height)
    seats(sheet, at, places)
    _pile(sheet, places)
    _dice(sheet, played.dice, places)
    words = _words(played, at.voice)
    note_box(sheet, words[1:], places)
    sheet.hits += controls(actions, (), places)
    return sheet.scene(places.width, places.height, voice.says("opening_title"), " ".join(words))


def _words(played: Match, voice: Voice) -> tuple[str, ...]:
    dice = played.dice
    told = voice.says("opening_dice", dice=", ".join(map(str, dice)), sum=sum(dice))
    return (
        voice.says("opening_pile"),
        told,
        _begins(played, voice),
    )


def _begins(played: Match, voice: Voice) -> str:
    """Whom the dice chose: who leads holds the bank, unless the rules give it to another (S9 3.2)."""
    leader, total = played.rules.thrown(played.dice), sum(played.dice)
    if leader == played.banker:
        return voice.says("opening_count", leader, sum=total)
    return f"{voice.says('opening_leads', leader, sum=total)} {voice.says('opening_bank', played.banker)}"


def _pile(sheet: Sheet, places: Places) -> None:
    """Eight stacks seen from the front, the upper tiles a little further back."""
    across, high = PILE
    w = 15.0 if places.wide else 13.0
    long, left = w * RATIO + 2, (places.width - across * (w * RATIO + 2)) / 2
    base = 250.0 if places.wide else 262.0
    for level in range(high):
        for column in range(across):
            sheet.back(left + column * long, base - level * (w + 2), w, turned=True)


def _dice(sheet: Sheet, dice: Sequence[int], places: Places) -> None:
    left = (places.width - len(dice) * (DIE + 12) + 12) / 2
    top = 300.0 if places.wide else 160.0
    for at, number in enumerate(dice):
        x = left + at * (DIE + 12)
        sheet.box(x, top, DIE, DIE, "die", radius=9, stroke="die-edge", width=1.5)
        for across, down in half(number):
            red, r = number in {1, 4}, DIE * (0.15 if number == 1 else 0.095)
            sheet.disc(x + across * DIE, top + down * DIE, r, "die-red" if red else "die-spot")
