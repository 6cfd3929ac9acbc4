"""Reading a record: line by line, played again, nothing believed that the rules do not confirm."""

from __future__ import annotations

import re

from .errors import RecordError, TienKowError
from .match import Match
from .page import Block, Page, number, read_page
from .play import SEATS
from .record import Record
from .round import Round
from .rules import read_rules
from .tiles import Tiles, tiles
from .writing import end_line, match_end, match_head, seal, trick_line

_PLAY = re.compile(r"P([0-3]) (\([^()]*\)|[^(),]+)")


def parse(text: str) -> Record:
    """Read a record, or raise RecordError that says what is wrong and in which line."""
    page = read_page(text)
    played = _match(page) if page.whole else _round(page)
    return Record(played, page.comments, page.names())


def _round(page: Page) -> Round:
    page.need("rules", "banker", "streak", "leader", *(f"hand {seat}" for seat in SEATS))
    begun = _begun(page)
    played = _replayed(begun, page.blocks[0])
    try:
        if "end" not in page.words:
            raise RecordError("record_cut")
        _check_end(*page.words["end"], end_line(played), seal(played))
    except RecordError as error:
        error.partial = played
        raise
    return played


def _begun(page: Page) -> Round:
    rules = page.told("rules", read_rules)
    numbers = {word: page.number(word) for word in ("banker", "streak", "leader")}
    hands = [page.told(f"hand {seat}", tiles) for seat in SEATS]
    if "seed" in page.words:
        return _same_hands(page, hands, Round.deal(rules, page.number("seed"), **numbers))
    line, text = page.words.get("tally", (0, "0 0 0 0"))
    tally = [number(line, each) for each in text.split()]
    shown = page.told("shown", tiles) if "shown" in page.words else ""
    return Round.start(rules, hands, **numbers, tally=tally, shown=shown)


def _same_hands(page: Page, hands: list[Tiles], dealt: Round) -> Round:
    for word in ("tally", "shown"):
        if word in page.words:
            raise RecordError("record_beside_seed", line=page.words[word][0], word=word)
    for seat in SEATS:
        if hands[seat] != dealt.hands[seat]:
            raise RecordError("record_seed", line=page.words[f"hand {seat}"][0], seat=seat, seed=dealt.seed)
    return dealt


def _match(page: Page) -> Match:
    page.need("rules", "seed", "target", "most_rounds", "minutes")
    limits = {word: page.number(word) for word in ("seed", "target", "most_rounds", "minutes")}
    played = Match(page.told("rules", read_rules), **limits)
    for at, block in enumerate(page.blocks, 1):
        played = _one_round(played, at, block)
    return _ended(page, played)


def _one_round(played: Match, at: int, block: Block) -> Match:
    """The match after a round of the record; an error names the round and carries what was read before it."""
    try:
        if played.is_over:
            raise RecordError("match_over")
        now = _replayed(played.round, block)
        if block.end is None:
            raise RecordError("record_cut")
        _check_end(block.end[0], block.end[1], end_line(now), "")
    except RecordError as error:
        raise _placed(error, at, played) from error
    return played.finish(now) if now.is_over else played.at(now)


def _placed(error: RecordError, at: int, played: Match) -> RecordError:
    placed = RecordError("record_round", round=at, error=error)
    placed.partial = played.at(error.partial) if isinstance(error.partial, Round) else played
    return placed


def _ended(page: Page, played: Match) -> Match:
    try:
        if "match" not in page.words:
            raise RecordError("record_cut")
        line, text = page.words["match"]
        timed = _timed(played, line, text)
        begun = (*timed.rounds, timed.round) if timed.playing and timed.round.plays else timed.rounds
        _check_end(line, text, match_end(timed), seal(*begun, head=match_head(timed)))
    except RecordError as error:
        error.partial = played
        raise
    return timed


def _timed(played: Match, line: int, text: str) -> Match:
    found = re.search(r" minutes ([0-9]{1,9}(?:\.[0-9]{1,6})?) ", text)
    if not found:
        raise RecordError("record_number", line=line, text=text[:20])
    return played.timed(float(found[1]))


def _replayed(begun: Round, block: Block) -> Round:
    played = begun
    for place, (line, text) in enumerate(block.tricks, 1):
        try:
            played = _trick(played, place, line, text)
        except RecordError as error:
            error.partial = played
            raise
    return played


def _trick(played: Round, place: int, line: int, text: str) -> Round:
    plays = text.partition(" ")[2].partition("=")[0].strip()
    for at, part in enumerate(plays.split(", "), 1):
        found = _PLAY.fullmatch(part)
        if not found:
            raise RecordError("record_play_form", line=line, trick=place, play=at, text=part[:40])
        try:
            played = played.play(found[2], int(found[1]))
        except TienKowError as error:
            raise RecordError("record_play", line=line, trick=place, play=at, error=error) from error
    return _checked_line(played, place, line, text)


def _checked_line(played: Round, place: int, line: int, text: str) -> Round:
    """A trick must say what playing it gives: its number, one trick in the line, and the winner."""
    tricks = played.all_tricks
    right = trick_line(len(tricks), tricks[-1])
    if len(tricks) != place or " ".join(text.split()) != right:
        raise RecordError("record_trick", line=line, text=text[:120], right=right)
    return played


def _check_end(line: int, text: str, right: str, sealed: str) -> None:
    """An end must say what the plays before it come to; its seal, if there is one, must fit."""
    word = right.partition(" ")[0]
    told, found, check = f"{word} {text}".partition(" check ")
    if told != right:
        raise RecordError("record_end", line=line, text=told[:80], right=right)
    if found and f"check {check}" != sealed:
        raise RecordError("record_seal", line=line, text=check[:40])
