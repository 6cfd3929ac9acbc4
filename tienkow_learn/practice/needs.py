"""What a kind of questions needs of the rules, so that a game is asked only what makes sense in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tienkow_learn.engine import RuleSet

TWO, FOUR = 2, 4
Need: TypeAlias = Callable[[RuleSet], bool]
"""Whether some rules have what a question is about."""


def anything(_: RuleSet) -> bool:
    """Nothing is needed: every game has tiles, tricks and payments."""
    return True


def one_list(rules: RuleSet) -> bool:
    """True if all pairs stand in one list, each above or below each other.

    >>> from tienkow_learn.engine import SkyNine, TienKow
    >>> one_list(TienKow()), one_list(SkyNine())
    (True, False)
    """
    return len(_kinds_by_size(rules).get(TWO, ())) == 1


def pairs(rules: RuleSet) -> bool:
    """True if there are sets of two tiles."""
    return TWO in _kinds_by_size(rules)


def classes(rules: RuleSet) -> bool:
    """True if sets of one size are of several classes, and rank inside each alone."""
    return any(len(kinds) > 1 for size, kinds in _kinds_by_size(rules).items() if size > 1)


def gambles(rules: RuleSet) -> bool:
    """True if one may gamble on the last trick, and be caught."""
    return any(way.caught for way in rules.open_ways)


def multiplies(rules: RuleSet) -> bool:
    """True if the bank multiplies what is paid."""
    told, _ = rules.bank(0)
    return told == "times"


def four_clauses(rules: RuleSet) -> bool:
    """Whether there are clauses enough to choose one of."""
    return len(rules.clauses) >= FOUR


def slips(rules: RuleSet) -> bool:
    """Whether it is known how people go wrong in a payment: by usual mistakes, or by the value of an option."""
    return bool(rules.settling) or type(rules).slips is not RuleSet.slips


def _kinds_by_size(rules: RuleSet) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for each in rules.combinations():
        found.setdefault(len(each.tiles), set()).add(each.kind)
    return found
