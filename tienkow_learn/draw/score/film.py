"""The film of a round: its key tricks in a row, for pages and slides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from tienkow_learn.draw.painters.speech import trick_words
from tienkow_learn.draw.scene.lay import lay
from tienkow_learn.draw.scene.marks import crown, felt, frame
from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.sheet import RATIO, Sheet
from tienkow_learn.draw.table.places import GAP, Box
from tienkow_learn.draw.table.words import cut, wrap
from tienkow_learn.engine.errors import ArgumentError, brief
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.text.settling import bonus
from tienkow_learn.text.voice import ENGLISH, Voice

PAD, SPACE, TILE, NAME, HEAD = 16.0, 14.0, 30.0, 66.0, 58.0
LEAST_WIDE, BOLD = 196.0, 1.06


@dataclass(frozen=True, slots=True)
class Cut:
    """A key trick: its `number` from 1, and in a few words why it is shown."""

    number: int
    trick: Trick
    why: str


def film(played: Round, voice: Voice = ENGLISH, most: int = 4) -> Scene:
    """The key tricks of a round, at most so many: what earned a bonus, where the lead changed hands, the last trick.

    ArgumentError if no trick is finished, or for less than one.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> r = Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"]).play("6:1").play("5:5").play("3:1").play("6:4")
    >>> film(r).speech.partition(":")[0]
    'Trick 1, West wins the round'
    """
    if not played.tricks or most < 1:
        raise ArgumentError("film_empty" if most > 0 else "film_most", given=brief(most, 20))
    called = voice.seated(voice.you, played.rules)
    cuts = key_tricks(played, called, most)
    wide = max(LEAST_WIDE, NAME + max(_wide(play) for each in cuts for _, play in each.trick.plays) + 2 * SPACE)
    head = HEAD + 17 * (max(len(_title(each, wide)) for each in cuts) - 1)
    high = head + max(sum(_high(play) + SPACE for _, play in each.trick.plays) for each in cuts)
    sheet, width, height = Sheet(), ceil(PAD * 2 + len(cuts) * (wide + SPACE) - SPACE), ceil(high + 2 * PAD)
    felt(sheet, width, height, rail=False)
    for place, each in enumerate(cuts):
        _panel(sheet, each, called, Box(PAD + place * (wide + SPACE), PAD, wide, high), head)
    title, speech = voice.says("film_title", tricks=len(cuts)), " ".join(_told(cuts, called))
    return sheet.scene(width, height, title, speech)


def key_tricks(played: Round, voice: Voice, most: int) -> list[Cut]:
    """The tricks to show, in order: the last one, those that earned a bonus, the latest where the lead passed."""
    whys: dict[int, str] = {}
    for number, why in _reasons(played, voice):
        whys.setdefault(number, why)
    return [Cut(number, played.tricks[number - 1], whys[number]) for number in sorted([*whys][:most])]


def _reasons(played: Round, voice: Voice) -> Iterator[tuple[int, str]]:
    """The tricks that may be shown, what matters most first: the number of each, and why."""
    tricks = played.tricks
    yield len(tricks), voice.says("film_last" if played.is_over else "film_lead", tricks[-1].winner)
    pay = {kind for kind, _ in played.rules.bonuses}
    for event in played.rules.events(tricks):
        if event.led and event.kind in pay:
            what = bonus(event.kind, event.count, voice)
            yield event.trick, voice.says("film_bonus", event.seat, what=what)
    for number, trick in reversed([*enumerate(tricks, 1)]):
        if trick.winner != trick.leader:
            yield number, voice.says("film_lead", trick.winner)
    yield 1, voice.says("film_first", tricks[0].leader)


def _title(each: Cut, wide: float) -> list[str]:
    return wrap(each.why, 14 * BOLD, wide - 2 * SPACE)


def _panel(sheet: Sheet, each: Cut, voice: Voice, box: Box, head: float) -> None:
    sheet.box(*box, "panel", radius=10, stroke="panel-edge", width=1)
    sheet.text(box.x + SPACE, box.y + 23, voice.says("film_trick", number=each.number), 13, fill="soft")
    for row, line in enumerate(_title(each, box.w)):
        sheet.text(box.x + SPACE, box.y + 42 + 17 * row, line, 14, bold=True)
    down = box.y + head
    for seat, play in each.trick.plays:
        slot = Box(box.x + NAME + SPACE, down, _wide(play), _high(play))
        _play(sheet, each.trick, seat, play, voice, slot)
        down += slot.h + SPACE


def _play(sheet: Sheet, trick: Trick, seat: int, play: Play, voice: Voice, slot: Box) -> None:
    wins, left = seat == trick.winner, slot.x - NAME
    lies = lay(sheet, play, slot, TILE, _columns(play))
    if wins:
        frame(sheet, *lies)
        crown(sheet, lies.x + lies.w + 3, lies.y - 1, 8)
    tone = "gold" if wins else "ink"
    middle = slot.y + slot.h / 2
    sheet.text(left, middle, cut(voice.seat(seat), 13 * BOLD, NAME - 8), 13, fill=tone, bold=True)
    status = (
        "film_led" if seat == trick.leader else "face_down" if play.hidden else "given_up" if play.surrendered else ""
    )
    sheet.text(left, middle + 15, voice.says(status) if status else "", 11.5, fill="soft")


def _columns(play: Play) -> int:
    return (play.size + 1) // 2 if play.surrendered else play.size


def _wide(play: Play) -> float:
    along = TILE * RATIO if play.surrendered else TILE
    return _columns(play) * (along + GAP) - GAP


def _high(play: Play) -> float:
    rows, down = -(-play.size // _columns(play)), TILE if play.surrendered else TILE * RATIO
    return max(rows * (down + GAP) - GAP, TILE * RATIO)


def _told(cuts: Sequence[Cut], voice: Voice) -> Iterator[str]:
    for each in cuts:
        head = voice.says("film_trick", number=each.number)
        yield voice.says("film_speech", head=head, why=each.why, plays=" ".join(trick_words(each.trick, voice)))
