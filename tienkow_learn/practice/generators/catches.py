"""What may come of a trick, by asking the rules: what catches what in the last one, which sets make which event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from tienkow_learn.engine import Combination, Event, NotationError, Play, Reason, RuleSet, Tile, Tiles, Trick
from tienkow_learn.engine.rules import Past, Turn

TWO = 2


@dataclass(frozen=True, slots=True)
class Maker:
    """Tiles that make an event of a `kind` and a `count` when they are led, or when a `reply` takes them.

    `last` tells that it has to be in the last trick.
    """

    kind: str
    count: int
    led: Tiles
    reply: Tiles = Tiles()  # noqa: RUF009
    last: bool = False


@cache
def catchers(rules: RuleSet) -> dict[Combination, tuple[Combination, ...]]:
    """The sets that can be caught when they are led last, each with those that catch it.

    >>> from tienkow_learn.engine import SkyNine, TienKow
    >>> for led, found in catchers(SkyNine()).items():
    ...     print(led.letters, *(each.letters for each in found))
    K J
    3 6
    BB88 AA99
    CC77 AA99 BB88
    DD55 AA99 BB88 CC77
    >>> catchers(TienKow())
    {}
    """
    sets = [each for each in rules.combinations() if any(way.caught for way in rules.open_ways)]
    caught = {led: tuple(each for each in sets if _is_caught(rules, led, each)) for led in sets}
    return {led: found for led, found in caught.items() if found}


def single_catchers(rules: RuleSet) -> dict[Tile, Tile]:
    """The single tiles that can be caught, each with the first that catches it."""
    caught = {led: found[0] for led, found in catchers(rules).items() if len(led.tiles) == 1}
    return {led.tiles[0]: found.tiles[0] for led, found in caught.items()}


@cache
def makers(rules: RuleSet) -> tuple[Maker, ...]:
    """Every way to make an event: a bonus, or an ending that the options allow.

    >>> from tienkow_learn.engine import SkyNine, TienKow
    >>> [str(each.led) for each in makers(TienKow()) if each.kind == "supreme"][:1]
    ['4:2 2:1']
    >>> [each.led.letters + each.reply.letters for each in makers(SkyNine()) if each.kind == "caught_single"]
    ['KJ', '36']
    """
    kinds = {kind for kind, _ in rules.bonuses}
    return tuple(_made(rules, kinds, {way.kind for way in rules.open_ways}))


def _made(rules: RuleSet, kinds: set[str], endings: set[str]) -> Iterator[Maker]:
    for led in leads(rules):
        yield from (Maker(each.kind, each.count, led.tiles) for each in last_trick(rules, led) if each.kind in kinds)
    for led in rules.combinations():
        for reply in (None, *catchers(rules).get(led, ())):
            for each in last_trick(rules, led, reply):
                if each.kind in endings or (reply and each.kind in kinds):
                    taken = reply.tiles if reply else Tiles()
                    yield Maker(each.kind, each.count, led.tiles, taken, last=each.kind in endings)


@cache
def leads(rules: RuleSet) -> tuple[Combination, ...]:
    """Everything of more than one tile that may be led: the sets of the list, and two of them together."""
    listed = [each for each in rules.combinations() if each.tiles[1:]]
    pairs = [each for each in listed if len(each.tiles) == TWO]
    both = [a.tiles + b.tiles for a, b in combinations(pairs, TWO) if together(a, b)]
    fours = [made for four in dict.fromkeys(both) if (made := rules.combination(four)) and made not in listed]
    return (*listed, *fours)


@cache
def leads_of(rules: RuleSet, size: int) -> tuple[Combination, ...]:
    """Everything of a size that may be led."""
    found = leads(rules) if size > 1 else rules.combinations()
    return tuple(each for each in found if len(each.tiles) == size)


def last_trick(
    rules: RuleSet,
    led: Combination,
    reply: Combination | None = None,
    shown: Tiles = Tiles(),  # noqa: B008
) -> tuple[Event, ...]:
    """What happens when a set is led last, with some tiles `shown` before, and a reply takes it; nobody else plays."""
    trick = Trick.begin(0, led)
    if reply:
        trick = trick.joined(1, Play(reply.tiles), reply, closes=rules.closes(_turn(trick, reply, shown), reply))
    return rules.events((trick,), Past(is_over=True, whole=False, shown=shown))


def _turn(trick: Trick, reply: Combination, shown: Tiles = Tiles()) -> Turn:  # noqa: B008
    """The turn of a seat that has won something and holds a set as its last tiles."""
    return Turn(reply.tiles, trick, won=1, shown=shown)


def _is_caught(rules: RuleSet, led: Combination, reply: Combination) -> bool:
    if len(led.tiles) != len(reply.tiles) or not rules.beats(reply, led, led) or not together(led, reply):
        return False
    turn = _turn(Trick.begin(0, led), reply)
    if rules.why_not(turn, Play(reply.tiles)):
        return False
    kinds = {way.kind for way in rules.open_ways if way.caught}
    return any(event.kind in kinds for event in last_trick(rules, led, reply))


def why_unbeaten(rules: RuleSet, led: Combination, reply: Combination) -> Reason | None:
    """Why a reply does not beat a lead: it may not be played to it, or it loses; None if it does beat it."""
    trick = Trick.begin(0, led)
    turn = _turn(trick, reply)
    refused = rules.why_not(turn, Play(reply.tiles))
    if refused or rules.takes(turn, Play(reply.tiles)):
        return refused
    return rules.lost_because(trick.joined(1, Play(reply.tiles), None), 1)


def together(a: Combination, b: Combination) -> bool:
    """True if the deck holds both."""
    try:
        Tiles([*a.tiles, *b.tiles])
    except NotationError:
        return False
    return True
