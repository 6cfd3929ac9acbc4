"""What goes wrong when people settle a round of Sky Nine: each mistake makes its own number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from tienkow_learn.engine.outcome import Outcome, Tally
from tienkow_learn.engine.play import SEATS, Trick
from tienkow_learn.engine.rules.slip import Slip
from tienkow_learn.engine.settlement import Payment

from .scoring import NONE_WON, PAR, ended, settle

if TYPE_CHECKING:
    from .rules import SkyNine


def in_tiles(rules: SkyNine, outcome: Outcome, seat: int, tricks: Sequence[Trick]) -> Iterator[Slip]:
    """Mistakes in what a seat pays the winner for its tiles, the likeliest first."""
    won = settle(rules, outcome).of_event(None)
    lines = [line for line in won if seat in (line.payer, line.borne_for)]
    lines += [line for line in won if line.payee == seat]
    for code, points in (*_in_the_catch(rules, outcome, seat, lines), *_in_a_line(outcome, seat, lines)):
        yield Slip(code, rules, outcome, points)
    if ended(rules, outcome).speculator != seat or outcome.banker in (seat, outcome.winner):
        yield from _in_the_streak(rules, outcome, seat, outcome.winner)
    yield Slip("winners_count", rules, _having(outcome, seat, outcome.tally[outcome.winner]))
    in_tricks = tuple(sum(trick.winner == each for trick in tricks) for each in SEATS)
    if tricks and in_tricks != outcome.tally:
        yield Slip("counted_tricks", rules, replace(outcome, tally=cast("Tally", in_tricks)))


def _in_the_catch(rules: SkyNine, outcome: Outcome, seat: int, lines: Iterable[Payment]) -> Iterator[tuple[str, int]]:
    """Who forgets that a caught speculator pays for everybody."""
    speculator = ended(rules, outcome).speculator
    if speculator == seat:
        yield "only_own", sum(line.points for line in lines if line.payer == seat and line.borne_for in (None, seat))
    elif speculator is not None:
        yield "not_carried", sum(line.points for line in lines if line.borne_for == seat)


def _in_a_line(outcome: Outcome, seat: int, lines: Sequence[Payment]) -> Iterator[tuple[str, int]]:
    """Mistakes in units, streak and factor; a seat's loss counts as what it pays, a gain as less than 0."""
    if any(line.borne_for is not None and line.payer != seat for line in lines):
        return
    signed = [(line if line.payer == seat else replace(line, points=-line.points)) for line in lines]
    for line in signed[:1] if len(signed) == 1 else ():
        won, points = outcome.tally[seat], line.points
        if not won:
            yield "four_for_none", points * PAR // NONE_WON
        if 0 < won < PAR:
            yield "counted_up", points * won // (PAR - won)
        if won > PAR:
            yield "not_above", 0
    yield "factor_forgotten", sum(line.points // line.values["factor"] for line in signed)
    yield "factor_doubled", sum(line.points * line.values["factor"] for line in signed)


def _in_the_streak(rules: SkyNine, outcome: Outcome, seat: int, other: int) -> Iterator[Slip]:
    if outcome.banker in (seat, other) and outcome.streak:
        yield Slip("streak_forgotten", rules, replace(outcome, streak=0))
        yield Slip("streak_short", rules, replace(outcome, streak=outcome.streak - 1))
    elif outcome.streak:
        yield Slip("streak_between_others", rules, replace(outcome, banker=other))


def in_bonus(rules: SkyNine, outcome: Outcome, seat: int, place: int) -> Iterator[Slip]:
    """Mistakes in what a seat pays for the event at a place."""
    event = outcome.events[place]
    yield from _in_the_streak(rules, outcome, seat, event.seat)
    for kind in ("royal", "four"):
        events = (*outcome.events[:place], replace(event, kind=kind), *outcome.events[place + 1 :])
        yield Slip(f"bonus_of_{kind}", rules, replace(outcome, events=events))


def _having(outcome: Outcome, seat: int, won: int) -> Outcome:
    tally = (*outcome.tally[:seat], won, *outcome.tally[seat + 1 :])
    return replace(outcome, tally=cast("Tally", tally))
