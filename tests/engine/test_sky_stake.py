"""The gamble that is on in the last trick (S9 3.4, B15, B18), as a turn is told of it."""

from __future__ import annotations

import pytest

from tienkow_learn.engine import Round, SkyNine, TienKow, tiles

WON = (2, 2, 2, 1)


@pytest.mark.parametrize(
    ("hands", "plays", "shown", "code"),
    [
        ("K, J, A, E", "K", "", "gamble_smallest"),
        ("3, H, 6, 9", "3, (H)", "", "gamble_smallest"),
        ("DD55, BB88, AHIJ, EE99", "DD55", "", "gamble_four"),
        ("K, J, A, E", "", "", None),
        ("K, J, A, E", "K, J", "", None),
        ("DD55, BB88, AHIJ, EE99", "DD55, BB88", "", None),
        ("3, 9, 8, E", "3, 9", "", None),
        ("K, I, A, E", "K", "JJ", None),
        ("K, I, A, E", "K", "J", None),
        ("K, I, A, J", "K", "J", "gamble_smallest"),
        ("3, 9, A, E", "3", "", None),
        ("E, J, A, D", "E", "", None),
        ("KE, JH, AI, DG", "K", "", None),
    ],
)
def test_what_is_at_stake(hands: str, plays: str, shown: str, code: str | None) -> None:
    held = len(tiles(hands.split(", ", maxsplit=1)[0]))
    now = Round.start(SkyNine(), hands.split(", "), tally=(2, 2, 2, 1) if held == 1 else (1, 1, 1, 1), shown=shown)
    for play in filter(None, plays.split(", ")):
        now = now.play(play)
    reason = now.rules.at_stake(now.turn)
    assert (reason.code if reason else None) == code


def test_nothing_is_at_stake_in_tien_kow() -> None:
    now = Round.start(TienKow(), ["5:1", "6:1", "6:6", "5:5"], tally=WON).play("5:1")
    assert now.rules.at_stake(now.turn) is None
