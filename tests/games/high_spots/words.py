"""Every sentence that only this game says."""

from __future__ import annotations

SENTENCES = {
    "game_HighSpots": "High Spots",
    "option_dear": "Having no trick costs",
    "option_dear_n": "{n}",
    "reason_spots_one_tile": "One tile is played at a time; you chose {given}.",
    "reason_spots_lead": "Lead any tile.",
    "reason_spots_follow": "Play any tile.",
    "reason_spots_fewer": "{tiles} has fewer spots than {best}, or came later.",
    "concept_spots_lead": "Leading any tile",
    "concept_spots_follow": "Following with any tile",
    "concept_spots_fewer": "The most spots win",
    "clause_spots_some": "Who has a trick pays 1.",
    "clause_spots_nothing": "Who has no trick pays more.",
    "clause_short_spots_some": "a trick or more",
    "clause_short_spots_nothing": "no trick",
    "concept_clause_spots_some": "A trick or more",
    "concept_clause_spots_nothing": "No trick",
    "pay_spots_some": "From {payer} to {payee}: {points}, for {won}.",
    "pay_spots_nothing": "From {payer} to {payee}: {points}, for having no trick.",
    "work_spots_some": "a trick or more: {points_n}",
    "work_spots_nothing": "no trick: {points_n}",
    "card_spots": "Single tiles",
}
