"""The answer to a mistake in a line of a score sheet. It says what went wrong and leaves the number to be found."""

from __future__ import annotations

from tienkow_learn.text.settling import event_words, option_words
from tienkow_learn.text.voice import ENGLISH, Voice

from .case import Case, Line, Mistake


def told(case: Case, line: Line, points: int, voice: Voice = ENGLISH) -> str:
    """What is wrong with a number for a line (less than 0: the other way).

    >>> from tienkow_learn.engine import Outcome, TienKow
    >>> case = Case(TienKow(), Outcome((4, 0, 3, 1), winner=0, banker=0))
    >>> told(case, case.lines[1], 3)
    'That is how many were won. What is paid is how many are missing to four.'
    """
    mistake = case.mistake(line, points)
    if mistake.option:
        return _by_option(case, line, mistake, voice)
    return voice.says(f"slip_{mistake.code}", **_values(case, line, points, voice))


def payee(case: Case, other: int, voice: Voice = ENGLISH) -> str:
    """What is wrong with paying somebody else than the winner."""
    code = "slip_payee_banker" if other == case.outcome.banker else "slip_payee"
    return voice.says(code, payee=voice.seat(other), winner=voice.seat(case.outcome.winner))


def rule(line: Line, voice: Voice = ENGLISH) -> str:
    """The clause of a line in words; of one that pays nothing, that it does not."""
    return voice.says(f"clause_{line.clause}" if line.clause else "slip_no_bonus_here")


def right(line: Line, voice: Voice = ENGLISH) -> str:
    """The line as it should be."""
    paid = [voice.explain(each) for each in line.payments]
    borne = [voice.explain(each) for each in line.borne]
    if borne and not paid:
        return " ".join([voice.says("fill_borne", seat=voice.seat(line.seat)), *borne])
    return " ".join(paid) or voice.says("fill_no_bonus")


def look(case: Case, voice: Voice = ENGLISH) -> str:
    """What to look at: who won the last trick, and the bank."""
    winner, banker = case.outcome.winner, case.outcome.banker
    won = voice.says("quiz_case_won", name=voice.seat(winner))
    told, _ = case.rules.bank(case.outcome.streak)
    bank = voice.says(f"quiz_case_bank_{told}", name=voice.seat(banker), streak=case.outcome.streak)
    return voice.says("look_bank", won=won, bank=bank)


def _by_option(case: Case, line: Line, mistake: Mistake, voice: Voice) -> str:
    title, value = option_words(mistake.option, mistake.value, voice)
    _, own = option_words(mistake.option, getattr(case.rules, mistake.option), voice)
    won = voice.count(case.rules, case.outcome.tally[line.seat])
    code = "slip_option_escalate_all" if mistake.option == "escalate_all" and mistake.value else "slip_option"
    return voice.says(code, title=title, value=value, own=own, won=won)


def _values(case: Case, line: Line, points: int, voice: Voice) -> dict[str, object]:
    event = "" if line.event is None else event_words(case.events[line.event], voice)
    return {
        "seat": voice.seat(line.seat),
        "won": voice.count(case.rules, case.outcome.tally[line.seat]),
        "winner": voice.seat(case.outcome.winner),
        "banker": voice.seat(case.outcome.banker),
        "round": case.outcome.streak + 1,
        "points_n": abs(points),
        "told": event,
        "rule": rule(line, voice),
    }
