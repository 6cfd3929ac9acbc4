"""The classes of sets on the reference card, each with what beats its sets: found by letting sets meet leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.engine.tiles import DECK
from tienkow_learn.text import say

from .card_asking import takes

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

    def title(self, lang: str = "en") -> str:
        """What the sets are called; of a part of a kind also its first and its last set."""
        title = say(f"card_{self.kind}", lang)
        ends = dict.fromkeys(signs(self.lines[at]) for at in (0, -1))
        return say("card_part", lang, title=title, sets="–".join(ends)) if self.part else title

    def beaten(self, lang: str = "en") -> str:
        """By what a set is beaten when it is led."""
        return say(f"card_{self.how}", lang, sets=", ".join(each.letters for each in self.by))


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
    """Whether a set is taken by one that is as high: its copy, or another face."""
    equals = ((one, other) for one in part for other in part if one.rank == other.rank)
    return any(takes(rules, one.tiles, other) for one, other in equals if DECK.holds((*one.tiles, *other.tiles)))
