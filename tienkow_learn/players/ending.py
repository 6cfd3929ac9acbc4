"""What a player asks about the end of a round: who may win the last trick, with what, and how it may go wrong."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.outcome import Outcome, Tally
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.rules import Past, RuleSet, Turn
from tienkow_learn.engine.rules.questions import KEPT
from tienkow_learn.engine.tiles import Tile, Tiles


@lru_cache(KEPT)
def needs_entry(rules: RuleSet) -> bool:
    """True if who has won nothing cannot win the last trick with a single tile.

    >>> from tienkow_learn.engine import SkyNine, TienKow
    >>> needs_entry(SkyNine()), needs_entry(TienKow())
    (True, False)
    """
    led = next(each for each in rules.sets_of(1) if rules.beaters(each, each))
    better = rules.beaters(led, led)[0]
    return rules.takes(Turn(better, Trick.begin(0, led)), Play(better)) is None


@lru_cache(KEPT)
def catchers(rules: RuleSet, lead: Combination) -> tuple[Tiles, ...]:
    """The sets that catch a lead of the last trick: who plays one closes it.

    >>> from tienkow_learn.engine import SkyNine
    >>> [str(each.letters) for face in "K3A" for each in catchers(SkyNine(), SkyNine().combination(face))]
    ['J', '6']
    """
    trick = Trick.begin(0, lead)
    return tuple(each for each in rules.beaters(lead, lead) if _closes(rules, Turn(each, trick, won=1)))


def _closes(rules: RuleSet, turn: Turn) -> bool:
    made = rules.takes(turn, Play(turn.hand))
    return made is not None and rules.closes(turn, made)


def points(seen: Observation, more: tuple[Trick, ...], won: int = 0) -> int:
    """What a seat has if it wins these tricks, which end the round, or wins so much more with nothing that pays alone.

    >>> from tienkow_learn.engine import Round, SkyNine
    >>> seen = Round.start(SkyNine(), ["AK", "BC", "CE", "EF"], tally=(2, 2, 1, 1), shown="JJ").observe(0)
    >>> one, other = (Trick.begin(0, SkyNine().combination(face)) for face in "AK")
    >>> points(seen, (one, other)), points(seen, ())
    (8, 8)
    """
    rules = seen.rules
    whole = not seen.shown and sum(map(rules.worth, seen.tricks)) == sum(seen.tally)
    events = rules.events((*seen.tricks, *more), Past(bool(more), whole, seen.aside, seen.calls))
    own = won + sum(map(rules.worth, more))
    a, b, c, d = (count + own * (seat == seen.seat) for seat, count in zip(SEATS, seen.tally, strict=True))
    return rules.settle(Outcome((a, b, c, d), seen.seat, seen.banker, seen.streak, events)).totals[seen.seat]


def at_least(seen: Observation, lead: Combination) -> int:
    """What a seat has at the worst if it leads this and wins neither the trick nor the round."""
    rules, others = seen.rules, [seat for seat in SEATS if seat != seen.seat]
    ends = [(*seen.tricks, replace(Trick.begin(seen.seat, lead), winner=seat)) for seat in others]
    past = Past(len(lead.tiles) == len(seen.hand), False, seen.aside, seen.calls)
    found = [
        Outcome(_counted(seen.tally, seat), seat, seen.banker, seen.streak, rules.events(tricks, past))
        for seat, tricks in zip(others, ends, strict=True)
    ]
    return min(rules.settle(each).totals[seen.seat] for each in found)


def _counted(tally: Tally, winner: int) -> Tally:
    a, b, c, d = (count + (seat == winner) for seat, count in enumerate(tally))
    return a, b, c, d


def may_catch(seen: Observation, face: Tile) -> tuple[Tile, ...]:
    """The single tiles that this one would catch, led last, by all that this seat sees of the round so far."""
    found = [each for each in _prey(seen.rules, face) if each.tiles[0] in (*seen.unseen, *seen.hand)]
    if not found:
        return ()
    turn = Turn(Tiles((face,)), None, 1, tricks=seen.tricks, shown=seen.aside)
    return tuple(each.tiles[0] for each in found if _closes(seen.rules, replace(turn, trick=Trick.begin(0, each))))


@lru_cache(KEPT)
def _prey(rules: RuleSet, face: Tile) -> tuple[Combination, ...]:
    """The single tiles that this one can catch at all."""
    return tuple(each for each in rules.sets_of(1) if Tiles((face,)) in catchers(rules, each))
