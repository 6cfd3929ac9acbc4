"""One deal under two rule sets: the same tiles, put down by the same seats, one play after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tienkow_learn.engine.checking import several
from tienkow_learn.engine.play import PASS, SEATS, Play, Trick
from tienkow_learn.engine.position import NOTHING
from tienkow_learn.engine.reasons import Reason
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.engine.tiles import Tiles, TilesLike, tiles

from .comparing import put_down
from .example import ExampleError

GAMES = 2
"""How many rule sets are compared in a deal."""
ONE_HAND: tuple[tuple[str, ...], ...] = (
    ("4:4", "1:1", "6:5", "2:2"),
    ("3:3 6:1", "5:5 5:5", "6:3 5:4", "4:2 2:1"),
    ("6:6", "5:1", "6:2", "5:1"),
)
"""The deal that is shown where no other is given: what each seat puts down, trick by trick."""
BEFORE = (0, 2, 1, 1)
"""What the seats have won before it."""


@dataclass(frozen=True, slots=True)
class Side:
    """A deal as one rule set plays it, so far; where a play was `refused`, it stops there, and `reason` says why."""

    round: Round
    refused: Play | None = None
    reason: Reason | None = None

    @property
    def trick(self) -> Trick | None:
        """The trick on the table, or the last one."""
        return self.round.trick or (self.round.tricks[-1] if self.round.tricks else None)

    def put(self, faces: Tiles) -> Side:
        """The next seat puts these tiles down: plays them if it may, and gives them up if not."""
        play = put_down(self.round, Play(faces))
        if reason := self.round.why_not(play):
            return Side(self.round, play, reason)
        return Side(self.round.play(play))


@dataclass(frozen=True)
class Sides:
    """The plays of a deal by `tricks` (what each seat puts down) under two `rules`, standing after number `at` of them.

    A value: each step makes a new one.

    >>> from tienkow_learn.engine.rules import SkyNine, TienKow
    >>> sides = Sides.of((TienKow(), SkyNine()))
    >>> [side.round.settlement().totals for side in sides.jump(sides.count).now]
    [(6, -2, -2, -2), (-20, 32, -6, -6)]
    """

    tricks: tuple[tuple[Tiles, ...], ...]
    rules: tuple[RuleSet, ...]
    starts: tuple[Side, ...]
    at: int = 0

    @classmethod
    def of(
        cls,
        rules: Sequence[RuleSet],
        tricks: Sequence[Sequence[TilesLike]] | None = None,
        tally: Sequence[int] | None = None,
        banker: int = 0,
        streak: int = 1,
    ) -> Sides:
        """A deal from what each seat puts down; the one of the page without any.

        ExampleError unless there are two rule sets, and tricks of four.
        """
        rules = several("rules", rules)
        if len(rules) != GAMES or not all(isinstance(each, RuleSet) for each in rules):
            raise ExampleError("sides_two", given=len(rules))
        told, won = (ONE_HAND, BEFORE) if tricks is None else (several("tricks", tricks), NOTHING)
        given = [several("tricks", each) for each in told]
        if not given or any(len(each) != len(SEATS) for each in given):
            raise ExampleError("sides_four")
        read = tuple(tuple(map(tiles, each)) for each in given)
        hands = [Tiles(tile for trick in read for tile in trick[seat]) for seat in SEATS]
        shown = [replace(each, direction=rules[0].direction) for each in rules]  # type: ignore[type-var]
        before = won if tally is None else tally
        return cls(read, tuple(rules), tuple(_start(each, hands, banker, streak, before) for each in shown))

    @property
    def count(self) -> int:
        """How many plays there are."""
        return len(self.tricks) * len(SEATS)

    @cached_property
    def now(self) -> tuple[Side, ...]:
        """The two tables as they stand."""
        return tuple(map(self._after, self.starts))

    def _after(self, side: Side) -> Side:
        for number in range(self.at):
            if side.refused or side.round.to_move is None:
                break
            side = side.put(self.tricks[number // len(SEATS)][side.round.to_move])
        return side

    @property
    def parted(self) -> bool:
        """True if the trick that has just been finished goes to two different seats."""
        tricks = [side.trick for side in self.now]
        full = [trick.winner for trick in tricks if trick and trick.is_full]
        return len(full) == GAMES and len({*full}) > 1

    def jump(self, at: int) -> Sides:
        """After another number of plays; ExampleError for one that is not there."""
        if type(at) is not int or not 0 <= at <= self.count:
            raise ExampleError("sides_range", given=at, most=self.count)
        return replace(self, at=at)

    def forward(self) -> Sides:
        """One play more; after the last one the start."""
        return self.jump((self.at + 1) % (self.count + 1))

    def back(self) -> Sides:
        """One play less; the start stays."""
        return self.jump(max(self.at - 1, 0))


def _start(rules: RuleSet, hands: Sequence[Tiles], banker: int, streak: int, tally: Sequence[int]) -> Side:
    """The deal before its first lead; where hands could be declared, nobody does."""
    now = Round.start(rules, hands, banker, streak, None, tally)
    while now.is_calling:
        now = now.play(PASS)
    return Side(now)
