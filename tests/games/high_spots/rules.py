"""A third game, small and whole: one tile is led, the most spots take it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from tienkow_learn.engine import Combination, Event, Outcome, Payment, Play, Reason, Settlement, Tile, Tiles, Trick
from tienkow_learn.engine.play import SEATS
from tienkow_learn.engine.rules import Past, RuleSet, Turn
from tienkow_learn.engine.rules.options import option
from tienkow_learn.engine.rules.turn import UNFINISHED
from tienkow_learn.engine.tiles import TilesLike, tiles


class SpotsCode(StrEnum):
    ONE_TILE = "spots_one_tile"
    LEAD = "spots_lead"
    FOLLOW = "spots_follow"
    FEWER = "spots_fewer"


@dataclass(frozen=True, slots=True, kw_only=True)
class HighSpots(RuleSet):
    """One tile is led, any tile may follow, the most spots win. Who has no trick pays the last winner 2, others 1."""

    words = "tests.games.high_spots.words"
    clauses: ClassVar[tuple[str, ...]] = ("spots_some", "spots_nothing")
    settling: ClassVar[tuple[str, ...]] = ("dear",)
    direction: str = option("clockwise")
    dice: int = option(2)
    start_counters: int = option(20)
    target: int | None = option(10)
    target_basis: str = option("net")
    minutes: int | None = option(None)
    dear: int = option(2, 3)
    """Points for having no trick."""

    @property
    def hides(self) -> bool:
        return False

    def combination(self, source: TilesLike) -> Combination | None:
        chosen = tiles(source)
        return Combination("spots", 13 - chosen[0].spots, chosen) if len(chosen) == 1 else None

    def combinations(self) -> tuple[Combination, ...]:
        found = (self.single(tile) for tile in Tile)
        return tuple(sorted(found, key=lambda each: each.rank))

    def beats(self, reply: Combination, best: Combination, lead: Combination) -> bool:
        del lead
        return reply.rank < best.rank

    def judged(self, turn: Turn, chosen: Tiles) -> Combination | None:
        del turn
        return self.combination(chosen)

    def made(self, turn: Turn, asked: Play) -> Play:
        del turn
        return Play(asked.tiles)

    def legal_plays(self, turn: Turn) -> tuple[Play, ...]:
        return tuple(Play(Tiles([tile])) for tile in dict.fromkeys(turn.hand))

    def refusal(self, turn: Turn, play: Play) -> Reason | None:
        del turn
        return None if len(play.tiles) == 1 else Reason.of(SpotsCode.ONE_TILE, given=len(play.tiles))

    def duty(self, turn: Turn) -> Reason:
        return Reason.of(SpotsCode.FOLLOW if turn.trick else SpotsCode.LEAD)

    def lost_because(self, trick: Trick, seat: int, won: int = 0, held: int = 0) -> Reason | None:
        del won, held
        play = trick.play_of(seat)
        if play is None or seat == trick.winner:
            return None
        return Reason.of(SpotsCode.FEWER, tiles=play.tiles, best=trick.best.tiles)

    def events(self, tricks: tuple[Trick, ...], past: Past = UNFINISHED) -> tuple[Event, ...]:
        del tricks, past
        return ()

    def settle(self, outcome: Outcome) -> Settlement:
        others = [seat for seat in SEATS if seat != outcome.winner]
        return Settlement.of(self._pays(seat, outcome) for seat in others)

    def _pays(self, seat: int, outcome: Outcome) -> Payment:
        won = outcome.tally[seat]
        clause, points = ("spots_some", 1) if won else ("spots_nothing", self.dear)
        return Payment(seat, outcome.winner, points, clause, (("tricks", won),))

    def worth(self, trick: Trick) -> int:
        del trick
        return 1

    def opening(self, thrown: int) -> tuple[int, int, int]:
        return thrown, thrown, 0

    def bank_after(self, outcome: Outcome) -> tuple[int, int]:
        return outcome.winner, outcome.streak + 1 if outcome.winner == outcome.banker else 0

    def stake(self, streak: int) -> int:
        del streak
        return self.dear

    __str__ = RuleSet.__str__
