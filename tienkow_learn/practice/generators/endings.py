"""Questions on how a round of Sky Nine ends: gambles and catching, who pays, what multiplies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tienkow_learn.engine import Combination, Event, Outcome, Payment, Play, Round, Tile, Tiles
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice.case import Case
from tienkow_learn.practice.needs import gambles, multiplies
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text.settling import event_words

from . import cases
from .catches import catchers, last_trick, single_catchers, together, why_unbeaten
from .playing import TRIES, Plan, played

OTHERS = 3


@Generator.needing(gambles)
def catching(source: Source) -> Question:
    """What catches a set that is led last; or whether the smallest still counts as a gamble."""
    return source.chance.choice((_who, _what_counts))(source)


def _what_counts(source: Source) -> Question:
    """Whether the smallest multiplies what is paid, with so many of its catchers lying open: as often as not."""
    led, catcher = source.chance.choice(list(single_catchers(source.rules).items()))
    wanted = source.chance.random() < 1 / 2
    numbers = range(catcher.copies + 1)
    fit = [n for n in numbers if bool(_gamble(source, led, catcher, n)) == wanted] or numbers
    shown = source.chance.choice(fit)
    whole = next((each for each in _ended_by(source, led, catcher, shown) if _open(each, catcher) == shown), None)
    if whole is None:
        return _what_counts(source)
    right = any(event.kind in _gamble(source, led, catcher, 0) for event in whole.outcome.events)
    values = {name: source.voice.named([tile]) for name, tile in (("tile", led), ("catcher", catcher))}
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
    values = {"tiles": source.voice.named(led.tiles), "catcher": source.voice.named(right.tiles) if right else ""}
    nothing = source.say("catch_some" if right else "catch_none_right", **values)
    options = [Option(_choice(source, each), reason) for each, reason in _reasons(source, led, wrong)]
    options += [Option(_choice(source, right), source.say("catch_right", **values), right=True)] if right else []
    options += [Option(Choice(source.say("catch_none")), nothing, right=not right)]
    hints = [source.say("look_catch", **values), source.say("rule_catch")]
    prompt = source.say("catching", **values)
    return source.ask(prompt, source.shuffled(options), "rule:catching", hints, faces=led.tiles)


def _choice(source: Source, made: Combination) -> Choice:
    return Choice(source.voice.named(made.tiles), made.tiles)


def _reasons(source: Source, led: Combination, wrong: list[Combination]) -> Iterator[tuple[Combination, str]]:
    """Why each of some sets does not catch another: it cannot beat it, or it does no more than that."""
    for each in wrong:
        reason = why_unbeaten(source.rules, led, each)
        values = {"reply": source.voice.named(each.tiles), "tiles": source.voice.named(led.tiles)}
        yield each, source.loses(reason) if reason else source.say("catch_only_beats", **values)


@Generator.needing(gambles)
def who_pays_caught(source: Source) -> Question:
    """Who pays what another player has lost, once a gamble was caught."""
    found = cases.settled(source, cases.wish(source, ending=1, caught=True), _carried)
    if found is None:
        return who_pays_caught.make(source)
    line = source.chance.choice(_carried(found.case))
    called, outcome = source.voice.seats, found.case.outcome
    values = {"loser": called[line.values["loser"]], "payer": called[line.payer], "winner": called[line.payee]}
    options = [
        Option(Choice(called[seat]), _reason(source, outcome, line, seat), right=seat == line.payer)
        for seat in SEATS
        if seat != outcome.winner
    ]
    options.append(Option(Choice(source.say("catch_nobody")), source.say("catch_not_dropped", **values)))
    prompt = source.say("who_pays_caught", case=cases.told(source, found.case), **values)
    hints = [source.say("look_caught"), source.say("rule_caught")]
    return source.ask(prompt, source.shuffled(options), f"rule:clause_{line.clause}", hints, position=found.round)


def _carried(made: Case) -> list[Payment]:
    """The payments of a case in which somebody pays for another."""
    return [line for line in made.settlement.payments if line.borne_for is not None]


def _reason(source: Source, outcome: Outcome, line: Payment, seat: int) -> str:
    called = source.voice.seats
    values = {"loser": called[line.values["loser"]], "payer": called[line.payer], "name": called[seat]}
    if seat == line.payer:
        return source.voice.explain(line)
    if seat == line.borne_for:
        return source.say("catch_freed", **values)
    return source.say("catch_banker" if seat == outcome.banker else "catch_other", **values)


CHOICES, FEWEST = 4, 3
MOST_STREAK, TAKES_ALL, ENDS = 3, 0.2, 0.6


@Generator.needing(multiplies)
def multiplier(source: Source) -> Question:
    """By what a loser's units are multiplied, from how the round ended and what the banker has won."""
    found = cases.settled(source, _wish(source), lambda made: _asked(source, made.outcome))
    if found is None:
        return multiplier.make(source)
    made, outcome = found.case, found.case.outcome
    line = source.chance.choice(_asked(source, outcome))
    right, wrong = _right(line), _wrong(source, outcome, line)
    chosen = source.tempting(wrong, lambda _: 1, CHOICES - 1)
    options = [
        Option(_times(source, number), source.say(wrong[number], factor=line.values["factor"])) for number in chosen
    ]
    options += [Option(_times(source, right), source.voice.explain(line), right=True)]
    prompt = source.say("multiplier", story=_story(source, made), name=source.voice.seat(_loser(outcome, line)))
    hints = [source.say("look_multiplier"), source.say("rule_multiplier")]
    return source.ask(prompt, source.shuffled(options), "rule:multiplier", hints, position=found.round)


