"""A match: who begins, how the bank passes, what the stake is, when it ends, who has won."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from dataclasses import FrozenInstanceError, fields
from functools import reduce
from itertools import product
from operator import add

import pytest

from tests.engine.building import TKS_11, TKS_11_RECORD, bare, tks_11_again, with_options
from tests.engine.chance import match_to_the_end, to_the_end, won_by
from tienkow_learn.engine import DECK, Match, Record, RecordError, Round, TienKow, Tiles
from tienkow_learn.engine.deal import woodpile
from tienkow_learn.engine.match import MOST_MINUTES, MOST_ROUNDS
from tienkow_learn.engine.rules import RuleSet

BEGUN = Match(TienKow(), seed=7)
OVER = match_to_the_end(Match(TienKow(), seed=3), seed=3)


class NextHolds(TienKow):
    """The first leader's neighbour holds the bank of the first round, as in a game with an assumed banker."""

    __slots__ = ()

    def opening(self, thrown: int) -> tuple[int, int, int]:
        return thrown, (thrown + 1) % 4, 0


def test_tks_11_four_rounds_with_the_stake_and_its_fall_back() -> None:
    assert [each.totals for each in TKS_11.settlements] == [
        (11, -8, -2, -1),
        (14, -12, -3, 1),
        (-4, 0, 7, -3),
        (-8, -3, 14, -3),
    ]
    assert [each.tally for each in TKS_11.rounds] == [(3, 0, 2, 3), (2, 0, 1, 5), (0, 4, 3, 1), (0, 1, 6, 1)]
    assert [(each.banker, each.streak, each.winner) for each in TKS_11.rounds] == [
        (0, 0, 0),
        (0, 1, 0),
        (0, 2, 2),
        (2, 0, 2),
    ]
    without_a_trick = [
        line.points for each in TKS_11.settlements for line in each.payments if line.clause == "b" and line.points
    ]
    assert without_a_trick == [8, 12, 8]
    assert (TKS_11.totals, TKS_11.counters) == ((13, -23, 16, -6), (33, -3, 36, 14))
    assert (TKS_11.banker, TKS_11.streak, TKS_11.rules.stake(TKS_11.streak)) == (2, 1, 12)
    assert (TKS_11.is_over, TKS_11.reached, TKS_11.winners) == (True, ("most_rounds",), (2,))
    assert (str(TKS_11), Match.parse(TKS_11_RECORD)) == (TKS_11_RECORD, TKS_11)


def test_tks_11_would_have_ended_at_25_after_two_rounds() -> None:
    ended = tks_11_again(TienKow())
    assert (ended.rounds, ended.totals) == (TKS_11.rounds[:2], (25, -20, -5, 0))
    assert (ended.reached, ended.winners) == (("target",), (0,))


@pytest.mark.parametrize(("dice", "seats"), [(3, [55, 53, 53, 55]), (2, [8, 9, 10, 9])])
def test_every_throw_chooses_a_seat(dice: int, seats: list[int]) -> None:
    found = Counter(TienKow().thrown(throw) for throw in product(range(1, 7), repeat=dice))
    assert [found[seat] for seat in range(4)] == seats


@pytest.mark.parametrize(
    ("throw", "seat"), [((1, 1, 1), 2), ((1, 1, 2), 3), ((1, 2, 2), 0), ((6, 6, 6), 1), ((1, 1), 1), ((1, 4), 0)]
)
def test_the_dice_are_counted_round_the_table_from_the_thrower_who_is_one(throw: tuple[int, ...], seat: int) -> None:
    assert TienKow().thrown(throw) == seat


@pytest.mark.parametrize("dice", [3, 2])
def test_the_dice_choose_the_first_banker_who_leads(dice: int) -> None:
    begun = [Match(with_options(dice=dice), seed) for seed in range(400)]
    assert {len(match.dice) for match in begun} == {dice}
    assert all(match.banker == match.round.leader == TienKow().thrown(match.dice) for match in begun)
    assert {(match.streak, match.round.streak, match.totals) for match in begun} == {(0, 0, (0, 0, 0, 0))}
    spots = Counter(die for match in begun for die in match.dice)
    assert set(spots) == set(range(1, 7))
    assert min(spots.values()) > 0.75 * max(spots.values())


def test_the_rules_may_give_the_first_bank_to_another_than_the_leader() -> None:
    begun = Match(NextHolds(), seed=7)
    assert (begun.round.leader, begun.round.banker, begun.banker) == (3, 0, 0)
    after = begun.finish(to_the_end(begun.round))
    assert after.round.leader == after.round.banker == after.banker == after.rounds[0].winner


