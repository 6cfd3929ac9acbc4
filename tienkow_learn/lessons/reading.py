"""Reading guided examples: one TOML file each, checked by playing it and asking all its questions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tienkow_learn.engine.errors import brief
from tienkow_learn.engine.play import Play, read_play
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet, read_rules
from tienkow_learn.engine.tiles import tiles
from tienkow_learn.text import codes

from .asking import KINDS, ask
from .example import ALL, Example, ExampleError, Step
from .fields import TOP, at, listed, need, number, parsed, typed
from .frames import positions

FOLDER = Path(__file__).parent / "examples"
PICTURES = ("table", "trick")
_STEP: dict[str, type] = {
    "say": str,
    "plays": list,
    "of": str,
    "rule": str,
    "ask": str,
    "question": str,
    "choices": list,
}
_STEP |= {"keep": bool, "score": bool, "payer": int}
_FILE: dict[str, type] = {
    "title": str,
    "rules": str,
    "hands": list,
    "leader": int,
    "banker": int,
    "streak": int,
    "seat": int,
}
_FILE |= {"tally": list, "open": bool, "picture": str, "fade": list, "step": list}


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
        raise ExampleError("example_unknown", name=brief(name, 40), known=", ".join(names()))
    return read((FOLDER / f"{name}.toml").read_text(encoding="utf-8"), name)


def read(text: str, name: str = "example") -> Example:
    """Read an example from TOML. ExampleError says in which step something is wrong, and what would be right."""
    example = _example(name, typed(parsed(text, name), _FILE, name, TOP))
    for index, step in enumerate(example.steps):
        _checked(example, index, step)
    return example


def _example(name: str, table: Mapping[str, object]) -> Example:
    need(table, ("title", "step"), name, TOP)
    rules = at(name, TOP, lambda: read_rules(str(table.get("rules", "TienKow"))))
    return Example(
        name=name,
        title=str(table["title"]),
        rules=rules,
        start=at(name, TOP, lambda: _start(table, rules)),
        seat=number(table.get("seat", 0)),
        open=bool(table.get("open")),
        picture=_picture(name, table.get("picture", PICTURES[0])),
        fade=tuple(map(number, listed(table.get("fade", [ALL])))),
        steps=tuple(_step(name, place, each) for place, each in enumerate(listed(table["step"]), 1)),
    )


def _picture(name: str, given: object) -> str:
    if given not in PICTURES:
        raise ExampleError("example_picture", name=name, place=TOP, given=given, known=", ".join(PICTURES))
    return str(given)


def _start(table: Mapping[str, object], rules: RuleSet) -> Round | None:
    if "hands" not in table:
        return None
    hands, tally = list(map(str, listed(table["hands"]))), list(map(number, listed(table.get("tally", [0] * 4))))
    banker, streak, leader = (number(table.get(key, 0)) for key in ("banker", "streak", "leader"))
    return Round.start(rules, hands, banker, streak, leader, tally)


def _step(name: str, place: int, given: object) -> Step:
    where = f"step {place}"
    table = typed(given, _STEP, name, where)
    need(table, ("say",), name, where)
    return at(name, where, lambda: _made(table))


def _made(table: Mapping[str, object]) -> Step:
    plays: tuple[Play, ...] = tuple(read_play(str(each)) for each in listed(table.get("plays", [])))
    choices = tuple(map(str, listed(table.get("choices", []))))
    say, rule, kind, question = (str(table.get(key, "")) for key in ("say", "rule", "ask", "question"))
    keep, score, payer = bool(table.get("keep")), bool(table.get("score")), number(table.get("payer", -1))
    return Step(say, plays, tiles(str(table.get("of", ""))), rule, kind, question, choices, keep, score, payer)


def _checked(example: Example, index: int, step: Step) -> None:
    """Play up to a step and ask its question, so that a wrong file is noticed before a learner sees it."""
    place = f"step {index + 1}"
    if step.rule and f"rule_{step.rule}" not in codes():
        raise ExampleError("example_rule", name=example.name, place=place, rule=step.rule)
    if step.ask and step.ask not in KINDS:
        raise ExampleError("example_ask", name=example.name, place=place, ask=step.ask, known=", ".join(KINDS))
    at(example.name, place, lambda: positions(example, index))
    if step.ask:
        right = at(example.name, place, lambda: sum(each.right for each in ask(example, index).choices))
        if right != 1:
            raise ExampleError("example_answers", name=example.name, place=place, right=right)
