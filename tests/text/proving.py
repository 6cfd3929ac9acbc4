"""Every sentence on a play, proved: what it claims is found again by trying plays and by reading the rules again.

The rules of Tien Kow are read again in `tests.engine.reference`, the classes of Sky Nine below (RULES 3.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import cast

from tests.engine import reference
from tienkow_learn.engine import Code, Play, Reason, Round, RuleSet, SkyNine, TienKow, Tile, Tiles, Trick
from tienkow_learn.engine.rules.sky_nine.codes import SkyNineCode
from tienkow_learn.engine.rules.tien_kow.codes import TienKowCode

CLASSES = [
    "A B C D E F G H I J K",
    "9 8 7 6 5 3",
    "AA BB CC DD EE FF GG HH II JJ KK",
    "99 88 77 55",
    "A9 B8 C7 D5",
    "AA9 BB8 CC7 DD5",
    "A99 B88 C77 D55",
    "AA99 BB88 CC77 DD55",
    "63",
]
PLACES = {text: (kind, rank) for kind, line in enumerate(CLASSES) for rank, text in enumerate(line.split())}
"""The class and the rank of every set of Sky Nine, by its letters."""
CATCHERS = {"K": "J", "3": "6"}
Faces = tuple[str, ...]
TWO = 2


@dataclass(frozen=True)
class Claim:
    """A `reason` given to a `seat`: at its turn in `now`, where it asked for a `play`; or after a trick of `now`."""

    now: Round
    seat: int
    reason: Reason
    play: Play = Play(Tiles())  # noqa: RUF009

    @property
    def rules(self) -> RuleSet:
        return self.now.rules

    @property
    def tien_kow(self) -> TienKow:
        assert isinstance(self.rules, TienKow)
        return self.rules

    @property
    def sky(self) -> SkyNine:
        assert isinstance(self.rules, SkyNine)
        return self.rules

    @property
    def trick(self) -> Trick:
        return self.now.all_tricks[-1]

    @property
    def hand(self) -> list[str]:
        return [str(tile) for tile in self.now.hands[self.seat]]

    @property
    def lead(self) -> Faces:
        return faces(self.trick.lead.tiles)

    @property
    def own(self) -> Faces:
        """What the seat has asked for, or has played to the trick."""
        done = self.trick.play_of(self.seat) if self.now.all_tricks else None
        return faces((done or self.play).tiles if not self.play.tiles else self.play.tiles)

    @property
    def best(self) -> Faces:
        return faces(self.trick.best.tiles)

    @property
    def before(self) -> Round:
        """The seat's own turn in the last trick."""
        at = self.now
        while at.to_move != self.seat or (
            at.trick is not None and at.trick.plays != self.trick.plays[: len(at.trick.plays)]
        ):
            at = at.undo()
        return at

    def every(self, size: int) -> set[Faces]:
        """Every so many tiles of the hand."""
        return {tuple(sorted(each)) for each in combinations(self.hand, size)}

    def may(self, size: int, *, surrendered: bool = False) -> set[Faces]:
        """What of them the engine lets be played, tried one by one."""
        return {each for each in self.every(size) if self.now.can_play(Play(Tiles(map(Tile, each)), surrendered))}

    @property
    def may_reply(self) -> set[Faces]:
        return self.may(self.trick.size)

    def beating(self) -> set[Faces]:
        """What of the open replies takes the trick, once it is played."""
        found = {each: self.now.play(Play(Tiles(map(Tile, each)))) for each in self.may_reply}
        return {each for each, after in found.items() if after.all_tricks[-1].winner == self.seat}

    def told(self, name: str) -> Faces:
        """Tiles that the reason names."""
        found = self.reason[name]
        assert isinstance(found, Tiles)
        return faces(found)

    def several(self, name: str) -> set[Faces]:
        """Sets of tiles that the reason names."""
        found = self.reason[name]
        assert isinstance(found, tuple)
        return {faces(each) for each in found}


def faces(found: Tiles) -> Faces:
    return tuple(sorted(map(str, found)))


def letters(found: Faces) -> str:
    """Tiles in letters, in canonical order."""
    return Tiles(map(Tile, found)).letters


def place(found: Faces) -> tuple[int, int] | None:
    """The class and the rank of a set of Sky Nine; none where it is no set."""
    return PLACES.get(letters(found))


