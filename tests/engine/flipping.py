"""One situation of a game, asked under several values of one option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tienkow_learn.engine.rules import read_rules


@dataclass(frozen=True)
class Flip:
    """What comes of each value of an option, with other options that the case needs `beside` it."""

    option: str
    what: str
    ask: Callable[[Any], object]
    results: Mapping[object, object]
    beside: str = ""
    game: str = "TienKow"

    def asked(self, value: object) -> object:
        rules: Any = read_rules(f"{self.game} {self.beside}")
        return self.ask(replace(rules, **{self.option: value}))

    def __str__(self) -> str:
        return f"{self.option}: {self.what}"
