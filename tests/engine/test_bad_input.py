"""Wrong input is refused with a sentence that says what was wrong, where, and what would be right; never otherwise."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.building import through
from tests.engine.chance import to_the_end
from tienkow_learn.engine import (
    DECK,
    ArgumentError,
    Event,
    IllegalPlay,
    NotationError,
    Outcome,
    Record,
    RecordError,
    Round,
    TienKow,
    TienKowError,
    Tile,
    Tiles,
    tiles,
)
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.record.record import MAX_RECORD
from tienkow_learn.engine.rules import read_rules

HANDS = ["6:1 2:1", "5:5 6:3", "3:1 5:4", "6:4 4:2"]
DEALT = Round.deal(TienKow(), seed=7)
OVER = to_the_end(DEALT)
NAMES = ("Ann", "<b>Bo</b>", "Čeněk & co", "天九")
MIDDLE = through(Round.start(TienKow(discards="face_down"), HANDS, 1, 2, 0), ["6:1", "5:5", "3:1"])
PLACED = Round.start(TienKow(), HANDS, tally=(1, 0, 2, 3), shown="6:6 6:6")
RECORDS = {
    "over": str(Record(OVER, {0: "begin\nhere", 5: 'a "quote" & <i>more</i> 🀄', len(OVER.plays): ""}, NAMES)),
    "dealt": str(DEALT),
    "in the middle": str(Record(MIDDLE, {2: "over to you"})),
    "placed": str(PLACED),
}


def refused(kind: type[TienKowError], call: Callable[[], object]) -> str:
    with pytest.raises(kind) as found:
        call()
    return str(found.value)


@pytest.mark.parametrize(
    ("hands", "says"),
    [
        ([], "a round needs four hands; given: 0"),
        (["6:6", "6:6", "6:5", "6:5", "4:4"], "a round needs four hands; given: 5"),
        (["6:6 x", "6:6 5:5", "6:5 4:4", "6:5 4:4"], "hand 0: 'x' at place 5 is not a tile"),
        (["6:6", "6:6", "6:5", "6:9"], "hand 3: '6:9' at place 1 is not a tile"),
        (
            ["6:6 6:6 6:6", "5:5 4:4 3:3", "6:5 6:4 6:1", "1:1 2:2 3:1"],
            "hand 0: 6:6 is there 3 times, but the deck holds 2",
        ),
        (
            ["6:6 6:6", "6:6 5:5", "6:6 4:4", "6:6 3:3"],
            "the hands together: 6:6 is there 5 times, but the deck holds 2 of it",
        ),
        (["6:3", "6:3", "6:5", "6:5"], "the hands together: 6:3 is there 2 times, but the deck holds 1 of it"),
        (["6:6 6:5", "6:6", "6:5", "4:4"], "the four hands must be equal, of 1 to 8 tiles; they have 2, 1, 1, 1"),
        (["", "", "", ""], "the four hands must be equal, of 1 to 8 tiles; they have 0, 0, 0, 0"),
        (
            [DECK[:9], DECK[9:17], DECK[17:25], DECK[25:]],
            "the four hands must be equal, of 1 to 8 tiles; they have 9, 8, 8, 7",
        ),
        (
            [*map(str, (Tiles(DECK[:8]), Tiles(DECK[8:16]), Tiles(DECK[16:24]))), f"{Tiles(DECK[24:])} 6:6"],
            "the four hands must be equal",
        ),
    ],
)
def test_hands_that_cannot_be(hands: list[object], says: str) -> None:
    written = [hand if isinstance(hand, str) else tiles(hand) for hand in hands]  # type: ignore[arg-type]
    assert refused(RecordError, lambda: Round.start(TienKow(), written)).startswith(says)


@pytest.mark.parametrize("seat", [-1, 4, 10**30, True, 1.0, "1", None])
@pytest.mark.parametrize("word", ["banker", "leader", "seat"])
def test_a_seat_is_a_whole_number_from_0_to_3(word: str, seat: object) -> None:
    if word == "leader" and seat is None:
        return  # the banker leads

    def ask() -> object:
        if word == "seat":
            return DEALT.observe(seat)  # type: ignore[arg-type]
        return Round.start(TienKow(), HANDS, **{word: seat})  # type: ignore[arg-type]

    assert refused(RecordError, ask) == f"{word} cannot be {str(seat)[:20]}: seats are 0, 1, 2 and 3"


@pytest.mark.parametrize("seat", [-1, 4, True, False, 0.0, "0"])
def test_a_play_is_refused_to_what_is_no_seat(seat: object) -> None:
    for ask in (DEALT.play, DEALT.can_play, DEALT.why_not, OVER.why_not):
        says = refused(RecordError, lambda ask=ask: ask(DEALT.hands[0][0], seat))  # type: ignore[misc]
        assert says == f"seat cannot be {seat}: seats are 0, 1, 2 and 3"


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: Round.deal(TienKow(), seed=-1), "seed cannot be -1: it is a whole number from 0 to 999999999999"),
        (lambda: Round.deal(TienKow(), seed=10**12), "seed cannot be 1000000000000"),
        (lambda: Round.deal(TienKow(), seed=True), "seed cannot be True"),
        (lambda: Round.deal(TienKow(), seed=1.5), "seed cannot be 1.5"),  # type: ignore[arg-type]
        (lambda: Round.deal(TienKow(), 1, 0, -1), "streak cannot be -1"),
        (lambda: Round.start(TienKow(), HANDS, tally=(0, 0, 0)), "tally needs four numbers, one a seat; given: 3"),
        (lambda: Round.start(TienKow(), HANDS, tally=(0, 0, 0, -1)), "tally cannot be -1"),
        (lambda: Round.start(TienKow(), HANDS, shown="6:1 6:1"), "the hands together: 6:1 is there 3 times"),
        (lambda: Outcome((0, 0, 0), 0, 0), "tally needs four numbers, one a seat; given: 3"),  # type: ignore[arg-type]
        (lambda: Outcome((0, 1, 0, 0), 0, 0), "seat 0 cannot have won the last trick with nothing in its tally"),
        (lambda: Outcome((1, 0, 0, 0), 4, 0), "winner cannot be 4"),
        (lambda: Outcome((1, 0, 0, 0), 0, True), "banker cannot be True"),
        (lambda: Outcome((1, 0, 0, 0), 0, 0, -1), "streak cannot be -1"),
        (
            lambda: TienKow().settle(Outcome((1, 0, 0, 0), 0, 0, 0, (Event("luck", 1),))),
            "there is no bonus called 'luck'",
        ),
        (DEALT.undo, "nothing has been played, so there is nothing to take back"),
        (lambda: OVER.turn, "the round is over, so nobody is to move"),
        (lambda: Record(DEALT, {1: "when?"}), "a comment is on play 1, which has not been made; plays so far: 0"),
        (lambda: Record(DEALT, {-1: "when?"}), "comment cannot be -1"),
        (lambda: Record(DEALT, {"0": "x", 0: "y"}), "comment cannot be 0"),  # type: ignore[dict-item]
        (lambda: Record(DEALT, {0: "x" * 601}), "the comment on play 0 must be text of at most 600 characters"),
        (lambda: Record(DEALT, {0: 5}), "the comment on play 0 must be text"),  # type: ignore[dict-item]
    ],
)
def test_numbers_and_comments_that_cannot_be(ask: Callable[[], object], says: str) -> None:
    assert refused(RecordError, ask).startswith(says)


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: Record(DEALT, names=("Ann", "Bo")), "names are four, one a seat; given: 2"),
        (lambda: Record(DEALT, names=("Ann", "", "C", "D")), "the name of seat 1 must have 1 to 40 characters"),
        (lambda: Record(DEALT, names=("Ann", "Bo", "  ", "D")), "the name of seat 2 must have 1 to 40 characters"),
        (lambda: Record(DEALT, names=("Ann", "Bo", "C", "D" * 41)), "the name of seat 3 must have 1 to 40 characters"),
        (lambda: Record(DEALT, names=("A\nnn", "Bo", "C", "D")), "the name of seat 0 must have 1 to 40 characters"),
        (lambda: Record(DEALT, names=("A\u202enn", "Bo", "C", "D")), "the name of seat 0 must have 1 to 40 characters"),
        (lambda: Record(DEALT, names=(1, "Bo", "C", "D")), "the name of seat 0 must have"),  # type: ignore[arg-type]
    ],
)
def test_names_that_cannot_be(ask: Callable[[], object], says: str) -> None:
    assert refused(ArgumentError, ask).startswith(says)


@pytest.mark.parametrize(
    ("played", "play", "seat", "says"),
    [
        (Round.start(TienKow(), HANDS), "", None, "Nothing is chosen yet: choose what to play."),
        (Round.start(TienKow(), HANDS), "6:6", None, "The hand does not hold Heaven 6:6."),
        (
            Round.start(TienKow(), HANDS),
            "6:1 6:1",
            None,
            "The hand does not hold Long-leg Seven 6:1, Long-leg Seven 6:1.",
        ),
        (Round.start(TienKow(), HANDS), "5:5", 1, "It is another seat's turn. To play now: You."),
        (Round.start(TienKow(), HANDS), "6:1 2:1", None, "Long-leg Seven 6:1, Three (2:1) are not a pair."),
        (Round.start(TienKow(), HANDS), "(6:1)", None, "Lead Long-leg Seven 6:1 without brackets"),
        (
            Round.start(TienKow(), HANDS).play("6:1"),
            "6:3",
            None,
            "Civil was led and you hold Civil, so play that: Plum 5:5.",
        ),
        (Round.start(TienKow(), HANDS).play("6:1"), "5:5 6:3", None, "Play as many tiles as were led: 1. You chose 2."),
        (Round.start(TienKow(), HANDS).play("6:1"), "(5:5)", None, "Play Plum 5:5 without brackets"),
        (DEALT, DEALT.hands[0][:3], None, "Lead one tile, one pair, or two pairs; 3 tiles are none of these."),
        (OVER, "6:6", None, "The round is over: there is nothing left to play."),
    ],
)
def test_a_play_against_the_rules(played: Round, play: object, seat: int | None, says: str) -> None:
    with pytest.raises(IllegalPlay) as found:
        played.play(play, seat)  # type: ignore[arg-type]
    assert found.value.reason == played.why_not(play, seat)  # type: ignore[arg-type]
    assert str(found.value).startswith(says)
    assert str(found.value.reason) == str(found.value)


def test_an_observation_refuses_as_the_round_does() -> None:
    seen = [Round.start(TienKow(), HANDS).observe(seat) for seat in (0, 1)]
    reasons = [seen[0].why_not("6:1"), seen[0].why_not("6:6"), seen[1].why_not("5:5"), OVER.observe(1).why_not("5:5")]
    assert [reason and reason.code for reason in reasons] == [None, "not_in_hand", "not_your_turn", "round_over"]


@pytest.mark.parametrize("name", RECORDS)
def test_the_records_of_these_tests_are_right(name: str) -> None:
    assert str(Record.parse(RECORDS[name])) == RECORDS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_is_cut_is_refused_or_has_lost_nothing_of_the_round(name: str) -> None:
    whole = RECORDS[name]
    lines = {sum(map(len, whole.splitlines(keepends=True)[:n])) for n in range(whole.count("\n") + 1)}
    for at in sorted({*range(0, len(whole), 10), *lines, *range(len(whole) - 60, len(whole))} - {len(whole)}):
        try:
            read = Record.parse(whole[:at])
        except RecordError as error:
            assert error.text()  # noqa: PT017
        else:
            assert (read.round, read.names, read.comments) == (Record.parse(whole).round, read.names, read.comments)
            assert "end" in whole[:at].splitlines()[-1]


@pytest.mark.parametrize("letter", ["7", "x", " ", "\n", "é"])
@pytest.mark.parametrize("name", RECORDS)
def test_a_record_with_one_character_changed_is_refused_or_has_the_same_round(name: str, letter: str) -> None:
    whole = RECORDS[name]
    right = Record.parse(whole)
    for at in range(len(whole)):
        try:
            read = Record.parse(whole[:at] + letter + whole[at + 1 :])
        except (RecordError, NotationError) as error:
            assert len(str(error)) > 20  # noqa: PT017
        else:
            assert (read.round, read.round.beginning, read.round.plays) == (
                right.round,
                right.round.beginning,
                right.round.plays,
            )


def edited(old: str, new: str, name: str = "over") -> str:
    assert old in RECORDS[name]
    return RECORDS[name].replace(old, new, 1)


LAST = RECORDS["over"].splitlines()[-1]
SEAL = LAST.partition(" check ")[2]
HAND = next(line for line in RECORDS["over"].splitlines() if line.startswith("hand 0"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: '' does not begin a record: the first line is 'tienkow-learn 1'"),
        ("\ufeff\ufeff" + RECORDS["dealt"], "line 1: '\ufefftienkow-learn 1' does not begin a record"),
        (
            edited("tienkow-learn 1", "tienkow-learn 2"),
            "line 1: the record is of version 2, this program reads version 1",
        ),
        (edited("tienkow-learn 1", "tienkow-learn ²"), "line 1: 'tienkow-learn ²' does not begin a record"),
        (
            edited("rules TienKow", "rules Bridge"),
            "line 2, rules: there are no rules called 'Bridge'; there are TienKow",
        ),
        (edited("rules TienKow", "rules TienKow stake=3"), "line 2, rules: there is no option 'stake'"),
        (edited("banker 0", "bunker 0"), "line 3: 'bunker 0' is not a line of a record"),
        (edited("banker 0", "banker four"), "line 3: 'four' is not a whole number"),
        (edited("banker 0", "banker 4"), "banker cannot be 4: seats are 0, 1, 2 and 3"),
        (edited("banker 0\n", ""), "the record has no line 'banker': it is cut or edited"),
        (edited("banker 0\n", "banker 0\nbanker 0\n"), "line 4: 'banker' stands there a second time"),
        (edited("hand 0", "hand 4"), f"line 7: '{HAND.replace('hand 0', 'hand 4')[:40]}' is not a line of a record"),
        (edited("seed 7", "seed 8"), "line 7: the hand of seat 0 is not what seed 8 deals"),
        (edited("seed 7\n", "seed 7\ntally 1 0 0 0\n"), "line 7: a round dealt from a seed has no line 'tally'"),
        (edited("seed 7\n", "seed 7\nshown 6:6\n"), "line 7: a round dealt from a seed has no line 'shown'"),
        (edited("tally 1 0 2 3", "tally 1 0 2", "placed"), "tally needs four numbers"),
        (edited("tally 1 0 2 3", "tally 1 0 2 x", "placed"), "line 10: 'x' is not a whole number"),
        (edited("shown 6:6 6:6", "shown 6:6 6:7", "placed"), "line 11, shown: '6:7' at place 5 is not a tile"),
        (edited("hand 1 5:5", "hand 1 5:7", "placed"), "line 7, hand 1: '5:7' at place 1 is not a tile"),
        (edited('name 0 "Ann"', 'name 0 "Ann'), 'line 11: "Ann is not text in double quotes'),
        (edited('name 0 "Ann"', "name 0 12"), "line 11: 12 is not text in double quotes"),
        (
            edited('name 0 "Ann"', "name 0 " + "[" * 50_000),
            "line 11: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ is not text",
        ),
        (edited('name 0 "Ann"\n', ""), "names are four, one a seat; given: 3"),
        (
            edited('name 0 "Ann"', 'name 0 "A\\u0000"'),
            "the name of seat 0 must have 1 to 40 characters that can be seen",
        ),
        (edited("comment 5", "comment 0"), "line 18: 'comment 0' stands there a second time"),
        (edited("comment 5", "comment five"), "line 18: 'five' is not a whole number"),
        (edited("comment 5", "comment 55"), "a comment is on play 55, which has not been made"),
        (edited(" = P", " = Q"), "line 16: "),
        (edited("1 P0 ", "2 P0 "), "line 16: "),
        (edited("1 P0 ", "1 P1 "), "line 16, trick 1, play 1: It is another seat's turn. To play now: You."),
        (edited("1 P0 ", "1 Z0 "), "line 16, trick 1, play 1: 'Z0 "),
        (edited("1 P0 6:1", "1 P0 6:9", "in the middle"), "line 10, trick 1, play 1: '6:9' at place 1 is not a tile"),
        (
            edited("1 P0 6:1", "1 P0 2:2", "in the middle"),
            "line 10, trick 1, play 1: The hand does not hold Bench 2:2.",
        ),
        (edited(LAST, ""), "the record has no line 'end': it is cut off"),
        (
            edited(LAST, "end 31"),
            f"line {len(RECORDS['over'].splitlines())}: it says 'end 31', but what stands above comes to 'end",
        ),
        (
            edited(SEAL, "00000000"),
            f"line {len(RECORDS['over'].splitlines())}: the check '00000000' does not fit what stands above",
        ),
        (edited("streak 0", "streak 1", "dealt"), "line 11: the check "),
        (RECORDS["over"] + "more\n", f"line {len(RECORDS['over'].splitlines()) + 1}: 'more' stands after the end"),
        ("tienkow-learn 1\n" + "x" * 10_000_000, "the record has 10000016 characters; at most 600000 are read"),
    ],
)
def test_a_record_that_was_edited_is_refused_with_what_and_where(text: str, says: str) -> None:
    started = time.perf_counter()
    told = refused(RecordError, lambda: Record.parse(text))
    assert told.startswith(says)
    assert len(told) < 500
    assert time.perf_counter() - started < 1


@pytest.mark.parametrize("name", RECORDS)
def test_what_stands_before_a_cut_can_still_be_looked_at(name: str) -> None:
    whole, right = RECORDS[name], Round.parse(RECORDS[name])
    head = whole.index("hand 3")
    for at in range(head + whole[head:].index("\n") + 1, len(whole) - 30, 7):
        with pytest.raises(RecordError) as refused:
            Round.parse(whole[:at])
        partial = refused.value.partial
        if partial is not None or name != "placed":
            assert isinstance(partial, Round)
            assert partial.plays == right.plays[: len(partial.plays)]
            assert len(partial.plays) >= 4 * whole[:at].count("= P") - 4


def test_what_stands_before_a_wrong_play_can_still_be_looked_at() -> None:
    with pytest.raises(RecordError) as refused:
        Round.parse(edited("P1 5:5", "P1 6:3", "in the middle"))
    assert refused.value.partial == MIDDLE.beginning.play("6:1")
    assert RecordError("over").partial is None


def test_a_record_may_be_edited_on_purpose_without_its_check() -> None:
    edited_round = Round.parse(edited("streak 0", "streak 1", "dealt").partition(" check")[0])
    assert edited_round == Round.deal(TienKow(), 7, streak=1)
    renamed = Record.parse(edited('"Ann"', '"Åsa"').replace("begin\\nhere", "here"))
    assert (renamed.names, renamed.comments[0], renamed.round) == (("Åsa", *NAMES[1:]), "here", OVER)


def test_the_largest_record_is_read_back() -> None:
    comments = dict.fromkeys(range(len(OVER.plays) + 1), "\n" + "🀄" * 599)
    record = Record(OVER, comments, tuple(each + "🀄" * 39 for each in "🀇🀈🀉🀊"))
    assert len(str(record)) < MAX_RECORD
    assert Record.parse(str(record)) == record


READERS: list[Callable[[str], object]] = [tiles, read_play, read_rules, Round.parse, Record.parse, Tile, DEALT.can_play]
NOISE = st.text() | st.text("0123456789:P()=, ?\n\"'\\", max_size=60)


@settings(max_examples=150, derandomize=True)
@given(NOISE)
def test_noise_is_refused_as_noise(text: str) -> None:
    for read in READERS:
        try:
            read(text)
        except TienKowError as error:
            assert 10 < len(str(error)) < 1000  # noqa: PT017


@settings(max_examples=150, derandomize=True)
@given(st.sampled_from(sorted(RECORDS.values())), st.data())
def test_a_record_with_noise_in_it_is_refused_or_read(whole: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(at, min(len(whole), at + 80)))
    try:
        Record.parse(whole[:at] + data.draw(NOISE) + whole[end:])
    except TienKowError as error:
        assert 10 < len(str(error)) < 1000  # noqa: PT017


@pytest.mark.parametrize("error", [NotationError("not_a_tile", text="x"), RecordError("over")])
def test_an_error_tells_itself_in_a_language(error: TienKowError) -> None:
    assert error.text("en") == str(error)
    assert isinstance(error, ValueError)
