"""Frames: an example or a record as one line of steps, each with the position before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from tienkow_learn.engine.match import Match
from tienkow_learn.engine.record.record import Record
from tienkow_learn.engine.round import Round

from .example import Example, ExampleError, Step


@dataclass(frozen=True, slots=True)
class Frame:
    """One place in a walk through an example: step number `index`, with the positions `before` and `after` its plays.

    `asked` says whether its question is put or its answer told; `veiled` whether the winner of the trick on the table
    is still to be found; `lap` is which pass it belongs to, from 0, and `opens` whether it is the pass's first.
    """

    index: int
    step: Step
    before: Round | None
    after: Round | None
    asked: bool = False
    veiled: bool = False
    lap: int = 0
    opens: bool = False


@lru_cache(maxsize=256)
def positions(example: Example, index: int) -> tuple[Round | None, Round | None]:
    """The positions before and after the plays of a step; IllegalPlay if one is against the rules."""
    before = positions(example, index - 1)[1] if index else example.start
    after, plays = before, example.steps[index].plays
    for play in plays:
        if after is None:
            raise ExampleError("example_no_table", name=example.name, place=f"step {index + 1}")
        after = after.play(play)
    return before, after


def frames(example: Example) -> tuple[Frame, ...]:
    """All passes through an example, one after the other; each begins at the first question that it asks."""
    return tuple(frame for lap, asks in enumerate(example.fade) for frame in _lap(example, lap, asks))


def _lap(example: Example, lap: int, asks: int) -> Iterator[Frame]:
    questions = [index for index, step in enumerate(example.steps) if step.ask and not step.keep]
    asked = questions[max(0, len(questions) - asks) :] if asks else []
    kept = [index for index, step in enumerate(example.steps) if step.keep and not lap]
    first = asked[0] if lap and asked else 0
    for index in range(first, len(example.steps)):
        step = example.steps[index]
        if step.keep and lap:
            continue
        before, after = positions(example, index)
        veiled = _veiled(example, index)
        yield Frame(index, step, before, after, index in (*asked, *kept), veiled, lap, index == first)


def _veiled(example: Example, index: int) -> bool:
    """True if a later step is the one that tells who wins the trick that lies on the table now."""
    now = trick_number(positions(example, index)[1])
    later = range(index + 1, len(example.steps))
    return any(example.steps[at].ask == "winner" and trick_number(positions(example, at)[1]) == now for at in later)


def trick_number(position: Round | None) -> int:
    """The number of the trick on the table, or of the last one while the next has not begun; 0 before the first."""
    return len(position.tricks) + (position.trick is not None) if position else 0


def replayed(record: Record) -> tuple[Frame, ...]:
    """A record as steps: the start of each round, then one a play, with the comments as words; at its end the score.

    All hands lie open, so of a match only what is over is walked; ExampleError while that is nothing.
    """
    rounds = record.match.rounds if isinstance(record.played, Match) else (record.round,)
    if not rounds:
        raise ExampleError("record_running")
    frames: list[Frame] = []
    number = 0
    for played in rounds:
        line = _line(played)
        for place, now in enumerate(line):
            number += place > 0
            words = record.comments.get(number, "") if place or not number else ""
            step = Step(words, score=now.is_over)
            frames.append(Frame(len(frames), step, line[max(0, place - 1)], now))
    return tuple(frames)


def _line(played: Round) -> list[Round]:
    """A round as it grew, from the deal on."""
    line = [played]
    while line[0].plays:
        line.insert(0, line[0].undo())
    return line
