"""What is looked at where a value comes in from outside: seats, counts, flags, kinds. Each check raises RecordError."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

from .errors import RecordError, brief

T = TypeVar("T")
MOST = 10**12 - 1
"""The largest count, streak or seed."""
_SEATS, _MANY = 4, 1000


def check_seat(name: str, seat: object) -> None:
    """Raise RecordError unless it is a seat, 0 to 3."""
    if type(seat) is not int or not 0 <= seat < _SEATS:
        raise RecordError("seat_range", name=name, seat=brief(seat))


def check_count(name: str, number: object) -> None:
    """Raise RecordError unless it is a whole number from 0 up to MOST."""
    if type(number) is not int or not 0 <= number <= MOST:
        raise RecordError("count_range", name=name, given=brief(number), most=MOST)


def check_between(name: str, number: object, least: int, most: int) -> None:
    """Raise RecordError unless it is a whole number from `least` to `most`."""
    if type(number) is not int or not least <= number <= most:
        raise RecordError("number_between", name=name, given=brief(number), least=least, most=most)


def check_kind(name: str, value: object, *kinds: type) -> None:
    """Raise RecordError unless the value is of one of these kinds.

    >>> check_kind("seed", 7, int)
    >>> check_kind("names", 7, str, tuple)
    Traceback (most recent call last):
    tienkow_learn.engine.errors.RecordError: names cannot be 7: it must be str or tuple
    """
    if not isinstance(value, kinds):
        wanted = " or ".join(kind.__name__ for kind in kinds)
        raise RecordError("wrong_kind", name=name, given=brief(value), wanted=wanted)


def several(name: str, values: Iterable[T], most: int = _MANY) -> tuple[T, ...]:
    """The values as a tuple; RecordError for what cannot be gone through, or has more than `most`."""
    if type(values) is tuple:
        found = values
    elif isinstance(values, Iterable) and not isinstance(values, str | bytes):
        found = tuple(islice(values, most + 1))
    else:
        raise RecordError("wrong_kind", name=name, given=brief(values), wanted="a list")
    if len(found) > most:
        raise RecordError("several_most", name=name, most=most)
    return found
