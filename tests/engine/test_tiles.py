"""The 21 faces and the 20 pairs, each value in a table; reading and writing tiles."""

from __future__ import annotations

import copy
import pickle
from itertools import product

import pytest

from tests.engine.building import rules_of, table
from tienkow_learn.engine import DECK, Combination, NotationError, Play, Series, TienKow, Tile, Tiles, Trick, tiles
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.rules.tien_kow.pairs import category
from tienkow_learn.text import readings_of, tile_name

FACES = table("tiles")
PAIRS = table("pairs")


@pytest.mark.parametrize("row", FACES, ids=lambda row: row[0])
def test_a_face_is_as_in_the_table(row: list[str]) -> None:
    tile = Tile(row[0])
    place = TienKow().single(tile).rank
    english, chinese, jyutping, russian = row[7:]
    facts = [tile.series.value, *map(str, (tile.copies, tile.spots, tile.red)), tile.code, str(place)]
    assert [str(tile), *facts] == row[:7]
    assert [tile.name_in(lang) for lang in ("en", "zh", "ru")] == [english, chinese, russian]
    assert tile_name(tile, "jyutping").split(" (")[0] == jyutping
    assert readings_of(tile) == (chinese.split(" (")[0], jyutping)


def test_the_table_has_every_face_in_canonical_order() -> None:
    assert [row[0] for row in FACES] == [str(tile) for tile in Tile]
    assert [tile.order for tile in Tile] == list(range(21))
    assert sorted(Tile) == list(Tile)


@pytest.mark.parametrize("tile", Tile, ids=str)
def test_a_face_is_read_from_either_half(tile: Tile) -> None:
    assert Tile(f"{tile.low}:{tile.high}") is Tile(f"{tile.high}:{tile.low}") is Tile(tile) is tile  # type: ignore[arg-type]
    assert (tile.high, tile.low) == tuple(sorted((tile.high, tile.low), reverse=True))
    assert (str(tile), repr(tile)) == (f"{tile.high}:{tile.low}", f"Tile('{tile.high}:{tile.low}')")
    assert pickle.loads(pickle.dumps(tile)) is copy.deepcopy(tile) is tile  # noqa: S301
    assert list(tiles(tile)) == list(tiles(str(tile))) == list(tiles([tile])) == list(tiles([str(tile)])) == [tile]


def test_no_two_faces_have_one_name() -> None:
    for lang in ("en", "zh", "ru"):
        assert len({tile.name_in(lang) for tile in Tile}) == 21


def test_the_deck_has_32_tiles_and_their_sums() -> None:
    civil, military = DECK.of(Series.CIVIL), DECK.of(Series.MILITARY)
    assert (len(DECK), len(civil), len(military)) == (32, 22, 10)
    assert [sum(tile.spots for tile in part) for part in (civil, military, DECK)] == [160, 67, 227]
    assert sum(tile.red for tile in DECK) == 64
    assert sum(tile.red for tile in DECK if tile is not Tile("6:6")) == 52
    assert sum(tile.red == 0 for tile in DECK) == 13
    assert str(DECK).split() == [row[0] for row in FACES for _ in range(int(row[2]))]


def test_doubles_are_civil_and_five_civil_faces_are_no_doubles() -> None:
    assert {tile.series for tile in Tile if tile.high == tile.low} == {Series.CIVIL}
    odd = [str(tile) for tile in Tile if tile.series is Series.CIVIL and tile.high != tile.low]
    assert odd == ["3:1", "6:5", "6:4", "6:1", "5:1"]


NUMBERS = {frozenset(faces.split()): int(row[0]) for row in PAIRS for faces in row[2:]}


@pytest.mark.parametrize("a", Tile, ids=str)
def test_two_faces_are_a_pair_only_as_in_the_table(a: Tile) -> None:
    rules = TienKow()
    for b in Tile:
        expected = NUMBERS.get(frozenset((str(a), str(b)))) if a is not b or a.copies == 2 else None
        assert rules.pair_number(a, b) == rules.pair_number(str(b), str(a)) == expected
        if a is not b or a.copies == 2:
            found = rules.combination([a, b])
            assert (found and (found.kind, found.rank)) == (expected and ("pair", expected))


