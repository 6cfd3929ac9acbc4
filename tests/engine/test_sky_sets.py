"""The sets of Sky Nine, class by class, and what beats what (RULES 3.1)."""

from __future__ import annotations

import itertools

import pytest

from tests.engine.building import table
from tests.engine.test_letters import by_face, by_tile
from tienkow_learn.engine import Combination, Round, SkyNine, tiles

RULES, FALSE_ROYAL = SkyNine(), SkyNine(kk_royal=False)
KINDS = {
    "single civil": "single_civil",
    "single military": "single_military",
    "civil pair": "pair_civil",
    "military pair": "pair_military",
    "mixed pair": "pair_mixed",
    "three civil": "three_civil",
    "three military": "three_military",
    "four": "four",
    "royal": "royal_63",
}
BY_KIND = {KINDS[row[0]]: row[1].split() for row in table("letters")}


@pytest.mark.parametrize(("kind", "letters"), BY_KIND.items(), ids=list(BY_KIND))
def test_a_class_has_its_sets_strongest_first(kind: str, letters: list[str]) -> None:
    found = [each for each in FALSE_ROYAL.combinations() if each.kind == kind]
    wanted = [(rank, each) for rank, each in enumerate(letters, 1) for _ in by_face(each)]
    assert [(each.rank, each.tiles.letters) for each in found] == wanted


def test_there_are_61_sets_by_face_and_84_by_tile() -> None:
    for rules in (RULES, FALSE_ROYAL):
        assert len(rules.combinations()) == 61
        assert sum(by_tile(each.tiles) for each in rules.combinations()) == 84


def test_a_royal_kk_is_in_no_class_of_pairs() -> None:
    assert RULES.combination("KK") == Combination("royal_kk", 1, tiles("5:1 5:1"))
    assert FALSE_ROYAL.combination("KK") == Combination("pair_civil", 11, tiles("5:1 5:1"))


@pytest.mark.parametrize("rules", [RULES, FALSE_ROYAL], ids=["KK is Royal", "KK is a pair"])
def test_a_set_beats_only_a_lower_one_of_its_class(rules: SkyNine) -> None:
    for reply, best in itertools.product(rules.combinations(), repeat=2):
        catches = best.kind == "royal_kk" and reply.tiles == tiles("6:1 6:1")
        higher = reply.kind == best.kind and reply.rank < best.rank
        assert rules.beats(reply, best, best) == (higher or catches)


def test_jj_does_not_get_at_kk_unless_the_option_lets_it() -> None:
    now = Round.start(RULES, ["KK", "JJ", "AA", "99"]).play("KK")
    assert [play.letters for play in now.legal_plays()] == ["(JJ)"]


SPLITS = [
    ("AA99B CCDDE FFGGH IIJJK", "A 9 B AA A9 99 AA9 A99 AA99"),
    ("KK63A CCDDE FFGGH IIJJB", "A K KK 6 3 63"),
    ("DEE5 AABB FFGG IIJJ", "D E EE 5 D5"),
]


@pytest.mark.parametrize(("hands", "leads"), SPLITS, ids=[hands[:5] for hands, _ in SPLITS])
def test_a_leader_may_split_what_belongs_together(hands: str, leads: str) -> None:
    now = Round.start(RULES, hands.split())
    assert {play.letters for play in now.legal_plays()} == set(leads.split())
