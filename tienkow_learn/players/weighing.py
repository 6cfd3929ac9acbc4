"""How Steady weighs a play: what it earns now, and what the tiles that are kept can still do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations
from math import fsum
from math import pow as power
from typing import cast

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.tiles import Tile, Tiles

from .certain import Certainty, Line
from .ending import at_least, may_catch, needs_entry
from .odds import Odds
from .sight import Bank, earns, open_plays, others, pays, saved, takes_in, to_come


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
    entry: float = 1.5
    """A first win, where nothing won means that a last single tile cannot win either."""
    catch: float = 0.3
    """A tile that may catch an unseen one in the last trick."""
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
    def certainty(self) -> Certainty:
        """What is certain in this position."""
        return Certainty(self.odds)

    @cached_property
    def lines(self) -> dict[Play, Line]:
        """The plays after which nothing unseen can keep this seat from the last trick, each with its best line."""
        return self.certainty.lines()

    @cached_property
    def surest(self) -> tuple[Play, ...]:
        """Of those the ones that pay most; rather such as let nobody else win a trick.

        A lead that is sure to earn more than any of them, even if it loses all the rest, goes before them.
        """
        order = {play: (not line.yields, line.points) for play, line in self.lines.items()}
        best = max(order.values(), default=None)
        found = tuple(play for play, each in order.items() if each == best)
        return tuple(play for play in self._several if best and self._at_least(play) > best[1]) or found

    @property
    def _several(self) -> list[Play]:
        """The leads of several tiles that are not certain to win the rest."""
        leads = self.seen.trick is None
        return [play for play in self.legal if leads and play.size > 1 and play not in self.lines]

    def _at_least(self, play: Play) -> int:
        return at_least(self.seen, cast("Combination", self.takes(play)))

    @cached_property
    def strength(self) -> dict[Tile, float]:
        """For each face in hand how it does as a single lead, 0 to 1; 1 if nobody can beat it."""
        return {face: self._strength(self.seen.rules.single(face)) for face in set(self.seen.hand)}

    def _strength(self, made: Combination) -> float:
        if self.odds.safe(made, made, others(self.seen)) == 1:
            return 1.0
        alike = [each for each in self._singles if each.kind == made.kind]
        below = [each for each in alike if not self.seen.rules.beats(each, made, made)]
        return (len(below) + 1) / (len(alike) + 1)

    @cached_property
    def _singles(self) -> list[Combination]:
        return [self.seen.rules.single(face) for face in self.seen.unseen]

    @cached_property
    def against(self) -> dict[Tile, int]:
        """For each face in hand how many unseen tiles beat it when it is led."""
        rules, unseen = self.seen.rules, self.seen.unseen
        singles = {face: rules.single(face) for face in set(self.seen.hand)}
        return {face: sum(map(unseen.count, chain(*rules.beaters(one, one)))) for face, one in singles.items()}

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
        listed = (made for size in range(2, len(hand) + 1) for made in self.seen.rules.sets_of(size))
        return [made for made in listed if hand.holds(made.tiles)]

    def closes(self, play: Play) -> bool:
        """True if a play catches what was led, so that nobody else can win the trick."""
        made = self.takes(play) if self.seen.trick else None
        return made is not None and self.seen.rules.closes(self.seen.turn, made)

    def earned(self, play: Play) -> float:
        """Points that a play earns at once, or keeps the leader from earning."""
        made, trick = self.takes(play), self.seen.trick
        if made is None:
            return 0.0
        if trick is None:
            return self._pay(made, self.wins(play))
        seen, led = self.seen, Trick.begin((trick.leader - self.seen.seat) % len(SEATS), trick.lead)
        bank, last = Bank.of(seen.banker, seen.streak, seen.seat), trick.size == len(seen.hand)
        return self.wins(play) * takes_in(seen.rules, led, made, bank, closes=self.closes(play), last=last)

    def _pay(self, lead: Combination, wins: float) -> float:
        seen = self.seen
        bank, last = Bank.of(seen.banker, seen.streak, seen.seat), len(lead.tiles) == len(seen.hand)
        won, lost = (pays(seen.rules, lead, bank, self._before, wins=each, last=last) for each in (True, False))
        return wins * won + (1 - wins) * lost

    def pays_surely(self, faces: Tiles) -> bool:
        """True if leading these tiles earns points, whoever wins the trick and the round."""
        seen, made = self.seen, self.seen.rules.combination(faces)
        if made is None:
            return False
        bank, last = Bank.of(seen.banker, seen.streak, seen.seat), len(faces) == len(seen.hand)
        wins = (True,) if self.certainty.unbeaten(made) else (True, False)
        asked = ((each, by) for each in wins for by in (0, 1))
        return all(
            pays(seen.rules, made, bank, self._before, wins=each, last=last, winner=by) > 0 for each, by in asked
        )

    def holds(self, play: Play) -> bool:
        """True if nobody can take the trick from a play."""
        made = self.takes(play)
        return made is not None and (
            self.certainty.unbeaten(made) if self.seen.trick is None else self.certainty.holds(play, made)
        )

    def taking_earns(self, play: Play) -> int:
        """Points that a reply earns by what it is, if it wins the trick and whoever wins the round."""
        made, trick, seen = self.takes(play), self.seen.trick, self.seen
        if made is None or trick is None:
            return 0
        led, bank = (
            Trick.begin((trick.leader - seen.seat) % len(SEATS), trick.lead),
            Bank.of(seen.banker, seen.streak, seen.seat),
        )
        closes, last = self.closes(play), trick.size == len(seen.hand)
        return min(earns(seen.rules, led, made, bank, closes=closes, last=last, winner=by) for by in (0, 1))

    @cached_property
    def _before(self) -> tuple[Combination, ...]:
        """The sets of several tiles that this seat has led."""
        own = (trick for trick in self.seen.tricks if trick.leader == self.seen.seat)
        return tuple(trick.lead for trick in own if trick.size > 1)

    def takes(self, play: Play) -> Combination | None:
        """The set with which a play takes the trick as it stands, or None."""
        return self.seen.rules.takes(self.seen.turn, play)

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
            return 1.0 if self.closes(play) else self.odds.safe(self.seen.trick.lead, made, to_come(self.seen))
        within = [safe for faces, safe in self.sets.items() if play.tiles.holds(faces)]
        return max(within) if within else self.strength[play.tiles[0]]

    def weigh(self, play: Play) -> float:
        """What a play is worth, in points."""
        kept, wins, earned = self.seen.hand.without(play.tiles), self.wins(play), self.earned(play)
        if not kept:
            return earned + wins * self.weights.last
        ahead = self._won(play) + self.keeping(kept, self.weights.now)
        return earned + wins * ahead + (1 - wins) * self.keeping(kept, self.weights.hope)

    def _won(self, play: Play) -> float:
        """What it is worth to win this trick with a play, beside what it earns at once."""
        seen, made = self.seen, self.takes(play)
        trick = seen.trick or (Trick.begin(seen.seat, made) if made else None)
        worth = self._saved[seen.rules.worth(trick)] if trick else 0.0
        return self.weights.lead + self.weights.pile * worth + self.weights.entry * self.needs_entry

    @cached_property
    def _saved(self) -> dict[int, float]:
        return {more: saved(self.seen, more) for more in range(1, 5)}

    @cached_property
    def needs_entry(self) -> bool:
        """True if this seat has won nothing yet, and a single tile wins the end for nobody who has not."""
        return not self.seen.tally[self.seen.seat] and needs_entry(self.seen.rules)

    def keeping(self, kept: Tiles, chance: float) -> float:
        """What tiles are worth in hand, with such a chance to lead a paying set: the singles and the best two sets."""
        singles = fsum(self.weights.top * power(self.strength[face], self.weights.curve) for face in kept)
        singles += self.weights.catch * sum(face in self.catching for face in set(kept))
        held = {faces: self._set(faces, chance) for faces in self.sets if kept.holds(faces)}
        two = [held[a] + held[b] for a, b in combinations(held, 2) if kept.holds((*a, *b))]
        return singles + max([*held.values(), *two], default=0.0)

    @cached_property
    def catching(self) -> frozenset[Tile]:
        """The tiles in hand that may catch one that another holds."""
        hand, unseen = self.seen.hand, self.seen.unseen
        return frozenset(face for face in hand if any(each in unseen for each in may_catch(self.seen, face)))

    def risky(self, face: Tile) -> bool:
        """True if another that may win a single last trick may hold what catches a tile that is led then."""
        seen = self.seen
        seats = [seat for seat in others(seen) if seen.tally[seat] or not needs_entry(seen.rules)]
        return any(self.odds.held(Tiles((each,)), seats) for each in set(seen.unseen) if face in may_catch(seen, each))

    def _set(self, faces: Tiles, chance: float) -> float:
        return chance * self.paying[faces] + self.weights.pair * self.sets[faces]
