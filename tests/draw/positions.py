"""Positions for the tests of the drawing: rounds played at random to any length."""

from __future__ import annotations

from hypothesis import strategies as st

from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import TienKow

HIDING = TienKow(discards="face_down")
TURNED = TienKow(direction="counterclockwise")


def played(*, seed: int, count: int, rules: TienKow | None = None) -> Round:
    """A deal after so many plays, each picked from the legal ones by the seed."""
    at = Round.deal(rules or TienKow(), seed=seed, banker=seed % 4, streak=seed % 3)
    for step in range(count):
        legal = at.legal_plays()
        if legal:
            at = at.play(legal[(seed * 7 + step * 5) % len(legal)])
    return at


rounds = st.builds(
    played,
    seed=st.integers(0, 10_000),
    count=st.integers(0, 33),
    rules=st.sampled_from([TienKow(), HIDING, TURNED]),
)
seats = st.integers(0, 3)
widths = st.sampled_from(["wide", "narrow"])
