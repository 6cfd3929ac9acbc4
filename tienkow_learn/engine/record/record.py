"""Record: the text form of a round or a match, with names and comments: what is kept, shared and replayed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from tienkow_learn.engine.checking import check_count, check_kind
from tienkow_learn.engine.errors import RecordError
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.names import check_names
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.round import Round

Played: TypeAlias = Round | Match | Observation
"""What a record tells: a round, a match, or what one seat saw of a round."""
VERSION = 1
MAX_RECORD = 600_000
"""The longest record that is read, in characters: the longest match, and MAX_COMMENTS."""
MAX_COMMENT = 600
"""The longest comment, in characters."""
MAX_COMMENTS = 300_000
"""The most that all comments may come to, as they are written."""


@dataclass(frozen=True, slots=True)
class Record:
    """A Round, a Match or an Observation with what people add to it: four `names`, or None, and `comments`.

    Comments stand by the number of a play, counted through all rounds from 1; 0 is the start. `str(record)` is the
    text form; `Record.parse(text)` reads it back and plays it again, so that it cannot contradict itself. RecordError
    for names and comments that are too long, too many, or about plays that are not there.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> Record.parse(str(Record(Match(TienKow(), seed=1), {0: "The dice say: you begin."}))).match.banker
    0
    """

    played: Played
    comments: Mapping[int, str] = field(default_factory=dict, hash=False)
    names: tuple[str, ...] | None = None

    def __post_init__(self) -> None:
        check_kind("played", self.played, Round, Match, Observation)
        check_kind("comments", self.comments, Mapping)
        plays = len(self.played.plays)
        for number, comment in self.comments.items():
            _check_comment(number, comment, plays)
        if sum(len(quoted(comment)) for comment in self.comments.values()) > MAX_COMMENTS:
            raise RecordError("comments_large", most=MAX_COMMENTS)
        object.__setattr__(self, "comments", MappingProxyType(dict(sorted(self.comments.items()))))
        if self.names is not None:
            object.__setattr__(self, "names", check_names(self.names))

    @property
    def round(self) -> Round:
        """The round, or the match's last one; RecordError for the record of what one seat saw."""
        if isinstance(self.played, Observation):
            raise RecordError("record_of_seat", seat=self.played.seat)
        return self.played.round if isinstance(self.played, Match) else self.played

    @property
    def match(self) -> Match:
        """The match; RecordError for the record of a single round."""
        if not isinstance(self.played, Match):
            raise RecordError("record_no_match")
        return self.played

    @property
    def observation(self) -> Observation:
        """What one seat saw; RecordError for the record of a round or a match."""
        if not isinstance(self.played, Observation):
            raise RecordError("record_no_seat")
        return self.played

    def __str__(self) -> str:
        from .writing import lines  # noqa: PLC0415

        return "\n".join([*lines(self), ""])

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.played, dict(self.comments), self.names)

    def __repr__(self) -> str:
        return f"<Record of {self.played!r}>"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; RecordError says what is wrong and in which line, its `partial` what could be read."""
        from .reading import parse  # noqa: PLC0415

        return parse(text)


def quoted(text: str) -> str:
    """Text as a record writes it: in double quotes, on one line."""
    return json.dumps(text, ensure_ascii=not text.isprintable())


def _check_comment(number: int, comment: str, plays: int) -> None:
    check_count("comment", number)
    if number > plays:
        raise RecordError("comment_place", number=number, plays=plays)
    if not isinstance(comment, str) or len(comment) > MAX_COMMENT:
        raise RecordError("bad_comment", number=number, most=MAX_COMMENT)
