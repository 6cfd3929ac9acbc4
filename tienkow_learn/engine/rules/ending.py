"""How a round can end, where that changes what is paid, and how one ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from tienkow_learn.engine.checking import check_kind
from tienkow_learn.engine.errors import RecordError
from tienkow_learn.engine.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Ending:
    """A way to end a round, by the `kind` of its event.

    `caught` tells that it was another's doing, who was caught; `takes_all` that the winner has every tile by it;
    `option` is the one that has to be on for it, if any.
    """

    kind: str
    caught: bool = False
    takes_all: bool = False
    option: str = ""


NO_WAYS: Mapping[str, Ending] = MappingProxyType({})


def check_outcome(outcome: Outcome, ways: Mapping[str, Ending] = NO_WAYS) -> None:
    """Raise RecordError for what is no outcome, for a round that ended twice, or an ending by the wrong seat.

    `ways` are those of the rule set by their kind.
    """
    check_kind("outcome", outcome, Outcome)
    told = [event for event in outcome.events if event.kind in ways]
    if len(told) > 1:
        raise RecordError("two_endings", one=told[0].kind, other=told[1].kind)
    for event in told:
        if ways[event.kind].caught == (event.seat == outcome.winner):
            raise RecordError("ending_seat", kind=event.kind, seat=event.seat, winner=outcome.winner)


class End(NamedTuple):
    """How a round ended: its `kind` (empty for nothing special), the `factor` of what is paid, who was caught."""

    kind: str
    factor: int
    speculator: int | None = None
