"""How a settlement is worked out, in words: the numbers of a payment, events, options."""

from __future__ import annotations

from collections.abc import Sequence

from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.rules.base import RuleSet
from tienkow_learn.engine.rules.options import word
from tienkow_learn.engine.settlement import Payment

from .catalogue import say, sentences
from .names import seat_name


def counted(rules: RuleSet, number: int, lang: str = "en") -> str:
    """A count with the noun that the rules count.

    >>> from tienkow_learn.engine import TienKow
    >>> counted(TienKow(), 1), counted(TienKow(trick_value="tiles"), 2)
    ('1 trick', '2 tiles')
    """
    return say(f"counted_{rules.unit}", lang, tricks=number, count=number)


def clause_name(clause: str, lang: str = "en") -> str:
    """What a clause is called where there is little room: its letter, or a word.

    >>> clause_name("a"), clause_name("above")
    ('a', 'above four')
    """
    code = f"clause_name_{clause}"
    return say(code, lang) if code in sentences() else clause


def worked(line: Payment, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The numbers that go into a payment, step by step, and what they come to; `names` are four, by seat.

    >>> worked(Payment(1, 0, 3, "c", (("base", 4), ("tricks", 1))))
    '4 − 1 = 3'
    """
    numbers = line.values
    won = numbers.get("won", numbers.get("tricks", numbers.get("tiles", 0)))
    values: dict[str, object] = {"base": won - line.points, **numbers, "won": won, "points_n": line.points}
    values["streaked"] = numbers.get("units", 0) * numbers.get("times", 0)
    if "loser" in numbers:
        values["loser"] = names[numbers["loser"]] if names else seat_name(numbers["loser"], lang=lang)
    return say(f"work_{line.clause}{'_ending' * ('ending' in numbers)}", lang, **values)


def event_words(event: Event, names: Sequence[str], lang: str = "en") -> str:
    """What happened, in a sentence.

    >>> event_words(Event("supreme", 0, trick=3), ["You", "West", "North", "East"])
    'You led the Supreme pair in trick 3.'
    """
    own = f"event_{event.kind}"
    if own in sentences():
        return say(own, lang, name=names[event.seat], trick=event.trick)
    code = ("event_led" if event.led else "event_reply") + ("" if event.won else "_lost")
    told = say(code, lang, name=names[event.seat], what=bonus(event.kind, event.count, lang), trick=event.trick)
    return say("event_last", lang, told=told) if event.last else told


def bonus(kind: str, count: int = 1, lang: str = "en") -> str:
    """What an event is about.

    >>> bonus("mixed", 2), bonus("supreme")
    ('2 mixed pairs', 'the Supreme pair')
    """
    return say(f"bonus_{kind}", lang, mixed_n=count)


def earned_from(lines: Sequence[Payment], banker: int, names: Sequence[str], lang: str = "en") -> str:
    """From whom a bonus comes, and how much: `lines` are its payments, `names` those of the seats inside a sentence."""
    dear = max(line.points for line in lines)
    others = [line for line in lines if line.points < dear]
    if not others:
        return say("earned_each", lang, points=dear)
    first, last = (names[line.payer] for line in others)
    values = {"banker": names[banker], "dear": say("counted_points", lang, points=dear), "first": first, "last": last}
    return say("earned_banker", lang, points=others[0].points, **values)


def ended(rules: RuleSet, outcome: Outcome, names: Sequence[str], lang: str = "en") -> str:
    """How a round ended and what that multiplies by; nothing where the rules do not ask.

    >>> from tienkow_learn.engine import SkyNine
    >>> ended(SkyNine(), Outcome((8, 0, 0, 0), 0, 0), ["You", "West", "North", "East"])
    'You won every tile of the round, a Full House: × 2.'
    """
    end = rules.ended(outcome)
    if end is None:
        return ""
    who = outcome.winner if end.speculator is None else end.speculator
    return say(f"ending_{end.kind}", lang, name=names[who], factor=end.factor)


def option_words(name: str, value: object, lang: str = "en") -> tuple[str, str]:
    """An option and one of its values.

    >>> option_words("bonus_on", "lead"), option_words("stake_cap", 12)
    (('What earns the bonus', 'only a lead'), ('The stake grows', 'up to 12'))
    """
    code = f"option_{name}_{word(value)}"
    told = (
        say(code, lang) if code in sentences() else say(f"option_{name}_n", lang, n=value, points=value, minutes=value)
    )
    return say(f"option_{name}", lang), told
