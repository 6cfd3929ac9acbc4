"""Every sentence on a score, proved: the numbers are worked out again from the tricks (RULES 2.1, 3.3, 3.4).

A mistake is proved by the number that it leads to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.text.proving import CLASSES, PLACES, faces, letters, royal
from tienkow_learn.engine import Event, Payment, Round, RuleSet, SkyNine, TienKow, Trick
from tienkow_learn.practice.case import Case, Line

PAR = 4
TOPS = {line.split()[0] for line in CLASSES[:8]}


@dataclass(frozen=True)
class Paid:
    """A payment of a round that was played."""

    now: Round
    line: Payment

    @property
    def rules(self) -> RuleSet:
        return self.now.rules

    def tally(self, seat: int) -> int:
        """What a seat won, counted again trick by trick."""
        if self.now.declarer is not None:
            return 8 * (seat == self.now.declarer)
        tiles = isinstance(self.rules, SkyNine) or getattr(self.rules, "trick_value", "") == "tiles"
        return sum((trick.size if tiles else 1) for trick in self.now.tricks if trick.winner == seat)

    @property
    def winner(self) -> int:
        return self.now.tricks[-1].winner if self.now.declarer is None else self.now.declarer

    @property
    def banker_wins(self) -> bool:
        return self.winner == self.now.banker

    @property
    def streak(self) -> int:
        """What multiplies a payment: one more than the wins before, with the banker; once between two others."""
        return self.now.streak + 1 if self.now.banker in (self.line.payer, self.line.payee) else 1

    @property
    def trick(self) -> Trick:
        return self.now.tricks[self.line.values["trick"] - 1]

    @property
    def settles(self) -> bool:
        """Whether it goes to the winner."""
        return self.line.payee == self.winner != self.line.payer

    @property
    def played(self) -> tuple[str, ...]:
        """What the seat that is paid played to the trick that it is paid for."""
        play = self.trick.play_of(self.line.payee)
        return faces(play.tiles) if play else ()

    @property
    def pairs(self) -> int:
        """How many mixed pairs that were, at most."""
        return len(self.played) // 2

    @property
    def from_bank(self) -> bool:
        return self.now.banker in (self.line.payer, self.line.payee)

    def loses(self, seat: int, units: int) -> bool:
        """Whether the line is that many units of a seat's loss, times streak and ending."""
        values = self.line.values
        times = self.now.streak + 1 if self.now.banker in (seat, self.winner) else 1
        end = self.rules.ended(self.now.outcome)
        assert end
        return (values["units"], values["times"], values["factor"]) == (units, times, end.factor) and (
            self.line.points == units * times * end.factor
        )


def missing(won: int) -> int:
    """Units that are missing to four; five for having nothing."""
    return PAR - won if won else PAR + 1


def due(paid: Paid, units: int) -> bool:
    """Whether a bonus of Sky Nine is that many units, times streak and, by option, the ending."""
    end = paid.rules.ended(paid.now.outcome)
    factor = end.factor if end and getattr(paid.rules, "bonuses_multiplied", False) else 1
    return paid.line.points == units * paid.streak * factor


def half(paid: Paid, whole: int) -> int:
    return whole if paid.from_bank else whole // 2