def test_a_seed_fixes_the_dice_and_every_deal_whatever_the_rules_are() -> None:
    for rules in (TienKow(), TienKow.russian(), with_options(dice=2)):
        again = Match(rules, seed=7, target=0)
        assert again.dice == BEGUN.dice[: rules.dice]
        deals = [each.start_hands for each in (again.round, again.finish(to_the_end(again.round)).round)]
        assert deals == [BEGUN.round.start_hands, BEGUN.finish(to_the_end(BEGUN.round, 1)).round.start_hands]
        assert deals[0] != deals[1]
    assert Match(TienKow(), 8).round.start_hands != BEGUN.round.start_hands
    by_chance = Match(TienKow())
    assert Match(TienKow(), by_chance.seed) == by_chance != Match(TienKow())


def test_the_woodpile_is_eight_wide_and_four_high_and_deals_the_hands() -> None:
    for seed in range(50):
        dealt, pile = Round.deal(TienKow(), seed), woodpile(seed)
        assert dealt.woodpile == pile == dealt.play(dealt.legal_plays()[0]).woodpile
        assert [len(stack) for stack in pile] == [4] * 8
        assert Tiles(tile for stack in pile for tile in stack) == DECK
        for seat in range(4):
            assert Tiles(stack[seat] for stack in pile) == dealt.hands[seat]
    assert bare(TienKow(), ("6:6", "5:5", "2:2", "3:1")).woodpile == ()


def test_the_bank_goes_to_the_winner_of_the_last_trick_and_a_kept_bank_raises_the_stake() -> None:
    match = Match(TienKow(), seed=1, target=0)
    held, winners, told = match.banker, (0, 0, 0, 1, 1, 3, 0, 3, 3), []
    for step in winners:
        match = match.finish(won_by(match.round, (held + step) % 4))
        done = match.rounds[-1]
        told.append(((done.banker - held) % 4, done.streak, match.rules.stake(done.streak)))
        assert (match.banker, match.round.leader) == (done.tricks[-1].winner, match.banker)
        paid = {line.points for line in match.settlements[-1].payments if line.clause == "b"}
        assert paid <= {match.rules.stake(done.streak)}
    assert told == [
        (0, 0, 8),
        (0, 1, 12),
        (0, 2, 16),
        (0, 3, 20),
        (1, 0, 8),
        (1, 1, 12),
        (3, 0, 8),
        (0, 0, 8),
        (3, 0, 8),
    ]
    assert ((match.banker - held) % 4, match.streak) == (3, 1)


@pytest.mark.parametrize(("basis", "points"), [("net", 45), ("counters", 25)])
def test_a_target_ends_the_match_with_the_round_that_reaches_it(basis: str, points: int) -> None:
    for seed in range(12):
        over = match_to_the_end(Match(with_options(target_basis=basis, target=45), seed), seed)
        scores = [settled.totals for settled in over.settlements]
        sums = [[sum(column) for column in zip(*scores[:number], strict=True)] for number in range(1, len(scores) + 1)]
        assert max(sums[-1]) >= points > max((max(now) for now in sums[:-1]), default=0)
        assert (over.reached, over.is_over) == (("target",), True)


def test_a_number_of_rounds_ends_the_match() -> None:
    for most in (1, 3):
        over = match_to_the_end(Match(TienKow(), 5, target=0, most_rounds=most))
        assert (len(over.rounds), over.reached) == (most, ("most_rounds",))


@pytest.mark.parametrize(("minutes", "rounds"), [(30, 3), (31, 4), (1, 1), (20, 2)])
def test_minutes_end_the_match_with_the_round_in_which_they_are_over(minutes: int, rounds: int) -> None:
    for match in (Match(TienKow(target=None, minutes=minutes), 5), Match(TienKow(), 5, target=0, minutes=minutes)):
        over = match_to_the_end(match, minutes=10)
        assert (over.times, over.reached) == ((10,) * rounds, ("minutes",))


def test_minutes_are_added_up_as_they_are_written() -> None:
    over = match_to_the_end(Match(TienKow(), 5, target=0, minutes=1), minutes=0.1)
    assert (over.times, reduce(add, over.times) < 1, over.reached) == ((0.1,) * 10, True, ("minutes",))
    assert Match.parse(str(over)) == over


