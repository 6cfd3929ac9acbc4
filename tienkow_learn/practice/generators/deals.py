"""Tricks for questions on play: leads of any size, and tricks out of rounds that were played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tienkow_learn.engine import DECK, Combination, Play, Reason, Round, Tiles, Trick
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules.sky_nine.codes import SkyNineCode
from tienkow_learn.practice.source import Source

from .catches import leads_of, single_catchers
from .playing import TRIES, Plan, played

CANDIDATES = 3
LAST_FIRST = 20
"""Rounds in which the last trick is looked for where a seat may surrender: there each plays what it holds.

Where who can beat has to, a last trick of several tiles is seldom: after these rounds any trick will do.
"""
HOLDS_A_SET, CATCHES = 0.65, 0.3
GAVE_UP = (SkyNineCode.SURRENDERED, SkyNineCode.SURRENDERED_UNABLE)
"""What is said of a surrender that no rule forced."""


@dataclass(frozen=True)
class Taken:
    """A full trick: the round `after` it, and the `whole` round that it is from."""

    after: Round
    whole: Round

    @property
    def trick(self) -> Trick:
        """The trick."""
        return self.after.tricks[-1]

    @property
    def place(self) -> int:
        """At which place in the order of play it was won."""
        return [seat for seat, _ in self.trick.plays].index(self.trick.winner)

    @cached_property
    def before(self) -> Round:
        """The round before its lead."""
        at = self.after
        for _ in SEATS:
            at = at.undo()
        return at

    @cached_property
    def losers(self) -> dict[int, Reason]:
        """The seats that do not win it, in order of play, each with the engine's reason.

        Who gave up is told why it had to.
        """
        found: dict[int, Reason] = {}
        before = self.after
        for seat, play in reversed(self.trick.plays):
            before = before.undo()
            forced = before.why_not(play.tiles) if play.surrendered else None
            reason = forced or self.after.rules.lost_because(self.trick, seat)
            found |= {seat: reason} if reason else {}
        return dict(reversed(found.items()))

    @property
    def is_willing(self) -> bool:
        """True if nobody gave up what could have been played."""
        return not any(reason.code in GAVE_UP for reason in self.losers.values())

    def spots_of(self, seat: int) -> int:
        """All spots that a seat played to it."""
        play = self.trick.play_of(seat)
        return sum(tile.spots for tile in play.tiles) if play else 0


def sets(source: Source, size: int, among: Tiles = DECK) -> list[Combination]:
    """What may be led of a size, if there are such tiles `among` these: listed sets, or two of them."""
    return [each for each in leads_of(source.rules, size) if among is DECK or among.holds(each.tiles)]


def trick(source: Source, size: int) -> Taken:
    """A full trick of plays of a size, won at any place as often as at any other, that is easily judged wrong."""
    place = source.chance.randrange(len(SEATS))
    found: list[Taken] = []
    for tried in range(TRIES):
        plan = _plan(source, size, place, last=source.rules.surrenders and tried < LAST_FIRST)
        tricks = _tricks(played(source, [plan]), size, last=plan.last)
        found += [each for each in tricks if each.place == place and each.is_willing]
        if len(found) >= CANDIDATES:
            break
    [chosen] = source.tempting(found, _trickiness, 1) if found else [trick(source, size)]
    return chosen


def _tricks(whole: Round, size: int, *, last: bool) -> Iterator[Taken]:
    """The tricks of a size in a round; only the `last` one, where that is asked for."""
    at = whole
    while at.tricks and not (last and at is not whole):
        if at.trick is None and at.tricks[-1].size == size:
            yield Taken(at, whole)
        at = at.undo()


def _plan(source: Source, size: int, place: int, *, last: bool) -> Plan:
    """A trick that is won at a place."""
    leader = source.chance.choice(SEATS)
    seats = [(leader + step) % len(SEATS) for step in SEATS]
    hands = _hands(source, size, place)
    return Plan(tuple(zip(seats, map(Play, hands), strict=True)), last=last)


def _hands(source: Source, size: int, place: int) -> list[Tiles]:
    """What is played from the leader on; what takes the trick at its place, if anything can."""
    led = source.chance.choice(sets(source, size))
    taking = _taking(source, led, size) if place else []
    caught = single_catchers(source.rules) if size == 1 and place else {}
    hands = {0: led.tiles} | ({place: source.chance.choice(taking).tiles} if taking else {})
    if caught and source.chance.random() < CATCHES:
        tile = source.chance.choice(list(caught))
        hands = {0: Tiles([tile]), place: Tiles([caught[tile]])}
    rest = DECK.without(tile for held in hands.values() for tile in held)
    for step in SEATS:
        if step not in hands:
            hands[step] = _hand(source, size, rest)
            rest = rest.without(hands[step])
    return [hands[step] for step in SEATS]


def _taking(source: Source, led: Combination, size: int) -> list[Combination]:
    """What can take a trick from its lead."""
    return [each for each in sets(source, size, DECK.without(led.tiles)) if source.rules.beats(each, led, led)]


def _hand(source: Source, size: int, rest: Tiles) -> Tiles:
    found = sets(source, size, rest) if size > 1 and source.chance.random() < HOLDS_A_SET else []
    return source.chance.choice(found).tiles if found else Tiles(source.chance.sample(rest, size))


def _trickiness(taken: Taken) -> float:
    """How easily the winner is named wrong: many kinds of losers, losers with more spots, few who are out of it."""
    lost = taken.losers
    more = sum(taken.spots_of(seat) > taken.spots_of(taken.trick.winner) for seat in lost)
    poor = taken.before.tally.count(0) * taken.whole.rules.surrenders
    return (1 + 2 * len({reason.code for reason in lost.values()}) + 2 * more + 6 * taken.trick.closed) / (
        1 + poor
    ) ** 2
