"""What Steady plays in Sky Nine, in positions that a player can check, and why. P0 holds the bank and leads first."""

from __future__ import annotations

import pytest

from tests.players.positions import Position
from tienkow_learn.engine import SkyNine

SKY, HONG_KONG = SkyNine(), SkyNine.hong_kong()
STRAIGHT = SkyNine(straight_win=True)
EVEN = (2, 2, 1, 1)

POSITIONS = [
    Position(
        "a Royal earns two units from each, so it is led",
        ("63AI", "BCE8", "DFG5", "HJ97"),
        (),
        "63",
        "lead_paying",
        SKY,
    ),
    Position("KK is a Royal, too", ("KKAI", "BCE8", "DFG5", "HJ97"), (), "KK", "lead_paying", SKY),
    Position(
        "in Hong Kong a pair of J may be out: it catches KK",
        ("KKAI", "JJE8", "DFG5", "HC97"),
        ("KK",),
        "JJ",
        "catch_lead",
        HONG_KONG,
    ),
    Position(
        "without that rule nothing beats KK: what matches nothing goes, the Earth stays with its eight",
        ("KKAI", "BE8G", "DFG5", "HC97"),
        ("KK",),
        "(EG)",
        "cannot_win_low",
        SKY,
    ),
    Position(
        "four tiles earn four units from each", ("AA99I", "BCEF8", "DFGGH", "HIJ85"), (), "AA99", "lead_paying", SKY
    ),
    Position(
        "four tiles that four others may beat earn something only if they win",
        ("BB88I", "AA99C", "DFGGH", "HIJ75"),
        (),
        "BB88",
        "lead_may_pay",
        SKY,
    ),
    Position(
        "four higher tiles take what four tiles would have earned",
        ("BB88I", "AA99C", "DFGGH", "HIJ75"),
        ("BB88",),
        "AA99",
        "win_paying",
        SKY,
    ),
    Position(
        "in Hong Kong a Royal earns nothing in the last trick, but nothing beats it",
        ("63", "BC", "DF", "HJ"),
        (),
        "63",
        "lead_unbeatable",
        HONG_KONG,
        EVEN,
    ),
    Position(
        "two tiles left and none won: the Goose must win now, or the Man could not win the end",
        ("EI", "DC", "BG", "H9"),
        ("E",),
        "D",
        "entry_needed",
        SKY,
        (3, 0, 2, 1),
    ),
    Position(
        "the last to play needs no more than the lower pair",
        ("77AC", "DFGI", "EH5I", "8899"),
        ("77", "(IG)", "(5I)"),
        "88",
        "certain_after",
        SKY,
        (1, 1, 1, 1),
    ),
    Position(
        "a J is out, so a K led last would be caught: it goes now",
        ("AK", "BJ", "CF", "EG"),
        (),
        "K",
        "not_last",
        SKY,
        EVEN,
    ),
    Position(
        "the 6 is out, so a 3 led last would be caught",
        ("A3", "B6", "CF", "EG"),
        (),
        "3",
        "not_last",
        SKY,
        EVEN,
    ),
    Position(
        "no 6 can be out, for one's own lies face down: the 3 is kept, won last it pays double",
        ("EGHB", "6CA3", "DFII", "GHJJ"),
        ("E", "(6)", "D", "(G)", "F", "(H)", "(G)", "C"),
        "A",
        "keep_the_end",
        SKY,
        (1, 1, 1, 1),
    ),
    Position(
        "a K is out: the J can catch it, so the Partition goes",
        ("9AB", "IJE", "K5C", "8DF"),
        ("9",),
        "(I)",
        "keep_catcher",
        SKY,
        (2, 1, 1, 1),
    ),
    Position(
        "no K is out: the J is the lowest tile",
        ("9AB", "IJE", "G5C", "8DF"),
        ("9",),
        "(J)",
        "cannot_win_low",
        SKY,
        (2, 1, 1, 1),
    ),
    Position(
        "the 3 is out: the 6 can catch it, so the 7 goes",
        ("9AB", "768", "35C", "9DF"),
        ("9",),
        "(7)",
        "keep_catcher",
        SKY,
        (2, 1, 1, 1),
    ),
    Position("a K led last is caught", ("K", "J", "C", "E"), ("K",), "J", "catch", SKY, (2, 2, 2, 1)),
    Position(
        "a 3 led last is caught, a 5 on it or not", ("3", "5", "6", "E"), ("3", "5"), "6", "catch", SKY, (2, 2, 2, 1)
    ),
    Position(
        "who has won nothing has to give the last tile up",
        ("K", "J", "C", "E"),
        ("K",),
        "(J)",
        "only_play",
        SKY,
        (3, 0, 2, 2),
    ),
    Position(
        "the Heaven and its nine belong together: what matches nothing goes",
        ("BCD", "A9H", "FG5", "E8I"),
        ("B",),
        "(H)",
        "certain_end",
        SKY,
        (1, 1, 1, 2),
    ),
    Position(
        "the Heaven would win, but it is sure to win later, too",
        ("DCE", "AIH", "FG5", "B8I"),
        ("D",),
        "(I)",
        "entry_kept",
        SKY,
        (1, 2, 1, 1),
    ),
    Position(
        "the nine wins now, and then nothing unseen can beat the Plums",
        ("8CJ", "BDF", "GHI", "EE9"),
        ("8", "(F)", "(G)"),
        "9",
        "certain_after",
        SKY,
        (2, 1, 1, 1),
    ),
    Position(
        "seven Civil tiles are a straight-win: thirty points at once",
        ("AABBCCD9", "DEEFFGGH", "HIIJJKK9", "88776553"),
        (),
        "declare",
        "declare",
        STRAIGHT,
    ),
]


@pytest.mark.parametrize("given", POSITIONS, ids=lambda given: given.why)
def test_steady_plays_as_a_sound_player_does_and_says_why(given: Position) -> None:
    assert given.explained() == (given.play, given.reason)
