"""Catching: what catches the smallest, or four tiles, led last; and whether a gamble still counts."""

from __future__ import annotations

from collections.abc import Iterator

from tienkow_learn.engine import Combination, Play, Tiles, Trick
from tienkow_learn.engine.rules import Turn
from tienkow_learn.practice.needs import gambles
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text.explaining import named

from .catches import catchers, last_trick, single_catchers, together

OTHERS = 3


@Generator.needing(gambles)
def catching(source: Source) -> Question:
    """What catches a set that is led last; or whether the smallest still counts as a gamble."""
    return source.chance.choice((_who, _counts))(source)


def _counts(source: Source) -> Question:
    """Whether the smallest multiplies what is paid, with so many of its catchers lying open."""
    led, catcher = source.chance.choice(list(single_catchers(source.rules).items()))
    shown = source.chance.randint(0, catcher.copies)
    unseen = Tiles([catcher] * (catcher.copies - shown))
    ended = source.rules.ended(last_trick(source.rules, Tiles([led]), unseen=unseen))
    right = ended is not None and ended.factor > 1
    values = {name: named([tile], source.lang) for name, tile in (("tile", led), ("catcher", catcher))}
    values |= {"shown": str(shown), "copies": str(catcher.copies)}
    counts, plain = ("gamble_yes", "gamble_missed") if right else ("gamble_no_risk", "gamble_no")
    options = [
        Option(Choice(source.say("gamble_counts")), source.say(counts, **values), right=right),
        Option(Choice(source.say("gamble_plain")), source.say(plain, **values), right=not right),
    ]
    hints = [source.say("look_gamble", **values), source.say("rule_gamble")]
    return source.ask(source.say("gamble", **values), options, "rule:gamble", hints, faces=led)


def _who(source: Source) -> Question:
    """Which of some sets catches one."""
    caught = catchers(source.rules)
    [size] = source.tempting({len(led.tiles) for led in caught}, lambda size: 1 / size, 1)
    led = source.chance.choice([led for led in caught if len(led.tiles) == size])
    right = source.chance.choice(caught[led])
    rest = [each for each in source.sets(size) if each not in (*caught[led], led) and together(led, each)]
    wrong = source.tempting(rest, lambda each: 1 + 3 * (each.kind == led.kind), OTHERS)
    values = {"tiles": named(led.tiles, source.lang), "catcher": named(right.tiles, source.lang)}
    options = [Option(_choice(source, right), source.say("catch_right", **values), right=True)]
    options += [Option(_choice(source, each), reason) for each, reason in _reasons(source, led, wrong)]
    options = [*source.shuffled(options), Option(Choice(source.say("catch_none")), source.say("catch_some", **values))]
    hints = [source.say("look_catch", **values), source.say("rule_catch")]
    return source.ask(source.say("catching", **values), options, "rule:catching", hints, faces=led.tiles)


def _choice(source: Source, made: Combination) -> Choice:
    return Choice(named(made.tiles, source.lang), made.tiles)


def _reasons(source: Source, led: Combination, wrong: list[Combination]) -> Iterator[tuple[Combination, str]]:
    """Why each of some sets does not catch another: it cannot beat it, or it does no more than that."""
    trick = Trick(0, ((0, Play(led.tiles)),), 0, led, led)
    for each in wrong:
        reason = source.rules.why_not(Turn(each.tiles, trick, won=1), Play(each.tiles))
        values = {"reply": named(each.tiles, source.lang), "tiles": named(led.tiles, source.lang)}
        yield each, source.loses(reason) if reason else source.say("catch_only_beats", **values)
