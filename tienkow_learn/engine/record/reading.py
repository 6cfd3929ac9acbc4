"""Reading a record: line by line, played again, nothing believed that the rules do not confirm."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from tienkow_learn.engine.deal import MOST
from tienkow_learn.engine.errors import ArgumentError, RecordError, TienKowError
from tienkow_learn.engine.letters import Pool, has_letters
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet, read_rules
from tienkow_learn.engine.tiles import DECK, Tiles, TilesLike, tiles

from .page import Block, Line, Page, number, read_page
from .record import Played, Record
from .seat import after, check_covered, turned_down
from .writing import CALLS, LIMITS, MATCH, SEAT, end_line, last_line, round_line, trick_line

T = TypeVar("T", Round, Observation)
Step: TypeAlias = Callable[[T, str, int], T]
_PLAY = re.compile(r"P([0-3]) (\([^()]*\)|[^(),]+)")
_CALL = re.compile(r"P([0-3]) (declare|pass)")
_MINUTES = re.compile(r" minutes ([0-9]{1,6}\.[0-9]{2})$")


def parse(text: str) -> Record:
    """Read a record, or raise RecordError that says what is wrong and in which line.

    The error's `partial` is the Round or Match as it was after the last play that could be read.
    """
    page = read_page(text)
    try:
        return _replayed(page)
    except RecordError as error:
        newer = page.newer
        if newer is None or newer is error:
            raise
        newer.partial = error.partial
        raise newer from error


def _replayed(page: Page) -> Record:
    played: Played | None = None
    try:
        for reached in _READ[page.kind](page):
            played = reached
        return _told(page, played)
    except RecordError as error:
        error.partial = played
        raise


def _told(page: Page, played: Played | None) -> Record:
    """The record of all that was played, once nothing is left that could be wrong."""
    wrong = page.newer or page.fault
    if wrong or played is None:
        raise wrong or RecordError("record_cut", word=MATCH)
    try:
        return Record(played, page.comments, page.names())
    except ArgumentError as error:
        raise RecordError(error.code, **error.values) from error


def _round(page: Page) -> Iterator[Round]:
    page.need("rules", "banker", "streak", "leader", *(f"hand {seat}" for seat in SEATS))
    begun = _begun(page)
    yield begun
    played = yield from _played(begun, page.blocks[0], Round.play)
    _check_last(page.last("end", page.blocks[0].end), last_line(played))


def _seen(page: Page) -> Iterator[Observation]:
    """What one seat saw; as long as the round is on, what it may not see is turned down."""
    page.need(SEAT, "rules", "banker", "streak", "leader", f"hand {page.words[SEAT][1]}" if SEAT in page.words else "")
    begun = _first_seen(page, page.number(SEAT))
    yield begun
    now = begun
    for now in _played(begun, page.blocks[0], partial(after, shown=_shown_hands(page))):
        yield turned_down(now)
    check_covered(now)
    _check_last(page.last("end", page.blocks[0].end), last_line(now))


def _first_seen(page: Page, seat: int) -> Observation:
    """What the seat saw before the first play: the same whatever the other three have of what they hold together."""
    hand = page.told(f"hand {seat}", tiles)
    others = page.told("others", tiles) if "others" in page.words else _rest(page, hand)
    size = len(hand)
    hands = [others[at : at + size] for at in (0, size)] + [others[2 * size :]]
    return _started(page, [*hands[:seat], hand, *hands[seat:]]).observe(seat)


def _rest(page: Page, hand: Tiles) -> Tiles:
    if len(hand) != MOST:
        page.need("others")
    return DECK.without(hand)


def _shown_hands(page: Page) -> dict[int, Tiles]:
    return {seat: page.told(f"hand {seat}", tiles) for seat in SEATS if f"hand {seat}" in page.words}


def _begun(page: Page) -> Round:
    if "seed" in page.words:
        rules = page.told("rules", read_rules)
        return _same_hands(page, Round.deal(rules, page.number("seed"), **_bank(page)))
    read = Pool(text for word, (_, text) in page.words.items() if word.startswith(("hand", "shown"))).read
    return _started(page, [page.told(f"hand {seat}", read) for seat in SEATS], read)


def _bank(page: Page) -> dict[str, int]:
    return {word: page.number(word) for word in ("banker", "streak", "leader")}


def _started(page: Page, hands: Sequence[TilesLike], read: Callable[[str], Tiles] = tiles) -> Round:
    rules = page.told("rules", read_rules)
    line, text = page.words.get("tally", (0, "0 0 0 0"))
    tally = [number(line, each) for each in text.split()]
    shown = page.told("shown", read) if "shown" in page.words else ""
    return Round.start(rules, hands, **_bank(page), tally=tally, shown=shown)


def _same_hands(page: Page, dealt: Round) -> Round:
    for word in ("tally", "shown"):
        if word in page.words:
            raise RecordError("record_beside_seed", line=page.words[word][0], word=word)
    for seat, hand in enumerate(dealt.hands):
        if page.told(f"hand {seat}", partial(tiles, held=hand)) != hand:
            raise RecordError("record_seed", line=page.words[f"hand {seat}"][0], seat=seat, seed=dealt.seed)
    return dealt


def _match(page: Page) -> Iterator[Match]:
    page.need("rules", *LIMITS)
    rules = page.told("rules", read_rules)
    _check_preset(page, rules)
    seed, target, most_rounds, minutes = (page.number(word) for word in LIMITS)
    played = Match(rules, seed, target, most_rounds, minutes)
    yield played
    for at, block in enumerate(page.blocks):
        played = yield from _one_round(page, played, at, block)
        yield played
    _check_last(page.last(MATCH, _match_line(page)), last_line(played))


def _check_preset(page: Page, rules: RuleSet) -> None:
    line, text = page.words.get("preset", (0, rules.preset))
    if text != rules.preset:
        raise RecordError("record_preset", line=line, text=str(text)[:40])


def _match_line(page: Page) -> Line | None:
    line, text = page.words.get(MATCH, (0, ""))
    return (line, f"{MATCH} {text}") if line else None


def _one_round(page: Page, before: Match, at: int, block: Block) -> Generator[Match, None, Match]:
    """The match after each play of its round; at last, after the round. An error names the round."""
    try:
        begun = now = _opened(before, at, block)
        for now in _played(begun, block, Round.play):
            yield before.at(now)
        return _closed(before, now, page.last("end", block.end))
    except RecordError as error:
        raise RecordError("record_round", round=at + 1, error=error) from error


def _opened(before: Match, at: int, block: Block) -> Round:
    line, text = block.first
    if before.is_over:
        raise RecordError("record_value", line=line, word="round", error=RecordError("match_over"))
    if before.round.plays:
        raise RecordError("record_round_open", line=line)
    _check_same(block.first, text, round_line(at, before.round))
    return before.round


def _closed(before: Match, now: Round, end: Line) -> Match:
    settled = now.is_over and " total " in end[1]
    found = _MINUTES.search(end[1]) if settled else None
    minutes = float(found[1]) if found else 0
    _check_same(end, end[1], end_line(now, minutes, settled=settled))
    return before.finish(now, minutes) if settled else before.at(now)


def _played(begun: T, block: Block, play: Step[T]) -> Generator[T, None, T]:
    """The round, or what is seen of it, after each play of its lines."""
    if begun.is_calling and block.tricks and not block.calls:
        raise RecordError("record_missing", word=CALLS)
    played = (yield from _called(begun, *block.calls, play)) if block.calls else begun
    for place, line in enumerate(block.tricks, 1):
        played = yield from _trick(played, place, *line, play)
    return played


def _called(played: T, line: int, text: str, play: Step[T]) -> Generator[T, None, T]:
    """The same after each call."""
    for at, part in enumerate(text.split(", "), 1):
        found = _CALL.fullmatch(part)
        if not found:
            raise RecordError("record_call_form", line=line, call=at, text=part[:40])
        try:
            played = play(played, found[2], int(found[1]))
        except TienKowError as error:
            raise RecordError("record_call", line=line, call=at, error=error) from error
        yield played
    return played


def _trick(played: T, place: int, line: int, text: str, play: Step[T]) -> Generator[T, None, T]:
    plays = text.partition(" ")[2].partition("=")[0].strip()
    for at, part in enumerate(plays.split(", "), 1):
        found = _PLAY.fullmatch(part)
        if not found or _CALL.fullmatch(part):
            raise RecordError("record_play_form", line=line, trick=place, play=at, text=part[:40])
        try:
            played = play(played, found[2], int(found[1]))
        except TienKowError as error:
            raise RecordError("record_play", line=line, trick=place, play=at, error=error) from error
        if has_letters(found[2]):
            text = text.replace(part, f"P{found[1]} {played.plays[-1]}", 1)
        yield played
    _check_trick(played, place, line, text)
    return played


def _check_trick(played: Round | Observation, place: int, line: int, text: str) -> None:
    """A trick must say what playing it gives: its number, one trick in the line, and the winner."""
    tricks = played.all_tricks
    right = trick_line(len(tricks), tricks[-1])
    if len(tricks) != place or " ".join(text.split()) != right:
        raise RecordError("record_trick", line=line, text=text[:120], right=right)


def _check_same(line: Line, told: str, right: str) -> None:
    if " ".join(told.split()) != right:
        raise RecordError("record_end", line=line[0], text=told[:80], right=right)


def _check_last(line: Line, right: str) -> None:
    """The last line must say what the plays before it come to; its check, if there is one, must fit."""
    told, found, check = line[1].partition(" check ")
    right_sum, _, right_check = right.partition(" check ")
    _check_same(line, told, right_sum)
    if found and check != right_check:
        raise RecordError("record_seal", line=line[0], text=check[:40])


_READ: dict[str, Callable[[Page], Iterator[Played]]] = {"": _round, MATCH: _match, SEAT: _seen}
