"""A second opinion on questions: the round behind one is dealt and played again, and settled anew."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any, cast

from tienkow_learn.engine import (
    DECK,
    OptionError,
    Outcome,
    Payment,
    Round,
    RuleSet,
    SkyNine,
    TienKow,
    Tile,
    Tiles,
    Trick,
)
from tienkow_learn.engine.outcome import Event
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules.options import offered
from tienkow_learn.practice import Question
from tienkow_learn.text import Voice, say, series_name, tile_name
from tienkow_learn.text.settling import event_words

PRESETS = tuple(getattr(game, name)() for game in (TienKow, SkyNine) for name in game.presets)
EVENT_CLAUSES = {"supreme": "ef", "mixed": "gh"}
CLASSES = [
    "A B C D E F G H I J K",
    "9 8 7 6 5 3",
    "AA BB CC DD EE FF GG HH II JJ KK",
    "99 88 77 55",
    "A9 B8 C7 D5",
    "AA9 BB8 CC7 DD5",
    "A99 B88 C77 D55",
    "AA99 BB88 CC77 DD55",
    "63",
]
"""Every class of RULES 3.1, high to low; KK stands in the one that it is in where it is no Royal."""
PLACES = {text: (kind, rank) for kind, line in enumerate(CLASSES) for rank, text in enumerate(line.split())}

LONG = ("legal_plays", "who_wins", "what_pays", "which_clause", "next_bank", "catching", "who_pays", "multiplier")
"""How the kinds begin that are made of a round, which takes its time."""


def any_rules(game: type[RuleSet], seed: int) -> RuleSet:
    """Rules of a game with some options changed by chance."""
    chance = random.Random(f"{game.__name__} {seed}")
    rules = game()
    for each in chance.sample(fields(cast("Any", game)), len(fields(cast("Any", game)))):
        if chance.random() < 1 / 3:
            try:
                rules = replace(cast("Any", rules), **{each.name: chance.choice(offered(game, each.name))})
            except OptionError:
                continue
    return rules


def check(question: Question) -> None:
    """Its round can be, its words tell what happened in it, and the engine finds its right answers and no others."""
    assert question.rules
    if question.position:
        check_round(question.position)
    if question.position and question.position.is_over and not question.kind.startswith(("who_wins", "catching")):
        check_words(question, question.position.outcome)
    found = RIGHT[question.kind](question)
    assert [place for place, right in enumerate(found) if right] == sorted(question.right), question
    assert question.mode == "many" or sum(found) == 1 or question.mode == "order"
    for told in ([choice.text for choice in question.choices], question.reasons):
        assert len(set(told)) == len(told) > 1, question
        assert all(text.strip() and "{" not in text for text in told)


def check_round(now: Round) -> None:
    """The whole deck was dealt, the bank can be so, and each play was allowed when it was made."""
    assert Tiles(tile for hand in now.start_hands for tile in hand) == DECK
    assert [len(hand) for hand in now.start_hands] == [8, 8, 8, 8]
    assert (now.leader, now.banker, now.streak) in banks(now.rules, now.streak)
    at = Round.start(now.rules, now.start_hands, now.banker, now.streak, now.leader)
    for play in Round.parse(str(now)).plays:
        assert play in at.legal_plays()
        at = at.play(play)
    assert (at.tricks, at.tally, at.to_move) == (now.tricks, now.tally, now.to_move)


def banks(rules: RuleSet, streak: int) -> list[tuple[int, int, int]]:
    """Leader, banker and streak of a first round; or of a later one, which the banker leads (RULES 2.1, 3.2, 3.3)."""
    if isinstance(rules, SkyNine):
        step = int(rules.first_game_banker == "next_player")
        first = [(seat, (seat + step) % 4, rules.first_streak) for seat in SEATS]
        return [*first, *((seat, seat, streak) for seat in SEATS if streak)]
    return [(seat, seat, streak) for seat in SEATS]


def voice(question: Question) -> Voice:
    return Voice().seated(0, cast("RuleSet", question.rules))


def names(question: Question) -> tuple[str, ...]:
    return voice(question).seats


def check_words(question: Question, at: Outcome) -> None:
    """What is told is what happened: counts, winner, bank, events; no bonus and no ending is left out or made up."""
    rules, called, told = cast("RuleSet", question.rules), names(question), question.prompt
    assert f"{called[at.winner]} won the last trick." in told
    assert re.findall(r"The bank is with (\w+)", told) == [called[at.banker]]
    assert f": {at.streak}." in told or f" {at.streak} " in told
    if question.kind in ("what_pays", "which_clause", "who_pays_caught"):
        for seat in SEATS:
            assert f"{called[seat]} {voice(question).count(rules, at.tally[seat])}" in told
    if question.kind == "multiplier":
        assert ("won every tile" in told) == (at.tally[at.winner] == 8)
    happened = {event_words(event, voice(question)): event for event in at.events}
    asked = {kind for kind, _ in rules.bonuses} | {way.kind for way in rules.ways}
    asked -= {kind for kind, _ in rules.bonuses} if question.kind == "multiplier" else set()
    for words, event in happened.items():
        assert question.kind == "next_bank" or event.kind not in asked or words in told
        told = told.replace(words, "")
    assert not re.search(r"in trick|in reply|first lead|ended the round|gambled|led four|led KK", told)


def asked_trick(question: Question) -> Trick:
    """The trick of the round that shows what the choices show."""
    assert question.position
    shown = [choice.faces for choice in question.choices]
    masked = not isinstance(question.rules, SkyNine)
    return next(
        trick
        for trick in reversed(question.position.tricks)
        if [(play.masked if masked else play).tiles for _, play in trick.plays] == shown
    )


def _wins(question: Question) -> list[bool]:
    now, trick = cast("Round", question.position), asked_trick(question)
    if isinstance(question.rules, SkyNine):
        assert trick is now.tricks[-1]
        _check_that_who_can_beats(now)
    assert [choice.text.split(":")[0] for choice in question.choices] == [names(question)[at] for at, _ in trick.plays]
    return [seat == trick.winner for seat, _ in trick.plays]


def _check_that_who_can_beats(now: Round) -> None:
    for _ in SEATS:
        played, now = now.tricks[-1].plays[-1] if now.trick is None else now.trick.plays[-1], now.undo()
        assert not played[1].surrendered or not now.can_play(played[1].tiles)


def _playable(question: Question) -> list[bool]:
    now, wanted = cast("Round", question.position), "not play" not in question.prompt
    assert now.to_move == 0
    plays = [f"({each.faces})" if each.text.startswith("Surrender") else each.faces for each in question.choices]
    return [now.can_play(play) == wanted for play in plays]


def _settled(question: Question) -> tuple[Outcome, Sequence[Payment]]:
    now = cast("Round", question.position)
    return now.outcome, now.rules.settle(now.outcome).payments


def _pays(question: Question) -> list[bool]:
    at, lines = _settled(question)
    found = re.search(r"(?:between|does) (\w+) (?:and|pay) (\w+) for", question.prompt)
    assert found
    called = names(question)
    seat, other = called.index(found[1]), called.index(found[2])
    event = _asked_event(question, at)
    paid = [line for line in lines if _is_for(line, event)]
    points = sum(
        line.points * ((line.payer == seat) - (line.payee == seat))
        for line in paid
        if {line.payer, line.payee} == {seat, other}
    )
    payer, payee = (seat, other) if points > 0 else (other, seat)
    told = say("quiz_pays", payer=called[payer], payee=called[payee], points=abs(points)) if points else "Nothing"
    return [choice.text == told for choice in question.choices]


def _asked_event(question: Question, at: Outcome) -> Event | None:
    before, found, _ = question.prompt.partition(" What does ")
    return next(each for each in at.events if before.endswith(event_words(each, voice(question)))) if found else None


def _is_for(line: Payment, event: Event | None) -> bool:
    if event is None or "trick" not in line.values:
        return event is None and "trick" not in line.values
    clauses = EVENT_CLAUSES.get(event.kind, (event.kind,))
    return line.values["trick"] == event.trick and line.payee == event.seat and line.clause in clauses


def _says_so(question: Question) -> list[bool]:
    called = names(question)
    payer, payee, points = re.findall(r"From (\w+) to (\w+): (\d+) point", question.prompt)[-1]
    asked = (called.index(payer), called.index(payee), int(points))
    [line] = [line for line in _settled(question)[1] if (line.payer, line.payee, line.points) == asked]
    return [choice.text == say(f"clause_short_{line.clause}") for choice in question.choices]


def _banks(question: Question) -> list[bool]:
    at, rules = _settled(question)[0], cast("RuleSet", question.rules)
    banker, streak = rules.bank_after(at)
    told, number = rules.bank(streak)
    right = say(f"quiz_bank_is_{told}", name=names(question)[banker], points=number, number=number)
    return [choice.text == right for choice in question.choices]


def _carries(question: Question) -> list[bool]:
    [(winner, loser)] = re.findall(r"Who pays (\w+) what (\w+) has lost", question.prompt)
    called = names(question)
    [line] = [line for line in _settled(question)[1] if line.values.get("loser") == called.index(loser)]
    assert called[line.payee] == winner
    return [choice.text == called[line.payer] for choice in question.choices]


def _multiplies(question: Question) -> list[bool]:
    [name] = re.findall(r"units for (\w+) multiplied", question.prompt)
    seat, (at, lines) = names(question).index(name), _settled(question)
    found = [
        line for line in lines if "factor" in line.values and seat in (line.values.get("loser", line.payer), line.payee)
    ]
    [line] = [
        line for line in found if line.values.get("loser", seat) == seat and {line.payer, line.payee} != {at.winner}
    ]
    return [choice.text == f"× {line.values['times'] * line.values['factor']}" for choice in question.choices]


def _catches(question: Question) -> list[bool]:
    rules = cast("SkyNine", question.rules)
    led = question.faces.letters
    if question.concept == "rule:catching":
        caught = [bool(each.faces) and catches(rules, led, each.faces.letters) for each in question.choices]
        return [right if each.faces else not any(caught) for right, each in zip(caught, question.choices, strict=True)]
    now = cast("Round", question.position)
    assert now.tricks[-1].lead.tiles == question.faces
    assert now.winner == now.tricks[-1].leader
    catcher = Tile({"K": "6:1", "3": "4:2"}[led])
    shown = sum(play.tiles.count(catcher) for trick in now.tricks[:-1] for _, play in trick.plays if not play.hidden)
    assert f"{shown} of {catcher.copies}" in question.prompt
    counts = any(event.kind == "smallest" for event in now.outcome.events)
    return [choice.text.startswith("Yes") == counts for choice in question.choices]


def catches(rules: SkyNine, led: str, reply: str) -> bool:
    """J on K, 6 on 3, higher fours on fours; JJ on KK where the options say so (RULES 3.3, B10)."""
    if len(led) == 4:
        return len(reply) == 4 and PLACES[reply][1] < PLACES[led][1]
    return (led, reply) in (("K", "J"), ("3", "6")) or (rules.jj_catches_kk and (led, reply) == ("KK", "JJ"))


def beats(rules: SkyNine, led: str, reply: str) -> bool:
    """Inside the class and strictly higher; a Royal is led only, and beaten by nothing but JJ where that may be."""
    if rules.kk_royal and "KK" in (led, reply):
        return rules.jj_catches_kk and (led, reply) == ("KK", "JJ")
    (kind, rank), (other, best) = PLACES[reply], PLACES[led]
    return kind == other and rank < best


def _beats(question: Question) -> list[bool]:
    led, reply = re.findall(r"\(([A-K\d]+)\)(?= was| beat)", question.prompt)
    return _yes(question, beats(cast("SkyNine", question.rules), led, reply))


def _yes(question: Question, holds: object) -> list[bool]:
    return [choice.text.startswith("Yes") == bool(holds) for choice in question.choices]


def _is_set(question: Question) -> list[bool]:
    return _yes(question, cast("RuleSet", question.rules).combination(question.faces))


def _ranks(question: Question) -> list[int]:
    found = [cast("RuleSet", question.rules).combination(choice.faces) for choice in question.choices]
    ranks = [each.rank for each in found if each]
    assert len(set(ranks)) == len(question.choices)
    return ranks


def _highest(question: Question) -> list[bool]:
    ranks = _ranks(question)
    return [rank == min(ranks) for rank in ranks]


def _in_order(question: Question) -> list[bool]:
    ranks = _ranks(question)
    assert [ranks[place] for place in question.right] == sorted(ranks)
    return [True] * len(ranks)


def _bare(tile: Tile) -> str:
    return tile_name(tile).split(" (")[0]


def _named(question: Question) -> list[bool]:
    return [choice.text == _bare(question.faces[0]) for choice in question.choices]


def _called(question: Question) -> list[bool]:
    return [f"called {_bare(Tile(choice.text))} (" in question.prompt for choice in question.choices]


def _series(question: Question) -> list[bool]:
    return [choice.text == series_name(question.faces[0].series) for choice in question.choices]


def _spots(question: Question) -> list[bool]:
    [tile] = list(question.faces) or [each for each in Tile if question.prompt.endswith(f" tile {_bare(each)}?")]
    return [choice.text == str(tile.spots) for choice in question.choices]


def _sums(question: Question) -> list[bool]:
    return [f"has {Tile(choice.text).spots} spots" in question.prompt for choice in question.choices]


RIGHT: dict[str, Callable[[Question], list[bool]]] = {
    "tile_to_name": _named,
    "name_to_tile": _called,
    "tile_series": _series,
    "tile_spots": _spots,
    "spots_to_tile": _sums,
    "higher_pair": _highest,
    "order_pairs": _in_order,
    "is_a_pair": _is_set,
    "legal_plays": _playable,
    "who_wins": _wins,
    "who_wins_single": _wins,
    "who_wins_pair": _wins,
    "what_pays": _pays,
    "which_clause": _says_so,
    "next_bank": _banks,
    "is_a_set": _is_set,
    "beats_that": _beats,
    "catching": _catches,
    "who_pays_caught": _carries,
    "multiplier": _multiplies,
}
"""For each kind which of its choices are right, without the generator's help."""