def _asked(source: Source, outcome: Outcome) -> list[Payment]:
    """The payments in which people go wrong in more than one way."""
    lines = (line for line in source.rules.settle(outcome).payments if "factor" in line.values)
    return [line for line in lines if len(_wrong(source, outcome, line)) >= FEWEST - 1]


def _right(line: Payment) -> int:
    return int(line.values["times"] * line.values["factor"])


def _times(source: Source, number: int) -> Choice:
    return Choice(source.say("times", number=number))


def _loser(outcome: Outcome, line: Payment) -> int:
    if line.borne_for is not None:
        return line.borne_for
    return line.payer if line.payee == outcome.winner else line.payee


def _wish(source: Source) -> cases.Wish:
    """A round that ended in any way; now and then the winner has all tiles."""
    return replace(cases.wish(source, ending=ENDS), takes_all=source.chance.random() < TAKES_ALL)


def _wrong(source: Source, outcome: Outcome, line: Payment) -> dict[int, str]:
    """The wrong numbers, each with the likeliest mistake behind it."""
    said = reversed([*_said(source, outcome, line)])
    return {number: code for number, code in said if number not in (0, _right(line))}


def _said(source: Source, outcome: Outcome, line: Payment) -> Iterator[tuple[int, str]]:
    """What people say who make a mistake, each with what it is, the likeliest first."""
    times, factor = line.values["times"], line.values["factor"]
    _, bank = source.rules.bank(outcome.streak)
    if times > 1:
        yield factor, "times_no_streak"
        yield factor * outcome.streak, "times_one_less"
    elif bank > 1:
        yield factor * bank, "times_no_banker"
    if factor > 1:
        yield times, "times_no_ending"
        yield times * factor * factor, "times_twice"
    if times > 1 and factor > 1:
        yield factor + times, "times_added"
    if factor == 1:
        yield 2 * times, "times_plain"


def _story(source: Source, made: Case) -> str:
    """The bank, who won, what counts of how it ended, and whether it was with all tiles."""
    called, outcome = source.voice.seats, made.outcome
    told = [source.say("case_won", name=called[outcome.winner])]
    told += [event_words(event, source.voice) for event in cases.telling(made) if _is_told(made, event)]
    if outcome.tally[outcome.winner] == source.rules.hand_size:
        told.append(source.say("won_all", name=called[outcome.winner]))
    bank = source.bank(outcome)
    return " ".join([bank, *told])


def _is_told(made: Case, event: Event) -> bool:
    """True if an event is no bonus: those are multiplied by nothing of how the round ended."""
    return event.kind not in {kind for kind, _ in made.rules.bonuses}
