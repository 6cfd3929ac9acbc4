"""Reading a record: line by line, played again, nothing believed that the rules do not confirm."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from .errors import RecordError, TienKowError
from .play import SEATS
from .record import FIRST, MAX_RECORD, VERSION, Record, end_line, seal, trick_line
from .round import Round
from .rules import read_rules
from .tiles import Tiles, tiles

_PLAY = re.compile(r"P([0-3]) (\([^()]*\)|[^(),]+)")
_ONCE = ("rules", "banker", "streak", "leader", "seed", "tally", "shown", "end")
T = TypeVar("T")
_NEEDED = ("rules", "banker", "streak", "leader", "hand 0", "hand 1", "hand 2", "hand 3")


@dataclass(slots=True)
class _Page:
    """What has been read: values by word, each with its line, and the trick lines."""

    words: dict[str, tuple[int, str]] = field(default_factory=dict)
    tricks: list[tuple[int, str]] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)


def parse(text: str) -> Record:
    """Read a record, or raise RecordError that says what is wrong and in which line."""
    if len(text) > MAX_RECORD:
        raise RecordError("record_large", size=len(text), most=MAX_RECORD)
    page = _page(text.replace("\r\n", "\n").split("\n"))
    played = _replayed(_begun(page), page.tricks)
    _check_end(played, page)
    names = [_string(*page.words[f"name {seat}"]) for seat in SEATS if f"name {seat}" in page.words]
    return Record(played, page.comments, tuple(names) or None)


def _page(lines: list[str]) -> _Page:
    _check_first(lines[0])
    page = _Page()
    for number, line in enumerate(lines[1:], 2):
        if "end" in page.words and line.strip():
            raise RecordError("record_after_end", line=number, text=line[:40])
        if line.strip():
            _sort(page, number, line.strip())
    return page


def _check_first(line: str) -> None:
    word, _, version = line.strip().partition(" ")
    if word != FIRST or not re.fullmatch(r"[0-9]{1,4}", version):
        raise RecordError("record_first", text=line[:40])
    if int(version) != VERSION:
        raise RecordError("record_version", given=int(version), known=VERSION)


def _sort(page: _Page, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word.isdecimal():
        page.tricks.append((number, line))
    elif word == "comment":
        at, _, said = rest.partition(" ")
        if _number(number, at) in page.comments:
            raise RecordError("record_twice", line=number, word=f"comment {at}")
        page.comments[int(at)] = _string(number, said)
    else:
        _keep(page, number, word, rest)


def _keep(page: _Page, number: int, word: str, rest: str) -> None:
    key, value = word, rest
    if word in ("hand", "name"):
        seat, _, value = rest.partition(" ")
        key = f"{word} {seat}"
        if seat not in map(str, SEATS):
            raise RecordError("record_line", line=number, text=f"{word} {rest}"[:40])
    elif word not in _ONCE:
        raise RecordError("record_line", line=number, text=f"{word} {rest}"[:40])
    if key in page.words:
        raise RecordError("record_twice", line=number, word=key)
    page.words[key] = (number, value)


def _begun(page: _Page) -> Round:
    for word in _NEEDED:
        if word not in page.words:
            raise RecordError("record_missing", word=word)
    rules = _told(page, "rules", read_rules)
    numbers = {word: _number(*page.words[word]) for word in ("banker", "streak", "leader")}
    hands = [_told(page, f"hand {seat}", tiles) for seat in SEATS]
    if "seed" in page.words:
        return _same_hands(page, hands, Round.deal(rules, _number(*page.words["seed"]), **numbers))
    line, text = page.words.get("tally", (0, "0 0 0 0"))
    tally = [_number(line, each) for each in text.split()]
    shown = _told(page, "shown", tiles) if "shown" in page.words else ""
    return Round.start(rules, hands, **numbers, tally=tally, shown=shown)


def _same_hands(page: _Page, hands: list[Tiles], dealt: Round) -> Round:
    for word in ("tally", "shown"):
        if word in page.words:
            raise RecordError("record_beside_seed", line=page.words[word][0], word=word)
    for seat in SEATS:
        if hands[seat] != dealt.hands[seat]:
            raise RecordError("record_seed", line=page.words[f"hand {seat}"][0], seat=seat, seed=dealt.seed)
    return dealt


def _told(page: _Page, word: str, read: Callable[[str], T]) -> T:
    """Read the value of a word, its error told with the line it stands in."""
    line, text = page.words[word]
    try:
        return read(text)
    except TienKowError as error:
        raise RecordError("record_value", line=line, word=word, error=error) from error


def _number(line: int, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,12}", text):
        raise RecordError("record_number", line=line, text=text[:20])
    return int(text)


def _string(line: int, text: str) -> str:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, str):
        raise RecordError("record_string", line=line, text=text[:40])
    return found


def _replayed(begun: Round, lines: list[tuple[int, str]]) -> Round:
    played = begun
    for place, (line, text) in enumerate(lines, 1):
        played = _trick(played, place, line, text)
    return played


def _trick(played: Round, place: int, line: int, text: str) -> Round:
    plays = text.partition(" ")[2].partition("=")[0].strip()
    for number, part in enumerate(plays.split(", "), 1):
        found = _PLAY.fullmatch(part)
        if not found:
            raise RecordError("record_play_form", line=line, trick=place, play=number, text=part[:40])
        try:
            played = played.play(found[2], int(found[1]))
        except TienKowError as error:
            raise RecordError("record_play", line=line, trick=place, play=number, error=error) from error
    return _checked_line(played, place, line, text)


def _checked_line(played: Round, place: int, line: int, text: str) -> Round:
    """A trick must say what playing it gives: its number, one trick in the line, and the winner."""
    tricks = played.all_tricks
    right = trick_line(len(tricks), tricks[-1])
    if len(tricks) != place or " ".join(text.split()) != right:
        raise RecordError("record_trick", line=line, text=text[:120], right=right)
    return played


def _check_end(played: Round, page: _Page) -> None:
    if "end" not in page.words:
        raise RecordError("record_cut")
    line, text = page.words["end"]
    told, sealed, check = f"end {text}".partition(" check ")
    if told != end_line(played):
        raise RecordError("record_end", line=line, text=told[:80], right=end_line(played))
    if sealed and f"check {check}" != seal(played):
        raise RecordError("record_seal", line=line, text=check[:40])
