"""How a game is scored, as lines of its reference card: found by settling small cases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.engine.rules.ending import Ending
from tienkow_learn.text import say, signed
from tienkow_learn.text.settling import bonus

Row: TypeAlias = tuple[str, str]
"""What, and what it comes to."""
BANKER, WINNER, LOSER = 1, 0, 2
PLAIN = Outcome((4, 2, 1, 1), WINNER, BANKER)
STREAKS = range(4)


def scoring(rules: RuleSet, lang: str) -> Iterator[Row]:
    """What is paid for what, has won, endings, bonuses, the bank."""
    yield _won(rules, lang)
    yield _bank(rules, lang)
    yield from _endings(rules, lang)
    yield from _bonuses(rules, lang)


def _won(rules: RuleSet, lang: str) -> Row:
    """What passes between two players without the bank, by what the one who pays has won."""
    points = []
    for won in range(rules.hand_size):
        outcome = Outcome((1, 0, won, rules.hand_size - won - 1), WINNER, BANKER)
        points.append(f"{won}: {signed(-sum(_between(rules, outcome, LOSER)))}")
    return say(f"card_won_{rules.unit}", lang), ", ".join(points)


def _between(rules: RuleSet, outcome: Outcome, seat: int) -> Iterator[int]:
    for line in rules.settle(outcome).payments:
        if {line.payer, line.payee} == {seat, outcome.winner}:
            yield line.points if line.payer == seat else -line.points


def _bank(rules: RuleSet, lang: str) -> Row:
    """What the streak of the banker does: its stake, or what multiplies."""
    told, _ = rules.bank(0)
    sign = "× " if told == "times" else ""
    numbers = ", ".join(f"{sign}{rules.bank(streak)[1]}" for streak in STREAKS)
    return say(f"card_{'bank_times' if sign else 'stake'}", lang), say("card_and_so_on", lang, numbers=numbers)


def _endings(rules: RuleSet, lang: str) -> Iterator[Row]:
    everything = replace(PLAIN, tally=(rules.hand_size, 0, 0, 0))
    for way in rules.open_ways:
        how = say(f"end_{way.kind}", lang)
        end = rules.ended(replace(everything if way.takes_all else PLAIN, events=(_event(rules, way),)))
        told = "card_caught" if way.caught else "card_declared" if way.takes_all else "card_end"
        pays = "card_caught_times" if way.caught else "card_times"
        if end and end.factor > 1:
            yield say(told, lang, how=how), say(pays, lang, factor=end.factor)
    if full := rules.ended(everything):
        yield say("card_all", lang), say("card_times", lang, factor=full.factor)
    yield from _full_endings(rules, everything, lang)


def _full_endings(rules: RuleSet, everything: Outcome, lang: str) -> Iterator[Row]:
    """A Full House that ends in a way of its own."""
    for way in rules.open_ways:
        end = rules.ended(replace(everything, events=(_event(rules, way),)))
        if end and not way.caught and not way.takes_all:
            told = say("card_all_end", lang, how=say(f"end_{way.kind}", lang))
            yield told, say("card_times", lang, factor=end.factor)


def _event(rules: RuleSet, way: Ending) -> Event:
    return Event(way.kind, LOSER if way.caught else WINNER, rules.hand_size, won=not way.caught, last=True)


def _bonuses(rules: RuleSet, lang: str) -> Iterator[Row]:
    """What each of the others pays: who does it may hold the bank, or not."""
    for kind, count in rules.bonuses:
        what = bonus(kind, count, lang)
        banker, other = (_paid(rules, Event(kind, seat, count=count)) for seat in (BANKER, WINNER))
        if not banker and not other:
            continue
        each = set(banker.values()) | set(other.values())
        if len(each) == 1:
            yield say("card_bonus_any", lang, what=what), say("card_from_each", lang, points=each.pop())
            continue
        yield say("card_bonus_bank", lang, what=what), say("card_from_each", lang, points=banker[WINNER])
        paid = say("card_from_bank", lang, points=other[BANKER], others=other[LOSER])
        yield say("card_bonus", lang, what=what), paid


def _paid(rules: RuleSet, event: Event) -> dict[int, int]:
    """What each seat pays for an event, without what else is paid."""
    plain = list(rules.settle(PLAIN).payments)
    lines = list(rules.settle(replace(PLAIN, events=(event,))).payments)
    for line in plain:
        lines.remove(line)
    return {line.payer: line.points for line in lines}
