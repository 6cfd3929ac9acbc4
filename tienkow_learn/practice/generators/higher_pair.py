"""Higher pair: which of two ranks higher."""

from __future__ import annotations

from itertools import combinations

from tienkow_learn.engine import Combination
from tienkow_learn.practice.needs import one_list
from tienkow_learn.practice.question import Question
from tienkow_learn.practice.source import Generator, Option, Source

from . import pairs


@Generator.needing(one_list)
def higher_pair(source: Source) -> Question:
    """Which of two pairs is the stronger; any two that differ in rank, confusable ones more often."""
    both = [(a, b) for a, b in combinations(source.sets(pairs.TWO), 2) if a.kind == b.kind and a.rank != b.rank]
    [(a, b)] = source.tempting(both, lambda two: pairs.confusable(*two), 1)
    high, low = sorted((a, b), key=lambda pair: pair.rank)
    values = _values(source, high, low)
    options = [
        Option(pairs.choice(source, high), source.say("higher_right", **values), right=True),
        Option(pairs.choice(source, low), source.say(_trap(high, low), **values)),
    ]
    hints = [source.say("look_kinds"), source.say("rule_pairs")]
    return source.ask(source.say("which_higher"), source.shuffled(options), f"pair:{high.rank}", hints)


def _trap(high: Combination, low: Combination) -> str:
    if pairs.misleads(high, low):
        return "higher_spots"
    if pairs.shared(high, low):
        return "higher_shared"
    return "higher_near" if low.rank - high.rank <= pairs.NEAR else "higher_wrong"


def _values(source: Source, high: Combination, low: Combination) -> dict[str, object]:
    common = pairs.shared(high, low)
    return {
        "high": pairs.name(source, high),
        "low": pairs.name(source, low),
        "rank": high.rank,
        "other": low.rank,
        "spots": pairs.spots(low),
        "fewer": pairs.spots(high),
        "tile": common[0].name_in(source.lang) if common else "",
    }
