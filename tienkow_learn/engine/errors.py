"""The errors of the engine. Each carries a code and numbers; its sentence is looked up when somebody reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match import Match
    from .observation import Observation
    from .reasons import Reason
    from .round import Round


def brief(value: object, most: int = 20) -> str:
    """What was given, in at most so many characters, for an error to show; of what is no number or text, its kind.

    >>> brief(-1), brief("x" * 50, 5), brief(10**5000), brief([])
    ('-1', 'xxxxx', 'a very large number', 'a list')
    """
    if isinstance(value, int) and abs(value) > 10**100:
        return "a very large number"
    if value is None or isinstance(value, str | int | float):
        return str(value)[:most]
    return f"a {type(value).__name__}"[:40]


class TienKowError(ValueError):
    """An error of this package: `code` says what went wrong, `values` where and with what."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def text(self, lang: str = "en") -> str:
        """The sentence for people: what was wrong, where, and what would be right."""
        from tienkow_learn.text import say  # noqa: PLC0415

        return say(self.code, lang, **self.values)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.code, self.values), self.__dict__


def _again(kind: type[TienKowError], code: str, values: dict[str, object]) -> TienKowError:
    return kind(code, **values)


class NotationError(TienKowError):
    """Text that cannot be read as tiles, a play, a seat or a number."""


class RecordError(TienKowError):
    """A record or position that contradicts itself, is cut, or is too large.

    `partial` is the Round, Match or Observation as far as it could be read, or None.
    """

    partial: Round | Match | Observation | None = None


class OptionError(TienKowError):
    """A rule option that does not exist, or a value that it does not have."""


class IllegalPlay(TienKowError):  # noqa: N818
    """A play against the rules; `reason` says which rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("illegal_play", reason=reason)
        self.reason = reason

    def text(self, lang: str = "en") -> str:
        """The sentence of its reason."""
        return self.reason.why(lang)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.reason,), self.__dict__
