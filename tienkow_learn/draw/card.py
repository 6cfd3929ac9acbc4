"""The reference card of a game: all its sets, class by class, strongest first, and how it is scored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from tienkow_learn.engine.checking import check_kind
from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.engine.tiles import Tiles
from tienkow_learn.text import game_name, say, short

from .card_line import Line, Row
from .card_playing import playing
from .card_scoring import scoring
from .card_sections import Section, sections, signs
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
    def title(self) -> str:
        """What the card is about."""
        return say("card_title", self.lang, game=game_name(self.rules, self.lang))

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
        return tuple(line.told(self.lang) for line in playing(self.rules))

    @property
    def scoring(self) -> tuple[Row, ...]:
        """What is paid for what, each as two phrases."""
        return tuple(line.told(self.lang) for line in scoring(self.rules))

    def scene(self, view: View = View()) -> Scene:  # noqa: B008
        """The card as one picture: each class under its title, the strongest set first."""
        check_kind("view", view, View)
        blocks = [
            (each.title(self.lang), each.beaten(self.lang), [self._group(line) for line in each.lines])
            for each in self.sections
        ]
        return stacked(self.title, blocks, WIDTHS[view.width], " ".join(self._spoken()))

    def _group(self, line: tuple[Combination, ...]) -> Group:
        return Group(Play(line[0].tiles), signs(line))

    def _spoken(self) -> Iterator[str]:
        for section in self.sections:
            yield f"{section.title(self.lang)}: {_letters(section, ', ')}. {section.beaten(self.lang)}"

    def __str__(self) -> str:
        lang = self.lang
        sets = (f"{each.title(lang)}\n  {_letters(each)}\n  {each.beaten(lang)}" for each in self.sections)
        return "\n".join([self.title, "", *sets, *self._rows("playing"), *self._rows("scoring")])

    def _rows(self, part: str) -> Iterator[str]:
        yield from ("", say(f"card_{part}", self.lang))
        yield from (f"  {what}{'' if what.endswith('?') else ':'} {pays}" for what, pays in getattr(self, part))

    def __repr__(self) -> str:
        return f"Card({self.rules})"

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
        head = [say(f"card_{name}", self.lang) for name in ("rank", "letters", "tiles", "name")]
        caption = f"<strong>{escape(section.title(self.lang))}</strong>. {escape(section.beaten(self.lang))}"
        return _html_table(caption, head, [self._cells(line) for line in section.lines])

    def _cells(self, line: tuple[Combination, ...]) -> list[str]:
        pictures = " ".join(str(svg(_picture(each.tiles), mute=True)) for each in line)
        names = [short(each.tiles, self.lang) for each in line]
        return [str(line[0].rank), escape(signs(line)), pictures, escape(_any(names, self.lang))]

    def _told(self, part: str, *head: str) -> str:
        rows = [[escape(what), escape(pays)] for what, pays in getattr(self, part)]
        caption = f"<strong>{escape(say(f'card_{part}', self.lang))}</strong>"
        return _html_table(caption, [say(f"card_{name}", self.lang) for name in head], rows)


def _letters(section: Section, between: str = " > ") -> str:
    return between.join(map(signs, section.lines))


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
