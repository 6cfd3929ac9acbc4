"""Contrasts: all outcomes of every case, computed; every option that changes a result has one; lesson 09 agrees."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from tests.lessons.test_lessons import RULES, called, deal, replies, words
from tests.lessons.test_scoring import table
from tienkow_learn.engine import Outcome, Round, Series, SkyNine, TienKow, Tile
from tienkow_learn.engine.rules import Turn
from tienkow_learn.engine.rules.options import values_of
from tienkow_learn.engine.tiles import tiles
from tienkow_learn.lessons import Contrast, ExampleError, Flips, contrasts, options, read_contrast
from tienkow_learn.lessons.contrasting import FOLDER
from tienkow_learn.text import signed

LESSON = "09-where-the-rules-come-from"
NO_RESULT = {"direction", "discards", "dice", "start_counters", "minutes"}
"""Options that change no trick and no score of a round, as the lesson says."""
OF_SKY = {"direction", "dice", "start_counters", "minutes"}
"""The same of Sky Nine."""
OF_A_MATCH = {"target", "target_basis"}
"""Options that both games have, of the match; they are told once."""
HONG_KONG = SkyNine.hong_kong()
CASES = [(contrast, place) for contrast in contrasts() for place in range(len(contrast.cases))]

each_case = pytest.mark.parametrize(("contrast", "place"), CASES, ids=lambda part: getattr(part, "option", str(part)))


def ends(option: str, place: int = 0) -> list[object]:
    contrast = next(each for each in contrasts() if each.option == option)
    return [contrast.flipped(place, side).ending for side in contrast.sides]


@each_case
def test_a_case_is_the_same_plays_and_comes_out_differently(contrast: Contrast, place: int) -> None:
    case = contrast.cases[place]
    found = {side.key: contrast.flipped(place, side) for side in contrast.sides}
    assert {key: flipped.ending for key, flipped in found.items()} == dict(case.ends)
    assert len(set(case.ends.values())) > 1
    for flipped in found.values():
        played = [play.call or play.tiles for play in flipped.round.plays]
        assert flipped.match or played == [play.call or play.tiles for play in case.plays][: len(played)]
        assert flipped.match or flipped.refused or len(played) == len(case.plays)


@each_case
def test_a_case_played_by_hand_comes_out_so(contrast: Contrast, place: int) -> None:
    """Once more, without the module that is tested: the round is dealt and played under each rule set."""
    case = contrast.cases[place]
    for side in contrast.sides if case.start else ():
        assert case.start
        beside = str(case.rules).split()[1:]
        rules = type(case.rules).from_words([*beside, f"{contrast.option}={side.key}"])
        start = case.start
        leader, banker, streak = (start.leader, start.banker, start.streak) if case.thrown is None else rules.opening(0)
        now = Round.start(rules, start.hands, banker, streak, leader, start.tally)
        assert case.thrown in (None, 0)
        for play in case.plays:
            if now.why_not(play):
                assert case.ends[side.key] == "refused"
                break
            now = now.play(play)
        else:
            told = now.settlement().totals if case.score else now.tricks[-1].winner
            assert case.ends[side.key] == told


def of(game: type) -> set[str]:
    """The options of a game that have a contrast."""
    return {contrast.option for contrast in contrasts() if type(contrast.rules) is game}


@pytest.mark.parametrize(("game", "without"), [(TienKow, NO_RESULT), (SkyNine, OF_SKY | OF_A_MATCH)])
def test_every_option_that_changes_a_result_has_a_contrast(game: type, without: set[str]) -> None:
    assert of(game) == {each.name for each in fields(game)} - without
    assert of(TienKow) | of(SkyNine) == set(options())
    for name in without:
        assert f"`{name}`" in words(LESSON)


CHANGES = [
    (TienKow, {"direction": "counterclockwise", "discards": "face_down", "dice": 2, "start_counters": 7, "minutes": 9}),
    (SkyNine, {"direction": "clockwise", "dice": 2, "start_counters": 7, "minutes": 9}),
]


@pytest.mark.parametrize(("game", "changes"), CHANGES)
def test_what_changes_no_result_changes_none(game: type, changes: dict[str, object]) -> None:
    assert set(changes) == (NO_RESULT if game is TienKow else OF_SKY)
    for contrast, place in CASES:
        case = contrast.cases[place]
        if case.start and type(case.rules) is game:
            under = replace(case, rules=replace(case.rules, **changes))  # type: ignore[type-var]
            other = replace(contrast, cases=(under,))
            assert [other.flipped(0, side).ending for side in contrast.sides] == list(case.ends.values())


def test_every_contradiction_of_the_two_texts_is_shown_in_the_lesson() -> None:
    differ = {
        each.name
        for each in fields(TienKow)
        if getattr(TienKow.english(), each.name) != getattr(TienKow.russian(), each.name)
    }
    assert differ == {"mixed_bonus", "short_two_pair_reply", "target"}
    shown = {str(name) for names, _ in called(LESSON, "Flip") for name in names}
    assert shown == set(options())
    for option in differ:
        contrast = next(each for each in contrasts() if each.option == option)
        english = contrast.side(getattr(TienKow.english(), option))
        russian = contrast.side(getattr(TienKow.russian(), option))
        assert english
        assert russian
        assert "the English text" in english.who
        assert "the Russian text" in russian.who
        assert all(case.ends[english.key] != case.ends[russian.key] for case in contrast.cases)


@pytest.mark.parametrize("option", options())
def test_the_sides_are_the_values_of_the_option(option: str) -> None:
    contrast = next(each for each in contrasts() if each.option == option)
    known = values_of(contrast.rules, option)
    assert tuple(side.value for side in contrast.sides)[: len(known)] == known
    assert contrast.sides[0].value == getattr(type(contrast.rules)(), option)


# Sky Nine.

SKY = [contrast for contrast in contrasts() if contrast.option in of(SkyNine)]
sky = pytest.mark.parametrize("contrast", SKY, ids=lambda contrast: contrast.option)


@sky
def test_each_point_of_sky_nine_says_what_the_text_says_and_who_plays_it_how(contrast: Contrast) -> None:
    assert len(contrast.says.split()) >= 15
    assert "Sky Nine" in contrast.says
    default, custom = (contrast.side(getattr(rules, contrast.option)) for rules in (SkyNine(), HONG_KONG))
    assert default is contrast.sides[0]
    assert custom
    if default is not custom:
        assert custom.who == "the custom of Hong Kong"
        assert any(case.ends[default.key] != case.ends[custom.key] for case in contrast.cases)


def grouped(*, custom: bool) -> list[Contrast]:
    """The contrasts of a group of the page, in its order: what Hong Kong plays otherwise, or not."""
    shown = [str(name) for names, _ in called(LESSON, "Flip") for name in names]
    differs = {each.name for each in fields(SkyNine) if getattr(SkyNine(), each.name) != getattr(HONG_KONG, each.name)}
    found = [each for each in SKY if (each.option in differs) is custom]
    return sorted(found, key=lambda each: shown.index(each.option))


def test_the_lesson_shows_tien_kow_then_sky_nine_then_hong_kong() -> None:
    *tien_kow, first, second = (list(names) for names, _ in called(LESSON, "Flip"))
    assert {name for names in tien_kow for name in names} == of(TienKow)
    assert [each.option for each in grouped(custom=False)] == first
    assert [each.option for each in grouped(custom=True)] == second
    assert len(second) == 11
    assert "It differs in eleven points" in words(LESSON)


def test_the_tables_of_sky_nine() -> None:
    told = [[each.title, each.sides[0].label, "; or: ".join(side.label for side in each.sides[1:])] for each in SKY]
    assert [row for row in table(LESSON, "open in Sky Nine") if row not in told] == []
    assert [row[0] for row in table(LESSON, "open in Sky Nine")] == [each.title for each in grouped(custom=False)]
    custom = {each.title: each.side(getattr(HONG_KONG, each.option)) for each in SKY}
    rows = table(LESSON, "where they differ")
    assert [row[0] for row in rows] == [each.title for each in grouped(custom=True)]
    for title, ours, theirs in rows:
        assert ours in {each.sides[0].label for each in SKY if each.title == title}
        assert (found := custom[title])
        assert theirs == found.label


@pytest.mark.parametrize(("reply", "beats"), [("B88", False), ("BB8", True), ("AA9", True), ("A99", False)])
def test_the_line_that_is_a_slip(reply: str, *, beats: bool) -> None:
    rules = SkyNine()
    hands = ["CC7", reply, "DD5", "EE3"]
    turn = Turn(tiles(reply), Round.start(rules, hands).play("CC7").trick)
    assert (rules.judged(turn, tiles(reply)) is not None) == beats
    assert Round.start(rules, hands).play("CC7").can_play(reply) == beats


def test_what_is_settled_without_a_choice() -> None:
    """B16: no J after a Heaven; B18: K before the last trick; B17: no tile, no catch; B20: the highest four wins."""
    after_heaven = Round.start(SkyNine(), ["K", "A", "J", "E"], tally=(2, 2, 2, 1)).play("K").play("A")
    assert not after_heaven.can_play("J")
    early = Round.start(SkyNine(), ["KB", "JC", "AD", "EF"]).play("K").play("J")
    assert early.can_play("A")
    nothing = Round.start(SkyNine(), ["K", "J", "C", "E"], tally=(3, 0, 2, 2)).play("K")
    assert not nothing.can_play("J")
    fours = Round.start(SkyNine(), ["DD55", "CC77", "BB88", "AA99"], tally=(1, 1, 1, 1))
    for four in ("DD55", "CC77", "BB88", "AA99"):
        fours = fours.play(four)
    assert fours.winner == 3


# What stands in the page.


def test_the_mixed_pairs_as_the_page_has_them() -> None:
    rows = [row[1:] for row in table(LESSON, "rule")[:4]]
    found = [[signed(end[0]) for end in map(_totals, ends("mixed_bonus", place))] for place in range(3)]
    assert rows == [list(each) for each in zip(*found, strict=True)]


def _totals(end: object) -> tuple[int, ...]:
    assert isinstance(end, tuple)
    return end


def test_the_other_tables_of_the_page() -> None:
    assert [ends("short_two_pair_reply", place) for place in (0, 1)] == [
        [0, "refused", 0, 2],
        [0, 0, "refused", "refused"],
    ]
    assert (ends("target"), ends("target_basis")) == (
        ["over after 3", "goes on"],
        ["over after 3", "over after 1"],
    )
    assert "| no end (Russian) | goes on after round 6 |" in words(LESSON)
    assert ends("single_rank") == [2, 1]
    assert [_totals(end)[:2] for end in ends("bonus_on")] == [(8, -3), (0, 13)]
    assert [_totals(end)[0] for end in ends("bonus_needs_win")] == [21, -3]


def test_the_counts_of_the_page() -> None:
    civil, military = (sum(tile.spots * tile.copies for tile in Tile if tile.series is series) for series in Series)
    assert f"the 22 Civil tiles have {civil}, the 10 Military tiles {military}, together {civil + military}" in words(
        LESSON
    )
    for dice, told in ((3, [55, 53, 53, 55]), (2, [8, 9, 10, 9])):
        assert _odds(dice) == told
    assert "53 to 55 times in 216. Two dice hit them 8, 9, 10 and 9 times in 36" in words(LESSON)
    assert max(RULES.settle(Outcome((0, 0, 0, 8), 3, 0)).totals) == 12
    assert "A mixed pair led by the banker earns 24; a winner who is not the banker gets 12 at most" in words(LESSON)


def _odds(dice: int) -> list[int]:
    throws: list[tuple[int, ...]] = [()]
    for _ in range(dice):
        throws = [(*each, face) for each in throws for face in range(1, 7)]
    seats = [RULES.thrown(each) for each in throws]
    return [seats.count(seat) for seat in range(4)]


def test_the_small_round_is_won_by_leading_the_fives_alone() -> None:
    start = deal(LESSON)
    for after in replies(start.play("4:1 3:2"), 0):
        assert after.tricks[0].winner == 1
        for last in _to_the_end(after):
            assert last.winner == 0
    for lost in ("6:6 6:6 4:1 3:2", "6:6 6:6"):
        assert 0 not in {last.winner for last in _to_the_end(start.play(lost))}
    by_english = Round.start(RULES, start.hands).play("6:6 6:6 4:1 3:2")
    assert {last.winner for last in _to_the_end(by_english)} == {0}


def _to_the_end(position: Round) -> list[Round]:
    """Every way to the end, the learner playing the highest tile."""
    if position.is_over:
        return [position]
    plays = position.legal_plays()
    return [
        last for play in (plays[:1] if position.to_move == 0 else plays) for last in _to_the_end(position.play(play))
    ]


# What is wrong in a file is told.

GOOD = (FOLDER / "single_rank.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ends = { spots = 2", "ends = { spots = 3", "case 1: by 'spots' it ends as 2, and not as 3"),
        ('"3:3"]\nends', '"6:3"]\nends', "single_rank, case 1"),
        ('"1:1", "6:5"', '"2:2", "6:5"', "case 1"),
        ('value = "traditional"', 'value = "modern"', "the sides are spots, modern"),
        ('title = "Which', 'colour = 3\ntitle = "Which', "there is no field 'colour'"),
        ('who = "the English text"', "", "side 1: 'who' is missing"),
        ('title = "Which', 'rules = "SkyNine"\ntitle = "Which', "single_rank"),
        ('title = "Which', 'rules = "Chess"\ntitle = "Which', "single_rank, the top"),
        ("ends = {", "ends = 3 #", "'ends' must be of type dict"),
    ],
)
def test_a_wrong_contrast_is_refused(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(ExampleError, match=r"^single_rank") as refused:
        read_contrast(GOOD.replace(old, new, 1), "single_rank")
    assert message in str(refused.value)


def test_a_case_that_shows_nothing_is_refused() -> None:
    same = GOOD.replace('"4:4", "1:1", "6:5", "3:3"', '"4:4", "2:2", "6:6", "3:3"').replace(
        "traditional = 1", "traditional = 2"
    )
    with pytest.raises(ExampleError, match="ends the same by every side"):
        read_contrast(same, "single_rank")


def test_an_option_without_contrast_is_refused_and_leads_nowhere() -> None:
    with pytest.raises(ExampleError, match=r"no contrast '\.\./x'; there are bonus_needs_win"):
        Flips.of("../x")
    with pytest.raises(ExampleError, match=r"^colour, the top: .*colour"):
        read_contrast(GOOD, "colour")


# The way through them.


def test_a_side_is_hidden_until_it_is_looked_at() -> None:
    flips = Flips.of("equal_tiles")
    assert [side.key for side in flips.looked] == ["first_wins"]
    seen = flips.flip("last_wins").flip("first_wins")
    assert [side.key for side in seen.looked] == ["last_wins", "first_wins"]
    assert seen.forward().at == 0


def test_each_case_keeps_the_side_that_was_chosen() -> None:
    flips = Flips.of("mixed_bonus").flip("two_in_lead").forward()
    assert (flips.at, flips.side.key) == (1, "each_pair")
    assert flips.back().side.key == "two_in_lead"
    assert flips.back().back().at == 0
    for wrong in (-1, 3, "1", True):
        with pytest.raises(ExampleError, match="steps are 1 to 3"):
            flips.jump(wrong)  # type: ignore[arg-type]
    with pytest.raises(ExampleError, match="choose one of each_pair, two_in_lead"):
        flips.flip("both")
