"""What the four seats are called in a picture and its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tienkow_learn.engine.play import SEATS
from tienkow_learn.text import say, seat_name

LONGEST = 40
"""The most signs of a name that are shown or said."""


@dataclass(frozen=True, slots=True)
class Names:
    """Names by seat, in a language; `you` is the seat that is spoken to ("You lead"), or None."""

    by_seat: tuple[str, ...]
    you: int | None
    lang: str = "en"

    def __getitem__(self, seat: int) -> str:
        return self.by_seat[seat]

    def says(self, code: str, seat: int, **values: object) -> str:
        """A sentence about what a seat does: `code`, or `code` + "_you" for the seat that is spoken to.

        >>> naming(None).says("leads", 0), naming(None).says("leads", 1)
        ('You lead', 'West leads')
        """
        return say(f"{code}_you" if seat == self.you else code, self.lang, name=self[seat], **values)


def naming(given: Sequence[str] | None, seat: int = 0, direction: str = "clockwise", lang: str = "en") -> Names:
    """Names as given, four by seat; or You, West, North, East as seen from `seat`. ValueError unless there are four.

    >>> naming(None, seat=1).by_seat
    ('East', 'You', 'West', 'North')
    """
    if not given:
        return Names(tuple(seat_name(at, seat, direction, lang) for at in SEATS), seat, lang)
    if len(given) != len(SEATS):
        message = f"names has {len(given)} names: give four, in order of play"
        raise ValueError(message)
    return Names(tuple(_clean(name) for name in given), None, lang)


def _clean(name: str) -> str:
    shown = "".join(sign if sign.isprintable() else " " for sign in str(name)).strip()
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"
