"""Who pays whom: units, the streak, how the round ended, and the bonuses (S9 3.3, 3.4, 4; RULES 3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tienkow_learn.engine.errors import RecordError
from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules.ending import End, Ending
from tienkow_learn.engine.settlement import Payment, Settlement

from .declaring import FULL, PERFECT

if TYPE_CHECKING:
    from .rules import SkyNine

PAR, NONE_WON = 4, 5
"""Tiles at which nothing is paid; units that a player without a tile pays."""
BONUS = {"royal": 2, "four": 4, "kk_caught": 2}
"""Units that each of the others pays for a kind of event."""
PLAIN, TWICE, PERFECTLY, PERFECT_FOUR = 1, 2, 4, 8
ENDINGS = {"smallest": 2, "ended_royal": 2, "ended_four": 4, "largest": 1, FULL: 2, PERFECT: 4}
"""What each way to end a round multiplies by."""
CAUGHT = ("caught_single", "caught_kk", "caught_four")
OPENINGS = ("opened", "opened_top")
WAYS = (
    *(Ending(kind) for kind in ENDINGS if kind not in (FULL, PERFECT)),
    *(Ending(kind, takes_all=True, option="straight_win") for kind in (FULL, PERFECT)),
    Ending("caught_single", caught=True),
    Ending("caught_kk", caught=True, option="jj_catches_kk"),
    Ending("caught_four", caught=True),
)
KINDS = (*BONUS, *OPENINGS, *ENDINGS, *CAUGHT)


def settle(rules: SkyNine, outcome: Outcome) -> Settlement:
    """Every loser settles with the winner; then the bonuses."""
    for event in outcome.events:
        if event.kind not in KINDS:
            raise RecordError("unknown_event", kind=event.kind[:40], known=", ".join(KINDS))
    end = ended(rules, outcome)
    losers = [(outcome.winner + step) % len(SEATS) for step in (1, 2, 3)]
    lines = [_line(rules, outcome, end, seat) for seat in losers]
    return Settlement.of([*lines, *_bonuses(rules, outcome, end)])


def times(outcome: Outcome, *seats: int) -> int:
    """What the streak multiplies a payment by: n + 1 with the banker, 1 between two others (S9 4, B7)."""
    return outcome.streak + 1 if outcome.banker in seats else 1


def ended(rules: SkyNine, outcome: Outcome) -> End:
    """How the round ended, and what that multiplies by (RULES 3.3)."""
    for event in outcome.events:
        if event.kind in CAUGHT:
            factor = rules.caught_quad if event.kind == "caught_four" else rules.caught_single
            return End(event.kind, factor, event.seat)
        if event.kind in (FULL, PERFECT):
            return End(event.kind, ENDINGS[event.kind])
    kind = next((event.kind for event in outcome.events if event.kind in ENDINGS), "")
    plain = ENDINGS.get(kind, PLAIN)
    return _full_house(rules, outcome, kind, plain) or End(kind, plain)


def _full_house(rules: SkyNine, outcome: Outcome, kind: str, plain: int) -> End | None:
    """Every tile of the round won by one player (S9 3.3, B23 to B26)."""
    if outcome.tally[outcome.winner] != sum(outcome.tally) or _is_void(rules, outcome, kind):
        return None
    if not kind or _is_lowered(rules, outcome):
        factor = TWICE * plain if rules.slam_stacking else max(TWICE, plain)
        return End("full_house", factor)
    stacked = PERFECTLY * plain
    alone = PERFECT_FOUR if kind == "ended_four" else PERFECTLY
    return End("perfect_full_house", stacked if rules.slam_stacking else alone)


def _is_void(rules: SkyNine, outcome: Outcome, kind: str) -> bool:
    """True if who led first may not have this Full House (option fh_first_lead)."""
    if rules.fh_first_lead == "last_not_top":
        return _opened(outcome, *OPENINGS) and kind in ("largest", "ended_royal")
    return rules.fh_first_lead == "void" and _opened(outcome, "opened_top")


def _is_lowered(rules: SkyNine, outcome: Outcome) -> bool:
    return rules.fh_first_lead == "downgrade" and _opened(outcome, "opened_top")


def _opened(outcome: Outcome, *kinds: str) -> bool:
    return any(event.kind in kinds and event.seat == outcome.winner for event in outcome.events)


def _line(rules: SkyNine, outcome: Outcome, end: End, seat: int) -> Payment:
    """What one loser settles with the winner; a caught speculator pays it instead (S9 3.4, B21, B22)."""
    won, winner = outcome.tally[seat], outcome.winner
    if won > PAR:
        return _gain(rules, outcome, end, seat)
    units, streak = PAR - won if won else NONE_WON, times(outcome, seat, winner)
    points = units * streak * end.factor
    numbers = (("won", won), ("units", units), ("times", streak), ("factor", end.factor))
    if points and end.speculator not in (None, seat):
        return Payment(end.speculator or 0, winner, points, "caught", numbers, borne_for=seat)
    return Payment(seat, winner, points, "short" if won else "none", numbers)


def _gain(rules: SkyNine, outcome: Outcome, end: End, seat: int) -> Payment:
    """What the winner pays a loser with more than four tiles (option gains_multiplied, B8)."""
    won, streak, factor = outcome.tally[seat], times(outcome, seat, outcome.winner), end.factor
    streak = {"none": 1, "hk": 1 if seat == outcome.banker else streak}.get(rules.gains_multiplied, streak)
    factor = factor if rules.gains_multiplied == "all" else 1
    units = won - PAR
    numbers = (("won", won), ("units", units), ("times", streak), ("factor", factor))
    return Payment(outcome.winner, seat, units * streak * factor, "above", numbers)


def _bonuses(rules: SkyNine, outcome: Outcome, end: End) -> Iterator[Payment]:
    """Each event that is paid, times the factor of the end only where that multiplies the bonuses (B31)."""
    for place, event in enumerate(outcome.events):
        if event.kind in BONUS and _earns(rules, outcome, event):
            yield from _bonus(outcome, place, end.factor if rules.bonuses_multiplied else None)


def _earns(rules: SkyNine, outcome: Outcome, event: Event) -> bool:
    """True if an event is paid: in the last trick only under last_trick_bonus (B11 to B13)."""
    if not event.won or (event.last and not rules.last_trick_bonus):
        return False
    if event.kind == "kk_caught":
        return rules.jj_catch_collects
    return event.kind != "four" or rules.quad_bonus_to == "trick_winner" or event.seat == outcome.winner


def _bonus(outcome: Outcome, place: int, factor: int | None) -> Iterator[Payment]:
    event = outcome.events[place]
    units, ending = BONUS[event.kind], () if factor is None else (("ending", factor),)
    for step in (1, 2, 3):
        payer = (event.seat + step) % len(SEATS)
        streak = times(outcome, payer, event.seat)
        numbers = (("units", units), ("times", streak), *ending, ("trick", event.trick))
        yield Payment(payer, event.seat, units * streak * (factor or PLAIN), event.kind, numbers, place)
