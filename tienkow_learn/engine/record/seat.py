"""What a seat sees, play by play: an Observation after another play, as far as the seat can judge it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from tienkow_learn.engine.errors import IllegalPlay, RecordError
from tienkow_learn.engine.observation import Observation, masked
from tienkow_learn.engine.outcome import Tally
from tienkow_learn.engine.play import DECLARE, SEATS, Play, read_play
from tienkow_learn.engine.reasons import Code, Reason
from tienkow_learn.engine.rules import Turn
from tienkow_learn.engine.tiles import Tiles

_MASKED = re.compile(r"\(\?( \?){0,7}\)")
Hands = Mapping[int, Tiles]
"""Hands that have been shown, by seat."""


def after(seen: Observation, play: str, seat: int, shown: Hands) -> Observation:
    """What is seen after a play of a seat; "(? ?)" is one that lies face down. `shown` are hands that are declared.

    IllegalPlay for what this seat knows to be against the rules, RecordError for tiles that it could not see.
    """
    if seen.to_move != seat:
        code = Code.ROUND_OVER if seen.is_over else Code.NOT_YOUR_TURN
        raise IllegalPlay(Reason.of(code, **({} if seen.is_over else {"to_move": seen.to_move})))
    if _MASKED.fullmatch(play):
        return _covered(seen, play, seat)
    asked = read_play(play, seen.hand if seat == seen.seat else seen.unseen)
    turn = _turn(seen, seat, asked, shown)
    if reason := seen.rules.why_not(turn, asked):
        raise IllegalPlay(reason)
    if asked.call:
        return _called(seen, seat, replace(asked, tiles=turn.hand) if asked.call == DECLARE else asked)
    return _put(seen, turn, seen.rules.made(turn, asked))


def _turn(seen: Observation, seat: int, asked: Play, shown: Hands) -> Turn:
    """The turn of a seat as this one knows it: of another's hand only what it shows now."""
    if seat == seen.seat:
        return seen.turn
    if asked.call == DECLARE and seat not in shown:
        raise RecordError("record_missing", word=f"hand {seat}")
    known = shown.get(seat, Tiles()) if asked.call else asked.tiles
    if not seen.unseen.holds(known):
        gone = Tiles(tile for tile in known if known.count(tile) > seen.unseen.count(tile))
        raise IllegalPlay(Reason.of(Code.NOT_IN_HAND, tiles=gone))
    past = (seen.tricks, seen.aside, seen.is_calling, seen.counts[seat])
    return Turn(known, seen.trick, seen.tally[seat], seen.is_first_trick, *past)


def _covered(seen: Observation, play: str, seat: int) -> Observation:
    """What is seen after another seat has surrendered tiles face down."""
    size = play.count("?")
    if seat == seen.seat or not seen.rules.hides or seen.trick is None or size != seen.trick.size:
        raise RecordError("record_face_down", text=play)
    made = Play(Tiles(), surrendered=True, hidden=True, size=size)
    return _put(seen, replace(seen.turn, held=seen.counts[seat]), made)


def _called(seen: Observation, seat: int, made: Play) -> Observation:
    unseen = Tiles() if made.call == DECLARE else seen.unseen
    return replace(seen, unseen=unseen, **seen._called(seat, made))  # noqa: SLF001  a position's own


def _put(seen: Observation, turn: Turn, made: Play) -> Observation:
    """What is seen once tiles lie on the table."""
    seat, own = seen.to_move or 0, seen.to_move == seen.seat
    competing = None if made.surrendered else seen.rules.judged(turn, made.tiles)
    trick = seen._joined(turn, made, competing)  # noqa: SLF001
    counts = _less(seen.counts, seat, made.size)
    tally, to_move, now, tricks = seen._counted(seat, trick, range(counts[trick.winner]))  # noqa: SLF001
    return replace(
        seen,
        hand=seen.hand.without(made.tiles) if own else seen.hand,
        unseen=seen.unseen if own else seen.unseen.without(made.tiles),
        counts=counts,
        tally=tally,
        to_move=to_move,
        trick=now,
        tricks=tricks,
    )


def _less(counts: Tally, seat: int, size: int) -> Tally:
    a, b, c, d = (count - size * (at == seat) for at, count in zip(SEATS, counts, strict=True))
    return a, b, c, d


def turned_down(seen: Observation) -> Observation:
    """The same while the round is on: what others have surrendered lies face down, and is unseen."""
    if seen.is_over:
        return seen
    return replace(
        seen,
        unseen=seen.unseen + tuple(tile for play in _down(seen) for tile in play.tiles),
        trick=masked(seen.trick, seen.seat) if seen.trick else None,
        tricks=tuple(masked(trick, seen.seat) for trick in seen.tricks),
    )


def check_covered(seen: Observation) -> None:
    """RecordError for tiles of others that are told before the round is over, or are not told after it."""
    for play in _down(seen):
        if bool(play.tiles) != seen.is_over:
            raise RecordError("record_face_down", text=str(play))


def _down(seen: Observation) -> list[Play]:
    """What others have surrendered face down."""
    plays = [each for trick in seen.all_tricks for each in trick.plays]
    return [play for at, play in plays if at != seen.seat and play.hidden]