def test_several_limits_may_be_reached_at_once() -> None:
    over = match_to_the_end(Match(TienKow(minutes=20), TKS_11.seed, target=1, most_rounds=1), minutes=20.004)
    assert (over.reached, over.times) == (("target", "most_rounds", "minutes"), (20.0,))


def test_what_the_rules_say_holds_unless_told_otherwise() -> None:
    limits = [
        (match.target, match.most_rounds, match.minutes)
        for match in (
            Match(TienKow()),
            Match(TienKow.russian()),
            Match(TienKow.russian(), target=10),
            Match(TienKow(minutes=30), target=0),
            Match(TienKow(minutes=30), minutes=0, most_rounds=4),
        )
    ]
    assert limits == [(25, 500, 0), (0, 500, 0), (10, 500, 0), (0, 500, 30), (25, 4, 0)]


def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    assert BEGUN.winners == BEGUN.finish(to_the_end(BEGUN.round)).winners == ()
    tied = match_to_the_end(Match(TienKow(), 25, target=0, most_rounds=2), 25)
    assert (tied.totals, tied.winners) == ((4, 4, -5, -3), (0, 1))
    assert OVER.winners == (OVER.totals.index(max(OVER.totals)),)


def test_who_runs_out_of_counters_owes() -> None:
    over = match_to_the_end(Match(TienKow(), 0, target=0, most_rounds=10), 0)
    assert (over.counters, sum(over.counters)) == ((-19, -2, 99, 2), 80)


def test_a_match_is_told_at_each_moment() -> None:
    assert (BEGUN.rounds, BEGUN.settlements, BEGUN.times, BEGUN.begun, BEGUN.plays) == ((), (), (), (), ())
    assert (BEGUN.is_over, BEGUN.reached, BEGUN.round is BEGUN.playing) == (False, (), True)
    middle = BEGUN.at(BEGUN.round.play(BEGUN.round.legal_plays()[0]))
    assert (middle.begun, len(middle.plays), middle.banker) == ((middle.round,), 1, BEGUN.banker)
    assert middle.at(middle.round.undo()) == BEGUN
    done = to_the_end(middle.round)
    after = middle.finish(done, minutes=6.5)
    assert (after.rounds, after.times, after.settlements) == ((done,), (6.5,), (done.settlement(),))
    assert after == middle.at(done).finish(minutes=6.5)
    assert (after.totals, after.plays, after.begun) == (done.settlement().totals, done.plays, (done,))
    assert (OVER.is_over, OVER.playing, OVER.round) == (True, None, OVER.rounds[-1])
    assert repr(BEGUN) == "<Match TienKow: round 1, totals 0 0 0 0>"
    assert repr(TKS_11) == "<Match TienKow: over, totals 13 -23 16 -6>"


def test_nothing_of_a_match_can_be_changed() -> None:
    before = str(BEGUN)
    for name in (each.name for each in fields(BEGUN)):
        with pytest.raises(FrozenInstanceError):
            setattr(BEGUN, name, None)
    for name in ("totals", "banker", "anything"):
        with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
            setattr(BEGUN, name, None)
    BEGUN.finish(to_the_end(BEGUN.round))
    assert str(BEGUN) == before


def refusal(match: Match, played: Round | None, minutes: float = 0) -> str:
    with pytest.raises(RecordError) as refused:
        match.finish(played, minutes)
    return str(refused.value)


def test_only_its_own_round_finished_is_taken() -> None:
    other = to_the_end(Round.deal(TienKow(), seed=7, banker=BEGUN.banker))
    assert refusal(BEGUN, None) == "the round is not over, so there is nothing to settle yet"
    assert refusal(BEGUN, BEGUN.round.play(BEGUN.round.legal_plays()[0])).startswith("the round is not over")
    assert refusal(BEGUN, other).startswith("this is not the round that the match is at (round 1)")
    again = to_the_end(BEGUN.round)
    assert refusal(BEGUN.finish(again), again).startswith("this is not the round that the match is at (round 2)")
    for played in (None, OVER.rounds[-1], again):
        assert refusal(OVER, played) == "the match is over: there is no round to play"
    with pytest.raises(RecordError, match="this is not the round"):
        BEGUN.at(other)
    with pytest.raises(RecordError, match="the match is over"):
        OVER.at(OVER.rounds[-1])


