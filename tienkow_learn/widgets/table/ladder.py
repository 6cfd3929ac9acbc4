"""The hint ladder: look here, the rule, two candidates, the answer. Made from what the learner sees alone."""

from __future__ import annotations

from dataclasses import dataclass

from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.tiles import Tile, Tiles, tiles
from tienkow_learn.players import Steady
from tienkow_learn.text.voice import ENGLISH, Voice

RUNGS = 4


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung: its `level` from 1, the sentence, and the tiles to look at."""

    level: int
    text: str
    look: Tiles


def hint(seen: Observation, level: int, voice: Voice = ENGLISH, coach: Steady | None = None) -> Hint:
    """The hint of a level, 1 to 4 (RUNGS); the tiles to look at grow fewer with each.

    >>> from tienkow_learn.engine import Round, TienKow
    >>> led = Round.start(TienKow(), ["6:1 2:2", "5:5 6:3", "3:1 4:2", "6:4 2:1"]).play("6:1")
    >>> hint(led.observe(1), 1).look
    tiles('5:5')
    """
    coach = coach or Steady()
    rung = (_look, _rule, _two, _answer)[level - 1]
    text, look = rung(seen, coach, voice)
    return Hint(level, text, look)


def _look(seen: Observation, _: Steady, voice: Voice) -> tuple[str, Tiles]:
    return voice.explain(seen.rules.duty(seen.turn)), _open(seen)


def _open(seen: Observation) -> Tiles:
    faces = {tile for play in seen.legal_plays() for tile in play.tiles}
    return Tiles(tile for tile in seen.hand if tile in faces)


def _rule(seen: Observation, _: Steady, voice: Voice) -> tuple[str, Tiles]:
    """One tile that may not be played, and why; or that all may."""
    barred = next((tile for tile in seen.hand if _alone(seen, tile)), None)
    if barred is None:
        return voice.says("hint_all_legal"), _open(seen)
    why = seen.why_not(barred)
    return voice.says("hint_why_not", tiles=voice.tiles([barred]), why=voice.explain(why)), _open(seen)


def _alone(seen: Observation, tile: Tile) -> bool:
    return seen.why_not(tiles(tile)) is not None


def _two(seen: Observation, coach: Steady, voice: Voice) -> tuple[str, Tiles]:
    plays = coach.candidates(seen, 2)
    labels = [voice.play(play, seen.rules) for play in plays]
    look = Tiles(tile for tile in seen.hand if any(tile in play.tiles for play in plays))
    if len(plays) == 1:
        return voice.says("hint_one", first=labels[0]), look
    return voice.says("hint_two", first=labels[0], second=labels[1]), look


def _answer(seen: Observation, coach: Steady, voice: Voice) -> tuple[str, Tiles]:
    play, code = coach.explain(seen)
    return voice.says("hint_answer", label=voice.play(play, seen.rules), why=voice.says(code)), play.tiles
