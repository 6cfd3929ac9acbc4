"""Writing a record: the lines of a round or a match. reading.py reads them back."""

from __future__ import annotations

import json
from binascii import crc32
from collections.abc import Iterable, Iterator
from itertools import accumulate

from .match import Match
from .play import Trick
from .position import NOTHING
from .record import VERSION, Record
from .round import Round
from .settlement import Settlement

FIRST = "tienkow-learn"
MATCH = "match"


def lines(record: Record) -> Iterator[str]:
    """All lines of a record."""
    yield from _match(record, record.played) if isinstance(record.played, Match) else _round(record, record.played)


def _round(record: Record, played: Round) -> Iterator[str]:
    yield from (*_head(played), *_names(record), *_body(record, played, 0))
    yield f"{end_line(played)} {seal(played)}"


def _match(record: Record, played: Match) -> Iterator[str]:
    yield from (*match_head(played), *_names(record))
    begun = [*played.rounds, *([played.playing] if played.playing and played.playing.plays else [])]
    before = accumulate((len(each.plays) for each in begun), initial=0)
    for number, (each, so_far) in enumerate(zip(begun, before, strict=False), 1):
        yield from (f"round {number}", *_body(record, each, so_far), end_line(each))
    yield f"{match_end(played)} {seal(*begun, head=match_head(played))}"


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


def match_head(played: Match) -> Iterator[str]:
    """What a match is made of: the rest follows from its seed and the plays."""
    yield f"{FIRST} {MATCH} {VERSION}"
    yield f"rules {played.rules}"
    yield from (f"{name} {getattr(played, name)}" for name in ("seed", "target", "most_rounds", "minutes"))


def _names(record: Record) -> Iterator[str]:
    return (f"name {seat} {_quoted(name)}" for seat, name in enumerate(record.names or ()))


def _body(record: Record, played: Round, so_far: int) -> Iterator[str]:
    """The tricks of a round, each with the comments on its plays, which are counted through the whole record."""
    yield from _comments(record, 0, 0) if not so_far else ()
    for place, trick in enumerate(played.all_tricks, 1):
        yield trick_line(place, trick)
        yield from _comments(record, so_far + 1, so_far + len(trick.plays))
        so_far += len(trick.plays)


def trick_line(place: int, trick: Trick) -> str:
    """The line of a trick: its number, the plays, and who won it once it is full."""
    return f"{place} {trick}" + (f" = P{trick.winner}" if trick.is_full else "")


def _comments(record: Record, first: int, last: int) -> Iterator[str]:
    return (f"comment {at} {_quoted(said)}" for at, said in record.comments.items() if first <= at <= last)


def end_line(played: Round) -> str:
    """The last line: how many plays there are and, at the end, the totals, so that a cut record is noticed."""
    return f"end {len(played.plays)}" + (f" total {played.settlement()}" if played.is_over else "")


def match_end(played: Match) -> str:
    """The last line of a match: its finished rounds, the minutes they took, and the totals."""
    totals = Settlement((), played.totals)
    return f"{MATCH} {len(played.rounds)} minutes {played.played_minutes:.2f} total {totals}"


def seal(*rounds: Round, head: Iterable[str] | None = None) -> str:
    """A check of the whole record, names and comments left out: no single character can change unnoticed."""
    heads = list(head) if head is not None else [line for each in rounds for line in _head(each)]
    tricks = (trick_line(place, trick) for each in rounds for place, trick in enumerate(each.all_tricks, 1))
    return f"check {crc32(' '.join([*heads, *tricks]).encode()):08x}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=not text.isprintable())
