"""Who wins: which of four plays takes the trick."""

from __future__ import annotations

from tienkow_learn.engine import Reason, Trick
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules.tien_kow.codes import TienKowCode
from tienkow_learn.practice.needs import classes, pairs
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.practice.words import listed

from .deals import Taken, sets, trick

ALL_SIZES = ((1, 3), (2, 3), (3, 2), (4, 1))
"""Sizes of plays, each with how often it comes where the rules have sets of it."""


@Generator
def who_wins(source: Source) -> Question:
    """Who wins a trick of any size."""
    sizes = [each for each in ALL_SIZES if sets(source, each[0])]
    [(size, _)] = source.tempting(sizes, lambda each: each[1], 1)
    return _asked(source, size)


@Generator
def who_wins_single(source: Source) -> Question:
    """Who wins a trick of single tiles."""
    return _asked(source, 1)


@Generator.needing(pairs)
def who_wins_pair(source: Source) -> Question:
    """Who wins a trick of pairs."""
    return _asked(source, 2)


def _asked(source: Source, size: int) -> Question:
    taken = trick(source, size)
    played, lost = taken.trick, taken.losers
    tempting = max(lost, key=taken.spots_of)
    options = [_option(source, taken, seat) for seat, _ in played.plays]
    led = {"tiles": source.voice.tiles(played.lead.tiles), "name": source.voice.seat(played.leader)}
    rule = "rule_beats" if classes(source.rules) else f"rule_wins_{size}"
    hints = [source.say("look_led", **led), source.say(rule)]
    concept = f"rule:{lost[tempting].code}"
    return source.ask(_prompt(source, taken, led), options, concept, hints, position=taken.whole)


def _prompt(source: Source, taken: Taken, led: dict[str, str]) -> str:
    """Who wins; and where the others choose whether to compete, that they do, and who has won nothing before."""
    told = source.say("who_leads" if taken.trick.leader else "who_leads_you", **led)
    if not source.rules.surrenders:
        return source.say("who_wins", told=told)
    poor = [source.voice.seat(seat) for seat in SEATS if not taken.before.tally[seat]]
    won = source.say("who_has_won_but" if poor else "who_has_won", name=listed(poor, "and", source.voice))
    return source.say("who_can", told=told, won=won)


def _option(source: Source, taken: Taken, seat: int) -> Option:
    played, lost = taken.trick, taken.losers
    play = next(play if source.rules.surrenders else play.masked for at, play in played.plays if at == seat)
    shown = source.voice.tiles(play.tiles) or source.say("face_down", count=play.size)
    choice = Choice(source.say("seat_play", name=source.voice.seat(seat), tiles=shown), play.tiles)
    if seat in lost:
        why = _why(source, played, seat, lost[seat])
        return Option(choice, source.say("loses", name=source.voice.seat(seat), why=why))
    code = "wins_you" if not seat else "wins"
    return Option(choice, source.say(code, name=source.voice.seat(seat), tiles=_set(source, played)), right=True)


def _set(source: Source, played: Trick) -> str:
    return source.voice.tiles(played.best.tiles)


def _why(source: Source, played: Trick, seat: int, reason: Reason) -> str:
    """The engine's reason, and a word on the order of other games where that would have misled."""
    told = source.loses(reason)
    in_series = [(at, play.tiles[0].order) for at, play in played.plays if not play.surrendered]
    misled = reason.code == TienKowCode.FEWER_SPOTS and min(in_series, key=lambda each: each[1])[0] == seat
    return source.say("old_order", why=told) if misled else told
