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
    "stage_wait": N_("Waiting for an answer. What you pressed is kept and will be done once: do not press it again."),
    "stage_unsure": N_("No answer yet. The program behind this page is busy, or it has ended."),
    "stage_away": N_("The connection is lost. What you see is what came last; it goes on when the connection is back."),
    "stage_gone": N_(
        "The program behind this page has ended or was started anew. What you see is what came last, and it no longer"
        " answers."
    ),
    "stage_run": N_("To go on, run the cells of the notebook again, from the first to this one."),
    "stage_load": N_("To go on, load the page again."),
    "stage_else_run": N_("If it does not go on, run the cells of the notebook again, from the first to this one."),
    "stage_still": N_("This is a picture of how it began. To play, run the cells of the notebook."),
    "stage_else_load": N_("If it does not go on, load the page again."),
}
