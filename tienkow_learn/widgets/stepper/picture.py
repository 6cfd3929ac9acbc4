"""The picture of a step: the table or the trick alone, and nothing in it that answers an open question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tienkow_learn.draw.painters.speech import trick_words
from tienkow_learn.draw.scene.row import Group, shelf
from tienkow_learn.draw.scene.shapes import Hit, Scene
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.table.table import scene
from tienkow_learn.draw.table.trick import labels
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.tiles import Tiles
from tienkow_learn.lessons import Walk

from .words import StepperWords

NOBODY = -1


@dataclass(frozen=True, slots=True)
class StepperPicture:
    """The picture of where a `walk` stands."""

    walk: Walk

    def scene(self, view: View) -> Scene | None:
        """The picture, if the example has a table."""
        now = self.walk.position
        if now is None:
            return None
        seen = self._seen(now)
        trick = _on_table(seen)
        drawn = self._alone(trick, view) if trick and self.shows_trick else self._table(now, seen, view)
        if not self._hushed:
            return replace(drawn, hits=())
        told = next(trick_words(trick, self.walk.voice)) if trick else ""
        words = f"{told} {StepperWords(self.walk).line()}"
        return replace(drawn, hits=tuple(self._hits(drawn.hits)), speech=words)

    @property
    def shows_trick(self) -> bool:
        """True if the trick is shown alone; the tiles that a step is about are marked in it."""
        return self.walk.example is not None and self.walk.example.picture == "trick"

    @property
    def _seat(self) -> int:
        return self.walk.example.seat if self.walk.example else 0

    @property
    def _heading(self) -> tuple[str, ...]:
        return StepperWords(self.walk).heading()

    @property
    def _open(self) -> bool:
        return not self.walk.settled

    @property
    def _hushed(self) -> bool:
        return self._open or self.walk.veiled

    def _alone(self, trick: Trick, view: View) -> Scene:
        voice = self.walk.voice
        groups = [self._group(trick, (trick.leader + turn) % len(SEATS)) for turn in SEATS]
        wide = view.width == "wide"
        across, w = (len(SEATS) if wide or trick.size == 1 else 2), (56 if wide else 40)
        words, caption = " ".join(trick_words(trick, voice)), self._heading[0]
        return shelf(
            groups, voice, columns=across, w=w, caption=caption, title=voice.says("picture_trick"), speech=words
        )

    def _group(self, trick: Trick, seat: int) -> Group:
        """What a seat played, or its name alone, so that the picture keeps its size."""
        play = trick.play_of(seat)
        if play is None:
            return Group(Play(Tiles()), self.walk.voice.seat(seat))
        who, spots, status, _ = labels(trick, seat, play, self.walk.voice)
        of = self.walk.frame.step.of
        mark = "win" if seat == trick.winner else "hint" if of and of.holds(play.tiles) else ""
        return Group(play, who, ", ".join(filter(None, (spots, status))), mark)

    def _table(self, now: Round, seen: Observation, view: View) -> Scene:
        example = self.walk.example
        return scene(
            seen,
            view,
            self.walk.voice,
            note=self._heading,
            open_hands=now.hands if example is None or example.open else None,
            pick=SEATS if self._open and self.walk.frame.step.ask == "winner" else (),
        )

    def _seen(self, now: Round) -> Observation:
        seen = now.observe(self._seat)
        if self.walk.veiled:
            return veiled(now, seen)
        return replace(seen, to_move=None) if self._open and not self.walk.given else seen

    def _hits(self, drawn: Sequence[Hit]) -> Iterator[Hit]:
        """The places that answer the open question; all others are only looked at."""
        asked = self.walk.asked if self._open else None
        for hit in drawn if asked else ():
            if hit.kind == "seat" or (asked and asked.choice(hit.face) and not self.walk.given):
                yield replace(hit, off=False)


def veiled(now: Round, seen: Observation) -> Observation:
    """What a seat sees, less all that tells who wins the trick on the table."""
    shown = _on_table(seen)
    if shown is None:
        return seen
    before = now if seen.trick else now.undo()
    return replace(seen, trick=_unjudged(shown), tricks=before.tricks, tally=before.tally, to_move=None)


def _on_table(seen: Observation) -> Trick | None:
    return seen.trick or (seen.tricks[-1] if seen.tricks else None)


def _unjudged(trick: Trick) -> Trick:
    plays = tuple((seat, Play(play.tiles, hidden=play.hidden, size=play.size)) for seat, play in trick.plays)
    return replace(trick, plays=plays, winner=NOBODY)
