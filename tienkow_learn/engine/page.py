"""The lines of a record, sorted: words with their values, the tricks of each round, comments."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from .errors import RecordError, TienKowError
from .play import SEATS
from .record import MAX_RECORD, VERSION
from .writing import FIRST, MATCH

T = TypeVar("T")
Line = tuple[int, str]
_ONCE = {
    False: ("rules", "banker", "streak", "leader", "seed", "tally", "shown", "end"),
    True: ("rules", "seed", "target", "most_rounds", "minutes", MATCH),
}


@dataclass(slots=True)
class Block:
    """The lines of one round: its tricks, and its end."""

    tricks: list[Line] = field(default_factory=list)
    end: Line | None = None


@dataclass(slots=True)
class Page:
    """What has been read: values by word, each with its line; the rounds; the comments. `whole` for a match."""

    whole: bool = False
    words: dict[str, Line] = field(default_factory=dict)
    blocks: list[Block] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)

    def number(self, word: str) -> int:
        """The whole number that stands by a word."""
        return number(*self.words[word])

    def told(self, word: str, read: Callable[[str], T]) -> T:
        """The value of a word as `read` reads it, its error told with the line it stands in."""
        line, text = self.words[word]
        try:
            return read(text)
        except TienKowError as error:
            raise RecordError("record_value", line=line, word=word, error=error) from error

    def need(self, *words: str) -> None:
        """RecordError for the first word that is missing."""
        for word in words:
            if word not in self.words:
                raise RecordError("record_missing", word=word)

    def names(self) -> tuple[str, ...] | None:
        """The names of the seats, if there are any."""
        return tuple(string(*self.words[f"name {seat}"]) for seat in SEATS if f"name {seat}" in self.words) or None


def read_page(text: str) -> Page:
    """Sort the lines of a record; RecordError for a line that is none."""
    if len(text) > MAX_RECORD:
        raise RecordError("record_large", size=len(text), most=MAX_RECORD)
    first, *lines = text.replace("\r\n", "\n").split("\n")
    page = Page(_is_match(first.strip()))
    if not page.whole:
        page.blocks.append(Block())
    for at, line in enumerate(lines, 2):
        if line.strip():
            _sort(page, at, line.strip())
    return page


def _is_match(line: str) -> bool:
    found = re.fullmatch(rf"{FIRST} ({MATCH} )?([0-9]{{1,4}})", line)
    if not found:
        raise RecordError("record_first", text=line[:40])
    if int(found[2]) != VERSION:
        raise RecordError("record_version", given=int(found[2]), known=VERSION)
    return bool(found[1])


def _sort(page: Page, at: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if (MATCH if page.whole else "end") in page.words:
        raise RecordError("record_after_end", line=at, text=line[:40])
    if page.whole and word in {"round", "end"}:
        _in_match(page, at, word, rest)
    elif word.isdecimal():
        _block(page, at).tricks.append((at, line))
    elif word == "comment":
        _comment(page, at, rest)
    else:
        _keep(page, at, word, rest)


def _in_match(page: Page, at: int, word: str, rest: str) -> None:
    """A round begins or ends; rounds stand in order, and each is ended before the next."""
    if word == "end":
        _block(page, at).end = (at, rest)
    elif rest != str(len(page.blocks) + 1) or (page.blocks and page.blocks[-1].end is None):
        raise RecordError("record_round_order", line=at, text=rest[:20], right=len(page.blocks) + 1)
    else:
        page.blocks.append(Block())


def _block(page: Page, at: int) -> Block:
    if not page.blocks or page.blocks[-1].end is not None:
        raise RecordError("record_no_round", line=at)
    return page.blocks[-1]


def _comment(page: Page, at: int, rest: str) -> None:
    place, _, said = rest.partition(" ")
    if number(at, place) in page.comments:
        raise RecordError("record_twice", line=at, word=f"comment {place}")
    page.comments[int(place)] = string(at, said)


def _keep(page: Page, at: int, word: str, rest: str) -> None:
    key, value = word, rest
    if word == "name" or (word == "hand" and not page.whole):
        seat, _, value = rest.partition(" ")
        key = f"{word} {seat}"
        if seat not in map(str, SEATS):
            raise RecordError("record_line", line=at, text=f"{word} {rest}"[:40])
    elif word not in _ONCE[page.whole]:
        raise RecordError("record_line", line=at, text=f"{word} {rest}"[:40])
    if key in page.words:
        raise RecordError("record_twice", line=at, word=key)
    page.words[key] = (at, value)


def number(line: int, text: str) -> int:
    """A whole number of at most twelve digits."""
    if not re.fullmatch(r"[0-9]{1,12}", text):
        raise RecordError("record_number", line=line, text=text[:20])
    return int(text)


def string(line: int, text: str) -> str:
    """Text in double quotes."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, str):
        raise RecordError("record_string", line=line, text=text[:40])
    return found
