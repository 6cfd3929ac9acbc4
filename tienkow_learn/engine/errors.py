"""The errors of the engine. Each carries a code and numbers; its sentence is looked up when somebody reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match import Match
    from .observation import Observation
    from .reasons import Reason
    from .round import Round


_LONGEST, _LARGE, _FEW, _ROWS = 1000, 10**100, 5, (list, tuple)


def brief(value: object, most: int = 20) -> str:
    """What was given, in at most so many characters, for an error to show; of most things only their kind.

    >>> brief(-1), brief("x" * 50, 5), brief(10**5000), brief([1, 2]), brief({})
    ('-1', 'xxxxx', 'a very large number', '[1, 2]', 'a dict')
    """
    if isinstance(value, int) and abs(value) > _LARGE:
        return "a very large number"
    if value is None or isinstance(value, str | int | float):
        return str(value)[:most]
    if isinstance(value, list | tuple) and len(value) <= _FEW and not any(isinstance(each, _ROWS) for each in value):
        return f"[{', '.join(map(brief, value))}]"[:most]
    return f"a {type(value).__name__}"[:40]


def _kept(value: object) -> object:
    """A value that an error may keep and show: a text that is not too long, a number, or a value of this package."""
    if isinstance(value, str):
        return value[:_LONGEST]
    is_ours = type(value).__module__.startswith(__name__.partition(".")[0])
    return value if is_ours or (isinstance(value, int) and abs(value) < _LARGE) else brief(value)


class TienKowError(ValueError):
    """An error of this package: `code` says what went wrong, `values` where and with what."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = {name: _kept(value) for name, value in values.items()}

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


class ArgumentError(TienKowError):
    """A value that a call does not take: names, a number of tricks, a pace, players, a turn that is not theirs."""


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
