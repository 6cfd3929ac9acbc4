"""A voice speaks to you until names are given; then it names everybody, each name in its own direction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import FrozenInstanceError

import pytest

from tienkow_learn.draw.table.words import cut, length, wrap
from tienkow_learn.engine import OptionError, Reason, SkyNine, TienKow, Tile, tiles
from tienkow_learn.engine.reasons import Code
from tienkow_learn.engine.rules import Turn
from tienkow_learn.engine.settlement import Payment
from tienkow_learn.text import Voice, say, series_name
from tienkow_learn.text.voice import ISOLATE, LONGEST, UNTIL

NAMES = ("דנה", "Bo", "Cy", "می\u200cخواهم")
GIVEN = Voice(names=NAMES, you=2)


@pytest.mark.parametrize(
    ("voice", "seats"),
    [
        (Voice(), ("You", "West", "North", "East")),
        (Voice(you=2), ("North", "East", "You", "West")),
        (Voice(direction="counterclockwise"), ("You", "East", "North", "West")),
        (Voice().seated(1, SkyNine()), ("West", "You", "East", "North")),
        (GIVEN, tuple(f"{ISOLATE}{name}{UNTIL}" for name in NAMES)),
    ],
)
def test_seats_are_called_by_place_or_by_name(voice: Voice, seats: Sequence[str]) -> None:
    assert voice.seats == seats


def test_only_a_seat_without_a_given_name_is_spoken_to() -> None:
    assert [Voice(you=1).says("leads", seat) for seat in (0, 1)] == ["East leads", "You lead"]
    assert GIVEN.says("leads", 2) == f"{ISOLATE}Cy{UNTIL} leads"
    assert not GIVEN.speaks_to(2)
    assert Voice().says("series_civil") == "Civil"


def test_a_name_is_isolated_wherever_it_stands_in_a_sentence() -> None:
    line = GIVEN.explain(Payment(0, 3, 3, "c", (("base", 4), ("tricks", 1))))
    assert line == f"From {ISOLATE}דנה{UNTIL} to {ISOLATE}{NAMES[3]}{UNTIL}: 3 points (4 less 1 trick)."
    assert say("same_name", seat=0, other=1, name="דנה").count(f"{ISOLATE}דנה{UNTIL}") == 1


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann\n", "Ann"),
        ("A\u202enn", "A nn"),
        (f"A{UNTIL}{ISOLATE}nn", "A  nn"),
        ("x" * (LONGEST + 1), "x" * LONGEST + "…"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_a_name_cannot_leave_its_place(name: str, shown: str) -> None:
    assert Voice(names=(name, "Bo", "Cy", "Di")).seat(0) == f"{ISOLATE}{shown}{UNTIL}"


def test_a_voice_is_a_value_that_is_checked() -> None:
    assert Voice(names=[*NAMES]) == Voice(names=NAMES)
    assert hash(Voice()) == hash(Voice())
    with pytest.raises(ValueError, match="names has 3 names"):
        Voice(names=NAMES[:3])
    with pytest.raises(OptionError, match="lang cannot be 3"):
        Voice(3)  # type: ignore[arg-type]
    with pytest.raises(FrozenInstanceError):
        Voice().lang = "ru"  # type: ignore[misc]


def test_it_tells_what_the_engine_knows() -> None:
    rules, voice = TienKow(), Voice()
    face = Tile("6:3")
    assert voice.explain(Reason.of(Code.WRONG_COUNT, needed=2, given=1)).startswith("Play as many tiles")
    assert voice.explain("as it is") == "as it is"
    assert (voice.tile(face), voice.bare(face), voice.named([face])) == ("Nine (6:3)", "Nine", "Nine (6:3)")
    assert voice.tiles(tiles("2:2 2:2")) == "2 × Bench"
    assert voice.series(face.series) == series_name(face.series)
    assert voice.set(rules.single(face)) == "Nine (6:3)"
    assert voice.play(rules.legal_plays(Turn(tiles("6:3")))[0], rules) == "Play Nine (6:3)"
    assert (voice.count(rules, 2), voice.game(rules)) == ("2 tricks", "Tien Kow")


def test_what_isolates_has_no_width_and_is_never_left_open() -> None:
    name = GIVEN.seat(0)
    assert length(name, 10) == length("דנה", 10)
    long = Voice(names=("Anna Bartholomew Charles", *NAMES[1:])).seat(0)
    assert cut(long, 10, 40).count(UNTIL) == 1
    rows = wrap(f"{long}: 3", 10, 70, lines=4)
    assert len(rows) > 1
    assert all(row.count(ISOLATE) == row.count(UNTIL) == 1 for row in rows[:-1])
    assert "".join(rows).replace(ISOLATE, "").replace(UNTIL, "") == "AnnaBartholomewCharles: 3"
