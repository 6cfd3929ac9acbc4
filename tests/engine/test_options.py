"""Every option has a case in which its values give different results; what means nothing is refused by name."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.engine.building import rules_of, through, with_options
from tests.engine.flipping import Flip
from tests.engine.tien_kow_flips import FLIPS
from tienkow_learn.engine import Match, OptionError, RecordError, Round, SkyNine, TienKow
from tienkow_learn.engine.errors import brief
from tienkow_learn.engine.rules import read_rules, values_of

OPTIONS = [each.name for each in fields(TienKow)]


@pytest.mark.parametrize("flip", FLIPS, ids=str)
def test_the_values_of_an_option_give_their_results(flip: Flip) -> None:
    assert {value: flip.asked(value) for value in flip.results} == flip.results


@pytest.mark.parametrize("option", OPTIONS)
def test_each_value_of_an_option_differs_from_each_other_in_some_case(option: str) -> None:
    cases = [flip.results for flip in FLIPS if flip.option == option]
    values = values_of(TienKow, option)
    pairs = [(one, other) for one in values for other in values if one is not other]
    same = [pair for pair in pairs if not any(case.get(pair[0]) != case.get(pair[1]) for case in cases)]
    assert cases
    assert same == []
    assert all(value in case for case in cases for value in values)


@pytest.mark.parametrize("option", OPTIONS)
def test_a_value_that_an_option_does_not_have_is_refused_with_those_it_has(option: str) -> None:
    for wrong in ("sideways", -3, 1.0, ["spots"], object):
        with pytest.raises(OptionError) as refused:
            with_options(**{option: wrong})
        told = str(refused.value)
        assert option in told
        assert brief(wrong, 40) in told
        assert all(str(value).lower() in told for value in values_of(TienKow, option))


@pytest.mark.parametrize("option", ["start_counters", "target", "minutes"])
@pytest.mark.parametrize("wrong", [0, -1, True, 25.0, "25", 10**12])
def test_counters_a_target_and_minutes_are_whole_numbers_from_1_up(option: str, wrong: object) -> None:
    with pytest.raises(OptionError, match=rf"option {option} cannot be .*, a whole number from 1 to 999999999999"):
        with_options(**{option: wrong})


@pytest.mark.parametrize("wrong", [3, 0, -1, True, 12.0, "12", 10**12])
def test_a_stake_cap_is_a_whole_number_from_4_up(wrong: object) -> None:
    with pytest.raises(
        OptionError, match=r"stake_cap cannot be .*: it is one of none, a whole number from 4 to 999999999999"
    ):
        with_options(stake_cap=wrong)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match=r"no option 'trump'; the options are mixed_bonus, .*, minutes$"):
        TienKow(trump="hearts")  # type: ignore[call-arg]


CONFLICTS = [
    ("target=none", "target_basis=counters"),
    ("single_rank=traditional", "equal_tiles=rank_then_first"),
    ("must_follow_pair=false", "short_two_pair_reply=unmatched"),
    ("must_follow_pair=false", "short_two_pair_reply=play_pair"),
    ("two_pair_capture=same_series_higher", "short_two_pair_reply=competes"),
    ("pair_ranking=same_category", "short_two_pair_reply=competes"),
    ("pair_ranking=same_category", "supreme_follow=lowest"),
]


@pytest.mark.parametrize(("one", "other"), CONFLICTS)
def test_two_values_that_mean_nothing_together_are_refused_by_name(one: str, other: str) -> None:
    with pytest.raises(OptionError, match=f"{one} and {other} mean nothing together"):
        rules_of(f"{one} {other}")
    assert rules_of(one) != rules_of(other)


def test_every_conflict_is_in_the_table() -> None:
    assert len(TienKow.conflicts) == len(CONFLICTS)


@pytest.mark.parametrize("target", [1, 20])
def test_a_target_that_the_counters_reach_at_the_start_is_refused(target: int) -> None:
    says = (
        f"target={target} ends every match after its first round where target_basis=counters "
        "counts from start_counters=20"
    )
    with pytest.raises(OptionError, match=says):
        TienKow(target=target, target_basis="counters")
    with pytest.raises(OptionError, match="target=60 ends every match after its first round"):
        SkyNine(target=60, target_basis="counters", start_counters=100)
    with pytest.raises(RecordError, match=f"target cannot be {target}: everybody starts with 20 counters"):
        Match(TienKow(target_basis="counters"), 1, target)
    assert TienKow(target=21, target_basis="counters").target == 21
    assert Match(TienKow(target=target), 1).target == target
    assert Match(TienKow(target_basis="counters"), 1, 0).target == 0


PRESETS = {
    "english": "TienKow",
    "russian": "TienKow mixed_bonus=two_in_lead short_two_pair_reply=competes target=none",
    "dominorules": (
        "TienKow supreme_follow=lowest two_pair_capture=same_series_higher direction=counterclockwise dice=2"
    ),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_its_options(preset: str) -> None:
    rules = getattr(TienKow, preset)()
    assert str(rules) == PRESETS[preset]
    assert rules.preset == preset
    assert read_rules(PRESETS[preset]) == rules


def test_the_presets_are_those_in_the_table_and_other_options_are_none() -> None:
    assert list(TienKow.presets) == list(PRESETS)
    assert TienKow(discards="face_down").preset is None


COUNTED = {"stake_cap", "start_counters", "target", "minutes"}


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_comes_back_from_its_text_form(option: str) -> None:
    for value in (*values_of(TienKow, option), *({16, 10**12 - 1} if option in COUNTED else ())):
        rules = with_options(**{option: value})
        assert read_rules(str(rules)) == rules


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("", RecordError, "there are no rules called ''; there are TienKow"),
        ("Bridge", RecordError, "there are no rules called 'Bridge'"),
        ("TienKow spots", OptionError, "'spots' is not an option: write name=value"),
        ("TienKow rank=spots", OptionError, "there is no option 'rank'; the options are mixed_bonus"),
        (
            "TienKow single_rank=Spots",
            OptionError,
            "option single_rank cannot be 'Spots': it is one of spots, traditional",
        ),
        (
            "TienKow stake_cap=3",
            OptionError,
            "option stake_cap cannot be '3': it is one of none, a whole number from 4",
        ),
        ("TienKow dice=4", OptionError, "option dice cannot be '4': it is one of 3, 2"),
        ("TienKow target=0", OptionError, "option target cannot be '0': it is one of 25, none, a whole number from 1"),
        ("TienKow minutes=-1", OptionError, "option minutes cannot be '-1': it is one of none, a whole number from 1"),
        ("TienKow start_counters=none", OptionError, "option start_counters cannot be 'none': it is one of 20, a"),
        ("TienKow stake_cap=²", OptionError, "option stake_cap cannot be '²'"),
        ("TienKow stake_cap=99999999999999", OptionError, "option stake_cap cannot be '99999999999999'"),
        ("TienKow discards=face_up discards=face_down", OptionError, "option discards is given twice"),
    ],
)
def test_unreadable_rules_are_refused(text: str, error: type[Exception], says: str) -> None:
    with pytest.raises(error) as refused:
        read_rules(text)
    assert says in str(refused.value)


@pytest.mark.parametrize("before", [{"tally": (1, 0, 0, 0)}, {"shown": "5:1 5:1 4:4 4:4"}])
def test_a_later_trick_may_be_led_with_a_pair_even_where_the_position_begins_there(before: dict[str, object]) -> None:
    rules = TienKow(first_trick_single_only=True)
    hands = ["6:6 6:6", "5:5 3:1", "2:2 6:4", "3:3 6:1"]
    assert not Round.start(rules, hands).can_play("6:6 6:6")
    assert Round.start(rules, hands, **before).can_play("6:6 6:6")  # type: ignore[arg-type]
    assert through(Round.start(rules, hands), ["6:6", "5:5", "2:2", "3:3"]).can_play("6:6")