def royal(rules: SkyNine, found: Faces) -> bool:
    return letters(found) == "63" or (letters(found) == "KK" and rules.kk_royal)


def higher(reply: Faces, best: Faces) -> bool:
    """Whether a set of Sky Nine is of the class of another and strictly higher (RULES 3.1)."""
    mine, theirs = place(reply), place(best)
    return mine is not None and theirs is not None and mine[0] == theirs[0] and mine[1] < theirs[1]


def pairs(claim: Claim) -> set[Faces]:
    """The pairs that the hand holds and that count as such in a reply (RULES 2.1)."""
    return {two for two in claim.every(2) if reference.has_pair(claim.tien_kow, two)}


def two_pairs(claim: Claim) -> set[Faces]:
    return {four for four in claim.every(4) if reference.is_two_pairs(claim.tien_kow, four)}


def of_series(claim: Claim) -> set[Faces]:
    """The single tiles of the hand that are of the led series."""
    civil = claim.lead[0] in reference.CIVIL
    return {one for one in claim.every(1) if (one[0] in reference.CIVIL) is civil}


def order(claim: Claim) -> bool:
    """Whether the seat played before who wins the trick."""
    seats = [seat for seat, _ in claim.trick.plays]
    return seats.index(claim.seat) < seats.index(claim.trick.winner)


Strength = tuple[int, ...]


def strength(claim: Claim, seat: int) -> Strength:
    """How strong what a seat played is: of single tiles the larger, of pairs the smaller number; none cannot win."""
    play = claim.trick.play_of(seat)
    assert play
    if claim.trick.size == 1:
        return reference.single_strength(claim.tien_kow, str(play.tiles[0]))
    if seat == claim.trick.leader:
        return (min(reference.single_pairs(claim.lead) if play.size == TWO else reference.readings(claim.lead)[0]),)
    number = reference.pair_strength(claim.tien_kow, claim.lead, faces(play.tiles))
    return () if number is None else (number,)


def strengths(claim: Claim) -> tuple[Strength, Strength]:
    """The seat's, and that of who wins."""
    return strength(claim, claim.seat), strength(claim, claim.trick.winner)


def surrender_all(now: Round) -> Round:
    """The round once all that follow have surrendered, as if they might."""
    assert isinstance(now.rules, SkyNine)
    now = replace(now, rules=replace(now.rules, surrender="free"))
    while now.trick is not None:
        play = next(play for play in now.legal_plays() if play.surrendered)
        now = now.play(play)
    return now


def wins_pay(claim: Claim, least: int) -> bool:
    """Whether the lead of the last trick, if nobody beats it, multiplies what is lost so many times or more."""
    over = surrender_all(claim.now)
    end = over.rules.ended(over.outcome)
    plain = over.rules.settle(replace(over.outcome, events=()))
    lost = [
        sum(line.points for line in each.payments if line.payee == over.winner) for each in (over.settlement(), plain)
    ]
    return (
        over.is_over
        and over.winner == claim.trick.leader
        and end is not None
        and end.factor >= least
        and lost[0] >= lost[1]
    )


def caught_pays(claim: Claim, catcher: Faces) -> bool:
    """Whether who led it pays everything that is lost, once it is caught."""
    now = claim.now
    assert now.to_move is not None
    held = Tiles(map(Tile, catcher))
    a, b, c, d = (held if seat == now.to_move else hand for seat, hand in enumerate(now.hands))
    tally = cast("tuple[int, int, int, int]", tuple(max(1, won) for won in now.tally))
    over = surrender_all(replace(now, hands=(a, b, c, d), tally=tally).play(Play(held)))
    losses = [line for line in over.settlement().payments if line.clause in ("none", "short", "caught") and line.points]
    return over.is_over and over.winner == now.to_move and {line.payer for line in losses} <= {claim.trick.leader}


def open_before(claim: Claim) -> set[Faces]:
    """The plays that beat, at the seat's own turn."""
    return Claim(claim.before, claim.seat, claim.reason).beating()


