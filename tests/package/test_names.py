"""`tk` has every type that its public calls take or return, and every error that they raise."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import typing
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from types import ModuleType

import tienkow_learn as tk
from tests.fuzz.calls import ENGINES_OWN, PAINTED, public
from tienkow_learn.engine import TienKowError

INSIDE = {"turn", "scene", "open_ways", "ended"} | ENGINES_OWN | PAINTED
"""Members that only the package calls: what they take is made by its rule sets and painters alone."""
ONLY_READ = {"Line", "Section", "Case", "Choice", "Step", "Rounds", "Turn"}
"""What means something else beside, or is made by the engine alone: nobody asks for it by name."""
EXPORTED = [getattr(tk, name) for name in tk.__all__]


@cache
def names_in(module: ModuleType) -> dict[str, object]:
    """What a module calls by name, with what it imports for its types alone."""
    found: dict[str, object] = dict(vars(module))
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.ImportFrom):
            level = 1 if hasattr(module, "__path__") else 0
            home = module.__name__.rsplit(".", node.level - level)[0] if node.level > level else module.__name__
            path = ".".join(filter(None, [home if node.level else "", node.module]))
            for each in node.names:
                found.setdefault(each.asname or each.name, getattr(import_module(path), each.name, None))
    return found


def kinds(hint: object) -> Iterator[type]:
    """The classes that an annotation names."""
    if isinstance(hint, type) and not typing.get_args(hint):
        yield hint
    for each in typing.get_args(hint):
        yield from kinds(each)


def calls() -> Iterator[tuple[str, Callable[..., object]]]:
    for name in tk.__all__:
        each = getattr(tk, name)
        if not isinstance(each, type):
            if callable(each):
                yield name, each
            continue
        if "__init__" in vars(each):
            yield name, vars(each)["__init__"]
        for member, value in public(each):
            found = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
            if member not in INSIDE and inspect.isfunction(found):
                yield f"{name}.{member}", found


def strangers() -> Iterator[str]:
    for _, call in calls():
        module = import_module(inspect.unwrap(call).__module__)
        hints = typing.get_type_hints(inspect.unwrap(call), names_in(module)) if module.__name__[:4] == "tien" else {}
        for each in {kind for hint in hints.values() for kind in kinds(hint)}:
            if each.__module__.startswith("tienkow_learn") and each not in EXPORTED:
                yield each.__name__


def test_every_type_of_a_public_call_is_exported() -> None:
    assert len(list(calls())) > 150
    assert set(strangers()) - ONLY_READ == set()


def test_every_error_is_exported() -> None:
    for each in pkgutil.walk_packages(tk.__path__, "tienkow_learn."):
        if not each.name.endswith("__main__"):
            import_module(each.name)
    found, left = set(), [TienKowError]
    while left:
        found.add(left[-1])
        left += left.pop().__subclasses__()
    assert {each for each in found if each.__module__.startswith("tienkow_learn")} - {*EXPORTED} == set()