@pytest.mark.parametrize("row", PAIRS, ids=lambda row: row[0])
def test_a_pair_has_its_category(row: list[str]) -> None:
    assert category(int(row[0])) == row[1]


def test_24_pairs_by_face() -> None:
    assert len(NUMBERS) == 24
    assert sum(TienKow().pair_number(a, b) is not None for a, b in product(Tile, Tile) if a.order <= b.order) == 24


def test_combinations_are_21_singles_and_24_pairs_strongest_first() -> None:
    found = TienKow().combinations()
    pairs = [each for each in found if each.kind == "pair"]
    singles = [each for each in found if each.kind != "pair"]
    assert (len(singles), len(pairs)) == (21, 24)
    assert [(each.rank, str(each)) for each in pairs] == [(int(row[0]), faces) for row in PAIRS for faces in row[2:]]
    for series in Series:
        own = [each for each in singles if each.kind == f"single_{series.value}"]
        assert {each.tiles[0] for each in own} == {tile for tile in Tile if tile.series is series}
        assert [each.rank for each in own] == sorted(each.rank for each in own)
    assert all(TienKow().combination(each.tiles) == each for each in found)


ORDERS = {
    "": "6:6 6:5 5:5=6:4 4:4 6:1 3:3=5:1 3:1=2:2 1:1",
    "equal_tiles=last_wins": "6:6 6:5 5:5=6:4 4:4 6:1 3:3=5:1 3:1=2:2 1:1",
    "equal_tiles=rank_then_first": "6:6 6:5 5:5 6:4 4:4 6:1 3:3 5:1 3:1 2:2 1:1",
    "single_rank=traditional": "6:6 1:1 4:4 3:1 5:5 3:3 2:2 6:5 6:4 6:1 5:1",
}


@pytest.mark.parametrize("options", ORDERS)
def test_single_tiles_rank_in_order(options: str) -> None:
    rules = rules_of(options)
    for order in (ORDERS[options], "6:3=5:4 6:2=5:3 5:2=4:3 4:2 4:1=3:2 2:1"):
        for place, group in enumerate(order.split(), 1):
            assert {rules.single(Tile(face)).rank for face in group.split("=")} == {place}


SETS = {
    "6:5": ("single_civil", 2),
    "2:1": ("single_military", 6),
    "2:1 4:2": ("pair", 1),
    "6:6 6:3": ("pair", 17),
    "6:6 6:3 4:2 2:1": ("two_pairs", 1),
    "6:6 6:6 6:3 5:4": ("two_pairs", 2),
    "6:6 6:3 1:1 6:2": ("two_pairs", 17),
    "": None,
    "6:6 6:2": None,
    "6:6 6:6 1:1": None,
    "6:6 6:6 1:1 4:4": None,
    "6:6 6:6 6:3 1:1": None,
    "6:6 6:6 1:1 1:1 4:4 4:4": None,
}


@pytest.mark.parametrize("faces", SETS)
def test_tiles_form_a_set_or_none(faces: str) -> None:
    found = TienKow().combination(faces)
    assert (found and (found.kind, found.rank)) == SETS[faces]


def test_tiles_are_put_in_order_and_counted() -> None:
    hand = tiles(" 4:2,6:6\t5:6\n6:6 ")
    assert (str(hand), repr(hand)) == ("6:6 6:6 6:5 4:2", "tiles('6:6 6:6 6:5 4:2')")
    assert tiles(hand) is hand
    assert hand == Tiles(reversed(hand))
    assert hand + tiles("1:1") == tiles("6:6 6:6 1:1 6:5 4:2")
    assert hand.without(tiles("6:6 4:2")) == tiles("6:6 6:5")
    assert hand.of(Series.MILITARY) == tiles("4:2")
    assert [hand.holds(tiles(other)) for other in ("", "6:6 6:6", "6:6 1:1", "4:2 6:5")] == [True, True, False, True]
    assert not tiles("6:6").holds(tiles("6:6 6:6"))
    with pytest.raises(ValueError, match="1:1 is not among 6:6"):
        hand.without(tiles("1:1"))


