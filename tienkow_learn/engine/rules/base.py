"""RuleSet: what the engine asks of a game, and what every game shares."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import combinations
from typing import Any, ClassVar, cast

from tienkow_learn.engine.checking import several
from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.errors import OptionError, brief
from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.reasons import Code, Reason
from tienkow_learn.engine.settlement import Payment, Settlement
from tienkow_learn.engine.tiles import Tile, Tiles, TilesLike

from .declaring import Declares
from .gambling import Gambles
from .guide import Guided
from .options import Conflict, check_names, check_values, read_word, word
from .questions import beaters, sets_of
from .turn import UNFINISHED, Past, Turn


def choices(hand: Tiles, size: int) -> Iterator[Tiles]:
    """Every different set of so many tiles from a hand, in canonical order.

    >>> from tienkow_learn.engine.tiles import tiles
    >>> [str(each) for each in choices(tiles("6:6 6:6 4:2"), 2)]
    ['6:6 6:6', '6:6 4:2']
    """
    return map(Tiles.in_order, dict.fromkeys(combinations(hand, size)))


def _missing(chosen: Tiles, hand: Tiles) -> Tiles:
    """The first face of which too many are chosen, as often as it was chosen."""
    face = next(tile for tile in chosen if chosen.count(tile) > hand.count(tile))
    return Tiles.in_order([face] * chosen.count(face))


class RuleSet(Declares, Gambles, Guided, ABC):
    """A game: its sets, what may be played, who wins a trick, who pays whom. Immutable; its fields are its options."""

    __slots__ = ()

    direction: str
    """Which way round the table is drawn: "clockwise" or "counterclockwise"."""
    dice: int
    """How many dice choose the first banker of a match."""
    start_counters: int
    """Counters that each player starts a match with."""
    target: int | None
    """Points at which a match ends, or None."""
    target_basis: str
    """Whether the target counts points won from 0 ("net") or all counters held ("counters")."""
    minutes: int | None
    """Minutes after which a match ends with its round, or None."""
    hand_size: ClassVar[int] = 8
    words: ClassVar[str] = ""
    """The dotted name of the module, or the package of modules, whose SENTENCES only this game says."""
    presets: ClassVar[tuple[str, ...]] = ()
    """Names of the class methods that make a known set of options."""
    conflicts: ClassVar[tuple[Conflict, ...]] = ()
    surrenders: ClassVar[bool] = False
    """Whether the same tiles may be played or surrendered, so that each play has to say which."""

    def __new__(cls, *_: object, **options: object) -> RuleSet:  # noqa: PYI034
        """Refuse unknown options by name (OptionError), before the dataclass sees them."""
        check_names(cls, options)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        check_values(self, self.conflicts)

    @abstractmethod
    def combination(self, source: TilesLike) -> Combination | None:
        """The set that these tiles form when led, or None."""

    @abstractmethod
    def combinations(self) -> tuple[Combination, ...]:
        """Every set by face, strongest first inside its kind."""

    @abstractmethod
    def beats(self, reply: Combination, best: Combination, lead: Combination) -> bool:
        """True if a reply takes the trick over from the best play so far."""

    @abstractmethod
    def judged(self, turn: Turn, chosen: Tiles) -> Combination | None:
        """The set that these tiles compete as in this turn, or None if they are given up."""

    @abstractmethod
    def made(self, turn: Turn, asked: Play) -> Play:
        """An allowed play as it counts: marked as given up, and as lying face down, where the rules say so."""

    @abstractmethod
    def legal_plays(self, turn: Turn) -> tuple[Play, ...]:
        """Every play that the turn allows, without duplicates, in a stable order."""

    @abstractmethod
    def refusal(self, turn: Turn, play: Play) -> Reason | None:
        """Why tiles from the hand, of a right number, may not be played; None if they may."""

    @abstractmethod
    def duty(self, turn: Turn) -> Reason:
        """What the turn asks of the player, before anything is chosen."""

    @abstractmethod
    def lost_because(self, trick: Trick, seat: int, won: int = 0, held: int = 0) -> Reason | None:
        """Why a seat's play does not win; None for the winner. `won` and `held`: before its play, where known."""

    @abstractmethod
    def events(self, tricks: tuple[Trick, ...], past: Past = UNFINISHED) -> tuple[Event, ...]:
        """What happened in these tricks that may pay on its own; with a past that is over, how the round ended, too."""

    @abstractmethod
    def settle(self, outcome: Outcome) -> Settlement:
        """Who pays whom for an outcome."""

    def earned(self, tricks: tuple[Trick, ...], banker: int, streak: int) -> tuple[Payment, ...]:
        """What the last of these tricks of a round that goes on has earned on its own, whoever wins the round."""
        happened = self.events(tricks)
        outcomes = [Outcome((1, 1, 1, 1), winner, banker, streak, happened) for winner in SEATS]
        first, *others = (self.settle(each).of_trick(each, len(tricks)) for each in outcomes)
        return tuple(line for line in first if all(line in lines for lines in others))

    @abstractmethod
    def worth(self, trick: Trick) -> int:
        """What winning a trick adds to the tally."""

    @abstractmethod
    def opening(self, thrown: int) -> tuple[int, int, int]:
        """Leader, banker and streak of the first round of a match, from the seat that the dice chose."""

    @abstractmethod
    def bank_after(self, outcome: Outcome) -> tuple[int, int]:
        """Banker and streak of the next round."""

    @abstractmethod
    def stake(self, streak: int) -> int:
        """Points that a player who has won nothing pays a banker with this streak who wins the round."""

    def bank(self, streak: int) -> tuple[str, int]:
        """What the bank is told by: ("stake", its points), or ("times", what multiplies payments with the banker)."""
        return "stake", self.stake(streak)

    @property
    @abstractmethod
    def hides(self) -> bool:
        """True if tiles that are given up lie face down."""

    @property
    def unit(self) -> str:
        """What the tally counts: "tricks" or "tiles"."""
        return "tricks"

    def thrown(self, dice: Sequence[int]) -> int:
        """The seat at which counting the dice round the table ends: seat 0 throws them and counts as one (A23)."""
        return (sum(dice) - 1) % len(SEATS)

    @property
    def preset(self) -> str | None:
        """The name of the preset that has these options, or None."""
        return next((name for name in self.presets if getattr(type(self), name)() == self), None)

    def single(self, tile: Tile) -> Combination:
        """The set that one tile forms."""
        return cast("Combination", self.combination(tile))

    def takes(self, turn: Turn, play: Play) -> Combination | None:
        """The set with which a play takes the trick as it stands (any lead does), or None."""
        made = None if play.surrendered else self.judged(turn, play.tiles)
        if made is None or turn.trick is None or self.beats(made, turn.trick.best, turn.trick.lead):
            return made
        return None

    def sets_of(self, size: int) -> tuple[Combination, ...]:
        """The sets of so many tiles that `combinations` lists."""
        return sets_of(self, size)

    def beaters(self, lead: Combination, best: Combination) -> tuple[Tiles, ...]:
        """The listed sets that take a trick with this lead from the best play so far, before the last trick."""
        return beaters(self, lead, best)

    def why_not(self, turn: Turn, play: Play) -> Reason | None:
        """Why a play is not allowed in this turn: a Reason, or None if it is."""
        if turn.calling or play.call:
            return self.call_refusal(turn, play)
        if not play.tiles:
            return Reason.of(Code.NOTHING_CHOSEN)
        if not turn.hand.holds(play.tiles):
            return Reason.of(Code.NOT_IN_HAND, tiles=_missing(play.tiles, turn.hand))
        if turn.trick and len(play.tiles) != turn.trick.size:
            return Reason.of(Code.WRONG_COUNT, needed=turn.trick.size, given=len(play.tiles))
        return self.refusal(turn, play)

    def __str__(self) -> str:
        given = [(each.name, getattr(self, each.name), each.default) for each in fields(cast("Any", self))]
        changed = [f"{name}={word(value)}" for name, value, default in given if value != default]
        return " ".join([type(self).__name__, *changed])

    def __repr__(self) -> str:
        given = [(each.name, getattr(self, each.name), each.default) for each in fields(cast("Any", self))]
        changed = [f"{name}={value!r}" for name, value, default in given if value != default]
        return f"{type(self).__name__}({', '.join(changed)})"

    @classmethod
    def from_words(cls, words: list[str]) -> RuleSet:
        """The rule set with options written as `name=value`; OptionError for what it does not have."""
        given: dict[str, str] = {}
        for name, _, value in (brief(each, 100).partition("=") for each in several("words", words)):
            if name in given:
                raise OptionError("option_twice", option=name[:40])
            given[name] = value
        check_names(cls, given)
        return cls(**{name: read_word(cls, name, value) for name, value in given.items()})
