"""Rounds for questions: dealt by chance, steered towards what is seldom, and played out by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from tienkow_learn.engine import DECK, Outcome, Play, Round, RuleSet, Tiles
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice.source import Source

MOST_WON = 3
"""How many rounds the banker has won before, at most."""
COMPETES, EAGER, SHY, LEADS_FIRST = 0.5, 1.0, 0.1, 0.5
EVEN = (1, 1, 1, 1)
TRIES = 60


@dataclass(frozen=True, slots=True)
class Plan:
    """A trick that is to come about: the plays of some seats, the leader's first.

    It is led as soon as the leader has the lead, or with the `last` tiles of all; until then its tiles are kept.
    """

    plays: tuple[tuple[int, Play], ...]
    last: bool = False

    @property
    def leader(self) -> int:
        """Who is to lead it."""
        return self.plays[0][0]

    @property
    def led(self) -> Tiles:
        """The tiles that are to be led."""
        return self.plays[0][1].tiles

    def of(self, seat: int) -> Play | None:
        """What a seat is to play in it, if that matters."""
        return next((play for at, play in self.plays if at == seat), None)


def played(source: Source, plans: Sequence[Plan] = (), leader: int | None = None) -> Round:
    """A round of eight tiles each, from the first lead to the last trick, in which the plans may have come about.

    Every play is a legal one, and bank, streak and leader are such as follow from an opening by these rules.
    """
    now = _dealt(source, plans, leader)
    while not now.is_over:
        now = now.play(_chosen(source, now, plans))
    return now


def _dealt(source: Source, plans: Sequence[Plan], wanted: int | None) -> Round:
    held = {seat: [tile for plan in plans if (play := plan.of(seat)) for tile in play.tiles] for seat in SEATS}
    rest = source.shuffled(DECK.without(tile for tiles in held.values() for tile in tiles))
    hands = []
    for seat in SEATS:
        missing = source.rules.hand_size - len(held[seat])
        hands.append(Tiles([*held[seat], *rest[:missing]]))
        del rest[:missing]
    if wanted is None and plans and source.chance.random() < LEADS_FIRST:
        wanted = plans[0].leader
    banks = [bank for bank in _banks(source.rules) if wanted in (None, bank[0])]
    leader, banker, streak = source.chance.choice(banks)
    return Round.start(source.rules, hands, banker, streak, leader)


@cache
def _banks(rules: RuleSet) -> tuple[tuple[int, int, int], ...]:
    """Leader, banker and streak as rounds begin with them: one that opens a match, or one after the leader won some."""
    found = []
    for seat in SEATS:
        leader, banker, streak = rules.opening(seat)
        found.append((leader, banker, streak))
        for _ in range(MOST_WON):
            banker, streak = rules.bank_after(Outcome(EVEN, seat, banker, streak))
            found.append((seat, banker, streak))
    return tuple(found)


def _chosen(source: Source, now: Round, plans: Iterable[Plan]) -> Play:
    seat, legal = now.to_move or 0, now.legal_plays()
    if now.is_calling:
        return legal[-1]
    open_plans = [plan for plan in plans if (play := plan.of(seat)) and now.hands[seat].holds(play.tiles)]
    due = [made for plan in open_plans if _is_due(now, plan) for made in legal if _is(made, plan.of(seat))]
    if due:
        return due[0]
    kept = [tile for plan in open_plans if (play := plan.of(seat)) for tile in play.tiles]
    up, down = ([play for play in legal if play.surrendered == given_up] for given_up in (False, True))
    first, second = (up, down) if source.chance.random() < _courage(now, seat, plans) else (down, up)
    plays = (*source.shuffled(first), *source.shuffled(second))
    return next((play for play in plays if now.hands[seat].holds([*play.tiles, *kept])), plays[0])


def _courage(now: Round, seat: int, plans: Iterable[Plan]) -> float:
    """How often a seat competes that can: often if it is to lead a last trick, seldom if another is and it has won."""
    leaders = [plan.leader for plan in plans if plan.last]
    if seat in leaders:
        return EAGER
    return SHY if leaders and now.tally[seat] else COMPETES


def _is(made: Play, wanted: Play | None) -> bool:
    return wanted is not None and made.tiles == wanted.tiles and made.surrendered == wanted.surrendered


def _is_due(now: Round, plan: Plan) -> bool:
    """True if it is time for a plan's trick: it is led, or its leader may lead it."""
    if now.trick:
        return now.trick.leader == plan.leader and now.trick.lead.tiles == plan.led
    return now.to_move == plan.leader and (not plan.last or len(now.hands[plan.leader]) == len(plan.led))
