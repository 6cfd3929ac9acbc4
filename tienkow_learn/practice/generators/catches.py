"""What catches what in the last trick, found by playing it out."""

from __future__ import annotations

from functools import cache

from tienkow_learn.engine import DECK, Combination, NotationError, Outcome, Play, Round, RuleSet, Tile, Tiles

BEFORE = (1, 1, 1, 1)
"""What the seats have won before: something each, so that nobody is out."""


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


def last_trick(rules: RuleSet, led: Tiles, reply: Tiles = Tiles(), unseen: Tiles = Tiles()) -> Outcome:  # noqa: B008
    """What comes of a last trick: a lead, a reply if there is one; all others surrender, and cannot help it.

    `unseen` tiles are held, one each, by players who have won nothing, and so must surrender them.
    """
    now = _begun(rules, led, reply, unseen).play(led)
    now = now.play(reply) if reply else now
    while not now.is_over:
        now = now.play(Play(now.hands[now.to_move or 0], surrendered=True))
    return now.outcome


def _begun(rules: RuleSet, led: Tiles, reply: Tiles, unseen: Tiles = Tiles()) -> Round:  # noqa: B008
    """The last trick before it is led; who is not asked about holds tiles of other classes than the lead, or none."""
    kind = rules.combination(led)
    left = sorted(
        DECK.without(led + reply + unseen), key=lambda tile: bool(kind and rules.single(tile).kind == kind.kind)
    )
    apart = len(left) // len(led)
    hands = [led, *([reply] if reply else [])]
    hands += [Tiles(left[start::apart][: len(led)]) for start in range(len(BEFORE) - len(hands) - len(unseen))]
    tally = [won * (seat < len(hands)) for seat, won in enumerate(BEFORE)]
    return Round.start(rules, [*hands, *(Tiles([tile]) for tile in unseen)], tally=tally)


def _is_caught(rules: RuleSet, led: Combination, reply: Combination) -> bool:
    if len(led.tiles) != len(reply.tiles) or not rules.beats(reply, led, led) or not together(led, reply):
        return False
    copies = DECK.without(led.tiles + reply.tiles)
    alike = Tiles(tile for tile in copies if (tile,) == reply.tiles)
    if not _begun(rules, led.tiles, reply.tiles, alike).play(led.tiles).can_play(reply.tiles):
        return False
    kinds = {way.kind for way in rules.open_ways if way.caught}
    return any(event.kind in kinds for event in last_trick(rules, led.tiles, reply.tiles, alike).events)


def together(a: Combination, b: Combination) -> bool:
    """Whether the deck holds both."""
    try:
        Tiles([*a.tiles, *b.tiles])
    except NotationError:
        return False
    return True