PLAYS = {
    "6:5": ("6:5", False),
    " 6:3 6:6 ": ("6:6 6:3", False),
    "(6:5 2:2)": ("(2:2 6:5)", True),
    " ( 6:5 ) ": ("(6:5)", True),
    "": ("", False),
    "()": ("()", True),
}


@pytest.mark.parametrize("text", PLAYS)
def test_a_play_is_read(text: str) -> None:
    play = read_play(text)
    assert (str(play), play.surrendered) == PLAYS[text]
    assert play.size == len(play.tiles)
    assert read_play(play) is play


def test_a_play_keeps_its_tiles_in_order_and_hides_them() -> None:
    play = Play(tiles("6:6 6:3")[::-1], surrendered=True, hidden=True)  # type: ignore[arg-type]
    assert (play.tiles, play.size, repr(play)) == (
        tiles("6:6 6:3"),
        2,
        "Play('6:6 6:3', surrendered=True, hidden=True)",
    )
    assert (str(play.masked), play.masked.size, play.masked.tiles) == ("(? ?)", 2, Tiles())
    assert play.masked.masked == play.masked
    assert Play(tiles("6:5")).masked == Play(tiles("6:5"), size=7)


def test_a_trick_and_a_combination_show_themselves_in_a_line() -> None:
    lead = Combination("pair", 17, tiles("6:6 6:3"))
    trick = Trick(2, ((2, Play(lead.tiles)),), 2, lead, lead)
    assert (str(trick), repr(trick)) == ("P2 6:6 6:3", "<Trick P2 6:6 6:3: P2>")
    assert (str(lead), repr(lead)) == ("6:6 6:3", "Combination('pair', 17, tiles('6:6 6:3'))")
    assert (trick.size, trick.is_full, trick.play_of(2), trick.play_of(1)) == (2, False, Play(lead.tiles), None)


def test_a_series_shows_itself() -> None:
    assert [repr(series) for series in Series] == ["Series.CIVIL", "Series.MILITARY"]


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("6:7", "'6:7' at place 1 is not a tile: write two halves of 1 to 6, such as 6:5"),
        ("6:6  64", "'64' at place 6: '4' is not a tile; write A to K, 9 8 7 6 5 3, or spots such as 6:5"),
        ("6:6;6:5", "'6:6;6:5' at place 1 is not a tile"),
        ("６:6", "'６:6' at place 1 is not a tile"),
        ("6:6 6:6 6:6", "6:6 is there 3 times, but the deck holds 2 of it"),
        ("6:3 3:6", "6:3 is there 2 times, but the deck holds 1 of it"),
        ("1:1 " * 200, "800 characters are too many for tiles: at most 400 are read"),
        (["6:6", "heaven"], "'heaven' is not a tile"),
        ([Tile("6:6"), None], "'None' is not a tile"),
        (65, "'65' is not a tile"),
        (None, "'None' is not a tile"),
    ],
)
def test_what_is_no_tile_is_refused(source: object, says: str) -> None:
    with pytest.raises(NotationError) as refused:
        tiles(source)  # type: ignore[arg-type]
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize("value", ["", "6:6 ", "7:1", "66", 66, None, ("6:6",), ["6:6"], b"6:6", float("nan")])
def test_what_is_no_face_is_refused(value: object) -> None:
    with pytest.raises(NotationError, match="is not a tile: write two halves of 1 to 6"):
        Tile(value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("(6:5", "'(6:5' has one bracket: tiles given up stand in two, such as (6:5)"),
        ("6:5)", "'6:5)' has one bracket"),
        ("((6:5))", "'(6:5)' at place 2 is not a tile"),
        ("(6:5) (6:5)", "'6:5)' at place 2 is not a tile"),
        ("(6:5 7:7)", "'7:7' at place 6 is not a tile"),
        ("(? ?)", "'?' at place 2 is not a tile"),
    ],
)
def test_what_is_no_play_is_refused(text: str, says: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_play(text)
    assert str(refused.value).startswith(says)
