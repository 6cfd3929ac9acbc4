"""Card: the reference card of a rule set, found by asking the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import TypeAlias

from tienkow_learn.draw.painters.svg import svg
from tienkow_learn.draw.scene.lay import lay
from tienkow_learn.draw.scene.marks import felt
from tienkow_learn.draw.scene.row import Group
from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.sheet import RATIO, Sheet
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.table.places import Box
from tienkow_learn.engine.checking import check_kind
from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.engine.tiles import DECK, Tiles
from tienkow_learn.text.voice import ENGLISH, Voice

from .asking import takes
from .line import Line, Row
from .playing import playing
from .scoring import scoring

OWN, EQUAL, NONE, OTHER = "own", "equal", "none", "other"


@dataclass(frozen=True, slots=True)
class Section:
    """Sets that beat each other: their `kind`, their `lines` from the strongest on, and `how` a set is beaten.

    Equal sets share a line. `part` tells that their kind has others, which they do not beat; `by` are the sets of other
    kinds that beat them.
    """

    kind: str
    lines: tuple[tuple[Combination, ...], ...]
    how: str
    part: bool = False
    by: tuple[Combination, ...] = ()

    def title(self, voice: Voice = ENGLISH) -> str:
        """What the sets are called; of a part of a kind also its first and its last set."""
        title = voice.says(f"card_{self.kind}")
        ends = dict.fromkeys(signs(self.lines[at]) for at in (0, -1))
        return voice.says("card_part", title=title, sets="–".join(ends)) if self.part else title

    def beaten(self, voice: Voice = ENGLISH) -> str:
        """By what a set is beaten when it is led."""
        return voice.says(f"card_{self.how}", sets=", ".join(each.letters for each in self.by))


def signs(line: Sequence[Combination]) -> str:
    """A line in letters; equal sets of different letters beside each other."""
    return " = ".join(dict.fromkeys(each.letters for each in line))


def sections(rules: RuleSet) -> Iterator[Section]:
    """The classes of sets, in the order of the rules; a class is parted where its sets do not beat each other."""
    sets = rules.combinations()
    for kind in dict.fromkeys(each.kind for each in sets):
        parts = _parts(rules, [each for each in sets if each.kind == kind])
        yield from (_section(rules, each, sets, parted=len(parts) > 1) for each in parts)


def _parts(rules: RuleSet, members: list[Combination]) -> list[list[Combination]]:
    """A class in the parts inside which every higher set beats every lower one, the strongest part first."""
    parts: list[list[Combination]] = []
    for each in sorted(members, key=lambda member: member.rank):
        home = next((part for part in parts if all(_above(rules, higher, each) for higher in part)), None)
        if home is None:
            parts.append(home := [])
        home.append(each)
    return parts


def _above(rules: RuleSet, higher: Combination, lead: Combination) -> bool:
    return higher.rank == lead.rank or takes(rules, higher.tiles, lead)


def _section(rules: RuleSet, part: list[Combination], sets: tuple[Combination, ...], *, parted: bool) -> Section:
    lines = tuple(tuple(line) for _, line in groupby(part, key=lambda each: each.rank))
    by = tuple(each for each in sets if each not in part and takes(rules, each.tiles, part[-1]))
    how = OTHER if by else EQUAL if _by_equals(rules, part) else OWN if len(lines) > 1 else NONE
    return Section(part[0].kind, lines, how, parted, by)


def _by_equals(rules: RuleSet, part: list[Combination]) -> bool:
    """True if a set is taken by one that is as high: its copy, or another face."""
    equals = ((one, other) for one in part for other in part if one.rank == other.rank)
    return any(takes(rules, one.tiles, other) for one, other in equals if DECK.holds((*one.tiles, *other.tiles)))


TILE = 22.0
PAD, APART, LINE, BELOW = 16.0, 16.0, 18.0, 26.0
BIG, SMALL = 14, 11.5
Block: TypeAlias = tuple[str, str, Sequence[Group]]
"""A title, a line below it, and groups."""


def stacked(title: str, blocks: Sequence[Block], width: float, speech: str) -> Scene:
    """The blocks under each other in a picture of a width, their groups in as many rows as they need."""
    sheet, y = Sheet(), PAD + 11
    sheet.text(PAD, y, title, BIG, bold=True)
    for head, line, groups in blocks:
        sheet.text(PAD, y + 1.6 * LINE, head, SMALL + 1, bold=True)
        sheet.text(PAD, y + 2.5 * LINE, line, SMALL, fill="soft")
        y = _rows(sheet, groups, y + 3 * LINE, width)
    ground = Sheet()
    felt(ground, width, y, rail=False)
    sheet.shapes[:0] = ground.shapes
    return sheet.scene(round(width), round(y), title, speech)


def _rows(sheet: Sheet, groups: Sequence[Group], top: float, width: float) -> float:
    """Draw groups from a line on, in rows; the answer is where the next block may begin."""
    x, y, high = PAD, top, TILE * RATIO
    for group in groups:
        wide = group.width(TILE)
        if x + wide > width - PAD:
            x, y = PAD, y + high + BELOW
        lay(sheet, group.play, Box(x, y, wide, high), TILE, group.columns)
        sheet.text(x + wide / 2, y + high + 14, group.title, SMALL, anchor="middle", bold=True)
        x += wide + APART
    return y + high + BELOW


WIDTHS = {"wide": 720.0, "narrow": 360.0}
START = 'style="text-align:start"'
"""On each cell: a notebook's page sets its tables to the right."""


