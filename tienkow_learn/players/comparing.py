"""What a reason is made of: a play beside the others that could be made, in facts that can be counted."""

from __future__ import annotations

from functools import cached_property

from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.tiles import Tile, Tiles

from .ending import points
from .sight import rivals
from .weighing import Scales


class Comparing:
    """One legal play of an observation, and what it does that others do not."""

    def __init__(self, scales: Scales, play: Play) -> None:
        self.scales = scales
        self.play = play
        self.kept = scales.seen.hand.without(play.tiles)

    def fewest(self, faces: Tiles) -> int:
        """How many unseen tiles beat the strongest of some tiles when it is led; more than there are if none."""
        return min(map(self.against, faces), default=len(self.scales.seen.unseen) + 1)

    def against(self, face: Tile) -> int:
        """How many unseen tiles beat a tile when it is led."""
        return self.scales.against[face]

    def sum(self, play: Play) -> int:
        """The same for all that a play puts down, added up: much is weak."""
        return sum(map(self.against, play.tiles))

    @cached_property
    def cheaper(self) -> list[Play]:
        """The plays that take the trick with less."""
        return [each for each in self.scales.legal if self.scales.rank(each) > self.scales.rank(self.play)]

    @cached_property
    def as_weak(self) -> list[Play]:
        """The other plays that give up no more."""
        return [each for each in self.scales.legal if each != self.play and self.sum(each) >= self.sum(self.play)]

    @property
    def pays_surely(self) -> bool:
        """True if a lead earns points whatever happens."""
        return self.scales.pays_surely(self.play.tiles)

    @property
    def ends_better(self) -> bool:
        """True if one tile is kept that wins the end for certain, and for more than what is led now would."""
        seen = self.scales.seen
        now, last = seen.rules.combination(self.play.tiles), self.kept and seen.rules.combination(self.kept)
        if len(self.kept) != 1 or self.play not in self.scales.lines or not now or not last:
            return False
        one, other = Trick.begin(seen.seat, now), Trick.begin(seen.seat, last)
        return not self.scales.lines[self.play].yields and points(seen, (one, other)) > points(seen, (other, one))

    @property
    def may_be_caught(self) -> bool:
        """True if a tile is led now that could be caught in the only trick that is left."""
        return self.play.size == len(self.kept) == 1 and self.scales.risky(self.play.tiles[0])

    @property
    def unbeatable(self) -> bool:
        """True if nobody can take the trick from the play."""
        return self.holds(self.play)

    def holds(self, play: Play) -> bool:
        """True if nobody can take the trick from a play."""
        return self.scales.holds(play)

    def rivals(self, play: Play) -> int:
        """How many sets by face could take the trick from a play, if one hand holds them."""
        seen, made = self.scales.seen, self.scales.takes(play)
        return sum(1 for _ in rivals(seen.rules, seen.trick.lead, made, seen.unseen)) if seen.trick and made else 0

    @property
    def safer_together(self) -> bool:
        """True if a lead of several tiles is safer than any of them alone."""
        if self.play.size == 1:
            return False
        odds, rules = self.scales.odds, self.scales.seen.rules
        others = [seat for seat in SEATS if seat != self.scales.seen.seat]
        alone = [odds.safe(one, one, tuple(others)) for one in map(rules.single, self.play.tiles)]
        return self.scales.wins(self.play) > max(alone)

    @property
    def wins_points(self) -> bool:
        """True if the play earns points if it wins the trick."""
        return self.scales.taking_earns(self.play) > 0

    @property
    def denies_points(self) -> bool:
        """True if who led earns nothing by it if the play wins the trick."""
        return self.scales.earned(self.play) > 0

    def spares_a_set(self, instead: list[Play]) -> bool:
        """True if it breaks no set, where each of the plays instead of it would break one."""
        return bool(instead) and not self._breaks(self.play) and all(map(self._breaks, instead))

    def _breaks(self, play: Play) -> bool:
        """True if a play takes a part of a set and leaves the rest."""
        kept = self.scales.seen.hand.without(play.tiles)
        return any(not kept.holds(faces) and not play.tiles.holds(faces) for faces in self.scales.sets)

    @property
    def keeps_a_catcher(self) -> bool:
        """True if it gives up a tile that is stronger than one that it keeps to catch with."""
        held = [face for face in self.scales.catching if face in self.kept]
        return any(self._weaker(face, other) for face in held for other in self.play.tiles)

    def _weaker(self, face: Tile, other: Tile) -> bool:
        """True if a tile is the weaker of two: more of what is unseen beats it, or as much and it ranks lower."""
        one, two = map(self.scales.seen.rules.single, (face, other))
        ranks = (one.rank, two.rank) if one.kind == two.kind else (0, 0)
        return (self.against(face), ranks[0]) > (self.against(other), ranks[1])
