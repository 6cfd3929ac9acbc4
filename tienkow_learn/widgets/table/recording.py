"""Recording: the record of a match as its learner may read it now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tienkow_learn.engine.match import Match
from tienkow_learn.engine.record.record import Record
from tienkow_learn.engine.round import Round
from tienkow_learn.text.voice import ENGLISH, Voice

from .telling import Element


@dataclass(frozen=True, slots=True)
class Recording:
    """What is told of a `match` to `seat`: while the round `now` runs, only what that seat sees of it.

    A match is made from its seed, which tells every hand. So until the round is over, that round is told as the seat's
    observation, and the finished ones by their hands; after it, the match as it is kept.
    """

    match: Match
    now: Round
    seat: int
    voice: Voice = ENGLISH

    def elements(self) -> list[Element]:
        """The parts of the panel: each text can be read back with tk.Record.parse."""
        if self.now.is_over:
            return [self._element(Record(self.match, names=self._given), "play_record", "play_record_file")]
        seen = Record(self.now.observe(self.seat), names=self._given)
        told = {"t": "text", "text": self.voice.says("play_record_later"), "tone": "note"}
        return [told, self._element(seen, "play_record_seen", "play_record_seen_file"), *self._finished()]

    @property
    def _given(self) -> tuple[str, ...] | None:
        return tuple(self.voice.names) or None

    def _finished(self) -> Iterator[Element]:
        """The rounds before, one by one; nothing in the first round."""
        items = [
            self._element(
                Record(unseeded(done), names=self._given), "play_record_round", "play_record_round_file", number
            )
            for number, done in enumerate(self.match.rounds, 1)
        ]
        if items:
            yield {"t": "more", "summary": self.voice.says("play_record_rounds"), "items": items}

    def _element(self, record: Record, name: str, file: str, number: int = 0) -> Element:
        words = {"name": self.voice.says(name, number=number), "file": self.voice.says(file, number=number)}
        return {"t": "record", **words, "text": str(record), "keep": self.voice.says("play_record_keep")}


def unseeded(done: Round) -> Round:
    """The same round from its hands, without the seed that dealt them."""
    now = replace(done.beginning, seed=None)
    for play in done.plays:
        now = now.play(play)
    return now