@dataclass(frozen=True, slots=True)
class Card:
    """The reference card of some rules: every set with its letters, what beats what, and what is paid.

    It is found by asking the rules, so it fits their options. In a notebook it shows itself as tables with pictures,
    elsewhere as text.

    >>> from tienkow_learn.engine import SkyNine
    >>> [line[0].letters for line in Card(SkyNine()).sections[4].lines]
    ['A9', 'B8', 'C7', 'D5']
    """

    rules: RuleSet
    lang: str = "en"

    def __post_init__(self) -> None:
        check_kind("rules", self.rules, RuleSet)
        check_kind("lang", self.lang, str)

    @property
    def _voice(self) -> Voice:
        """Who tells of the rules."""
        return Voice(self.lang).seated(0, self.rules)

    @property
    def title(self) -> str:
        """What the card is about."""
        return self._voice.says("card_title", game=self._voice.game(self.rules))

    @property
    def sections(self) -> tuple[Section, ...]:
        """The classes of sets, in the order of the rules, small sets first."""
        return tuple(sections(self.rules))

    @property
    def lines(self) -> tuple[Line, ...]:
        """What the card claims beside the sets: how it is played, then what is paid, each as a code with values."""
        return (*playing(self.rules), *scoring(self.rules))

    @property
    def playing(self) -> tuple[Row, ...]:
        """How it is played, each point as two phrases."""
        return tuple(line.told(self._voice) for line in playing(self.rules))

    @property
    def scoring(self) -> tuple[Row, ...]:
        """What is paid for what, each as two phrases."""
        return tuple(line.told(self._voice) for line in scoring(self.rules))

    def scene(self, view: View = View()) -> Scene:  # noqa: B008
        """The card as one picture: each class under its title, the strongest set first."""
        check_kind("view", view, View)
        blocks = [
            (each.title(self._voice), each.beaten(self._voice), [self._group(line) for line in each.lines])
            for each in self.sections
        ]
        return stacked(self.title, blocks, WIDTHS[view.width], " ".join(self._spoken()))

    def _group(self, line: tuple[Combination, ...]) -> Group:
        return Group(Play(line[0].tiles), signs(line))

    def _spoken(self) -> Iterator[str]:
        for section in self.sections:
            yield f"{section.title(self._voice)}: {_letters(section, ', ')}. {section.beaten(self._voice)}"

    def __str__(self) -> str:
        told = [(each, each.title(self._voice), each.beaten(self._voice)) for each in self.sections]
        sets = (f"{title}\n  {_letters(each)}\n  {beaten}" for each, title, beaten in told)
        return "\n".join([self.title, "", *sets, *self._rows("playing"), *self._rows("scoring")])

    def _rows(self, part: str) -> Iterator[str]:
        yield from ("", self._voice.says(f"card_{part}"))
        yield from (f"  {what}{'' if what.endswith('?') else ':'} {pays}" for what, pays in getattr(self, part))

    def __repr__(self) -> str:
        return f"Card({self.rules!r})"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self.html()}

    def html(self) -> str:
        """The card as HTML: a table for each class, one for playing, one for scoring. Its colours are the page's."""
        tables = "".join(map(self._table, self.sections))
        told = self._told("playing", "asked", "answer") + self._told("scoring", "what", "pays")
        return (
            f'<section class="tk-card" aria-label="{escape(self.title)}"><p><strong>{escape(self.title)}</strong></p>'
            f'<div style="display:flex;flex-wrap:wrap;gap:1em;align-items:flex-start">{tables}{told}</div>'
            "</section>"
        )

    def _table(self, section: Section) -> str:
        head = [self._voice.says(f"card_{name}") for name in ("rank", "letters", "tiles", "name")]
        caption = f"<strong>{escape(section.title(self._voice))}</strong>. {escape(section.beaten(self._voice))}"
        return _html_table(caption, head, [self._cells(line) for line in section.lines])

    def _cells(self, line: tuple[Combination, ...]) -> list[str]:
        pictures = " ".join(str(svg(_picture(each.tiles), mute=True)) for each in line)
        names = [self._voice.tiles(each.tiles) for each in line]
        return [str(line[0].rank), escape(signs(line)), pictures, escape(self._any(names))]

    def _any(self, names: list[str]) -> str:
        told = names[0]
        for other in names[1:]:
            told = self._voice.says("card_or", first=told, other=other)
        return told

    def _told(self, part: str, *head: str) -> str:
        rows = [[escape(what), escape(pays)] for what, pays in getattr(self, part)]
        caption = f"<strong>{escape(self._voice.says(f'card_{part}'))}</strong>"
        return _html_table(caption, [self._voice.says(f"card_{name}") for name in head], rows)


def _letters(section: Section, between: str = " > ") -> str:
    return between.join(map(signs, section.lines))


def _picture(faces: Tiles) -> Scene:
    sheet = Sheet()
    for place, face in enumerate(faces):
        sheet.tile(face, place * (TILE + 2) + 1, 1, TILE, shade=False)
    return sheet.scene(len(faces) * (TILE + 2), round(TILE * RATIO) + 2)


def _html_table(caption: str, head: list[str], rows: list[list[str]]) -> str:
    """A table whose cells are HTML already."""
    top = "".join(f'<th scope="col" {START}>{escape(name)}</th>' for name in head)
    body = "".join(f"<tr>{''.join(f'<td {START}>{cell}</td>' for cell in row)}</tr>" for row in rows)
    looks = "text-align:left;color:inherit;max-width:24em;border-spacing:.5em .1em"
    title = f'<caption style="{looks}">{caption}</caption>'
    return f'<table style="{looks}">{title}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
