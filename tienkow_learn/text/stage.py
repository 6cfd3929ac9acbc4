"""Words that the stage adds itself."""

from __future__ import annotations

from .marking import N_

SENTENCES: dict[str, str] = {
    "mark_right": N_("Right"),
    "mark_wrong": N_("Wrong"),
    "mark_answer": N_("The answer"),
    "mark_less": N_("one less"),
    "mark_more": N_("one more"),
    "stage_error": N_("Something went wrong in here, and nothing of yours is lost. You can go on. ({error})"),
}
