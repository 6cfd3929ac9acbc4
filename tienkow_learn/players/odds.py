"""Where the unseen tiles may lie: counted, and narrowed by what the others have shown that they do not hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import comb, prod

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.rules import RuleSet, Turn
from tienkow_learn.engine.tiles import Tile, Tiles

Barred = tuple[frozenset[Tile], ...]
"""For each seat the unseen faces that it cannot hold."""
GivenUp = tuple[Turn, int, Play]
"""A seat's play that could not win, with the turn that it answered."""


def barred(seen: Observation) -> Barred:
    """The faces that no longer can be where: with one of them a seat could not have given up what it gave up.

    >>> from tienkow_learn.engine import Round, TienKow
    >>> hands = ["6:1 2:1", "6:3 4:1", "3:1 2:2", "6:4 5:2"]
    >>> after = Round.start(TienKow(), hands).play("6:1").play("6:3").play("3:1")
    >>> sorted(map(str, barred(after.observe(3))[1]))
    ['2:2']
    """
    return _barred(seen, tuple(given_up(seen)))


def _barred(seen: Observation, given: tuple[GivenUp, ...]) -> Barred:
    found: list[set[Tile]] = [set() for _ in SEATS]
    for turn, seat, play in given:
        found[seat] |= {face for face in set(seen.unseen) if not could_hold(seen.rules, turn, play, (face,))}
    return tuple(map(frozenset, found))


def could_hold(rules: RuleSet, turn: Turn, play: Play, faces: Iterable[Tile]) -> bool:
    """True if a seat that gave these tiles up in a turn may have held others, too."""
    held = Turn(Tiles((*turn.hand, *faces)), turn.trick, turn.won, turn.first)
    return rules.why_not(held, play) is None


def given_up(seen: Observation) -> Iterator[GivenUp]:
    """The others' open plays that could not win, each with the turn; its hand is what they have shown of it since."""
    tricks = seen.all_tricks
    for number, trick in enumerate(tricks):
        so_far = Trick.begin(trick.leader, trick.lead)
        for seat, play in trick.plays[1:]:
            if play.surrendered and play.tiles and seat != seen.seat:
                since = (each.play_of(seat) for each in tricks[number:])
                yield Turn(Tiles(face for each in since if each for face in each.tiles), so_far, won=1), seat, play
            so_far = so_far.joined(seat, play, seen.rules.takes(Turn(play.tiles, so_far, won=1), play))


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely the others hold something, the unseen tiles lying anywhere that the play so far allows."""

    seen: Observation
    barred: Barred
    given: tuple[GivenUp, ...] = ()

    @classmethod
    def of(cls, seen: Observation) -> Odds:
        """The odds as an observation has them."""
        given = tuple(given_up(seen))
        return cls(seen, _barred(seen, given), given)

    def held(self, faces: Tiles, seats: Iterable[int]) -> float:
        """About how likely one of these seats holds all these faces, 0 to 1."""
        unseen, counts = self.seen.unseen, self.seen.counts
        ways = prod(comb(unseen.count(face), faces.count(face)) for face in set(faces))
        if not ways:
            return 0.0
        able = (seat for seat in seats if not self.barred[seat].intersection(faces))
        return min(1.0, ways * sum(comb(counts[seat], len(faces)) for seat in able) / comb(len(unseen), len(faces)))

    def safe(self, lead: Combination, best: Combination, seats: tuple[int, ...]) -> float:
        """About how likely none of these seats can take the trick from its best set, 0 to 1; 1 if none can."""
        return prod(1 - self.held(faces, seats) for faces in self.seen.rules.beaters(lead, best))
