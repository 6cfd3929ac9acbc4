"""What a player asks about the end of a round: who may win the last trick, with what, and how it may go wrong."""

from __future__ import annotations

from functools import lru_cache

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.outcome import Outcome
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.rules import Past, RuleSet, Turn
from tienkow_learn.engine.tiles import Tile, Tiles

from .sight import KEPT, opened, overtakers, sets_of, taking


@lru_cache(KEPT)
def needs_entry(rules: RuleSet) -> bool:
    """Whether who has won nothing cannot win the last trick with a single tile.

    >>> from tienkow_learn.engine import SkyNine, TienKow
    >>> needs_entry(SkyNine()), needs_entry(TienKow())
    (True, False)
    """
    led = next(each for each in sets_of(rules, 1) if overtakers(rules, each, each))
    better = overtakers(rules, led, led)[0]
    return taking(rules, Turn(better, opened(0, led)), Play(better)) is None


@lru_cache(KEPT)
def catchers(rules: RuleSet, lead: Combination) -> tuple[Tiles, ...]:
    """The sets that catch a lead of the last trick: who plays one closes it.

    >>> from tienkow_learn.engine import SkyNine
    >>> [str(each.letters) for face in "K3A" for each in catchers(SkyNine(), SkyNine().combination(face))]
    ['J', '6']
    """
    trick = opened(0, lead)
    return tuple(each for each in overtakers(rules, lead, lead) if _closes(rules, Turn(each, trick, won=1)))


def _closes(rules: RuleSet, turn: Turn) -> bool:
    made = taking(rules, turn, Play(turn.hand))
    return made is not None and rules.closes(turn, made)


@lru_cache(KEPT)
def catches(rules: RuleSet, face: Tile) -> tuple[Tile, ...]:
    """The single tiles that this one catches, if they are led last."""
    leads = (each for each in sets_of(rules, 1) if Tiles((face,)) in catchers(rules, each))
    return tuple(each.tiles[0] for each in leads)


def ends_better(seen: Observation, face: Tile) -> bool:
    """Whether winning the last trick by leading this tile pays more than winning it in a plain way."""
    plain = _ended(seen, ())
    return _ended(seen, (opened(seen.seat, seen.rules.single(face)),)) > plain


def _ended(seen: Observation, last: tuple[Trick, ...]) -> int:
    events = seen.rules.events((*seen.tricks, *last), Past(bool(last), seen.is_first_trick, seen.aside))
    a, b, c, d = (won + len(seen.hand) * (seat == seen.seat) for seat, won in zip(SEATS, seen.tally, strict=True))
    return seen.rules.settle(Outcome((a, b, c, d), seen.seat, seen.banker, seen.streak, events)).totals[seen.seat]