Proof = Callable[[Paid], bool]
PAYMENTS: dict[str, Proof] = {
    "a": lambda p: p.settles and not p.banker_wins and not p.tally(p.line.payer) and p.line.points == PAR,
    "b": lambda p: (
        p.settles
        and p.banker_wins
        and not p.tally(p.line.payer)
        and (p.line.points, p.line.values["round"]) == (8 + 4 * p.now.streak, p.now.streak + 1)
    ),
    "c": lambda p: p.settles and 0 < p.tally(p.line.payer) <= PAR and p.line.points == PAR - p.tally(p.line.payer),
    "d": lambda p: (
        p.line.payer == p.winner and p.tally(p.line.payee) > PAR and p.line.points == p.tally(p.line.payee) - PAR
    ),
    "e": lambda p: p.line.payee == p.now.banker and {"4:2", "2:1"} <= set(p.played) and p.line.points == 4,
    "f": lambda p: p.line.payee != p.now.banker and {"4:2", "2:1"} <= set(p.played) and p.line.points == half(p, 4),
    "g": lambda p: p.line.payee == p.now.banker and p.line.points in {8 * n for n in range(1, p.pairs + 1)},
    "h": lambda p: p.line.payee != p.now.banker and p.line.points in {half(p, 8) * n for n in range(1, p.pairs + 1)},
    "none": lambda p: p.settles and not p.tally(p.line.payer) and p.loses(p.line.payer, 5),
    "short": lambda p: (
        p.settles and 0 < p.tally(p.line.payer) <= PAR and p.loses(p.line.payer, PAR - p.tally(p.line.payer))
    ),
    "above": lambda p: p.line.payer == p.winner and p.line.values["units"] == p.tally(p.line.payee) - PAR > 0,
    "caught": lambda p: (
        p.line.payer == p.now.tricks[-1].leader != p.winner
        and p.line.values["loser"] not in (p.winner, p.line.payer)
        and p.loses(p.line.values["loser"], missing(p.tally(p.line.values["loser"])))
    ),
    "royal": lambda p: (
        p.trick.leader == p.trick.winner == p.line.payee and letters(p.played) in ("63", "KK") and due(p, 2)
    ),
    "four": lambda p: p.trick.winner == p.line.payee and letters(p.played) in CLASSES[7].split() and due(p, 4),
    "kk_caught": lambda p: letters(faces(p.trick.lead.tiles)) == "KK" and letters(p.played) == "JJ" and due(p, 2),
}
"""What a payment claims, by its clause."""


@dataclass(frozen=True)
class Happened:
    """An event of a round that was played."""

    now: Round
    event: Event

    @property
    def trick(self) -> Trick:
        return self.now.tricks[self.event.trick - 1]

    @property
    def played(self) -> tuple[str, ...]:
        play = self.trick.play_of(self.event.seat)
        return faces(play.tiles) if play else ()

    @property
    def last(self) -> bool:
        return self.trick is self.now.tricks[-1]

    @property
    def wins_it(self) -> bool:
        return self.trick.winner == self.event.seat

    @property
    def facts(self) -> bool:
        """Whether it was led, won and last as it says."""
        done = (self.trick.leader == self.event.seat, self.wins_it, self.last)
        return (self.event.led, self.event.won, self.event.last) == done

    @property
    def set(self) -> str:
        return letters(self.played)

    @property
    def sky(self) -> SkyNine:
        assert isinstance(self.now.rules, SkyNine)
        return self.now.rules


def is_caught(h: Happened, led: tuple[str, ...], by: tuple[str, ...]) -> bool:
    """Whether the lead of the last trick was caught by one of these."""
    return (
        h.last
        and h.trick.leader == h.event.seat != h.trick.winner
        and h.set in led
        and letters(faces(h.trick.best.tiles)) in by
    )


FOURS = tuple(CLASSES[7].split())
EVENTS: dict[str, Callable[[Happened], bool]] = {
    "supreme": lambda h: h.facts and {"4:2", "2:1"} <= set(h.played) and h.event.count == 1,
    "mixed": lambda h: h.facts and len(h.played) >= 2 * h.event.count,
    "royal": lambda h: h.facts and royal(h.sky, h.played) and h.event.led,
    "four": lambda h: h.facts and h.set in FOURS,
    "kk_caught": lambda h: h.wins_it and h.set == "JJ" and letters(faces(h.trick.lead.tiles)) == "KK",
    "opened": lambda h: h.event.trick == 1 and h.trick.leader == h.event.seat,
    "opened_top": lambda h: (
        h.event.trick == 1 and h.trick.leader == h.event.seat and (h.set in TOPS or royal(h.sky, h.played))
    ),
    "smallest": lambda h: h.last and h.wins_it and h.trick.leader == h.event.seat and h.set in ("K", "3"),
    "largest": lambda h: h.last and h.wins_it and (PLACES[h.set][1] == 0 or h.sky.largest != "top_rank"),
    "ended_royal": lambda h: h.last and h.wins_it and h.trick.leader == h.event.seat and royal(h.sky, h.played),
    "ended_four": lambda h: h.last and h.wins_it and h.set in FOURS,
    "caught_single": lambda h: is_caught(h, ("K", "3"), ("J", "6")),
    "caught_kk": lambda h: is_caught(h, ("KK",), ("JJ",)),
    "caught_four": lambda h: is_caught(h, FOURS, FOURS),
    "straight_full": lambda h: h.now.declarer == h.event.seat,
    "straight_perfect": lambda h: h.now.declarer == h.event.seat,
}
"""What an event claims, by its kind."""


