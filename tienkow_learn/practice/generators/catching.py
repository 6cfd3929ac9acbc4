"""Catching: which tile catches the smallest, led as the last one, and whether the gamble still counts."""

from __future__ import annotations

from tienkow_learn.engine import Combination, Play, Round, Tile, Trick, tiles
from tienkow_learn.engine.rules import Turn
from tienkow_learn.practice.needs import gambles
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text.explaining import named

OTHERS = 3


@Generator.needing(gambles)
def catching(source: Source) -> Question:
    """Which tile catches the smallest of a class, led last; or whether it still counts as a gamble."""
    caught = {tile: [other for other in Tile if _catches(source, tile, other)] for tile in Tile}
    led = source.chance.choice([tile for tile, found in caught.items() if found])
    [catcher] = caught[led]
    return (_who if source.chance.random() < 1 / 2 else _counts)(source, led, catcher)


def _counts(source: Source, led: Tile, catcher: Tile) -> Question:
    """Whether the smallest doubles what is paid, with so many of its catchers lying open."""
    shown = source.chance.randint(0, catcher.copies)
    right = _is_gamble(source, led, [catcher] * shown)
    values = {"tile": named([led], source.lang), "catcher": named([catcher], source.lang), "shown": shown}
    doubles, plain = ("gamble_yes", "gamble_missed") if right else ("gamble_no_risk", "gamble_no")
    options = [
        Option(Choice(source.say("gamble_doubles")), source.say(doubles, **values), right=right),
        Option(Choice(source.say("gamble_plain")), source.say(plain, **values), right=not right),
    ]
    hints = [source.say("look_gamble", **values), source.say("rule_gamble")]
    return source.ask(source.say("gamble", **values), options, "rule:gamble", hints, faces=led)


def _is_gamble(source: Source, led: Tile, shown: list[Tile]) -> bool:
    """Play it out: nobody beats the smallest, and the engine says how the round ended."""
    others = [tile for tile in Tile if tile.series is not led.series][:3]
    now = Round.start(source.rules, [led, *others], tally=(2, 2, 2, 1), shown=shown).play(tiles(led))
    for tile in others:
        now = now.play(Play(tiles(tile), surrendered=True))
    return any(event.kind in source.rules.endings for event in now.outcome.events)


def _who(source: Source, led: Tile, catcher: Tile) -> Question:
    others = source.shuffled(each for each in Tile if each not in (led, catcher))[:OTHERS]
    options = [
        Option(Choice(named([tile], source.lang), tile), _reason(source, led, tile, catcher), right=tile is catcher)
        for tile in source.shuffled([catcher, *others])
    ]
    values = {"tile": named([led], source.lang)}
    hints = [source.say("look_catch", **values), source.say("rule_catch")]
    return source.ask(source.say("catching", **values), options, "rule:catching", hints, faces=led)


def _trick(source: Source, led: Tile) -> Trick:
    lead = source.rules.single(led)
    return Trick(0, ((0, Play(lead.tiles)),), 0, lead, lead)


def _catches(source: Source, led: Tile, tile: Tile) -> bool:
    trick, made = _trick(source, led), source.rules.single(tile)
    if tile is led or not source.rules.beats(made, trick.best, trick.lead):
        return False
    return source.rules.closes(Turn(tiles(tile), trick, won=1), made)


def _reason(source: Source, led: Tile, tile: Tile, catcher: Tile) -> str:
    lead, made = source.rules.single(led), source.rules.single(tile)
    values = {"tile": named([tile], source.lang), "led": named([led], source.lang)}
    if tile is catcher:
        return source.say("catch_right", **values)
    return source.say(_trap(source, lead, made), **values)


def _trap(source: Source, lead: Combination, made: Combination) -> str:
    return "catch_only_beats" if source.rules.beats(made, lead, lead) else "catch_cannot"
