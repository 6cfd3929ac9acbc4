"""All worked tricks of RULES 5.1, under every option that their winners depend on, and what may be played to a lead."""

from __future__ import annotations

import pytest

from tests.engine.building import around, bare, led, rules_of, table, through, trick_of
from tienkow_learn.engine import Round, TienKow, tiles
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.rules import Turn
from tienkow_learn.engine.rules.tien_kow.codes import TienKowCode

Row = tuple[str, str, list[str], int]


def tricks() -> list[Row]:
    """(id, options, the four plays, the winner) for each winner that the table names."""
    found: list[Row] = []
    for name, *cells in table("tricks"):
        plays, winners = [str(read_play(play)) for play in cells[:4]], cells[4:]
        for cell in winners:
            options, _, winner = cell.rpartition(":")
            found.append((name, options, plays, int(winner.strip()[1])))
    return found


TRICKS = tricks()
IDS = [f"{name} {options}" for name, options, _, _ in TRICKS]


@pytest.mark.parametrize(("name", "options", "plays", "winner"), TRICKS, ids=IDS)
def test_who_wins(name: str, options: str, plays: list[str], winner: int) -> None:
    rules = rules_of(options)
    played = through(Round.start(rules, around(rules, plays)), plays)
    trick = played.tricks[-1]
    assert (trick.winner, sum(played.tally)) == (winner, played.tally[winner]), name
    assert [str(play) for _, play in trick.plays] == plays
    assert played.to_move in (winner, None)


@pytest.mark.parametrize(("name", "options", "plays", "winner"), TRICKS, ids=IDS)
def test_every_loser_has_a_reason(name: str, options: str, plays: list[str], winner: int) -> None:
    rules = rules_of(options)
    trick = trick_of(rules, *plays)
    assert [seat for seat in range(4) if not rules.lost_because(trick, seat)] == [winner], name


@pytest.mark.parametrize("row", table("reasons"), ids="; ".join)
def test_why_a_seat_does_not_win(row: list[str]) -> None:
    *plays, options = row[:5]
    rules = rules_of(options)
    trick = trick_of(rules, *plays)
    found = [rules.lost_because(trick, seat) for seat in range(4)]
    assert [reason.code if reason else "wins" for reason in found] == row[5:]


def test_who_has_not_played_has_not_lost() -> None:
    rules = TienKow()
    assert rules.lost_because(led(rules, "6:1"), 1) is None


def test_what_lies_face_down_is_not_told() -> None:
    rules = TienKow(discards="face_down")
    seen = trick_of(rules, "2:1", "(6:6)", "(4:4)", "(6:5)", seen_by=2)
    reasons = [rules.lost_because(seen, seat) for seat in (1, 2)]
    assert [reason and reason.code for reason in reasons] == [TienKowCode.FACE_DOWN, TienKowCode.OFF_SERIES]


@pytest.mark.parametrize(("banker", "paid"), [(0, [4, 4, 4]), (1, [4, 2, 2]), (3, [2, 2, 4])])
def test_tk_12_the_supreme_pair_is_paid_for(banker: int, paid: list[int]) -> None:
    settled = bare(TienKow(), ["4:2 2:1", "6:6 6:6", "6:3 5:4", "3:1 6:1"], banker=banker, leader=0).settlement()
    lines = [line for line in settled.payments if line.clause in {"e", "f"}]
    assert [(line.payer, line.payee, line.points) for line in lines] == [
        (1, 0, paid[0]),
        (2, 0, paid[1]),
        (3, 0, paid[2]),
    ]


@pytest.mark.parametrize(("needs_win", "lines"), [(False, [(1, 0, 8), (2, 0, 8), (3, 0, 8)]), (True, [])])
def test_tk_14_the_bonus_is_kept_when_the_trick_is_lost(*, needs_win: bool, lines: list[tuple[int, int, int]]) -> None:
    played = bare(TienKow(bonus_needs_win=needs_win), ["6:6 6:3", "4:1 3:2", "5:5 6:1", "5:2 4:3"])
    found = [line for line in played.settlement().payments if line.clause == "g"]
    assert [(line.payer, line.payee, line.points) for line in found] == lines


def test_tk_15_the_only_pair_must_be_played() -> None:
    hands = ["6:4 6:4 4:4", "5:2 6:1 2:2", "6:6 6:6 5:5", "4:1 3:2 3:3"]
    asked = through(Round.start(TienKow(), hands), ["6:4 6:4", "5:2 6:1"])
    assert [str(play) for play in asked.legal_plays()] == ["6:6 6:6"]
    reason = asked.why_not("6:6 5:5")
    assert reason
    assert reason.code is TienKowCode.FOLLOW_PAIR


@pytest.mark.parametrize("row", table("duties"), ids=" ; ".join)
def test_what_may_be_played(row: list[str]) -> None:
    lead, hand, options, plays = row
    rules = rules_of(options)
    found = rules.legal_plays(Turn(tiles(hand), led(rules, lead)))
    assert " . ".join(map(str, found)) == plays
