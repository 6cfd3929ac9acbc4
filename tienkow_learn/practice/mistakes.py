"""The answer to a mistake in a line of a score sheet. It says what went wrong and leaves the number to be found."""

from __future__ import annotations

from collections.abc import Sequence

from tienkow_learn.text import explain, say
from tienkow_learn.text.settling import counted, event_words, option_words

from .case import Case, Line, Mistake


def told(case: Case, line: Line, points: int, names: Sequence[str], lang: str = "en") -> str:
    """What is wrong with a number for a line (less than 0: the other way); `names` are four, by seat.

    >>> from tienkow_learn.engine import Outcome, TienKow
    >>> case = Case(TienKow(), Outcome((4, 0, 3, 1), winner=0, banker=0))
    >>> told(case, case.lines[1], 3, ["Ann", "Bo", "Cy", "Di"])
    'That is how many were won. What is paid is how many are missing to four.'
    """
    mistake = case.mistake(line, points)
    if mistake.option:
        return _by_option(case, line, mistake, lang)
    return say(f"slip_{mistake.code}", lang, **_values(case, line, points, names, lang))


def payee(case: Case, other: int, names: Sequence[str], lang: str = "en") -> str:
    """What is wrong with paying somebody else than the winner."""
    code = "slip_payee_banker" if other == case.outcome.banker else "slip_payee"
    return say(code, lang, payee=names[other], winner=names[case.outcome.winner])


def rule(line: Line, lang: str = "en") -> str:
    """The clause of a line in words; of one that pays nothing, that it does not."""
    return say(f"clause_{line.clause}" if line.clause else "slip_no_bonus_here", lang)


def right(line: Line, names: Sequence[str], lang: str = "en") -> str:
    """The line as it should be."""
    paid = [explain(each, lang, names) for each in line.payments]
    borne = [explain(each, lang, names) for each in line.borne]
    if borne and not paid:
        return " ".join([say("fill_borne", lang, seat=names[line.seat]), *borne])
    return " ".join(paid) or say("fill_no_bonus", lang)


def look(case: Case, names: Sequence[str], lang: str = "en") -> str:
    """What to look at: who won the last trick, and the bank."""
    winner, banker = case.outcome.winner, case.outcome.banker
    won = say("quiz_case_won", lang, name=names[winner])
    told, _ = case.rules.bank(case.outcome.streak)
    bank = say(f"quiz_case_bank_{told}", lang, name=names[banker], streak=case.outcome.streak)
    return say("look_bank", lang, won=won, bank=bank)


def _by_option(case: Case, line: Line, mistake: Mistake, lang: str) -> str:
    title, value = option_words(mistake.option, mistake.value, lang)
    _, own = option_words(mistake.option, getattr(case.rules, mistake.option), lang)
    won = counted(case.rules, case.outcome.tally[line.seat], lang)
    code = "slip_option_escalate_all" if mistake.option == "escalate_all" and mistake.value else "slip_option"
    return say(code, lang, title=title, value=value, own=own, won=won)


def _values(case: Case, line: Line, points: int, names: Sequence[str], lang: str) -> dict[str, object]:
    event = "" if line.event is None else event_words(case.events[line.event], names, lang)
    return {
        "seat": names[line.seat],
        "won": counted(case.rules, case.outcome.tally[line.seat], lang),
        "winner": names[case.outcome.winner],
        "banker": names[case.outcome.banker],
        "round": case.outcome.streak + 1,
        "points_n": abs(points),
        "told": event,
        "rule": rule(line, lang),
    }
