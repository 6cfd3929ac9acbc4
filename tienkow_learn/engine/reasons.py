"""Why a play is refused, what a turn asks for, and why a play does not win: codes and numbers, no sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .checking import check_kind
from .shown import Explained


class Code(StrEnum):
    """Every reason there is. `text` has a sentence for each, looked up as `reason_<value>`."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_CHOSEN = "nothing_chosen"
    NOT_IN_HAND = "not_in_hand"
    WRONG_COUNT = "wrong_count"
    LEAD_SIZE = "lead_size"
    NOT_A_PAIR = "not_a_pair"
    NOT_TWO_PAIRS = "not_two_pairs"
    SINGLE_FIRST = "single_first"
    LEAD_GIVEN_UP = "lead_given_up"
    FOLLOW_SERIES = "follow_series"
    FOLLOW_PAIR = "follow_pair"
    FOLLOW_TWO_PAIRS = "follow_two_pairs"
    INCLUDE_PAIR = "include_pair"
    KEEP_PAIR = "keep_pair"
    NOT_GIVEN_UP = "not_given_up"
    NOT_A_SET = "not_a_set"
    OTHER_CLASS = "other_class"
    NOT_HIGHER = "not_higher"
    ONLY_EQUAL = "only_equal"
    ROYAL_ONLY_LED = "royal_only_led"
    ROYAL_UNBEATEN = "royal_unbeaten"
    KK_UNBEATEN = "kk_unbeaten"
    TRICK_CLOSED = "trick_closed"
    LAST_TILE_FORCED = "last_tile_forced"
    MUST_BEAT = "must_beat"
    NO_CALL = "no_call"
    CALL_FIRST = "call_first"
    CANNOT_DECLARE = "cannot_declare"

    LEAD_ANY = "lead_any"
    LEAD_SINGLE = "lead_single"
    REPLY_ANY = "reply_any"
    REPLY_SERIES = "reply_series"
    REPLY_OFF_SERIES = "reply_off_series"
    REPLY_PAIR = "reply_pair"
    REPLY_NO_PAIR = "reply_no_pair"
    REPLY_TWO_PAIRS = "reply_two_pairs"
    REPLY_WITH_PAIR = "reply_with_pair"
    REPLY_UNMATCHED = "reply_unmatched"
    REPLY_NO_TWO_PAIRS = "reply_no_two_pairs"
    LEAD_SET = "lead_set"
    REPLY_BEAT = "reply_beat"
    REPLY_MUST_BEAT = "reply_must_beat"
    REPLY_LOWER = "reply_lower"
    REPLY_CANNOT = "reply_cannot"
    REPLY_ROYAL = "reply_royal"
    REPLY_CATCH = "reply_catch"
    REPLY_CLOSED = "reply_closed"
    REPLY_FORCED = "reply_forced"
    MAY_DECLARE = "may_declare"
    NO_STRAIGHT_WIN = "no_straight_win"
    GAMBLE_SMALLEST = "gamble_smallest"
    GAMBLE_FOUR = "gamble_four"

    OFF_SERIES = "off_series"
    LOWER = "lower"
    FEWER_SPOTS = "fewer_spots"
    TIED_LATER = "tied_later"
    TIED_EARLIER = "tied_earlier"
    NO_PAIR = "no_pair"
    NO_TWO_PAIRS = "no_two_pairs"
    LOWER_PAIR = "lower_pair"
    TIED_PAIR_LATER = "tied_pair_later"
    TIED_PAIR_EARLIER = "tied_pair_earlier"
    OTHER_CATEGORY = "other_category"
    OTHER_SERIES = "other_series"
    SUPREME_LOWEST = "supreme_lowest"
    SUPREME_ONLY_LED = "supreme_only_led"
    FACE_DOWN = "face_down"
    SURRENDERED = "surrendered"
    SURRENDERED_UNABLE = "surrendered_unable"
    SURRENDERED_FORCED = "surrendered_forced"
    SURRENDERED_CLOSED = "surrendered_closed"
    SURRENDERED_ROYAL = "surrendered_royal"
    BEATEN = "beaten"
    CAUGHT = "caught"


@dataclass(frozen=True, slots=True, repr=False)
class Reason(Explained):
    """A code with the facts that its sentence needs: tiles, a series, numbers; `why(lang)` is the sentence.

    >>> Reason.of(Code.WRONG_COUNT, needed=2, given=1)["needed"]
    2
    """

    code: Code
    facts: tuple[tuple[str, object], ...] = ()

    def __post_init__(self) -> None:
        check_kind("code", self.code, Code)
        check_kind("facts", self.facts, tuple)

    @classmethod
    def of(cls, code: Code, **facts: object) -> Reason:
        """A reason with named facts."""
        return cls(code, tuple(sorted(facts.items())))

    @property
    def values(self) -> dict[str, object]:
        """The facts by name."""
        return dict(self.facts)

    def __getitem__(self, name: str) -> object:
        return self.values[name]

    def __str__(self) -> str:
        return self.why()

    def __repr__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts)
        return f"<Reason {self.code}: {facts}>" if facts else f"<Reason {self.code}>"
