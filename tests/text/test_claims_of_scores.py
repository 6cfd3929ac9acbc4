"""Every sentence on a score is true: payments, events, endings and usual mistakes, in rounds that were played."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from tests.engine.sky_chance import sky_rules
from tests.text.scoring_proofs import ENDINGS, EVENTS, PAYMENTS, SLIPS, Happened, Paid, Wrong
from tienkow_learn.engine import Round, RuleSet, SkyNine, TienKow
from tienkow_learn.practice import Case
from tienkow_learn.text.settling import worked

SEEDS = range(40)
MISTAKEN = 15
RULES: list[RuleSet] = [
    TienKow(),
    TienKow.russian(),
    TienKow(trick_value="tiles", bonus_on="play"),
    SkyNine(),
    SkyNine.hong_kong(),
    SkyNine(straight_win=True, jj_catches_kk=True, jj_catch_collects=True, bonuses_multiplied=True),
    *(sky_rules(random.Random(seed)) for seed in range(3)),
]
each_rules = pytest.mark.parametrize("rules", RULES, ids=str)


@cache
def rounds(rules: RuleSet) -> list[Round]:
    """Rounds by chance; several tiles go first, so that bonuses come."""
    found = []
    for seed in SEEDS:
        chance, now = random.Random(seed), Round.deal(rules, seed, banker=seed % 4, streak=seed % 3)
        while not now.is_over:
            plays = now.legal_plays()
            open_plays = [play for play in plays if not play.surrendered and play.call != "pass"] or plays
            most = max(play.size for play in open_plays)
            several = [play for play in open_plays if play.size == most]
            now = now.play(chance.choice(several if chance.random() < 0.7 else plays))
        found.append(now)
    return found


@each_rules
def test_a_payment_is_true(rules: RuleSet) -> None:
    seen = Counter[str]()
    for now in rounds(rules):
        for line in now.settlement().payments:
            assert PAYMENTS[line.clause](Paid(now, line)), (line, str(now))
            assert str(line.points) in line.why() or (line.points == 0 and "nothing" in line.why())
            assert sums_up(worked(line)), worked(line)
            seen[line.clause] += 1
    assert len(seen) > 2


def sums_up(words: str) -> bool:
    """Whether the last sum or product that is written out comes to its result."""
    *_, last = [words, *re.findall(r"[^;:]+", words)]
    sides = last.split(" = ")
    value = re.sub(r"^[^\d]*", "", sides[0]).replace("−", "-").replace("×", "*")
    return len(sides) == 1 or "streak" in last or "ending" in last or eval_sum(value) == int(sides[1])


def eval_sum(words: str) -> int:
    """The value of two numbers with a sign between them."""
    first, sign, second = words.split()
    return int(first) * int(second) if sign == "*" else int(first) - int(second)


@each_rules
def test_an_event_is_true(rules: RuleSet) -> None:
    for now in rounds(rules):
        for event in now.outcome.events:
            assert EVENTS[event.kind](Happened(now, event)), (event, str(now))


@each_rules
def test_a_usual_mistake_leads_to_its_number(rules: RuleSet) -> None:
    for now in rounds(rules)[:MISTAKEN]:
        case = Case.of(now)
        for line in case.lines:
            for points, mistake in case.mistakes(line).items():
                if mistake.code == "option":
                    changed = replace(rules, **{mistake.option: mistake.value})  # type: ignore[type-var]
                    assert Case(changed, now.outcome).line(line.seat, line.event).points == points
                else:
                    assert SLIPS[mistake.code](Wrong(case, line, points)), (
                        mistake,
                        line,
                        points,
                        str(now),
                    )


@each_rules
def test_how_a_round_ended_is_true(rules: RuleSet) -> None:
    for now in rounds(rules):
        if end := rules.ended(now.outcome):
            assert ENDINGS[end.kind](now, end.factor), (end, str(now))


SHOWN: list[tuple[str, SkyNine, list[str], list[int]]] = [
    ("smallest", SkyNine(), ["K", "(A)", "(J)", "(8)"], [2, 2, 2, 1]),
    ("largest", SkyNine(), ["A", "(K)", "(9)", "(8)"], [2, 2, 2, 1]),
    ("ended_royal", SkyNine(), ["63", "(KK)", "(99)", "(88)"], [2, 2, 2, 0]),
    ("ended_four", SkyNine(), ["AA99", "(BB88)", "(CC77)", "(DD55)"], [2, 2, 0, 0]),
    ("caught_single", SkyNine(), ["K", "J", "(9)", "(8)"], [2, 2, 2, 1]),
    ("caught_kk", SkyNine(jj_catches_kk=True, jj_catch_collects=True), ["KK", "JJ", "(99)", "(88)"], [2, 2, 2, 0]),
    ("caught_four", SkyNine(), ["BB88", "AA99", "(CC77)", "(DD55)"], [2, 2, 0, 0]),
    ("", SkyNine(), ["B", "(K)", "(9)", "(8)"], [2, 2, 2, 1]),
    ("full_house", SkyNine(), ["B", "(K)", "(9)", "(8)"], [7, 0, 0, 0]),
    ("perfect_full_house", SkyNine(), ["K", "(F)", "(J)", "(8)"], [7, 0, 0, 0]),
    ("perfect_full_house", SkyNine(), ["AA99", "(BB88)", "(CC77)", "(DD55)"], [4, 0, 0, 0]),
]


def played_out(rules: SkyNine, plays: list[str], tally: list[int]) -> Round:
    """The last trick of a round of which the rest is told."""
    hands = [play.strip("()") for play in plays]
    now = Round.start(rules, hands, banker=1, streak=1, leader=0, tally=tally)
    for play in plays:
        now = now.play(play)
    return now


SHOWN_ROUNDS = [played_out(rules, plays, tally) for _, rules, plays, tally in SHOWN]


@pytest.mark.parametrize(("kind", "rules", "plays", "tally"), SHOWN, ids=[f"{row[0]} {row[2][0]}" for row in SHOWN])
def test_every_way_to_end_is_shown_once(kind: str, rules: SkyNine, plays: list[str], tally: list[int]) -> None:
    now = played_out(rules, plays, tally)
    end = rules.ended(now.outcome)
    assert end
    assert end.kind == kind
    assert ENDINGS[kind](now, end.factor)
    assert all(EVENTS[event.kind](Happened(now, event)) for event in now.outcome.events)


def test_everything_that_pays_is_met_in_play() -> None:
    met = [now for rules in RULES for now in rounds(rules)] + SHOWN_ROUNDS
    paid = {line.clause for now in met for line in now.settlement().payments}
    assert paid == set(PAYMENTS) == {*TienKow.clauses, *SkyNine.clauses}
    assert {event.kind for now in met for event in now.outcome.events} == set(EVENTS)
    ended = {end.kind for now in met if (end := now.rules.ended(now.outcome))}
    assert ended == set(ENDINGS)


def test_every_usual_mistake_is_met() -> None:
    met = set[str]()
    for now in [*SHOWN_ROUNDS, *(now for rules in RULES for now in rounds(rules)[:MISTAKEN])]:
        case = Case.of(now)
        for line in case.lines:
            met |= {mistake.code for mistake in case.mistakes(line).values()} | {case.mistake(line, 999).code}
    assert met == {*SLIPS, "option"}
