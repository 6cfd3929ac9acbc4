"""What goes wrong when people settle: each mistake is the outcome, or the rules, that would make its number right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from tienkow_learn.engine.outcome import Outcome, Tally
from tienkow_learn.engine.play import SEATS, Trick
from tienkow_learn.engine.rules.slip import Slip

from .scoring import BONUS, PAR

if TYPE_CHECKING:
    from .rules import TienKow


def in_tricks(rules: TienKow, outcome: Outcome, seat: int, tricks: Sequence[Trick]) -> Iterator[Slip]:
    """Mistakes in what a seat pays the winner for its tricks, the likeliest first."""
    for code, changed in _misread(outcome, seat):
        yield Slip(code, rules, changed)
    other = replace(rules, trick_value="trick" if rules.trick_value == "tiles" else "tiles")
    if tricks and _counted(rules, tricks) == outcome.tally:
        yield Slip(f"counted_{other.unit}", other, replace(outcome, tally=_counted(other, tricks)))


def _misread(outcome: Outcome, seat: int) -> Iterator[tuple[str, Outcome]]:
    won, winner = outcome.tally[seat], outcome.winner
    if not won:
        yield from _about_the_bank(outcome, seat)
    if won > PAR:
        yield "not_above", _having(outcome, seat, PAR)
        yield "turned_above", _having(outcome, seat, 2 * PAR - won)
    if 0 < won < PAR:
        yield "turned_below", _having(outcome, seat, 2 * PAR - won)
        yield "counted_up", _having(outcome, seat, PAR - won)
    yield "winners_count", _having(outcome, seat, outcome.tally[winner])
    gap = PAR - (outcome.tally[winner] - won)
    if gap > 0:
        yield "gap", _having(outcome, seat, gap)


def _about_the_bank(outcome: Outcome, seat: int) -> Iterator[tuple[str, Outcome]]:
    if outcome.winner == outcome.banker:
        yield "no_bank", replace(outcome, banker=seat)
        yield "first_stake", replace(outcome, streak=0)
        yield "next_stake", replace(outcome, streak=outcome.streak + 1)
    else:
        yield "bank_too_soon", replace(outcome, banker=outcome.winner)
    yield "free", _having(outcome, seat, PAR)


def in_bonus(rules: TienKow, outcome: Outcome, seat: int, place: int) -> Iterator[Slip]:
    """Mistakes in what a seat pays for the event at a place."""
    done = outcome.events[place]
    by_banker, from_banker = done.seat == outcome.banker, seat == outcome.banker
    code = "half_to_banker" if by_banker else "half_from_banker" if from_banker else "full_from_other"
    for banker in SEATS:
        yield Slip(code, rules, replace(outcome, banker=banker))
    for kind in BONUS:
        events = (*outcome.events[:place], replace(done, kind=kind), *outcome.events[place + 1 :])
        yield Slip(f"bonus_of_{kind}", rules, replace(outcome, events=events))


def _having(outcome: Outcome, seat: int, won: int) -> Outcome:
    tally = (*outcome.tally[:seat], won, *outcome.tally[seat + 1 :])
    return replace(outcome, tally=cast("Tally", tally))


def _counted(rules: TienKow, tricks: Sequence[Trick]) -> Tally:
    sums = (sum(rules.worth(trick) for trick in tricks if trick.winner == seat) for seat in SEATS)
    return cast("Tally", tuple(sums))
