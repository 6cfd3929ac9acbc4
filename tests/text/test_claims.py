"""Every sentence on a play is true: in the cases of the tables, and wherever chance leads, under any options."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.engine.building import bare, game, rules_of
from tests.engine.sky_chance import sky_rules
from tests.text.proving import DUTIES, LOSSES, PROOFS, REFUSALS, STAKES, Claim, claims
from tests.text.test_sentences import DUTIES as DUTY_ROWS
from tests.text.test_sentences import LOSSES as LOSS_ROWS
from tests.text.test_sentences import REFUSED, SKY_NINE
from tienkow_learn.engine import DECK, Code, Play, Round, RuleSet, SkyNine, TienKow, Tiles, tiles
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.rules.sky_nine.codes import SkyNineCode
from tienkow_learn.engine.rules.tien_kow.codes import TienKowCode

ROUNDS = 4
ASKED = 6


def seated(rules: RuleSet, lead: str, hand: str) -> Round:
    """Seat 0 to move with a hand: it leads, or seat 3 has led."""
    own, led = tiles(hand), tiles("" if lead == "-" else lead)
    rest = DECK.without(own).without(led)
    sizes = [len(own) - len(led) * (seat == 3) for seat in (1, 2, 3)]
    others = [Tiles(rest[sum(sizes[:at]) : sum(sizes[: at + 1])]) for at in range(3)]
    hands = [own, others[0], others[1], led + others[2]]
    now = Round.start(rules, hands, leader=3 if led else 0)
    return now.play(Play(led)) if led else now


def prove(claim: Claim) -> None:
    code = claim.reason.code
    assert PROOFS[code](claim), f"{code}: {claim.reason} {claim.now!s}"


@pytest.mark.parametrize("row", REFUSED, ids=lambda row: row[4])
def test_a_refusal_is_true(row: list[str]) -> None:
    now, play = seated(rules_of(row[3]), row[0], row[1]), read_play(row[2])
    reason = now.why_not(play)
    assert reason
    assert reason.code == row[4]
    prove(Claim(now, 0, reason, play))


@pytest.mark.parametrize("row", DUTY_ROWS, ids=lambda row: row[3])
def test_a_duty_is_true(row: list[str]) -> None:
    now = seated(rules_of(row[2]), row[0], row[1])
    reason = now.rules.duty(now.turn)
    assert reason.code == row[3]
    prove(Claim(now, 0, reason))


@pytest.mark.parametrize("row", LOSS_ROWS, ids=lambda row: row[6])
def test_why_a_play_lost_is_true(row: list[str]) -> None:
    seat, *plays, options, code, _ = row
    now = bare(rules_of(options), plays)
    reason = now.rules.lost_because(now.tricks[-1], int(seat[1]))
    told = now.lost_because(int(seat[1]))
    assert reason == told
    assert reason
    prove(Claim(now, int(seat[1]), reason))
    assert code in {reason.code, "face_down"}


@pytest.mark.parametrize("row", SKY_NINE, ids=lambda row: f"{row[5]} {row[2]} {row[4]}")
def test_a_sentence_of_sky_nine_is_true(row: list[str]) -> None:
    hands, tally, plays, asked, options, code, _ = row
    now = Round.start(
        game(f"SkyNine {options}"), hands.split(", "), tally=[int(each) for each in tally.split()] or [0] * 4
    )
    for play in filter(None, plays.split(", ")):
        now = now.play(play)
    if asked.startswith("lost"):
        reason = now.lost_because(int(asked[-1]))
        claim = Claim(now, int(asked[-1]), reason) if reason else None
    else:
        assert now.to_move is not None
        play_asked = read_play(asked, now.turn.hand) if asked not in ("duty", "stake") else Play(Tiles())
        found = {"duty": now.rules.duty, "stake": now.rules.at_stake}.get(asked)
        reason = found(now.turn) if found else now.why_not(play_asked)
        claim = Claim(now, now.to_move, reason, play_asked) if reason else None
    assert claim
    assert claim.reason.code == code
    prove(claim)


def test_who_may_play_nothing_is_told_so() -> None:
    now = Round.start(TienKow(), ["6:6", "1:1", "4:4", "3:1"])
    reason = now.why_not("1:1", 1)
    assert reason
    prove(Claim(now, 1, reason))
    for play in ("6:6", "1:1", "4:4", "3:1"):
        now = now.play(play)
    over = now.why_not("6:6")
    assert over
    prove(Claim(now, 0, over))


TIEN_KOW = [
    TienKow(),
    TienKow.russian(),
    TienKow.dominorules(),
    TienKow(first_trick_single_only=True, equal_tiles="last_wins", single_rank="traditional"),
    TienKow(pair_ranking="same_category", short_two_pair_reply="unmatched", equal_tiles="rank_then_first"),
    TienKow(supreme_follow="lead_only", short_two_pair_reply="play_pair"),
    TienKow(must_follow_pair=False, discards="face_down", two_pair_reading="strongest"),
]
SKY = [SkyNine(), SkyNine.hong_kong(), *(sky_rules(random.Random(seed)) for seed in range(10))]


def tried(now: Round, chance: random.Random) -> Iterator[Play]:
    """Some plays that may be wrong: tiles of the hand of any number, and calls."""
    hand = now.hands[now.to_move or 0]
    for _ in range(ASKED):
        size = now.trick.size if now.trick and chance.random() < 0.8 else chance.randint(1, 4)
        some = Tiles(chance.sample(list(hand), min(size, len(hand))))
        yield Play(some, surrendered=chance.random() < 0.2)
    yield Play(Tiles(), call="declare")


@pytest.mark.parametrize("rules", [*TIEN_KOW, *SKY], ids=str)
def test_all_that_is_said_in_a_round_is_true(rules: RuleSet) -> None:
    said = Counter[str]()
    for seed in range(ROUNDS):
        chance, now = random.Random(seed), Round.deal(rules, seed, banker=seed % 4, streak=seed % 3)
        while True:
            for claim in claims(now, tried(now, chance)):
                prove(claim)
                said[claim.reason.code] += 1
            if now.is_over:
                break
            plays = sorted(now.legal_plays(), key=lambda play: (play.call == "declare", play.surrendered, -play.size))
            now = now.play(plays[0] if chance.random() < 0.4 else chance.choice(plays))
    assert len(said) > 6


def test_every_code_is_proved_in_one_way() -> None:
    assert set(PROOFS) == {*Code, *TienKowCode, *SkyNineCode}
    tables = [set(REFUSALS), set(DUTIES), set(STAKES), set(LOSSES)]
    assert sum(map(len, tables)) == len(set().union(*tables))
