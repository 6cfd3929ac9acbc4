"""How a game is played, as lines of its reference card: each answer comes from a small play under the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.rules import RuleSet, Turn
from tienkow_learn.engine.tiles import tiles

from .asking import may, played, takes
from .line import Line

EVERY_SIZE = tiles("AA99CC77")
"""A hand with a set of each size."""
TWO_PAIRS = (("IIKK", "AA55"), ("FF88", "EE99"), ("7755", "6388"))
"""Two pairs that are led, each with two others in reply."""
DECLARED = ("AABCDEF3", "AAEEFF98", "AABB9963")
"""Hands of eight that win at once, or do not."""


def playing(rules: RuleSet) -> Iterator[Line]:
    """What may be led, what must be followed, what wins, how tiles lie; and which hands win at once."""
    yield Line.of("direction", rules.direction)
    yield from _leads(rules)
    yield _yes("series", not _may(rules, "A", "K5E", "(5)"))
    yield from _freedoms(rules) if rules.surrenders else _duties(rules)
    yield Line.of("given_up", "down" if rules.hides else "up")
    yield _yes("forced", not played(rules, "EAFG", ["5:5"], (1, 0, 1, 1)).can_play("6:6"))
    if rules.opens_with_calls(rules.hand_size):
        yield from (_yes("straight_hand", rules.may_declare(tiles(each)), tiles=tiles(each)) for each in DECLARED)


def _yes(code: str, found: object, **values: object) -> Line:
    return Line.of(code, "yes" if found else "no", **values)


def _leads(rules: RuleSet) -> Iterator[Line]:
    later, first = (_sizes(rules, first=first) for first in (False, True))
    yield Line.of("sizes", "numbers", numbers=later)
    if first != later:
        yield Line.of("first_sizes", "numbers", numbers=first)


def _sizes(rules: RuleSet, *, first: bool) -> tuple[int, ...]:
    return tuple(sorted({play.size for play in rules.legal_plays(Turn(EVERY_SIZE, first=first))}))


def _set(rules: RuleSet, text: str) -> Combination:
    return cast("Combination", rules.combination(text))


def _may(rules: RuleSet, lead: str, hand: str, reply: str) -> bool:
    faces = tiles(reply.strip("()"), tiles(hand))
    return may(rules, _set(rules, lead), tiles(hand), Play(faces, surrendered=reply != reply.strip("()")))


def _freedoms(rules: RuleSet) -> Iterator[Line]:
    """Where whoever plays may surrender as well."""
    yield _yes("must_beat", not _may(rules, "C", "BI9", "(I)"))
    yield _yes("lower_shown", _may(rules, "C", "DI9", "D"))


def _duties(rules: RuleSet) -> Iterator[Line]:
    """Where pairs follow pairs, if there are any."""
    if not rules.combination("JJ"):
        return
    yield _yes("pair_followed", not _may(rules, "JJ", "AA3", "(A3)"))
    yield _yes("supreme_followed", not _may(rules, "JJ", "63E", "(E3)"))
    yield _yes("beats", takes(rules, tiles("63"), _set(rules, "AA")), reply=tiles("63"), lead=tiles("AA"))
    if not rules.combination("JJKK"):
        return
    yield from _short(rules)
    for lead, reply in TWO_PAIRS:
        values = {"reply": tiles(reply), "lead": tiles(lead)}
        yield _yes("beats", takes(rules, values["reply"], _set(rules, lead)), **values)


def _short(rules: RuleSet) -> Iterator[Line]:
    """Two pairs are led and one is held: may it be kept, may it go, may it win (A14)."""
    lead = _set(rules, "JJKK")
    hand, kept, gone = tiles("AAEFG3"), tiles("EFG3"), tiles("AAEF")
    yield _yes("short_kept", may(rules, lead, hand, Play(kept, surrendered=True)), hand=hand, tiles=kept)
    if takes(rules, gone, lead):
        yield Line.of("short_gone", "may_win", hand=hand, tiles=gone)
    else:
        goes = may(rules, lead, hand, Play(gone, surrendered=True))
        yield Line.of("short_gone", "gone" if goes else "no", hand=hand, tiles=gone)
