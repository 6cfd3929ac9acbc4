"""A repr is what makes the value again, or stands in angle brackets; it is short, and one line."""

from __future__ import annotations

import pytest

import tienkow_learn as tk
from tests.engine.test_copies import VALUES

SHORT = 160
"""Characters: a repr is read in a list of others."""
HELD = tk.Round.deal(tk.SkyNine(straight_win=True), 7).hands[0]
PLAYS = (
    (tk.Play(tk.tiles("6:6")), "Play('6:6')"),
    (tk.Play(tk.tiles("2:2 6:5"), surrendered=True), "Play('2:2 6:5', surrendered=True)"),
    (tk.Play(tk.tiles("2:2"), surrendered=True, hidden=True), "Play('2:2', surrendered=True, hidden=True)"),
    (tk.Play(tk.tiles(""), True, True, size=2), "Play('', surrendered=True, hidden=True, size=2)"),
    (tk.Play(tk.tiles(""), call="pass"), "Play('', call='pass')"),
    (tk.Play(HELD, call="declare"), f"Play('{HELD}', call='declare')"),
)
RULES = (
    (tk.TienKow(), "TienKow()"),
    (tk.TienKow.russian(), "TienKow(mixed_bonus='two_in_lead', short_two_pair_reply='competes', target=None)"),
    (tk.SkyNine(kk_royal=False, target=50), "SkyNine(kk_royal=False, target=50)"),
)


@pytest.mark.parametrize(("value", "text"), [*PLAYS, *RULES])
def test_it_is_what_makes_the_value(value: object, text: str) -> None:
    assert repr(value) == text
    assert eval(text, {name: getattr(tk, name) for name in tk.__all__}) == value  # noqa: S307  our own


@pytest.mark.parametrize("name", VALUES)
def test_it_makes_the_value_again_or_says_that_it_does_not(name: str) -> None:
    value, text = VALUES[name], repr(VALUES[name])
    assert "\n" not in text
    if text.startswith("<"):
        assert text.endswith(">")
    else:
        assert eval(text, {name: getattr(tk, name) for name in tk.__all__}) == value  # noqa: S307  our own
    assert len(text) <= SHORT or isinstance(value, tk.Tiles | tk.RuleSet | tk.Card | tk.Outcome)
