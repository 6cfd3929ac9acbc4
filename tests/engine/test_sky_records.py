"""Records of Sky Nine: calls before the first lead, cut and edited ones, and records of what one seat saw."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.building import through
from tests.engine.chance import positions, some_play, to_the_end
from tests.engine.sky_chance import sky_rules
from tienkow_learn.engine import (
    Match,
    Observation,
    Play,
    Record,
    RecordError,
    Round,
    SkyNine,
    TienKow,
    TienKowError,
    tiles,
)

RECORDS = Path(__file__).parent / "records"
CALLING = SkyNine(straight_win=True)
MATCH = (RECORDS / "sky-nine-match.txt").read_text(encoding="utf-8")
SEAT = (RECORDS / "sky-nine-seat-2.txt").read_text(encoding="utf-8")
OPEN = Round.start(CALLING, ["AABBCCDD", "EEFFGGHH", "IIJJKK63", "99887755"], banker=3, leader=2)


def wrong(text: str) -> RecordError:
    with pytest.raises(RecordError) as found:
        Record.parse(text)
    assert 20 < len(str(found.value)) < 500
    return found.value


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1).partition(" check")[0]


@pytest.mark.parametrize("name", sorted(each.name for each in RECORDS.iterdir()))
def test_a_record_of_any_game_is_read_and_written_byte_for_byte(name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    assert str(Record.parse(text)) == text


def test_3_5_a_declared_hand_ends_the_round_and_the_record_tells_it() -> None:
    over = through(OPEN, ["pass", "pass", "declare"])
    assert over.winner == 1
    assert str(over).splitlines()[-2:] == [
        "calls P3 pass, P0 pass, P1 declare",
        f"end 3 total {over.settlement()} check {str(over)[-9:-1]}",
    ]
    assert Round.parse(str(over)) == over


def test_3_2_the_first_leader_and_the_assumed_banker_of_a_match_are_read_back() -> None:
    for first, streak in (("next_player", 0), ("leader", 0), ("leader", 1)):
        match = Match(SkyNine(first_game_banker=first, first_streak=streak), seed=3)
        begun = match.at(match.round.play(match.round.legal_plays()[0]))
        assert (begun.round.banker - begun.round.leader) % 4 == (first == "next_player")
        assert f"round 1 banker {begun.banker} streak {streak}\n1 P{begun.round.leader} " in str(begun)
        assert Match.parse(str(begun)) == begun
        after = match.finish(to_the_end(match.round))
        assert after.streak == (streak + 1 if after.banker == match.banker else 1)
        assert Match.parse(str(after)) == after


@pytest.mark.parametrize(
    ("old", "new", "says", "plays"),
    [
        ("calls P3 pass, P0", "calls P0 pass, P0", "line 11, call 1: It is ", 0),
        ("P1 pass", "P1 declare", "line 11, call 3: This hand is no straight win", 2),
        ("P0 pass", "P0 6:6", "line 11, call 2: 'P0 6:6' is not a call: write the seat and the call, such as P0", 1),
        ("P0 pass", "P0 perhaps", "line 11, call 2: 'P0 perhaps' is not a call", 1),
        (", P2 pass\n", "\n", "line 12, trick 1, play 1: Before the first lead every player declares or passes", 3),
        ("P2 pass\n", "P2 pass, P3 pass\n", "line 11, call 5: ", 4),
        ("P2 pass\n", "P2 pass\ncalls P3 pass\n", "line 12: 'calls' stands there a second time", 4),
        (
            "calls P3 pass, P0 pass, P1 pass, P2 pass",
            "1 P3 pass",
            "the record has no line 'calls'",
            0,
        ),
        ("1 P2 ", "1 P2 pass, P2 ", "line 12, trick 1, play 1: 'P2 pass' is not a play", 4),
        ("straight_win=true", "straight_civil=true", "line 11, call 1: ", 0),
        ("end 8", "end 4", "line 13: it says 'end 4', but", 8),
    ],
)
def test_edited_calls_are_told_with_their_line(old: str, new: str, says: str, plays: int) -> None:
    round_ = through(Round.deal(CALLING, 4, banker=3, leader=2), ["pass"] * 4)
    lead = round_.play(round_.legal_plays()[0])
    for _ in range(3):
        lead = lead.play(lead.legal_plays()[-1])
    error = wrong(edited(str(lead), old, new))
    assert str(error).startswith(says)
    assert isinstance(error.partial, Round)
    assert len(error.partial.plays) == plays


def test_a_record_without_its_calls_is_refused() -> None:
    called = str(through(OPEN, ["pass"] * 4).play("I"))
    error = wrong("".join(line for line in called.splitlines(keepends=True) if not line.startswith("calls")))
    assert str(error) == "the record has no line 'calls': it is cut or edited"
    assert error.partial == OPEN


def test_tien_kow_has_no_calls() -> None:
    error = wrong(edited(str(Round.deal(TienKow(), 7)), "end 0", "calls P0 pass\nend 1"))
    assert str(error).startswith("line 11, call 1: ")


def test_a_match_that_is_cut_is_told_and_its_plays_before_the_cut_are_kept() -> None:
    right = Match.parse(MATCH)
    for at in {*range(60, len(MATCH), 40), *range(MATCH.index("calls"), MATCH.index("calls") + 30), len(MATCH) - 30}:
        try:
            assert Match.parse(MATCH[:at]) == right
        except RecordError as error:
            assert len(str(error)) > 20  # noqa: PT017
            kept = error.partial.plays if error.partial else ()
            assert kept == right.plays[: len(kept)]


def test_comments_count_calls_as_plays() -> None:
    record = Record.parse(MATCH)
    assert record.comments[3] == "three have called"
    assert record.match.plays[:2] == (
        Play(record.match.rounds[0].start_hands[3], call="declare"),
        Play(tiles(""), call="pass"),
    )
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize("letter", ["7", " ", "?"])
@pytest.mark.parametrize("whole", [SEAT, str(through(OPEN, ["pass"] * 4).play("I").play("(9)"))], ids=["seat", "round"])
def test_a_record_with_one_character_changed_is_refused_or_is_the_same(whole: str, letter: str) -> None:
    right = Record.parse(whole)
    for at in range(len(whole)):
        try:
            read = Record.parse(whole[:at] + letter + whole[at + 1 :])
        except RecordError as error:
            assert len(str(error)) > 15  # noqa: PT017
        else:
            assert read == right


NOISE = st.text(max_size=60) | st.text("0123456789:P()=, ?\n\"'\\-+", max_size=60) | st.sampled_from(SEAT.splitlines())


@settings(max_examples=200, derandomize=True)
@given(st.sampled_from([MATCH, SEAT]), st.data())
def test_a_record_with_noise_in_it_is_refused_or_read(whole: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(at, min(len(whole), at + 200)))
    try:
        Record.parse(whole[:at] + data.draw(NOISE) + whole[end:])
    except TienKowError as error:
        assert isinstance(error, RecordError)  # noqa: PT017
        assert 10 < len(str(error)) < 1000  # noqa: PT017


@st.composite
def sky_positions(draw: st.DrawFn) -> Round:
    chance = random.Random(draw(st.integers(0, 10**6)))
    at = Round.deal(sky_rules(chance), chance.randrange(10**6), *(chance.randrange(4) for _ in range(3)))
    size = chance.choice((8, 8, *range(1, 8)))
    at = at if size == 8 else Round.start(at.rules, [hand[:size] for hand in at.hands], at.banker, at.streak)
    for _ in range(draw(st.integers(0, 36))):
        at = at if at.is_over else at.play(some_play(at, chance))
    return at


@settings(max_examples=150, derandomize=True)
@given(sky_positions() | positions(), st.integers(0, 3))
def test_b4_what_a_seat_saw_is_read_back_and_nothing_else_is_told(at: Round, seat: int) -> None:
    seen = at.observe(seat)
    text = str(seen)
    back = Observation.parse(text)
    assert (back, str(back), back.legal_plays()) == (seen, text, seen.legal_plays())
    assert "seed" not in text
    assert text == str(other_world(at, seat).observe(seat))


def other_world(at: Round, seat: int) -> Round:
    """The round with everything that the seat cannot see changed round among the others, as far as may be."""
    if at.is_over:
        return at
    one, two = [each for each in range(4) if each not in (seat, at.to_move)][:2]
    hands = [*at.hands]
    hands[one], hands[two] = hands[two], hands[one]
    a, b, c, d = hands
    same = len(hands[one]) == len(hands[two])
    return Round(**{name: getattr(at, name) for name in at.__slots__} | {"hands": (a, b, c, d) if same else at.hands})


def test_b4_surrendered_tiles_are_told_to_their_owner_only_until_the_round_is_over() -> None:
    at = Round.start(SkyNine(), ["A9", "B8", "C7", "D5"]).play("A").play("(8)").play("(C)").play("(5)")
    lines = [str(at.observe(seat)).splitlines()[-2] for seat in range(4)]
    assert lines == [
        "1 P0 6:6, P1 (?), P2 (?), P3 (?) = P0",
        "1 P0 6:6, P1 (6:2), P2 (?), P3 (?) = P0",
        "1 P0 6:6, P1 (?), P2 (4:4), P3 (?) = P0",
        "1 P0 6:6, P1 (?), P2 (?), P3 (4:1) = P0",
    ]
    over = to_the_end(at)
    assert "(6:2), P2 (4:4), P3 (4:1) = P0" in str(over.observe(0))
    assert Observation.parse(str(over.observe(0))) == over.observe(0)


def test_a_declared_hand_is_seen_by_all() -> None:
    over = through(OPEN, ["pass", "pass", "declare"])
    text = str(over.observe(3))
    assert f"\nhand 3 {OPEN.hands[3]}\nhand 1 {OPEN.hands[1]}\n" in text
    assert Observation.parse(text) == over.observe(3)
    other = wrong(edited(text, "hand 1 5:5 5:5", "hand 1 5:5 6:3"))
    assert str(other) == "line 9, call 3: The hand does not hold Nine (6:3)."
    none = wrong(edited(text, f"hand 1 {OPEN.hands[1]}\n", ""))
    assert str(none) == "line 8, call 3: the record has no line 'hand 1': it is cut or edited"


def test_a_record_of_a_seat_is_no_round_and_a_round_is_no_record_of_a_seat() -> None:
    record = Record.parse(SEAT)
    assert repr(record.observation).startswith("<Observation P2: ")
    with pytest.raises(RecordError, match="the record holds only what seat 2 saw, not all hands"):
        Round.parse(SEAT)
    with pytest.raises(RecordError, match="not a match"):
        Match.parse(SEAT)
    with pytest.raises(RecordError, match="the record shows all hands"):
        Observation.parse(str(OPEN))


def test_a_record_of_a_seat_has_names_and_comments() -> None:
    record = Record(Observation.parse(SEAT), {4: "all have passed"}, ("A", "B", "C", "D"))
    assert Record.parse(str(record)) == record
    assert '\ncalls P3 pass, P0 pass, P1 pass, P2 pass\ncomment 4 "all have passed"\n1 P2' in str(record)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("seat 2\n", "", "the record has no line 'seat'"),
        ("seat 2\n", "seat 4\n", "the record has no line 'hand 4'"),
        ("hand 2", "hand 1", "the record has no line 'hand 2'"),
        ("rules", "seed 3\nrules", "line 3: 'seed 3' is not a line of a record"),
        ("hand 2 6:6", "hand 2 6:6 6:6", "the record has no line 'others'"),
        ("calls", "others 6:6\ncalls", "the four hands must be equal"),
        ("calls", "others 4:4 4:4 4:4\ncalls", "line 8, others: "),
        ("P3 4:4, P0 (?)", "P3 4:4, P0 (? ?)", "line 9, trick 1, play 3: '(? ?)' cannot be"),
        ("P3 4:4, P0 (?)", "P3 (4:4 1:1), P0 (?)", "line 9, trick 1, play 2: "),
        ("P3 4:4, P0 (?)", "P3 6:6 6:6, P0 (?)", "line 9, trick 1, play 2: "),
        ("P3 4:4, P0 (?)", "P3 6:1, P0 (?)", "line 9, trick 1, play 2: "),
        ("P3 4:4, P0 (?)", "P3 4:4, P0 (1:1)", "'(1:1)' cannot be: what others surrender is"),
        ("P3 6:1, P0 6:4", "P3 (?), P0 6:4", "line 10, trick 2, play 1: '(?)' cannot be"),
        ("P2 (6:2)", "P2 (?)", "line 10, trick 2, play 4: '(?)' cannot be"),
        ("P2 (6:2)", "P2 (3:1)", "line 10, trick 2, play 4: "),
        ("P2 (6:2)", "P3 (6:2)", "line 10, trick 2, play 4: "),
        ("6 P0 3:3\n", "6 P0 6:6\n", "line 14, trick 6, play 1: "),
        ("6 P0 3:3\n", "6 P0 3:3, P1 (6:1), P2 (6:4)\n", "'(6:1)' cannot be: what others surrender is written as (?)"),
        ("end 25", "end 24", "line 15: it says 'end 24'"),
        ("end 25", "end 25 total 0 0 0 0", "line 15: it says 'end 25 total"),
        ("calls P3 pass", "calls P3 declare", "line 8, call 1: "),
    ],
)
def test_an_edited_record_of_a_seat_is_told_with_its_line(old: str, new: str, says: str) -> None:
    assert str(wrong(edited(SEAT, old, new))).startswith(says)


def test_what_a_cut_record_of_a_seat_leaves_is_what_the_seat_saw_then() -> None:
    at = to_the_end(Round.deal(SkyNine(), 11))
    text, middle = str(at.observe(1)), through(at.beginning, [str(play) for play in at.plays[:8]])
    line = text.splitlines()[8]
    error = wrong(text[: text.index(line) + len(line) + 1])
    assert error.partial == middle.observe(1)
    assert "?" in str(error.partial)


def test_plays_after_the_end_are_told() -> None:
    over = to_the_end(Round.start(SkyNine(), ["A", "B", "C", "D"]))
    error = wrong(edited(str(over.observe(0)), "end 4", "2 P0 6:6\nend 5"))
    assert str(error).startswith("line 10, trick 2, play 1: ")


def test_letters_are_read_in_a_record_of_a_seat() -> None:
    at = Round.start(SkyNine(), ["A9", "B8", "C7", "D5"]).play("A9")
    assert Observation.parse(
        str(at.observe(2)).replace("1 P0 6:6 6:3", "1 P0 A9").partition(" check")[0]
    ) == at.observe(2)
