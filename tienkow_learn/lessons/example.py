"""The error of a guided example that cannot be used."""

from __future__ import annotations

from dataclasses import dataclass

from tienkow_learn.engine.errors import TienKowError
from tienkow_learn.engine.play import Play
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.engine.tiles import Tiles


class ExampleError(TienKowError):
    """A guided example that cannot be read or contradicts the rules: says which file, which step, and what."""


ALL = 99
"""A fade that asks every step that can be asked."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: a sentence, and what happens with it.

    `plays` are made before the sentence is said; `of` are tiles shown beside it; `rule` is the code of the rule that it
    shows. `ask` is the kind of its question ("" for none), `question` its words where the usual ones do not do, and
    `choices` what can be answered where the kind needs them. With `keep` the answer is kept, to be judged at the
    trick's own "winner" step. With `score` the settlement is shown; `payer` is the seat whose payment is asked for.
    """

    say: str
    plays: tuple[Play, ...] = ()
    of: Tiles = Tiles()  # noqa: RUF009
    rule: str = ""
    ask: str = ""
    question: str = ""
    choices: tuple[str, ...] = ()
    keep: bool = False
    score: bool = False
    payer: int = -1


@dataclass(frozen=True, slots=True)
class Example:
    """A guided example: its `start` (None where it has no table), the learner's `seat`, and its steps.

    `open` shows all hands; `picture` is "table", or "trick" for the trick alone. `fade` are the passes through it: how
    many of its last questions are asked in each; the others are told.
    """

    name: str
    title: str
    rules: RuleSet
    start: Round | None
    seat: int
    open: bool
    picture: str
    fade: tuple[int, ...]
    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        return f"<Example {self.name}: {len(self.steps)} steps>"
