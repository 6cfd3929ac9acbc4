"""What cannot have happened is no event, and no outcome: nothing is settled from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from tienkow_learn.engine import (
    Combination,
    Event,
    NotationError,
    Outcome,
    Payment,
    Play,
    RecordError,
    Round,
    Series,
    Settlement,
    SkyNine,
    TienKow,
    Trick,
)
from tienkow_learn.engine.rules.door import guarded
from tienkow_learn.engine.rules.sky_nine.codes import SkyNineCode
from tienkow_learn.engine.tiles import Tiles, tiles

AT = Outcome((4, 0, 3, 1), 0, 0)
BIG = 10**5000
PLAYED = Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"]).play("6:1")
LED = PLAYED.all_tricks[0]
SET = LED.lead


def ended(*told: tuple[str, int]) -> Callable[[], object]:
    events = tuple(Event(kind, seat, 8, won=not kind.startswith("caught"), last=True) for kind, seat in told)
    return lambda: SkyNine(straight_win=True).settle(replace(AT, events=events))


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: Event("supreme", 9), "seat cannot be 9: seats are 0, 1, 2 and 3"),
        (lambda: Event("supreme", -1), "seat cannot be -1"),
        (lambda: Event("supreme", True), "seat cannot be True"),
        (lambda: Event("mixed", 0, count=-3), "count cannot be -3: it is a whole number from 1 to 2"),
        (lambda: Event("mixed", 0, count=3), "count cannot be 3"),
        (lambda: Event("mixed", 0, count=BIG), "count cannot be a very large number"),
        (lambda: Event("mixed", 0, 0), "trick cannot be 0: it is a whole number from 1 to 8"),
        (lambda: Event("mixed", 0, 9), "trick cannot be 9"),
        (lambda: Event(None, 0), "kind cannot be None: it must be str"),  # type: ignore[arg-type]
        (lambda: Event("mixed", 0, led=1), "led cannot be 1: it must be bool"),  # type: ignore[arg-type]
        (lambda: Event("mixed", 0, won="no"), "won cannot be no: it must be bool"),  # type: ignore[arg-type]
        (lambda: Event("mixed", 0, last=None), "last cannot be None: it must be bool"),  # type: ignore[arg-type]
        (lambda: replace(AT, events=("supreme",)), "event cannot be supreme: it must be Event"),  # type: ignore[arg-type]
        (lambda: replace(AT, events=5), "events cannot be 5: it must be a list"),  # type: ignore[arg-type]
        (lambda: replace(AT, events="royal"), "events cannot be royal: it must be a list"),  # type: ignore[arg-type]
        (lambda: replace(AT, tally=None), "tally cannot be None: it must be a list"),  # type: ignore[arg-type]
        (lambda: replace(AT, tally=(BIG, 0, 0, 0)), "tally cannot be a very large number"),
        (lambda: replace(AT, streak=BIG), "streak cannot be a very large number"),
        (lambda: TienKow().settle(None), "outcome cannot be None: it must be Outcome"),  # type: ignore[arg-type]
        (ended(("smallest", 2)), "smallest cannot be told of seat 2, where seat 0 has won the last trick"),
        (ended(("ended_four", 1)), "ended_four cannot be told of seat 1"),
        (ended(("caught_single", 0)), "caught_single cannot be told of seat 0"),
        (ended(("largest", 0), ("smallest", 0)), "a round ends once: take largest or smallest out of the events"),
        (ended(("caught_four", 1), ("largest", 0)), "a round ends once: take caught_four or largest out"),
        (lambda: replace(AT, events=range(2000)), "events are too many: there can be 1000 at most"),  # type: ignore[arg-type]
        (lambda: Combination("pair", 1, None), "tiles cannot be None: it must be Tiles"),  # type: ignore[arg-type]
        (lambda: Combination(None, 1, tiles("AA")), "kind cannot be None"),  # type: ignore[arg-type]
        (lambda: replace(LED, lead=None), "lead cannot be None: it must be Combination"),  # type: ignore[arg-type]
        (lambda: replace(LED, best=None), "best cannot be None: it must be Combination"),  # type: ignore[arg-type]
        (lambda: replace(LED, plays=[]), "plays cannot be []: it must be tuple"),  # type: ignore[arg-type]
        (lambda: PLAYED.lost_because(4), "seat cannot be 4"),
        (lambda: PLAYED.observe(0).lost_because(-1), "seat cannot be -1"),
        (lambda: SkyNine().beats(SET, SET, None), "lead cannot be None: it must be Combination"),  # type: ignore[arg-type]
        (lambda: TienKow().beats(best=SET, reply=5, lead=SET), "reply cannot be 5: it must be"),  # type: ignore[arg-type]
        (lambda: SkyNine().beaters(SET, 5), "best cannot be 5: it must be Combination"),  # type: ignore[arg-type]
        (lambda: TienKow().takes(None, Play(tiles("A"))), "turn cannot be None: it must be Turn"),  # type: ignore[arg-type]
        (lambda: SkyNine().worth(None), "trick cannot be None: it must be Trick"),  # type: ignore[arg-type]
        (lambda: SkyNine().earned("x", 0, 1), "tricks cannot be x: it must be list or tuple"),  # type: ignore[arg-type]
        (lambda: SkyNine().earned((1,), 0, 1), "tricks cannot be 1: it must be Trick"),  # type: ignore[arg-type]
        (lambda: SkyNine().bank_after(7), "outcome cannot be 7: it must be Outcome"),  # type: ignore[arg-type]
        (lambda: TienKow().stake(-1), "streak cannot be -1"),
        (lambda: SkyNine().bank(BIG), "streak cannot be a very large number"),
        (lambda: TienKow().opening(4), "thrown cannot be 4"),
        (lambda: TienKow().thrown(("x", 2)), "dice cannot be x: it is a whole number from 1 to 6"),  # type: ignore[arg-type]
        (lambda: Payment(0, 9, 4, "a"), "payee cannot be 9"),
        (lambda: Payment(0, 1, "4", "a"), "points cannot be 4: it must be int"),  # type: ignore[arg-type]
        (lambda: Payment(0, 1, 4, None), "clause cannot be None: it must be str"),  # type: ignore[arg-type]
        (lambda: Payment(0, 1, 4, "a", "b"), "numbers cannot be b: it must be tuple"),  # type: ignore[arg-type]
        (lambda: Payment(0, 1, 4, "a", event=-1), "event cannot be -1"),
        (lambda: Payment(0, 1, 4, "a", borne_for=4), "borne_for cannot be 4"),
        (lambda: Settlement((), (4, 0, 0, 0)), "totals are four numbers that come to 0, not 4, 0, 0, 0"),
        (lambda: Settlement((), ()), "totals are four numbers that come to 0, not "),  # type: ignore[arg-type]
        (lambda: Settlement.of([None]), "payments cannot be None: it must be Payment"),  # type: ignore[list-item]
    ],
)
def test_what_cannot_have_happened_is_refused(ask: Callable[[], object], says: str) -> None:
    with pytest.raises(RecordError) as refused:
        ask()
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: Play(Tiles(), call="bogus"), "a call cannot be 'bogus': it is one of declare, pass"),
        (lambda: Play(Tiles(), call=None), "a call cannot be 'None'"),  # type: ignore[arg-type]
        (lambda: Play(None), "'None' is not a tile"),  # type: ignore[arg-type]
        (lambda: Play([1]), "'1' is not a tile"),  # type: ignore[arg-type]
        (lambda: tiles("6:6").without(tiles("1:1")), "1:1 is not among 6:6"),
        (lambda: tiles("6:6").holds(5), "'5' is not a tile"),  # type: ignore[arg-type]
        (lambda: Tiles(["6:6"]), "'6:6' is not a tile"),  # type: ignore[list-item]
        (lambda: tiles(BIG), "'a very large number' is not a tile"),  # type: ignore[arg-type]
        (lambda: tiles([[[]]]), "'a list' is not a tile"),  # type: ignore[list-item]
        (lambda: tiles(iter(lambda: "6:6", "")), "6:6 is there 65 times"),
    ],
)
def test_what_is_no_play_and_no_tile_is_refused(ask: Callable[[], object], says: str) -> None:
    with pytest.raises(NotationError) as refused:
        ask()
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: Play(Tiles(), 1), "surrendered cannot be 1: it must be bool"),  # type: ignore[arg-type]
        (lambda: Play(Tiles(), hidden="x"), "hidden cannot be x: it must be bool"),  # type: ignore[arg-type]
        (lambda: Play(Tiles(), size=-2), "size cannot be -2: it is a whole number from -1 to 32"),
        (lambda: Play(Tiles(), size="x"), "size cannot be x"),  # type: ignore[arg-type]
    ],
)
def test_a_play_has_facts_that_can_be(ask: Callable[[], object], says: str) -> None:
    with pytest.raises(RecordError) as refused:
        ask()
    assert str(refused.value).startswith(says)


def test_a_word_of_another_kind_of_text_is_a_kind() -> None:
    assert Event(SkyNineCode.BEATEN, 0).kind == "beaten"
    assert Trick(0, (), 0, SET, SET) == replace(LED, plays=(), lead=SET, best=SET)
    with pytest.raises(NotationError, match="'x' is not a series; there are civil, military"):
        Series("x")
    with pytest.raises(TypeError, match="argument"):
        SkyNine().beats(SET, SET)  # type: ignore[call-arg]


HANDS = ["6:1 2:1", "5:5 6:3", "3:1 5:4", "6:4 4:2"]


@pytest.mark.parametrize("rules", [TienKow(), SkyNine()], ids=str)
def test_no_more_can_have_been_won_than_is_not_held(rules: TienKow | SkyNine) -> None:
    assert Round.start(rules, HANDS, tally=(2, 2, 1, 1)).tally == (2, 2, 1, 1)
    for tally, given in (((2, 2, 2, 1), 7), ((8, 0, 0, 0), 8), ((10**12 - 1, 0, 0, 0), 10**12 - 1)):
        with pytest.raises(RecordError, match=f"the tally comes to {given}, but 6 can have been won: .* 2 of them"):
            Round.start(rules, HANDS, tally=tally)


def test_what_is_not_the_fault_of_what_was_handed_in_stays_what_it_is() -> None:
    class Broken(TienKow):
        def thrown(self, dice: Sequence[int]) -> int:
            raise ZeroDivisionError(dice)

        def earned(self, tricks: tuple[Trick, ...], banker: int, streak: int) -> tuple[Payment, ...]:
            raise ZeroDivisionError(tricks, banker, streak)

    broken, trick = guarded(Broken)(), PLAYED.trick
    assert trick
    for ask in (lambda: broken.thrown([1, 2]), lambda: broken.earned((trick,), 0, 0)):
        with pytest.raises(ZeroDivisionError):
            ask()
