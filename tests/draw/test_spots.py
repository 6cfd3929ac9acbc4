from __future__ import annotations

import pytest

from tienkow_learn.draw.scene.shapes import Circle
from tienkow_learn.draw.scene.sheet import RATIO, Sheet
from tienkow_learn.draw.scene.spots import halves, spots
from tienkow_learn.engine.tiles import DECK, Tile


def discs(face: Tile, *, off: bool = False, turned: bool = False) -> list[Circle]:
    sheet = Sheet()
    sheet.tile(face, 0, 0, 50, off=off, turned=turned)
    return [shape for shape in sheet.shapes if isinstance(shape, Circle)]


def test_the_deck_has_64_red_spots_12_of_them_on_the_heavens() -> None:
    red = {face: sum(spot.red for spot in spots(face)) for face in Tile}
    assert sum(red[face] for face in DECK if face is not Tile.HEAVEN) == 52
    assert sum(red[face] for face in DECK if face is Tile.HEAVEN) == 12
    assert sum(len(spots(face)) for face in DECK) == 227


@pytest.mark.parametrize("face", Tile)
def test_a_tile_has_its_spots_and_its_red_ones(face: Tile) -> None:
    assert len(spots(face)) == face.spots
    assert sum(spot.red for spot in spots(face)) == face.red
    assert sorted(halves(face)) == [face.low, face.high]


def test_the_halves_stand_as_the_tiles_are_painted() -> None:
    high_on_top = {face.value for face in Tile if halves(face)[0] > halves(face)[1]}
    assert high_on_top == {"6:5", "4:3", "4:2", "4:1", "2:1"}


def test_the_red_column_of_heaven_changes_sides() -> None:
    red = [spot for spot in spots(Tile("6:6")) if spot.red]
    assert {spot.x < 0.5 for spot in red if spot.y < 1} == {True}
    assert {spot.x < 0.5 for spot in red if spot.y > 1} == {False}


def test_heaven_looks_the_same_upside_down() -> None:
    seen = {(round(s.x, 3), round(s.y, 3), s.red) for s in spots(Tile("6:6"))}
    assert seen == {(round(1 - x, 3), round(2 - y, 3), red) for x, y, red in seen}


def test_a_one_is_larger_and_a_three_runs_from_corner_to_corner() -> None:
    one, *three = spots(Tile("3:1"))
    assert all(one.r > spot.r for spot in three)
    assert [spot.x for spot in three] == sorted(spot.x for spot in three)
    assert [spot.y for spot in three] == sorted(spot.y for spot in three)
    assert len({spot.x for spot in three}) == 3


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("face", Tile)
def test_spots_lie_on_the_tile_and_not_on_each_other(face: Tile, *, turned: bool) -> None:
    filled = [disc for disc in discs(face, turned=turned) if disc.fill]
    wide, high = (50 * RATIO, 50) if turned else (50, 50 * RATIO)
    assert all(disc.r < disc.x < wide - disc.r and disc.r < disc.y < high - disc.r for disc in filled)
    for place, one in enumerate(filled):
        for other in filled[:place]:
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > (one.r + other.r) ** 2


@pytest.mark.parametrize("off", [False, True])
@pytest.mark.parametrize("face", Tile)
def test_each_red_spot_and_no_white_one_carries_a_ring(face: Tile, *, off: bool) -> None:
    tone = "-off" if off else ""
    red = [(disc.x, disc.y) for disc in discs(face, off=off) if disc.fill == f"red{tone}"]
    rings = [(disc.x, disc.y) for disc in discs(face, off=off) if disc.stroke == f"ring{tone}"]
    assert red == rings
    assert len(red) == face.red
