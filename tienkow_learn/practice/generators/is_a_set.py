"""Is a set: whether tiles may be played together."""

from __future__ import annotations

from tienkow_learn.engine import DECK, Combination, NotationError, Tiles
from tienkow_learn.practice.needs import classes
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text.explaining import named

SIZES = (2, 3, 4)


@Generator.needing(classes)
def is_a_set(source: Source) -> Question:
    """Two to four tiles: a set or not? Those that are none differ from a set in one tile."""
    found = source.chance.choice([each for size in SIZES for each in source.sets(size)]).tiles
    chosen = found if source.chance.random() < 1 / 2 else _nearly(source, found)
    made = source.rules.combination(chosen)
    values: dict[str, object] = {"tiles": named(chosen, source.lang), "letters": chosen.letters}
    options = [
        Option(Choice(source.say("yes_set")), _yes(source, made, values), right=made is not None),
        Option(Choice(source.say("no_set")), _no(source, made, values), right=made is None),
    ]
    concept = f"rule:set_{made.kind}" if made else "rule:no_set"
    hints = [source.say("look_set"), source.say("rule_set")]
    return source.ask(source.say("is_set"), options, concept, hints, faces=chosen)


def _nearly(source: Source, found: Tiles) -> Tiles:
    """A set with one tile changed, so that it is none."""
    for other in source.shuffled(DECK):
        at = source.chance.randrange(len(found))
        try:
            chosen = Tiles([*found[:at], *found[at + 1 :], other])
        except NotationError:
            continue
        if source.rules.combination(chosen) is None:
            return chosen
    return Tiles([DECK[0], DECK[2]])


def _yes(source: Source, made: Combination | None, values: dict[str, object]) -> str:
    if made is None:
        return source.say("set_wrong", **values)
    return source.say("set_yes", **values, kind=source.say(f"class_{made.kind}"))


def _no(source: Source, made: Combination | None, values: dict[str, object]) -> str:
    if made is None:
        return source.say("set_no", **values)
    return source.say("set_missed", **values, kind=source.say(f"class_{made.kind}"))
