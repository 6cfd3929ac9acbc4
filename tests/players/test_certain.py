"""What nothing unseen can stop is found and played: by Steady and by every hint. It is counted here in another way."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.often import times
from tests.players.claims import View
from tests.players.counter import Counter, wins_the_end
from tests.players.duel import finished
from tests.players.test_choices import shuffled
from tienkow_learn.engine import Play, Round, SkyNine, TienKow
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.players import Beginner, Steady
from tienkow_learn.players.certain import Certainty, Line
from tienkow_learn.players.odds import Odds
from tienkow_learn.widgets.table.ladder import hint

STEADY = Steady()
PRESETS = {f"{game.__name__} {name}": getattr(game, name)() for game in (TienKow, SkyNine) for name in game.presets}
OTHERS = {
    str(rules): rules
    for rules in (
        TienKow(equal_tiles="rank_then_first", short_two_pair_reply="play_pair"),
        TienKow(trick_value="tiles", discards="face_down"),
        TienKow(supreme_follow="lead_only", must_follow_pair=False),
        TienKow(pair_ranking="same_category", single_rank="traditional"),
        SkyNine(follow_must_beat=False, surrendered_hidden=False),
        SkyNine(kk_royal=False, largest="unbeatable_now"),
    )
}
EACH = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
ALL = pytest.mark.parametrize("rules", [*PRESETS.values(), *OTHERS.values()], ids=[*PRESETS, *OTHERS])

TK, SKY = TienKow(), SkyNine()
LEADS = [
    ("one nine, the other, then the three: the 8 and the 6 have to follow", TK, "993, 8AB, 6DF, HCE", "9 9"),
    ("two tiles of the series may be left for the three", TK, "993, 87B, 6DF, HCE", ""),
    ("one nine after the other is certain, their pair is not", TK, "99, AA, EG, HK", "9 9"),
    ("no other tile of the series is unseen", TK, "55, AE, CG, BI", "5 5 55"),
    ("an equal tile does not beat the first", TK, "A9, AG, 9C, BD", "A 9 A9"),
    ("here the last of equals wins", TienKow(equal_tiles="last_wins"), "A9, AG, 9C, BD", ""),
    (
        "one Heaven after the other; their pair may lose to the Supreme pair",
        TienKow.russian(),
        "AA9, 63B, DFG, HCE",
        "A 9",
    ),
    ("one pair is unseen, so nobody can have two", TK, "EEFF, CCAB, DGHI, JK67", "EEFF"),
    ("nobody has to give anything that could beat it", SKY, "993, 8AB, 6DF, HCE", ""),
    ("nothing above the Earth is unseen", SKY, "B8, BC, 8E, FG", "B 8 B8"),
    ("nothing beats a Royal; the Heaven comes after it or before", SKY, "63A, BCD, EFG, 98H", "A 63"),
]


def test_who_can_hold_only_what_another_needs_leaves_that_other_without_it() -> None:
    """P2 has shown no pair: it holds an Axe and one half of the Supreme pair, so nobody holds both halves."""
    plays = "AB98, CD75, BDG5, CFJK, 8, G, 7, 9, I, I"
    at = Round.deal(TienKow.russian(), seed=1143, banker=3)
    for play in plays.split(", "):
        at = at.play(play)
    assert lines(at.observe(0)).keys() == Counter(at.observe(0)).certain() == {read_play("6:6")}
    assert STEADY.choose(at.observe(0)) == read_play("6:6")


def lines(seen: Observation) -> dict[Play, Line]:
    return Certainty(Odds.of(seen)).lines()


@pytest.mark.parametrize(("why", "rules", "hands", "certain"), LEADS, ids=lambda row: row)
def test_what_is_certain_to_lead(why: str, rules: RuleSet, hands: str, certain: str) -> None:
    at = Round.start(rules, hands.split(", "), tally=(1, 1, 1, 1))
    found = lines(at.observe(0))
    assert [play.letters for play in found] == certain.split(), why
    assert found.keys() == Counter(at.observe(0)).certain()
    assert not found or STEADY.choose(at.observe(0)) in found


REPLIES = [
    (
        "the nine, then the Plums, that nothing unseen beats",
        SKY,
        "8CJ, BDF, GHI, EE9",
        "8, (F), (G)",
        (2, 1, 1, 1),
        "9",
    ),
    ("a Heaven is unseen, so the Axe may still be beaten", TK, "EA, HF, AG, KD", "E", (1, 1, 1, 1), ""),
    ("nothing above the Axe is unseen", TK, "EI, HA, BG, KD", "E", (1, 1, 1, 1), "A H"),
    ("who has won nothing may win now, and leads the last tile", SKY, "EI, AB, FG, CD", "E", (3, 0, 1, 2), "A B"),
]


@pytest.mark.parametrize(("why", "rules", "hands", "plays", "tally", "certain"), REPLIES, ids=lambda row: row)
def test_what_is_certain_in_reply(
    why: str, rules: RuleSet, hands: str, plays: str, tally: tuple[int, ...], certain: str
) -> None:
    at = Round.start(rules, hands.split(", "), tally=tally)
    for play in plays.split(", "):
        at = at.play(play)
    seen = at.observe(at.to_move or 0)
    assert [play.letters for play, line in lines(seen).items() if not line.yields] == certain.split(), why
    assert not certain or STEADY.choose(seen) in lines(seen)


def test_of_two_orders_the_one_that_pays_more_is_taken() -> None:
    at = Round.start(SKY, ["EGHB", "6CA3", "DFII", "GHJJ"], tally=(1, 1, 1, 1))
    for play in ("E", "(6)", "D", "(G)", "F", "(H)", "(G)", "C"):
        at = at.play(play)
    found = lines(at.observe(1))
    assert {play.letters for play in found} == {"A", "3"}
    first, second = sorted(found.items(), key=lambda item: -item[1].points)
    assert (first[0].letters, first[1].points) == ("A", 2 * second[1].points), "the 3 won last is the smallest"
    assert STEADY.choose(at.observe(1)).letters == "A"


def test_who_is_certain_of_the_end_whoever_leads_may_give_a_trick_away() -> None:
    seen = Round.start(TK, ["A5", "BC", "DE", "FG"]).observe(0)
    assert not any(line.yields for line in lines(seen).values())
    behind = Round.start(TK, ["AK", "BC", "DE", "FG"]).observe(0)
    assert {play.letters: line.yields for play, line in lines(behind).items()} == {"K": True}


def choices(rules: RuleSet, seeds: range) -> Iterator[tuple[Round, Play]]:
    """Every moment of Steady's own games at which there is something to choose, and what it chooses."""
    for seed in seeds:
        at = Round.deal(rules, seed, banker=seed % 4)
        while at.to_move is not None:
            played = STEADY.choose(at.observe(at.to_move))
            if len(at.legal_plays()) > 1:
                yield at, played
            at = at.play(played)


