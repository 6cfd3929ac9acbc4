"""What the others may still hold when a trick comes, whatever they had to play before: counted, never guessed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain, combinations

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules.base import choices
from tienkow_learn.engine.tiles import Tiles

from .odds import Odds, could_hold
from .sight import follows, others, rivals, takes, to_come

Leads = tuple[Combination, ...]
FEW = 9
"""Unseen tiles up to which the others' hands are dealt out, to see whether what is left of a hand fits theirs."""
TRIED = 300
"""How many ways to keep a set are tried; if none of so many is settled, it counts as one that may be kept."""


@dataclass(frozen=True, slots=True)
class Holding:
    """Who of the others may take a trick of this seat, the unseen tiles lying wherever the play so far allows."""

    odds: Odds
    found: dict[tuple[int, Tiles, Leads], bool] = field(default_factory=dict, repr=False)
    held: dict[tuple[int, Tiles], bool] = field(default_factory=dict, repr=False)

    def stops(
        self, lead: Combination, best: Combination, before: Leads = (), *, last: bool = False, now: bool = False
    ) -> bool:
        """True if another may take a trick from this seat's best set.

        `before` are the leads that all have to follow until then; `last` tells whether the trick ends the round, `now`
        whether it is on the table, so that only the seats to come can take it.
        """
        seen = self.odds.seen
        seats = to_come(seen) if now else others(seen)
        owing = ((seat, () if now else self._owed(seat, before)) for seat in seats)
        asked = dict.fromkeys((self._known(seat), min(1, seen.tally[seat]), owed) for seat, owed in owing)
        return any(
            takes(seen.rules, lead, best, faces, won=won, last=last) and self._keeps(seat, faces, owed)
            for faces in rivals(seen.rules, lead, best, seen.unseen)
            for seat, won, owed in asked
        )

    def _owed(self, seat: int, before: Leads) -> Leads:
        """What a seat has to follow before: the trick on the table, too, if it has not played to it."""
        trick = self.odds.seen.trick
        return (trick.lead, *before) if trick and trick.play_of(seat) is None else before

    def _known(self, seat: int) -> int:
        """The seat itself, or one number for all of whom nothing is known."""
        told = any(self.odds.barred) or any(by == seat for _, by, _ in self.odds.given)
        return seat if told else len(SEATS)

    def _keeps(self, seat: int, faces: Tiles, owed: Leads) -> bool:
        """True if a seat may hold these tiles, and keep them while it follows so many leads."""
        asked = seat, faces, owed
        if asked not in self.found:
            able = self.may_hold(seat, faces) and not self._drawn(faces, owed)
            self.found[asked] = able and _reaches(self, seat, faces, owed, [TRIED])
        return self.found[asked]

    def may_hold(self, seat: int, faces: Tiles) -> bool:
        """True if a seat could have given up what it gave up with these tiles in hand."""
        if (seat, faces) not in self.held:
            rules, given = self.odds.seen.rules, self.odds.given
            fits = all(could_hold(rules, turn, play, faces) for turn, by, play in given if by == seat)
            self.held[seat, faces] = fits
        return self.held[seat, faces]

    def _drawn(self, faces: Tiles, owed: Leads) -> bool:
        """True if too few other tiles are unseen to follow single leads with, so that these have to be played."""
        rest = self.odds.seen.unseen.without(faces)
        for lead in {each.kind: each for each in owed if len(each.tiles) == 1}.values():
            fill = (1 for face in rest if follows(self.odds.seen.rules, Tiles((*faces, face)), lead, Tiles((face,))))
            if sum(fill) < sum(each.kind == lead.kind for each in owed):
                return True
        return False

    def fits(self, seat: int, held: Tiles) -> bool:
        """True if a seat can hold these tiles while the others find room for the rest."""
        seen, barred = self.odds.seen, self.odds.barred
        if not any(barred):
            return True
        room = {at: seen.counts[at] - len(held) * (at == seat) for at in others(seen)}
        down = len(seen.unseen) - sum(seen.counts[at] for at in room)
        able = [{at for at in room if face not in barred[at]} for face in seen.unseen.without(held)]
        groups = chain.from_iterable(combinations(room, size) for size in range(len(room) + 1))
        counted = all(
            sum(each <= set(group) for each in able) <= down + sum(room[at] for at in group) for group in groups
        )
        return counted and (len(seen.unseen) > FEW or self._deals(seat, seen.unseen.without(held)))

    def _deals(self, seat: int, rest: Tiles) -> bool:
        """True if the two others can hold so many of the tiles that are left, by what they gave up."""
        one, two = (each for each in others(self.odds.seen) if each != seat)
        counts = self.odds.seen.counts
        return any(
            any(self.may_hold(two, second) for second in choices(rest.without(first), counts[two]))
            for first in choices(rest, counts[one])
            if self.may_hold(one, first)
        )


def _reaches(holding: Holding, seat: int, held: Tiles, owed: Leads, tries: list[int]) -> bool:
    """True if a hand that ends as these tiles could follow all the leads; found from the last of them to the first."""
    if not owed:
        return holding.may_hold(seat, held) and holding.fits(seat, held)
    *before, lead = owed
    for reply in _replies(holding, held, lead):
        tries[0] -= 1
        hand = Tiles((*held, *reply))
        if tries[0] < 0 or (
            follows(holding.odds.seen.rules, hand, lead, reply) and _reaches(holding, seat, hand, tuple(before), tries)
        ):
            return True
    return False


def _replies(holding: Holding, held: Tiles, lead: Combination) -> Iterable[Tiles]:
    """What may have been played to a lead by who kept these tiles; tiles like the lead first."""
    seen = holding.odds.seen
    rest = seen.unseen.without(held)
    if len(lead.tiles) == 1:
        alike = [face for face in rest if seen.rules.single(face).kind == lead.kind]
        rest = Tiles.in_order((*alike, *rest))
    return choices(rest, len(lead.tiles))