@pytest.mark.parametrize("minutes", [-1, -0.01, float("nan"), float("inf"), MOST_MINUTES + 1])
def test_minutes_that_cannot_be_are_refused(minutes: float) -> None:
    told = f"minutes cannot be {minutes}: they are a number from 0 to {MOST_MINUTES}"
    assert refusal(BEGUN, to_the_end(BEGUN.round), minutes) == told


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seed": -1}, "seed cannot be -1: it is a whole number from 0 to 999999999999"),
        ({"seed": 10**12}, "seed cannot be 1000000000000"),
        ({"seed": True}, "seed cannot be True"),
        ({"seed": "7"}, "seed cannot be 7"),
        ({"target": -25}, "target cannot be -25: it is a whole number from 0"),
        ({"target": 25.0}, "target cannot be 25.0"),
        ({"minutes": -1}, "minutes cannot be -1: it is a whole number from 0"),
        ({"most_rounds": 0}, "most_rounds cannot be 0: it is a whole number from 1 to 500"),
        ({"most_rounds": MOST_ROUNDS + 1}, "most_rounds cannot be 501"),
        ({"most_rounds": True}, "most_rounds cannot be True"),
        ({"most_rounds": None}, "most_rounds cannot be None"),
    ],
)
def test_numbers_that_cannot_be_are_refused(given: dict[str, object], says: str) -> None:
    with pytest.raises(RecordError) as refused:
        Match(TienKow(), **given)  # type: ignore[arg-type]
    assert str(refused.value).startswith(says)


def test_a_match_comes_back_from_pickle_and_copy() -> None:
    for match in (BEGUN, TKS_11, OVER):
        assert pickle.loads(pickle.dumps(match)) == match  # noqa: S301
        assert copy.deepcopy(match) == match
        assert hash(copy.copy(match)) == hash(match)
    assert len({BEGUN, TKS_11, OVER, Match(TienKow(), seed=7)}) == 3


def test_a_match_shows_its_round() -> None:
    shown = TKS_11._repr_mimebundle_()
    assert shown["text/plain"] == repr(TKS_11)
    assert shown["text/html"].startswith("<svg")


@pytest.mark.parametrize("preset", TienKow.presets)
def test_a_record_names_the_preset(preset: str) -> None:
    rules: RuleSet = getattr(TienKow, preset)()
    text = str(Match(rules, seed=7))
    assert text.splitlines()[1:3] == [f"preset {preset}", f"rules {rules}"]
    assert Match.parse(text).rules.preset == preset
    assert "preset" not in str(Match(with_options(discards="face_down"), seed=7))


def test_a_record_keeps_names_comments_and_times() -> None:
    names = ("Ann", "<b>Bo</b>", "Čeněk & co", "天九")
    whole = match_to_the_end(Match(TienKow(), seed=25, target=0, most_rounds=2), 25, minutes=4.25)
    comments = {0: "The dice said seat 0.", 1: "First lead", len(whole.rounds[0].plays): "!", len(whole.plays): "?"}
    text = str(Record(whole, comments, names))
    back = Record.parse(text.replace("\n", "\r\n"))
    assert (back.match, back.round, back.names, dict(back.comments)) == (whole, whole.rounds[-1], names, comments)
    assert (str(back), back.match.times) == (text, (4.25, 4.25))
    assert repr(back).startswith("<Record of <Match TienKow: over")
    lines = text.splitlines()
    assert lines[7:12] == [
        'name 0 "Ann"',
        'name 1 "<b>Bo</b>"',
        'name 2 "Čeněk & co"',
        'name 3 "天九"',
        'comment 0 "The dice said seat 0."',
    ]
    assert (lines[12][:7], lines[13][:5], lines[14]) == ("round 1", "1 P0 ", 'comment 1 "First lead"')


def test_the_record_of_a_round_is_no_match() -> None:
    with pytest.raises(RecordError, match="the record holds a single round, not a match"):
        Match.parse(str(BEGUN.round))
    assert Round.parse(str(TKS_11)) == TKS_11.rounds[-1]
    assert Round.parse(str(BEGUN)) == BEGUN.round


def test_between_two_rounds_a_match_is_reopened_at_the_one_before() -> None:
    match = Match(TienKow(), seed=3, most_rounds=2)
    one = match.finish(to_the_end(match.round, 1), 1.5)
    two = one.finish(to_the_end(one.round, 2))
    assert (match.reopened, one.reopened, two.reopened) == (match, match, one)
    begun = one.at(one.round.play(one.round.legal_plays()[0]))
    assert begun.reopened is begun
    assert two.is_over