@dataclass(frozen=True)
class Wrong:
    """A wrong number in a line of a case: points from the seat, less than 0 to it."""

    case: Case
    line: Line
    points: int

    @property
    def won(self) -> int:
        return self.case.outcome.tally[self.line.seat]

    @property
    def winners(self) -> int:
        return self.case.outcome.tally[self.line.other]

    @property
    def streak(self) -> int:
        return self.case.outcome.streak

    @property
    def banker_wins(self) -> bool:
        return self.case.outcome.winner == self.case.outcome.banker

    @property
    def with_bank(self) -> bool:
        return self.case.outcome.banker in (self.line.seat, self.line.other)

    @property
    def factor(self) -> int:
        end = self.case.rules.ended(self.case.outcome)
        return end.factor if end else 1

    @property
    def once(self) -> int:
        """What the seat pays without streak and ending."""
        return missing(self.won) if self.won <= PAR else PAR - self.won

    @property
    def event(self) -> Event:
        return self.case.events[self.line.event or 0]

    def by_lines(self, change: Callable[[int, int], int]) -> int:
        """What the seat pays if each payment of the line is changed, given its points and its factor."""
        own = (
            (paid.payer == self.line.seat, change(paid.points, paid.values["factor"])) for paid in self.line.payments
        )
        return sum(points if pays else -points for pays, points in own)


def stake(rules: RuleSet, streak: int) -> int:
    cap = rules.stake_cap if isinstance(rules, TienKow) else None
    return min(8 + 4 * streak, cap) if cap else 8 + 4 * streak


def by_tally(wrong: Wrong, won: int) -> bool:
    """Whether the number is what somebody with another tally would pay the winner."""
    base = (
        stake(wrong.case.rules, wrong.streak)
        if getattr(wrong.case.rules, "escalate_all", False) and wrong.banker_wins
        else PAR
    )
    if isinstance(wrong.case.rules, SkyNine):
        return wrong.points != wrong.line.points
    if not won:
        return wrong.points == (stake(wrong.case.rules, wrong.streak) if wrong.banker_wins else PAR)
    return wrong.points == (base - won if won < PAR else PAR - won)