Proof = Callable[[Claim], bool]
REFUSALS: dict[str, Proof] = {
    Code.ROUND_OVER: lambda c: c.now.is_over and not c.now.legal_plays(),
    Code.NOT_YOUR_TURN: lambda c: c.now.to_move == c.reason["to_move"] != c.seat,
    Code.NOTHING_CHOSEN: lambda c: not c.play.tiles,
    Code.NOT_IN_HAND: lambda c: bool(Counter(c.told("tiles")) - Counter(c.hand)),
    Code.WRONG_COUNT: lambda c: (
        (c.reason["needed"], c.reason["given"]) == (len(c.lead), len(c.own)) != (len(c.own),) * 2
    ),
    TienKowCode.LEAD_SIZE: lambda c: c.now.trick is None and c.reason["given"] == len(c.own) not in (1, 2, 4),
    TienKowCode.NOT_A_PAIR: lambda c: len(c.own) == 2 and reference.number(*c.own) is None and c.own not in c.may(2),
    TienKowCode.NOT_TWO_PAIRS: lambda c: len(c.own) == 4 and not reference.readings(c.own) and c.own not in c.may(4),
    TienKowCode.SINGLE_FIRST: lambda c: (
        c.may(1) == c.every(1) and not c.may(2) | c.may(4) and c.reason["given"] == len(c.own)
    ),
    Code.LEAD_GIVEN_UP: lambda c: c.now.trick is None and c.play.surrendered and c.own in c.may(len(c.own)),
    TienKowCode.FOLLOW_SERIES: lambda c: (
        c.may_reply == of_series(c) and set(c.told("own")) == {one for (one,) in of_series(c)}
    ),
    TienKowCode.FOLLOW_PAIR: lambda c: c.may_reply == pairs(c) == c.several("pairs") and c.own not in pairs(c),
    TienKowCode.FOLLOW_TWO_PAIRS: lambda c: c.may_reply == two_pairs(c) and c.own not in two_pairs(c),
    TienKowCode.INCLUDE_PAIR: lambda c: (
        not two_pairs(c)
        and c.several("pairs") == pairs(c)
        and all(holds_pair(c, four) for four in c.may_reply)
        and not holds_pair(c, c.own)
    ),
    TienKowCode.KEEP_PAIR: lambda c: (
        not two_pairs(c) and c.may_reply == reference.kept_back(c.tien_kow, c.hand, c.every(4))
    ),
    TienKowCode.NOT_GIVEN_UP: lambda c: c.play.surrendered and c.own in c.may_reply,
    SkyNineCode.NOT_A_SET: lambda c: place(c.own) is None and c.own not in c.may(len(c.own)),
    SkyNineCode.OTHER_CLASS: lambda c: (
        (place(c.own) or (0, 0))[0] != (place(c.best) or (0, 0))[0] and c.own in c.may(len(c.own), surrendered=True)
    ),
    SkyNineCode.NOT_HIGHER: lambda c: higher(c.best, c.own) and c.own in c.may(len(c.own), surrendered=True),
    SkyNineCode.ROYAL_ONLY_LED: lambda c: royal(c.sky, c.own) and not royal(c.sky, c.lead),
    SkyNineCode.ROYAL_UNBEATEN: lambda c: royal(c.sky, c.lead) and not c.may_reply,
    SkyNineCode.KK_UNBEATEN: lambda c: (
        letters(c.lead) == "KK" and c.sky.jj_catches_kk and letters(c.own) != "JJ" and c.own not in c.may_reply
    ),
    SkyNineCode.TRICK_CLOSED: lambda c: c.trick.closed and not c.may_reply and c.trick.winner != c.trick.leader,
    SkyNineCode.LAST_TILE_FORCED: lambda c: len(c.hand) == 1 and not c.now.tally[c.seat] and not c.may_reply,
    SkyNineCode.MUST_BEAT: lambda c: bool(c.beating()) and not c.may(c.trick.size, surrendered=True),
    Code.NO_CALL: lambda c: not c.now.is_calling and bool(c.play.call),
    Code.CALL_FIRST: lambda c: c.now.is_calling and not c.play.call and not any(c.may(size) for size in (1, 2)),
    Code.CANNOT_DECLARE: lambda c: c.now.is_calling and not c.now.can_play("declare") and c.now.can_play("pass"),
}
"""What a refusal claims, by its code."""


def holds_pair(claim: Claim, found: Faces) -> bool:
    return reference.has_pair(claim.tien_kow, found)


