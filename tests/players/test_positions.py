"""What Steady plays in positions that a player can check, and the reason it gives. P0 is the banker and leads first."""

from __future__ import annotations

import pytest

from tests.players.positions import Position
from tienkow_learn.engine import TienKow

POSITIONS = [
    Position(
        "a mixed pair pays 24 when the banker leads it, whoever wins the trick",
        ("6:6 6:3 2:2 5:1", "4:4 4:4 3:3 4:2", "5:5 6:5 6:1 2:1", "6:4 6:4 3:1 5:2"),
        (),
        "6:6 6:3",
        "lead_paying",
    ),
    Position(
        "two mixed pairs led together pay twice",
        ("6:6 6:3 1:1 6:2 5:1", "4:4 4:4 3:3 4:2 5:5", "5:5 6:5 6:1 2:1 3:3", "6:4 6:4 3:1 5:2 2:2"),
        (),
        "6:6 1:1 6:3 6:2",
        "lead_paying",
    ),
    Position(
        "by the Russian rules one mixed pair pays nothing, so the Heaven is kept",
        ("6:6 6:3 2:2 5:1", "4:4 4:4 3:3 4:2", "5:5 6:5 6:1 2:1", "6:4 6:4 3:1 5:2"),
        (),
        "5:1",
        "entry_kept",
        TienKow.russian(),
    ),
    Position(
        "no other Military tile is unseen, so the five wins; the Civil tile would lose to any other",
        ("3:2 1:1", "6:6 4:4", "5:5 6:5", "6:4 6:1"),
        (),
        "3:2",
        "lead_unbeatable",
    ),
    Position(
        "one Heaven is still out: the Axe goes now, the Heaven wins the last trick",
        ("6:6 6:5", "6:6 5:5", "4:4 3:1", "6:1 2:2"),
        (),
        "6:5",
        "save_the_last",
    ),
    Position(
        "a small tile gives the lead away, the big ones come back to it",
        ("6:6 6:5 6:5 2:2", "6:6 5:5 3:1 5:4", "4:4 6:4 2:2 6:2", "4:4 5:5 6:1 4:3"),
        (),
        "2:2",
        "entry_kept",
    ),
    Position(
        "the last to play wins with the Man; the Heaven would win no more",
        ("6:1 3:2", "3:1 5:4", "2:2 6:2", "6:6 4:4"),
        ("6:1", "3:1", "2:2"),
        "4:4",
        "certain_after",
        tally=(0, 0, 0, 1),
    ),
    Position(
        "the same without a trick so far: this one must be won",
        ("6:1 3:2 5:5", "3:1 5:4 6:5", "2:2 6:2 6:4", "6:6 4:4 4:2"),
        ("6:1", "3:1", "2:2"),
        "4:4",
        "first_win",
    ),
    Position(
        "the lead is worth a tile to who holds a paying pair",
        ("6:1 3:2 5:5", "3:1 5:4 6:5", "2:2 6:4 6:4", "4:4 1:1 5:3"),
        ("6:1", "3:1", "2:2"),
        "4:4",
        "win_to_lead",
    ),
    Position(
        "the Military series is out: the single tile goes, the Plums stay a pair",
        ("5:4 6:4 3:2", "4:2 6:6 2:2", "5:5 5:5 6:5", "6:2 4:4 3:3"),
        ("5:4", "4:2"),
        "(6:5)",
        "keep_pair",
    ),
    Position(
        "no tile that may be played wins: the lower one goes",
        ("6:6 3:2", "6:5 3:1", "4:4 6:4", "5:5 6:1"),
        ("6:6", "3:1", "4:4"),
        "6:1",
        "cannot_win_low",
    ),
    Position(
        "a pair must be followed with a pair, the only one or not",
        ("6:4 6:4 3:1", "5:2 6:1 3:3", "6:6 6:6 2:2", "4:1 3:2 1:1"),
        ("6:4 6:4", "(5:2 6:1)"),
        "6:6 6:6",
        "only_play",
    ),
    Position(
        "only the Heaven could win: it is kept for later, and the lowest tile goes",
        ("5:5 6:3 3:1 6:4", "6:5 5:4 2:2 3:3", "1:1 6:6 5:1 4:1", "4:4 6:1 3:2 2:1"),
        ("5:5", "6:5"),
        "1:1",
        "entry_kept",
        tally=(1, 1, 1, 1),
    ),
    Position(
        "a nine wins for certain; the eight would lose to the other nine",
        ("5:2 6:6 6:6 1:1 3:1 3:3", "3:2 2:2 6:5 6:4 6:4 6:1", "1:1 3:3 6:5 5:4 6:2 4:1", "6:3 5:3 4:3 5:1 5:1 6:1"),
        ("5:2", "3:2"),
        "5:4",
        "sure_win",
        tally=(1, 0, 0, 0),
    ),
    Position(
        "who holds a pair of Benches leads it: few can have a better one",
        ("2:2 2:2 6:5", "6:6 6:6 4:4", "4:4 6:1 6:1", "6:3 5:2 4:3"),
        (),
        "2:2 2:2",
        "lead_together",
        tally=(0, 2, 3, 0),
    ),
    Position(
        "neither tile is sure to win, so the better one tries",
        ("5:5 5:1", "6:6 6:5", "6:5 6:4", "5:4 5:3"),
        (),
        "5:5",
        "lead_strongest",
        tally=(0, 0, 2, 0),
    ),
    Position(
        "two like tiles are harder to beat together than one by one",
        ("5:1 5:1", "6:6 5:5", "6:5 3:3", "4:4 6:4"),
        (),
        "5:1 5:1",
        "lead_unbeatable",
    ),
    Position(
        "the nines draw the eight and the six out, then the three wins: nothing unseen can stop it",
        ("6:3 5:4 2:1", "6:2 6:6 1:1", "4:2 3:1 3:3", "6:5 4:4 5:5"),
        (),
        "6:3",
        "draw_out",
    ),
    Position(
        "one nine after the other is certain; the pair of them could be beaten",
        ("6:3 5:4", "6:6 6:6", "5:5 2:2", "6:5 5:1"),
        (),
        "6:3",
        "certain",
    ),
    Position(
        "who leads a mixed pair is paid only if it wins: the Plums keep that from them",
        ("4:4 5:2 1:1 6:5", "5:5 5:5 2:2 2:2", "3:3 3:3 6:1 5:1", "6:1 3:1 4:2 5:3"),
        ("4:4 5:2",),
        "2:2 2:2",
        "win_denies",
        TienKow(bonus_needs_win=True),
    ),
]


@pytest.mark.parametrize("given", POSITIONS, ids=lambda given: given.why)
def test_steady_plays_as_a_sound_player_does_and_says_why(given: Position) -> None:
    assert given.explained() == (given.play, given.reason)
