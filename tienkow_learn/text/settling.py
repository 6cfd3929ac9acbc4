"""How a settlement is worked out, in words: the numbers of a payment, events, options."""

from __future__ import annotations

from collections.abc import Sequence

from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.rules.base import RuleSet
from tienkow_learn.engine.rules.options import word
from tienkow_learn.engine.settlement import Payment

from .voice import ENGLISH, Voice


def clause_name(clause: str, voice: Voice = ENGLISH) -> str:
    """What a clause is called where there is little room: its letter, or a word.

    >>> clause_name("a"), clause_name("above")
    ('a', 'above four')
    """
    code = f"clause_name_{clause}"
    return voice.says(code) if voice.knows(code) else clause


def worked(line: Payment, voice: Voice = ENGLISH) -> str:
    """The numbers that go into a payment, step by step, and what they come to.

    >>> worked(Payment(1, 0, 3, "c", (("base", 4), ("tricks", 1))))
    '4 − 1 = 3'
    """
    numbers = line.values
    won = numbers.get("won", numbers.get("tricks", numbers.get("tiles", 0)))
    values: dict[str, object] = {"base": won - line.points, **numbers, "won": won, "points_n": line.points}
    values["streaked"] = numbers.get("units", 0) * numbers.get("times", 0)
    if "loser" in numbers:
        values["loser"] = voice.seat(numbers["loser"])
    return voice.says(f"work_{line.clause}{'_ending' * ('ending' in numbers)}", **values)


def event_words(event: Event, voice: Voice = ENGLISH) -> str:
    """What happened, in a sentence.

    >>> event_words(Event("supreme", 0, trick=3))
    'You led the Supreme pair in trick 3.'
    """
    own = f"event_{event.kind}"
    if voice.knows(own):
        return voice.says(own, name=voice.seat(event.seat), trick=event.trick)
    code = ("event_led" if event.led else "event_reply") + ("" if event.won else "_lost")
    what = bonus(event.kind, event.count, voice)
    told = voice.says(code, name=voice.seat(event.seat), what=what, trick=event.trick)
    return voice.says("event_last", told=told) if event.last else told


def bonus(kind: str, count: int = 1, voice: Voice = ENGLISH) -> str:
    """What an event is about.

    >>> bonus("mixed", 2), bonus("supreme")
    ('2 mixed pairs', 'the Supreme pair')
    """
    return voice.says(f"bonus_{kind}", mixed_n=count)


def earned_from(lines: Sequence[Payment], banker: int, voice: Voice) -> str:
    """From whom a bonus comes, and how much: `lines` are its payments."""
    dear = max(line.points for line in lines)
    others = [line for line in lines if line.points < dear]
    if not others:
        return voice.says("earned_each", points=dear)
    first, last = (voice.inside(line.payer) for line in others)
    values = {
        "banker": voice.inside(banker),
        "dear": voice.says("counted_points", points=dear),
        "first": first,
        "last": last,
    }
    return voice.says("earned_banker", points=others[0].points, **values)


def ended(rules: RuleSet, outcome: Outcome, voice: Voice = ENGLISH) -> str:
    """How a round ended and what that multiplies by; nothing where the rules do not ask.

    >>> from tienkow_learn.engine import SkyNine
    >>> ended(SkyNine(), Outcome((8, 0, 0, 0), 0, 0))
    'You won every tile of the round, a Full House: × 2.'
    """
    end = rules.ended(outcome)
    if end is None:
        return ""
    who = outcome.winner if end.speculator is None else end.speculator
    return voice.says(f"ending_{end.kind}", name=voice.seat(who), factor=end.factor)


def option_words(name: str, value: object, voice: Voice = ENGLISH) -> tuple[str, str]:
    """An option and one of its values.

    >>> option_words("bonus_on", "lead"), option_words("stake_cap", 12)
    (('What earns the bonus', 'only a lead'), ('The stake grows', 'up to 12'))
    """
    code = f"option_{name}_{word(value)}"
    number = {"n": value, "points": value, "minutes": value}
    told = voice.says(code) if voice.knows(code) else voice.says(f"option_{name}_n", **number)
    return voice.says(f"option_{name}"), told
