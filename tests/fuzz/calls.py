"""Every public call: each name of the package, and each public method and property of what it makes."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Any, TypeAlias, cast

import tienkow_learn as tk

from . import nasty

ENGINES_OWN = {
    *[
        "in_order",
        "of_trick",
        "joined",
        "call_refusal",
        "judged",
        "made",
        "legal_plays",
        "refusal",
        "duty",
        "at_stake",
        "closes",
        "why_not",
    ],
    *["events", "slips", "calls", "may_declare", "opens_with_calls"],
}
"""What only the engine asks: of a rule set by a Turn, which has no public name; and what is said to check nothing."""
PAINTED = {"show"}
"""What the stage below every widget is told by the widget: scenes, which have no public name."""
ANSWERS = {
    *[
        "Answered",
        "Asked",
        "Attempt",
        "Choice",
        "Code",
        "Example",
        "Flipped",
        "Hint",
        "MemoryProgress",
        "Score",
        "Tally",
    ],
    "Weights",
}
"""What calls answer with, and the package alone makes."""
BUILT = {"Round", "Observation", "Trick", *ANSWERS}
"""Values that only the package puts together; people have `deal`, `start`, `observe`, `parse`."""
SAMPLES: tuple[object, ...] = (
    *nasty.ROUNDS,
    *nasty.RULES,
    *nasty.COMBINED,
    nasty.MATCH,
    nasty.QUESTION,
    *nasty.OURS[-4:],
    *nasty.OURS_TOO,
    tk.Beginner(),
    tk.Card(tk.TienKow()),
    tk.Record(nasty.MATCH),
    nasty.OVER.settlement().payments[0],
    nasty.BEGUN.why_not(""),
)
Call: TypeAlias = Callable[[random.Random], object]


def ours(what: object) -> bool:
    """Whether it is written in this package."""
    return str(getattr(what, "__module__", "")).startswith("tienkow_learn")


@cache
def made() -> tuple[type, ...]:
    """The public classes."""
    found = [getattr(tk, name) for name in tk.__all__]
    return tuple(each for each in found if isinstance(each, type) and not getattr(each, "_is_protocol", False))


def public(kind: type) -> Iterator[tuple[str, object]]:
    """The public members of a class that are written in this package."""
    for base in kind.__mro__:
        if not ours(base):
            continue
        for name, member in vars(base).items():
            if not name.startswith("_") and getattr(kind, name, None) is not None:
                yield name, member


def parameters(call: Callable[..., object]) -> list[inspect.Parameter]:
    """The parameters that a caller gives."""
    return [each for each in inspect.signature(call).parameters.values() if each.name not in {"self", "cls"}]


def arguments(call: Callable[..., object], chance: random.Random) -> tuple[list[object], dict[str, object]]:
    """As many arguments as the call takes, some of the optional ones left out."""
    placed: list[object] = []
    named: dict[str, object] = {}
    for each in parameters(call):
        if each.kind is each.VAR_POSITIONAL:
            placed += [nasty.given(each.name, chance) for _ in range(chance.randrange(4))]
        elif each.kind is each.VAR_KEYWORD:
            continue
        elif each.default is each.empty and each.kind is not each.KEYWORD_ONLY:
            placed.append(nasty.given(each.name, chance))
        elif each.default is each.empty or chance.random() < 0.4:
            named[each.name] = nasty.given(each.name, chance)
    return placed, named


def asked(what: object, name: str) -> Callable[[random.Random], object]:
    """A method of a value called with chance arguments, or a property read."""

    def ask(chance: random.Random) -> object:
        found = getattr(what, name)
        if not inspect.ismethod(found) and not inspect.isfunction(found):
            return found
        placed, named = arguments(found, chance)
        return found(*placed, **named)

    return ask


def built(kind: type | Callable[..., object]) -> Callable[[random.Random], object]:
    """A public name called with chance arguments."""

    def ask(chance: random.Random) -> object:
        if isinstance(kind, type) and issubclass(kind, Enum):
            return kind(nasty.nasty(chance))
        if isinstance(kind, type) and issubclass(kind, tuple):
            return kind(cast("Any", nasty.nasty(chance)))
        placed, named = arguments(kind, chance)
        return kind(*placed, **named)

    return ask


def calls(widgets: tuple[object, ...]) -> dict[str, Call]:
    """All of them by name. Abstract classes are called by their children; an error is made by the package alone."""
    found: dict[str, Callable[[random.Random], object]] = {"tiles": built(tk.tiles)}
    for kind in made():
        if not inspect.isabstract(kind) and not issubclass(kind, Exception) and kind.__name__ not in BUILT:
            found[kind.__name__] = built(kind)
        for name, member in public(kind):
            if isinstance(member, classmethod) and name not in {*ENGINES_OWN, "of"} and not inspect.isabstract(kind):
                found[f"{kind.__name__}.{name}"] = asked(kind, name)
    for at, value in enumerate((*SAMPLES, *widgets)):
        for name, member in public(type(value)):
            if name in PAINTED or (name in ENGINES_OWN and isinstance(value, tk.RuleSet | tk.Tiles | tk.Trick)):
                continue
            if callable(member) or isinstance(member, property):
                found[f"{type(value).__name__}.{name} {at}"] = asked(value, name)
    return found
