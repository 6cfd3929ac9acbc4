"""Reading contrasts: one TOML file an option, checked by playing every case by every side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tienkow_learn.engine.errors import brief
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet, read_rules
from tienkow_learn.engine.rules.options import check_names, read_word, values_of, word

from .contrast import Case, Contrast, Ending, Side
from .example import ExampleError
from .fields import TOP, at, listed, need, number, parsed, typed

FOLDER = Path(__file__).parent / "contrasts"
GAME = "TienKow"
"""The game of a file that names none."""
_FILE: dict[str, type] = {"title": str, "rules": str, "says": str, "side": list, "case": list}
_SIDE: dict[str, type] = dict.fromkeys(("value", "label", "who", "say"), str)
_CASE: dict[str, type] = {"title": str, "say": str, "rules": str, "ends": dict, "hands": list, "plays": list}
_CASE |= {"tally": list, "score": bool}
_CASE |= dict.fromkeys(("banker", "streak", "leader", "seed", "rounds", "thrown"), int)


def options() -> tuple[str, ...]:
    """The options that have a contrast.

    >>> "mixed_bonus" in options()
    True
    """
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def contrast(option: str) -> Contrast:
    """The contrast of an option; ExampleError if there is none, or if its file is wrong."""
    if option not in options():
        raise ExampleError("contrast_unknown", name=brief(option, 40), known=", ".join(options()))
    return read_contrast((FOLDER / f"{option}.toml").read_text(encoding="utf-8"), option)


def read_contrast(text: str, option: str) -> Contrast:
    """Read a contrast from TOML. ExampleError says where something is wrong, and what would be right."""
    table = typed(parsed(text, option), _FILE, option, TOP)
    need(table, ("title", "side", "case"), option, TOP)
    rules = at(option, TOP, lambda: _game(table, option))
    sides = tuple(_side(rules, option, place, each) for place, each in enumerate(listed(table["side"]), 1))
    cases = tuple(_case(rules, option, place, each) for place, each in enumerate(listed(table["case"]), 1))
    read = Contrast(option, str(table["title"]), sides, cases, rules, str(table.get("says", "")))
    _check_sides(read)
    for place, case in enumerate(cases):
        _check_ends(read, place, case)
    return read


def _game(table: Mapping[str, object], option: str) -> RuleSet:
    """The rules of a file, which have the option."""
    rules = read_rules(str(table.get("rules", GAME)))
    check_names(type(rules), [option])
    return rules


def _side(rules: RuleSet, option: str, number: int, given: object) -> Side:
    place = f"side {number}"
    table = typed(given, _SIDE, option, place)
    need(table, _SIDE, option, place)
    key, label, who, say = (str(table[field]) for field in _SIDE)
    return Side(read_word(type(rules), option, key), key, label, who, say)


def _case(rules: RuleSet, option: str, place: int, given: object) -> Case:
    where = f"case {place}"
    table = typed(given, _CASE, option, where)
    need(table, ("title", "say", "ends"), option, where)
    return at(option, where, lambda: _made(table, rules))


def _made(table: Mapping[str, object], game: RuleSet) -> Case:
    rules = read_rules(str(table["rules"])) if "rules" in table else game
    ends = table["ends"]
    return Case(
        str(table["title"]),
        str(table["say"]),
        rules,
        {key: _ending(end) for key, end in ends.items()} if isinstance(ends, dict) else {},
        _start(table, rules),
        tuple(read_play(str(each)) for each in listed(table.get("plays", []))),
        bool(table.get("score")),
        number(table.get("seed", 0)),
        number(table.get("rounds", 0)),
        number(table["thrown"]) if "thrown" in table else None,
    )


def _ending(given: object) -> Ending:
    return tuple(map(number, given)) if isinstance(given, list) else given if isinstance(given, int) else str(given)


def _start(table: Mapping[str, object], rules: RuleSet) -> Round | None:
    if "hands" not in table:
        return None
    hands, tally = list(map(str, listed(table["hands"]))), list(map(number, listed(table.get("tally", [0, 0, 0, 0]))))
    banker, streak = (number(table.get(key, 0)) for key in ("banker", "streak"))
    return Round.start(rules, hands, banker, streak, number(table.get("leader", banker)), tally)


def _check_sides(read: Contrast) -> None:
    """Every value of the option has its side, the default first."""
    known = [word(value) for value in values_of(read.rules, read.option)]
    given = [side.key for side in read.sides]
    if given[: len(known)] != known:
        raise ExampleError("contrast_sides", name=read.option, given=", ".join(given), known=", ".join(known))


def _check_ends(read: Contrast, place: int, case: Case) -> None:
    """A case ends as its file says, and not the same by every side."""
    found = {side.key: _found(read, place, side) for side in read.sides}
    for key, end in found.items():
        if case.ends.get(key) != end:
            said = case.ends.get(key)
            raise ExampleError(
                "contrast_end", name=read.option, place=f"case {place + 1}", side=key, end=end, said=said
            )
    if len(set(found.values())) == 1:
        raise ExampleError("contrast_same", name=read.option, place=f"case {place + 1}")


def _found(read: Contrast, place: int, side: Side) -> Ending:
    return at(read.option, f"case {place + 1}", lambda: read.flipped(place, side).ending)


def contrasts() -> Iterator[Contrast]:
    """Every contrast."""
    return map(contrast, options())
