"""Who pays whom: the clauses (a) to (h) of EN 4, and the bonuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tienkow_learn.engine.errors import RecordError
from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.settlement import Payment, Settlement

from .pairs import SUPREME, mixed, pair_number, pairs_in, readings
from .sets import PAIR, SINGLE

if TYPE_CHECKING:
    from .rules import TienKow

PAR = 4
"""Tricks at which nothing is paid, and what a player without one pays a winner who is not the banker."""
FIRST_STAKE, STEP = 8, 4
TWO = 2
BONUS = {"supreme": (4, "e", "f"), "mixed": (8, "g", "h")}
"""What a kind of event pays the banker from each, and its clauses: done by the banker, done by another player."""


def stake(rules: TienKow, streak: int) -> int:
    """What a player without a trick pays a banker who wins, after `streak` rounds won as banker (EN 4b)."""
    grown = FIRST_STAKE + STEP * streak
    return grown if rules.stake_cap is None else min(grown, rules.stake_cap)


def settle(rules: TienKow, outcome: Outcome) -> Settlement:
    """Every loser settles with the winner of the last trick; then the bonuses."""
    losers = [(outcome.winner + step) % 4 for step in (1, 2, 3)]
    lines = [_line(rules, outcome, seat) for seat in losers]
    return Settlement.of([*lines, *_bonuses(rules, outcome)])


def _line(rules: TienKow, outcome: Outcome, seat: int) -> Payment:
    won, winner = outcome.tally[seat], outcome.winner
    counted = ("tiles" if rules.trick_value == "tiles" else "tricks", won)
    if won > PAR:
        return Payment(winner, seat, won - PAR, "d", (counted,))
    if not won:
        return _nothing_won(rules, outcome, seat)
    raised = rules.escalate_all and winner == outcome.banker and won < PAR
    base = stake(rules, outcome.streak) if raised else PAR
    return Payment(seat, winner, base - won, "c", (("base", base), counted))


def _nothing_won(rules: TienKow, outcome: Outcome, seat: int) -> Payment:
    if outcome.winner != outcome.banker:
        return Payment(seat, outcome.winner, PAR, "a")
    points = stake(rules, outcome.streak)
    return Payment(seat, outcome.winner, points, "b", (("round", outcome.streak + 1),))


def _bonuses(rules: TienKow, outcome: Outcome) -> Iterator[Payment]:
    mixed_so_far: Counter[int] = Counter()
    for place, event in enumerate(outcome.events):
        if event.kind not in BONUS:
            raise RecordError("unknown_event", kind=event.kind[:40], known=", ".join(BONUS))
        if _qualifies(rules, event):
            times = 1 if event.kind == "supreme" else _mixed_times(rules, event, mixed_so_far)
            yield from _bonus(outcome, place, times)


def _qualifies(rules: TienKow, event: Event) -> bool:
    played = event.led or rules.bonus_on == "play"
    won = event.won or not rules.bonus_needs_win
    return played and won and (rules.bonus_on_last_trick or not event.last)


def _mixed_times(rules: TienKow, event: Event, so_far: Counter[int]) -> int:
    """How often the mixed-pair bonus is due for an event (option mixed_bonus)."""
    before = so_far[event.seat]
    so_far[event.seat] += event.count
    return {
        "each_pair": event.count,
        "once_per_lead": 1,
        "two_in_lead": int(event.count >= TWO),
        "two_in_round": int(before < TWO <= so_far[event.seat]),
    }[rules.mixed_bonus]


def _bonus(outcome: Outcome, place: int, times: int) -> Iterator[Payment]:
    """Each of the three others pays; between two players who are not the banker half (EN 4e to 4h)."""
    event = outcome.events[place]
    full, to_banker, to_other = BONUS[event.kind]
    by_banker = event.seat == outcome.banker
    for step in (1, 2, 3) if times else ():
        payer = (event.seat + step) % len(SEATS)
        each = full if by_banker or payer == outcome.banker else full // 2
        numbers = (("each", each), ("times", times), ("trick", event.trick))
        yield Payment(payer, event.seat, each * times, to_banker if by_banker else to_other, numbers, place)


def events(rules: TienKow, tricks: tuple[Trick, ...], *, is_over: bool) -> tuple[Event, ...]:
    """Every play of the Supreme pair or of mixed pairs that was not given up, as facts."""
    found: list[Event] = []
    for number, trick in enumerate(tricks, 1):
        for seat, play in trick.plays:
            facts = (trick.leader == seat, trick.winner == seat, is_over and number == len(tricks))
            found += [Event(kind, seat, number, count, *facts) for kind, count in _paying(rules, play) if count]
    return tuple(found)


def _paying(rules: TienKow, play: Play) -> tuple[tuple[str, int], ...]:
    if play.surrendered or play.size == SINGLE:
        return ()
    ways = _ways(play)[:1] if rules.two_pair_reading == "strongest" else _ways(play)
    supreme = int(any(SUPREME in way for way in ways))
    return ("supreme", supreme), ("mixed", max(map(mixed, ways)))


def _ways(play: Play) -> tuple[tuple[int, ...], ...]:
    """The numbers of the pairs that a play of two or four tiles shows, in each way of reading it, strongest first."""
    two = readings(play.tiles) if play.size > PAIR else ()
    one = filter(None, (pair_number(*pair) for pair in pairs_in(play.tiles)))
    return two or tuple((number,) for number in sorted(one))
