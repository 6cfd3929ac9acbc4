"""Comparing rule sets: questions that every rule set answers by being asked, or by playing a few tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from tienkow_learn.engine.errors import IllegalPlay
from tienkow_learn.engine.outcome import Outcome
from tienkow_learn.engine.play import SEATS, Play
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import Past, RuleSet, Turn
from tienkow_learn.engine.settlement import Settlement
from tienkow_learn.engine.tiles import Series, Tile, tiles
from tienkow_learn.text.voice import ENGLISH, Voice

Answer: TypeAlias = Callable[[RuleSet, Voice], str]
EVERY_SIZE = "6:6 6:6 6:3 5:4 4:4 4:4 5:2 4:3"
"""A hand with a set of each size."""
LOOSE = {
    1: ("4:1", "4:3", "3:2"),
    2: ("3:1 2:2", "2:2 6:4", "6:4 5:2"),
    4: ("3:1 2:2 3:3 5:1", "3:1 2:2 3:3 5:1", "6:5 6:4 4:3 3:2"),
}
"""What the others hold against a lead of so many tiles."""
LAST = ("6:5", "5:5", "5:5")
EVEN = (4, 4, 4, 4)
"""A tally with which nothing is paid for what was won, so that a bonus stands alone."""
ROW = 3
"""How many of a kind are told: tiles, and wins in a row."""


def comparison(rules: Sequence[RuleSet], voice: Voice = ENGLISH) -> list[list[str]]:
    """The table of some rule sets: in each row a question and the answer of each. Every answer comes from the rules.

    >>> from tienkow_learn.engine.rules import SkyNine, TienKow
    >>> comparison([TienKow(), SkyNine()])[1]
    ['Tiles in a lead', '1, 2, 4', '1, 2, 3, 4']
    """
    return [
        [voice.says(f"side_ask_{code}"), *(_answer(each, answer, voice) for each in rules)]
        for code, answer in ANSWERS.items()
    ]


def _answer(rules: RuleSet, answer: Answer, voice: Voice) -> str:
    """What some rules answer; a dash where the question is about a lead that they do not have."""
    try:
        return answer(rules, voice)
    except IllegalPlay:
        return voice.says("side_dash")


def put_down(now: Round, play: Play) -> Play:
    """A play as it can be made: its tiles given up, where they cannot be played otherwise."""
    return replace(play, surrendered=True) if now.why_not(play) else play


def _yes(found: object, voice: Voice) -> str:
    return voice.says("side_yes" if found else "side_no")


def _sizes(rules: RuleSet, _: Voice) -> str:
    sizes = {play.size for play in rules.legal_plays(Turn(tiles(EVERY_SIZE)))}
    return ", ".join(map(str, sorted(sizes)))


def _singles(rules: RuleSet, voice: Voice) -> str:
    """The best Civil tiles, by name."""
    civil = sorted((face for face in Tile if face.series is Series.CIVIL), key=lambda face: rules.single(face).rank)
    return ", ".join(voice.tile(face) for face in civil[:ROW])


def _led(rules: RuleSet, lead: str, reply: str, won: int = 1) -> Round:
    """A last trick after its lead; the seat that holds the reply has won so much before."""
    hands = [lead, reply, *LOOSE[len(tiles(lead))][1:]]
    return Round.start(rules, hands, tally=(1, won, 1, 1)).play(lead)


def _takes(rules: RuleSet, lead: str, reply: str, won: int = 1) -> bool:
    """True if a reply takes a lead over."""
    now = _led(rules, lead, reply, won)
    trick = now.play(put_down(now, Play(tiles(reply)))).trick
    return trick is not None and trick.winner == 1


def _taking(lead: str, reply: str) -> Answer:
    return lambda rules, voice: _yes(_takes(rules, lead, reply), voice)


def _follows(rules: RuleSet, voice: Voice) -> str:
    """Whether a hand of both series has to play the one that was led."""
    turn = Turn(tiles("5:1 4:1"), _led(rules, "6:6", "5:1").trick, 2)
    return _yes(not any(tiles("4:1") == play.tiles for play in rules.legal_plays(turn)), voice)


def _forced(rules: RuleSet, voice: Voice) -> str:
    """Whether who has won nothing must give the last tile up."""
    return _yes(not _takes(rules, "5:5", "6:6", won=0), voice)


def _to_another(rules: RuleSet, _: Voice) -> str:
    """What who has nothing pays a winner who is not the banker."""
    return str(-rules.settle(Outcome((4, 4, 0, 0), 1, 0, 0)).totals[3])


def _in_a_row(won: int) -> Answer:
    """What who has won so much pays the first banker of a match, who wins again and again."""

    def answer(rules: RuleSet, _: Voice) -> str:
        outcome, paid = Outcome((7 - won, 1, 0, won), 0, 0, rules.opening(0)[2]), []
        for _n in range(ROW):
            paid.append(str(-rules.settle(outcome).totals[3]))
            outcome = replace(outcome, streak=rules.bank_after(outcome)[1])
        return ", ".join(paid)

    return answer


def _paid(settled: Settlement, voice: Voice) -> str:
    """What the others pay seat 0, one after the other."""
    each = [sum(line.points for line in settled.payments if line.payer == seat) for seat in SEATS[1:]]
    return voice.says("side_each", points=each[0]) if len({*each}) == 1 else " + ".join(map(str, each))


def _bonus(lead: str) -> Answer:
    """What a lead earns that wins no round: led by the banker, and by the player before the banker."""

    def answer(rules: RuleSet, voice: Voice) -> str:
        loose = LOOSE[len(tiles(lead))]
        hands = [f"{lead} 6:1", *(f"{low} {last}" for low, last in zip(loose, LAST, strict=True))]
        events = rules.events(_through(Round.start(rules, hands), lead, *loose).tricks)
        earned = [rules.settle(Outcome(EVEN, 0, banker, 1, events)) for banker in (0, 1)]
        if not any(each.totals[0] for each in earned):
            return voice.says("side_nothing")
        return voice.says("side_bonus", banker=_paid(earned[0], voice), other=_paid(earned[1], voice))

    return answer


def _through(now: Round, *plays: str) -> Round:
    for each in plays:
        now = now.play(put_down(now, Play(tiles(each))))
    return now


def _ending(lead: str, *, everything: bool = False) -> Answer:
    """What the last trick multiplies, if a lead wins it. What is in no hand has not been seen here: a J is about."""

    def answer(rules: RuleSet, voice: Voice) -> str:
        size = len(tiles(lead))
        before = (8 - size, 0, 0, 0) if everything else (5 - size, 1, 1, 1)
        now = _through(Round.start(rules, [lead, *LOOSE[size]], tally=before), lead, *LOOSE[size])
        ended = replace(now.outcome, events=rules.events(now.tricks, Past(is_over=True, whole=False)))
        return voice.says("side_times", number=_factor(rules, ended))

    return answer


def _factor(rules: RuleSet, outcome: Outcome) -> int:
    """What the end of a round multiplies payments by."""
    end = rules.ended(outcome)
    return end.factor if end else 1


def _caught(rules: RuleSet, voice: Voice) -> str:
    """What J on a K in the last trick multiplies, and who pays."""
    hands = ["5:1", "6:1", "6:1", "3:2"]
    now = _through(Round.start(rules, hands, tally=(2, 2, 2, 1)), *hands)
    alone = now.settlement().totals[3] == 0
    return voice.says("side_caught" if alone else "side_times", number=_factor(rules, now.outcome))


def _end(rules: RuleSet, voice: Voice) -> str:
    return voice.says("side_target", points=rules.target) if rules.target else voice.says("side_no_end")


ANSWERS: dict[str, Answer] = {
    "direction": lambda rules, voice: voice.says(f"side_{rules.direction}"),
    "sizes": _sizes,
    "sets": lambda rules, _: str(len(rules.combinations())),
    "singles": _singles,
    "follows": _follows,
    "crosses": _taking("6:3 5:4", "6:6 6:6"),
    "supreme": _taking("5:5 5:5", "4:2 2:1"),
    "fake": _taking("5:1 5:1", "6:1 6:1"),
    "hides": lambda rules, voice: voice.says("side_down" if rules.hides else "side_up"),
    "forced": _forced,
    "unit": lambda rules, voice: voice.says(f"side_{rules.unit}"),
    "to_another": _to_another,
    "to_banker": _in_a_row(0),
    "three": _in_a_row(3),
    "led_supreme": _bonus("4:2 2:1"),
    "led_mixed": _bonus("6:6 6:3"),
    "led_four": _bonus("6:6 6:6 6:3 5:4"),
    "end_smallest": _ending("5:1"),
    "end_supreme": _ending("4:2 2:1"),
    "end_four": _ending("6:6 6:6 6:3 5:4"),
    "all_smallest": _ending("5:1", everything=True),
    "all_four": _ending("6:6 6:6 6:3 5:4", everything=True),
    "caught": _caught,
    "end": _end,
}
"""How each question is answered, in the order of the table."""
