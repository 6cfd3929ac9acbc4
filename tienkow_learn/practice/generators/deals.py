"""Tiles for questions on play: leads of any size, and whole tricks."""

from __future__ import annotations

from itertools import combinations

from tienkow_learn.engine import DECK, Combination, NotationError, Reason, Round, Tiles, Trick
from tienkow_learn.practice.source import Source

from .catches import single_catchers
from .pairs import TWO

SEATS = range(4)
TRIES = 4
HOLDS_A_SET, CATCHES, POOR = 0.65, 0.2, 0.2


def lead(source: Source, size: int, among: Tiles = DECK) -> Tiles:
    """Tiles of a size that may be led, if there are such `among` these, listed sets or two pairs. Else no tiles."""
    found = [each.tiles for each in source.sets(size) if among.holds(each.tiles)]
    if found or size != TWO + TWO:
        return source.chance.choice(found) if found else Tiles()
    twos = [each for each in source.sets(TWO) if among.holds(each.tiles)]
    fours = (_together(a, b) for a, b in combinations(source.shuffled(twos), TWO))
    return next((four for four in fours if four and among.holds(four) and source.rules.combination(four)), Tiles())


def _together(a: Combination, b: Combination) -> Tiles:
    try:
        return a.tiles + b.tiles
    except NotationError:
        return Tiles()


def trick(source: Source, size: int) -> Round:
    """A round of one full trick of plays of a size, more often one that is easily judged wrong."""
    [chosen] = source.tempting((_played(source, size) for _ in range(TRIES)), _trickiness, 1)
    return chosen


def _played(source: Source, size: int) -> Round:
    """Four hands that are played at once: who can compete does, the others give up."""
    leader, rest = source.chance.choice(SEATS), DECK
    hands = [Tiles()] * len(SEATS)
    for step, wanted in enumerate(_wanted(source, size)):
        hand = wanted or _hand(source, size, rest, leads=not step)
        hands[(leader + step) % len(SEATS)], rest = hand, rest.without(hand)
    now = Round.start(source.rules, hands, leader=leader, tally=_tally(source, size, leader))
    while not now.is_over:
        now = now.play(next(play for play in now.legal_plays() if play.size == size))
    return now


def _wanted(source: Source, size: int) -> list[Tiles]:
    """What each seat is to hold, from the leader on, if it matters: at times a tile that is caught, and its catcher."""
    caught = single_catchers(source.rules) if size == 1 else {}
    if not caught or source.chance.random() > CATCHES:
        return [Tiles()] * len(SEATS)
    led = source.chance.choice(list(caught))
    rest = DECK.without([led, caught[led]])
    others = source.shuffled([Tiles([caught[led]]), *map(Tiles, zip(source.chance.sample(rest, 2), strict=True))])
    return [Tiles([led]), *others]


def _tally(source: Source, size: int, leader: int) -> tuple[int, ...]:
    """What the seats won before the last trick: each has something, but now and then one has not."""
    poor = (leader + source.chance.choice(SEATS[1:])) % len(SEATS) if source.chance.random() < POOR else None
    rich = [seat for seat in SEATS if seat != poor]
    more = [source.chance.choice(rich) for _ in range(source.rules.hand_size - size - len(rich))]
    return tuple(int(seat in rich) + more.count(seat) for seat in SEATS)


def _hand(source: Source, size: int, rest: Tiles, *, leads: bool) -> Tiles:
    holds = leads or (size > 1 and source.chance.random() < HOLDS_A_SET)
    return (holds and lead(source, size, rest)) or Tiles(source.chance.sample(rest, size))


def losers(now: Round) -> dict[int, Reason]:
    """The seats that do not win the only trick of a round, in order of play, each with the engine's reason.

    Who gave up is told why it had to.
    """
    [trick] = now.tricks
    before = now
    found: dict[int, Reason] = {}
    for seat, play in reversed(trick.plays):
        before = before.undo()
        forced = before.why_not(play.tiles) if play.surrendered else None
        reason = forced or now.rules.lost_because(trick, seat)
        found |= {seat: reason} if reason else {}
    return dict(reversed(found.items()))


def spots_of(trick: Trick, seat: int) -> int:
    """All spots that a seat played to a trick."""
    play = trick.play_of(seat)
    return sum(tile.spots for tile in play.tiles) if play else 0


def _trickiness(now: Round) -> float:
    """How easily the winner is named wrong: many kinds of losers, and losers with more spots."""
    [trick], lost = now.tricks, losers(now)
    more = sum(spots_of(trick, seat) > spots_of(trick, trick.winner) for seat in lost)
    return 1 + 2 * len({reason.code for reason in lost.values()}) + 2 * more + 3 * trick.closed