def decisions(rules: RuleSet, seeds: range) -> Iterator[Round]:
    """The same moments alone."""
    return (at for at, _ in choices(rules, seeds))


def left(rules: RuleSet, seeds: range) -> tuple[int, list[str]]:
    """How many hands nothing unseen could stop, and those of them that Steady or a hint leaves."""
    found, lost = 0, []
    for at, played in choices(rules, seeds):
        seen = at.observe(at.to_move or 0)
        certain = Counter(seen).certain()
        found += bool(certain)
        if (
            certain
            and not pays_more(at, played, certain)
            and not (played == STEADY.explain(seen)[0] in certain.intersection(STEADY.candidates(seen, 2)))
        ):
            lost.append(f"{at!s}\n{played} is played, {', '.join(map(str, certain))} is certain")
    return found, lost


def pays_more(at: Round, other: Play, certain: set[Play]) -> bool:
    """Whether a paying lead brings more than any certain line does, even if all the others then win what they can."""
    if at.trick or other.size == 1 or other in certain:
        return False
    least = min(end.settlement().totals[at.to_move or 0] for end in View(at, other).ends(6, beaten=True))
    return least > max(line.points for line in lines(at.observe(at.to_move or 0)).values())


def test_a_lead_that_pays_more_than_the_end_can_goes_before_it() -> None:
    seen = Round.start(TK, ["AA9", "KK6", "DFG", "HCE"], tally=(1, 1, 1, 1)).observe(0)
    assert {play.letters for play in lines(seen)} == {"A", "9", "AA"}
    play, code = STEADY.explain(seen)
    assert (play.letters, code) == ("A9", "lead_paying")


