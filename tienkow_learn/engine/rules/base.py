"""RuleSet: what the engine asks of a game, and what every game shares."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import combinations
from typing import Any, ClassVar, cast

from tienkow_learn.engine.combinations import Combination
from tienkow_learn.engine.errors import OptionError
from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.reasons import Code, Reason
from tienkow_learn.engine.settlement import Settlement
from tienkow_learn.engine.tiles import Tile, Tiles, TilesLike

from .options import Conflict, check_names, check_values, read_word, word
from .slip import Slip


@dataclass(frozen=True, slots=True)
class Turn:
    """What a rule needs to know of one seat's turn.

    Its `hand`, the `trick` on the table (None to lead), what the seat has `won`, and whether this is the `first` trick.
    """

    hand: Tiles
    trick: Trick | None = None
    won: int = 0
    first: bool = False


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


class RuleSet(ABC):
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
    presets: ClassVar[tuple[str, ...]] = ()
    """Names of the class methods that make a known set of options."""
    conflicts: ClassVar[tuple[Conflict, ...]] = ()
    settling: ClassVar[tuple[str, ...]] = ()
    """The options that can change what an outcome pays."""
    clauses: ClassVar[tuple[str, ...]] = ()
    """The clauses that a payment can have."""
    bonuses: ClassVar[tuple[tuple[str, int], ...]] = ()
    """The events that can pay on their own, each as kind and count."""
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
        """Whether a reply takes the trick over from the best play so far."""

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
    def lost_because(self, trick: Trick, seat: int) -> Reason | None:
        """Why a seat's play does not win the trick; None for the winner."""

    @abstractmethod
    def events(self, tricks: tuple[Trick, ...]) -> tuple[Event, ...]:
        """What happened in a finished round that may pay on its own."""

    @abstractmethod
    def settle(self, outcome: Outcome) -> Settlement:
        """Who pays whom for an outcome."""

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

    @property
    def unit(self) -> str:
        """What the tally counts: "tricks" or "tiles"."""
        return "tricks"

    def slips(
        self,
        outcome: Outcome,
        seat: int,
        event: int | None = None,
        tricks: Sequence[Trick] = (),
    ) -> Iterable[Slip]:
        """Usual mistakes in what a seat pays the winner; with the place of an event, in what it pays for that.

        `tricks` are those of the round, where they are known.
        """
        del outcome, seat, event, tricks
        return ()

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

    def why_not(self, turn: Turn, play: Play) -> Reason | None:
        """Why a play is not allowed in this turn: a Reason, or None if it is."""
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

    @classmethod
    def from_words(cls, words: list[str]) -> RuleSet:
        """The rule set with options written as `name=value`; OptionError for what it does not have."""
        given: dict[str, str] = {}
        for name, _, value in (each.partition("=") for each in words):
            if name in given:
                raise OptionError("option_twice", option=name[:40])
            given[name] = value
        check_names(cls, given)
        return cls(**{name: read_word(cls, name, value) for name, value in given.items()})
