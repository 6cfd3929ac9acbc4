"""A small game that is no Tien Kow, to see that a player knows no rule: it plays this one as well."""

from __future__ import annotations

from dataclasses import dataclass

from tienkow_learn.engine import Combination, Play, Reason, Settlement, Tile, Tiles, Trick, tiles
from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.rules import RuleSet, Turn
from tienkow_learn.engine.rules.base import choices
from tienkow_learn.engine.rules.tien_kow.codes import TienKowCode
from tienkow_learn.engine.rules.turn import UNFINISHED, Past
from tienkow_learn.engine.settlement import Payment
from tienkow_learn.engine.tiles import TilesLike


@dataclass(frozen=True, slots=True)
class Plain(RuleSet):
    """One tile or two like ones are led; fewer spots win; anyone may give up, face down.

    A player without a trick pays the last winner 3, the others 1; leading two like tiles earns 2 from each.
    """

    direction = "clockwise"
    bonuses = (("twins", 1),)

    @property
    def hides(self) -> bool:
        return True

    def combination(self, source: TilesLike) -> Combination | None:
        chosen = tiles(source)
        if not chosen or len(chosen) > 2 or chosen[0] is not chosen[-1]:
            return None
        return Combination("twins" if len(chosen) == 2 else "one", chosen[0].spots, chosen)

    def combinations(self) -> tuple[Combination, ...]:
        each = [Tiles([face] * count) for count in (1, 2) for face in Tile if face.copies >= count]
        return tuple(made for faces in each if (made := self.combination(faces)))

    def beats(self, reply: Combination, best: Combination, lead: Combination) -> bool:
        return reply.kind == lead.kind and reply.rank < best.rank

    def judged(self, turn: Turn, chosen: Tiles) -> Combination | None:
        made = self.combination(chosen)
        if made is None or turn.trick is None:
            return made
        return made if self.beats(made, turn.trick.best, turn.trick.lead) else None

    def made(self, turn: Turn, asked: Play) -> Play:
        given_up = asked.surrendered or self.judged(turn, asked.tiles) is None
        return Play(asked.tiles, given_up, given_up)

    def legal_plays(self, turn: Turn) -> tuple[Play, ...]:
        if turn.trick is None:
            return tuple(Play(each) for size in (1, 2) for each in choices(turn.hand, size) if self.combination(each))
        replies = list(choices(turn.hand, turn.trick.size))
        winning = [Play(each) for each in replies if self.judged(turn, each)]
        return (*winning, *(Play(each, surrendered=True, hidden=True) for each in replies))

    def refusal(self, turn: Turn, play: Play) -> Reason | None:
        led = turn.trick or self.combination(play.tiles)
        return None if led else Reason.of(TienKowCode.NOT_A_PAIR, tiles=play.tiles)

    def duty(self, turn: Turn) -> Reason:
        return Reason.of(TienKowCode.LEAD_SIZE, given=len(turn.hand))

    def lost_because(self, trick: Trick, seat: int, won: int = 0, held: int = 0) -> Reason | None:
        del won, held
        return None if seat == trick.winner else Reason.of(TienKowCode.LOWER)

    def events(self, tricks: tuple[Trick, ...], past: Past = UNFINISHED) -> tuple[Event, ...]:
        del past
        led = [(number, trick) for number, trick in enumerate(tricks, 1) if trick.size == 2 and trick.plays]
        return tuple(Event("twins", trick.leader, number) for number, trick in led)

    def settle(self, outcome: Outcome) -> Settlement:
        last = [(outcome.winner, seat, 1 if outcome.tally[seat] else 3) for seat in range(4) if seat != outcome.winner]
        twins = [
            Payment((event.seat + step) % 4, event.seat, 2, "", event=place)
            for place, event in enumerate(outcome.events)
            for step in (1, 2, 3)
        ]
        return Settlement.of([*(Payment(payer, payee, points, "") for payee, payer, points in last), *twins])

    def worth(self, trick: Trick) -> int:
        return trick.size

    def opening(self, thrown: int) -> tuple[int, int, int]:
        return thrown, thrown, 0

    def bank_after(self, outcome: Outcome) -> tuple[int, int]:
        return outcome.winner, 0

    def stake(self, streak: int) -> int:
        return 3 + 0 * streak
