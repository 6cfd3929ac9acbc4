"""Why a play of Sky Nine is refused, what a turn asks for, and why a play does not win."""

from __future__ import annotations

from enum import StrEnum


class SkyNineCode(StrEnum):
    """The reasons that only Sky Nine has. Its words have a sentence for each, as `reason_<value>`."""

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
    SURRENDERED = "surrendered"
    SURRENDERED_UNABLE = "surrendered_unable"
    SURRENDERED_FORCED = "surrendered_forced"
    SURRENDERED_CLOSED = "surrendered_closed"
    SURRENDERED_ROYAL = "surrendered_royal"
    BEATEN = "beaten"
    CAUGHT = "caught"
