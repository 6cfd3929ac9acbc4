"""The tricks and scores of Tien Kow said a second time, naively, to compare the engine with. No line is shared with it.

A hand, a lead and a reply are lists of texts such as "6:5"; RULES 2.1 and 2.2 are followed sentence by sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from tienkow_learn.engine import Event, Outcome, TienKow

CIVIL = ["6:6", "1:1", "4:4", "3:1", "5:5", "3:3", "2:2", "6:5", "6:4", "6:1", "5:1"]
MILITARY = ["6:3", "5:4", "6:2", "5:3", "5:2", "4:3", "4:2", "4:1", "3:2", "2:1"]
BY_NUMBER = {9: ["6:3", "5:4"], 8: ["6:2", "5:3"], 7: ["5:2", "4:3"], 5: ["4:1", "3:2"]}
MIXED = {"6:6": 9, "1:1": 8, "4:4": 7, "3:1": 5}

Faces = tuple[str, ...]


def spots(tile: str) -> int:
    return int(tile[0]) + int(tile[2])


def number(a: str, b: str) -> int | None:
    """The number of a pair in the list of twenty, or None."""
    if {a, b} == {"4:2", "2:1"}:
        return 1
    if a == b:
        return 2 + CIVIL.index(a)
    for place, group in enumerate(BY_NUMBER.values()):
        if {a, b} == set(group):
            return 13 + place
    for place, (civil, needs) in enumerate(MIXED.items()):
        if (a == civil and b in BY_NUMBER[needs]) or (b == civil and a in BY_NUMBER[needs]):
            return 17 + place
    return None


def kind(pair: int) -> str:
    return "supreme" if pair == 1 else "civil" if pair <= 12 else "military" if pair <= 16 else "mixed"


def readings(four: Sequence[str]) -> list[tuple[int, int]]:
    """All ways to see two pairs in four tiles, the strongest first."""
    found = set()
    for a, b, c, d in permutations(four):
        one, two = number(a, b), number(c, d)
        if one is not None and two is not None:
            found.add((min(one, two), max(one, two)))
    return sorted(found)


def single_pairs(faces: Sequence[str]) -> list[int]:
    return sorted(found for a, b in combinations(faces, 2) if (found := number(a, b)) is not None)


def subsets(hand: Sequence[str], size: int) -> set[Faces]:
    return {tuple(sorted(each)) for each in combinations(hand, size)}


def counts_in_reply(rules: TienKow, pair: int) -> bool:
    return not (pair == 1 and rules.supreme_follow == "lead_only")


def is_two_pairs(rules: TienKow, four: Sequence[str]) -> bool:
    return any(all(counts_in_reply(rules, pair) for pair in way) for way in readings(four))


def has_pair(rules: TienKow, faces: Sequence[str]) -> bool:
    return any(counts_in_reply(rules, pair) for pair in single_pairs(faces))


def legal(rules: TienKow, hand: Sequence[str], lead: Faces | None, *, first: bool) -> set[Faces]:
    """What may be played from a hand to a lead; to None: what may be led."""
    if lead is None:
        leads = subsets(hand, 1)
        if not (first and rules.first_trick_single_only):
            leads |= {two for two in subsets(hand, 2) if number(*two) is not None}
            leads |= {four for four in subsets(hand, 4) if readings(four)}
        return leads
    every = subsets(hand, len(lead))
    if len(lead) == 1:
        series = CIVIL if lead[0] in CIVIL else MILITARY
        return {one for one in every if one[0] in series} or every
    if not rules.must_follow_pair:
        return every
    if len(lead) == 2:
        return {two for two in every if has_pair(rules, two)} or every
    return {four for four in every if is_two_pairs(rules, four)} or short(rules, hand, every)


def short(rules: TienKow, hand: Sequence[str], every: set[Faces]) -> set[Faces]:
    """What may be given up, or played, to two pairs by a hand without two."""
    if rules.short_two_pair_reply == "discard":
        return every
    if rules.short_two_pair_reply == "unmatched":
        return kept_back(rules, hand, every)
    return {four for four in every if has_pair(rules, four)} or every


def kept_back(rules: TienKow, hand: Sequence[str], every: set[Faces]) -> set[Faces]:
    """The sets of four that give up no tile of a pair, or as few as there must be."""
    pairs = [two for two in combinations(hand, 2) if (pair := number(*two)) and counts_in_reply(rules, pair)]
    paired = {tile for two in pairs for tile in two}
    cost = {four: len([tile for tile in four if tile in paired]) for four in every}
    return {four for four in every if cost[four] == min(cost.values())}


def can_win(rules: TienKow, lead: Faces, reply: Faces) -> bool:
    """Whether a reply is not given up."""
    if len(lead) == 1:
        return (lead[0] in CIVIL) == (reply[0] in CIVIL)
    if len(lead) == 2:
        return has_pair(rules, reply)
    return is_two_pairs(rules, reply) or (rules.short_two_pair_reply == "competes" and has_pair(rules, reply))


def single_strength(rules: TienKow, tile: str) -> tuple[int, ...]:
    """The larger the stronger."""
    if rules.single_rank == "traditional" and tile in CIVIL:
        return (-CIVIL.index(tile),)
    if rules.equal_tiles == "rank_then_first" and tile in CIVIL:
        return spots(tile), -CIVIL.index(tile)
    return (spots(tile),)


def reply_pair(rules: TienKow, pair: int) -> int:
    return 21 if pair == 1 and rules.supreme_follow == "lowest" else pair


def pair_strength(rules: TienKow, lead: Faces, reply: Faces) -> int | None:
    """The number by which a reply of pairs competes, the smaller the stronger; None where it cannot win."""
    if len(lead) == 2:
        own = number(*reply)
        wrong = rules.pair_ranking == "same_category" and kind(own or 0) != kind(number(*lead) or 0)
        return None if wrong else reply_pair(rules, own or 0)
    if rules.two_pair_capture == "same_series_higher" and len({tile in CIVIL for tile in (*lead, *reply)}) == 2:
        return None
    ways: list[tuple[int, ...]] = [way for way in readings(reply) if all(counts_in_reply(rules, pair) for pair in way)]
    if rules.pair_ranking == "same_category":
        ways = ways[:1] if rules.two_pair_reading == "strongest" else ways
        wanted = sorted(map(kind, readings(lead)[0]))
        ways = [way for way in ways if sorted(map(kind, way)) == wanted]
    elif not ways:
        ways = [(pair,) for pair in single_pairs(reply) if counts_in_reply(rules, pair)]
    return min((reply_pair(rules, pair) for way in ways for pair in way), default=None)


def winner(rules: TienKow, plays: Sequence[Faces]) -> int:
    """The place of the play that wins a trick, 0 for the lead."""
    lead = plays[0]
    best = 0
    strength: tuple[int, ...] = _lead_strength(rules, lead)
    for place, reply in enumerate(plays[1:], 1):
        if not can_win(rules, lead, reply):
            continue
        own = _reply_strength(rules, lead, reply)
        if own is not None and (own > strength or (own == strength and rules.equal_tiles == "last_wins")):
            best, strength = place, own
    return best


def _lead_strength(rules: TienKow, lead: Faces) -> tuple[int, ...]:
    if len(lead) == 1:
        return single_strength(rules, lead[0])
    return (-min(single_pairs(lead) if len(lead) == 2 else readings(lead)[0]),)


def _reply_strength(rules: TienKow, lead: Faces, reply: Faces) -> tuple[int, ...] | None:
    if len(lead) == 1:
        return single_strength(rules, reply[0])
    own = pair_strength(rules, lead, reply)
    return None if own is None else (-own,)


def mixed_pairs(rules: TienKow, faces: Sequence[str]) -> int:
    """How many mixed pairs a play shows, in the reading that counts."""
    two: list[tuple[int, ...]] = list(readings(faces)) if len(faces) == 4 else []
    ways = two or [(pair,) for pair in single_pairs(faces)]
    ways = ways[:1] if rules.two_pair_reading == "strongest" else ways
    return max((sum(kind(pair) == "mixed" for pair in way) for way in ways), default=0)


def settle(rules: TienKow, outcome: Outcome) -> list[int]:
    """The totals of a round, clause by clause."""
    totals = [0, 0, 0, 0]
    stake = 8 + 4 * outcome.streak
    stake = stake if rules.stake_cap is None else min(stake, rules.stake_cap)
    banker_won = outcome.winner == outcome.banker
    for seat, won in enumerate(outcome.tally):
        if seat == outcome.winner:
            continue
        if won == 0:
            points = stake if banker_won else 4
        elif won < 4:
            points = (stake if banker_won and rules.escalate_all else 4) - won
        else:
            points = 4 - won
        totals[seat] -= points
        totals[outcome.winner] += points
    for seat, points in bonuses(rules, outcome.events):
        for other in {0, 1, 2, 3} - {seat}:
            due = points if outcome.banker in (seat, other) else points // 2
            totals[other] -= due
            totals[seat] += due
    return totals


def bonuses(rules: TienKow, events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """Who is due how many points from the banker (or, being it, from each)."""
    mixed: dict[int, int] = {}
    for event in events:
        if (not event.led and rules.bonus_on == "lead") or (not event.won and rules.bonus_needs_win):
            continue
        if event.last and not rules.bonus_on_last_trick:
            continue
        if event.kind == "supreme":
            yield event.seat, 4
        elif rules.mixed_bonus == "each_pair":
            yield event.seat, 8 * event.count
        elif rules.mixed_bonus == "once_per_lead" or (rules.mixed_bonus == "two_in_lead" and event.count == 2):
            yield event.seat, 8
        mixed[event.seat] = mixed.get(event.seat, 0) + (event.count if event.kind == "mixed" else 0)
    for seat, count in mixed.items():
        if rules.mixed_bonus == "two_in_round" and count >= 2:
            yield seat, 8
