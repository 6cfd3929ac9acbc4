"""What a player asks the rule set: what takes a trick, and what that pays. None of it is a rule of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, islice

from tienkow_learn.engine.checking import check_kind
from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.errors import ArgumentError
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.outcome import Outcome, Tally
from tienkow_learn.engine.play import DECLARE, SEATS, Play, Trick
from tienkow_learn.engine.rules import Past, RuleSet, Turn
from tienkow_learn.engine.rules.base import choices
from tienkow_learn.engine.rules.questions import KEPT
from tienkow_learn.engine.tiles import Tile, Tiles


def open_plays(seen: Observation) -> tuple[Play, ...]:
    """The plays to choose from; ArgumentError when it is not this seat's turn."""
    check_kind("observation", seen, Observation)
    legal = seen.legal_plays()
    if not legal:
        raise ArgumentError("nothing_to_choose", seat=seen.seat)
    return legal


def called(legal: tuple[Play, ...]) -> tuple[Play, ...]:
    """The calls of the window before the first lead, the best one first: who may declare wins by it at once."""
    return tuple(sorted(legal, key=lambda play: play.call != DECLARE))


@lru_cache(KEPT)
def height(rules: RuleSet, face: Tile) -> float:
    """How high a single tile stands in its kind, from 0 for the lowest to 1.

    >>> from tienkow_learn.engine import SkyNine, tiles
    >>> [round(height(SkyNine(), face), 1) for face in tiles("A B K 6:3 2:1")]
    [1.0, 0.9, 0.0, 1.0, 0.0]
    """
    made = rules.single(face)
    ranks = sorted({each.rank for each in rules.sets_of(1) if each.kind == made.kind}, reverse=True)
    return ranks.index(made.rank) / max(1, len(ranks) - 1)


@dataclass(frozen=True, slots=True)
class Bank:
    """Whose the bank is, counted in seats after the one that asks (0: its own), and the banker's streak."""

    after: int
    streak: int

    @classmethod
    def of(cls, banker: int, streak: int, seat: int) -> Bank:
        """The bank as a seat sees it."""
        return cls((banker - seat) % len(SEATS), streak)


@lru_cache(KEPT)
def pays(
    rules: RuleSet,
    lead: Combination,
    bank: Bank,
    before: tuple[Combination, ...] = (),
    *,
    wins: bool = True,
    last: bool = False,
    winner: int = 0,
) -> int:
    """Points that a lead earns at once, as the rule set would settle them.

    `before` are the sets led earlier in the round; `wins` and `last` tell about the trick that is led, `winner` who
    wins the round (0: who leads now).

    >>> from tienkow_learn.engine import TienKow
    >>> rules, own = TienKow(), Bank(after=0, streak=0)
    >>> [pays(rules, rules.combination(faces), own) for faces in ("6:6 6:3", "4:2 2:1", "6:6 6:6")]
    [24, 12, 0]
    """
    led = Trick.begin(0, lead)
    tricks = (*(Trick.begin(0, each) for each in before), led if wins else replace(led, winner=1))
    return _earned(rules, bank, tricks, last=last, winner=winner)


@lru_cache(KEPT)
def takes_in(rules: RuleSet, led: Trick, made: Combination, bank: Bank, *, closes: bool, last: bool) -> int:
    """Points that taking a trick over earns at once, or keeps its leader from earning; seats count from one's own.

    >>> from tienkow_learn.engine import SkyNine
    >>> lead, made = map(SkyNine().combination, ("BB88", "AA99"))
    >>> takes_in(SkyNine(), Trick.begin(3, lead), made, Bank(after=0, streak=0), closes=False, last=False)
    16
    """
    taken = led.joined(0, Play(made.tiles), made, closes=closes)
    return _earned(rules, bank, (taken,), last=last) - _earned(rules, bank, (led,), last=last)


@lru_cache(KEPT)
def earns(
    rules: RuleSet, led: Trick, made: Combination, bank: Bank, *, closes: bool, last: bool, winner: int = 0
) -> int:
    """The same, only what the taking set earns, and not what it keeps the leader from earning."""
    taken = led.joined(0, Play(made.tiles), made, closes=closes)
    return _earned(rules, bank, (taken,), last=last, winner=winner, own=True)


