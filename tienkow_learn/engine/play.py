"""Play and Trick: what one seat puts on the table, and what four seats make of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from .checking import check_between, check_kind
from .combinations import Combination
from .errors import NotationError, brief
from .shown import Shown
from .tiles import DECK, Tile, Tiles, TilesLike, tiles

SEATS = (0, 1, 2, 3)
"""The four seats, in order of play."""
DECLARE, PASS = "declare", "pass"
"""What a seat may call before the first lead, where the rules ask for it (S9 3.5)."""
UNTOLD = -1
"""The size of a play whose tiles tell it."""
_set = object.__setattr__


@dataclass(frozen=True, slots=True)
class Play(Shown):
    """Tiles put on the table by one seat; `surrendered` if they cannot win, `hidden` if they lie face down.

    To those who may not see a hidden play its tiles are empty and `size` alone says how many there are. A `call` made
    before the first lead is "declare" (its tiles are the hand that is shown) or "pass" (it has none). NotationError or
    RecordError for anything else.

    >>> str(Play(tiles("2:2 6:5"), surrendered=True)), str(Play(Tiles(), True, True, size=2))
    ('(2:2 6:5)', '(? ?)')
    """

    tiles: Tiles
    surrendered: bool = False
    hidden: bool = False
    size: int = UNTOLD
    call: str = ""

    def __post_init__(self) -> None:
        held = self.tiles
        if type(held) is not Tiles:
            held = tiles(held)
            _set(self, "tiles", held)
        if self.size != UNTOLD or self.call != "" or not type(self.surrendered) is type(self.hidden) is bool:
            self._check()
        if held or self.size == UNTOLD:
            _set(self, "size", len(held))

    def _check(self) -> None:
        check_kind("surrendered", self.surrendered, bool)
        check_kind("hidden", self.hidden, bool)
        check_between("size", self.size, UNTOLD, len(DECK))
        if self.call not in ("", DECLARE, PASS):
            raise NotationError("play_call", text=brief(self.call), known=f"{DECLARE}, {PASS}")

    @property
    def masked(self) -> Play:
        """The play as those see it who may not look at its tiles."""
        return Play(Tiles(), self.surrendered, self.hidden, self.size) if self.hidden else self

    @property
    def letters(self) -> str:
        """The text form with letters and numbers for tiles (S9).

        >>> read_play("6:6 5:4").letters, read_play("(6:6 5:4)").letters
        ('A9', '(A9)')
        """
        return str(self).replace(str(self.tiles), self.tiles.letters)

    def __str__(self) -> str:
        if self.call:
            return self.call
        text = str(self.tiles) or " ".join("?" * self.size)
        return f"({text})" if self.surrendered else text

    def __repr__(self) -> str:
        size = self.size if self.size > len(self.tiles) else 0
        told = {"surrendered": self.surrendered, "hidden": self.hidden, "size": size, "call": self.call}
        return (
            f"Play({', '.join([repr(str(self.tiles)), *(f'{name}={each!r}' for name, each in told.items() if each)])})"
        )


PlayLike: TypeAlias = Play | TilesLike
"""What is taken for a play: a Play, its text form, or tiles."""


def read_play(source: PlayLike, held: Collection[Tile] = ()) -> Play:
    """Read a play: "6:5 6:5", "(6:5 2:2)" for tiles given up, "declare", "pass", tiles or a Play.

    Letters and numbers are read too, "AA9"; a number means a tile of those `held`, if it can. NotationError if none.

    >>> read_play("(2:2 6:5)").surrendered, read_play("A9", tiles("6:6 5:4"))
    (True, Play('6:6 5:4'))
    """
    if isinstance(source, Play):
        return source
    if not isinstance(source, str):
        return Play(tiles(source))
    text = source.strip()
    if text in (DECLARE, PASS):
        return Play(Tiles(), call=text)
    if text.startswith("(") != text.endswith(")"):
        raise NotationError("open_bracket", text=text[:40])
    if not text.startswith("("):
        return Play(tiles(source, held))
    return Play(tiles(source.replace("(", " ", 1)[: source.rindex(")")], held), surrendered=True)


@dataclass(frozen=True, slots=True)
class Trick(Shown):
    """A lead and the replies to it so far.

    `plays` are (seat, Play) in order; `winner` is the seat that wins it, or is winning while plays are missing;
    `lead` and `best` are the sets led and winning; `closed` if the winner has caught the lead: nobody else can win.
    """

    leader: int
    plays: tuple[tuple[int, Play], ...]
    winner: int
    lead: Combination
    best: Combination
    closed: bool = False

    def __post_init__(self) -> None:
        if not type(self.lead) is type(self.best) is Combination or type(self.plays) is not tuple:
            check_kind("lead", self.lead, Combination)
            check_kind("best", self.best, Combination)
            check_kind("plays", self.plays, tuple)

    @classmethod
    def begin(cls, seat: int, lead: Combination, best: Combination | None = None) -> Trick:
        """A trick with its lead alone; for a question on what comes later, with the set that is `best` by then."""
        check_kind("lead", lead, Combination)
        return cls(seat, ((seat, Play(lead.tiles)),), seat, lead, best or lead)

    @property
    def size(self) -> int:
        """Tiles in each play."""
        return len(self.lead.tiles)

    @property
    def is_full(self) -> bool:
        """True if all four seats have played."""
        return len(self.plays) == len(SEATS)

    def joined(self, seat: int, play: Play, takes: Combination | None, *, closes: bool = False) -> Trick:
        """The trick with one more play; `takes` is the set that wins it from the best so far, and perhaps closes it."""
        plays = (*self.plays, (seat, play))
        if takes is None:
            return Trick(self.leader, plays, self.winner, self.lead, self.best, self.closed)
        return Trick(self.leader, plays, seat, self.lead, takes, closes)

    def play_of(self, seat: int) -> Play | None:
        """What a seat has played to it, or None."""
        return next((play for at, play in self.plays if at == seat), None)

    def __str__(self) -> str:
        return ", ".join(f"P{seat} {play}" for seat, play in self.plays)

    def __repr__(self) -> str:
        return f"<Trick {self}: P{self.winner}>"
