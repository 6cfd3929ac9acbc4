"""Steady: counts, keeps what belongs together, wins cheaply, and thinks ahead at the end."""

from __future__ import annotations

from dataclasses import dataclass, field

from tienkow_learn.engine.checking import check_count, check_kind
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import Play

from .imagining import played_on, worlds
from .reasons import reason
from .sight import called
from .weighing import Scales, Weights

END = 3
"""Tiles in hand from which on it plays the rest out in its mind."""
WORLDS = 6
"""In how many deals of the unseen tiles it does so."""
PLAYS, CLOSE = 3, 3.0
"""How many plays it compares there, and how many points behind the best a play may be."""


@dataclass(frozen=True, slots=True)
class Steady:
    """Plays a sound game: what players advise, as numbers.

    It weighs what each play earns at once, how likely it wins the trick, and what the tiles it keeps can still do:
    sets that pay, tiles that nobody can beat. What nothing unseen can stop comes before all that; else, with three
    tiles or fewer, it plays the rest out. The same `seed` and observation give the same play.

    >>> from tienkow_learn.engine import Round, TienKow
    >>> led = Round.start(TienKow(), ["6:1 2:2", "5:5 6:6", "3:1 4:2", "4:4 2:1"]).play("6:1")
    >>> Steady().explain(led.observe(1))
    (Play('5:5'), 'certain_after')
    """

    seed: int = 0
    name: str = "Steady"
    weights: Weights = field(default_factory=Weights, repr=False)

    def __post_init__(self) -> None:
        check_count("seed", self.seed)
        check_kind("name", self.name, str)

    def choose(self, observation: Observation) -> Play:
        """One of the legal plays; ArgumentError when it is not this seat's turn."""
        return self._ranked(self._scales(observation))[0]

    def explain(self, observation: Observation) -> tuple[Play, str]:
        """The play that it would choose and the code of the reason; `text` has the sentence of the code."""
        scales = self._scales(observation)
        play = self._ranked(scales)[0]
        return play, reason(scales, play)

    def candidates(self, observation: Observation, n: int = 2) -> tuple[Play, ...]:
        """The n plays it thinks best, or all if they are fewer, in the order of the legal plays: it tells no more."""
        check_count("n", n)
        scales = self._scales(observation)
        best = self._ranked(scales)[:n]
        return tuple(play for play in scales.legal if play in best)

    def _scales(self, observation: Observation) -> Scales:
        check_kind("observation", observation, Observation)
        return Scales(observation, self.weights)

    def _ranked(self, scales: Scales) -> tuple[Play, ...]:
        if len(scales.legal) == 1:
            return scales.legal
        if scales.seen.is_calling:
            return called(scales.legal)
        order = self._weighed(scales)
        certain = scales.surest
        return (*(play for play in order if play in certain), *(play for play in order if play not in certain))

    def _weighed(self, scales: Scales) -> tuple[Play, ...]:
        weight = {play: scales.weigh(play) for play in scales.legal}
        order = sorted(weight, key=lambda play: (-weight[play], *scales.price(play)))
        close = [play for play in order[:PLAYS] if weight[order[0]] - weight[play] < CLOSE]
        if len(scales.seen.hand) > END or len(close) == 1 or scales.surest:
            return tuple(order)
        return (*self._played_out(scales, close), *order[len(close) :])

    def _played_out(self, scales: Scales, plays: list[Play]) -> list[Play]:
        """The plays by what they bring on average, if the rest goes in a simple way."""
        seen = scales.seen
        seed = f"{self.seed} {seen.seat} {seen.hand} {' '.join(map(str, seen.plays))}"
        totals = dict.fromkeys(plays, 0)
        for world in worlds(seen, scales.odds.barred, WORLDS, seed):
            for play in plays:
                totals[play] += played_on(world.play(play)).settlement().totals[seen.seat]
        return sorted(plays, key=lambda play: -totals[play])
