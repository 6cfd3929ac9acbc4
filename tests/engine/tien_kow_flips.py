"""Every option of Tien Kow in situations whose results depend on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.engine.building import bare, led, through, tks_11_again
from tests.engine.flipping import Flip
from tienkow_learn.engine import Match, Outcome, Round, TienKow, tiles
from tienkow_learn.engine.rules import Turn
from tienkow_learn.text import seat_name

Probe = Callable[[TienKow], object]


def wins(*plays: str) -> Probe:
    """Who wins a trick in which nobody holds anything else."""
    return lambda rules: bare(rules, plays).winner


def pays(*plays: str, streak: int = 0) -> Probe:
    """The totals of a round of one trick, led by the banker, seat 0."""
    return lambda rules: str(bare(rules, plays, streak=streak).settlement())


def earns(*tricks: Sequence[str]) -> Probe:
    """The bonuses that the banker, seat 0, gets from each of the others; each seat holds what it plays."""

    def ask(rules: TienKow) -> int:
        hands = [" ".join(trick[seat] for trick in tricks) for seat in range(4)]
        played = through(Round.start(rules, hands), [play for trick in tricks for play in trick])
        lines = played.settlement().payments
        return sum(line.points for line in lines if line.payer == 1 and line.clause in {"e", "g"})

    return ask


def replies(lead: str, hand: str) -> Probe:
    """How many replies a hand has to a lead, and how many of them are not given up."""

    def ask(rules: TienKow) -> tuple[int, int]:
        found = rules.legal_plays(Turn(tiles(hand), led(rules, lead)))
        return len(found), sum(not play.surrendered for play in found)

    return ask


def leads(hand: str) -> Probe:
    """How many first leads a hand has."""
    return lambda rules: len(rules.legal_plays(Turn(tiles(hand), first=True)))


def after(hands: list[str], *plays: str) -> Callable[[TienKow], Round]:
    return lambda rules: through(Round.start(rules, hands), plays)


def ended(rules: TienKow) -> int:
    """After how many rounds the match of TKS-11 is over, ten minutes each; 0 if three do not end it."""
    at = tks_11_again(rules, most=3, minutes=10)
    return len(at.rounds) if at.is_over else 0


TWO = ("5:1 6:4", "5:5 6:1", "2:2 4:4")
FOUR = ("5:1 6:4 5:5 4:2", "2:2 4:4 3:3 6:5", "2:2 4:4 6:1 2:1")
SHARED = after(["1:1 6:6", "6:5 5:1", "2:2 5:5", "3:1 6:4"], "1:1", "6:5", "2:2", "3:1", "5:1", "5:5", "6:4", "6:6")

FLIPS = [
    Flip(
        "mixed_bonus",
        "two mixed pairs in one lead",
        earns(("6:6 6:3 1:1 6:2", *FOUR)),
        {"each_pair": 16, "once_per_lead": 8, "two_in_lead": 8, "two_in_round": 8},
    ),
    Flip(
        "mixed_bonus",
        "one mixed pair",
        earns(("6:6 6:3", *TWO)),
        {"each_pair": 8, "once_per_lead": 8, "two_in_lead": 0, "two_in_round": 0},
    ),
    Flip(
        "mixed_bonus",
        "two mixed pairs in two leads",
        earns(("6:6 6:3", *TWO), ("1:1 6:2", "3:3 6:5", "2:2 6:4", "3:1 2:1")),
        {"each_pair": 16, "once_per_lead": 16, "two_in_lead": 0, "two_in_round": 8},
    ),
    Flip(
        "mixed_bonus",
        "three mixed pairs in two leads: once for a player and round",
        earns(("6:6 6:3 1:1 6:2", *FOUR), ("3:1 4:1", "3:3 6:5", "5:5 6:4", "5:1 6:1")),
        {"each_pair": 24, "once_per_lead": 16, "two_in_lead": 8, "two_in_round": 8},
    ),
    Flip(
        "mixed_bonus",
        "the Supreme pair and a mixed pair in one lead: both are paid",
        earns(("4:2 2:1 6:6 6:3", "5:1 6:4 5:5 4:1", "2:2 4:4 3:3 6:5", "2:2 4:4 6:1 3:1")),
        {"each_pair": 12, "once_per_lead": 12, "two_in_lead": 4, "two_in_round": 4},
    ),
    Flip(
        "bonus_needs_win",
        "a mixed pair loses its trick",
        pays("6:6 6:3", "4:1 3:2", "5:5 6:1", "2:2 4:4"),
        {False: "+20 +4 -12 -12", True: "-4 +12 -4 -4"},
    ),
    Flip(
        "bonus_on",
        "the Supreme pair and a mixed pair are played in reply",
        pays("2:2 2:2", "4:2 2:1", "6:6 6:3", "5:5 6:1"),
        {"lead": "-4 +12 -4 -4", "play": "-16 +16 +10 -10"},
    ),
    Flip(
        "bonus_on",
        "a mixed pair is given up among four tiles",
        pays("2:2 2:2 6:1 6:1", "6:6 6:3 5:5 4:1", "1:1 4:4 6:5 4:2", "1:1 4:4 6:4 2:1"),
        {"lead": "+24 -8 -8 -8", "play": "+24 -8 -8 -8"},
    ),
    Flip(
        "bonus_on",
        "a mixed pair counts alone among four tiles",
        pays("2:2 2:2 6:1 6:1", "6:6 6:3 5:5 4:1", "1:1 4:4 6:5 4:2", "1:1 4:4 6:4 2:1"),
        {"lead": "+24 -8 -8 -8", "play": "+16 +8 -12 -12"},
        "short_two_pair_reply=competes",
    ),
    Flip(
        "bonus_on_last_trick",
        "the Supreme pair is led last",
        pays("4:2 2:1", *TWO),
        {True: "+36 -12 -12 -12", False: "+24 -8 -8 -8"},
    ),
    Flip(
        "supreme_follow",
        "the Supreme pair answers a pair",
        wins("6:6 6:6", "4:2 2:1", "3:1 6:1", "2:2 5:1"),
        {"wins": 1, "lowest": 0, "lead_only": 0},
    ),
    Flip(
        "supreme_follow",
        "the Supreme pair is the only pair held",
        replies("6:6 6:6", "4:2 2:1 5:5"),
        {"wins": (1, 1), "lowest": (1, 1), "lead_only": (3, 0)},
    ),
    Flip(
        "supreme_follow",
        "the Supreme pair and another pair answer two pairs: with lowest the other one decides",
        wins("4:4 4:4 6:1 6:1", "4:2 2:1 5:5 5:5", "1:1 1:1 6:3 5:4", "3:3 6:5 5:1 4:3"),
        {"wins": 1, "lowest": 2, "lead_only": 2},
    ),
    Flip(
        "supreme_follow",
        "the Supreme pair and another pair are held: with lead_only that is one pair",
        replies("4:4 4:4 6:1 6:1", "4:2 2:1 5:5 5:5 3:3"),
        {"wins": (1, 1), "lowest": (1, 1), "lead_only": (4, 0)},
    ),
    Flip("single_rank", "Earth is led", wins("1:1", "5:5", "2:2", "3:1"), {"spots": 1, "traditional": 0}),
    Flip(
        "equal_tiles",
        "equal spots, the higher in the order of pairs comes last",
        wins("6:1", "6:4", "3:1", "5:5"),
        {"first_wins": 1, "rank_then_first": 3, "last_wins": 3},
    ),
    Flip(
        "equal_tiles",
        "two copies of one face",
        wins("6:6", "6:6", "3:1", "5:5"),
        {"first_wins": 0, "rank_then_first": 0, "last_wins": 1},
    ),
    Flip(
        "equal_tiles",
        "Military tiles of one number",
        wins("6:3", "5:4", "2:1", "3:2"),
        {"first_wins": 0, "rank_then_first": 0, "last_wins": 1},
    ),
    Flip(
        "equal_tiles",
        "pairs of one number",
        wins("6:6 6:3", "6:6 5:4", "3:1 6:1", "2:2 5:1"),
        {"first_wins": 0, "rank_then_first": 0, "last_wins": 1},
    ),
    Flip(
        "pair_ranking",
        "a Civil pair answers a Military pair",
        wins("6:3 5:4", "5:1 5:1", "6:6 5:5", "6:2 5:3"),
        {"unified": 1, "same_category": 0},
    ),
    Flip(
        "pair_ranking",
        "two pairs: both categories must be those of the lead",
        wins("3:3 3:3 6:2 5:3", "6:6 6:6 4:4 4:4", "5:5 5:5 6:3 5:4", "1:1 2:2 6:4 2:1"),
        {"unified": 1, "same_category": 2},
    ),
    Flip(
        "pair_ranking",
        "two pairs: the Supreme pair never has the category of the lead",
        wins("3:3 3:3 6:2 5:3", "4:2 2:1 6:6 6:6", "1:1 4:4 5:5 6:5", "1:1 2:2 6:4 6:1"),
        {"unified": 1, "same_category": 0},
    ),
    Flip("must_follow_pair", "a pair is held", replies("6:1 6:1", "6:6 6:6 2:1"), {True: (1, 1), False: (2, 1)}),
    Flip(
        "must_follow_pair",
        "two pairs are held",
        replies("6:1 6:1 5:1 5:1", "6:6 6:6 3:3 3:3 2:1"),
        {True: (1, 1), False: (3, 1)},
    ),
    Flip(
        "short_two_pair_reply",
        "one pair and three other tiles are held",
        replies("6:1 6:1 5:1 5:1", "6:6 6:6 5:5 3:3 2:1"),
        {"discard": (4, 0), "unmatched": (1, 0), "play_pair": (3, 0), "competes": (3, 3)},
    ),
    Flip(
        "short_two_pair_reply",
        "one pair and four other tiles are held: those four keep it whole",
        replies("6:1 6:1 5:1 5:1", "6:6 6:6 5:5 3:3 2:2 2:1"),
        {"discard": (11, 0), "unmatched": (1, 0), "play_pair": (6, 0), "competes": (6, 6)},
    ),
    Flip(
        "short_two_pair_reply",
        "three tiles that pair with each other, so never two pairs at once, and two others",
        replies("6:1 6:1 5:1 5:1", "6:6 6:3 5:4 3:3 2:2"),
        {"discard": (5, 0), "unmatched": (3, 0), "play_pair": (5, 0), "competes": (5, 5)},
    ),
    Flip(
        "short_two_pair_reply",
        "the Supreme pair is the one held, and counts as none in reply: nothing has to be kept",
        replies("6:1 6:1 5:1 5:1", "4:2 2:1 5:5 3:3 2:2 1:1"),
        {"discard": (15, 0), "unmatched": (15, 0), "play_pair": (15, 0), "competes": (15, 0)},
        "supreme_follow=lead_only",
    ),
    Flip(
        "short_two_pair_reply",
        "one pair answers two",
        wins("3:3 3:3 5:1 5:1", "6:6 6:6 6:5 4:2", "5:5 1:1 6:4 4:1", "2:2 4:4 6:1 2:1"),
        {"discard": 0, "unmatched": 0, "play_pair": 0, "competes": 1},
    ),
    Flip(
        "two_pair_capture",
        "two higher pairs, one of the other series",
        wins("6:4 6:4 5:1 5:1", "6:6 6:6 4:1 3:2", "2:2 3:3 6:1 4:4", "5:5 1:1 3:1 2:1"),
        {"best_pair": 1, "same_series_higher": 0},
    ),
    Flip(
        "two_pair_capture",
        "two pairs of the led series, one higher than either led",
        wins("6:4 6:4 5:1 5:1", "6:5 6:5 6:1 6:1", "2:2 3:3 6:6 4:4", "5:5 1:1 3:1 2:1"),
        {"best_pair": 1, "same_series_higher": 1},
    ),
    Flip(
        "two_pair_capture",
        "a lead of two series is not captured at all",
        wins("3:1 4:1 4:4 5:2", "6:6 6:6 1:1 1:1", "5:5 3:3 6:4 4:2", "2:2 6:5 6:1 2:1"),
        {"best_pair": 1, "same_series_higher": 0},
    ),
    Flip(
        "two_pair_reading",
        "two Heavens and two nines are led: two mixed pairs, or one Civil and one Military",
        earns(("6:6 6:6 6:3 5:4", *FOUR)),
        {"favour": 16, "strongest": 0},
    ),
    Flip(
        "two_pair_reading",
        "two Heavens and two nines answer two mixed pairs",
        wins("1:1 6:2 4:4 5:2", "6:6 6:6 6:3 5:4", "5:5 3:3 6:5 4:2", "2:2 6:4 6:1 2:1"),
        {"favour": 1, "strongest": 0},
        "pair_ranking=same_category",
    ),
    Flip(
        "trick_value",
        "a trick of two pairs",
        lambda rules: bare(rules, ("6:6 6:6 3:1 3:1", *FOUR)).tally,
        {"trick": (1, 0, 0, 0), "tiles": (4, 0, 0, 0)},
    ),
    Flip(
        "stake_cap",
        "the banker wins for the third time",
        pays("6:6", "5:5", "2:2", "3:1", streak=2),
        {None: "+48 -16 -16 -16", 12: "+36 -12 -12 -12", 4: "+12 -4 -4 -4", 100_000: "+48 -16 -16 -16"},
    ),
    Flip(
        "escalate_all",
        "the banker wins, another player has one trick",
        lambda rules: str(SHARED(rules).settlement()),
        {False: "+19 -3 -8 -8", True: "+23 -7 -8 -8"},
    ),
    Flip(
        "escalate_all",
        "the banker wins for the second time; four tricks stay nothing in, nothing out, and more are paid as ever",
        lambda rules: str(rules.settle(Outcome((1, 4, 5, 3), 0, 0, 1))),
        {False: "0 0 +1 -1", True: "+8 0 +1 -9"},
    ),
    Flip(
        "direction",
        "seat 1, from seat 0",
        lambda rules: seat_name(1, 0, rules.direction),
        {"clockwise": "West", "counterclockwise": "East"},
    ),
    Flip("first_trick_single_only", "a pair is held", leads("6:6 6:6 2:1"), {False: 3, True: 2}),
    Flip(
        "discards",
        "a tile is given up, as the next seat sees it",
        lambda rules: [str(play) for play in bare(rules, ("6:1", "6:3", "5:5", "2:2")).undo().observe(2).plays],
        {"face_up": ["6:1", "(6:3)", "5:5"], "face_down": ["6:1", "(?)", "5:5"]},
    ),
    Flip("dice", "the first banker", lambda rules: Match(rules, 7).banker, {3: 3, 2: 1}),
    Flip(
        "start_counters",
        "one round",
        lambda rules: tks_11_again(rules, most=1).counters,
        {20: (31, 12, 18, 19), 1: (12, -7, -1, 0)},
    ),
    Flip("target", "the best has 11, 25 and 21", ended, {25: 2, None: 0, 11: 1, 12: 2, 26: 0}),
    Flip("target_basis", "the best has 11 and 31 counters, 25 and 45", ended, {"net": 2, "counters": 1}),
    Flip("target_basis", "nobody has so many", ended, {"net": 0, "counters": 2}, "target=32"),
    Flip("minutes", "ten minutes a round", ended, {None: 0, 30: 3, 11: 2, 10: 1}, "target=none"),
]
