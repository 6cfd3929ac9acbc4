"""How Steady weighs a play: what it earns now, and what the tiles that are kept can still do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import pow as power

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.tiles import Tile, Tiles

from .odds import Odds
from .sight import Bank, open_plays, others, pays, saved, sets_of, taking, to_come


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in points; the values were found by play against earlier ones."""

    top: float = 2.5
    """A single tile that nobody can beat."""
    curve: float = 6.0
    """How fast that falls with the tiles above it."""
    pair: float = 2.2
    """A set that nobody can beat."""
    hope: float = 0.2
    """The part of its pay that a paying set is worth while another has the lead."""
    now: float = 0.6
    """The same when the next lead is one's own."""
    lead: float = 0.7
    """The next lead."""
    pile: float = 0.5
    """The part that counts of what one more trick would save a loser."""
    last: float = 12.0
    """The last trick."""


class Scales:
    """Weighs the plays of one observation; ValueError when it is not this seat's turn."""

    def __init__(self, seen: Observation, weights: Weights) -> None:
        self.seen = seen
        self.weights = weights
        self.odds = Odds.of(seen)
        self.legal = open_plays(seen)

    @cached_property
    def strength(self) -> dict[Tile, float]:
        """For each face in hand how it does as a single lead, 0 to 1; 1 if nobody can beat it."""
        return {face: self._strength(self.seen.rules.single(face)) for face in set(self.seen.hand)}

    def _strength(self, made: Combination) -> float:
        if self.odds.safe(made, made, others(self.seen)) == 1:
            return 1.0
        singles = [self.seen.rules.single(face) for face in self.seen.unseen]
        alike = [each for each in singles if each.kind == made.kind]
        below = [each for each in alike if not self.seen.rules.beats(each, made, made)]
        return (len(below) + 1) / (len(alike) + 1)

    @cached_property
    def sets(self) -> dict[Tiles, float]:
        """The listed sets of several tiles in hand, each with how likely it wins as a lead."""
        return {made.tiles: self.odds.safe(made, made, others(self.seen)) for made in self._listed}

    @cached_property
    def paying(self) -> dict[Tiles, float]:
        """What leading each of the sets in hand earns at once."""
        return {made.tiles: self._pay(made, self.sets[made.tiles]) for made in self._listed}

    @cached_property
    def _listed(self) -> list[Combination]:
        hand = self.seen.hand
        listed = (made for size in range(2, len(hand) + 1) for made in sets_of(self.seen.rules, size))
        return [made for made in listed if hand.holds(made.tiles)]

    def earned(self, play: Play) -> float:
        """Points that a play earns at once: only leads do."""
        made = None if self.seen.trick else self.takes(play)
        return self._pay(made, self.wins(play)) if made else 0.0

    def _pay(self, lead: Combination, wins: float) -> float:
        seen = self.seen
        bank, last = Bank.of(seen.banker, seen.streak, seen.seat), len(lead.tiles) == len(seen.hand)
        won, lost = (pays(seen.rules, lead, bank, self._before, wins=each, last=last) for each in (True, False))
        return wins * won + (1 - wins) * lost

    @cached_property
    def _before(self) -> tuple[Combination, ...]:
        """The sets of several tiles that this seat has led."""
        own = (trick for trick in self.seen.tricks if trick.leader == self.seen.seat)
        return tuple(trick.lead for trick in own if trick.size > 1)

    def takes(self, play: Play) -> Combination | None:
        """The set with which a play takes the trick as it stands, or None."""
        return taking(self.seen.rules, self.seen.turn, play)

    def rank(self, play: Play) -> int:
        """The rank with which a play takes the trick as it stands, 1 the strongest; 0 if it does not."""
        made = self.takes(play)
        return made.rank if made else 0

    def price(self, play: Play) -> tuple[int, int]:
        """What orders plays of one weight, the cheapest first: the rank with which it takes, and its single tiles."""
        return -self.rank(play), -sum(self.seen.rules.single(face).rank for face in play.tiles)

    def wins(self, play: Play) -> float:
        """How likely a play wins its trick, 0 to 1; a lead of several sets is as safe as the safest of them."""
        made = self.takes(play)
        if made is None:
            return 0.0
        if self.seen.trick:
            return self.odds.safe(self.seen.trick.lead, made, to_come(self.seen))
        within = [safe for faces, safe in self.sets.items() if play.tiles.holds(faces)]
        return max(within) if within else self.strength[play.tiles[0]]

    def weigh(self, play: Play) -> float:
        """What a play is worth, in points."""
        kept, wins, earned = self.seen.hand.without(play.tiles), self.wins(play), self.earned(play)
        if not kept:
            return earned + wins * self.weights.last
        ahead = self._won + self.keeping(kept, self.weights.now)
        return earned + wins * ahead + (1 - wins) * self.keeping(kept, self.weights.hope)

    @cached_property
    def _won(self) -> float:
        worth = self.seen.rules.worth(self.seen.trick) if self.seen.trick else 1
        return self.weights.lead + self.weights.pile * saved(self.seen, worth)

    def keeping(self, kept: Tiles, chance: float) -> float:
        """What tiles are worth in hand, with such a chance to lead a paying set: the singles and the best two sets."""
        singles = sum(self.weights.top * power(self.strength[face], self.weights.curve) for face in kept)
        held = {faces: self._set(faces, chance) for faces in self.sets if kept.holds(faces)}
        two = [held[a] + held[b] for a, b in combinations(held, 2) if kept.holds((*a, *b))]
        return singles + max([*held.values(), *two], default=0.0)

    def _set(self, faces: Tiles, chance: float) -> float:
        return chance * self.paying[faces] + self.weights.pair * self.sets[faces]
