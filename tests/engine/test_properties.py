"""What holds in every position, under every set of options, whoever sits where."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine import reference
from tests.engine.chance import positions, starts, to_the_end
from tienkow_learn.engine import DECK, ArgumentError, Play, Record, Round, TienKow, Tiles, Trick, tiles
from tienkow_learn.engine.names import check_names
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.rules import read_rules

few = settings(max_examples=60, derandomize=True)
some = settings(max_examples=100, derandomize=True)


def everything(at: Round) -> Tiles:
    """All tiles of a round: in hands, and played."""
    return Tiles([tile for group in (*at.hands, *(play.tiles for play in at.plays)) for tile in group])


def sets_of(hand: Tiles) -> set[Tiles]:
    return {Tiles(each) for size in range(1, len(hand) + 1) for each in combinations(hand, size)}


@some
@given(positions())
def test_no_tile_is_lost_or_made(at: Round) -> None:
    assert everything(at) == everything(at.beginning)
    assert at.seed is None or everything(at) == DECK


@few
@given(positions())
def test_what_is_legal_is_accepted_and_all_else_in_the_hand_is_refused_with_a_reason(at: Round) -> None:
    if at.is_over:
        assert at.legal_plays() == ()
        return
    found = at.legal_plays()
    legal = {play.tiles for play in found}
    assert found
    assert len(found) == len(legal)
    for chosen in sets_of(at.turn.hand):
        reason = at.why_not(chosen)
        assert (reason is None) == (chosen in legal) == at.can_play(chosen)
        assert reason is None or reason.why().endswith(".")


@some
@given(positions())
def test_legal_plays_stand_in_a_stable_order_and_are_made_as_they_stand(at: Round) -> None:
    found = at.legal_plays()
    assert found == at.legal_plays() == Round.parse(str(at)).legal_plays()
    assert [play.size for play in found] == sorted(play.size for play in found)
    for play in found:
        assert at.play(play).plays[-1] == at.play(str(play)).plays[-1] == at.play(play.tiles).plays[-1] == play


@some
@given(positions())
def test_a_play_is_undone_by_undo_and_changes_nothing_else(at: Round) -> None:
    before = (at.hands, at.plays, str(at))
    for play in at.legal_plays():
        after = at.play(play)
        assert after.undo() is at
        assert after != at
    assert (at.hands, at.plays, str(at)) == before


@some
@given(starts(), st.integers(0, 1000))
def test_a_round_ends_and_its_totals_sum_to_nothing(start: Round, seed: int) -> None:
    over = to_the_end(start, seed)
    settled = over.settlement()
    assert (over.is_over, over.to_move, over.trick) == (True, None, None)
    assert sum(settled.totals) == 0
    assert sum(over.tally) == sum(start.rules.worth(trick) for trick in over.tricks)
    assert over.winner == over.tricks[-1].winner
    assert all(line.points >= 0 and line.payer != line.payee and line.why() for line in settled.payments)


@some
@given(starts(), st.integers(0, 1000))
def test_the_engine_agrees_with_the_rules_said_a_second_time(at: Round, seed: int) -> None:
    rules = at.rules
    assert isinstance(rules, TienKow)
    chance = random.Random(seed)
    while not at.is_over:
        lead = _texts(at.trick.plays[0][1]) if at.trick else None
        hand = [str(tile) for tile in at.turn.hand]
        found = at.legal_plays()
        assert {_texts(play) for play in found} == reference.legal(rules, hand, lead, first=not at.tricks)
        assert all(
            play.surrendered == (lead is not None and not reference.can_win(rules, lead, _texts(play)))
            for play in found
        )
        at = at.play(chance.choice([play for play in found if play.size > 1] or found))
        if at.trick is None:
            trick = at.tricks[-1]
            place = reference.winner(rules, [_texts(play) for _, play in trick.plays])
            assert trick.winner == trick.plays[place][0]
    _check_bonuses(at)
    assert list(at.settlement().totals) == reference.settle(rules, at.outcome)


def _check_bonuses(over: Round) -> None:
    rules = over.rules
    assert isinstance(rules, TienKow)
    found = [(event.kind, event.seat, event.trick, event.count) for event in over.outcome.events]
    wanted = []
    for number, trick in enumerate(over.tricks, 1):
        for seat, play in trick.plays:
            shows = (
                [] if play.surrendered or play.size == 1 else reference.single_pairs([str(tile) for tile in play.tiles])
            )
            mixed = reference.mixed_pairs(rules, [str(tile) for tile in play.tiles]) if shows else 0
            wanted += [("supreme", seat, number, 1)] if 1 in shows else []
            wanted += [("mixed", seat, number, mixed)] if mixed else []
    assert found == wanted


def _texts(play: Play) -> tuple[str, ...]:
    return tuple(sorted(str(tile) for tile in play.tiles))


@some
@given(positions(), st.randoms(use_true_random=False))
def test_what_a_seat_cannot_see_does_not_change_what_it_sees(at: Round, chance: random.Random) -> None:
    for seat in range(4) if not at.is_over else ():
        seen = at.observe(seat)
        other = _dealt_anew(at, seat, chance)
        assert other.observe(seat) == seen
        assert other.observe(seat).legal_plays() == seen.legal_plays()
        assert repr(other.observe(seat)) == repr(seen)


def _dealt_anew(at: Round, seat: int, chance: random.Random) -> Round:
    """The round with the unseen tiles in other places: in the others' hands, and in what they gave up face down."""
    unseen = list(at.observe(seat).unseen)
    chance.shuffle(unseen)

    def drawn(size: int) -> Tiles:
        return Tiles(unseen.pop() for _ in range(size))

    def hidden(trick: Trick) -> Trick:
        plays = [
            (owner, replace(play, tiles=drawn(play.size)) if play.hidden and owner != seat else play)
            for owner, play in trick.plays
        ]
        return replace(trick, plays=tuple(plays))

    a, b, c, d = (hand if owner == seat else drawn(len(hand)) for owner, hand in enumerate(at.hands))
    trick = hidden(at.trick) if at.trick else None
    other = replace(at, hands=(a, b, c, d), trick=trick, tricks=tuple(map(hidden, at.tricks)), _before=None)
    assert unseen == []
    return other


