"""What a player asks the rule set: what takes a trick, and what that pays. None of it is a rule of its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.outcome import Outcome
from tienkow_learn.engine.play import DECLARE, SEATS, Play, Trick
from tienkow_learn.engine.rules import Past, RuleSet, Turn
from tienkow_learn.engine.tiles import Tile, Tiles

KEPT = 1 << 14
"""How many answers of a rule set are kept; an answer depends on nothing but its question."""


def open_plays(seen: Observation) -> tuple[Play, ...]:
    """The plays to choose from; ValueError when it is not this seat's turn."""
    legal = seen.legal_plays()
    if not legal:
        message = f"P{seen.seat} has nothing to choose: to move is {seen.to_move}"
        raise ValueError(message)
    return legal


def called(legal: tuple[Play, ...]) -> tuple[Play, ...]:
    """The calls of the window before the first lead, the best one first: who may declare wins by it at once."""
    return tuple(sorted(legal, key=lambda play: play.call != DECLARE))


def taking(rules: RuleSet, turn: Turn, play: Play) -> Combination | None:
    """The set with which a play takes the trick as it stands (any lead does), or None."""
    made = None if play.surrendered else rules.judged(turn, play.tiles)
    if made is None or turn.trick is None or rules.beats(made, turn.trick.best, turn.trick.lead):
        return made
    return None


def opened(seat: int, lead: Combination) -> Trick:
    """A trick with its lead alone."""
    return Trick(seat, ((seat, Play(lead.tiles)),), seat, lead, lead)


@lru_cache(KEPT)
def sets_of(rules: RuleSet, size: int) -> tuple[Combination, ...]:
    """The listed sets of so many tiles."""
    return tuple(each for each in rules.combinations() if len(each.tiles) == size)


@lru_cache(KEPT)
def height(rules: RuleSet, face: Tile) -> float:
    """How high a single tile stands in its kind, from 0 for the lowest to 1.

    >>> from tienkow_learn.engine import SkyNine, tiles
    >>> [round(height(SkyNine(), face), 1) for face in tiles("A B K 6:3 2:1")]
    [1.0, 0.9, 0.0, 1.0, 0.0]
    """
    made = rules.single(face)
    ranks = sorted({each.rank for each in sets_of(rules, 1) if each.kind == made.kind}, reverse=True)
    return ranks.index(made.rank) / max(1, len(ranks) - 1)


@lru_cache(KEPT)
def overtakers(rules: RuleSet, lead: Combination, best: Combination) -> tuple[Tiles, ...]:
    """The listed sets that would take a trick with this lead from the best play so far."""
    trick = Trick(0, ((0, Play(lead.tiles)),), 0, lead, best)
    listed = (each.tiles for each in sets_of(rules, len(lead.tiles)))
    return tuple(faces for faces in listed if taking(rules, Turn(faces, trick, won=1), Play(faces)))


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
) -> int:
    """Points that a lead earns at once, as the rule set would settle them.

    `before` are the sets led earlier in the round; `wins` and `last` tell about the trick that is led.

    >>> from tienkow_learn.engine import TienKow
    >>> rules, own = TienKow(), Bank(after=0, streak=0)
    >>> [pays(rules, rules.combination(faces), own) for faces in ("6:6 6:3", "4:2 2:1", "6:6 6:6")]
    [24, 12, 0]
    """
    earlier = tuple(opened(0, each) for each in before)
    trick, blank = opened(0, lead), Trick(0, (), 0, lead, lead)
    played = trick if wins else Trick(0, trick.plays, 1, lead, lead)
    after = () if last else (blank,)
    tricks = (*earlier, played, *after), (*earlier, blank, *after)
    return _earned(rules, bank, tricks[0], last=last) - _earned(rules, bank, tricks[1], last=last)


@lru_cache(KEPT)
def takes_in(rules: RuleSet, led: Trick, made: Combination, bank: Bank, *, closes: bool, last: bool) -> int:
    """Points that taking a trick over earns at once, or keeps its leader from earning; seats count from one's own.

    >>> from tienkow_learn.engine import SkyNine
    >>> lead, made = map(SkyNine().combination, ("BB88", "AA99"))
    >>> takes_in(SkyNine(), opened(3, lead), made, Bank(after=0, streak=0), closes=False, last=False)
    16
    """
    after = () if last else (Trick(0, (), 0, led.lead, led.lead),)
    taken = led.joined(0, Play(made.tiles), made, closes=closes)
    return _earned(rules, bank, (taken, *after), last=last) - _earned(rules, bank, (led, *after), last=last)


def _earned(rules: RuleSet, bank: Bank, tricks: tuple[Trick, ...], *, last: bool) -> int:
    """What seat 0 would get for these tricks; of the last one only what pays on its own, not how it ends the round."""
    alone = {kind for kind, _ in rules.bonuses}
    happened = rules.events(tricks, Past(is_over=last, whole=False))
    events = tuple(event for event in happened if not last or event.kind in alone)
    outcome = Outcome((1, 0, 0, 0), 0, bank.after, bank.streak, events)
    return rules.settle(outcome).totals[0]


def others(seen: Observation) -> tuple[int, ...]:
    """The three other seats."""
    return tuple(seat for seat in SEATS if seat != seen.seat)


def to_come(seen: Observation) -> tuple[int, ...]:
    """The other seats that have not played to the present trick."""
    return tuple(seat for seat in others(seen) if seen.trick is None or seen.trick.play_of(seat) is None)


def saved(seen: Observation, more: int) -> float:
    """Points that winning so much more would save this seat if another wins the round; an average over who it is."""
    winners = others(seen)
    return sum(_as_loser(seen, other, more) - _as_loser(seen, other, 0) for other in winners) / len(winners)


def _as_loser(seen: Observation, winner: int, more: int) -> int:
    a, b, c, d = (n + (seat == winner) + more * (seat == seen.seat) for seat, n in enumerate(seen.tally))
    return seen.rules.settle(Outcome((a, b, c, d), winner, seen.banker, seen.streak)).totals[seen.seat]
