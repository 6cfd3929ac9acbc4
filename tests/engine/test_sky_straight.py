"""Straight-win hands, and the calls before the first lead (S9 3.5, RULES 3.5, B30)."""

from __future__ import annotations

import pytest

from tests.engine.building import game, table, through
from tienkow_learn.engine import Code, IllegalPlay, Match, Round, SkyNine, tiles
from tienkow_learn.engine.rules.sky_nine.declaring import level

RULES = SkyNine(straight_win=True)
FULL, PERFECT, PLAIN, POOR = "BBCDEFG3", "AACDEFGH", "HIIJ9876", "JKK98755"
HANDS = [FULL, PLAIN, PERFECT, POOR]
"""Seats 0 and 2 may declare."""


@pytest.mark.parametrize("row", table("sky_straight"), ids=lambda row: f"{row[0]} {row[1]}")
def test_a_hand_and_its_level(row: list[str]) -> None:
    hand, options, found, _ = row
    rules = game(f"SkyNine straight_win=true {options}")
    assert isinstance(rules, SkyNine)
    assert level(rules, tiles(hand)) == (None if found == "-" else f"straight_{found}")
    assert rules.may_declare(tiles(hand)) == (found != "-")


@pytest.mark.parametrize("hand", ["AABB", "99887755"[:7], ""])
def test_only_a_hand_of_eight_is_a_straight_win(hand: str) -> None:
    assert level(RULES, tiles(hand)) is None


@pytest.mark.parametrize(("banker", "leader"), [(0, None), (2, None), (1, 0), (3, 2)])
def test_the_calls_begin_with_the_banker_and_go_round_in_order_of_play(banker: int, leader: int | None) -> None:
    now, called = Round.start(RULES, HANDS, banker=banker, leader=leader), []
    while now.is_calling:
        called.append(now.to_move)
        now = now.play("pass")
    assert called == [(banker + step) % 4 for step in range(4)]
    assert now.to_move == (banker if leader is None else leader)


def test_in_a_first_game_they_begin_with_the_assumed_banker() -> None:
    first = Match(RULES, 1).round
    assert (first.is_calling, first.to_move) == (True, first.banker)
    assert first.banker == (first.leader + 1) % 4


def test_who_does_not_qualify_can_only_pass() -> None:
    plays = [str(play) for play in Round.start(RULES, HANDS).legal_plays()]
    assert plays == ["declare", "pass"]
    assert [str(play) for play in Round.start(RULES, HANDS, banker=1).legal_plays()] == ["pass"]


def test_the_first_to_declare_wins_at_once_and_becomes_banker() -> None:
    done = through(Round.start(RULES, HANDS, banker=1, streak=1), ["pass", "declare"])
    assert (done.is_over, done.winner, done.declarer, done.tally) == (True, 2, 2, (0, 0, 8, 0))
    assert str(done.settlement()) == "-20 -40 +80 -20"
    assert RULES.bank_after(done.outcome) == (2, 1)


def test_a_full_hand_is_doubled_and_a_perfect_one_is_paid_fourfold() -> None:
    full = Round.start(RULES, HANDS, banker=0, streak=1).play("declare")
    assert str(full.settlement()) == "+60 -20 -20 -20"
    perfect = Round.start(RULES, HANDS, banker=2, streak=1).play("declare")
    assert str(perfect.settlement()) == "-40 -40 +120 -40"


def test_who_passes_forfeits_the_win_and_pays_who_declares_later() -> None:
    done = through(Round.start(RULES, HANDS, banker=0, streak=1), ["pass", "pass", "declare"])
    assert (done.winner, done.settlement().totals[0]) == (2, -40)


def test_a_declared_royal_earns_no_bonus() -> None:
    hands = ["AABB9963", "CCDDEE88", "FFGGHH77", "IIJJKK55"]
    done = Round.start(SkyNine(straight_win=True, royal63_is_pair=True), hands).play("declare")
    assert [event.kind for event in done.outcome.events] == ["straight_perfect"]
    assert str(done.settlement()) == "+60 -20 -20 -20"


def test_once_all_have_passed_nobody_can_declare() -> None:
    now = through(Round.start(RULES, HANDS), ["pass"] * 4)
    reason = now.why_not("declare")
    assert reason is not None
    assert reason.code is Code.NO_CALL


@pytest.mark.parametrize(("banker", "play", "code"), [(1, "declare", Code.CANNOT_DECLARE), (0, "B", Code.CALL_FIRST)])
def test_a_call_that_is_refused_says_why(banker: int, play: str, code: str) -> None:
    with pytest.raises(IllegalPlay) as refused:
        Round.start(RULES, HANDS, banker=banker).play(play)
    assert refused.value.reason.code is code


def test_hands_of_fewer_tiles_and_positions_inside_a_round_have_no_calls() -> None:
    assert not Round.start(RULES, ["AA", "BB", "CC", "DD"]).is_calling
    assert not Round.start(RULES, ["AA", "BB", "CC", "DD"], tally=(1, 0, 0, 0)).is_calling
