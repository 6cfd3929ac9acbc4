"""Legal plays: which of these may be played from this hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tienkow_learn.engine import DECK, Play, Reason, Round, Tiles
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source

from .catches import leads, leads_of
from .deals import sets
from .playing import TRIES, Plan, played

HAND, CHOICES = 6, 4
SIZES = ((0, 2), (1, 4), (2, 5), (3, 2), (4, 2))
"""Sizes of lead (0: the learner leads), each with how often it comes."""
ALL_LEGAL, ABLE = 1 / 6, 1 / 2
ROUNDS, LOOKED_AT = 3, 40
SET = 4
"""So much more often a set that may not be played is a choice than tiles that are none."""


@Generator
def legal_plays(source: Source) -> Question:
    """Which plays the hand allows: choose all of them, the only one, or the only one that is not allowed."""
    now = _position(source)
    legal, barred = _legal(source, now), _barred(source, now)
    if not barred and source.chance.random() > ALL_LEGAL:
        return legal_plays.make(source)
    form = source.chance.choice(_forms(len(legal), len(barred)))
    duty = now.rules.duty(now.turn)
    hints = [source.say("look_lead" if now.trick else "look_hand"), source.voice.explain(duty)]
    mode = "many" if form == "every" else "one"
    options = _options(source, form, legal, barred)
    return source.ask(source.say(f"play_{form}"), options, f"rule:{duty.code}", hints, mode=mode, position=now)


def _position(source: Source) -> Round:
    """The learner to play out of a round that was played, on a lead of a chance size, or to lead."""
    sizes = [each for each in SIZES if not each[0] or leads_of(source.rules, each[0])]
    [(size, _)] = source.tempting(sizes, lambda each: each[1], 1)
    found: list[Round] = []
    for tries in range(TRIES):
        found += [now for now in _moments(played(source, _plans(source, size))) if _is_asked(now, size)]
        if found and tries >= ROUNDS:
            return source.evenly(found, lambda now: now.rules.duty(now.turn).code)
    return _position(source)


def _moments(whole: Round) -> Iterator[Round]:
    """A round before each of its plays, the last one first."""
    at = whole
    while at != whole.beginning:
        at = at.undo()
        yield at


def _is_asked(now: Round, size: int) -> bool:
    """True if the learner, with tiles enough to choose from, is to answer such a lead; or to lead, by size 0."""
    if now.to_move or now.is_calling or len(now.hands[0]) < HAND - 1:
        return False
    return now.trick is None if not size else now.trick is not None and (now.trick.size, now.trick.leader) == (size, 3)


def _plans(source: Source, size: int) -> list[Plan]:
    """Now and then a set that beats the lead, for the learner to find in the hand; or one for the hand that leads."""
    able = source.chance.random() < ABLE
    many = [led for led in leads(source.rules) if able or size]
    fit = [led for led in many if not size or len(led.tiles) == size] if size != 1 else sets(source, 1)
    if not fit:
        return []
    led = source.evenly(fit, lambda each: each.kind)
    if not size:
        return [Plan(((0, Play(led.tiles)),), last=True)]
    left = sets(source, size, DECK.without(led.tiles)) if able else []
    higher = [each for each in left if source.rules.beats(each, led, led)]
    reply = [(0, Play(source.chance.choice(higher).tiles))] if higher else []
    return [Plan(((3, Play(led.tiles)), *reply))]


def _legal(source: Source, now: Round) -> list[Option]:
    """What may be played; when leading, sets before single tiles. Of what may be surrendered too, one is enough."""
    plays, either = now.legal_plays(), source.rules.surrenders
    up = [play for play in plays if not (play.surrendered and either)]
    chosen = source.tempting(up, lambda play: 1 if now.trick else play.size**3, HAND)
    down = [play for play in plays if play not in up]
    return [_may(source, now, play) for play in (*chosen, *([source.chance.choice(down)] if down else []))]


def _may(source: Source, now: Round, play: Play) -> Option:
    code = "may_surrender" if play.surrendered and source.rules.surrenders else "may"
    why = source.voice.explain(now.rules.duty(now.turn))
    reason = source.say(code, tiles=source.voice.tiles(play.tiles), why=why)
    choice = Choice(_told(source, play), play.tiles)
    return Option(choice, reason, right=True)


def _told(source: Source, play: Play) -> str:
    """A play as a choice: its tiles, with a word where they may be played as well as surrendered."""
    told = source.voice.tiles(play.tiles)
    return source.say("surrendering", tiles=told) if play.surrendered and source.rules.surrenders else told


def _barred(source: Source, now: Round) -> list[Option]:
    """Tiles of the hand that may not be played, each with the engine's reason."""
    sizes = (now.trick.size,) if now.trick else (2, 3, 4)
    found = list(dict.fromkeys(Tiles(each) for size in sizes for each in combinations(now.hands[0], size)))
    sets = {each.tiles for size in sizes for each in leads_of(source.rules, size)}
    looked_at = [each for each in found if each in sets] + source.shuffled(each for each in found if each not in sets)
    refused = [(each, why) for each in looked_at[:LOOKED_AT] if (why := now.why_not(each))]
    chosen = source.tempting(refused, lambda each: _temptation(each[0]) * (SET if each[0] in sets else 1), HAND)
    return [Option(Choice(source.voice.tiles(each), each), _refusal(source, each, why)) for each, why in chosen]


def _temptation(chosen: Tiles) -> float:
    """Two tiles of equal spots or with a half in common look as if they belonged together; large sets do not."""
    spots = [tile.spots for tile in chosen]
    return (1 + 6 * (len(set(spots)) < len(spots))) / len(chosen)


def _refusal(source: Source, chosen: Tiles, why: Reason) -> str:
    told = source.voice.explain(why)
    if source.voice.named(chosen) in told:
        return told
    return source.say("may_not", tiles=source.voice.tiles(chosen), why=told)


def _forms(legal: int, barred: int) -> list[str]:
    """The ways to ask that so many plays allow."""
    return [
        "every",
        *["not"] * (legal >= CHOICES - 1 and barred > 0),
        *["only"] * (barred >= CHOICES - 1),
    ]


def _options(source: Source, form: str, legal: list[Option], barred: list[Option]) -> list[Option]:
    if form == "not":
        wrong = [Option(each.choice, each.reason) for each in legal[: CHOICES - 1]]
        return source.shuffled([Option(barred[0].choice, barred[0].reason, right=True), *wrong])
    if form == "only":
        return source.shuffled([legal[0], *barred[: CHOICES - 1]])
    half = HAND // 2
    return source.shuffled([*legal[:half], *barred[:half]])