def test_dealing_anew_is_noticed_by_the_others() -> None:
    at = Round.deal(TienKow(discards="face_down"), seed=5)
    assert _dealt_anew(at, 0, random.Random(1)).observe(1) != at.observe(1)


@some
@given(positions())
def test_an_observation_counts_every_tile_once(at: Round) -> None:
    for seat in range(4):
        seen = at.observe(seat)
        open_tiles = [tile for play in seen.plays for tile in play.tiles]
        assert Tiles([*seen.hand, *seen.unseen, *open_tiles]) == everything(at)
        assert seen.counts == tuple(map(len, at.hands))
        assert (seen.is_over, seen.is_first_trick, seen.tally) == (at.is_over, at.is_first_trick, at.tally)
        assert (seen.legal_plays() == at.legal_plays()) == (seat == at.to_move or at.is_over)


shown_text = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=40)


def can_be(names: tuple[str, ...]) -> bool:
    try:
        return check_names(names) == names
    except ArgumentError:
        return False


names = st.none() | st.tuples(*[shown_text] * 4).filter(can_be)
odd = st.text(st.characters() | st.sampled_from("\r\n\t\\\"'<>&\u2028\u0085\ud83e👩‍🚀"), max_size=60)


@some
@given(positions(), names, st.dictionaries(st.integers(0, 32), odd, max_size=4), st.sampled_from(["\n", "\r\n"]))
def test_a_record_comes_back_as_it_was(
    at: Round, called: tuple[str, ...] | None, said: dict[int, str], newline: str
) -> None:
    comments = {number: text for number, text in said.items() if number <= len(at.plays)}
    record = Record(at, comments, called)
    text = str(record)
    assert len(text) == len(text.encode("utf-8", "replace").decode("utf-8"))
    back = Record.parse(text.replace("\n", newline))
    assert back == record
    assert str(back) == text
    assert (back.round.seed, back.round.rules, back.round.plays) == (at.seed, at.rules, at.plays)
    assert Round.parse(str(at)) == at


@some
@given(positions())
def test_notation_comes_back_as_it_was(at: Round) -> None:
    for hand in at.hands:
        assert tiles(str(hand)) == hand
    for play in at.legal_plays():
        assert replace(read_play(str(play)), hidden=play.hidden) == play
    assert read_rules(str(at.rules)) == at.rules


@few
@given(positions())
def test_values_come_back_from_pickle_and_copy(at: Round) -> None:
    assert pickle.loads(pickle.dumps(at)) == at  # noqa: S301
    assert copy.deepcopy(at) == at
    assert hash(copy.copy(at)) == hash(at)
    assert {at.observe(seat) for seat in range(4)} == {copy.deepcopy(at.observe(seat)) for seat in range(4)}
