"""SkyNine: the options of the game, and the rule set made of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tienkow_learn.engine.checking import MOST, check_count, check_seat
from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.reasons import Reason
from tienkow_learn.engine.rules.base import RuleSet
from tienkow_learn.engine.rules.door import guarded
from tienkow_learn.engine.rules.ending import End, Ending, check_outcome
from tienkow_learn.engine.rules.options import Conflict, option
from tienkow_learn.engine.rules.slip import Slip
from tienkow_learn.engine.rules.turn import UNFINISHED, Past, Turn
from tienkow_learn.engine.settlement import Settlement
from tienkow_learn.engine.tiles import Tiles, TilesLike, tiles

from . import closing, declaring, following, happening, scoring, sets, slips

_WAYS = {way.kind: way for way in scoring.WAYS}


def _is_count(value: object) -> bool:
    return type(value) is int and 0 < value <= MOST


@guarded
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class SkyNine(RuleSet):
    """The rules of Sky Nine. Each option is a point that S9 leaves open; the first value is our reading of S9.

    OptionError for a value that an option does not have, and for two options that mean nothing together.

    >>> str(SkyNine(surrender="only_if_unable"))
    'SkyNine surrender=only_if_unable'
    """

    direction: str = option("counterclockwise", "clockwise", source="B1")
    """B1: which way round the table is drawn; seats stay 0 to 3 in order of play."""
    surrender: str = option("free", "only_if_unable", source="B2")
    """B2: whether who could beat may surrender all the same."""
    follow_must_beat: bool = option(True, False, source="B3")
    """B3: whether a set of the led class must be higher; if not, a lower one may be shown face up, and loses."""
    surrendered_hidden: bool = option(True, False, source="B4")
    """B4: whether surrendered tiles lie face down until the round is over."""
    first_game_banker: str = option("next_player", "leader", source="B5")
    """B5: who holds the bank in the first round: the player after its leader, or the leader."""
    first_streak: int = option(0, 1, source="B6")
    """B6: the streak with which the first banker begins."""
    gains_multiplied: str = option("all", "streak", "none", "hk", source="B8")
    """B8: what multiplies the gain of a loser with more than four tiles."""
    kk_royal: bool = option(True, False, source="B9")
    """B9: whether KK is a Royal, or the lowest pair of Civil tiles."""
    jj_catches_kk: bool = option(False, True, source="B10")
    """B10: whether a pair of J catches a Royal KK, and closes the trick."""
    jj_catch_collects: bool = option(False, True, source="B11")
    """B11: whether who catches KK collects two units from each."""
    last_trick_bonus: bool = option(True, False, source="B12")
    """B12: whether a Royal or a four-tile set in the last trick earns its bonus beside the multiplier."""
    quad_bonus_to: str = option("trick_winner", "game_winner", source="B13")
    """B13: who wins a trick with four tiles is paid for it; or only who then wins the round, too."""
    speculation_check: str = option("all_copies_shown", "any_copy_shown", "all_copies_gone", source="B15")
    """B15: what makes the smallest invalid: all its catchers shown; any of them shown; all of them played."""
    bonuses_multiplied: bool = option(False, True, source="B31")
    """B31: whether what the ending multiplies by multiplies every bonus of the round, too."""
    caught_single: int = option(2, 4, source="B19")
    """B19: what a caught K, 3 or KK multiplies by."""
    caught_quad: int = option(4, 8, source="B19")
    """B19: what a caught four-tile set multiplies by."""
    fh_first_lead: str = option("void", "downgrade", "ignore", "last_not_top", source="B23")
    """B23: a Full House of who led first with a top set: none; a plain one; any; none if the last trick is a top."""
    fh_first_lead_top: str = option("any_top", "hk", source="B23")
    """B23: the first leads that are a top set: the best of any class and Royals; or only A, 9 and 63."""
    largest: str = option("top_rank", "unbeatable_now", "hk", source="B24")
    """B24: the largest is the best of its class; or what nothing unseen could beat; or that and any larger set."""
    slam_stacking: bool = option(False, True, source="B25")
    """B25: whether the ending multiplies a Full House, too."""
    straight_win: bool = option(False, True, source="B30")
    """B30: whether some hands win at once when they are declared before the first lead."""
    straight_civil: bool = option(True, False, source="B30")
    """B30: whether seven or eight Civil tiles are such a hand."""
    heaven_red_pips: int = option(6, 0, source="B30")
    """B30: how many red spots 6:6 counts."""
    royal63_is_pair: bool = option(False, True, source="B30")
    """B30: whether 63 counts as a pair in a hand of four pairs."""
    dice: int = option(3, 2)
    """Dice thrown for the first leader of a match."""
    start_counters: int = option(
        50, also=_is_count, also_text=f"a whole number from 1 to {MOST}", offers=(100,), source="B28"
    )
    """B28: counters each player starts a match with; who runs out owes."""
    target: int | None = option(
        None, also=_is_count, also_text=f"a whole number from 1 to {MOST}", offers=(50, 100), source="B28"
    )
    """B28: points that end a match; None for no target."""
    target_basis: str = option("net", "counters", source="B28")
    """B28: whether the target counts points from 0, or all counters held."""
    minutes: int | None = option(
        None, also=_is_count, also_text=f"a whole number from 1 to {MOST}", offers=(30,), source="B28"
    )
    """B28: minutes after which a match ends with its round."""

    surrenders: ClassVar[bool] = True
    words: ClassVar[str] = "tienkow_learn.engine.rules.sky_nine.words"
    presets: ClassVar[tuple[str, ...]] = ("sky9", "hong_kong")
    conflicts: ClassVar[tuple[Conflict, ...]] = (
        (("jj_catches_kk", True), ("kk_royal", False)),
        (("jj_catch_collects", True), ("jj_catches_kk", False)),
        (("fh_first_lead_top", "hk"), ("fh_first_lead", "ignore")),
        (("fh_first_lead_top", "hk"), ("fh_first_lead", "last_not_top")),
        (("straight_civil", False), ("straight_win", False)),
        (("heaven_red_pips", 0), ("straight_win", False)),
        (("royal63_is_pair", True), ("straight_win", False)),
        (("target_basis", "counters"), ("target", None)),
    )
    settling: ClassVar[tuple[str, ...]] = (
        "gains_multiplied",
        "jj_catch_collects",
        "last_trick_bonus",
        "quad_bonus_to",
        "bonuses_multiplied",
        "caught_single",
        "caught_quad",
        "fh_first_lead",
        "slam_stacking",
    )
    clauses: ClassVar[tuple[str, ...]] = ("none", "short", "above", "caught", *scoring.BONUS)
    bonuses: ClassVar[tuple[tuple[str, int], ...]] = tuple((kind, 1) for kind in scoring.BONUS)
    ways: ClassVar[tuple[Ending, ...]] = scoring.WAYS

    @classmethod
    def sky9(cls) -> SkyNine:
        """The rules as S9 gives them, in our reading: every default."""
        return cls()

    @classmethod
    def hong_kong(cls) -> SkyNine:
        """The traditional game of Hong Kong (RULES 4)."""
        return cls(
            jj_catches_kk=True,
            jj_catch_collects=True,
            last_trick_bonus=False,
            gains_multiplied="hk",
            caught_single=4,
            slam_stacking=True,
            largest="hk",
            fh_first_lead="downgrade",
            fh_first_lead_top="hk",
            first_game_banker="leader",
            first_streak=1,
        )

    def combination(self, source: TilesLike) -> Combination | None:
        """The set that these tiles form, or None (RULES 3.1).

        >>> SkyNine().combination("AA9"), SkyNine().combination("D6")
        (Combination('three_civil', 1, tiles('6:6 6:6 6:3')), None)
        """
        return sets.combination(self, tiles(source))

    def combinations(self) -> tuple[Combination, ...]:
        """The 61 sets by face, strongest first inside their class; their copies make 84 (RULES 3.1)."""
        return sets.combinations(self)

    def beats(self, reply: Combination, best: Combination, lead: Combination) -> bool:
        """True if a reply is of the class led and strictly higher than the best so far, or catches it (RULES 3.1)."""
        return sets.beats(reply, best, lead)

    def judged(self, turn: Turn, chosen: Tiles) -> Combination | None:
        """The set that these tiles compete as; None if they can only be surrendered."""
        return closing.competes(self, turn, chosen)

    def closes(self, turn: Turn, takes: Combination) -> bool:
        """True if the first catcher closes the trick: J on K, 6 on 3 in the last one, JJ on KK (S9 3.4, B10, B16)."""
        return closing.closes(self, turn, takes)

    def made(self, turn: Turn, asked: Play) -> Play:
        """The play; surrendered tiles lie face down (option surrendered_hidden)."""
        del turn
        return following.given_up(self, asked.tiles) if asked.surrendered else Play(asked.tiles)

    def legal_plays(self, turn: Turn) -> tuple[Play, ...]:
        """Every lead; every set that beats, then every way to surrender; or, in the window, the calls (S9 3.1, 3.5)."""
        return self.calls(turn.hand) if turn.calling else following.legal(self, turn)

    def refusal(self, turn: Turn, play: Play) -> Reason | None:
        """Why tiles from the hand may not be played (S9 3.1, 3.2)."""
        return following.refusal(self, turn, play)

    def duty(self, turn: Turn) -> Reason:
        """What may be led, played or surrendered now (S9 3.1, 3.2)."""
        return following.duty(self, turn)

    def at_stake(self, turn: Turn) -> Reason | None:
        """The gamble of who led the smallest, or four tiles, to the last trick (S9 3.4)."""
        return closing.at_stake(self, turn)

    def lost_because(self, trick: Trick, seat: int, won: int = 0, held: int = 0) -> Reason | None:
        """Why a seat's play does not win the trick, or what its surrender tells; None for the winner."""
        return following.lost_because(self, trick, seat, Turn(Tiles(), trick, won, held=held))

    def events(self, tricks: tuple[Trick, ...], past: Past = UNFINISHED) -> tuple[Event, ...]:
        """Royals, four-tile sets, KK caught; once the round is over how it was opened and how it ended, as facts."""
        return tuple(happening.events(self, tricks, past))

    def settle(self, outcome: Outcome) -> Settlement:
        """Who pays whom for an outcome (RULES 3.3)."""
        check_outcome(outcome, _WAYS)
        return scoring.settle(self, outcome)

    def worth(self, trick: Trick) -> int:
        """The tiles of one seat's play (S9 4)."""
        return trick.size

    def opening(self, thrown: int) -> tuple[int, int, int]:
        """The player whom the dice chose leads; the next one is the assumed banker (S9 3.2, B5, B6)."""
        check_seat("thrown", thrown)
        banker = thrown if self.first_game_banker == "leader" else (thrown + 1) % len(SEATS)
        return thrown, banker, self.first_streak

    def bank_after(self, outcome: Outcome) -> tuple[int, int]:
        """The winner holds the bank: with one win more if it was the banker's, with a first win otherwise (B6)."""
        return outcome.winner, outcome.streak + 1 if outcome.winner == outcome.banker else 1

    def stake(self, streak: int) -> int:
        """Five units, times the streak and one (S9 4).

        >>> [SkyNine().stake(streak) for streak in (0, 1, 2)]
        [5, 10, 15]
        """
        check_count("streak", streak)
        return scoring.NONE_WON * (streak + 1)

    def bank(self, streak: int) -> tuple[str, int]:
        """Payments between the banker and the others are multiplied by the streak and one (S9 4, B7)."""
        check_count("streak", streak)
        return "times", streak + 1

    def opens_with_calls(self, size: int) -> bool:
        """True if hands may be declared: under straight_win, in a round of eight tiles (S9 3.5)."""
        return self.straight_win and size == declaring.EIGHT

    def may_declare(self, hand: Tiles) -> bool:
        """True if a hand is a straight-win (RULES 3.5)."""
        return declaring.level(self, hand) is not None

    @property
    def hides(self) -> bool:
        """True if surrendered tiles lie face down (option surrendered_hidden)."""
        return self.surrendered_hidden

    @property
    def unit(self) -> str:
        """The tally counts tiles (S9 4)."""
        return "tiles"

    def slips(
        self, outcome: Outcome, seat: int, event: int | None = None, tricks: Sequence[Trick] = ()
    ) -> Iterable[Slip]:
        """Usual mistakes in what a seat pays; by event, in what it pays for that."""
        if event is not None:
            return slips.in_bonus(self, outcome, seat, event)
        return slips.in_tiles(self, outcome, seat, tricks)

    def ended(self, outcome: Outcome) -> End:
        """How the round ended and what that multiplies by (RULES 3.3)."""
        return scoring.ended(self, outcome)

    __str__ = RuleSet.__str__
