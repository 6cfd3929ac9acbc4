"""The letter notation of S9 beside the spots: AA9, B88, 63. A number means either tile of that number."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from itertools import combinations
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.building import TKS_11, TKS_11_RECORD, table, through
from tests.engine.chance import positions, to_the_end
from tienkow_learn.engine import (
    DECK,
    Code,
    Combination,
    IllegalPlay,
    Match,
    NotationError,
    Play,
    Reason,
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

some = settings(max_examples=100, derandomize=True)
CLASSES = table("letters")
SETS = [each for row in CLASSES for each in row[1].split()]
RULES = TienKow()


def by_face(letters: str) -> list[Tiles]:
    """Every way to make up a set from faces."""
    among = [tile for tile in DECK if tile.code in letters]
    return sorted({Tiles(each) for each in combinations(among, len(letters)) if Tiles(each).letters == letters})


def by_tile(faces: Tiles) -> int:
    """The ways to make these faces up from the tiles of the deck: one of two copies, or both."""
    return prod(2 for tile in set(faces) if tile.copies == 2 and faces.count(tile) == 1)


@pytest.mark.parametrize("row", CLASSES, ids=lambda row: row[0])
def test_a_class_has_its_sets(row: list[str]) -> None:
    found = [faces for letters in row[1].split() for faces in by_face(letters)]
    assert [str(len(found)), str(sum(map(by_tile, found)))] == row[2:]


def test_the_classes_have_61_sets_by_face_and_84_by_tile() -> None:
    assert [sum(int(row[at]) for row in CLASSES) for at in (2, 3)] == [61, 84]


@pytest.mark.parametrize("letters", SETS)
def test_a_set_is_read_and_written(letters: str) -> None:
    assert tiles(letters).letters == tiles(letters.lower()).letters == tiles(" ".join(letters)).letters == letters
    for faces in by_face(letters):
        assert Combination("", 1, faces).letters == faces.letters == letters
        assert read_play(letters, held=faces) == Play(faces)
        assert read_play(Play(faces, surrendered=True).letters, held=faces) == Play(faces, surrendered=True)


READ = {
    "": "",
    "AA9": "6:6 6:6 6:3",
    "9aA": "6:6 6:6 6:3",
    " b 8,8 ": "1:1 6:2 5:3",
    "63": "4:2 2:1",
    "6:3": "6:3",
    "6 3": "4:2 2:1",
    "6:6 9": "6:6 6:3",
    "99": "6:3 5:4",
    "9 6:3": "6:3 5:4",
    "95 3:6 4:1": "6:3 5:4 4:1 3:2",
    "ABCDEFGHIJK": "6:6 1:1 4:4 3:1 5:5 3:3 2:2 6:5 6:4 6:1 5:1",
    "9988776553": "6:3 5:4 6:2 5:3 5:2 4:3 4:2 4:1 3:2 2:1",
}


@pytest.mark.parametrize("text", READ)
def test_letters_mean_tiles(text: str) -> None:
    assert str(tiles(text)) == READ[text]
    assert tiles(tiles(text).letters) == tiles(text)


HELD = {
    ("A9", "6:6 6:3 5:4"): "6:6 6:3",
    ("A9", "6:6 5:4"): "6:6 5:4",
    ("99", "5:4 6:3"): "6:3 5:4",
    ("(7 8)", "4:3 5:3"): "(5:3 4:3)",
    ("9 6:3", "6:3 5:4"): "6:3 5:4",
    ("9 5:4", "5:4"): "6:3 5:4",
    ("99", "5:4"): "6:3 5:4",
    ("8", "5:4"): "6:2",
}


@pytest.mark.parametrize(("text", "hand"), HELD)
def test_a_number_means_a_tile_that_is_held(text: str, hand: str) -> None:
    assert str(read_play(text, tiles(hand))) == HELD[text, hand]


@pytest.mark.parametrize(
    ("play", "letters"),
    [
        (Play(tiles("6:6 5:4")), "A9"),
        (Play(tiles("5:1 2:2"), surrendered=True), "(GK)"),
        (Play(tiles("5:1 2:2"), surrendered=True, hidden=True).masked, "(? ?)"),
        (Play(Tiles()), ""),
    ],
)
def test_a_play_is_written_in_letters(play: Play, letters: str) -> None:
    assert play.letters == letters


WRITE = "write A to K, 9 8 7 6 5 3"
REFUSED = {
    "6:6 4": f"'4' at place 5 is not a tile: write two halves of 1 to 6, such as 6:5, or {WRITE[6:]}",
    "A D4": f"'D4' at place 3: '4' is not a tile; {WRITE}, or spots such as 6:5",
    "AA6:3": "'AA6:3' at place 1 is not a tile",
    "A;9": "'A;9' at place 1: ';' is not a tile",
    "heaven": "'heaven' at place 1: 'v' is not a tile",
    "A\u212a": "'A\u212a' at place 1: '\u212a' is not a tile",
    "A\uff19": "'A\uff19' at place 1: '\uff19' is not a tile",
    "x" * 400: f"'{'x' * 20}' at place 1: 'x' is not a tile",
    "A" * 401: "401 characters are too many for tiles: at most 400 are read",
    "AAA": "6:6 is there 3 times, but the deck holds 2 of it",
    "A 6:6 a": "6:6 is there 3 times",
    "66": "'6' at place 2 is one too many: of this number the deck holds only 4:2. Two halves have a colon",
    "99 A9": "'9' at place 5 is one too many: of this number the deck holds only 6:3, 5:4.",
    "9 5:4 6:3": "'9' at place 1 is one too many",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_no_tile_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        tiles(text)
    assert str(refused.value).startswith(REFUSED[text])


def test_the_place_in_a_play_counts_its_bracket() -> None:
    with pytest.raises(NotationError, match="'D4' at place 4: '4' is not a tile"):
        read_play("(9 D4)")


STARTS = {
    ("A9", "B9", "C8", "D8"): ("6:6 6:3", "1:1 5:4", "4:4 6:2", "3:1 5:3"),
    ("A9", "B 6:3", "C8", "D8"): ("6:6 5:4", "1:1 6:3", "4:4 6:2", "3:1 5:3"),
    ("63", "9 5:4", "77", "55"): ("4:2 2:1", "6:3 5:4", "5:2 4:3", "4:1 3:2"),
}


@pytest.mark.parametrize("hands", STARTS)
def test_numbers_are_given_out_over_all_hands(hands: tuple[str, str, str, str]) -> None:
    assert tuple(map(str, Round.start(RULES, hands).hands)) == STARTS[hands]


def test_hands_of_tiles_and_what_is_shown_keep_their_tiles() -> None:
    at = Round.start(RULES, ["9", tiles("5:5"), iter(["6:2"]), "8"], shown="6:3 7")
    assert (" | ".join(map(str, at.hands)), str(at.shown)) == ("5:4 | 5:5 | 6:2 | 5:3", "6:3 5:2")
    shown = Round.start(RULES, ["9", "8", "A", "B"], shown=[Tile("6:3")])
    assert (shown.hands[0], shown.shown) == (tiles("5:4"), tiles("6:3"))


@pytest.mark.parametrize(
    ("hands", "shown", "says"),
    [
        (
            ["9 A", "8 9", "B 9", "CC"],
            "",
            "hand 2: '9' at place 3 is one too many: of this number the deck holds only 6:3",
        ),
        (["9", "6:3", "5:4", "A"], "", "hand 0: '9' at place 1 is one too many"),
        (["6", "8", "A", "C"], "6 4:2", "hand 0: '6' at place 1 is one too many"),
        (["6", "8", "A", "C"], "K 6", "'6' at place 3 is one too many"),
        (["6", "8", "A4", "C"], "", "hand 2: 'A4' at place 1: '4' is not a tile"),
        (["6", "8", "A", "C4"], "A4", "hand 3: 'C4' at place 1: '4' is not a tile"),
        (["A", "A", "A", "9"], "", "the hands together: 6:6 is there 3 times"),
    ],
)
def test_hands_that_cannot_be_name_hand_and_place(hands: list[str], shown: str, says: str) -> None:
    with pytest.raises((RecordError, NotationError)) as refused:
        Round.start(RULES, hands, shown=shown)
    assert str(refused.value).startswith(says)


def test_a_hand_that_is_far_too_long_is_refused_at_once() -> None:
    started = time.perf_counter()
    with pytest.raises(RecordError, match="hand 1: 20000000 characters are too many for tiles"):
        Round.start(RULES, ["9", "6:3 " * 5_000_000, "A", "B"])
    assert time.perf_counter() - started < 1


NINES = Round.start(RULES, ["AA9", "B8 5:4", "C8E", "K D E"])


def test_a_play_in_letters_is_of_the_hand() -> None:
    assert NINES.can_play("A9")
    assert NINES.play("9").play("9").plays == (Play(tiles("6:3")), Play(tiles("5:4")))
    seen = NINES.play("9").observe(1)
    assert (seen.why_not("9"), seen.why_not("8")) == (None, None)
    assert through(NINES, ["9", "8", "8", "d"]).plays[-1] == Play(tiles("3:1"), surrendered=True)


@pytest.mark.parametrize(("text", "missing"), [("8", "6:2"), ("99", "5:4"), ("A 5:4", "5:4"), ("B", "1:1")])
def test_a_number_that_is_not_held_is_refused_by_a_tile_of_it(text: str, missing: str) -> None:
    reason = Reason.of(Code.NOT_IN_HAND, tiles=tiles(missing))
    assert NINES.why_not(text) == NINES.observe(0).why_not(text) == reason
    with pytest.raises(IllegalPlay, match="The hand does not hold"):
        NINES.play(text)


def test_letters_are_read_when_nobody_or_another_is_to_move() -> None:
    over = to_the_end(NINES)
    for ask in (over.why_not, NINES.observe(1).why_not, lambda play: NINES.why_not(play, 2)):
        reason = ask("A9")
        assert reason
        assert reason.code in {Code.ROUND_OVER, Code.NOT_YOUR_TURN}
    with pytest.raises(IllegalPlay):
        over.play("9")


def mixed(faces: Tiles, chance: random.Random) -> str:
    """Tiles in any order, as spots and letters by chance, together or apart."""
    words = [chance.choice((str(tile), tile.code, tile.code.lower())) for tile in chance.sample(faces, len(faces))]
    return re.sub(r"(?<![^ ])(\w) (?=\w( |$))", lambda at: at[1] + chance.choice(("", " ", ", ")), " ".join(words))


@some
@given(st.randoms(use_true_random=False), st.integers(0, 32))
def test_tiles_are_read_back_however_they_are_written(chance: random.Random, size: int) -> None:
    hand = Tiles(chance.sample(DECK, size))
    text = mixed(hand, chance)
    assert tiles(text).letters == tiles(hand.letters).letters == hand.letters
    assert tiles(text, held=hand) == tiles(hand.letters, held=hand) == hand


@some
@given(st.randoms(use_true_random=False), st.integers(1, 8))
def test_a_deal_is_read_back_however_it_is_written(chance: random.Random, size: int) -> None:
    deck = chance.sample(DECK, 32)
    hands, shown = [Tiles(deck[size * seat :][:size]) for seat in range(4)], Tiles(deck[4 * size :])
    read = Round.start(RULES, [mixed(hand, chance) for hand in hands], shown=mixed(shown, chance))
    assert [each.letters for each in (*read.hands, read.shown)] == [each.letters for each in (*hands, shown)]
    assert Tiles(tile for each in (*read.hands, read.shown) for tile in each) == DECK


@some
@given(positions())
def test_a_legal_play_is_made_by_its_letters(at: Round) -> None:
    for play in at.legal_plays():
        assert at.can_play(play.letters)
        assert at.play(play.letters).plays[-1].letters == play.letters


def in_letters(record: str) -> str:
    """A record with every tile in letters, without its check."""
    return re.sub(r"[1-6]:[1-6]", lambda tile: Tile(tile[0]).code, record).partition(" check")[0]


@some
@given(positions())
def test_a_record_in_letters_is_read(at: Round) -> None:
    read = Round.parse(in_letters(str(at)))
    assert [hand.letters for hand in read.start_hands] == [hand.letters for hand in at.start_hands]
    assert (read.tally, read.to_move, read.seed) == (at.tally, at.to_move, at.seed)
    assert [play.letters for play in read.plays] == [play.letters for play in at.plays]
    assert Round.parse(str(read)) == read


def test_a_match_in_letters_is_read() -> None:
    read = Match.parse(in_letters(TKS_11_RECORD))
    assert (read.totals, len(read.rounds)) == (TKS_11.totals, len(TKS_11.rounds))


WRITTEN = str(Record(NINES.play("9").play("9")))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hand 0 6:6 6:6 6:3", "hand 0 A A 9"),
        ("hand 2 4:4 5:5 5:3", "hand 2 ce8"),
        ("P0 6:3", "P0 9"),
        ("P1 5:4", "P1 9"),
    ],
)
def test_a_record_that_means_the_same_in_letters_keeps_its_check(old: str, new: str) -> None:
    assert old in WRITTEN
    read = Record.parse(WRITTEN.replace(old, new))
    assert str(read) == WRITTEN


def test_a_record_gives_numbers_out_over_its_hands_and_what_is_shown() -> None:
    at = Round.start(RULES, ["5:4", "6:2", "5:3", "6:6"], shown="6:3 5:2")
    lettered = str(at).replace("hand 0 5:4", "hand 0 9").replace("hand 2 5:3", "hand 2 8").replace("6:3 5:2", "6:3 7")
    assert str(Round.parse(lettered)) == str(at)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("6:6 6:6 6:3", "AA9 4", "line 6, hand 0: '4' at place 5 is not a tile"),
        ("1:1 5:4 6:2", "B89 9", "line 7, hand 1: '9' at place 5 is one too many"),
        ("P0 6:3", "P0 Z", "line 10, trick 1, play 1: 'Z' at place 1 is not a tile"),
        ("P1 5:4", "P1 99", "line 10, trick 1, play 2: The hand does not hold Nine (6:3)."),
        ("P1 5:4", "P1 9 = P1", "line 10: '1 P0 6:3, P1 5:4 = P1' is not what was played; it would be"),
        ("P1 5:4", "P1 8", "line 11: the check "),
    ],
)
def test_a_record_in_letters_that_is_wrong_names_its_line(old: str, new: str, says: str) -> None:
    assert old in WRITTEN
    with pytest.raises(RecordError) as refused:
        Record.parse(WRITTEN.replace(old, new))
    assert str(refused.value).startswith(says)


def test_a_dealt_record_in_letters_must_fit_its_seed() -> None:
    dealt = Round.deal(RULES, seed=7)
    written = in_letters(str(dealt))
    assert Round.parse(written) == dealt
    with pytest.raises(RecordError, match="the hand of seat 0 is not what seed 7 deals"):
        Round.parse(written.replace(f"hand 0 {' '.join(dealt.hands[0].letters)}", "hand 0 AA99BB88"))


READERS: list[Callable[[str], object]] = [
    tiles,
    read_play,
    NINES.can_play,
    NINES.observe(0).why_not,
    lambda text: Round.start(RULES, [text, "9", text, "8"], shown=text),
]


@settings(max_examples=300, derandomize=True)
@given(st.text("ABKadk98653:6124?x() ,", max_size=12) | st.text(max_size=30))
def test_noise_is_refused_with_its_place(text: str) -> None:
    for read in READERS:
        try:
            read(text)
        except TienKowError as error:
            told = str(error)
            assert 10 < len(told) < 1000
            assert re.search(r"at place \d+|the deck holds|has one bracket|must be equal", told)
