"""The lines of the card on who pays whom, and on bonuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.engine.tiles import tiles

from .asking import played, surrendering
from .ending import endings
from .line import Line

BANKER, DOER, OTHER = 1, 0, 2
ROUND = Outcome((4, 2, 1, 1), DOER, BANKER)
"""A round that each bonus is added to."""
TWICE = ("AA99E", "BB3GF", "FGHH6", "IIJKC")
"""Hands of which the first leads four tiles that may be read as two pairs in two ways."""
POSSIBLE = {"if_reply": {"supreme", "mixed", "four"}, "if_lost": {"mixed", "four"}}
"""Which kinds can be played in reply, or be led and lose; any can come last, and in a round that another wins."""


def bonuses(rules: RuleSet) -> Iterator[Line]:
    """What each bonus pays, and when it pays nothing."""
    earned = [each for each in rules.bonuses if any(_earned(rules, Event(each[0], DOER, count=each[1])).values())]
    for kind, count in earned:
        yield from _bonus(rules, kind, count)
    for kind, count in dict(earned).items():
        yield from _conditions(rules, kind, count)
    for kind, count in earned:
        if count > 1 and rules.combination(tiles("AA99")):
            yield _from(_earned(rules, Event(kind, DOER), Event(kind, DOER, 2)), "two_leads", bonus=(kind, 1))
            yield _from(_earned(rules, *_read(rules)), "two_readings")


def _bonus(rules: RuleSet, kind: str, count: int) -> Iterator[Line]:
    """What each of the others pays: to the banker, and to another player."""
    own, other = (_earned(rules, Event(kind, seat, count=count)) for seat in (BANKER, DOER))
    if {*own.values()} == {*other.values()}:
        yield _from(own, "bonus_any", bonus=(kind, count))
        return
    yield _from(own, "bonus_bank", bonus=(kind, count))
    yield _from(other, "bonus", bonus=(kind, count))


def _from(paid: Counter[int], code: str, **values: object) -> Line:
    """A line that says who pays how much."""
    if not any(paid.values()):
        return Line.of(code, "nothing", **values)
    if len({*paid.values()}) == 1:
        return Line.of(code, "from_each", **values, points=paid[OTHER])
    return Line.of(code, "from_bank", **values, points=paid[BANKER], others=paid[OTHER])


def _conditions(rules: RuleSet, kind: str, count: int) -> Iterator[Line]:
    """Whether it is paid in reply, in a trick that is lost, in the last trick, and to who does not win the round."""
    usual = Event(kind, DOER, count=count)
    cases = {
        "if_reply": (replace(usual, led=False), DOER),
        "if_lost": (replace(usual, won=False), DOER),
        "if_last": (replace(usual, last=True), DOER),
        "if_round_lost": (usual, OTHER),
    }
    for code, (event, winner) in cases.items():
        if kind in POSSIBLE.get(code, {kind}):
            paid = any(_earned(rules, event, winner=winner).values())
            yield Line.of(code, "yes" if paid else "no", bonus=(kind, count))


def _earned(rules: RuleSet, *events: Event, winner: int | None = None) -> Counter[int]:
    """What each seat pays for events of one seat, without what else is paid; that seat wins the round, or another."""
    doer = events[0].seat if events else DOER
    outcome = replace(ROUND, winner=doer if winner is None else winner, events=events)
    lines = [line for line in rules.settle(outcome).payments if line.event is not None]
    return Counter({seat: sum(line.costs(seat) for line in lines) for seat in SEATS if seat != doer})


def _read(rules: RuleSet) -> tuple[Event, ...]:
    """What happens when four tiles are led that may be read two ways."""
    tricks = surrendering(played(rules, TWICE, ["AA99"], (1, 1, 1, 0)), stop=1).tricks
    return tuple(event for event in rules.events((*tricks, *tricks)) if event.seat == DOER and event.trick == 1)


BANKER, WINNER, LOSER = 1, 0, 2
WINS = 3
"""How many wins in a row are told."""
FOUR = ("AA99", "BB3G", "FGHH", "IIJK")
"""Hands of a trick of four tiles."""
GAIN, SHORT = 6, 3


def scoring(rules: RuleSet) -> Iterator[Line]:
    """What is paid for what has been won, the bank, the endings, the bonuses, and when a match ends."""
    yield Line.of(f"won_{rules.unit}", "by_won", by_won=tuple(_won(rules)))
    yield from _worth(rules)
    yield from _bank(rules)
    yield from endings(rules)
    yield from bonuses(rules)
    yield from _match(rules)


def _won(rules: RuleSet) -> Iterator[int]:
    """What passes between two players without the bank, by what the one who pays has won; less than 0 is paid."""
    for won in range(rules.hand_size):
        outcome = Outcome((1, 0, won, rules.hand_size - won - 1), WINNER, BANKER)
        yield -_paid(rules, outcome, LOSER)


def _paid(rules: RuleSet, outcome: Outcome, seat: int) -> int:
    """What a seat pays the winner; less than 0 if it is paid."""
    return sum(line.costs(seat) for line in rules.settle(outcome).between(seat, outcome.winner))


def _worth(rules: RuleSet) -> Iterator[Line]:
    """What a trick of four tiles counts, if there are any."""
    if not rules.combination(tiles("AA99")):
        return
    now = surrendering(played(rules, FOUR, ["AA99"], (1, 1, 1, 1)))
    yield Line.of("worth", "number", number=now.tally[0] - 1)


def _bank(rules: RuleSet) -> Iterator[Line]:
    """Who holds the first bank, and what it does to payments: in the first round, and by wins in a row."""
    leader, banker, streak = rules.opening(0)
    yield Line.of("first_bank", "leader" if banker == leader else "next_player")
    for won in (0, SHORT):
        first, *later = (_to_bank(rules, won, each) for each in (streak, *_streaks(rules)))
        yield Line.of("to_bank", "bank", won=won, first=first, numbers=tuple(later))
    if rules.bank(0)[0] == "times":
        gains = {"of_banker": (LOSER, LOSER), "of_other": (WINNER, LOSER)}
        found = {name: -_paid(rules, _gaining(bank, seat), seat) for name, (bank, seat) in gains.items()}
        yield Line.of("gain", "gains", won=GAIN, **found)


def _streaks(rules: RuleSet) -> Iterator[int]:
    """The streak of a banker: new, and after each further win."""
    _, streak = rules.bank_after(Outcome((1, 0, 0, 0), WINNER, BANKER))
    for _ in range(WINS):
        yield streak
        _, streak = rules.bank_after(Outcome((1, 0, 0, 0), WINNER, WINNER, streak))


def _to_bank(rules: RuleSet, won: int, streak: int) -> int:
    """What who has won so much pays a banker who wins."""
    return _paid(rules, Outcome((1, 0, won, rules.hand_size - 1 - won), WINNER, WINNER, streak), LOSER)


def _gaining(banker: int, seat: int) -> Outcome:
    """A round that a loser with more than four tiles is paid for, the banker having won once before."""
    tally = [1, 0, 0, 1]
    tally[seat] = GAIN
    a, b, c, d = tally
    return Outcome((a, b, c, d), WINNER, banker, 1)


def _match(rules: RuleSet) -> Iterator[Line]:
    """How a match begins and ends."""
    yield Line.of("dice", "number", number=rules.dice)
    yield Line.of("counters", "number", number=rules.start_counters)
    basis = "target" if rules.target_basis == "net" else "target_counters"
    yield Line.of("match_end", "no_end" if rules.target is None else basis, points=rules.target or 0)
    if rules.minutes is not None:
        yield Line.of("minutes", "number", number=rules.minutes)
