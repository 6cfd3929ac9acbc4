"""Why Steady plays what it plays: a code, for which `text` has a plain sentence. Each states a fact of the position."""

from __future__ import annotations

from collections.abc import Iterator

from tienkow_learn.engine.play import Play

from .comparing import Comparing
from .weighing import Scales

Found = Iterator[tuple[str, bool]]
HOPE = 0.05
"""How likely a lead wins, at least, for what it would pay to be a reason."""


def reason(scales: Scales, play: Play) -> str:
    """The code of the first thing that speaks for a play; it holds for any legal play, the best one or not."""
    if len(scales.legal) == 1:
        return "only_play"
    if play.call:
        return play.call
    facts = Comparing(scales, play)
    found = _leading(facts) if scales.seen.trick is None else _winning(facts) if scales.takes(play) else _losing(facts)
    return next(code for code, holds in found if holds)


def _leading(facts: Comparing) -> Found:
    scales, play = facts.scales, facts.play
    yield "lead_paying", facts.pays_surely
    yield "keep_the_end", facts.ends_better
    yield "not_last", facts.may_be_caught
    yield from _certain(facts)
    yield "lead_unbeatable", facts.unbeatable
    yield "lead_may_pay", scales.earned(play) > 0 and scales.wins(play) >= HOPE
    yield "lead_together", facts.safer_together
    yield "lead_as_set", play.size > 1
    yield from _keeping(facts)
    yield "lead_strongest", True


def _certain(facts: Comparing) -> Found:
    scales = facts.scales
    line = scales.lines.get(facts.play) if facts.kept else None
    leads = scales.seen.trick is None
    yield "certain_end", line is not None and line.yields
    yield "draw_out", line is not None and leads and not any(scales.certainty.plans(facts.kept))
    yield "certain" if leads else "certain_after", line is not None


def _keeping(facts: Comparing) -> Found:
    stronger = facts.fewest(facts.kept) < facts.fewest(facts.play.tiles)
    yield "save_the_last", len(facts.kept) == 1 and stronger
    yield "entry_kept", stronger


def _winning(facts: Comparing) -> Found:
    scales, play, cheaper = facts.scales, facts.play, facts.cheaper
    yield "catch" if not facts.kept else "catch_lead", scales.closes(play)
    yield "win_paying", facts.wins_points
    yield "win_denies", facts.denies_points
    yield from _certain(facts)
    yield "sure_win", facts.unbeatable and not all(map(facts.holds, cheaper))
    yield "surer_win", any(facts.rivals(each) > facts.rivals(play) for each in cheaper)
    yield "keep_pair", facts.spares_a_set(cheaper)
    yield "win_to_lead", any(scales.pays_surely(faces) and facts.kept.holds(faces) for faces in scales.paying)
    yield "entry_needed", scales.needs_entry and not cheaper
    yield "first_win", not cheaper and not scales.seen.tally[scales.seen.seat]
    yield "cheapest_win", not cheaper
    yield "best_rest", all(facts.sum(each) < facts.sum(play) for each in cheaper)
    yield "takes_it", True


def _losing(facts: Comparing) -> Found:
    scales, play = facts.scales, facts.play
    could = [each for each in scales.legal if scales.takes(each)]
    weakest = all(facts.sum(each) <= facts.sum(play) for each in scales.legal if not scales.takes(each))
    yield from _certain(facts)
    yield "keep_catcher", facts.keeps_a_catcher
    yield "keep_pair", facts.spares_a_set(could or facts.as_weak)
    yield "cannot_win_low", not could and weakest
    yield "cannot_win", not could
    yield from _keeping(facts)
    yield "let_it_go", any(facts.kept.holds(each.tiles) for each in could)
    yield "weakest_go", weakest
    yield "gives_up", True
