"""A round as a value: what it tells at each moment, what it takes for a play, how it shows itself."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields

import pytest

from tests.engine.building import around, led, through
from tests.engine.chance import to_the_end
from tienkow_learn.engine import (
    DECK,
    Combination,
    Event,
    IllegalPlay,
    NotationError,
    OptionError,
    Play,
    Record,
    RecordError,
    Round,
    TienKow,
    TienKowError,
    Tile,
    Tiles,
    tiles,
)

HANDS = ["6:1 2:1", "5:5 6:3", "3:1 5:4", "6:4 4:2"]
BEGUN = Round.start(TienKow(), HANDS)
DEALT = Round.deal(TienKow(), seed=7)
OVER = to_the_end(DEALT)
SEED_0 = [
    "6:6 3:1 3:3 6:5 6:4 5:3 5:2 2:1",
    "4:4 3:1 6:5 5:1 6:3 5:4 6:2 4:2",
    "1:1 4:4 5:5 5:5 6:1 6:1 5:1 4:1",
    "6:6 1:1 3:3 2:2 2:2 6:4 4:3 3:2",
]


def test_a_round_is_told_from_its_start_to_its_end() -> None:
    assert (BEGUN.to_move, BEGUN.trick, BEGUN.tricks, BEGUN.plays, BEGUN.tally) == (0, None, (), (), (0, 0, 0, 0))
    middle = through(BEGUN, ["6:1", "5:5"])
    assert middle.trick
    assert (middle.to_move, middle.trick.winner, middle.trick.leader, middle.is_over) == (2, 1, 0, False)
    assert (middle.hands[1], middle.start_hands, middle.beginning) == (tiles("6:3"), BEGUN.hands, BEGUN)
    between = through(middle, ["3:1", "6:4"])
    assert (between.to_move, between.trick, len(between.tricks), between.tally) == (1, None, 1, (0, 1, 0, 0))
    over = through(between, ["6:3", "5:4", "4:2", "2:1"])
    assert (over.to_move, over.is_over, over.winner, over.tally) == (None, True, 1, (0, 2, 0, 0))
    assert (between.winner, over.legal_plays(), over.hands) == (None, (), (Tiles(),) * 4)
    assert over.settlement().totals == (-4, 12, -4, -4)
    assert over.outcome == through(BEGUN, [str(play) for play in over.plays]).outcome


def test_a_deal_is_made_from_its_seed() -> None:
    assert Round.deal(TienKow(), seed=7) == DEALT != Round.deal(TienKow(), seed=8)
    assert Tiles(tile for hand in DEALT.hands for tile in hand) == DECK
    assert [str(hand) for hand in Round.deal(TienKow(), seed=0).hands] == SEED_0
    assert Round.deal(TienKow(), 10**12 - 1, streak=10**12 - 1).seed == 10**12 - 1
    by_chance = Round.deal(TienKow())
    assert by_chance.seed is not None
    assert Round.deal(TienKow(), by_chance.seed) == by_chance != Round.deal(TienKow())


@pytest.mark.parametrize(("banker", "leader", "first"), [(0, None, 0), (2, None, 2), (2, 3, 3), (3, 0, 0)])
def test_the_banker_leads_unless_told_otherwise(banker: int, leader: int | None, first: int) -> None:
    for made in (Round.deal(TienKow(), 1, banker, 0, leader), Round.start(TienKow(), HANDS, banker, 0, leader)):
        assert (made.banker, made.leader, made.to_move) == (banker, first, first)


@pytest.mark.parametrize("play", ["6:1", "1:6", " 6:1 ", Tile("6:1"), tiles("6:1"), [Tile("6:1")], Play(tiles("6:1"))])
def test_a_play_is_taken_in_any_form(play: object) -> None:
    assert BEGUN.can_play(play)  # type: ignore[arg-type]
    assert BEGUN.play(play, seat=0) == BEGUN.play("6:1")  # type: ignore[arg-type]


def test_what_cannot_win_is_given_up_with_and_without_brackets() -> None:
    asked = Round.start(TienKow(), ["6:1", "6:3", "3:1", "6:4"]).play("6:1")
    assert asked.play("6:3") == asked.play("(6:3)")
    assert asked.play("6:3").plays[-1] == Play(tiles("6:3"), surrendered=True)


def test_unreadable_plays_are_told_as_such() -> None:
    for ask in (BEGUN.play, BEGUN.why_not, BEGUN.can_play):
        with pytest.raises(NotationError, match="'6:9' at place 1 is not a tile"):
            ask("6:9")


def test_a_refused_play_changes_nothing() -> None:
    before = str(BEGUN)
    with pytest.raises(IllegalPlay):
        BEGUN.play("6:6")
    assert str(BEGUN) == before


def test_nothing_of_a_round_can_be_changed() -> None:
    for value in (
        BEGUN,
        BEGUN.rules,
        BEGUN.observe(0),
        BEGUN.play("6:1").trick,
        BEGUN.legal_plays()[0],
        Record(BEGUN),
        OVER.outcome,
        Event("mixed", 0),
    ):
        for name in (each.name for each in fields(value)):  # type: ignore[arg-type]
            with pytest.raises((FrozenInstanceError, AttributeError)):
                setattr(value, name, None)
    with pytest.raises(TypeError):
        Record(BEGUN).comments[0] = "no"  # type: ignore[index]


def test_an_observation_tells_what_a_seat_may_know() -> None:
    seen = through(
        Round.start(TienKow(discards="face_down"), HANDS, 3, 2, 0, (1, 0, 2, 0), "6:6 6:6"), ["2:1", "6:3"]
    ).observe(2)
    assert (seen.seat, seen.hand, seen.counts) == (2, tiles("3:1 5:4"), (1, 1, 2, 2))
    assert (seen.banker, seen.streak, seen.leader, seen.to_move) == (3, 2, 0, 2)
    assert (seen.tally, seen.shown, seen.tricks) == ((1, 0, 2, 0), tiles("6:6 6:6"), ())
    assert [str(play) for play in seen.plays] == ["2:1", "6:3"]
    assert seen.unseen == tiles("6:1 5:5 6:4 4:2")
    assert (seen.legal_plays(), seen.why_not("5:4")) == ((Play(tiles("5:4")),), None)
    assert (repr(seen), repr(BEGUN)) == ("<Observation P2: 3:1 5:4>", "<Round TienKow: 0 plays, P0 to move>")
    assert repr(to_the_end(BEGUN)) == "<Round TienKow: 8 plays, over>"
    assert repr(Record(BEGUN)) == "<Record of <Round TienKow: 0 plays, P0 to move>>"


def test_a_face_down_discard_stays_unseen_by_the_others_and_seen_by_its_seat() -> None:
    asked = Round.start(TienKow(discards="face_down"), ["6:1 2:1", "6:3 5:4", "3:1 5:5", "6:4 4:2"])
    after = through(asked, ["6:1", "6:3"])
    assert [str(after.observe(seat).plays[1]) for seat in range(4)] == ["(?)", "(6:3)", "(?)", "(?)"]
    assert [Tile("6:3") in after.observe(seat).unseen for seat in range(4)] == [True, False, True, True]


# The first beats the second against the third, or it does not.
BEATEN = [
    ("6:5", "5:5", "6:1", True),
    ("5:5", "6:4", "6:1", False),
    ("6:3", "5:5", "6:1", False),
    ("6:6 6:6", "1:1 1:1", "5:1 5:1", True),
    ("6:6 6:6", "6:5", "6:1", False),
    ("4:2 2:1", "6:6 6:6", "6:6 6:6", True),
    ("6:6 6:6 1:1 1:1", "4:4 4:4", "5:1 5:1", False),
    ("6:4 6:4 5:1 5:1", "5:5 5:5 6:3 5:4", "6:1 6:1 6:2 5:3", False),
    ("5:5 5:5 6:3 5:4", "6:4 6:4 5:1 5:1", "6:1 6:1 6:2 5:3", True),
]


@pytest.mark.parametrize(("follow", "wins"), [("wins", True), ("lowest", False), ("lead_only", False)])
def test_the_supreme_pair_in_reply_beats_a_pair_or_not(follow: str, *, wins: bool) -> None:
    rules = TienKow(supreme_follow=follow)
    supreme, lead = rules.combination("4:2 2:1"), rules.combination("3:1 3:2")
    assert supreme
    assert lead
    assert (rules.beats(supreme, lead, lead), rules.beats(lead, supreme, supreme)) == (wins, False)


@pytest.mark.parametrize(("reply", "best", "lead", "wins"), BEATEN)
def test_a_set_beats_another_or_not(reply: str, best: str, lead: str, *, wins: bool) -> None:
    rules = TienKow()
    a, b, c = (rules.combination(faces) for faces in (reply, best, lead))
    assert isinstance(a, Combination)
    assert isinstance(b, Combination)
    assert isinstance(c, Combination)
    assert rules.beats(a, b, c) is wins


def test_hands_are_filled_around_plays_as_far_as_the_deck_allows() -> None:
    rules = TienKow()
    plays = ["2:1", "6:6", "4:4", "6:5"]
    hands = around(rules, plays)
    assert [len(hand) for hand in hands] == [7, 7, 7, 7]
    assert through(Round.start(rules, hands), plays).tricks[0].winner == 0
    assert len(around(rules, ["6:1", "5:5", "3:1", "6:4"])[0]) == 8


@pytest.mark.parametrize(
    "error",
    [
        NotationError("unreadable_tile", text="x", place=3),
        RecordError("bad_hand", seat=1, error=NotationError("not_a_tile", text="y")),
        OptionError("option_twice", option="discards"),
        TienKowError("over"),
        IllegalPlay(BEGUN.why_not("6:6")),  # type: ignore[arg-type]
    ],
)
def test_an_error_keeps_what_it_says_when_it_travels(error: TienKowError) -> None:
    back = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (type(back), back.code, str(back)) == (type(error), error.code, str(error))
    assert error.text("en") == str(error)


@pytest.mark.parametrize(
    "value",
    [Tile("6:6"), tiles("6:6 6:3"), DEALT, DEALT.observe(1), led(TienKow(), "6:6 6:3"), to_the_end(DEALT).settlement()],
)
def test_a_value_shows_itself_as_a_picture_and_as_text(value: object) -> None:
    shown = value._repr_mimebundle_()  # type: ignore[attr-defined]
    assert set(shown) == {"text/plain", "text/html"}
    assert shown["text/plain"] == repr(value)
    assert "<" in shown["text/html"]