def _earned(
    rules: RuleSet, bank: Bank, tricks: tuple[Trick, ...], *, last: bool, winner: int = 0, own: bool = False
) -> int:
    """What seat 0 gets at once for the last of these tricks, or only for its `own` deeds; not how it ends the round."""
    alone = {kind for kind, _ in rules.bonuses}
    happened = rules.events(tricks, Past(is_over=last, whole=False))
    events = tuple(event for event in happened if not last or event.kind in alone)
    outcome = Outcome((1, 1, 0, 0), winner, bank.after, bank.streak, events)
    lines = rules.settle(outcome).of_trick(outcome, len(tricks))
    return -sum(line.costs(0) for line in lines if not own or line.payee == 0)


def others(seen: Observation) -> tuple[int, ...]:
    """The three other seats."""
    return tuple(seat for seat in SEATS if seat != seen.seat)


def to_come(seen: Observation) -> tuple[int, ...]:
    """The other seats that have not played to the present trick."""
    return tuple(seat for seat in others(seen) if seen.trick is None or seen.trick.play_of(seat) is None)


def saved(seen: Observation, more: int) -> float:
    """Points that winning so much more would save this seat if another wins the round; an average over who it is."""
    winners = others(seen)
    bank = Bank(seen.banker, seen.streak)
    now, then = ([_as_loser(seen.rules, seen.tally, bank, seat, seen.seat, n) for seat in winners] for n in (0, more))
    return (sum(then) - sum(now)) / len(winners)


@lru_cache(KEPT)
def _as_loser(rules: RuleSet, tally: Tally, bank: Bank, winner: int, loser: int, more: int) -> int:
    a, b, c, d = (n + (seat == winner) + more * (seat == loser) for seat, n in enumerate(tally))
    return rules.settle(Outcome((a, b, c, d), winner, bank.after, bank.streak)).totals[loser]


@lru_cache(KEPT)
def takes(rules: RuleSet, lead: Combination, best: Combination, faces: Tiles, *, won: int, last: bool) -> bool:
    """True if a seat that has won so much takes a trick from its best set with these tiles."""
    turn = Turn(faces, Trick.begin(0, lead, best), won, held=len(faces) + (not last))
    return rules.takes(turn, Play(faces)) is not None


@lru_cache(KEPT)
def follows(rules: RuleSet, hand: Tiles, lead: Combination, reply: Tiles) -> bool:
    """True if a hand may answer a lead with these of its tiles, played or given up."""
    turn = Turn(hand, Trick.begin(0, lead), won=1)
    return any(rules.why_not(turn, Play(reply, surrendered=up)) is None for up in (False, True))


def rivals(rules: RuleSet, lead: Combination, best: Combination, unseen: Tiles) -> Iterator[Tiles]:
    """Every kind of unseen tiles that would take a trick from its best set, if one hand holds them."""
    if rules.sets_of(len(lead.tiles)):
        return filter(unseen.holds, rules.beaters(lead, best))
    return _joined(rules, lead, best, unseen)


def _joined(rules: RuleSet, lead: Combination, best: Combination, unseen: Tiles) -> Iterator[Tiles]:
    """The same for a lead of several sets: one of them beaten, beside another set or beside any tiles."""
    size = len(lead.tiles)
    parts = [each for n in range(2, size) for each in rules.sets_of(n) if best.tiles.holds(each.tiles)]
    top = min((rules.beaters(each, each) for each in parts), key=len, default=())
    for better in filter(unseen.holds, top):
        rest = unseen.without(better)
        sets = (each.tiles for each in rules.sets_of(size - len(better)) if rest.holds(each.tiles))
        for more in chain(sets, islice(choices(rest, size - len(better)), 1)):
            four = Tiles((*better, *more))
            if takes(rules, lead, best, four, won=1, last=False):
                yield four


@lru_cache(KEPT)
def leads_of(rules: RuleSet, hand: Tiles) -> tuple[Combination, ...]:
    """The sets that a hand may lead in mid-round."""
    made = (rules.combination(play.tiles) for play in rules.legal_plays(Turn(hand, won=1)))
    return tuple(filter(None, made))
