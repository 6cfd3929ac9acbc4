"""The reference card of a game: all its sets, class by class, strongest first, and how it is scored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.rules import RuleSet, Turn
from tienkow_learn.engine.tiles import Tiles
from tienkow_learn.text import game_name, say, short

from .card_scoring import Row, scoring
from .card_stack import TILE, stacked
from .row import Group
from .shapes import Scene
from .sheet import RATIO, Sheet
from .svg import svg
from .view import View

WIDTHS = {"wide": 720.0, "narrow": 360.0}
START = 'style="text-align:start"'
"""On each cell: a notebook's page sets its tables to the right."""


@dataclass(frozen=True, slots=True)
class Section:
    """One class of sets: its `title`, what beats it, and its `lines`, strongest first; equal sets share a line."""

    title: str
    beaten: str
    lines: tuple[tuple[Combination, ...], ...]


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

    @property
    def title(self) -> str:
        """What the card is about."""
        return say("card_title", self.lang, game=game_name(self.rules, self.lang))

    @property
    def sections(self) -> tuple[Section, ...]:
        """The classes of sets, in the order of the rules, small sets first."""
        sets = self.rules.combinations()
        kinds = dict.fromkeys(each.kind for each in sets)
        return tuple(self._section([each for each in sets if each.kind == kind], sets) for kind in kinds)

    def _section(self, members: list[Combination], sets: tuple[Combination, ...]) -> Section:
        lines = groupby(sorted(members, key=lambda each: each.rank), key=lambda each: each.rank)
        title = say(f"card_{members[0].kind}", self.lang)
        return Section(title, self._beaten(members, sets), tuple(tuple(line) for _, line in lines))

    def _beaten(self, members: list[Combination], sets: tuple[Combination, ...]) -> str:
        """By what the lowest of a class is beaten when it is led."""
        lowest = max(members, key=lambda each: each.rank)
        higher = [each for each in sets if _can_beat(self.rules, each, lowest)]
        if not higher:
            return say("card_none", self.lang)
        if any(each.kind == lowest.kind for each in higher):
            return say("card_own", self.lang)
        return say("card_other", self.lang, sets=", ".join(each.letters for each in higher))

    @property
    def scoring(self) -> tuple[Row, ...]:
        """What is paid for what, each as two phrases."""
        return tuple(scoring(self.rules, self.lang))

    def scene(self, view: View = View()) -> Scene:  # noqa: B008
        """The card as one picture: each class under its title, the strongest set first."""
        blocks = [(each.title, each.beaten, [self._group(line) for line in each.lines]) for each in self.sections]
        return stacked(self.title, blocks, WIDTHS[view.width], " ".join(self._spoken()))

    def _group(self, line: tuple[Combination, ...]) -> Group:
        return Group(Play(line[0].tiles), _signs(line))

    def _spoken(self) -> Iterator[str]:
        for section in self.sections:
            yield f"{section.title}: {_letters(section, ', ')}. {section.beaten}"

    def __str__(self) -> str:
        told = (f"{section.title}\n  {_letters(section)}\n  {section.beaten}" for section in self.sections)
        paid = (f"{what}: {pays}" for what, pays in self.scoring)
        return "\n".join([self.title, "", *told, "", say("card_scoring", self.lang), *(f"  {line}" for line in paid)])

    def __repr__(self) -> str:
        return f"Card({self.rules})"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self.html()}

    def html(self) -> str:
        """The card as HTML: a table for each class, and one for the scoring. It takes its colours from the page."""
        tables = "".join(map(self._table, self.sections))
        return (
            f'<section class="tk-card" aria-label="{escape(self.title)}"><p><strong>{escape(self.title)}</strong></p>'
            f'<div style="display:flex;flex-wrap:wrap;gap:1em;align-items:flex-start">{tables}{self._scores()}</div>'
            "</section>"
        )

    def _table(self, section: Section) -> str:
        head = [say(f"card_{name}", self.lang) for name in ("rank", "letters", "tiles", "name")]
        caption = f"<strong>{escape(section.title)}</strong>. {escape(section.beaten)}"
        return _html_table(caption, head, [self._cells(line) for line in section.lines])

    def _cells(self, line: tuple[Combination, ...]) -> list[str]:
        pictures = " ".join(str(svg(_picture(each.tiles), mute=True)) for each in line)
        names = [short(each.tiles, self.lang) for each in line]
        return [str(line[0].rank), escape(_signs(line)), pictures, escape(_any(names, self.lang))]

    def _scores(self) -> str:
        head = [say("card_what", self.lang), say("card_pays", self.lang)]
        rows = [[escape(what), escape(pays)] for what, pays in self.scoring]
        return _html_table(f"<strong>{say('card_scoring', self.lang)}</strong>", head, rows)


def _can_beat(rules: RuleSet, reply: Combination, led: Combination) -> bool:
    """Whether a set may take a trick over from the lead."""
    trick = Trick(0, ((0, Play(led.tiles)),), 0, led, led)
    made = rules.judged(Turn(reply.tiles, trick, won=1), reply.tiles) if len(reply.tiles) == trick.size else None
    return made is not None and rules.beats(made, led, led)


def _letters(section: Section, between: str = " > ") -> str:
    return between.join(map(_signs, section.lines))


def _signs(line: tuple[Combination, ...]) -> str:
    """A line in letters; equal sets of different letters beside each other."""
    return " = ".join(dict.fromkeys(each.letters for each in line))


def _any(names: list[str], lang: str) -> str:
    told = names[0]
    for other in names[1:]:
        told = say("card_or", lang, first=told, other=other)
    return told


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
