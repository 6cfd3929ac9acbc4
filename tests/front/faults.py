"""What is wrong with a value that should have a declared form, in words: for tests of what goes to the browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import NoneType
from typing import Any, Literal, NotRequired, get_args, get_origin, is_typeddict

from tests.front.wire import hints

PLAIN: dict[object, tuple[type, ...]] = {float: (int, float), int: (int,), str: (str,), NoneType: (NoneType,)}


def faults(value: Any, hint: Any, place: str = "") -> list[str]:  # noqa: ANN401  any value, any type
    """Each fault with its place.

    >>> from tienkow_learn.widgets.stage.wire import Title
    >>> faults({"t": "title", "text": 7, "tone": "good"}, Title)
    ["/text: 7 is no <class 'str'>", '/tone: is not declared']
    """
    kind, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return list(_form(value, hint, place)) if isinstance(value, Mapping) else [f"{place}: {value!r} is no form"]
    if kind is None or kind is Literal:
        return [] if _is(value, hint) else [f"{place}: {value!r} is no {hint}"]
    if kind is Mapping:
        return _names(value, inner[1], place)
    if kind is Sequence or kind is tuple:
        return _row(value, inner if kind is tuple else None, inner[0], place)
    return _either(value, inner, place)


def _is(value: object, hint: object) -> bool:
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    return isinstance(value, bool) if hint is bool else isinstance(value, PLAIN[hint]) and not isinstance(value, bool)


def _form(value: Mapping[str, object], form: type, place: str) -> Iterator[str]:
    known = hints(form)
    for name, hint in known.items():
        optional = get_origin(hint) is NotRequired
        if name in value:
            yield from faults(value[name], get_args(hint)[0] if optional else hint, f"{place}/{name}")
        elif not optional:
            yield f"{place}/{name}: is missing"
    yield from (f"{place}/{name}: is not declared" for name in value if name not in known)


def _names(value: object, hint: object, place: str) -> list[str]:
    if not isinstance(value, Mapping):
        return [f"{place}: {value!r} has no names"]
    return [fault for name, each in value.items() for fault in faults(each, hint, f"{place}/{name}")]


def _row(value: object, kinds: Sequence[object] | None, every: object, place: str) -> list[str]:
    if not isinstance(value, list | tuple) or len(value) != len(kinds or value):
        return [f"{place}: {value!r} is no such row"]
    each = zip(value, kinds or [every] * len(value), strict=True)
    return [fault for at, (one, kind) in enumerate(each) for fault in faults(one, kind, f"{place}/{at}")]


def _either(value: object, kinds: Sequence[Any], place: str) -> list[str]:
    """The faults in the kind that fits best: for an element that of its `t`."""
    if isinstance(value, Mapping) and "t" in value:
        kinds = [kind for kind in kinds if value["t"] in get_args(hints(kind)["t"])]
    return min((faults(value, kind, place) for kind in kinds), key=len, default=[f"{place}: {value!r} is unknown"])
