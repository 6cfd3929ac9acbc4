"""The lines of a record, sorted: words with their values, the tricks of each round, comments."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from tienkow_learn.engine.checking import check_kind
from tienkow_learn.engine.errors import RecordError, TienKowError
from tienkow_learn.engine.play import SEATS

from .record import MAX_RECORD, VERSION
from .writing import CALLS, FIRST, LIMITS, MATCH, SEAT

T = TypeVar("T")
Line = tuple[int, str]
"""Where a line stands, from 1, and what it says."""
BOM = "\ufeff"
"""What some editors put before a text."""
_ROUND = ("rules", "banker", "streak", "leader", "tally", "shown")
_WORDS = {
    "": ("seed", *_ROUND),
    SEAT: (SEAT, "others", *_ROUND),
    MATCH: ("preset", "rules", *LIMITS, MATCH),
}


@dataclass(slots=True)
class Block:
    """The lines of one round: its `first` one (in a match), its `calls`, if there are any, its tricks, its `end`."""

    first: Line = (0, "")
    calls: Line | None = None
    tricks: list[Line] = field(default_factory=list)
    end: Line | None = None


@dataclass(slots=True)
class Page:
    """What has been read: values by word, each with its line; the rounds; the comments.

    `kind` is "" for a round, else MATCH or SEAT; `newer` if it is of another version; `fault` is what stopped the
    reading, if anything did.
    """

    kind: str
    newer: RecordError | None = None
    fault: RecordError | None = None
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
                raise self.fault or RecordError("record_missing", word=word)

    def last(self, word: str, line: Line | None) -> Line:
        """A last line, of a round or of all; RecordError if it is missing."""
        if line is None:
            raise self.fault or RecordError("record_cut", word=word)
        return line

    def names(self) -> tuple[str, ...] | None:
        """The names of the seats, if there are any."""
        return tuple(string(*self.words[f"name {seat}"]) for seat in SEATS if f"name {seat}" in self.words) or None

    @property
    def is_ended(self) -> bool:
        """True if the last line has been read."""
        return MATCH in self.words if self.kind == MATCH else self.blocks[0].end is not None


def read_page(text: str) -> Page:
    """Sort the lines of a record as far as they can be read; RecordError if it is too large or no record at all."""
    check_kind("the record", text, str)
    if len(text) > MAX_RECORD:
        raise RecordError("record_large", size=len(text), most=MAX_RECORD)
    first, *lines = (line.strip() for line in text.removeprefix(BOM).replace("\r\n", "\n").split("\n"))
    page = _begun(first)
    try:
        for at, line in enumerate(lines[:-1], 2):
            if line:
                _sort(page, at, line)
        _sort_end(page, len(lines) + 1, *lines[-1:])
    except RecordError as error:
        page.fault = error
    return page


def _sort_end(page: Page, at: int, line: str = "") -> None:
    """What stands after the last line break: the last line of the record, or the part that is left of another."""
    last = line.startswith(MATCH if page.kind == MATCH else "end")
    if line and not last and not page.is_ended:
        raise RecordError("record_cut_in", line=at, text=line[-40:])
    if line:
        _sort(page, at, line)


def _begun(line: str) -> Page:
    found = re.fullmatch(rf"{FIRST} (?:({MATCH}|{SEAT}) )?([0-9]{{1,4}})", line)
    if not found:
        raise RecordError("record_first", text=line[:40])
    kind, version = found[1] or "", int(found[2])
    newer = None if version == VERSION else RecordError("record_version", given=version, known=VERSION)
    return Page(kind, newer, blocks=[] if kind == MATCH else [Block()])


def _sort(page: Page, at: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if page.is_ended:
        raise RecordError("record_after_end", line=at, text=line[:40])
    if page.kind == MATCH and word == "round":
        page.blocks.append(Block((at, line)))
    elif word == "end":
        _open(page, at).end = (at, line)
    elif word.isdecimal():
        _open(page, at).tricks.append((at, line))
    elif word == CALLS:
        _calls(_open(page, at), at, rest)
    elif word == "comment":
        _comment(page, at, rest)
    else:
        _keep(page, at, word, rest)


def _open(page: Page, at: int) -> Block:
    """The round that a line belongs to."""
    if not page.blocks or page.blocks[-1].end is not None:
        raise RecordError("record_no_round", line=at)
    return page.blocks[-1]


def _calls(block: Block, at: int, rest: str) -> None:
    if block.calls is not None:
        raise RecordError("record_twice", line=at, word=CALLS)
    block.calls = (at, rest)


def _comment(page: Page, at: int, rest: str) -> None:
    place, _, said = rest.partition(" ")
    if number(at, place) in page.comments:
        raise RecordError("record_twice", line=at, word=f"comment {place}")
    page.comments[int(place)] = string(at, said)


def _keep(page: Page, at: int, word: str, rest: str) -> None:
    seat, _, value = rest.partition(" ")
    seated = word == "name" or (word == "hand" and page.kind != MATCH)
    if word not in _WORDS[page.kind] and not (seated and seat in map(str, SEATS)):
        raise RecordError("record_line", line=at, text=f"{word} {rest}"[:40])
    key = f"{word} {seat}" if seated else word
    if key in page.words:
        raise RecordError("record_twice", line=at, word=key)
    page.words[key] = (at, value if seated else rest)


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
