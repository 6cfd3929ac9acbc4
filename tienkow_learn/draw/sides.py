"""A deal that lies open, as small as it can be, so that two of them fit side by side: a column for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.text.voice import ENGLISH, Voice

from .painters.speech import latest
from .scene.lay import laid, lay
from .scene.marks import bank, crown, felt, frame
from .scene.shapes import Scene
from .scene.sheet import Sheet
from .scene.stack import beside, stacked
from .scene.view import View
from .table.places import Box
from .table.situation import bank_sentence
from .table.trick import labels
from .table.words import cut

PAD, HEAD, PLAY, HAND, LINE = 12.0, 40.0, 92.0, 48.0, 15.0
MOST_COLUMNS, PAIR = 4, 2
"""How many tiles of a hand, or of a play, lie in a row."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How wide a seat's column is, and its tiles: `played` by how many are played at once, and those in `hand`."""

    column: float
    played: tuple[float, float, float]
    hand: float

    def tile(self, size: int) -> float:
        """How wide a tile is drawn in a play of so many."""
        return self.played[min(size, PAIR + 1) - 1]


FITS = {"wide": Fit(108, (42, 32, 20), 20), "narrow": Fit(80, (34, 30, 14), 14)}


def sides(deals: Sequence[tuple[str, Round]], view: View = View(), voice: Voice = ENGLISH) -> Scene:  # noqa: B008
    """Two deals under their titles: side by side, or one below the other where it is narrow.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> begun = Round.start(TienKow(), ["6:6", "1:1", "4:4", "3:1"])
    >>> sides([("One", begun), ("Two", begun.play("6:6"))]).speech.partition(".")[0]
    'One'
    """
    first, second = (_deal(title, now, view, voice.seated(voice.you, now.rules)) for title, now in deals)
    both = stacked(first, second) if view.width == "narrow" else beside(first, second)
    return replace(both, title=voice.says("side_title"), speech=f"{first.title}. {both.speech}")


def _deal(title: str, now: Round, view: View, voice: Voice) -> Scene:
    fit, sheet = FITS[view.width], Sheet()
    rows = -(-len(now.start_hands[0]) // MOST_COLUMNS)
    hand = HEAD + PLAY + 2 * LINE + 24
    width, height = fit.column * len(SEATS) + 2 * PAD, hand + HAND * rows + 2 * LINE + PAD
    felt(sheet, width, height, rail=False)
    sheet.text(PAD + 4, 27, title, 15, bold=True)
    sheet.box(PAD + 4, hand - 14, width - 2 * PAD - 8, 1, "rail", opacity=0.35)
    for seat in SEATS:
        left = PAD + seat * fit.column
        _played(sheet, now, seat, voice, Box(left, HEAD, fit.column, PLAY), fit)
        _held(sheet, now, seat, voice, Box(left, hand, fit.column, HAND * rows), fit)
    return sheet.scene(width, height, title, " ".join(_words(now, voice)))


def _played(sheet: Sheet, now: Round, seat: int, voice: Voice, slot: Box, fit: Fit) -> None:
    """What a seat has put down in the trick, and how that stands."""
    trick = _trick(now)
    play = trick.play_of(seat) if trick else None
    if trick is None or play is None:
        return
    box = lay(sheet, play, slot, fit.tile(play.size), _columns(play))
    if seat == trick.winner:
        frame(sheet, *box, "gold")
        crown(sheet, box.x + box.w + 2, box.y - 1, 9)
    who, spots, status, tone = labels(trick, seat, play, voice)
    middle, down = slot.x + slot.w / 2, slot.y + slot.h + 18
    sheet.text(middle, down, cut(who, 12.5, slot.w), 12.5, anchor="middle", bold=True)
    sheet.text(middle, down + LINE, cut(status or spots, 11.5, slot.w), 11.5, fill=tone, anchor="middle")


def _columns(play: Play) -> int:
    return (play.size + 1) // 2 if play.surrendered else play.size


def _held(sheet: Sheet, now: Round, seat: int, voice: Voice, slot: Box, fit: Fit) -> None:
    """A hand, its player, what that player has won, and the bank."""
    hand, middle = Play(now.hands[seat]), slot.x + slot.w / 2
    if hand.size:
        columns = min(hand.size, MOST_COLUMNS)
        lay(sheet, hand, slot, fit.hand, columns)
        if seat == now.to_move:
            frame(sheet, *laid(slot, hand.size, fit.hand, columns), "hint")
    won = voice.says(f"won_{now.rules.unit}", tricks=now.tally[seat], number=now.tally[seat])
    down = slot.y + slot.h + 16
    sheet.text(middle, down, cut(voice.seat(seat), 12.5, slot.w), 12.5, anchor="middle", bold=True)
    sheet.text(middle, down + LINE, cut(won, 11.5, slot.w), 11.5, fill="soft", anchor="middle")
    if seat == now.banker:
        bank(sheet, slot.x + 12, down - 4, 8)


def _trick(now: Round) -> Trick | None:
    return now.trick or (now.tricks[-1] if now.tricks else None)


def _words(now: Round, voice: Voice) -> Iterator[str]:
    yield latest(now, voice)
    for seat in SEATS:
        if hand := now.hands[seat]:
            yield voice.says("speech_hand", seat, tiles=voice.named(hand))
    yield bank_sentence(now.rules, now.banker, now.streak, voice)
