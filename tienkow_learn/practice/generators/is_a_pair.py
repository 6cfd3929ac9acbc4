"""Is a pair: whether two tiles belong together."""

from __future__ import annotations

from itertools import combinations

from tienkow_learn.engine import DECK, Combination, Tile, Tiles
from tienkow_learn.practice.needs import one_list
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.practice.words import set_name
from tienkow_learn.text.explaining import named

from . import pairs

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
    hints = [source.say("look_partner", tile=named(two[:1], source.lang)), source.say("rule_is_pair")]
    concept = f"pair:{pair.rank}" if pair else f"tile:{two[0]}"
    return source.ask(source.say("is_pair"), options, concept, hints, faces=two)


def _reasons(source: Source, two: Tiles, pair: Combination | None) -> tuple[str, str]:
    values: dict[str, object] = {"tiles": set_name(two, source.lang), "spots": two[0].spots}
    if pair:
        return source.say("pair_yes", **values, rank=pair.rank), source.say("pair_missed", **values, rank=pair.rank)
    values["partners"] = " ".join(_goes_with(source, tile) for tile in dict.fromkeys(two))
    trap = "pair_same_spots" if two[0].spots == two[1].spots else "pair_wrong"
    return source.say(trap, **values), source.say("pair_no", **values)


def _goes_with(source: Source, tile: Tile) -> str:
    partners = named(dict.fromkeys(_partners(source, tile)), source.lang)
    return source.say("goes_with", tile=named([tile], source.lang), partners=partners)
