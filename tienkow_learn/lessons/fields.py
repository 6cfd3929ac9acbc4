"""Fields of lesson data: what a TOML file holds, checked, with errors that say which file and where."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from tienkow_learn.engine.errors import TienKowError

from .example import ExampleError

MAX_FILE = 40_000
"""The longest file that is read, in characters."""
TOP = "the top"
T = TypeVar("T")


def parsed(text: str, name: str) -> Mapping[str, object]:
    """What a TOML file says; ExampleError if it is too long or no TOML."""
    if len(text) > MAX_FILE:
        raise ExampleError("example_large", name=name, size=len(text), most=MAX_FILE)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ExampleError("example_toml", name=name, error=str(error)) from error


def typed(given: object, known: Mapping[str, type], name: str, place: str) -> Mapping[str, object]:
    """A table whose fields are known and of their types; ExampleError names the one that is not."""
    table = given if isinstance(given, Mapping) else {}
    for key, value in table.items():
        if key not in known:
            raise ExampleError("example_field", name=name, place=place, field=key, known=", ".join(known))
        if type(value) is not known[key]:
            raise ExampleError("example_type", name=name, place=place, field=key, kind=known[key].__name__)
    return table


def need(table: Mapping[str, object], fields: Iterable[str], name: str, place: str) -> None:
    """ExampleError for the first of these fields that is missing or empty."""
    for field in fields:
        if not table.get(field):
            raise ExampleError("example_missing", name=name, place=place, field=field)


def at(name: str, place: str, make: Callable[[], T]) -> T:
    """What `make` makes; its error is told with the file and the place."""
    try:
        return make()
    except ExampleError:
        raise
    except TienKowError as error:
        raise ExampleError("example_wrong", name=name, place=place, error=error) from error


def listed(value: object) -> Iterable[object]:
    """A list, or nothing."""
    return value if isinstance(value, list) else []


def number(value: object) -> int:
    """A number, or one that is refused everywhere."""
    return value if isinstance(value, int) else -1