SLIPS: dict[str, Callable[[Wrong], bool]] = {
    "no_bank": lambda w: w.banker_wins and not w.won and w.points == PAR,
    "first_stake": lambda w: w.banker_wins and not w.won and w.streak > 0 and w.points == stake(w.case.rules, 0),
    "next_stake": lambda w: w.banker_wins and not w.won and w.points == stake(w.case.rules, w.streak + 1),
    "bank_too_soon": lambda w: not w.banker_wins and not w.won and w.points == stake(w.case.rules, w.streak),
    "free": lambda w: not w.won and w.points == 0,
    "not_above": lambda w: w.won > PAR and w.points == 0,
    "turned_above": lambda w: w.won > PAR and w.points > 0,
    "turned_below": lambda w: 0 < w.won < PAR and w.points < 0,
    "turned": lambda w: w.points == -w.line.points,
    "counted_up": lambda w: 0 < w.won < PAR and w.points % w.won == 0,
    "winners_count": lambda w: by_tally(w, w.winners),
    "gap": lambda w: by_tally(w, PAR - (w.winners - w.won)),
    "counted_tiles": lambda w: w.case.rules.unit == "tricks",
    "counted_tricks": lambda w: w.case.rules.unit == "tiles",
    "half_to_banker": lambda w: w.event.seat == w.case.outcome.banker and 2 * w.points == w.line.points,
    "half_from_banker": lambda w: w.line.seat == w.case.outcome.banker and 2 * w.points == w.line.points,
    "full_from_other": lambda w: not w.with_bank and w.points == 2 * w.line.points,
    "bonus_of_supreme": lambda w: w.event.kind != "supreme" and 2 * w.points <= w.line.points,
    "bonus_of_mixed": lambda w: w.event.kind != "mixed" and w.points >= 2 * w.line.points,
    "no_bonus": lambda w: w.points == 0 != w.line.points,
    "nothing": lambda w: w.line.points == 0 and w.won == PAR,
    "no_bonus_here": lambda w: w.line.points == 0 and w.line.event is not None,
    "other": lambda w: w.points != w.line.points,
    "borne": lambda w: w.line.points == 0 and bool(w.line.borne),
    "not_carried": lambda w: bool(w.line.borne) and w.points == w.line.borne[0].points,
    "only_own": lambda w: w.line.points > w.points == max(0, w.once) * w.factor * (w.streak + 1 if w.with_bank else 1),
    "streak_forgotten": lambda w: w.with_bank and w.streak > 0 and w.points * (w.streak + 1) == w.line.points,
    "streak_short": lambda w: w.with_bank and w.streak > 0 and w.points * (w.streak + 1) == w.line.points * w.streak,
    "streak_between_others": lambda w: not w.with_bank and w.points == w.line.points * (w.streak + 1),
    "four_for_none": lambda w: not w.won and w.points * 5 == w.line.points * 4,
    "factor_forgotten": lambda w: w.factor > 1 and w.points == w.by_lines(lambda points, factor: points // factor),
    "factor_doubled": lambda w: w.factor > 1 and w.points == w.by_lines(lambda points, factor: points * factor),
    "bonus_of_royal": lambda w: w.event.kind == "four" and 2 * w.points == w.line.points,
    "bonus_of_four": lambda w: w.event.kind != "four" and w.points == 2 * w.line.points,
}
"""What a usual mistake claims, by its code: that it leads to this number."""

ENDINGS: dict[str, Callable[[Round, int], bool]] = {
    "": lambda now, factor: factor == 1 and not ended_so(now, *EVENTS),
    "smallest": lambda now, factor: factor == 2 and ended_so(now, "smallest"),
    "largest": lambda now, factor: factor == 1 and ended_so(now, "largest"),
    "ended_royal": lambda now, factor: factor == 2 and ended_so(now, "ended_royal"),
    "ended_four": lambda now, factor: factor == 4 and ended_so(now, "ended_four"),
    "caught_single": lambda now, factor: factor == sky(now).caught_single and ended_so(now, "caught_single"),
    "caught_kk": lambda now, factor: factor == sky(now).caught_single and ended_so(now, "caught_kk"),
    "caught_four": lambda now, factor: factor == sky(now).caught_quad and ended_so(now, "caught_four"),
    "straight_full": lambda now, factor: factor == 2 and now.declarer == now.winner,
    "straight_perfect": lambda now, factor: factor == 4 and now.declarer == now.winner,
    "full_house": lambda now, factor: factor >= 2 and won_all(now),
    "perfect_full_house": lambda now, factor: (
        factor >= 4 and won_all(now) and ended_so(now, "smallest", "largest", "ended_royal", "ended_four")
    ),
}
"""What is told of how a round ended, by its kind: that it did, and what it multiplies."""
OPENING = ("opened", "opened_top", "royal", "four", "kk_caught")


def sky(now: Round) -> SkyNine:
    assert isinstance(now.rules, SkyNine)
    return now.rules


def ended_so(now: Round, *kinds: str) -> bool:
    """Whether the round ended in one of these ways."""
    found = [event for event in now.outcome.events if event.kind in kinds and event.kind not in OPENING]
    return any(EVENTS[event.kind](Happened(now, event)) for event in found)


def won_all(now: Round) -> bool:
    return all(trick.winner == now.tricks[-1].winner for trick in now.tricks)
