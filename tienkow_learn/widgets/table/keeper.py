"""The file of a match: what is found in it, and keeping it; nobody's work is overwritten."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from weakref import WeakValueDictionary

from tienkow_learn import disk
from tienkow_learn.engine.errors import ArgumentError, RecordError
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.record.record import MAX_RECORD, Record
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.practice.source import STANDARD
from tienkow_learn.text.voice import ENGLISH, Voice

MADE_OF = ("rules", "seed", "target", "most_rounds", "minutes")
"""What makes a match the match that it is."""
LONG = 60
"""How much of a name is shown."""


def taken_up(data: bytes) -> Record:
    """The record in a file. RecordError if it cannot be read whole."""
    if len(data) > MAX_RECORD * 4:
        raise RecordError("record_large", size=len(data), most=MAX_RECORD)
    try:
        return Record.parse(data.decode())
    except UnicodeDecodeError as error:
        raise RecordError("record_first", text="") from error


def where(error: RecordError, voice: Voice) -> str:
    """Where a record is wrong. Not what stands there: the round may be running, and the file tells every hand."""
    inner = error.values.get("error")
    line = (inner if isinstance(inner, RecordError) else error).values.get("line")
    if line is None:
        return error.text(voice.lang)
    number = error.values.get("round")
    return voice.says("save_round_line" if number else "save_line", round=number, line=line)


def differs(found: Match | None, source: object, rules: RuleSet | None, seed: int | None) -> bool:
    """True if something else was asked for than what was found: another match, or other plays of it."""
    if isinstance(source, Match) and found is not None:
        plays = found.plays[: len(source.plays)]
        return plays != source.plays or any(getattr(found, name) != getattr(source, name) for name in MADE_OF)
    return found is not None and (rules not in {None, found.rules} or seed not in {None, found.seed})


def named(name: str) -> str:
    """A name as it may be shown, whatever is in it."""
    told = "".join(letter if letter.isprintable() else "?" for letter in name)
    return told if len(told) <= LONG else f"{told[:LONG]}…"


def why(error: Exception, voice: Voice) -> str:
    """What the system says of a file, in words; a ValueError is a name that no file can have."""
    return (error.strerror or str(error)) if isinstance(error, OSError) else voice.says("save_no_name")


VISITED = ("VOILA_PREHEAT", "VOILA_SERVER_URL")
"""The environment variables of a kernel that shows a page to visitors: Voila sets them, one kernel a visitor."""
Save = str | os.PathLike[str] | None


@dataclass(slots=True, weakref_slot=True, eq=False)
class Keeper:
    """Keeps a match in the file at `path` (None: nowhere). `match` and `names` are what was found there, or asked for.

    A file that was changed by somebody else since it was last `seen` is left as it is, and so is one that cannot be
    read whole: the match then goes on in a new file beside it. `note` is what the learner should know of all this,
    `news` what has happened to it just now, `trouble` why nothing could be written.
    """

    path: Path | None = None
    match: Match | None = None
    names: tuple[str, ...] | None = None
    voice: Voice = ENGLISH
    note: str = ""
    news: str = ""
    trouble: str = ""
    seen: bytes | None = None
    aside: str = ""
    comments: Mapping[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, save: Save, source: object, rules: RuleSet | None, seed: int | None, voice: Voice) -> Keeper:
        """What is in the file, or the match to begin. ArgumentError for a single round, and for what is no name."""
        if save is None:
            return cls()
        if isinstance(source, Round):
            raise ArgumentError("save_round")
        if not isinstance(save, str | os.PathLike) or not isinstance(os.fspath(save), str):
            raise ArgumentError("save_name", given=type(save).__name__)
        fresh = source if isinstance(source, Match) else Match(rules or STANDARD, seed)
        if any(name in os.environ for name in VISITED):
            return cls(None, fresh, voice=voice, note=voice.says("save_visitor"))
        keeper = _opened(save, fresh, voice)
        if keeper.match is not fresh and differs(keeper.match, source, rules, seed):
            keeper.tell(" ".join(filter(None, (keeper.note, voice.says("save_other", file=keeper.name)))))
        return keeper

    @property
    def name(self) -> str:
        """The name of the file, to be read."""
        return named(self.path.name) if self.path else ""

    def tell(self, news: str) -> None:
        """Say something now, and let it stand."""
        self.news = self.note = news

    def take(self, match: Match, comments: Mapping[int, str], names: tuple[str, ...] | None) -> None:
        """Take up what was read."""
        self.match, self.comments, self.names = match, comments, names

    def text(self, match: Match, names: Sequence[str] | None) -> bytes:
        """What the file holds for a match, with the comments on its plays that stood in the file."""
        self.comments = {at: said for at, said in self.comments.items() if at <= len(match.plays)}
        return str(Record(match, self.comments, tuple(names) if names else None)).encode()

    def keep(self, match: Match, names: Sequence[str] | None, *, asked: bool = True) -> None:
        """Write the match to the file. `asked`: the learner has just acted, so that it is theirs to be written."""
        if self.path is None:
            return
        if asked:
            self.news = self.trouble = ""
        elif self.aside or match == self.match:
            return
        data = self.text(match, names)
        if data == self.seen:
            return
        try:
            self._put(data, match)
            self.match, self.trouble = match, ""
        except (OSError, ValueError) as error:
            self.trouble = self.voice.says("save_failed", file=self.name, error=why(error, self.voice))

    def claim(self) -> None:
        """Have the file from now on: the table that had it before goes aside when somebody plays there again."""
        if self.path is None:
            return
        before = _TABLES.get(self.path, self)
        before.aside = before.aside if before is self else "save_changed"
        _TABLES[self.path] = self

    def leave(self) -> None:
        """Be done with the file, so that another table may have it."""
        if self.path is not None and _TABLES.get(self.path) is self:
            del _TABLES[self.path]
        self.path = None

    def _put(self, data: bytes, match: Match) -> None:
        path = self.path or Path()
        with disk.alone(path.parent):
            now = None if self.aside else disk.read(path)
            if now != data:
                if self.aside or now not in {None, self.seen}:
                    path = self._beside(path)
                elif now is not None and self._begins_anew(match):
                    self._keep_before(path, now)
                _refuse_protected(path)
                disk.write(path, data)
            self.seen = data

    def _beside(self, path: Path) -> Path:
        """Go on in a new file, and say so; a second try stays there."""
        free = disk.beside(path)
        self.tell(self.voice.says(self.aside or "save_changed", file=named(path.name), beside=named(free.name)))
        self.aside, self.path = "", free
        self.claim()
        return free

    def _begins_anew(self, match: Match) -> bool:
        return self.match is not None and self.match.is_over and self.match.seed != match.seed

    def _keep_before(self, path: Path, now: bytes) -> None:
        """Keep the match that is over beside the file, before the next one takes its place."""
        free = disk.beside(path)
        disk.write(free, now)
        self.news = self.voice.says("save_before", beside=named(free.name))


_TABLES: WeakValueDictionary[Path, Keeper] = WeakValueDictionary()
"""Who keeps which file in this process: a cell that is run again makes a second table for it."""


def _opened(save: str | os.PathLike[str], fresh: Match, voice: Voice) -> Keeper:
    keeper = Keeper(None, fresh, voice=voice)
    try:
        path = disk.target(save)
        disk.facts(path)
    except (OSError, ValueError) as error:
        keeper.tell(voice.says("save_nowhere", file=named(os.fspath(save)), error=why(error, voice)))
        return keeper
    keeper.path = path
    with disk.alone(path.parent):
        disk.sweep(path)
        _read(keeper, path)
    return keeper


def _read(keeper: Keeper, path: Path) -> None:
    """Take up what is in the file; what cannot be read whole is told of, and never written."""
    try:
        keeper.seen = disk.read(path)
        if keeper.seen is not None:
            found = taken_up(keeper.seen)
            keeper.take(found.match, found.comments, found.names)
    except (OSError, RecordError) as error:
        keeper.aside = "save_aside"
        if isinstance(error, RecordError) and isinstance(error.partial, Match):
            keeper.match = error.partial
        told = where(error, keeper.voice) if isinstance(error, RecordError) else why(error, keeper.voice)
        keeper.tell(keeper.voice.says("save_unreadable", file=named(path.name), error=told))


def _refuse_protected(path: Path) -> None:
    """PermissionError for a file that may only be read: it could be replaced, but that is not what was meant."""
    found = disk.facts(path)
    if found is not None and not found.st_mode & 0o222:
        raise PermissionError(13, os.strerror(13), str(path))
