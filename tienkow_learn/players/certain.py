"""What is certain: the last trick, whatever the others hold of the unseen tiles and however they play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.tiles import Tiles

from .ending import points
from .holding import Holding, Leads
from .odds import Odds
from .regaining import regains
from .sight import leads_of

LONG = 4
"""Tiles in hand above which a tile counts as stopped in any order if it is when all the others are led before it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A certain way to the last trick.

    The `leads` that follow the play, and the `points` of the round by it; `yields` if the others may win tricks on the
    way, whoever leads (then the points are a guess).
    """

    leads: Leads = ()
    points: int = 0
    yields: bool = False


class Certainty:
    """Finds the certain lines of one observation, by the rule set's own answers alone.

    >>> from tienkow_learn.engine import Round, TienKow
    >>> at = Round.start(TienKow(), ["6:3 5:4 2:1", "6:2 1:1 2:2", "4:2 3:1 3:3", "6:6 6:5 4:4"])
    >>> [str(play) for play in Certainty(Odds.of(at.observe(0))).lines()]
    ['6:3', '5:4']
    """

    def __init__(self, odds: Odds) -> None:
        self.seen = odds.seen
        self.holding = Holding(odds)
        self._regained: dict[Tiles, bool] = {}
        self._stopped: dict[tuple[Combination, Leads, bool], bool] = {}

    def lines(self) -> dict[Play, Line]:
        """The best certain line of each legal play that has one."""
        legal = [play for play in self.seen.legal_plays() if not play.call]
        found = self._leading() if self.seen.trick is None else {}
        every = ((play, found.get(play.tiles) or self._line(play)) for play in legal)
        return {play: line for play, line in every if line}

    def _leading(self) -> dict[Tiles, Line]:
        """The best line of each lead that nobody can stop, where nobody can stop the rest either."""
        found: dict[Tiles, Line] = {}
        for leads in self.plans(self.seen.hand):
            worth = points(self.seen, self._opened(leads))
            for lead in leads[:-1] or leads:
                known = found.get(lead.tiles)
                if (known is None or known.points < worth) and not self._stops(lead, ()):
                    rest = tuple(each for each in leads if each is not lead)
                    found[lead.tiles] = Line(rest, worth)
        return found

    def _line(self, play: Play) -> Line | None:
        seen, made = self.seen, self.seen.rules.takes(self.seen.turn, play)
        kept = seen.hand.without(play.tiles)
        if seen.trick and made and self.holds(play, made):
            now = seen.trick.joined(seen.seat, play, made, closes=seen.rules.closes(seen.turn, made))
            plans = self.plans(kept) if kept else iter(((),))
            each = ((points(seen, (now, *self._opened(leads))), leads) for leads in plans)
            return max((Line(leads, worth) for worth, leads in each), key=lambda line: line.points, default=None)
        if not self._ends(kept) or (made and not any(self.plans(kept))):
            return None
        return Line(points=points(seen, (), won=len(kept)), yields=True)

    def _ends(self, kept: Tiles) -> bool:
        """True if tiles win the end even if another leads."""
        if kept not in self._regained:
            self._regained[kept] = regains(self.holding, kept)
        return self._regained[kept]

    def unbeaten(self, lead: Combination) -> bool:
        """True if nobody can take a lead."""
        return not self._stops(lead, (), last=len(lead.tiles) == len(self.seen.hand))

    def holds(self, play: Play, made: Combination) -> bool:
        """True if nobody can take the trick on the table from a play."""
        seen, trick = self.seen, self.seen.trick
        if trick is None or seen.rules.closes(seen.turn, made):
            return trick is not None
        return not self.holding.stops(trick.lead, made, last=play.size == len(seen.hand), now=True)

    def plans(self, hand: Tiles) -> Iterator[Leads]:
        """Orders in which to lead a whole hand so that nobody can stop any of it; for each way to end all in one."""
        for parts in self._parts(hand, hand):
            for last in dict.fromkeys(parts):
                rest = list(parts)
                rest.remove(last)
                if order := self._ordered(rest, last):
                    yield order

    def _parts(self, hand: Tiles, whole: Tiles) -> Iterator[Leads]:
        """The ways to share a hand out into leads, less those with a lead that is stopped in any order."""
        if not hand:
            yield ()
            return
        for lead in leads_of(self.seen.rules, hand):
            if lead.tiles[0] is hand[0] and self._hopes(lead, whole):
                for rest in self._parts(hand.without(lead.tiles), whole):
                    yield (lead, *rest)

    def _hopes(self, lead: Combination, hand: Tiles) -> bool:
        if not self._stops(lead, ()) or len(lead.tiles) > 1 or len(hand) <= LONG:
            return True
        others = tuple(map(self.seen.rules.single, hand.without(lead.tiles)))
        return not self._stops(lead, others, last=True)

    def _ordered(self, rest: list[Combination], last: Combination) -> Leads | None:
        order: Leads = ()
        while rest:
            lead = next((each for each in rest if not self._stops(each, order)), None)
            if lead is None:
                return None
            rest.remove(lead)
            order = (*order, lead)
        return None if self._stops(last, order, last=True) else (*order, last)

    def _stops(self, lead: Combination, before: Leads, *, last: bool = False) -> bool:
        asked = lead, before, last
        if asked not in self._stopped:
            sooner = before and not self._stops(lead, (), last=last)
            self._stopped[asked] = not sooner and self.holding.stops(lead, lead, before, last=last)
        return self._stopped[asked]

    def _opened(self, leads: Leads) -> tuple[Trick, ...]:
        return tuple(Trick.begin(self.seen.seat, lead) for lead in leads)