@EACH
def test_no_hand_that_nothing_unseen_can_stop_is_left(rules: RuleSet) -> None:
    found, lost = left(rules, range(max(20, times(20))))
    assert found
    assert not lost, lost[0]


@EACH
@pytest.mark.many
def test_no_such_hand_is_left_in_very_many_rounds(rules: RuleSet) -> None:
    found, lost = left(rules, range(2000))
    assert found > 600
    assert not lost, lost[0]


@EACH
def test_the_hints_name_a_certain_play(rules: RuleSet) -> None:
    views = (at.observe(at.to_move or 0) for at in decisions(rules, range(40, 40 + times(2))))
    certain = [(seen, plays) for seen in views if (plays := Counter(seen).certain())]
    assert certain
    for seen, plays in certain:
        assert hint(seen, 4).look in [play.tiles for play in plays]
        assert any(seen.hand.holds(play.tiles) and set(play.tiles) <= set(hint(seen, 3).look) for play in plays)


@ALL
def test_what_is_called_certain_wins_the_last_trick_however_the_others_hold_and_play(rules: RuleSet) -> None:
    chance, tried = random.Random(1), 0
    for at in decisions(rules, range(60, 60 + times(2))):
        seat = at.to_move or 0
        for play in lines(at.observe(seat)):
            for _ in range(4):
                other = shuffled(at, seat, chance)
                if possible(other, seat):
                    end = against(other.play(play), seat, chance)
                    assert end.winner == seat, f"{other!s}\n{play}"
                    tried += 1
    assert tried


def possible(at: Round, seat: int) -> bool:
    """Whether the others could have played as they did with the tiles that they are given here."""
    counter = Counter(at.observe(seat))
    return all(by == seat or counter.may_hold(by, hand) for by, hand in enumerate(at.hands))


def against(at: Round, seat: int, chance: random.Random) -> Round:
    """The round at its end: the others win if they can, three times in four, and play anything else."""
    while at.to_move is not None:
        legal = at.legal_plays()
        open_ = [play for play in legal if not play.surrendered] if chance.random() < 0.75 else []
        at = at.play(STEADY.choose(at.observe(seat)) if at.to_move == seat else chance.choice(open_ or legal))
    return at


@EACH
def test_of_two_tiles_the_end_is_won_whoever_leads_if_it_is_called_so(rules: RuleSet) -> None:
    tried = 0
    for at in decisions(rules, range(100, 100 + times(8))):
        seen = at.observe(at.to_move or 0)
        if len(seen.hand) == 2 and seen.trick is None and tried < 1:
            for play, line in lines(seen).items():
                tried += line.yields
                assert not line.yields or wins_the_end(at, play)


@EACH
def test_the_same_is_found_in_games_of_beginners(rules: RuleSet) -> None:
    for seed in range(times(2)):
        end = finished(Round.deal(rules, seed), tuple(Beginner(seat) for seat in range(4)))
        while end.plays:
            end = end.undo()
            seen = end.observe(end.to_move or 0)
            certain = Counter(seen).certain() if 1 < len(seen.hand) < 5 else set()
            assert not certain or STEADY.choose(seen) in certain
