"""Each line of the reference card as a claim, checked by playing or settling other tiles than those of the card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tienkow_learn.draw.card.line import Line
from tienkow_learn.engine import DECK, Event, Match, Outcome, Round, RuleSet, TienKow, Tiles, tiles
from tienkow_learn.text import seat_name

Check = Callable[[Any, Line], bool]
FEW = (1, 1, 1, 1)
NONE, ONE = (0, 0, 0, 0), (1, 0, 0, 0)


def filled(*hands: Sequence[Any] | str, size: int) -> list[Tiles]:
    """Four hands of a size that hold these; the lowest tiles that are left fill them up."""
    held = [tiles(hand) for hand in hands]
    rest = [*DECK.without(tile for hand in held for tile in hand)]
    found = []
    for hand in [*held, *[Tiles()] * (4 - len(held))]:
        need = size - len(hand)
        found.append(Tiles([*hand, *(rest.pop() for _ in range(need))]))
    return found


def start(rules: RuleSet, hands: Sequence[Any], tally: Sequence[int] = FEW, leader: int = 0) -> Round:
    return Round.start(rules, hands, tally=tally, leader=leader)


def may(rules: RuleSet, lead: str, hand: str, reply: str) -> bool:
    """Whether a hand may answer a lead so; the leader has tiles to spare, so that it is not the last trick."""
    size = len(tiles(hand))
    return start(rules, filled(lead, hand, size=size), ONE).play(lead).can_play(reply)


def takes(rules: RuleSet, lead: Tiles, reply: Tiles) -> bool:
    """Whether a reply takes a trick over that is not the last."""
    if not DECK.holds((*lead, *reply)) or len(lead) != len(reply):
        return False
    now = start(rules, filled(lead, reply, size=len(lead) + 1), ONE).play(lead)
    trick = now.play(reply).trick if now.can_play(reply) else None
    return trick is not None and trick.winner == 1


def yes(check: Callable[[Any, Line], bool]) -> Check:
    """A claim that something is so, or is not."""
    return lambda rules, line: line.answer == ("yes" if check(rules, line) else "no")


def sizes(rules: RuleSet, tally: Sequence[int]) -> tuple[int, ...]:
    hands = ["BB88", "CDE3", "FGH6", "IJK9"]
    return tuple(sorted({play.size for play in start(rules, hands, tally).legal_plays()}))


def short(rules: RuleSet, line: Line) -> bool:
    hand, given = line["hand"], line["tiles"]
    assert isinstance(given, Tiles)
    now = start(rules, filled("IIJJ", str(hand), size=6), ONE).play("IIJJ")
    if not now.can_play(given):
        return line.answer == "no"
    trick = now.play(given).trick
    wins = trick is not None and trick.winner == 1
    return line.answer == ("may_win" if wins else "yes" if line.code == "short_kept" else "gone")


def lies_down(rules: RuleSet) -> bool:
    now = start(rules, ["9 8", "E F", "G H", "I J"]).play("9").play("(5:5)")
    return str(now.observe(2).plays[1]) == "(?)"


def declares(rules: RuleSet, line: Line) -> bool:
    return Round.start(rules, filled(str(line["tiles"]), size=8)).can_play("declare")


def pays(rules: RuleSet, tally: tuple[int, int, int, int], banker: int, streak: int = 0, *events: Event) -> list[int]:
    """The totals of a round that seat 3 has won."""
    return [*rules.settle(Outcome(tally, 3, banker, streak, events)).totals]


def by_won(rules: RuleSet, line: Line) -> bool:
    found = [pays(rules, (0, won, 7 - won, 1), 2)[1] for won in range(8)]
    return line["by_won"] == tuple(found)


def to_bank(rules: RuleSet, line: Line) -> bool:
    """The streaks are those of RULES 2.1 and 3.3, not asked of the rules."""
    won = line["won"]
    assert isinstance(won, int)
    later = (0, 1, 2) if isinstance(rules, TienKow) else (1, 2, 3)
    first, *found = (-pays(rules, (0, won, 7 - won, 1), 3, streak)[1] for streak in (Match(rules, 1).streak, *later))
    return (line["first"], line["numbers"]) == (first, tuple(found))


def gain(rules: RuleSet, line: Line) -> bool:
    banker, other = (pays(rules, (1, 6, 0, 1), bank, 1)[1] for bank in (1, 3))
    return (line["won"], line["of_banker"], line["of_other"]) == (6, banker, other)


def worth(rules: RuleSet, line: Line) -> bool:
    now = start(rules, ["BB88", "CDE3", "CDF6", "EFG7"]).play("BB88")
    while not now.is_over:
        now = now.play(now.legal_plays()[-1])
    return sum(now.tally) - sum(FEW) == line["number"]


ENDED = (1, 5, 1, 1)
"""Seat 0 loses, seat 1 gains, seat 2 holds the bank with one win and has led a Royal, seat 3 wins."""
ALL = (0, 0, 0, 8)
ROYAL = Event("royal", 2, 1)


def multiplied(rules: RuleSet, line: Line) -> bool:
    """Losses, gains and bonuses, each against the same round that ended as any other."""
    way, everything = str(dict(line.values).get("way", "")), line.code in ("all", "all_end", "straight")
    caught = line.code == "caught"
    event = [Event(way, 0 if caught else 3, 8, won=not caught, last=True)] if way else []
    tally = ALL if everything else ENDED
    now, with_royal = pays(rules, tally, 2, 1, *event), pays(rules, tally, 2, 1, ROYAL, *event)
    plain, plain_royal = pays(rules, ENDED, 2, 1), pays(rules, ENDED, 2, 1, ROYAL)
    losses = 15 if everything else 9
    paid = -now[0] * 3 if everything else -now[0] if caught else -3 * now[0]
    found = {"losses": paid // losses, "gains": now[1] // plain[1]}
    found["bonuses"] = (with_royal[2] - now[2]) // (plain_royal[2] - plain[2])
    told = {name: number for name, number in line.values if name in found}
    return told == {name: found[name] for name in told} and (not caught or now[2] == 0)


def factor(over: Round) -> int:
    """How many times the five units of a loser without a tile, who is no banker, are paid."""
    return next(line.points for line in over.settlement().payments if line.payer == 2 and line.clause == "none") // 5


def surrendered(rules: RuleSet, hands: list[str], leads: Sequence[str], tally: Sequence[int]) -> Round:
    """A round in which seat 0 leads and the others surrender."""
    now, coming = start(rules, hands, tally), iter(leads)
    while not now.is_over:
        now = now.play(now.legal_plays()[-1] if now.trick else next(coming))
    return now


def one_open(rules: RuleSet, _: Line) -> bool:
    over = surrendered(rules, ["K", "9", "J", "8"], ["K"], (3, 2, 0, 2))
    return factor(over) == 2


def both_down(rules: RuleSet, _: Line) -> bool:
    now = start(rules, ["AK", "J9", "57", "J8"], (4, 1, 0, 1))
    for play in ("A", "(J)", "(7)", "(J)", "K", "(9)", "(5)", "(8)"):
        now = now.play(play)
    return factor(now) == 2


HOUSES = {
    ("A", "E"): ["AE", "C9", "D8", "C7"],
    ("AA99", "E"): ["AA99E", "C8765", "DDFF3", "GGHHI"],
    ("E", "A"): ["EA", "I9", "J8", "H7"],
}


def full(rules: RuleSet, line: Line) -> bool:
    first, last = (tiles(str(line[name])).letters for name in ("first", "last"))
    return factor(surrendered(rules, HOUSES[first, last], [first, last], NONE)) == line["losses"]


def full_alone(rules: RuleSet, line: Line) -> bool:
    return factor(surrendered(rules, ["B", "K", "I", "5"], ["B"], (7, 0, 0, 0))) == line["losses"]


def full_larger(rules: RuleSet, line: Line) -> bool:
    return factor(surrendered(rules, ["HH", "D9", "D8", "A7"], ["HH"], (6, 0, 0, 0))) == line["losses"]


def extra(rules: RuleSet, *events: Event, banker: int, winner: int = 3) -> list[int]:
    """What events add to each total."""
    plain = Outcome((2, 1, 1, 4), winner, banker)
    both = (rules.settle(each).totals for each in (replace(plain, events=events), plain))
    return [one - other for one, other in zip(*both, strict=True)]


def event(line: Line, seat: int, trick: int = 2, **facts: bool) -> Event:
    kind, count = _told(line)
    return Event(kind, seat, trick, count, **facts)


def _told(line: Line) -> tuple[str, int]:
    told = line["bonus"]
    assert isinstance(told, tuple)
    return str(told[0]), int(told[1])


def amounts(line: Line, of_banker: int, of_others: Sequence[int]) -> bool:
    """Whether the line says that the banker pays so much, and each of the others so much."""
    told = dict(line.values)
    if line.answer == "nothing":
        return not of_banker and not any(of_others)
    others = told["others"] if line.answer == "from_bank" else told["points"]
    return told["points"] == of_banker and {others} == {*of_others}


def bonus(rules: RuleSet, line: Line) -> bool:
    own, other = (extra(rules, event(line, 3), banker=banker) for banker in (3, 0))
    by_banker = {-points for points in own[:3]} == {dict(line.values)["points"]}
    if line.code == "bonus_bank":
        return by_banker
    found = amounts(line, -other[0], [-points for points in other[1:3]])
    return found and (line.code == "bonus" or by_banker)


def two_leads(rules: RuleSet, line: Line) -> bool:
    found = extra(rules, event(line, 3, 1), event(line, 3, 3), banker=0)
    return amounts(line, -found[0], [-points for points in found[1:3]])


def two_readings(rules: RuleSet, line: Line) -> bool:
    now = start(rules, ["BB3GF", "AA99E", "FGHH6", "IIJKC"], (1, 0, 1, 1), leader=1).play("AA99")
    while not now.is_over:
        now = now.play(now.legal_plays()[-1])
    clauses = {line.clause for line in rules.settle(replace(now.outcome, events=())).payments}
    lines = [each for each in now.settlement().payments if each.clause not in clauses]
    paid = [sum(each.points for each in lines if (each.payer, each.payee) == (seat, 1)) for seat in (0, 2, 3)]
    return amounts(line, paid[0], paid[1:])


def still_paid(winner: int = 3, **facts: bool) -> Check:
    return yes(lambda rules, line: any(extra(rules, event(line, 3, **facts), banker=0, winner=winner)))


def ends(rules: RuleSet, line: Line) -> bool:
    if rules.target is None:
        return line.answer == "no_end"
    basis = {"net": "target", "counters": "target_counters"}[rules.target_basis]
    return (line.answer, line["points"]) == (basis, rules.target)


CHECKS: dict[str, Check] = {
    "direction": lambda rules, line: (
        seat_name(1, 0, rules.direction) == {"clockwise": "West", "counterclockwise": "East"}[line.answer]
    ),
    "sizes": lambda rules, line: line["numbers"] == sizes(rules, FEW),
    "first_sizes": lambda rules, line: line["numbers"] == sizes(rules, NONE) != sizes(rules, FEW),
    "series": yes(lambda rules, _: not may(rules, "9", "8AB", "(6:6)")),
    "must_beat": yes(lambda rules, _: not may(rules, "77", "88K3", "(K3)")),
    "lower_shown": yes(lambda rules, _: may(rules, "AA", "BBKI", "BB")),
    "pair_followed": yes(lambda rules, _: not may(rules, "EE", "HH93", "(93)")),
    "supreme_followed": yes(lambda rules, _: not may(rules, "EE", "63KD", "(6K)")),
    "beats": yes(lambda rules, line: takes(rules, tiles(str(line["lead"])), tiles(str(line["reply"])))),
    "short_kept": short,
    "short_gone": short,
    "given_up": lambda rules, line: line.answer == ("down" if lies_down(rules) else "up"),
    "forced": yes(lambda rules, _: not start(rules, [*"CBGH"], (3, 0, 2, 2)).play("C").can_play("B")),
    "straight_hand": yes(declares),
    "won_tricks": by_won,
    "won_tiles": by_won,
    "worth": worth,
    "first_bank": lambda rules, line: (
        (line.answer == "leader") == (Match(rules, 3).round.leader == Match(rules, 3).round.banker)
    ),
    "to_bank": to_bank,
    "gain": gain,
    **dict.fromkeys(("end", "caught", "straight", "all", "all_end"), multiplied),
    "one_open": yes(one_open),
    "both_down": yes(both_down),
    "full": full,
    "full_alone": full_alone,
    "full_larger": full_larger,
    **dict.fromkeys(("bonus_any", "bonus_bank", "bonus"), bonus),
    "two_leads": two_leads,
    "two_readings": two_readings,
    "if_reply": still_paid(led=False),
    "if_lost": still_paid(won=False),
    "if_last": still_paid(last=True),
    "if_round_lost": still_paid(winner=1),
    "dice": lambda rules, line: len(Match(rules, 5).dice) == line["number"],
    "counters": lambda rules, line: Match(rules, 5).counters == (line["number"],) * 4,
    "match_end": ends,
    "minutes": lambda rules, line: rules.minutes == line["number"],
}
"""What each code claims, checked anew."""
