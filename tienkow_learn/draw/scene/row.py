"""Small pictures: groups of tiles with words below, a trick, all tricks of a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tienkow_learn.draw.painters.speech import play_words, trick_words
from tienkow_learn.draw.table.places import GAP, Box
from tienkow_learn.draw.table.trick import labels
from tienkow_learn.draw.table.words import length
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.tiles import Tile, Tiles, TilesLike, tiles
from tienkow_learn.text import readings_of
from tienkow_learn.text.voice import ENGLISH, Voice

from .lay import lay
from .marks import crown, felt, frame
from .shapes import Scene
from .sheet import RATIO, Sheet

PAD, SPACE, LINE = 16.0, 20.0, 15.0
TITLE, DETAIL = 12.5, 11.5


@dataclass(frozen=True, slots=True)
class Group:
    """A play's tiles, with a `title` and a `detail` below; `mark` is "win" (crown), "hint" (frame) or "off" (dim).

    `spoken` is what the picture's words say of it, by default the tiles, title and detail.
    """

    play: Play
    title: str = ""
    detail: str = ""
    mark: str = ""
    spoken: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines below the tiles."""
        return tuple(filter(None, (self.title, self.detail)))

    def words(self, voice: Voice) -> str:
        """The group as a sentence."""
        return self.spoken or ", ".join((play_words(self.play, voice), *self.lines)) + "."

    @property
    def columns(self) -> int:
        """How many tiles lie side by side; those given up lie in two rows."""
        return (self.play.size + 1) // 2 if self.play.surrendered else max(1, self.play.size)

    def width(self, w: float) -> float:
        """How wide the group is, tiles or words, for tiles `w` wide."""
        along = w * RATIO if self.play.surrendered else w
        return max(self.columns * (along + GAP) - GAP, length(self.title, TITLE), length(self.detail, DETAIL))


def single(face: Tile, voice: Voice = ENGLISH, mark: str = "") -> Group:
    """One tile over its name, its sign and its text form."""
    spoken = voice.says("speech_tile", tile=voice.named([face]), series=voice.series(face.series))
    title, detail = voice.bare(face), f"{readings_of(face)[0]} {face}"
    return Group(Play(Tiles([face])), title, detail, mark, spoken)


def row(faces: TilesLike, voice: Voice = ENGLISH, *, caption: str = "", columns: int = 8, w: float = 44) -> Scene:
    """Tiles side by side, each over its name.

    >>> row("6:6 6:3").speech
    'Heaven 6:6, Civil. Nine (6:3), Military.'
    """
    found = tiles(faces)
    title = caption or voice.says("picture_tiles" if found else "picture_none", tiles=voice.named(found))
    return shelf([single(face, voice) for face in found], voice, columns=columns, w=w, caption=caption, title=title)


def trick_row(shown: Trick, voice: Voice = ENGLISH, *, w: float = 44) -> Scene:
    """A trick, its plays from left to right in order of play."""
    groups = [_trick_group(shown, seat, play, voice) for seat, play in shown.plays]
    words = " ".join(trick_words(shown, voice))
    return shelf(groups, voice, columns=len(SEATS), w=w, title=voice.says("picture_trick"), speech=words)


def review(
    shown: Sequence[Trick],
    voice: Voice = ENGLISH,
    *,
    w: float = 26,
    columns: int = len(SEATS),
    after: Sequence[Group] = (),
) -> Scene:
    """Tricks in order of play, one a row (two where `columns` is half as many), and what else comes `after` them."""
    many = len(shown) > 1
    plays = ((number * many, each, *made) for number, each in enumerate(shown, 1) for made in each.plays)
    groups = [_trick_group(each, seat, play, voice, number) for number, each, seat, play in plays]
    words = [word for number, each in enumerate(shown, 1) for word in trick_words(each, voice, number * many)]
    title = voice.says("picture_review" if many else "picture_trick")
    told = " ".join([*words, *(group.words(voice) for group in after)])
    return shelf([*groups, *after], voice, columns=columns, w=w, title=title, speech=told)


def shelf(
    groups: Sequence[Group],
    voice: Voice = ENGLISH,
    *,
    columns: int = 8,
    w: float = 44,
    caption: str = "",
    title: str = "",
    speech: str = "",
) -> Scene:
    """Groups in rows of at most `columns`, tiles `w` units wide, with a caption above."""
    across = max(1, min(columns, len(groups)))
    wide = max((group.width(w) for group in groups), default=w)
    high = w * RATIO + max(len(group.lines) for group in groups) * LINE + 6 if groups else LINE
    top, rows, sheet = PAD + (24 if caption else 0), max(1, -(-len(groups) // across)), Sheet()
    width = max(across * (wide + SPACE) - SPACE, length(caption if groups else title, 14)) + 2 * PAD
    height = top + rows * (high + SPACE) - SPACE + PAD
    felt(sheet, width, height, rail=False)
    sheet.text(PAD, PAD + 11, caption if groups else title, 14, bold=True)
    for place, group in enumerate(groups):
        down, along = divmod(place, across)
        _draw(sheet, group, Box(PAD + along * (wide + SPACE), top + down * (high + SPACE), wide, w * RATIO), w)
    return sheet.scene(round(width), round(height), title or caption, speech or _told(caption, groups, voice))


def _told(caption: str, groups: Iterable[Group], voice: Voice) -> str:
    return " ".join(filter(None, (caption and f"{caption}.", *(group.words(voice) for group in groups))))


def _trick_group(shown: Trick, seat: int, play: Play, voice: Voice, number: int = 0) -> Group:
    who, spots, status, _ = labels(shown, seat, play, voice)
    if number and seat == shown.leader:
        who = voice.says("review_lead", number=number, words=who)
    return Group(play, who, ", ".join(filter(None, (spots, status))), "win" if seat == shown.winner else "")


def _draw(sheet: Sheet, group: Group, slot: Box, w: float) -> None:
    box = lay(sheet, group.play, slot, w, group.columns, off=group.mark == "off")
    if group.mark in {"win", "hint"}:
        frame(sheet, *box, "gold" if group.mark == "win" else "hint")
    if group.mark == "win":
        crown(sheet, box.x + box.w + 2, box.y - 1, max(7, min(12, w / 4)))
    for place, words in enumerate(group.lines):
        size, tone = (DETAIL, "soft") if place else (TITLE, "ink")
        sheet.text(
            slot.x + slot.w / 2,
            slot.y + slot.h + 17 + LINE * place,
            words,
            size,
            fill="gold" if place and group.mark == "win" else tone,
            anchor="middle",
            bold=not place,
        )
