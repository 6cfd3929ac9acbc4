"""Questions on pairs: which is one, which of two is higher, five in order."""

from __future__ import annotations

from itertools import combinations

from tienkow_learn.engine import DECK, Combination, Tile, Tiles
from tienkow_learn.practice.needs import one_list
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.practice.words import set_name

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
        "tile": source.voice.tile(common[0]) if common else "",
    }


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


NEIGHBOUR = 1


@Generator.needing(one_list)
def is_a_pair(source: Source) -> Question:
    """Two tiles: a pair or not? Those that are none look as if they were."""
    if source.chance.random() < 1 / 2:
        return _asked(source, source.chance.choice(source.sets(pairs.TWO)).tiles)
    loose = [two for two in map(Tiles, dict.fromkeys(combinations(DECK, 2))) if not source.rules.combination(two)]
    partners = {tile: _partners(source, tile) for tile in Tile}
    [two] = source.tempting(loose, lambda two: _looks_like_one(two, partners), 1)
    return _asked(source, two)


def _looks_like_one(two: Tiles, partners: dict[Tile, list[Tile]]) -> float:
    """How much two loose tiles look like a pair: equal spots, or nearly a mixed pair."""
    a, b = two
    near = any(abs(b.spots - other.spots) == NEIGHBOUR and b.series is other.series for other in partners[a])
    return 0.1 + 4 * (a.spots == b.spots) + 3 * (near and a.series is not b.series) + (a.high == b.high)


def _partners(source: Source, tile: Tile) -> list[Tile]:
    found = [each.tiles.without([tile]) for each in source.sets(pairs.TWO) if tile in each.tiles]
    return [other for rest in found for other in rest]


def _asked(source: Source, two: Tiles) -> Question:
    pair = source.rules.combination(two)
    yes, no = _reasons(source, two, pair)
    options = [
        Option(Choice(source.say("yes_pair")), yes, right=pair is not None),
        Option(Choice(source.say("no_pair")), no, right=pair is None),
    ]
    hints = [source.say("look_partner", tile=source.voice.named(two[:1])), source.say("rule_is_pair")]
    concept = f"pair:{pair.rank}" if pair else f"tile:{two[0]}"
    return source.ask(source.say("is_pair"), options, concept, hints, faces=two)


def _reasons(source: Source, two: Tiles, pair: Combination | None) -> tuple[str, str]:
    values: dict[str, object] = {"tiles": set_name(two, source.voice), "spots": two[0].spots}
    if pair:
        return source.say("pair_yes", **values, rank=pair.rank), source.say("pair_missed", **values, rank=pair.rank)
    values["partners"] = " ".join(_goes_with(source, tile) for tile in dict.fromkeys(two))
    trap = "pair_same_spots" if two[0].spots == two[1].spots else "pair_wrong"
    return source.say(trap, **values), source.say("pair_no", **values)


def _goes_with(source: Source, tile: Tile) -> str:
    partners = source.voice.named(dict.fromkeys(_partners(source, tile)))
    return source.say("goes_with", tile=source.voice.named([tile]), partners=partners)
