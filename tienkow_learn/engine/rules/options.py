"""Options of a rule set: the fields of its dataclass, each with the values it may take."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import Field, field, fields
from typing import TYPE_CHECKING, Any, cast

from tienkow_learn.engine.checking import MOST
from tienkow_learn.engine.errors import OptionError, brief

if TYPE_CHECKING:
    from .base import RuleSet

Conflict = tuple[tuple[str, object], tuple[str, object]]
"""Two options with values that mean nothing together."""


def option(
    *values: object,
    also: Callable[[object], bool] | None = None,
    also_text: str = "",
    offers: tuple[object, ...] = (),
    source: str = "",
) -> Any:  # noqa: ANN401
    """A dataclass field that takes one of the values (the first is the default), or whatever `also` accepts.

    `offers` are those of the latter that are worth a try; `source` is the number of the point that it decides.
    """
    metadata = {"values": values, "also": also, "also_text": also_text, "offers": offers, "source": source}
    return field(default=values[0], metadata=metadata)


def values_of(rules: type | object, name: str) -> tuple[object, ...]:
    """The listed values of an option, default first."""
    return cast("tuple[object, ...]", _field(rules, name).metadata["values"])


def offered(rules: type | object, name: str) -> tuple[object, ...]:
    """The values of an option that are worth a try, default first."""
    return (*values_of(rules, name), *_field(rules, name).metadata["offers"])


def source_of(rules: type | object, name: str) -> str:
    """The number of the point that an option decides, such as B12; empty where it has none."""
    return str(_field(rules, name).metadata["source"])


def clash(rules: RuleSet, name: str, value: object) -> tuple[str, object] | None:
    """What makes a value of an option mean nothing: another option with the value that it has; None if it may be."""
    for one, other in rules.conflicts:
        for mine, beside in ((one, other), (other, one)):
            if mine == (name, value) and getattr(rules, beside[0]) == beside[1]:
                return beside
    return _at_once(rules, name, value)


def over_at_once(start_counters: object, target: object, target_basis: object) -> bool:
    """True if a target is reached before anybody has won a point, so that every match ends after its first round.

    >>> over_at_once(20, 20, "counters"), over_at_once(20, 25, "counters"), over_at_once(20, 20, "net")
    (True, False, False)
    """
    return target_basis == "counters" and bool(target) and cast("int", target) <= cast("int", start_counters)


_END = ("start_counters", "target", "target_basis")


def _at_once(rules: RuleSet, name: str, value: object) -> tuple[str, object] | None:
    """What makes a match end at once with a value: the counters at the start, or for these the target."""
    asked = {each: value if each == name else getattr(rules, each, None) for each in _END}
    other = "target" if name == "start_counters" else "start_counters"
    return (other, asked[other]) if name in _END and over_at_once(**asked) else None


def check_names(cls: type, names: Iterable[str]) -> None:
    """Raise OptionError for a name that is no option of the rule set."""
    known = [each.name for each in fields(cls)]
    for name in names:
        if name not in known:
            raise OptionError("unknown_option", option=brief(name, 40), known=", ".join(known))


def check_values(rules: object, conflicts: tuple[Conflict, ...]) -> None:
    """Raise OptionError for a value that an option does not have, or for two that mean nothing together."""
    for each in fields(cast("Any", rules)):
        _check_value(each, getattr(rules, each.name))
    for (name, value), (other, beside) in conflicts:
        if getattr(rules, name) == value and getattr(rules, other) == beside:
            raise OptionError("options_clash", option=f"{name}={word(value)}", other=f"{other}={word(beside)}")
    start, target, basis = (getattr(rules, name, None) for name in _END)
    if over_at_once(start, target, basis):
        raise OptionError("options_at_once", target=target, target_basis=basis, start_counters=start)


def _check_value(each: Field[Any], value: object) -> None:
    also = each.metadata["also"]
    same = any(value == known and type(value) is type(known) for known in each.metadata["values"])
    if not same and not (also and also(value)):
        raise OptionError("option_value", option=each.name, given=brief(value, 40), known=_choices(each))


def _choices(each: Field[Any]) -> str:
    words = [word(known) for known in each.metadata["values"]]
    return ", ".join([*words, each.metadata["also_text"]] if each.metadata["also"] else words)


def word(value: object) -> str:
    """The text form of an option's value.

    >>> word(True), word(None), word("spots"), word(16)
    ('true', 'none', 'spots', '16')
    """
    return str(value) if isinstance(value, str) else brief(value).lower()


def read_word(cls: type, name: str, text: str) -> object:
    """The value that a text form stands for; text that stands for none comes back as it is, to be refused."""
    found = [value for value in values_of(cls, name) if word(value) == text]
    if found:
        return found[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) else text


def _field(rules: type | object, name: str) -> Field[Any]:
    return next(each for each in fields(cast("Any", rules)) if each.name == name)
