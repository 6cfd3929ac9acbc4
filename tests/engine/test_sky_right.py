"""What other programs for this game got wrong is right here (RULES 6)."""

from __future__ import annotations

import pytest

from tests.engine.building import through
from tests.engine.sky_probes import LAST, after, done, pays
from tienkow_learn.engine import Round, SkyNine
from tienkow_learn.engine.rules.sky_nine.codes import SkyNineCode

RULES = SkyNine()
FAKE_ROYAL = SkyNine(jj_catches_kk=True)


def kinds(now: Round) -> list[str]:
    return [event.kind for event in now.outcome.events]


def test_a_j_that_catches_closes_the_trick() -> None:
    now = after(["K", "J", "A", "E"], "K, J", tally=LAST)(RULES)
    assert [play.letters for play in now.legal_plays()] == ["(A)"]
    over = through(now, ["(A)", "(E)"])
    assert (over.winner, over.tricks[0].closed) == (1, True)


def test_a_jj_that_catches_closes_the_trick() -> None:
    now = after(["KK I", "JJ I", "AA 3", "HH 9"], "KK, JJ")(FAKE_ROYAL)
    assert [play.letters for play in now.legal_plays()] == ["(AA)", "(A3)"]
    assert [now.undo().can_play(pair) for pair in ("JJ", "JI")] == [True, False]


def test_a_kk_that_is_caught_last_pays_like_a_single_k_and_earns_no_bonus() -> None:
    over = after(["KK", "JJ", "AA", "HH"], "KK, JJ, (AA), (HH)", tally=(2, 1, 0, 3))(FAKE_ROYAL)
    assert [kind for kind in kinds(over) if kind.startswith(("caught", "ended"))] == ["caught_kk"]
    assert str(over.settlement()) == "-16 +16 0 0"


def test_who_is_caught_pays_what_every_loser_would_have_paid() -> None:
    over = after(["K", "J", "A", "E"], "K, J, (A), (E)", tally=(2, 3, 0, 2))(RULES)
    assert {(line.payer, line.payee) for line in over.settlement().payments} == {(0, 1)}
    assert str(over.settlement()) == "-18 +18 0 0"


def test_the_end_of_a_round_shows_what_lay_face_down() -> None:
    hands, first = ["A K", "C J", "D F", "E G"], "A, (C), (D), (E)"
    during = after(hands, first)(RULES)
    assert [str(during.observe(3).tricks[0].play_of(seat)) for seat in (1, 2, 3)] == ["(?)", "(?)", "(5:5)"]
    over = through(during, ["K", "(J)", "(F)", "(G)"])
    assert [str(over.observe(3).tricks[0].play_of(seat)) for seat in (1, 2, 3)] == ["(4:4)", "(3:1)", "(5:5)"]


FOURS = [
    ("led, and unbeaten", "BB88, (EFGH), (EFGI), (CC77)", 0),
    ("a higher set in reply", "BB88, AA99, (EFGI), (CC77)", 1),
]


@pytest.mark.parametrize(("plays", "seat"), [row[1:] for row in FOURS], ids=[row[0] for row in FOURS])
@pytest.mark.parametrize("last", [True, False], ids=["last trick", "not last"])
def test_four_tiles_are_paid_to_who_wins_with_them_in_any_trick(plays: str, seat: int, *, last: bool) -> None:
    second = "AA99" if seat else "EFGH"
    more = ["", "", "", ""] if last else [" I", " J", " J", " K"]
    hands = [hand + spare for hand, spare in zip(["BB88", second, "EFGI", "CC77"], more, strict=True)]
    now = after(hands, plays, tally=(1, 1, 1, 1) if last else (0, 0, 0, 0))(RULES)
    fours = [event for event in RULES.events(now.tricks) if event.kind == "four"]
    assert [event.seat for event in fours if event.won] == [seat]
    if last:
        paid = [line for line in now.settlement().payments if line.clause == "four"]
        assert [(line.payee, line.values["units"]) for line in paid] == [(seat, 4)] * 3


def test_a_four_tile_bonus_is_paid_beside_the_win() -> None:
    assert pays((0, 5, 2, 1), 1, done("four", 1, led=False, last=False), streak=0)(RULES) == "-9 +22 -6 -7"


EQUALS = ["5:2|4:3|B|C", "A|A|B|C", "A 6:3|A 5:4|BB|CC"]


@pytest.mark.parametrize("hands", [row.split("|") for row in EQUALS], ids=EQUALS)
def test_an_equal_does_not_beat(hands: list[str]) -> None:
    reason = Round.start(RULES, hands, tally=(1, 1, 1, 1)).play(hands[0]).why_not(hands[1])
    assert reason is not None
    assert reason.code is SkyNineCode.ONLY_EQUAL


@pytest.mark.parametrize(("reply", "code"), [("EF", SkyNineCode.NOT_A_SET), ("99", SkyNineCode.OTHER_CLASS)])
def test_other_tiles_do_not_beat_a_pair(reply: str, code: str) -> None:
    reason = Round.start(RULES, ["CC", reply, "GG", "HH"]).play("CC").why_not(reply)
    assert reason is not None
    assert reason.code is code


def test_a_royal_ends_a_round_and_is_paid_for_itself_too() -> None:
    over = after(["63", "AA", "99", "EE"], "63, (AA), (99), (EE)", tally=(3, 1, 1, 1))(RULES)
    assert kinds(over)[-1] == "ended_royal"
    assert [line.points for line in over.settlement().payments] == [6, 6, 6, 2, 2, 2]


def test_who_wins_a_trick_has_no_reason_for_losing_it() -> None:
    trick = after(["CC I", "BB I", "GG H", "99 H"], "CC, BB, (GG), (99)")(RULES).tricks[0]
    assert [RULES.lost_because(trick, seat) is None for seat in range(4)] == [False, True, False, False]