DUTIES: dict[str, Proof] = {
    TienKowCode.LEAD_ANY: lambda c: leads(c) == reference.legal(c.tien_kow, c.hand, None, first=False),
    TienKowCode.LEAD_SINGLE: lambda c: leads(c) == c.every(1),
    TienKowCode.REPLY_ANY: lambda c: c.may_reply == c.every(len(c.lead)) and c.reason["needed"] == len(c.lead),
    TienKowCode.REPLY_SERIES: lambda c: c.may_reply == of_series(c) != set(),
    TienKowCode.REPLY_OFF_SERIES: lambda c: not of_series(c) and c.may_reply == c.every(1),
    TienKowCode.REPLY_PAIR: lambda c: c.may_reply == pairs(c) != set(),
    TienKowCode.REPLY_NO_PAIR: lambda c: not pairs(c) and c.may_reply == c.every(2),
    TienKowCode.REPLY_TWO_PAIRS: lambda c: c.may_reply == two_pairs(c) != set(),
    TienKowCode.REPLY_WITH_PAIR: lambda c: (
        not two_pairs(c) and c.may_reply == {each for each in c.every(4) if holds_pair(c, each)}
    ),
    TienKowCode.REPLY_UNMATCHED: lambda c: (
        not two_pairs(c) and c.may_reply == reference.kept_back(c.tien_kow, c.hand, c.every(4))
    ),
    TienKowCode.REPLY_NO_TWO_PAIRS: lambda c: not two_pairs(c) and c.may_reply == c.every(4),
    SkyNineCode.LEAD_SET: lambda c: (
        leads(c) == {each for size in (1, 2, 3, 4) for each in c.every(size) if place(each)}
    ),
    SkyNineCode.REPLY_BEAT: lambda c: (
        c.beating() == {each for each in c.every(c.trick.size) if higher(each, c.best)} != set() and free(c)
    ),
    SkyNineCode.REPLY_MUST_BEAT: lambda c: bool(c.beating()) and not c.may(c.trick.size, surrendered=True),
    SkyNineCode.REPLY_LOWER: lambda c: not c.beating() and bool(c.may_reply) and free(c),
    SkyNineCode.REPLY_CANNOT: lambda c: not c.may_reply and not royal_led(c) and free(c),
    SkyNineCode.REPLY_ROYAL: lambda c: royal_led(c) and not c.may_reply and free(c),
    SkyNineCode.REPLY_CATCH: lambda c: (
        {letters(each) for each in c.beating()} == {"JJ"} and letters(c.lead) == "KK" and free(c)
    ),
    SkyNineCode.REPLY_CLOSED: lambda c: c.trick.closed and not c.may_reply and free(c),
    SkyNineCode.REPLY_FORCED: lambda c: len(c.hand) == 1 and not c.now.tally[c.seat] and not c.may_reply and free(c),
    SkyNineCode.MAY_DECLARE: lambda c: c.now.play("declare").winner == c.seat and c.now.can_play("pass"),
    SkyNineCode.NO_STRAIGHT_WIN: lambda c: not c.now.can_play("declare") and c.now.can_play("pass"),
}
"""What a duty claims, by its code."""


def leads(claim: Claim) -> set[Faces]:
    return {each for size in (1, 2, 3, 4) for each in claim.may(size)}


def free(claim: Claim) -> bool:
    """Whether the engine lets any so many tiles be surrendered."""
    return claim.may(claim.trick.size, surrendered=True) == claim.every(claim.trick.size)


def royal_led(claim: Claim) -> bool:
    """Whether a Royal was led that nothing beats."""
    return royal(claim.sky, claim.lead) and not (letters(claim.lead) == "KK" and claim.sky.jj_catches_kk)


STAKES: dict[str, Proof] = {
    SkyNineCode.GAMBLE_SMALLEST: lambda c: (
        CATCHERS[letters(c.lead)] == letters(c.told("catcher")) and wins_pay(c, 2) and caught_pays(c, c.told("catcher"))
    ),
    SkyNineCode.GAMBLE_FOUR: lambda c: (
        place(c.lead) in {PLACES[each] for each in CLASSES[7].split()} and wins_pay(c, 4)
    ),
}
"""What is told of a gamble that is on, by its code."""

