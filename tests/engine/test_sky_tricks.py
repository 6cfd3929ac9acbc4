"""All worked tricks of RULES 5.3: who wins, how many tiles, whether the lead was caught, and what is refused."""

from __future__ import annotations

import pytest

from tests.engine.building import game, table
from tienkow_learn.engine import IllegalPlay, Round, SkyNine
from tienkow_learn.engine.rules.sky_nine.codes import SkyNineCode

ROWS = table("sky_tricks")


def played(row: list[str]) -> Round:
    """The round after the trick of a row."""
    _, *hands, tally, shown, plays, options, _ = row
    won = [int(each) for each in tally.split()] or [0, 0, 0, 0]
    now = Round.start(game(f"SkyNine {options}"), hands, tally=won, shown=shown)
    for play in plays.split(", "):
        now = now.play(play)
    return now


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_trick_of_the_rules(row: list[str]) -> None:
    now = played(row)
    seat, tiles, *caught = row[-1].split()
    assert now.tricks[0].winner == int(seat[1])
    assert now.tally[int(seat[1])] == int(tiles)
    assert now.tricks[0].closed == bool(caught)


REFUSED = [
    ("SN-2: an equal number does not beat", "SN-2", 1, "4:3", SkyNineCode.ONLY_EQUAL),
    ("SN-3: B88 has the wrong composition", "SN-3", 1, "B88", SkyNineCode.OTHER_CLASS),
    ("SN-4: only B88 or A99 beat C77", "SN-4", 1, "BB8", SkyNineCode.OTHER_CLASS),
    ("SN-6: a Royal beats nothing", "SN-6", 1, "63", SkyNineCode.ROYAL_ONLY_LED),
    ("SN-7: nothing beats a Royal", "SN-7", 2, "AA", SkyNineCode.ROYAL_UNBEATEN),
    ("SN-11: the first catcher closes the trick", "SN-11", 2, "A", SkyNineCode.TRICK_CLOSED),
    ("SN-13: a 9 comes too late", "SN-13", 3, "9", SkyNineCode.TRICK_CLOSED),
    ("SN-14: after seven lost tiles the last is given up", "SN-14", 1, "A", SkyNineCode.LAST_TILE_FORCED),
    ("SN-20: a lower four-tile set cannot beat a higher one", "SN-20", 3, "CC77", SkyNineCode.NOT_HIGHER),
    ("B10: nobody may play after JJ has caught KK", "B10", 2, "HH", SkyNineCode.TRICK_CLOSED),
    ("B16: J after a higher tile catches nothing", "B16", 2, "J", SkyNineCode.NOT_HIGHER),
]


@pytest.mark.parametrize(
    ("name", "seat", "play", "code"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_what_may_not_be_played(name: str, seat: int, play: str, code: str) -> None:
    row = next(row for row in ROWS if row[0] == name)
    now = played(row)
    while now.to_move != seat or now.tricks:
        now = now.undo()
    reason = now.why_not(play)
    assert reason is not None
    assert reason.code is code


def test_sn_10_six_goes_with_three_only() -> None:
    rules = SkyNine()
    with pytest.raises(IllegalPlay):
        Round.start(rules, ["D6", "AA", "BB", "CC"]).play("D6")
    assert [rules.combination(faces) is not None for faces in ("D5", "DD5", "D55", "DD55", "63")] == [True] * 5
    assert [rules.combination(faces) for faces in ("D6", "D3", "A8", "EE9", "4:2 4:1")] == [None] * 5


@pytest.mark.parametrize(
    ("name", "kind"),
    [("SN-11", "caught_single"), ("SN-13", "caught_single"), ("SN-16", "caught_four"), ("SN-18 unbeaten", None)],
)
def test_how_a_gamble_ended(name: str, kind: str | None) -> None:
    done = played(next(row for row in ROWS if row[0] == name))
    found = [event.kind for event in done.outcome.events if event.kind.startswith(("caught", "smallest"))]
    assert found == ([kind] if kind else [])


def test_sn_18_the_six_was_shown_so_the_three_is_not_doubled() -> None:
    row = next(row for row in ROWS if row[0] == "SN-18 unbeaten")
    assert [line.values["factor"] for line in played(row).settlement().payments] == [1, 1, 1]
    unseen = [*row[:3], "6", row[4], row[5], "", "3, (B), (6), (F)", *row[8:]]
    assert [line.values["factor"] for line in played(unseen).settlement().payments] == [2, 2, 2]
