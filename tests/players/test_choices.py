"""What holds for every choice of a player, whatever the options and the position."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.engine.chance import positions as tien_kow
from tests.engine.sky_chance import sky_rules
from tests.often import examples
from tests.players.duel import finished
from tienkow_learn.engine import Play, Round, SkyNine, TienKow, Tiles, Trick
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.players import Beginner, Player, Steady
from tienkow_learn.players.reasons import reason
from tienkow_learn.players.weighing import Scales, Weights
from tienkow_learn.text import say

PLAYERS = (Beginner(), Steady())
PLAYER = pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
STEADY = Steady()


@st.composite
def sky_nine(draw: st.DrawFn) -> Round:
    """A round of Sky Nine under any options after some calls and plays, now and then over."""
    chance = random.Random(draw(st.integers(0, 10**9)))
    rules, size = sky_rules(chance), draw(st.sampled_from((8, 8, 8, 4, 3, 2, 1)))
    bank = (draw(st.integers(0, 3)), draw(st.integers(0, 9)), draw(st.integers(0, 3)))
    at = Round.deal(rules, draw(st.integers(0, 10**6)), *bank)
    if size < rules.hand_size:
        at = Round.start(rules, [hand[:size] for hand in at.hands], *bank)
    for _ in range(draw(st.integers(0, 36))):
        if not at.is_over:
            at = at.play(chance.choice(at.legal_plays()))
    return at


def positions() -> st.SearchStrategy[Round]:
    """Rounds of both games, at any moment."""
    return st.one_of(tien_kow(), sky_nine())


def to_move(at: Round) -> Observation:
    """What the seat to move sees; positions at their end are passed over."""
    assume(at.to_move is not None)
    return at.observe(at.to_move or 0)


def shuffled(at: Round, seat: int, chance: random.Random) -> Round:
    """The round with all that a seat cannot see dealt anew: the others' hands and the tiles that lie face down."""
    pool = list(at.observe(seat).unseen)
    chance.shuffle(pool)

    def other(tiles: Tiles) -> Tiles:
        return Tiles(pool.pop() for _ in tiles)

    def turned(by: int, play: Play) -> Play:
        return replace(play, tiles=other(play.tiles)) if play.hidden and by != seat else play

    def anew(trick: Trick) -> Trick:
        return replace(trick, plays=tuple((by, turned(by, play)) for by, play in trick.plays))

    a, b, c, d = (hand if by == seat else other(hand) for by, hand in enumerate(at.hands))
    return replace(at, hands=(a, b, c, d), trick=at.trick and anew(at.trick), tricks=tuple(map(anew, at.tricks)))


@PLAYER
@examples(40)
@given(at=positions())
def test_every_choice_is_legal(player: Player, at: Round) -> None:
    seen = to_move(at)
    assert player.choose(seen) in seen.legal_plays()


@PLAYER
@examples(40)
@given(at=positions(), seed=st.integers(0, 10**6))
def test_hidden_tiles_change_no_choice(player: Player, at: Round, seed: int) -> None:
    seen = to_move(at)
    other = shuffled(at, seen.seat, random.Random(seed))
    assert player.choose(other.observe(seen.seat)) == player.choose(seen)


@examples(40)
@given(at=positions(), n=st.integers(1, 4))
def test_candidates_are_different_legal_plays_in_their_order_with_the_choice_among_them(at: Round, n: int) -> None:
    seen = to_move(at)
    found, legal = STEADY.candidates(seen, n), seen.legal_plays()
    assert found == tuple(play for play in legal if play in found)
    assert len(found) == min(n, len(legal))
    assert STEADY.choose(seen) in found


@examples(40)
@given(at=positions())
def test_an_explanation_is_of_the_choice_and_has_a_sentence(at: Round) -> None:
    seen = to_move(at)
    play, code = STEADY.explain(seen)
    assert play == STEADY.choose(seen)
    assert say(code).endswith(".")


@examples(40)
@given(at=positions())
def test_every_legal_play_can_be_explained(at: Round) -> None:
    scales = Scales(to_move(at), Weights())
    assert all(say(reason(scales, play)).endswith(".") for play in scales.legal)


@PLAYER
@pytest.mark.parametrize("rules", [TienKow(), SkyNine(straight_win=True)], ids=["Tien Kow", "Sky Nine"])
def test_a_round_undone_and_played_again_goes_the_same_way(player: Player, rules: RuleSet) -> None:
    end = finished(Round.deal(rules, seed=3), (player,) * 4)
    back = end
    for _ in range(9):
        back = back.undo()
    assert finished(back, (player,) * 4).plays == end.plays


@PLAYER
def test_a_player_has_nothing_to_choose_when_it_is_not_its_turn(player: Player) -> None:
    with pytest.raises(ValueError, match="P1 has nothing to choose"):
        player.choose(Round.deal(TienKow(), seed=3).observe(1))


def test_another_seed_is_another_beginner() -> None:
    deals = [Round.deal(TienKow(), seed=seed).observe(0) for seed in range(20)]
    assert [Beginner(1).choose(seen) for seen in deals] != [Beginner(2).choose(seen) for seen in deals]


def explained(rules: RuleSet, seeds: range) -> list[tuple[Round, Play, str]]:
    """Every explained play of some rounds among four Steadies."""
    found = []
    for seed in seeds:
        at = Round.deal(rules, seed)
        while at.to_move is not None:
            play, code = STEADY.explain(at.observe(at.to_move))
            found.append((at, play, code))
            at = at.play(play)
    return found


ROUNDS = [*explained(TienKow(), range(12)), *explained(SkyNine(), range(12))]


def told(code: str) -> list[tuple[Round, Play]]:
    """The positions and plays that were explained so; there is at least one."""
    found = [(at, play) for at, play, told in ROUNDS if told == code]
    assert found
    return found


def takes(at: Round, play: Play) -> bool:
    return at.rules.takes(at.turn, play) is not None


def test_nothing_beats_a_lead_called_unbeatable() -> None:
    for at, play in told("lead_unbeatable"):
        after = at.play(play)
        for step in (1, 2, 3):
            assert after.trick
            turn = replace(after.turn, hand=after.hands[((at.to_move or 0) + step) % 4])
            replies = after.rules.legal_plays(turn)
            assert not any(at.rules.takes(turn, reply) for reply in replies)


def test_who_cannot_win_holds_no_winning_play() -> None:
    assert not any(takes(at, play) for at, _ in told("cannot_win") for play in at.legal_plays())


def test_a_cheapest_win_wins_and_no_lower_play_does() -> None:
    for at, play in told("cheapest_win"):
        ranks = [made.rank for each in at.legal_plays() if (made := at.rules.takes(at.turn, each))]
        made = at.rules.takes(at.turn, play)
        assert made
        assert made.rank == max(ranks)


def test_a_paying_lead_is_paid_in_the_end() -> None:
    for at, play in told("lead_paying"):
        end = finished(at.play(play), (STEADY,) * 4)
        paid = [line.payee for line in end.settlement().payments if line.clause in (*"efgh", "royal", "four")]
        assert at.to_move in paid


@PLAYER
def test_who_may_declare_does_and_who_may_not_passes(player: Player) -> None:
    said: list[bool] = []
    for seed in range(20):
        at = Round.deal(SkyNine(straight_win=True), seed)
        while at.is_calling:
            able, call = at.rules.may_declare(at.hands[at.to_move or 0]), player.choose(at.observe(at.to_move or 0))
            assert str(call) == ("declare" if able else "pass")
            said, at = [*said, able], at.play(call)
    assert {True, False} == set(said)
