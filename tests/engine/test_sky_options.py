"""Every option of Sky Nine, B1 to B31, flipped: one situation whose result depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

import pytest

from tests.engine.flipping import Flip
from tests.engine.sky_probes import LAST, Probe, after, declares, done, ending, pays, replies
from tienkow_learn.engine import Match, Round, SkyNine
from tienkow_learn.engine.rules import values_of
from tienkow_learn.text import seat_name


def flip(point: str, option: str, what: str, ask: Probe, results: Mapping[object, object], beside: str = "") -> Flip:
    """A case of Sky Nine, named by its point in RULES 3.4."""
    return Flip(option, f"{point}, {what}", ask, results, beside, "SkyNine")


OPEN = "straight_win=true"
FH_TOP = ((8, 0, 0, 0), 0, done("opened_top", 0, last=False), done("ended_four", 0))
FH_LAST = ((8, 0, 0, 0), 0, done("opened", 0, last=False), done("largest", 0))
TWO_KK = ["KK I", "JJ I", "HH G", "99 G"]

FLIPS = [
    flip(
        "B1",
        "direction",
        "seat 1, from seat 0",
        lambda rules: seat_name(1, 0, rules.direction),
        {"counterclockwise": "East", "clockwise": "West"},
    ),
    flip(
        "B2",
        "surrender",
        "C was led; the hand could beat it",
        replies(["C I", "B I", "D H", "E H"], "C"),
        {"free": "B (B) (I)", "only_if_unable": "B"},
    ),
    flip(
        "B3",
        "follow_must_beat",
        "C was led; the hand is lower",
        replies(["C I", "D I", "A H", "E H"], "C"),
        {True: "(D) (I)", False: "D I (D) (I)"},
    ),
    flip(
        "B4",
        "surrendered_hidden",
        "a surrendered tile, as the next seat sees it",
        lambda rules: str(after(["C I", "D I", "A H", "E H"], "C, (D)")(rules).observe(2).plays[1]),
        {True: "(?)", False: "(3:1)"},
    ),
    flip(
        "B5",
        "first_game_banker",
        "the first leader is seat 2",
        lambda rules: rules.opening(2),
        {"next_player": (2, 3, 0), "leader": (2, 2, 0)},
    ),
    flip("B6", "first_streak", "of the first banker", lambda rules: Match(rules, 1).streak, {0: 0, 1: 1}),
    flip(
        "B8",
        "gains_multiplied",
        "a loser has six tiles, against a banker who wins with a valid smallest",
        pays((1, 6, 1, 0), 0, done("smallest", 0)),
        {"all": "+24 +8 -12 -20", "streak": "+28 +4 -12 -20", "none": "+30 +2 -12 -20", "hk": "+28 +4 -12 -20"},
    ),
    flip(
        "B8",
        "gains_multiplied",
        "the banker loses with six tiles",
        pays((6, 1, 1, 0), 1),
        {"all": "+4 +4 -3 -5", "streak": "+4 +4 -3 -5", "none": "+2 +6 -3 -5", "hk": "+2 +6 -3 -5"},
    ),
    flip("B9", "kk_royal", "replies to a led KK", replies(TWO_KK, "KK"), {True: "(IJ) (JJ)", False: "JJ (IJ) (JJ)"}),
    flip(
        "B10",
        "jj_catches_kk",
        "replies to a led KK",
        replies(TWO_KK, "KK"),
        {False: "(IJ) (JJ)", True: "JJ (IJ) (JJ)"},
    ),
    flip(
        "B11",
        "jj_catch_collects",
        "KK is caught, not in the last trick",
        pays((2, 4, 1, 1), 1, done("royal", 0, won=False, last=False), done("kk_caught", 1, led=False, last=False)),
        {False: "-4 +10 -3 -3", True: "-8 +18 -5 -5"},
        "jj_catches_kk=true",
    ),
    flip(
        "B12",
        "last_trick_bonus",
        "63 wins the last trick",
        pays((1, 3, 0, 4), 3, done("royal", 3), done("ended_royal", 3), streak=0),
        {True: "-8 -4 -12 +24", False: "-6 -2 -10 +18"},
    ),
    flip(
        "B13",
        "quad_bonus_to",
        "four tiles win a trick, another wins the round",
        pays((4, 1, 0, 3), 3, done("four", 0, last=False), streak=0),
        {"trick_winner": "+12 -7 -9 +4", "game_winner": "0 -3 -5 +8"},
    ),
    flip(
        "B15",
        "speculation_check",
        "K wins the last trick; one J was shown",
        ending(["K", "A", "J", "F"], "K, (A), (J), (F)", shown="J", tally=LAST),
        {"all_copies_shown": ["smallest"], "any_copy_shown": [], "all_copies_gone": ["smallest"]},
    ),
    flip(
        "B15",
        "speculation_check",
        "both J were surrendered face down, K wins the last trick",
        ending(["KA", "JC", "JD", "FG"], "A, (J), (J), (F), K, (C), (D), (G)"),
        {"all_copies_shown": ["smallest"], "any_copy_shown": ["smallest"], "all_copies_gone": ["opened_top"]},
    ),
    flip(
        "B15",
        "speculation_check",
        "J on K in the last trick, the other J was shown: is it caught?",
        lambda rules: after(["K", "J", "E", "F"], "K, J", shown="J", tally=LAST)(rules).trick.closed,  # type: ignore[union-attr]
        {"all_copies_shown": True, "any_copy_shown": False, "all_copies_gone": True},
    ),
    flip(
        "B15",
        "speculation_check",
        "one J is in no hand, and so lies open; the other is surrendered with K",
        ending(["K", "A", "J", "F"], "K, (A), (J), (F)", tally=LAST),
        {"all_copies_shown": ["smallest"], "any_copy_shown": [], "all_copies_gone": ["smallest"]},
    ),
    flip(
        "B31",
        "bonuses_multiplied",
        "63 wins the last trick (SNS-14)",
        pays((1, 3, 0, 4), 3, done("royal", 3), done("ended_royal", 3), streak=0),
        {False: "-8 -4 -12 +24", True: "-10 -6 -14 +30"},
    ),
    flip(
        "B31",
        "bonuses_multiplied",
        "the banker's four tiles won a trick, and another's K is caught: all bonuses of the round, whoever earned them",
        pays((4, 1, 0, 3), 3, done("four", 0, last=False), done("caught_single", 2, won=False)),
        {False: "+24 -8 -24 +8", True: "+48 -16 -32 0"},
    ),
    flip(
        "B31",
        "bonuses_multiplied",
        "JJ caught KK, and a Full House follows",
        pays((0, 8, 0, 0), 1, done("kk_caught", 1, led=False, last=False)),
        {False: "-24 +48 -12 -12", True: "-28 +56 -14 -14"},
        "jj_catches_kk=true jj_catch_collects=true",
    ),
    flip(
        "B19",
        "caught_single",
        "K is caught",
        pays((2, 0, 3, 3), 3, done("caught_single", 2, won=False)),
        {2: "0 0 -20 +20", 4: "0 0 -40 +40"},
    ),
    flip(
        "B19",
        "caught_quad",
        "DD55 is caught",
        pays((2, 0, 2, 4), 3, done("caught_four", 2, won=False)),
        {4: "0 0 -44 +44", 8: "0 0 -88 +88"},
    ),
    flip(
        "B23",
        "fh_first_lead",
        "a Full House, first lead a top set, last four tiles",
        pays(*FH_TOP),
        {
            "void": "+120 -40 -40 -40",
            "downgrade": "+120 -40 -40 -40",
            "ignore": "+240 -80 -80 -80",
            "last_not_top": "+240 -80 -80 -80",
        },
    ),
    flip(
        "B23",
        "fh_first_lead",
        "a Full House of the first leader, last trick with the largest",
        pays(*FH_LAST),
        {
            "void": "+120 -40 -40 -40",
            "downgrade": "+120 -40 -40 -40",
            "ignore": "+120 -40 -40 -40",
            "last_not_top": "+30 -10 -10 -10",
        },
    ),
    flip(
        "B23",
        "fh_first_lead_top",
        "the first lead is a pair of A",
        lambda rules: after(["AA", "CF", "DG", "EH"], "AA, (CF), (DG), (EH)")(rules).outcome.events[0].kind,
        {"any_top": "opened_top", "hk": "opened"},
    ),
    flip(
        "B24",
        "largest",
        "B wins the last trick, both A are gone",
        ending(["B", "C", "D", "E"], "B, (C), (D), (E)", shown="AA", tally=LAST),
        {"top_rank": [], "unbeatable_now": ["largest"], "hk": ["largest"]},
    ),
    flip(
        "B24",
        "largest",
        "HH wins the last trick, AA is unseen",
        ending(["HH", "AA", "DE", "EF"], "HH, (AA), (DE), (EF)", tally=(2, 2, 1, 1), shown="B"),
        {"top_rank": [], "unbeatable_now": [], "hk": ["largest"]},
    ),
    flip(
        "B25",
        "slam_stacking",
        "a Perfect Full House ended with four tiles",
        pays((8, 0, 0, 0), 0, done("ended_four", 0)),
        {False: "+240 -80 -80 -80", True: "+480 -160 -160 -160"},
    ),
    flip(
        "B30",
        "straight_win",
        "a round of eight begins",
        lambda rules: Round.deal(rules, 1).is_calling,
        {False: False, True: True},
    ),
    flip("B30", "straight_civil", "seven Civil tiles", declares("AABCDEF3"), {True: True, False: False}, OPEN),
    flip(
        "B30", "heaven_red_pips", "two A, and no other red spot", declares("AAEEFF 6:3 6:2"), {6: False, 0: True}, OPEN
    ),
    flip("B30", "royal63_is_pair", "AA BB 99 63", declares("AABB9963"), {False: False, True: True}, OPEN),
]


@pytest.mark.parametrize("case", FLIPS, ids=str)
def test_the_values_of_an_option_give_their_results(case: Flip) -> None:
    assert {value: case.asked(value) for value in case.results} == case.results
    assert len({str(result) for result in case.results.values()}) > 1


MATCHES = {"dice", "start_counters", "target", "target_basis", "minutes"}
"""What every game's match has; their tests are those of Match."""


def test_every_value_of_every_option_is_in_the_table() -> None:
    flipped = {each.option for each in FLIPS}
    assert {each.name for each in fields(SkyNine)} - flipped == MATCHES
    for option in flipped:
        told = {value for each in FLIPS if each.option == option for value in each.results}
        assert told == set(values_of(SkyNine, option))
