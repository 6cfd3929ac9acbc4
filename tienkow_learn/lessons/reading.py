"""Reading guided examples: one TOML file each, checked by playing it and asking all its questions."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from tienkow_learn.engine.errors import TienKowError
from tienkow_learn.engine.play import Play, read_play
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet, read_rules
from tienkow_learn.engine.tiles import tiles
from tienkow_learn.text import codes

from .asking import KINDS, ask
from .example import ALL, Example, Step
from .failing import ExampleError
from .frames import positions

FOLDER = Path(__file__).parent / "examples"
MAX_FILE = 40_000
"""The longest file that is read, in characters."""
PICTURES = ("table", "trick")
T = TypeVar("T")
_STEP: dict[str, type] = {
    "say": str,
    "plays": list,
    "of": str,
    "rule": str,
    "ask": str,
    "question": str,
    "choices": list,
}
_STEP |= {"keep": bool, "score": bool}
_FILE: dict[str, type] = {
    "title": str,
    "rules": str,
    "hands": list,
    "leader": int,
    "banker": int,
    "streak": int,
    "seat": int,
}
_FILE |= {"open": bool, "picture": str, "fade": list, "step": list}


def names() -> tuple[str, ...]:
    """The names of all guided examples.

    >>> "two-series" in names()
    True
    """
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def load(name: str) -> Example:
    """The guided example of a name; ExampleError if there is none, or if its file is wrong."""
    if name not in names():
        raise ExampleError("example_unknown", name=str(name)[:40], known=", ".join(names()))
    return read((FOLDER / f"{name}.toml").read_text(encoding="utf-8"), name)


def read(text: str, name: str = "example") -> Example:
    """Read an example from TOML. ExampleError says in which step something is wrong, and what would be right."""
    if len(text) > MAX_FILE:
        raise ExampleError("example_large", name=name, size=len(text), most=MAX_FILE)
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ExampleError("example_toml", name=name, error=error) from error
    example = _example(name, _typed(table, _FILE, name, "the top"))
    for index, step in enumerate(example.steps):
        _checked(example, index, step)
    return example


def _example(name: str, table: Mapping[str, object]) -> Example:
    for needed in ("title", "step"):
        if not table.get(needed):
            raise ExampleError("example_missing", name=name, place="the top", field=needed)
    rules = _at(name, "the top", lambda: read_rules(str(table.get("rules", "TienKow"))))
    return Example(
        name=name,
        title=str(table["title"]),
        rules=rules,
        start=_at(name, "the top", lambda: _start(table, rules)),
        seat=_number(table.get("seat", 0)),
        open=bool(table.get("open")),
        picture=_picture(name, table.get("picture", PICTURES[0])),
        fade=tuple(map(_number, _listed(table.get("fade", [ALL])))),
        steps=tuple(_step(name, place, each) for place, each in enumerate(_listed(table["step"]), 1)),
    )


def _picture(name: str, given: object) -> str:
    if given not in PICTURES:
        raise ExampleError("example_picture", name=name, place="the top", given=given, known=", ".join(PICTURES))
    return str(given)


def _start(table: Mapping[str, object], rules: RuleSet) -> Round | None:
    if "hands" not in table:
        return None
    hands = list(map(str, _listed(table["hands"])))
    banker, streak, leader = (_number(table.get(key, 0)) for key in ("banker", "streak", "leader"))
    return Round.start(rules, hands, banker, streak, leader)


def _step(name: str, place: int, given: object) -> Step:
    where = f"step {place}"
    table = _typed(given, _STEP, name, where)
    if not table.get("say"):
        raise ExampleError("example_missing", name=name, place=where, field="say")
    return _at(name, where, lambda: _made(table))


def _made(table: Mapping[str, object]) -> Step:
    plays: tuple[Play, ...] = tuple(read_play(str(each)) for each in _listed(table.get("plays", [])))
    choices = tuple(map(str, _listed(table.get("choices", []))))
    say, rule, kind, question = (str(table.get(key, "")) for key in ("say", "rule", "ask", "question"))
    keep, score = bool(table.get("keep")), bool(table.get("score"))
    return Step(say, plays, tiles(str(table.get("of", ""))), rule, kind, question, choices, keep, score)


def _typed(given: object, known: Mapping[str, type], name: str, place: str) -> Mapping[str, object]:
    table = given if isinstance(given, Mapping) else {}
    for key, value in table.items():
        if key not in known:
            raise ExampleError("example_field", name=name, place=place, field=key, known=", ".join(known))
        if type(value) is not known[key]:
            raise ExampleError("example_type", name=name, place=place, field=key, kind=known[key].__name__)
    return table


def _checked(example: Example, index: int, step: Step) -> None:
    """Play up to a step and ask its question, so that a wrong file is noticed before a learner sees it."""
    place = f"step {index + 1}"
    if step.rule and f"rule_{step.rule}" not in codes():
        raise ExampleError("example_rule", name=example.name, place=place, rule=step.rule)
    if step.ask and step.ask not in KINDS:
        raise ExampleError("example_ask", name=example.name, place=place, ask=step.ask, known=", ".join(KINDS))
    _at(example.name, place, lambda: positions(example, index))
    if step.ask:
        right = _at(example.name, place, lambda: sum(each.right for each in ask(example, index).choices))
        if right != 1:
            raise ExampleError("example_answers", name=example.name, place=place, right=right)


def _at(name: str, place: str, make: Callable[[], T]) -> T:
    try:
        return make()
    except ExampleError:
        raise
    except TienKowError as error:
        raise ExampleError("example_wrong", name=name, place=place, error=error) from error


def _listed(value: object) -> Iterable[object]:
    return value if isinstance(value, list) else []


def _number(value: object) -> int:
    return value if isinstance(value, int) else -1
