"""The door of a rule set: what people hand to it is looked at once a call has failed, so that play costs none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from inspect import signature
from typing import Any, TypeVar

from tienkow_learn.engine.checking import check_between, check_count, check_kind, check_seat, several
from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.errors import TienKowError
from tienkow_learn.engine.outcome import Outcome
from tienkow_learn.engine.play import Play, Trick
from tienkow_learn.engine.tiles import Tile

from .turn import Turn

T = TypeVar("T", bound=type)
Check = Callable[[str, object], None]


def _is(kind: type) -> Check:
    return lambda name, value: check_kind(name, value, kind)


def _tricks(name: str, value: Any) -> None:  # noqa: ANN401  anything at all
    check_kind(name, value, list, tuple)
    for each in several(name, value):
        check_kind(name, each, Trick)


def _dice(name: str, value: Any) -> None:  # noqa: ANN401  anything at all
    check_kind(name, value, list, tuple)
    for each in several(name, value):
        check_between(name, each, 1, 6)


ASKED: Mapping[str, Mapping[str, Check]] = {
    "beats": dict.fromkeys(("reply", "best", "lead"), _is(Combination)),
    "takes": {"turn": _is(Turn), "play": _is(Play)},
    "beaters": dict.fromkeys(("lead", "best"), _is(Combination)),
    "sets_of": {"size": check_count},
    "single": {"tile": _is(Tile)},
    "worth": {"trick": _is(Trick)},
    "lost_because": {"trick": _is(Trick), "seat": check_seat},
    "earned": {"tricks": _tricks, "banker": check_seat},
    "thrown": {"dice": _dice},
    "bank_after": {"outcome": _is(Outcome)},
    "ended": {"outcome": _is(Outcome)},
}
"""The methods of a rule set that take values which people have, and what each value must be."""


def guarded(cls: T) -> T:
    """A rule set whose methods say what is wrong with a value of the wrong kind: RecordError, not what Python says."""
    for name, checks in ASKED.items():
        setattr(cls, name, _asked(getattr(cls, name), checks))
    return cls


def _asked(method: Callable[..., Any], checks: Mapping[str, Check]) -> Callable[..., Any]:
    names = tuple(signature(method).parameters)

    @wraps(method)
    def asked(*given: object, **named: object) -> object:
        try:
            return method(*given, **named)
        except TienKowError:
            raise
        except Exception:
            handed = dict(zip(names, given, strict=False)) | named
            for name, check in checks.items():
                if name in handed:
                    check(name, handed[name])
            raise

    return asked
