"""Order pairs: put five in order."""

from __future__ import annotations

from tienkow_learn.engine import Combination
from tienkow_learn.practice.needs import one_list
from tienkow_learn.practice.question import Question
from tienkow_learn.practice.source import Generator, Option, Source

from . import pairs

FIVE = 5


@Generator.needing(one_list)
def order_pairs(source: Source) -> Question:
    """Five pairs of one kind, to be put in order of rank; two of them always stand close in the list."""
    chosen = _five(source)
    options = [_option(source, pair, chosen) for pair in source.shuffled(chosen)]
    hints = [source.say("look_first"), source.say("rule_pairs")]
    return source.ask(source.say("which_order"), options, "rule:pair_order", hints, mode="order")


def _five(source: Source) -> list[Combination]:
    everything = source.sets(pairs.TWO)
    first = source.chance.choice(everything)
    by_rank = {pair.rank: pair for pair in source.shuffled(everything) if pair.kind == first.kind} | {first.rank: first}
    rest = [pair for pair in by_rank.values() if pair is not first]
    close = source.tempting(rest, lambda pair: pairs.confusable(first, pair), 2)
    far = source.tempting([pair for pair in rest if pair not in close], lambda _: 1, FIVE - 3)
    return sorted([first, *close, *far], key=lambda pair: pair.rank)


def _option(source: Source, pair: Combination, chosen: list[Combination]) -> Option:
    return Option(pairs.choice(source, pair), place_in_list(source, pair), right=True, place=chosen.index(pair))


def place_in_list(source: Source, pair: Combination) -> str:
    """Where a pair stands: its number, and what stands just above and below it."""
    ranks = {each.rank: each for each in reversed(source.sets(pairs.TWO)) if each.kind == pair.kind}
    above, below = ranks.get(pair.rank - 1), ranks.get(pair.rank + 1)
    values = {"pair": pairs.name(source, pair), "rank": pair.rank}
    if above is None or below is None:
        other = pairs.name(source, above or below or pair)
        return source.say("place_last" if above else "place_first", **values, other=other)
    return source.say("place", **values, above=pairs.name(source, above), below=pairs.name(source, below))
