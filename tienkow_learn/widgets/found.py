"""Found: what is in the file of a match, and what is said of it."""

from __future__ import annotations

from tienkow_learn.engine.errors import RecordError
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.record import MAX_RECORD, Record
from tienkow_learn.engine.rules import RuleSet
from tienkow_learn.text import say

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


def where(error: RecordError, lang: str) -> str:
    """Where a record is wrong. Not what stands there: the round may be running, and the file tells every hand."""
    inner = error.values.get("error")
    line = (inner if isinstance(inner, RecordError) else error).values.get("line")
    if line is None:
        return error.text(lang)
    number = error.values.get("round")
    return say("save_round_line" if number else "save_line", lang, round=number, line=line)


def differs(found: Match | None, source: object, rules: RuleSet | None, seed: int | None) -> bool:
    """Whether something else was asked for than what was found: another match, or other plays of it."""
    if isinstance(source, Match) and found is not None:
        plays = found.plays[: len(source.plays)]
        return plays != source.plays or any(getattr(found, name) != getattr(source, name) for name in MADE_OF)
    return found is not None and (rules not in {None, found.rules} or seed not in {None, found.seed})


def named(name: str) -> str:
    """A name as it may be shown, whatever is in it."""
    told = "".join(letter if letter.isprintable() else "?" for letter in name)
    return told if len(told) <= LONG else f"{told[:LONG]}…"


def why(error: Exception, lang: str) -> str:
    """What the system says of a file, in words; a ValueError is a name that no file can have."""
    return (error.strerror or str(error)) if isinstance(error, OSError) else say("save_no_name", lang)