LOSSES: dict[str, Proof] = {
    TienKowCode.OFF_SERIES: lambda c: (c.own[0] in reference.CIVIL) != (c.lead[0] in reference.CIVIL),
    TienKowCode.LOWER: lambda c: strengths(c)[0] < strengths(c)[1],
    TienKowCode.FEWER_SPOTS: lambda c: reference.spots(c.own[0]) < reference.spots(c.best[0]),
    TienKowCode.TIED_LATER: lambda c: strengths(c)[0] == strengths(c)[1] and not order(c),
    TienKowCode.TIED_EARLIER: lambda c: strengths(c)[0] == strengths(c)[1] and order(c),
    TienKowCode.NO_PAIR: lambda c: reference.number(*c.own) is None,
    TienKowCode.NO_TWO_PAIRS: lambda c: not reference.readings(c.own),
    TienKowCode.LOWER_PAIR: lambda c: (
        strengths(c) == ((c.reason["rank"],), (c.reason["best_rank"],)) and strengths(c)[0] > strengths(c)[1]
    ),
    TienKowCode.TIED_PAIR_LATER: lambda c: strengths(c)[0] == strengths(c)[1] and not order(c),
    TienKowCode.TIED_PAIR_EARLIER: lambda c: strengths(c)[0] == strengths(c)[1] and order(c),
    TienKowCode.OTHER_CATEGORY: lambda c: c.tien_kow.pair_ranking == "same_category" and strength(c, c.seat) == (),
    TienKowCode.OTHER_SERIES: lambda c: (
        len({tile in reference.CIVIL for tile in (*c.own, *c.lead)}) == 2 and len(c.lead) == 4
    ),
    TienKowCode.SUPREME_LOWEST: lambda c: strength(c, c.seat) == (21,) and c.seat != c.trick.leader,
    TienKowCode.SUPREME_ONLY_LED: lambda c: {"4:2", "2:1"} <= set(c.own) and not holds_pair(c, ("2:1", "4:2")),
    TienKowCode.FACE_DOWN: lambda c: bool((c.trick.play_of(c.seat) or c.play).hidden),
    SkyNineCode.SURRENDERED: lambda c: (
        free(Claim(c.before, c.seat, c.reason)) and not forced(c) and not c.before.all_tricks[-1].closed
    ),
    SkyNineCode.SURRENDERED_UNABLE: lambda c: (
        not open_before(c) and c.sky.surrender == "only_if_unable" and not forced(c)
    ),
    SkyNineCode.SURRENDERED_FORCED: lambda c: forced(c) and not open_before(c),
    SkyNineCode.SURRENDERED_CLOSED: lambda c: c.before.all_tricks[-1].closed and not open_before(c),
    SkyNineCode.SURRENDERED_ROYAL: lambda c: royal_led(c) and not open_before(c),
    SkyNineCode.BEATEN: lambda c: higher(c.best, c.own) and not c.trick.closed,
    SkyNineCode.CAUGHT: lambda c: c.trick.closed and c.seat == c.trick.leader and letters(c.best) in ("J", "6", "JJ"),
}
"""What is told of a play that did not win, by its code."""


def forced(claim: Claim) -> bool:
    """Whether the seat had one tile left at its turn, and had won none."""
    return len(claim.before.hands[claim.seat]) == 1 and not claim.before.tally[claim.seat]


def only_equal(claim: Claim) -> bool:
    return place(claim.own) == place(claim.best)


PROOFS: dict[str, Proof] = {**REFUSALS, **DUTIES, **STAKES, **LOSSES, SkyNineCode.ONLY_EQUAL: only_equal}
"""The proof of every code there is."""


def claims(now: Round, asked: Iterator[Play]) -> Iterator[Claim]:
    """All that is said at a moment of a round: the duty, what is at stake, refusals of plays, and who did not win."""
    if now.to_move is not None:
        turn = now.turn
        yield Claim(now, now.to_move, now.rules.duty(turn))
        if stake := now.rules.at_stake(turn):
            yield Claim(now, now.to_move, stake)
        for play in asked:
            if reason := now.why_not(play):
                yield Claim(now, now.to_move, reason, play)
    if now.trick is None and now.tricks:
        for seat in range(4):
            if reason := now.lost_because(seat):
                yield Claim(now, seat, reason)
