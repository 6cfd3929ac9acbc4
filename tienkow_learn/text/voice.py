"""Voice: who tells. It knows a language, what the seats are called, and which of them is spoken to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.errors import OptionError, brief
from tienkow_learn.engine.play import SEATS, Play
from tienkow_learn.engine.rules.base import RuleSet
from tienkow_learn.engine.tiles import Series, Tile

from .catalogue import game_name, say, sentences
from .explaining import explained, named
from .lists import play_label, set_name, short
from .names import seat_name, series_name, short_name, tile_name

ISOLATE, UNTIL = "\u2068", "\u2069"
"""Between these signs a name reads in its own direction, and turns nothing round beside it."""
JOINERS = frozenset("\u200c\u200d") | {chr(tag) for tag in range(0xE0020, 0xE0080)}
"""Signs without a shape of their own that shape the letters, emojis and flags they stand in."""
LONGEST = 40
"""The most signs of a name that are shown or said."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Tells in a language. `names` are four by seat, or none: then the seats are called as seen from seat `you`.

    `direction` is the way round of the game. ValueError unless there are four names, OptionError for a `lang` that is
    no text.

    >>> Voice().says("leads", 0), Voice().says("leads", 1), Voice().says("series_civil")
    ('You lead', 'West leads', 'Civil')
    """

    lang: str = "en"
    names: Sequence[str] = ()
    you: int = 0
    direction: str = "clockwise"

    def __post_init__(self) -> None:
        if not isinstance(self.lang, str):
            raise OptionError("lang_text", given=brief(self.lang))
        given = tuple(self.names or ())
        if given and len(given) != len(SEATS):
            message = f"names has {len(given)} names: give four, in order of play"
            raise ValueError(message)
        object.__setattr__(self, "names", given)

    def seated(self, you: int, rules: RuleSet) -> Voice:
        """The same voice at the table of a game, speaking to seat `you`."""
        return replace(self, you=you, direction=rules.direction)

    def says(self, code: str, seat: int | None = None, /, **values: object) -> str:
        """The sentence of a code. About a `seat` it has the `name`, or is `code` + "_you" for the one spoken to.

        Who has a given name is spoken of, not to. KeyError for an unknown code.
        """
        if seat is None:
            return say(code, self.lang, **values)
        return say(f"{code}_you" if self.speaks_to(seat) else code, self.lang, name=self.seat(seat), **values)

    def knows(self, code: str) -> bool:
        """True if there is a sentence of a code."""
        return code in sentences()

    def speaks_to(self, seat: int) -> bool:
        """True if a seat is "you"."""
        return seat == self.you and not self.names

    def seat(self, at: int) -> str:
        """What a seat is called; a given name reads in its own direction, whatever stands beside it.

        >>> Voice(you=1).seat(0), Voice(names=("Ann", "Bo", "Cy", "Di")).seat(0) == f"{ISOLATE}Ann{UNTIL}"
        ('East', True)
        """
        if not self.names:
            return seat_name(at, self.you, self.direction, self.lang)
        return f"{ISOLATE}{_shown(self.names[at])}{UNTIL}"

    def inside(self, at: int) -> str:
        """What a seat is called inside a sentence, not at its beginning."""
        return say("seat_inside", self.lang) if self.speaks_to(at) else self.seat(at)

    @property
    def seats(self) -> tuple[str, ...]:
        """What the four are called, by seat."""
        return tuple(map(self.seat, SEATS))

    def explain(self, value: object) -> str:
        """The sentence of a Reason or a Payment; of anything else its text."""
        return explained(value, self.lang, self.seats)

    def named(self, faces: Iterable[Tile]) -> str:
        """Tiles by name and spots, one after the other."""
        return named(faces, self.lang)

    def tiles(self, faces: Iterable[Tile]) -> str:
        """Tiles by name alone, joined by a plus sign."""
        return short(faces, self.lang)

    def tile(self, face: Tile) -> str:
        """The name of a tile; a Military one has its spots too."""
        return tile_name(face, self.lang)

    def bare(self, face: Tile) -> str:
        """The name of a tile without its spots."""
        return short_name(face, self.lang)

    def series(self, series: Series) -> str:
        """The name of a series."""
        return series_name(series, self.lang)

    def set(self, found: Combination) -> str:
        """A set by what it is.

        >>> from tienkow_learn.engine import TienKow
        >>> Voice().set(TienKow().combination("6:3 5:4"))
        'the Nine pair'
        """
        return set_name(found, self.lang)

    def play(self, play: Play, rules: RuleSet | None = None) -> str:
        """What the button says that makes a play."""
        return play_label(play, self.lang, rules)

    def count(self, rules: RuleSet, number: int) -> str:
        """A count with the noun that the rules count.

        >>> from tienkow_learn.engine import TienKow
        >>> Voice().count(TienKow(), 1), Voice().count(TienKow(trick_value="tiles"), 2)
        ('1 trick', '2 tiles')
        """
        return say(f"counted_{rules.unit}", self.lang, tricks=number, count=number)

    def game(self, rules: RuleSet) -> str:
        """What a game is called."""
        return game_name(rules, self.lang)


ENGLISH = Voice()
"""The voice where none is given."""


def explain(value: object, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The sentence of a Reason or a Payment; `names` are what the seats are called, by default as seen from 0.

    >>> from tienkow_learn.engine.reasons import Code, Reason
    >>> explain(Reason.of(Code.WRONG_COUNT, needed=2, given=1))
    'Play as many tiles as were led: 2. You chose 1.'
    """
    return explained(value, lang, names or Voice(lang).seats)


def printable(text: str, keep: Iterable[str] = ()) -> str:
    """The text with a blank for every sign that cannot be printed, but for joiners and what is to be kept."""
    kept = JOINERS.union(keep)
    return "".join(sign if sign.isprintable() or sign in kept else " " for sign in text)


def _shown(name: str) -> str:
    shown = printable(str(name)).strip()
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"
