"""The forms of `widgets/stage/wire.py` in TypeScript's words: `python -m tests.front.wire` writes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import NoneType
from typing import Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from tests.project import ROOT
from tienkow_learn.widgets.stage import wire

PLACE = ROOT / "tienkow_learn/widgets/stage/front/wire.d.ts"
PLAIN: dict[object, str] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def forms() -> dict[str, type]:
    """The forms that are declared, by name."""
    return {name: each for name, each in vars(wire).items() if is_typeddict(each)}


def hints(form: type) -> dict[str, object]:
    """The members of a form, with `NotRequired` around those that may be missing."""
    return get_type_hints(form, vars(wire), include_extras=True)


def typescript(hint: object) -> str:
    """A type in TypeScript's words.

    >>> typescript(tuple[str, int]), typescript(Sequence[str] | None), typescript(Literal["a", ""])
    ('[string, number]', 'ReadonlyArray<string> | null', '"a" | ""')
    """
    inner = [typescript(each) for each in get_args(hint)] if get_origin(hint) is not Literal else []
    match get_origin(hint):
        case None:
            told = PLAIN.get(hint) or _name(hint)
        case origin if origin is Literal:
            told = " | ".join(f'"{each}"' for each in get_args(hint))
        case origin if origin is tuple:
            told = f"[{', '.join(inner)}]"
        case origin if origin is Sequence:
            told = f"ReadonlyArray<{inner[0]}>"
        case origin if origin is Mapping:
            told = f"{{ readonly [key: string]: {inner[1]} }}"
        case _:
            told = "Element" if set(get_args(hint)) == elements() else " | ".join(inner)
    return told


def _name(hint: object) -> str:
    if not is_typeddict(hint):
        raise TypeError(hint)
    return str(getattr(hint, "__name__", ""))


def elements() -> set[object]:
    """The kinds of elements of a panel."""
    (items,) = get_args(hints(wire.More)["items"])
    return set(get_args(items))


def _form(name: str, form: type) -> Iterator[str]:
    yield f"  /** {(form.__doc__ or '').splitlines()[0]} */" if name != "Choose" else "  /** A button for the tiles. */"
    yield f"  interface {name} {{"
    for member, hint in hints(form).items():
        optional = get_origin(hint) is NotRequired
        yield f"    {member}{'?' if optional else ''}: {typescript(get_args(hint)[0] if optional else hint)};"
    yield "  }\n"


def written() -> str:
    """The whole file."""
    lines = [line for name, form in forms().items() for line in _form(name, form)]
    kinds = [name for name, form in forms().items() if form in elements()]
    value = typescript(wire.Value)
    return "\n".join(
        [
            "/* Written by `make wire` from wire.py: change it there. */\n",
            "declare namespace tk {",
            *lines,
            f"  type Element = {' | '.join(kinds)};",
            f"  type Value = {value};",
            "}\n",
        ]
    )


def main(place: Path = PLACE) -> None:
    """Write the file."""
    place.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
