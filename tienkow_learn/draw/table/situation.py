"""What a table scene needs to know of a position, read once from an Observation or a Round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tienkow_learn.engine.checking import check_seat
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules.base import RuleSet
from tienkow_learn.engine.tiles import Tile, Tiles, TilesLike, tiles
from tienkow_learn.text.voice import ENGLISH, Voice

SIDES = ("bottom", "left", "top", "right")
"""Where the seats sit, in order of play, from the learner's on."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A position as one seat looks at it: `seat` sits at the bottom; `hands` is None where a hand is not seen.

    `voice` tells of it to that seat. `trick` is the trick on the table, or the last one while the next has not begun,
    or None where the hands of a round that is over are laid open instead; `number` is its number, 0 where tricks went
    before that are not known; `open` are the tiles of the bottom hand that can be played now; `won` is what each seat
    has won, in words; `totals` are the points of a match so far; `bank` is what the banker's mark says, and
    `bank_words` the sentence of it; `calling` tells the window before the first lead, `declarer` who won in it.
    """

    seat: int
    voice: Voice
    sides: tuple[str, ...]
    hands: tuple[Tiles | None, ...]
    counts: tuple[int, ...]
    won: tuple[str, ...]
    banker: int
    bank: str
    bank_words: str
    totals: tuple[int, ...] | None
    to_move: int | None
    trick: Trick | None
    number: int
    live: bool
    calling: bool
    declarer: int | None
    open: frozenset[Tile]

    @property
    def your_turn(self) -> bool:
        """True if the bottom seat is to play."""
        return self.to_move == self.seat

    def at(self, side: str) -> int:
        """The seat that sits at a side.

        >>> from tienkow_learn.engine.rules import TienKow
        >>> situation(Round.deal(TienKow(), seed=1), Voice(you=2)).at("left")
        3
        """
        return self.sides.index(side)


def situation(
    position: Observation | Round,
    voice: Voice = ENGLISH,
    *,
    open_hands: Sequence[TilesLike] | None = None,
    totals: Sequence[int] | None = None,
) -> Situation:
    """Read a position. The `voice` speaks to the bottom seat of a Round; an Observation has its own.

    RecordError for a seat outside 0 to 3.
    """
    check_seat("seat", voice.you)
    bottom = position.seat if isinstance(position, Observation) else voice.you
    sides = tuple(_side(at, bottom, position) for at in SEATS)
    seated = voice.seated(bottom, position.rules)
    hands = tuple(tiles(hand) for hand in open_hands) if open_hands else _hands(position)
    return Situation(
        seat=bottom,
        voice=seated,
        sides=sides,
        hands=hands,
        counts=position.counts if isinstance(position, Observation) else tuple(map(len, position.hands)),
        won=_won(position, voice),
        banker=position.banker,
        bank=bank_mark(position.rules, position.streak, voice),
        bank_words=bank_sentence(position.rules, position.banker, position.streak, seated),
        totals=tuple(totals) if totals else None,
        to_move=position.to_move,
        trick=None if open_hands and position.is_over else _shown(position),
        number=position.number,
        live=position.trick is not None,
        calling=position.is_calling,
        declarer=position.declarer,
        open=_open(position, bottom),
    )


def bank_mark(rules: RuleSet, streak: int, voice: Voice) -> str:
    """What stands beside the mark of the bank: the stake, or what payments with the banker are multiplied by."""
    kind, number = rules.bank(streak)
    return voice.says(f"bank_{kind}", number=number)


def bank_sentence(rules: RuleSet, banker: int, streak: int, voice: Voice) -> str:
    """Who holds the bank, and what that means."""
    kind, number = rules.bank(streak)
    return voice.says(f"speech_bank_{kind}", banker, number=number)


def _won(position: Observation | Round, voice: Voice) -> tuple[str, ...]:
    """What each seat has won, told as the rules count it."""
    code = f"won_{position.rules.unit}"
    return tuple(voice.says(code, tricks=number, number=number) for number in position.tally)


def _shown(position: Observation | Round) -> Trick | None:
    return position.trick or (position.tricks[-1] if position.tricks else None)


def _side(at: int, bottom: int, position: Observation | Round) -> str:
    return SIDES[(bottom - at if position.rules.direction == "counterclockwise" else at - bottom) % len(SEATS)]


def _hands(position: Observation | Round) -> tuple[Tiles | None, ...]:
    if isinstance(position, Round):
        return position.hands
    return tuple(position.hand if at == position.seat else None for at in SEATS)


def _open(position: Observation | Round, bottom: int) -> frozenset[Tile]:
    if position.to_move != bottom:
        return frozenset()
    if position.is_calling:
        return frozenset(Tile)
    return frozenset(tile for play in position.legal_plays() for tile in play.tiles)
