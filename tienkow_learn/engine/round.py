"""Round: one deal from the first lead to the last trick. A value: each play makes a new one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from .checking import check_count, check_kind, check_seat
from .deal import Hands, Woodpile, check_hands, dealt, read_hands, without, woodpile
from .errors import IllegalPlay, RecordError
from .observation import Observation
from .outcome import Outcome, Tally, check_tally, read_tally
from .play import DECLARE, Play, PlayLike, Trick, read_play
from .position import NOTHING, Calls, Position
from .reasons import Code, Reason
from .rules import Past, RuleSet, Turn
from .settlement import Payment, Settlement
from .shown import Shown
from .tiles import DECK, Tiles, TilesLike


@dataclass(frozen=True, slots=True)
class Round(Position, Shown):
    """A round at any moment: its rules, the bank, the hands, and every play so far.

    `trick` is the trick on the table, or None between tricks; `tricks` are the finished ones; `tally` counts what each
    seat has won as the rule set counts it; `to_move` is None when the round is over; `aside` are the tiles that no
    hand had at the start, `shown` among them: all may see them. Make one with `deal` or `start`.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> r = Round.deal(TienKow(), seed=7)
    >>> r.play(r.legal_plays()[0]).undo() == r
    True
    """

    rules: RuleSet
    hands: Hands
    banker: int
    streak: int
    leader: int
    seed: int | None
    tally: Tally
    shown: Tiles
    to_move: int | None
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    calls: Calls = ()
    is_calling: bool = False
    aside: Tiles = Tiles()  # noqa: RUF009
    _before: Round | None = field(default=None, compare=False, repr=False)

    @classmethod
    def deal(
        cls, rules: RuleSet, seed: int | None = None, banker: int = 0, streak: int = 0, leader: int | None = None
    ) -> Round:
        """A new round of eight tiles each. A seed makes the same deal again; without one, chance picks it and keeps it.

        `streak` is the number of rounds the banker has won in a row as the rule set counts them; `leader` is the
        banker unless told otherwise. RecordError for a seat, a streak or a seed out of range.
        """
        chosen = random.SystemRandom().randrange(2**32) if seed is None else seed
        check_count("seed", chosen)
        return cls._at(rules, dealt(chosen), banker=banker, streak=streak, leader=leader, seed=chosen)

    @classmethod
    def start(
        cls,
        rules: RuleSet,
        hands: Sequence[TilesLike],
        banker: int = 0,
        streak: int = 0,
        leader: int | None = None,
        tally: Sequence[int] = NOTHING,
        shown: TilesLike = "",
    ) -> Round:
        """A round from given hands, all of one size from 1 to 8.

        `tally` and `shown` (tiles played face up) say what went before, for a position inside a round; a round has 8
        tiles a hand, so that no more can have been won than is not held. Tiles that are in no hand lie open. Numbers,
        as in "AA9", take tiles that are named nowhere else. RecordError names the hand or number that is wrong.

        >>> from tienkow_learn.engine.rules import TienKow
        >>> r = Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"])
        >>> r.play("6:1").play("5:5").play("3:1").play("6:4").tally
        (0, 1, 0, 0)
        """
        read, seen = read_hands(hands, shown)
        return cls._at(rules, read, banker=banker, streak=streak, leader=leader, tally=read_tally(tally), shown=seen)

    @classmethod
    def _at(  # noqa: PLR0913
        cls,
        rules: RuleSet,
        hands: Hands,
        *,
        banker: int,
        streak: int,
        leader: int | None,
        seed: int | None = None,
        tally: Tally = NOTHING,
        shown: Tiles = Tiles(),  # noqa: B008
    ) -> Round:
        first = banker if leader is None else leader
        check_kind("rules", rules, RuleSet)
        check_seat("banker", banker)
        check_seat("leader", first)
        check_count("streak", streak)
        check_hands(hands, shown)
        check_tally(tally, len(hands[0]))
        calling = tally == NOTHING and not shown and rules.opens_with_calls(len(hands[0]))
        begins = banker if calling else first
        aside = DECK.without(tile for hand in hands for tile in hand)
        return cls(rules, hands, banker, streak, first, seed, tally, shown, begins, is_calling=calling, aside=aside)

    @property
    def turn(self) -> Turn:
        """The turn of the seat to move, as the rules see it; RecordError when the round is over."""
        if self.to_move is None:
            raise RecordError("over")
        hand, won = self.hands[self.to_move], self.tally[self.to_move]
        return Turn(hand, self.trick, won, self.is_first_trick, self.tricks, self.aside, self.is_calling)

    def legal_plays(self) -> tuple[Play, ...]:
        """Every play of the seat to move, without duplicates, in a stable order; none when the round is over."""
        return () if self.is_over else self.rules.legal_plays(self.turn)

    def why_not(self, play: PlayLike, seat: int | None = None) -> Reason | None:
        """Why a play is not allowed now, or None if it is.

        NotationError for text that is no play, RecordError for a seat outside 0 to 3.
        """
        reason = self._not_now(seat)
        if reason:
            return reason
        turn = self.turn
        return self.rules.why_not(turn, read_play(play, turn.hand))

    def _not_now(self, seat: int | None) -> Reason | None:
        """Why a seat (None: whose turn it is) may play nothing at all."""
        if seat is not None:
            check_seat("seat", seat)
        if self.is_over:
            return Reason.of(Code.ROUND_OVER)
        if seat in (None, self.to_move):
            return None
        return Reason.of(Code.NOT_YOUR_TURN, to_move=self.to_move)

    def can_play(self, play: PlayLike, seat: int | None = None) -> bool:
        """True if the seat to move may play this now."""
        return self.why_not(play, seat) is None

    def play(self, play: PlayLike, seat: int | None = None) -> Round:
        """The round after a play of the seat to move; `seat`, if given, must be that seat.

        Takes text ("6:5 6:5", or "A9": a number means a tile of the hand), tiles or a Play. Raises IllegalPlay, whose
        `reason` says why, or NotationError.
        """
        asked = read_play(play, () if self.to_move is None else self.hands[self.to_move])
        reason = self._not_now(seat)
        if reason or self.to_move is None:
            raise IllegalPlay(reason or Reason.of(Code.ROUND_OVER))
        turn = self.turn
        if reason := self.rules.why_not(turn, asked):
            raise IllegalPlay(reason)
        if asked.call:
            shown = replace(asked, tiles=turn.hand) if asked.call == DECLARE else asked
            return replace(self, **self._called(self.to_move, shown), _before=self)
        made = self.rules.made(turn, asked)
        competing = None if made.surrendered else self.rules.judged(turn, made.tiles)
        return self._after(self.to_move, made, self._joined(turn, made, competing))

    def _after(self, seat: int, made: Play, joined: Trick) -> Round:
        hands = without(self.hands, seat, made.tiles)
        tally, to_move, trick, tricks = self._counted(seat, joined, hands[joined.winner])
        kept = (self.banker, self.streak, self.leader, self.seed)
        past = (trick, tricks, self.calls)
        return Round(self.rules, hands, *kept, tally, self.shown, to_move, *past, aside=self.aside, _before=self)

    def undo(self) -> Round:
        """The round before the last play; RecordError at the start."""
        if self._before is None:
            raise RecordError("nothing_to_undo")
        return self._before

    @property
    def start_hands(self) -> Hands:
        """The four hands before the first play."""
        return self.beginning.hands

    @property
    def woodpile(self) -> Woodpile:
        """The eight stacks of four that the round was dealt from; none where the hands were given (EN 1)."""
        return () if self.seed is None else woodpile(self.seed)

    @property
    def beginning(self) -> Round:
        """The round before its first play."""
        at = self
        while at._before is not None:
            at = at._before
        return at

    @property
    def winner(self) -> int | None:
        """The seat that all settle with: it won the last trick, or declared; None until the round is over (EN 4)."""
        declarer = self.declarer
        return self.tricks[-1].winner if self.is_over and declarer is None else declarer

    @property
    def outcome(self) -> Outcome:
        """All that scoring needs to know; RecordError until the round is over."""
        if self.winner is None:
            raise RecordError("not_over")
        past = Past(self.is_over, self.beginning.is_first_trick, self.aside, self.calls)
        return Outcome(self.tally, self.winner, self.banker, self.streak, self.rules.events(self.tricks, past))

    def settlement(self) -> Settlement:
        """Who pays whom; RecordError until the round is over."""
        return self.rules.settle(self.outcome)

    def lost_because(self, seat: int) -> Reason | None:
        """Why a seat does not win the trick on the table, or the last one; None for who wins it or has not played."""
        check_seat("seat", seat)
        return self._lost_because(seat, len(self.hands[seat]))

    @property
    def earned(self) -> tuple[Payment, ...]:
        """What the last finished trick has earned on its own; while the round is on, as far as it is certain."""
        if not self.is_over:
            return self.rules.earned(self.tricks, self.banker, self.streak)
        return self.settlement().of_trick(self.outcome, len(self.tricks))

    def observe(self, seat: int) -> Observation:
        """What one seat may know: no hidden tile is in it. RecordError for a seat outside 0 to 3."""
        check_seat("seat", seat)
        return Observation.of(self, seat)

    def __str__(self) -> str:
        from .record.record import Record  # noqa: PLC0415

        return str(Record(self))

    @classmethod
    def parse(cls, text: str) -> Round:
        """Read a record back; RecordError says what contradicts what, and where."""
        from .record.record import Record  # noqa: PLC0415

        return Record.parse(text).round

    def __repr__(self) -> str:
        now = "over" if self.is_over else f"P{self.to_move} to move"
        return f"<Round {type(self.rules).__name__}: {len(self.plays)} plays, {now}>"
