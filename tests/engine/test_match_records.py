"""A match file that was cut, edited or made by a newer program: what is wrong and where, and all that can be read."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.building import through
from tests.engine.chance import match_to_the_end, to_the_end
from tienkow_learn.engine import Match, Play, Record, RecordError, Round, TienKow, TienKowError
from tienkow_learn.engine.record.record import MAX_COMMENTS, MAX_RECORD

PLAYED = match_to_the_end(Match(TienKow(), seed=2, target=0, most_rounds=4), 2, minutes=6.5)
WHOLE = str(Record(PLAYED, {0: "a start", 40: "two\nlines"}, ("Ann", "<b>Bo</b>", "Čeněk", "天九")))
THREE = Match(TienKow(), seed=2, target=0, most_rounds=4)
for each in PLAYED.rounds[:2]:
    THREE = THREE.finish(each, 6.5)
MIDDLE = str(THREE.at(through(THREE.round, [str(play) for play in PLAYED.rounds[2].plays[:10]])))
LINES = WHOLE.splitlines()


def wrong(text: str) -> RecordError:
    with pytest.raises(RecordError) as found:
        Match.parse(text)
    assert 20 < len(str(found.value)) < 500
    return found.value


def line_of(start: str, after: int = 0) -> int:
    """The number of the first line that starts so, from 1."""
    return next(number for number, line in enumerate(LINES[after:], after + 1) if line.startswith(start))


ROUND_2, ROUND_3, END_1 = line_of("round 2"), line_of("round 3"), line_of("end ")


def edited(number: int, old: str, new: str, text: str = WHOLE) -> str:
    """The record with the line of a number changed."""
    lines = text.splitlines(keepends=True)
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    return "".join(lines)


def starts_as(partial: object, plays: tuple[Play, ...]) -> bool:
    return isinstance(partial, Match) and partial.plays == plays[: len(partial.plays)]


def plays_in(text: str) -> int:
    """How many plays the whole lines of tricks in a text have."""
    return 4 * sum(line[0].isdecimal() and "= P" in line for line in text.splitlines()[:-1] if line)


@pytest.mark.parametrize("text", [WHOLE, MIDDLE], ids=["whole", "middle"])
def test_the_matches_of_these_tests_are_right(text: str) -> None:
    assert str(Record.parse(text)) == text


@pytest.mark.parametrize("text", [WHOLE, MIDDLE], ids=["whole", "middle"])
def test_a_match_that_is_cut_is_told_and_what_stands_before_the_cut_is_kept(text: str) -> None:
    right = Match.parse(text)
    head = text.index("minutes 0\n") + len("minutes 0\n")
    for at in {*range(50, len(text), 50), len(text) // 2, *range(len(text) - 45, len(text))}:
        try:
            assert Match.parse(text[:at]) == right
            assert "match" in text[:at].splitlines()[-1]
        except RecordError as error:
            assert len(str(error)) > 20  # noqa: PT017
            partial = error.partial
            assert (partial is None) == (at < head)
            if partial is not None:
                assert isinstance(partial, Match)
                assert starts_as(partial, right.plays)
                assert len(partial.plays) >= plays_in(text[:at])
                assert partial.rounds == right.rounds[: text[:at].count(" minutes 6.50\n")]


def test_half_a_match_has_half_its_rounds() -> None:
    error = wrong(WHOLE[: len(WHOLE) // 2])
    assert str(error).startswith("round 2, ") or str(error).startswith("round 3, ")
    assert isinstance(error.partial, Match)
    assert error.partial.rounds == PLAYED.rounds[: len(error.partial.rounds)]
    assert len(error.partial.rounds) in {1, 2}
    assert error.partial.totals == tuple(
        sum(settled.totals[seat] for settled in PLAYED.settlements[: len(error.partial.rounds)]) for seat in range(4)
    )


def test_a_match_cut_before_its_last_line_is_told() -> None:
    error = wrong("\n".join([*LINES[:-1], ""]))
    assert str(error) == "the record has no line 'match': it is cut off"
    assert error.partial == PLAYED


def test_the_part_that_is_left_of_a_line_is_not_read() -> None:
    at = line_of("5 P", after=ROUND_3)
    whole, part = "\n".join(LINES[: at - 1]), LINES[at - 1].partition(",")[0]
    error = wrong(f"{whole}\n{part}")
    assert str(error) == f"round 3, line {at}: the record is cut off after '{part}'"
    assert isinstance(error.partial, Match)
    assert error.partial.round.plays == PLAYED.rounds[2].plays[:16]


def test_a_wrong_total_of_a_round_is_told_and_the_round_can_be_looked_at() -> None:
    at = line_of("end ", after=line_of("end "))
    told = LINES[at - 1]
    error = wrong(edited(at, " total ", " total 9"))
    assert str(error).startswith(f"round 2, line {at}: it says '{told.replace('total ', 'total 9')}', but what stands")
    assert f"comes to '{told}'" in str(error)
    assert isinstance(error.partial, Match)
    assert (error.partial.rounds, error.partial.round) == (PLAYED.rounds[:1], PLAYED.rounds[1])


def test_a_wrong_total_of_the_match_is_told() -> None:
    told = LINES[-1].partition(" check")[0]
    error = wrong(edited(len(LINES), " total ", " total 9"))
    assert str(error).startswith(f"line {len(LINES)}: it says '{told.replace('total ', 'total 9')}', but what stands")
    assert f"comes to '{told}'" in str(error)
    assert error.partial == PLAYED


@pytest.mark.parametrize(("trick", "play"), [(1, 1), (3, 2), (4, 4)])
def test_an_illegal_play_in_the_middle_is_told_by_round_trick_and_play(trick: int, play: int) -> None:
    at = line_of(f"{trick} P", after=line_of("round 3"))
    *earlier, right = (str(each) for each in PLAYED.rounds[2].plays[: 4 * trick - 4 + play])
    before = through(PLAYED.rounds[2].beginning, earlier)
    refused = next(tile for tile in Round.deal(TienKow(), 1).start_hands[0] if not before.can_play(tile))
    error = wrong(edited(at, f"P{before.to_move} {right}", f"P{before.to_move} {refused}"))
    told = before.why_not(refused)
    assert told
    assert str(error) == f"round 3, line {at}, trick {trick}, play {play}: {told.why()}"
    assert isinstance(error.partial, Match)
    assert (error.partial.rounds, error.partial.round) == (PLAYED.rounds[:2], before)
    assert error.partial.finish(to_the_end(before)).rounds[:2] == PLAYED.rounds[:2]


def test_a_newer_version_is_told_and_read_as_far_as_this_program_can() -> None:
    newer = edited(1, "match 1", "match 2")
    says = "line 1: the record is of version 2, this program reads version 1: a newer program may read it"
    error = wrong(newer)
    assert (str(error), error.partial) == (says, PLAYED)
    at = line_of("round 3")
    error = wrong(edited(at, "round 3", "weather fine\nround 3", newer))
    assert isinstance(error.partial, Match)
    assert (str(error), error.partial.rounds) == (says, PLAYED.rounds[:2])
    assert wrong(edited(3, "rules TienKow", "rules Mahjong", newer)).partial is None


def test_10_mb_are_refused_at_once() -> None:
    started = time.perf_counter()
    error = wrong(WHOLE + "x" * 10_000_000)
    assert str(error).endswith("characters; at most 600000 are read")
    assert (error.partial, time.perf_counter() - started < 1) == (None, True)


@pytest.mark.parametrize(
    ("text", "says", "rounds"),
    [
        (edited(1, "match", "march"), "line 1: 'tienkow-learn march 1' does not begin a record", None),
        (edited(2, "english", "russian"), "line 2: the options in the line 'rules' are not those of 'russian'", None),
        (edited(2, "english", "<i>"), "line 2: the options in the line 'rules' are not those of '<i>'", None),
        (edited(3, "TienKow", "TienKow x=1"), "line 3, rules: there is no option 'x'", None),
        (edited(3, "rules", "ruler"), "line 3: 'ruler TienKow' is not a line of a record", None),
        (edited(4, "2", "two"), "line 4: 'two' is not a whole number", None),
        (edited(4, "seed 2\n", ""), "the record has no line 'seed': it is cut or edited", None),
        (edited(6, "4", "501"), "most_rounds cannot be 501: it is a whole number from 1 to 500", None),
        (edited(6, "4", "2"), f"round 3, line {ROUND_3}, round: the match is over", 2),
        (edited(6, "4", "5"), f"line {len(LINES)}: the check ", 4),
        (edited(6, "most_rounds 4", "most_rounds 4\nseed 2"), "line 7: 'seed' stands there a second time", None),
        (edited(6, "most_rounds 4", "most_rounds 4\nhand 0 6:6"), "line 7: 'hand 0 6:6' is not a line of", None),
        (edited(6, "most_rounds 4", "most_rounds 4\nbanker 0"), "line 7: 'banker 0' is not a line of", None),
        (edited(8, "name 0", "name 4"), "line 8: 'name 4 \"Ann\"' is not a line of a record", 0),
        (edited(8, '"Ann"', '""'), "the name of seat 0 must have", 4),
        (edited(12, "comment 0", "comment 999"), "a comment is on play 999, which has not been made", 4),
        (edited(12, "comment 0", "comment x"), "line 12: 'x' is not a whole number", 0),
        (edited(12, '"a start"', "a start"), "line 12: a start is not text in double quotes", 0),
        (edited(13, "round 1 ", "round 2 "), "round 1, line 13: it says 'round 2 banker", 0),
        (edited(ROUND_2, "streak ", "streak 1"), f"round 2, line {ROUND_2}: it says 'round 2 banker", 1),
        (edited(ROUND_2, LINES[ROUND_2 - 1], ""), f"line {ROUND_2 + 1}: it belongs to a round", 1),
        (edited(END_1, LINES[END_1 - 1], ""), "round 1, the record has no line 'end': it is cut off", 0),
        (edited(END_1, "minutes 6.50", "minutes 6.5"), f"round 1, line {END_1}: it says 'end ", 0),
        (edited(END_1, "minutes 6.50", "minutes 999999.00"), "round 1, minutes cannot be 999999.0: they are", 0),
        (edited(END_1, "minutes 6.50", "minutes 6.51"), f"line {len(LINES)}: the check ", 4),
        (edited(13, "round 1", "1 P0 6:6\nround 1"), "line 13: it belongs to a round, but no round has begun", 0),
        (edited(ROUND_2, "round 2", "9 P0 6:6\nround 2"), f"line {ROUND_2}: it belongs to a round, but no", 1),
        (edited(ROUND_2, "round 2", "end 0\nround 2"), f"line {ROUND_2}: it belongs to a round, but no", 1),
        (edited(15, "2 P", "2 Q"), "round 1, line 15, trick 2, play 1: 'Q", 0),
        (edited(15, " = P", " = Q"), "round 1, line 15: '2 P", 0),
        (edited(len(LINES), "match 4", "match 3"), f"line {len(LINES)}: it says 'match 3 total", 4),
        (WHOLE + "more\n", f"line {len(LINES) + 1}: 'more' stands after the end", 4),
        (WHOLE + "round 5\n", f"line {len(LINES) + 1}: 'round 5' stands after the end", 4),
    ],
)
def test_an_edited_match_is_told_with_what_and_where(text: str, says: str, rounds: int | None) -> None:
    error = wrong(text)
    assert str(error).startswith(says)
    assert (error.partial is None) == (rounds is None)
    if isinstance(error.partial, Match):
        assert error.partial.rounds == PLAYED.rounds[:rounds]


def test_a_round_that_is_not_over_is_the_last_one() -> None:
    lines = MIDDLE.splitlines()
    error = wrong("\n".join([*lines[:-1], "round 4 banker 0 streak 0", "end 0", lines[-1]]))
    assert str(error) == f"round 4, line {len(lines)}: a round begins, but the one before it is not finished"
    assert error.partial == Match.parse(MIDDLE)
    played = to_the_end(THREE.round)
    ended = str(THREE.at(played))
    assert f"\nend {len(played.plays)}\nmatch 2 total " in ended
    assert Match.parse(ended) == THREE.at(played) != THREE.finish(played)
    timed = wrong(MIDDLE.replace("end 10\n", "end 10 minutes 6.50\n"))
    assert "it says 'end 10 minutes 6.50', but what stands above comes to 'end 10'" in str(timed)


def test_a_match_may_be_edited_on_purpose_without_its_check() -> None:
    unchecked = WHOLE.partition(" check")[0]
    longer = Match.parse(edited(6, "4", "9", unchecked))
    assert (longer.rounds, longer.is_over, longer.round.streak) == (PLAYED.rounds, False, PLAYED.streak)
    renamed = Record.parse(edited(8, '"Ann"', '"Åsa"'))
    assert (renamed.names and renamed.names[0], renamed.match) == ("Åsa", PLAYED)
    assert Match.parse(edited(2, "preset english\n", "", unchecked)) == PLAYED


@pytest.mark.parametrize("letter", ["7", " "])
def test_a_match_with_one_character_changed_is_refused_or_is_the_same(letter: str) -> None:
    one = Match(TienKow(), seed=2, most_rounds=1)
    whole = str(one.at(through(one.round, [str(play) for play in PLAYED.rounds[0].plays[:11]])))
    right = Match.parse(whole)
    for at in range(len(whole)):
        try:
            read = Match.parse(whole[:at] + letter + whole[at + 1 :])
        except RecordError as error:
            assert len(str(error)) > 20  # noqa: PT017
            assert error.partial is None or isinstance(error.partial, Match)  # noqa: PT017
        else:
            assert read == right


NOISE = st.text(max_size=60) | st.text("0123456789:P()=, ?\n\"'\\-+", max_size=60) | st.sampled_from(LINES)


@settings(max_examples=200, derandomize=True)
@given(st.sampled_from([WHOLE, MIDDLE]), st.data())
def test_a_match_with_noise_in_it_is_refused_or_read(whole: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(at, min(len(whole), at + 200)))
    try:
        Record.parse(whole[:at] + data.draw(NOISE) + whole[end:])
    except TienKowError as error:
        assert 10 < len(str(error)) < 1000  # noqa: PT017
        assert isinstance(error, RecordError)  # noqa: PT017
        kept = error.partial
        assert kept is None or not isinstance(kept, Match) or len(kept.rounds) >= whole[:at].count(" minutes 6.50\n")


def test_all_comments_together_have_a_limit_so_that_what_is_written_can_be_read() -> None:
    many = dict.fromkeys(range(41), "\n" + "🀄" * 599)
    record = Record(PLAYED, many, tuple(each + "🀄" * 39 for each in "🀇🀈🀉🀊"))
    assert MAX_COMMENTS < 41 * 12 * 599 + 20_000
    assert Record.parse(str(record)) == record
    with pytest.raises(RecordError, match="the comments are too long together: at most 300000 characters are written"):
        Record(PLAYED, dict.fromkeys(range(42), "\n" + "🀄" * 599))
    assert MAX_RECORD > MAX_COMMENTS
