"""Record: the text form of a round, with names and comments: what is kept, shared and replayed."""

from __future__ import annotations

import json
from binascii import crc32
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from .errors import RecordError
from .outcome import check_count
from .play import SEATS, Trick
from .position import NOTHING
from .round import Round

VERSION = 1
MAX_RECORD = 300_000
"""The longest record that is read, in characters."""
MAX_NAME, MAX_COMMENT = 40, 600
"""The longest name and comment, in characters."""
FIRST = "tienkow-learn"


@dataclass(frozen=True, slots=True)
class Record:
    """A round with what people add to it: four `names`, or None, and `comments` by play number (0 is the start).

    `str(record)` is its text; `Record.parse(text)` reads it back and plays it again, so that it cannot contradict
    itself. RecordError for names and comments that are too long, too many, or about plays that are not there.
    """

    round: Round
    comments: Mapping[int, str] = field(default_factory=dict, hash=False)
    names: tuple[str, ...] | None = None

    def __post_init__(self) -> None:
        for number, comment in self.comments.items():
            _check_comment(number, comment, len(self.round.plays))
        object.__setattr__(self, "comments", MappingProxyType(dict(sorted(self.comments.items()))))
        if self.names is not None:
            object.__setattr__(self, "names", tuple(self.names))
            check_names(self.names)

    def __str__(self) -> str:
        return "\n".join(
            [*_head(self.round), *_names(self), *_body(self), f"{end_line(self.round)} {seal(self.round)}", ""]
        )

    def __repr__(self) -> str:
        return f"<Record of {self.round!r}>"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; RecordError says what is wrong and in which line."""
        from .reading import parse  # noqa: PLC0415

        return parse(text)


def check_names(names: tuple[str, ...]) -> None:
    """Raise RecordError unless they are four printable names of at most MAX_NAME characters."""
    if len(names) != len(SEATS):
        raise RecordError("four_names", given=len(names))
    for seat, name in enumerate(names):
        if not isinstance(name, str) or len(name) > MAX_NAME or not name.strip() or not name.isprintable():
            raise RecordError("bad_name", seat=seat, most=MAX_NAME)


def _check_comment(number: int, comment: str, plays: int) -> None:
    check_count("comment", number)
    if number > plays:
        raise RecordError("comment_place", number=number, plays=plays)
    if not isinstance(comment, str) or len(comment) > MAX_COMMENT:
        raise RecordError("bad_comment", number=number, most=MAX_COMMENT)


def _head(played: Round) -> Iterator[str]:
    begun = played.beginning
    yield f"{FIRST} {VERSION}"
    yield f"rules {begun.rules}"
    yield f"banker {begun.banker}"
    yield f"streak {begun.streak}"
    yield f"leader {begun.leader}"
    if begun.seed is not None:
        yield f"seed {begun.seed}"
    yield from (f"hand {seat} {hand}" for seat, hand in enumerate(begun.hands))
    if begun.tally != NOTHING:
        yield f"tally {' '.join(map(str, begun.tally))}"
    if begun.shown:
        yield f"shown {begun.shown}"


def _names(record: Record) -> Iterator[str]:
    return (f"name {seat} {_quoted(name)}" for seat, name in enumerate(record.names or ()))


def _body(record: Record) -> Iterator[str]:
    yield from _comments(record, 0, 0)
    number = 0
    for place, trick in enumerate(record.round.all_tricks, 1):
        yield trick_line(place, trick)
        yield from _comments(record, number + 1, number + len(trick.plays))
        number += len(trick.plays)


def trick_line(place: int, trick: Trick) -> str:
    """The line of a trick: its number, the plays, and who won it once it is full."""
    return f"{place} {trick}" + (f" = P{trick.winner}" if trick.is_full else "")


def _comments(record: Record, first: int, last: int) -> Iterator[str]:
    return (f"comment {at} {_quoted(said)}" for at, said in record.comments.items() if first <= at <= last)


def end_line(played: Round) -> str:
    """The last line: how many plays there are and, at the end, the totals, so that a cut record is noticed."""
    return f"end {len(played.plays)}" + (f" total {played.settlement()}" if played.is_over else "")


def seal(played: Round) -> str:
    """A check of the whole round, names and comments left out: no single character of it can change unnoticed."""
    lines = [*_head(played), *(trick_line(place, trick) for place, trick in enumerate(played.all_tricks, 1))]
    return f"check {crc32(' '.join(lines).encode()):08x}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=not text.isprintable())
