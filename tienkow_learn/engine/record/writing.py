"""Writing a record: the lines of a round or a match. reading.py reads them back."""

from __future__ import annotations

from binascii import crc32
from collections.abc import Iterator
from itertools import accumulate

from tienkow_learn.engine.deal import MOST
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.outcome import Tally
from tienkow_learn.engine.play import Trick
from tienkow_learn.engine.position import NOTHING, Calls
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.settlement import Settlement
from tienkow_learn.engine.tiles import Tiles

from .record import VERSION, Played, Record, quoted

FIRST = "tienkow-learn"
MATCH, SEAT = "match", "seat"
CALLS = "calls"
LIMITS = ("seed", "target", "most_rounds", "minutes")


def lines(record: Record) -> Iterator[str]:
    """All lines of a record."""
    yield from _head(record.played)
    yield from (f"name {seat} {quoted(name)}" for seat, name in enumerate(record.names or ()))
    yield from _comments(record, 0, 0)
    before = 0
    for line, plays in _body(record.played):
        yield line
        yield from _comments(record, before + 1, plays)
        before = plays
    yield last_line(record.played)


def last_line(played: Played) -> str:
    """What everything comes to, so that a cut record is noticed, and a check, so that no character changes unnoticed.

    Names and comments may change: they are not in the check.
    """
    told = [*_head(played), *(line for line, _ in _body(played))]
    return f"{_sum(played)} check {crc32(' '.join(told).encode()):08x}"


def _sum(played: Played) -> str:
    if isinstance(played, Round):
        return end_line(played, settled=played.is_over)
    if isinstance(played, Observation):
        return f"end {len(played.plays)}"
    return f"{MATCH} {len(played.rounds)} total {Settlement((), played.totals)}"


def _head(played: Played) -> Iterator[str]:
    if isinstance(played, Round):
        return _round_head(played.beginning)
    return _seat_head(played) if isinstance(played, Observation) else _match_head(played)


def _round_head(begun: Round) -> Iterator[str]:
    yield f"{FIRST} {VERSION}"
    yield from _bank(begun)
    if begun.seed is not None:
        yield f"seed {begun.seed}"
    yield from (f"hand {seat} {hand}" for seat, hand in enumerate(begun.hands))
    yield from _before(begun.tally, begun.shown)


def _bank(begun: Round | Observation) -> Iterator[str]:
    yield f"rules {begun.rules}"
    yield f"banker {begun.banker}"
    yield f"streak {begun.streak}"
    yield f"leader {begun.leader}"


def _before(tally: Tally, shown: Tiles) -> Iterator[str]:
    if tally != NOTHING:
        yield f"tally {' '.join(map(str, tally))}"
    if shown:
        yield f"shown {shown}"


def _seat_head(seen: Observation) -> Iterator[str]:
    """What one seat saw: the hands that it knows, and what the others held, all together, where that is not the rest.

    No seed is written: it would tell the deal.
    """
    yield f"{FIRST} {SEAT} {VERSION}"
    yield f"{SEAT} {seen.seat}"
    yield from _bank(seen)
    hand, others = seen.hand + _played(seen, own=True), seen.unseen + _played(seen, own=False)
    yield f"hand {seen.seat} {hand}"
    yield from (f"hand {at} {call.tiles}" for at, call in seen.calls if call.tiles and at != seen.seat)
    if len(hand) < MOST:
        yield f"others {others}"
    yield from _before(_tally_before(seen), seen.shown)


def _tally_before(seen: Observation) -> Tally:
    won = [trick.winner for trick in seen.tricks for _ in range(seen.rules.worth(trick))]
    a, b, c, d = (0 if seen.calls else count - won.count(seat) for seat, count in enumerate(seen.tally))
    return a, b, c, d


def _played(seen: Observation, *, own: bool) -> Tiles:
    plays = [each for trick in seen.all_tricks for each in trick.plays]
    return Tiles(tile for at, play in plays if (at == seen.seat) == own for tile in play.tiles)


def _match_head(played: Match) -> Iterator[str]:
    """What a match is made of: the deals follow from its seed, and the bank from the plays."""
    yield f"{FIRST} {MATCH} {VERSION}"
    if played.rules.preset:
        yield f"preset {played.rules.preset}"
    yield f"rules {played.rules}"
    yield from (f"{name} {getattr(played, name)}" for name in LIMITS)


def _body(played: Played) -> Iterator[tuple[str, int]]:
    """The lines of all that was played, each with the number of plays up to its end."""
    return _rounds(played) if isinstance(played, Match) else _tricks(played, 0)


def _rounds(played: Match) -> Iterator[tuple[str, int]]:
    sizes = accumulate((len(each.plays) for each in played.begun), initial=0)
    for number, (each, before) in enumerate(zip(played.begun, sizes, strict=False)):
        yield round_line(number, each), before
        yield from _tricks(each, before)
        minutes = played.times[number : number + 1]
        yield end_line(each, *minutes, settled=bool(minutes)), before + len(each.plays)


def _tricks(played: Round | Observation, before: int) -> Iterator[tuple[str, int]]:
    if played.calls:
        before += len(played.calls)
        yield calls_line(played.calls), before
    for place, trick in enumerate(played.all_tricks, 1):
        before += len(trick.plays)
        yield trick_line(place, trick), before


def round_line(number: int, played: Round) -> str:
    """The first line of a round in a match, after so many others: its number, and the bank."""
    return f"round {number + 1} banker {played.banker} streak {played.streak}"


def calls_line(calls: Calls) -> str:
    """The line of what was called before the first lead, one call a seat (S9 3.5)."""
    return f"{CALLS} " + ", ".join(f"P{seat} {play}" for seat, play in calls)


def trick_line(place: int, trick: Trick) -> str:
    """The line of a trick: its number, the plays, and who won it once it is full."""
    return f"{place} {trick}" + (f" = P{trick.winner}" if trick.is_full else "")


def end_line(played: Round, minutes: float = 0, *, settled: bool) -> str:
    """The last line of a round: how many plays there are and, once it is settled, the totals and the time it took."""
    total = f" total {played.settlement()}" if settled else ""
    return f"end {len(played.plays)}{total}" + (f" minutes {minutes:.2f}" if minutes else "")


def _comments(record: Record, first: int, last: int) -> Iterator[str]:
    said = record.comments
    return (f"comment {at} {quoted(said[at])}" for at in range(first, last + 1) if at in said)
