"""Catching: what catches the smallest, or four tiles, led last; and whether a gamble still counts."""

from __future__ import annotations

from collections.abc import Iterator

from tienkow_learn.engine import Combination, Play, Round, Tile, Tiles
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice.needs import gambles
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text.explaining import named

from .catches import catchers, last_trick, single_catchers, together, why_unbeaten
from .playing import TRIES, Plan, played

OTHERS = 3


@Generator.needing(gambles)
def catching(source: Source) -> Question:
    """What catches a set that is led last; or whether the smallest still counts as a gamble."""
    return source.chance.choice((_who, _counts))(source)


def _counts(source: Source) -> Question:
    """Whether the smallest multiplies what is paid, with so many of its catchers lying open: as often as not."""
    led, catcher = source.chance.choice(list(single_catchers(source.rules).items()))
    wanted = source.chance.random() < 1 / 2
    numbers = range(catcher.copies + 1)
    fit = [n for n in numbers if bool(_gamble(source, led, catcher, n)) == wanted] or numbers
    shown = source.chance.choice(fit)
    whole = next((each for each in _ended_by(source, led, catcher, shown) if _open(each, catcher) == shown), None)
    if whole is None:
        return _counts(source)
    right = any(event.kind in _gamble(source, led, catcher, 0) for event in whole.outcome.events)
    values = {name: named([tile], source.lang) for name, tile in (("tile", led), ("catcher", catcher))}
    values |= {"shown": str(shown), "copies": str(catcher.copies)}
    counts, plain = ("gamble_yes", "gamble_missed") if right else ("gamble_no_risk", "gamble_no")
    options = [
        Option(Choice(source.say("gamble_counts")), source.say(counts, **values), right=right),
        Option(Choice(source.say("gamble_plain")), source.say(plain, **values), right=not right),
    ]
    hints = [source.say("look_gamble", **values), source.say("rule_gamble")]
    return source.ask(source.say("gamble", **values), options, "rule:gamble", hints, faces=led, position=whole)


def _gamble(source: Source, led: Tile, catcher: Tile, shown: int) -> set[str]:
    """What comes of a tile that is led last, if that is a way to end a round."""
    events = last_trick(source.rules, source.rules.single(led), shown=Tiles([catcher] * shown))
    return {event.kind for event in events} & {way.kind for way in source.rules.open_ways}


def _ended_by(source: Source, led: Tile, catcher: Tile, shown: int) -> Iterator[Round]:
    """Rounds in which a tile was led last and not beaten; some of its catchers were led before."""
    for _ in range(TRIES):
        leader, *others = source.shuffled(SEATS)
        leads = [Plan(((seat, Play(Tiles([catcher]))),)) for seat in others[:shown]]
        kept = [(seat, Play(Tiles([catcher]), surrendered=True)) for seat in others[shown : catcher.copies]]
        whole = played(source, [Plan(((leader, Play(Tiles([led]))), *kept), last=True), *leads])
        last = whole.tricks[-1]
        if last.lead.tiles == (led,) and last.winner == last.leader:
            yield whole


def _open(whole: Round, catcher: Tile) -> int | None:
    """How many of the catchers lie face up before the last trick; None if another was surrendered face down."""
    before = [play for trick in whole.tricks[:-1] for _, play in trick.plays if catcher in play.tiles]
    return None if any(play.hidden for play in before) else sum(play.tiles.count(catcher) for play in before)


def _who(source: Source) -> Question:
    """Which of some sets catches one; now and then none does."""
    caught = catchers(source.rules)
    [size] = source.tempting({len(led.tiles) for led in caught}, lambda size: 1 / size, 1)
    none = source.chance.random() < 1 / (OTHERS + 2)
    sets = source.sets(size)
    led = source.chance.choice([led for led in sets if (led in caught) != none])
    found = caught.get(led, ())
    right = source.chance.choice(found) if found else None
    rest = [each for each in sets if each not in (*found, led) and together(led, each)]
    wrong = source.tempting(rest, lambda each: 1 + 3 * (each.kind == led.kind), OTHERS + none)
    values = {"tiles": named(led.tiles, source.lang), "catcher": named(right.tiles, source.lang) if right else ""}
    nothing = source.say("catch_some" if right else "catch_none_right", **values)
    options = [Option(_choice(source, each), reason) for each, reason in _reasons(source, led, wrong)]
    options += [Option(_choice(source, right), source.say("catch_right", **values), right=True)] if right else []
    options += [Option(Choice(source.say("catch_none")), nothing, right=not right)]
    hints = [source.say("look_catch", **values), source.say("rule_catch")]
    prompt = source.say("catching", **values)
    return source.ask(prompt, source.shuffled(options), "rule:catching", hints, faces=led.tiles)


def _choice(source: Source, made: Combination) -> Choice:
    return Choice(named(made.tiles, source.lang), made.tiles)


def _reasons(source: Source, led: Combination, wrong: list[Combination]) -> Iterator[tuple[Combination, str]]:
    """Why each of some sets does not catch another: it cannot beat it, or it does no more than that."""
    for each in wrong:
        reason = why_unbeaten(source.rules, led, each)
        values = {"reply": named(each.tiles, source.lang), "tiles": named(led.tiles, source.lang)}
        yield each, source.loses(reason) if reason else source.say("catch_only_beats", **values)
