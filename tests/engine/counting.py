"""Counts of legal plays for fixed deals, and rounds in words. `python -m tests.engine.counting` writes both anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from tienkow_learn.engine import Round, TienKow
from tienkow_learn.engine.rules import read_rules

HERE = Path(__file__).parent
COUNTS = HERE / "tables" / "counts.txt"
ROUNDS = HERE / "rounds"
DEPTH = 3
HEAD = f"""\
# Legal plays of fixed deals. Written by `python -m tests.engine.counting`; a change here is a change of the rules.
# rules | seed | plays at each step of one line | sequences of 1, 2 and {DEPTH} plays from the deal
"""
RULES = [
    "TienKow",
    "TienKow first_trick_single_only=true",
    "TienKow must_follow_pair=false",
    *(str(rules) for rules in (TienKow.russian(), TienKow.dominorules())),
    "TienKow supreme_follow=lead_only short_two_pair_reply=play_pair",
]
GOLDEN = {
    "english": ("TienKow", 12),
    "russian": (str(TienKow.russian()), 30),
    "dominorules": (str(TienKow.dominorules()), 8),
    "face-down": ("TienKow discards=face_down trick_value=tiles supreme_follow=lead_only", 21),
}
"""The whole rounds: rules and seed."""


def line(at: Round, seed: int) -> Iterator[Round]:
    """The positions of one line of plays, chosen by chance from the seed, those of several tiles first."""
    chance = random.Random(seed)
    while not at.is_over:
        yield at
        found = at.legal_plays()
        several = [play for play in found if play.size > 1]
        at = at.play((several or found)[int(chance.random() * len(several or found))])
    yield at


def sequences(at: Round, depth: int) -> int:
    """How many sequences of so many plays there are from a position."""
    found = at.legal_plays()
    return len(found) if depth == 1 else sum(sequences(at.play(play), depth - 1) for play in found)


def count(rules: str, seed: int) -> str:
    """The row of the table for rules and a seed."""
    dealt = Round.deal(read_rules(rules), seed)
    steps = [str(len(at.legal_plays())) for at in line(dealt, seed) if not at.is_over]
    full = [str(sequences(dealt, depth)) for depth in range(1, DEPTH + 1)]
    return f"{rules} | {seed} | {' '.join(steps)} | {' '.join(full)}"


def counts() -> str:
    """The whole table."""
    return HEAD + "".join(f"{count(rules, seed)}\n" for rules in RULES for seed in range(1, 5))


def told(name: str) -> str:
    """A whole round: every position, what each seat sees, what may be played and what is played; then the score."""
    rules, seed = GOLDEN[name]
    dealt = Round.deal(read_rules(rules), seed, banker=seed % 4, streak=seed % 3)
    return "\n".join(text for at in line(dealt, seed) for text in _position(at)) + "\n"


def _position(at: Round) -> Iterator[str]:
    if at.plays:
        yield f"  plays {at.plays[-1]}"
        yield from _trick(at)
    if at.is_over:
        yield from _end(at)
        return
    yield f"play {len(at.plays) + 1}: P{at.to_move} of {at!r}"
    for seat in range(4):
        seen = at.observe(seat)
        yield f"  P{seat} sees hand {seen.hand} | unseen {seen.unseen} | {seen.trick or 'no trick'}"
    yield f"  duty: {at.rules.duty(at.turn).why()}"
    yield f"  may play {' . '.join(map(str, at.legal_plays()))}"


def _trick(at: Round) -> Iterator[str]:
    if at.trick is None:
        trick = at.tricks[-1]
        yield f"trick {len(at.tricks)}: P{trick.winner} wins, tally {' '.join(map(str, at.tally))}"
        reasons = {seat: at.rules.lost_because(trick, seat) for seat in range(4)}
        yield from (f"  P{seat}: {reason.why()}" for seat, reason in reasons.items() if reason)


def _end(at: Round) -> Iterator[str]:
    yield from (f"pays ({line.clause}) {line.why()}" for line in at.settlement().payments)
    yield f"totals {at.settlement()}"
    yield "record"
    yield str(at).rstrip()


def write() -> None:
    """Write the table and the rounds anew."""
    COUNTS.write_text(counts(), encoding="utf-8", newline="\n")
    ROUNDS.mkdir(exist_ok=True)
    for name in GOLDEN:
        (ROUNDS / f"{name}.txt").write_text(told(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
