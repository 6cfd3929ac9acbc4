"""Contest: where a table stands in a match, and the file that it is kept in."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from tienkow_learn.engine.errors import RecordError
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.record import MAX_RECORD, Record
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.text import say

SECONDS = 60


@dataclass(frozen=True, slots=True)
class Contest:
    """A match at a table: `begun` once the dice are seen, `since` when the round began, in seconds of the `clock`."""

    match: Match
    begun: bool = False
    clock: Callable[[], float] = field(default=time.monotonic, compare=False)
    since: float = field(default=0.0, compare=False)

    @classmethod
    def of(cls, match: Match, clock: Callable[[], float] = time.monotonic) -> Contest:
        """A match taken up where it stands: the dice are shown only before its first play."""
        return cls(match, bool(match.plays), clock, clock())

    def begin(self) -> Contest:
        """Once the dice have been seen."""
        return replace(self, begun=True, since=self.clock())

    def after(self, played: Round) -> Match:
        """The match with its round as far as it has been played, finished if the round is over."""
        if self.match.playing is None:
            return self.match
        minutes = (self.clock() - self.since) / SECONDS
        return self.match.finish(played, minutes) if played.is_over else self.match.at(played)

    def onward(self, played: Round) -> Contest:
        """The next round; after the end of the match, a new match with the next seed."""
        now = self.after(played)
        if now.is_over:
            now = Match(now.rules, (now.seed or 0) + 1, now.target, now.most_rounds, now.minutes)
        return Contest(now, bool(now.rounds), self.clock, self.clock())


@dataclass(slots=True)
class Keeper:
    """Keeps a match in the file at `path` (None: nowhere). `match`, `names` and `word` are what was found there."""

    path: Path | None = None
    match: Match | None = None
    names: tuple[str, ...] | None = None
    word: str = ""
    lang: str = "en"

    @classmethod
    def of(cls, save: str | Path | None, source: object, rules: RuleSet, seed: int | None, lang: str) -> Keeper:
        """What is in the file, or the match to begin; a file that cannot be read whole is told of and never written."""
        if save is None:
            return cls()
        if isinstance(source, Round):
            raise RecordError("save_round")
        path, fresh = Path(save), source if isinstance(source, Match) else Match(rules, seed)
        if not path.exists():
            return cls(path, fresh, lang=lang)
        try:
            found = taken_up(path)
            return cls(path, found.match, found.names, lang=lang)
        except RecordError as error:
            left = error.partial if isinstance(error.partial, Match) else fresh
            return cls(None, left, None, say("save_unreadable", lang, file=path.name, error=error.text(lang)), lang)

    def keep(self, match: Match, names: Sequence[str] | None) -> str:
        """Write the match to the file; the answer is what went wrong, or nothing."""
        if self.path is None:
            return ""
        try:
            write(self.path, match, names)
        except OSError as error:
            return say("save_failed", self.lang, file=self.path.name, error=error.strerror or str(error))
        return ""


def write(path: Path, match: Match, names: Sequence[str] | None) -> None:
    """Write a match to its file, whole or not at all."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(str(Record(match, names=tuple(names) if names else None)), encoding="utf-8", newline="\n")
    os.replace(beside, path)  # noqa: PTH105  Path.replace is the same; this is the name that promises it


def taken_up(path: Path) -> Record:
    """The record in a file. RecordError if it cannot be read whole; the file is left as it is."""
    if path.stat().st_size > MAX_RECORD * 4:
        raise RecordError("record_large", size=path.stat().st_size, most=MAX_RECORD)
    try:
        return Record.parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError("record_first", text="") from error
