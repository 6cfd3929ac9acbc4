"""Why a play is refused, what a turn asks for, and why a play does not win: codes and numbers, no sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .checking import check_between, check_kind
from .shown import Explained


class Code(StrEnum):
    """The reasons that any game may have; a game has more of its own. `text` finds a sentence as `reason_<value>`."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_CHOSEN = "nothing_chosen"
    NOT_IN_HAND = "not_in_hand"
    WRONG_COUNT = "wrong_count"
    LEAD_GIVEN_UP = "lead_given_up"
    NO_CALL = "no_call"
    CALL_FIRST = "call_first"
    CANNOT_DECLARE = "cannot_declare"


@dataclass(frozen=True, slots=True, repr=False)
class Reason(Explained):
    """A code with the facts that its sentence needs: tiles, a series, numbers; `why(lang)` is the sentence.

    >>> Reason.of(Code.WRONG_COUNT, needed=2, given=1)["needed"]
    2
    """

    code: StrEnum
    facts: tuple[tuple[str, object], ...] = ()

    def __post_init__(self) -> None:
        check_kind("code", self.code, StrEnum)
        check_kind("facts", self.facts, tuple)
        for fact in self.facts:
            check_kind("facts", fact, tuple)
            check_between("facts", len(fact), 2, 2)

    @classmethod
    def of(cls, code: StrEnum, **facts: object) -> Reason:
        """A reason with named facts."""
        return cls(code, tuple(sorted(facts.items())))

    @property
    def values(self) -> dict[str, object]:
        """The facts by name."""
        return dict(self.facts)

    def __getitem__(self, name: str) -> object:
        return self.values[name]

    def __str__(self) -> str:
        return self.why()

    def __repr__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts)
        return f"<Reason {self.code}: {facts}>" if facts else f"<Reason {self.code}>"
