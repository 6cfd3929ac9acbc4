"""TienKow: the options of the game, and the rule set made of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tienkow_learn.engine.checking import MOST, check_count, check_seat
from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.reasons import Reason
from tienkow_learn.engine.rules.base import RuleSet
from tienkow_learn.engine.rules.door import guarded
from tienkow_learn.engine.rules.ending import check_outcome
from tienkow_learn.engine.rules.options import Conflict, option
from tienkow_learn.engine.rules.slip import Slip
from tienkow_learn.engine.rules.turn import UNFINISHED, Past, Turn
from tienkow_learn.engine.settlement import Settlement
from tienkow_learn.engine.tiles import Tile, Tiles, TilesLike, tiles

from . import following, pairs, scoring, sets, slips, winning


def _is_cap(value: object) -> bool:
    return type(value) is int and scoring.PAR <= value <= MOST


def _is_count(value: object) -> bool:
    return type(value) is int and 0 < value <= MOST


@guarded
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class TienKow(RuleSet):
    """The rules of Tien Kow. Each option is a point on which the sources differ or are silent; the first value is EN's.

    OptionError for a value that an option does not have, and for two options that mean nothing together.

    >>> str(TienKow.russian())
    'TienKow mixed_bonus=two_in_lead short_two_pair_reply=competes target=none'
    """

    mixed_bonus: str = option("each_pair", "two_in_lead", "once_per_lead", "two_in_round", source="A1-A3")
    """A1-A3: what pays for mixed pairs: each one; two in one lead (RU); a lead with any; two in the round."""
    bonus_needs_win: bool = option(False, True, source="A4")
    """A4: whether a bonus is paid only if the play wins its trick."""
    bonus_on: str = option("lead", "play", source="A4")
    """A4: whether only leads earn a bonus, or any play of the pair."""
    bonus_on_last_trick: bool = option(True, False, source="A5")
    """A5: whether the last trick earns bonuses too."""
    supreme_follow: str = option("wins", "lowest", "lead_only", source="A6")
    """A6: the Supreme pair as a reply: best of all; number 21; no pair at all."""
    single_rank: str = option("spots", "traditional", source="A7")
    """A7: single tiles rank by spots, or in traditional order."""
    equal_tiles: str = option("first_wins", "rank_then_first", "last_wins", source="A8, A9")
    """A8, A9: of equals the first wins; Civil ties go by the order of pairs; the last wins."""
    pair_ranking: str = option("unified", "same_category", source="A10")
    """A10: one list for all pairs, or only a pair of the led category can win."""
    must_follow_pair: bool = option(True, False, source="A11")
    """A11: whether a pair must be followed with a pair."""
    short_two_pair_reply: str = option("discard", "unmatched", "play_pair", "competes", source="A14")
    """A14: two pairs led, one held: any four tiles; four without it, if there are; with it, given up; it may win."""
    two_pair_capture: str = option("best_pair", "same_series_higher", source="A15")
    """A15: two pairs are won by the best pair; or only by two pairs of the led series, one higher than either led."""
    two_pair_reading: str = option("favour", "strongest", source="A15b")
    """A15b: four tiles that read two ways: each purpose takes its best reading; or the strongest serves both."""
    trick_value: str = option("trick", "tiles", source="A16")
    """A16: a trick counts one, or as many as its tiles."""
    stake_cap: int | None = option(
        None, also=_is_cap, also_text=f"a whole number from {scoring.PAR} to {MOST}", offers=(8, 12), source="A18"
    )
    """A18: the most points that one player without a trick pays."""
    escalate_all: bool = option(False, True, source="A18")
    """A18: whether the growing stake replaces 4 in what players with one to three tricks pay a banker, too."""
    direction: str = option("clockwise", "counterclockwise", source="A22")
    """A22: which way round the table is drawn; seats stay 0 to 3 in order of play."""
    first_trick_single_only: bool = option(False, True, source="A24")
    """A24: whether the first lead of a round must be a single tile."""
    discards: str = option("face_up", "face_down", source="A25")
    """A25: whether tiles given up are shown."""
    dice: int = option(3, 2, source="A23")
    """A23: dice thrown for the first banker of a match."""
    start_counters: int = option(
        20, also=_is_count, also_text=f"a whole number from 1 to {MOST}", offers=(100,), source="A28"
    )
    """A28: counters each player starts a match with; who runs out owes (A29)."""
    target: int | None = option(25, None, also=_is_count, also_text=f"a whole number from 1 to {MOST}", source="A28")
    """A28: points that end a match; None for no target."""
    target_basis: str = option("net", "counters", source="A28")
    """A28: whether the target counts points from 0, or all counters held."""
    minutes: int | None = option(
        None, also=_is_count, also_text=f"a whole number from 1 to {MOST}", offers=(30,), source="A28"
    )
    """A28: minutes after which a match ends with its round."""

    words: ClassVar[str] = "tienkow_learn.engine.rules.tien_kow.words"
    presets: ClassVar[tuple[str, ...]] = ("english", "russian", "dominorules")
    conflicts: ClassVar[tuple[Conflict, ...]] = (
        (("target", None), ("target_basis", "counters")),
        (("single_rank", "traditional"), ("equal_tiles", "rank_then_first")),
        (("must_follow_pair", False), ("short_two_pair_reply", "unmatched")),
        (("must_follow_pair", False), ("short_two_pair_reply", "play_pair")),
        (("two_pair_capture", "same_series_higher"), ("short_two_pair_reply", "competes")),
        (("pair_ranking", "same_category"), ("short_two_pair_reply", "competes")),
        (("pair_ranking", "same_category"), ("supreme_follow", "lowest")),
    )
    settling: ClassVar[tuple[str, ...]] = (
        "mixed_bonus",
        "bonus_needs_win",
        "bonus_on",
        "bonus_on_last_trick",
        "stake_cap",
        "escalate_all",
    )
    clauses: ClassVar[tuple[str, ...]] = tuple("abcdefgh")
    bonuses: ClassVar[tuple[tuple[str, int], ...]] = (("supreme", 1), ("mixed", 1), ("mixed", 2))

    @classmethod
    def english(cls) -> TienKow:
        """The rules as EN gives them: every default."""
        return cls()

    @classmethod
    def russian(cls) -> TienKow:
        """The rules as RU gives them: two mixed pairs in one lead earn the bonus, a single pair competes with two."""
        return cls(mixed_bonus="two_in_lead", short_two_pair_reply="competes", target=None)

    @classmethod
    def dominorules(cls) -> TienKow:
        """The rules of the sister text of EN (source R4)."""
        return cls(direction="counterclockwise", dice=2, supreme_follow="lowest", two_pair_capture="same_series_higher")

    def combination(self, source: TilesLike) -> Combination | None:
        """The set that these tiles form when led: a single tile, one of the 24 pairs, two pairs, or None.

        >>> TienKow().combination("6:6 6:3").rank
        17
        """
        return sets.combination(self, tiles(source))

    def combinations(self) -> tuple[Combination, ...]:
        """The 21 single tiles and the 24 pairs by face; two-pair sets follow from them."""
        return sets.combinations(self)

    def pair_number(self, a: Tile | str, b: Tile | str) -> int | None:
        """The number of the pair that two tiles form, 1 (Supreme) to 20, or None (EN 3).

        >>> TienKow().pair_number("4:2", "2:1")
        1
        """
        return pairs.pair_number(*(each if isinstance(each, Tile) else Tile(each) for each in (a, b)))

    def beats(self, reply: Combination, best: Combination, lead: Combination) -> bool:
        """True if a reply takes the trick over from the best play so far, given the lead (EN 3)."""
        return winning.beats(self, reply, best, lead)

    def judged(self, turn: Turn, chosen: Tiles) -> Combination | None:
        """The set that these tiles compete as; None off series or without the pairs that were led."""
        return sets.judged(self, turn.trick.lead, chosen) if turn.trick else self.combination(chosen)

    def made(self, turn: Turn, asked: Play) -> Play:
        """The play, given up where it cannot win: off series, or without the pairs that were led."""
        return self._made(turn, asked.tiles)

    @property
    def hides(self) -> bool:
        """True if discards lie face down (option discards)."""
        return self.discards == "face_down"

    def _made(self, turn: Turn, chosen: Tiles) -> Play:
        given_up = turn.trick is not None and not sets.competes(self, turn.trick.lead, chosen)
        return Play(chosen, given_up, hidden=given_up and self.hides)

    def legal_plays(self, turn: Turn) -> tuple[Play, ...]:
        """Every lead, or every reply that the duty to follow allows (EN 2)."""
        return tuple(self._made(turn, chosen) for chosen in following.legal(self, turn))

    def refusal(self, turn: Turn, play: Play) -> Reason | None:
        """Why tiles from the hand may not be played (EN 2)."""
        return following.refusal(self, turn, play)

    def duty(self, turn: Turn) -> Reason:
        """What must be led or followed now (EN 2)."""
        return following.duty(self, turn)

    def lost_because(self, trick: Trick, seat: int, won: int = 0, held: int = 0) -> Reason | None:
        """Why a seat's play does not win the trick; None for the winner."""
        del won, held
        return winning.lost_because(self, trick, seat)

    def events(self, tricks: tuple[Trick, ...], past: Past = UNFINISHED) -> tuple[Event, ...]:
        """Every play of the Supreme pair ("supreme") or of mixed pairs ("mixed"), as facts."""
        return scoring.events(self, tricks, is_over=past.is_over)

    def settle(self, outcome: Outcome) -> Settlement:
        """Who pays whom for an outcome, by the clauses (a) to (h) of EN 4."""
        check_outcome(outcome)
        return scoring.settle(self, outcome)

    def worth(self, trick: Trick) -> int:
        """One for a trick, or its tiles for each seat's play (option trick_value)."""
        return 1 if self.trick_value == "trick" else trick.size

    def opening(self, thrown: int) -> tuple[int, int, int]:
        """The player whom the dice chose holds the bank and leads; nothing is won yet (EN 1, A19)."""
        check_seat("thrown", thrown)
        return thrown, thrown, 0

    def bank_after(self, outcome: Outcome) -> tuple[int, int]:
        """The winner of the last trick holds the bank: one round more if it was the banker's already (EN 3, A21)."""
        return outcome.winner, outcome.streak + 1 if outcome.winner == outcome.banker else 0

    def stake(self, streak: int) -> int:
        """8 points, and 4 more for each round the banker has won already, up to stake_cap (EN 4b).

        >>> [TienKow().stake(streak) for streak in (0, 1, 2)]
        [8, 12, 16]
        """
        check_count("streak", streak)
        return scoring.stake(self, streak)

    @property
    def unit(self) -> str:
        """What the tally counts (option trick_value)."""
        return "tiles" if self.trick_value == "tiles" else "tricks"

    def slips(
        self, outcome: Outcome, seat: int, event: int | None = None, tricks: Sequence[Trick] = ()
    ) -> Iterable[Slip]:
        """Usual mistakes in what a seat pays for its tricks, or for an event."""
        if event is None:
            return slips.in_tricks(self, outcome, seat, tricks)
        return slips.in_bonus(self, outcome, seat, event)

    __str__ = RuleSet.__str__
