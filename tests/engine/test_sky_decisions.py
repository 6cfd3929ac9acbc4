"""Sky Nine: values that clash, the presets, and what has been decided where there is no option."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.engine.sky_probes import LAST, Probe, after, done, ending, pays
from tienkow_learn.engine import OptionError, Outcome, RecordError, SkyNine, TienKow, tiles
from tienkow_learn.engine.rules import read_rules

CONFLICTS = [
    ("jj_catches_kk=true", "kk_royal=false"),
    ("jj_catch_collects=true", "jj_catches_kk=false"),
    ("fh_first_lead_top=hk", "fh_first_lead=ignore"),
    ("fh_first_lead_top=hk", "fh_first_lead=last_not_top"),
    ("straight_civil=false", "straight_win=false"),
    ("heaven_red_pips=0", "straight_win=false"),
    ("royal63_is_pair=true", "straight_win=false"),
    ("target_basis=counters", "target=none"),
]


@pytest.mark.parametrize(("one", "other"), CONFLICTS)
def test_two_values_that_mean_nothing_together_are_refused_by_name(one: str, other: str) -> None:
    with pytest.raises(OptionError, match=f"{one} and {other} mean nothing together"):
        read_rules(f"SkyNine {one} {other}")


def test_every_conflict_is_in_the_table() -> None:
    assert len(SkyNine.conflicts) == len(CONFLICTS)


HONG_KONG = {
    "jj_catches_kk": True,
    "jj_catch_collects": True,
    "last_trick_bonus": False,
    "gains_multiplied": "hk",
    "caught_single": 4,
    "slam_stacking": True,
    "largest": "hk",
    "fh_first_lead": "downgrade",
    "fh_first_lead_top": "hk",
    "first_game_banker": "leader",
    "first_streak": 1,
}
"""Where the game of Hong Kong differs (RULES 4)."""


def test_the_presets_are_their_options() -> None:
    rules = SkyNine.hong_kong()
    assert {
        each.name: getattr(rules, each.name) for each in fields(SkyNine) if getattr(rules, each.name) != each.default
    } == HONG_KONG
    assert (rules.preset, SkyNine.sky9().preset, SkyNine(surrender="only_if_unable").preset) == (
        "hong_kong",
        "sky9",
        None,
    )
    assert SkyNine.sky9() == SkyNine()
    assert read_rules(str(rules)) == rules


def test_in_hong_kong_the_first_banker_leads_and_pays_double() -> None:
    assert SkyNine.hong_kong().opening(2) == (2, 2, 1)
    assert pays((3, 2, 3, 0), 0, banker=1)(SkyNine.hong_kong()) == "+10 -4 -1 -5"


CAUGHT, OPENED = done("caught_single", 2, won=False), done("opened", 1, last=False)
DECISIONS = [
    ("B7: only payments with the banker are multiplied", pays((2, 3, 3, 0), 2), "-4 -1 +10 -5"),
    (
        "B21: a speculator with five tiles keeps his own gain",
        pays((1, 1, 5, 1), 3, CAUGHT),
        "0 0 -16 +16",
    ),
    (
        "B22: what is transferred keeps the loser's multiplier",
        pays((2, 0, 3, 3), 3, CAUGHT, streak=2),
        "0 0 -24 +24",
    ),
    ("B25: a Full House by an ordinary tile", pays((8, 0, 0, 0), 0), "+60 -20 -20 -20"),
    (
        "B26: ended by an invalid smallest it is a plain Full House",
        pays((0, 8, 0, 0), 1, OPENED),
        "-20 +40 -10 -10",
    ),
]


@pytest.mark.parametrize(("ask", "result"), [row[1:] for row in DECISIONS], ids=[row[0] for row in DECISIONS])
def test_what_has_no_option_is_decided(ask: Probe, result: str) -> None:
    assert ask(SkyNine()) == result


def test_b17_who_has_won_no_tile_cannot_catch() -> None:
    now = after(["K", "J", "E", "F"], "K", tally=(3, 0, 2, 2))(SkyNine())
    assert [play.letters for play in now.legal_plays()] == ["(J)"]


def test_b18_the_smallest_led_before_the_last_trick_is_a_plain_tile() -> None:
    now = after(["K D", "J D", "A F", "E G"], "K, J, A, (E)")(SkyNine())
    assert (now.tricks[0].winner, now.tricks[0].closed) == (2, False)


def test_b20_of_several_higher_four_tile_sets_the_highest_wins() -> None:
    hands = ["DD55", "BB88", "AA99", "CC77"]
    done = after(hands, "DD55, BB88, AA99, (CC77)", tally=(1, 1, 1, 1))(SkyNine())
    assert done.winner == 2
    assert [event.kind for event in done.outcome.events][-1] == "caught_four"


def test_b14_only_k_and_3_led_last_are_the_smallest() -> None:
    for led, kind in (("K", ["smallest"]), ("3", ["smallest"]), ("J", []), ("5:1 5:1", ["ended_royal"])):
        size = len(tiles(led))
        hands = [led, *(["J", "6", "G"] if size == 1 else ("EF", "EG", "FG"))]
        hands[1] = hands[1].replace(led, "E")
        plays = ", ".join([led, *(f"({hand})" for hand in hands[1:])])
        assert ending(hands, plays, tally=(2, 2, 2, 2 - size))(SkyNine()) == kind


def test_b16_a_six_after_a_five_catches_and_a_j_after_an_a_does_not() -> None:
    assert after(["3", "5", "6", "9"], "3, 5, 6", tally=LAST)(SkyNine()).trick.closed  # type: ignore[union-attr]
    assert [play.letters for play in after(["K", "A", "J", "E"], "K, A", tally=LAST)(SkyNine()).legal_plays()] == [
        "(J)"
    ]


def test_b27_who_wins_the_round_has_won_two_tiles() -> None:
    over = after(["BB", "AA", "EF", "GH"], "BB, AA, (EF), (GH)", tally=(4, 0, 1, 1))(SkyNine())
    assert (over.winner, over.tally[1]) == (1, 2)


def test_b29_a_bonus_is_shown_at_once_and_paid_once() -> None:
    now = after(["63 A", "BB F", "CC G", "DD H"], "63, (BB), (CC), (DD)")(SkyNine())
    assert [(event.kind, event.seat) for event in SkyNine().events(now.tricks)] == [("royal", 0)]


def test_only_if_unable_asks_for_jj_where_it_may_catch_but_never_for_the_forced_tile() -> None:
    strict = SkyNine(surrender="only_if_unable", jj_catches_kk=True)
    catches = after(["KK I", "JJ I", "AA H", "99 H"], "KK")(strict)
    assert [play.letters for play in catches.legal_plays()] == ["JJ"]
    forced = after(["B", "A", "F", "E"], "B", tally=(4, 0, 2, 1))(strict)
    assert [play.letters for play in forced.legal_plays()] == ["(A)"]


def test_a_surrendered_j_that_lies_face_up_counts_as_shown() -> None:
    plays = "A, (J), (J), (F), K, (C), (D), (G)"
    assert ending(["KA", "JC", "JD", "FG"], plays)(SkyNine(surrendered_hidden=False)) == ["opened_top"]


FULL_HOUSE = (8, 0, 0, 0)
TOP = done("opened_top", 0, last=False)


@pytest.mark.parametrize(
    ("end", "void", "downgrade"),
    [("ended_four", "+120 -40 -40 -40", "+120 -40 -40 -40"), ("smallest", *["+60 -20 -20 -20"] * 2)],
)
def test_without_a_full_house_the_ordinary_ending_stays(end: str, void: str, downgrade: str) -> None:
    for value, result in (("void", void), ("downgrade", downgrade)):
        assert pays(FULL_HOUSE, 0, TOP, done(end, 0))(SkyNine(fh_first_lead=value)) == result


def test_after_a_round_a_banker_who_wins_has_one_more_and_a_new_banker_has_one() -> None:
    for banker, winner, streak, result in ((0, 0, 2, (0, 3)), (0, 1, 2, (1, 1)), (1, 1, 0, (1, 1))):
        assert SkyNine().bank_after(Outcome((2, 2, 2, 2), winner, banker, streak)) == result


def test_payments_with_the_banker_are_told_as_a_multiplier_of_tiles() -> None:
    assert [SkyNine().bank(streak) for streak in (0, 1, 2)] == [("times", 1), ("times", 2), ("times", 3)]
    assert (SkyNine().unit, SkyNine().hides, SkyNine(surrendered_hidden=False).hides) == ("tiles", True, False)
    assert (SkyNine().stake(1), TienKow().hides, TienKow().may_declare(tiles("AA"))) == (10, False, False)


def test_an_event_of_the_other_game_is_refused() -> None:
    with pytest.raises(RecordError, match="supreme"):
        pays(FULL_HOUSE, 0, done("supreme", 0))(SkyNine())
