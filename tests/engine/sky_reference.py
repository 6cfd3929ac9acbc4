"""The scores of Sky Nine said a second time, naively, to compare the engine with. No line is shared with it.

RULES 3.3 and 3.4 are followed sentence by sentence, from the numbers of an outcome.
"""

from __future__ import annotations

from tienkow_learn.engine import Event, Outcome, SkyNine

ENDS = {"smallest": 2, "ended_royal": 2, "ended_four": 4, "largest": 1}
CAUGHT = {"caught_single", "caught_kk", "caught_four"}
UNITS = {"royal": 2, "four": 4, "kk_caught": 2}


def multiplier(rules: SkyNine, outcome: Outcome) -> int:
    """What the end of the round multiplies the losses by."""
    kinds = [event.kind for event in outcome.events]
    if "straight_perfect" in kinds:
        return 4
    if "straight_full" in kinds:
        return 2
    if "caught_four" in kinds:
        return rules.caught_quad
    if CAUGHT & {*kinds}:
        return rules.caught_single
    end = next((kind for kind in kinds if kind in ENDS), None)
    plain = ENDS[end] if end else 1
    return full_house(rules, outcome, end, plain) if all_won(outcome) else plain


def all_won(outcome: Outcome) -> bool:
    return all(not won for seat, won in enumerate(outcome.tally) if seat != outcome.winner)


def full_house(rules: SkyNine, outcome: Outcome, end: str | None, plain: int) -> int:
    led_first = [event.kind for event in outcome.events if event.seat == outcome.winner]
    top = "opened_top" in led_first
    if rules.fh_first_lead == "void" and top:
        return plain
    if rules.fh_first_lead == "last_not_top" and (top or "opened" in led_first) and end in {"largest", "ended_royal"}:
        return plain
    if end is None or (top and rules.fh_first_lead == "downgrade"):
        return 2 * plain if rules.slam_stacking else max(2, plain)
    if rules.slam_stacking:
        return 4 * plain
    return 8 if end == "ended_four" else 4


def settle(rules: SkyNine, outcome: Outcome) -> list[int]:
    """The totals of a round."""
    totals, factor = [0, 0, 0, 0], multiplier(rules, outcome)
    caught = next((event.seat for event in outcome.events if event.kind in CAUGHT), None)
    for seat, won in enumerate(outcome.tally):
        if seat == outcome.winner:
            continue
        streak = with_bank(outcome, seat, outcome.winner)
        if won > 4:
            move(totals, outcome.winner, seat, gain(rules, outcome, seat) * (won - 4))
        else:
            loss = (5 if won == 0 else 4 - won) * streak * factor
            move(totals, seat if caught is None else caught, outcome.winner, loss)
    for event in outcome.events:
        if event.kind in UNITS and is_paid(rules, outcome, event):
            for other in {0, 1, 2, 3} - {event.seat}:
                points = UNITS[event.kind] * with_bank(outcome, other, event.seat)
                move(totals, other, event.seat, points * factor if rules.bonuses_multiplied else points)
    return totals


def move(totals: list[int], payer: int, payee: int, points: int) -> None:
    totals[payer] -= points
    totals[payee] += points


def with_bank(outcome: Outcome, one: int, other: int) -> int:
    return outcome.streak + 1 if outcome.banker in {one, other} else 1


def gain(rules: SkyNine, outcome: Outcome, seat: int) -> int:
    """What multiplies each tile above four of a loser."""
    streak, factor = with_bank(outcome, seat, outcome.winner), multiplier(rules, outcome)
    if rules.gains_multiplied == "all":
        return streak * factor
    if rules.gains_multiplied == "none":
        return 1
    return 1 if rules.gains_multiplied == "hk" and seat == outcome.banker else streak


def is_paid(rules: SkyNine, outcome: Outcome, event: Event) -> bool:
    if not event.won or (event.last and not rules.last_trick_bonus):
        return False
    if event.kind == "kk_caught":
        return rules.jj_catch_collects
    return event.kind == "royal" or rules.quad_bonus_to == "trick_winner" or event.seat == outcome.winner
