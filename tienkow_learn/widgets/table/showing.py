"""What a table shows: the scene, its controls, the plays to choose from, the panel and the live line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tienkow_learn.draw.painters.speech import latest
from tienkow_learn.draw.scene.shapes import Scene
from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.table.opening import opening
from tienkow_learn.draw.table.table import scene
from tienkow_learn.engine.match import Match
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import DECLARE, PASS, Play
from tienkow_learn.engine.rules.base import choices
from tienkow_learn.engine.tiles import Tiles
from tienkow_learn.text.voice import ENGLISH, Voice

from .contest import Contest
from .game import Game
from .ladder import RUNGS, Hint, hint
from .recording import Recording
from .telling import Element, Teller

Button: TypeAlias = dict[str, Any]


def choosing(seen: Observation, voice: Voice = ENGLISH) -> list[Button]:
    """The buttons of a seat to move, the main one first (see `wire.Choose`); none where no tile is asked for.

    One button plays. Where the rules let the same tiles be played or surrendered there are two.

    >>> from tienkow_learn.engine import Round, TienKow
    >>> choosing(Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"]).observe(0))[0]["plays"]
    {'6:1': 'Play Long-leg Seven'}
    """
    plays = seen.legal_plays()
    if not any(play.size for play in plays):
        return []
    if not seen.rules.surrenders:
        return [_play(seen, plays, voice)]
    up = [play for play in plays if play.surrendered]
    return [_play(seen, [play for play in plays if not play.surrendered], voice), _surrender(seen, up, voice)]


def _play(seen: Observation, plays: Sequence[Play], voice: Voice) -> Button:
    none = voice.says("play_choose" if plays else "play_none")
    return _labelled(seen, plays, voice) | {
        "id": "play",
        "key": "p",
        "none": none,
        "few": voice.says("play_few", n="{n}"),
    }


def _surrender(seen: Observation, plays: Sequence[Play], voice: Voice) -> Button:
    code = "play_surrender" if plays else "play_surrender_beat" if seen.trick else "play_surrender_lead"
    none = voice.says(code, count=seen.trick.size if seen.trick else 0)
    return _labelled(seen, plays, voice) | {"id": "surrender", "key": "s", "none": none, "few": none}


def _labelled(seen: Observation, plays: Sequence[Play], voice: Voice) -> Button:
    """Each play with its label; where every set of so many tiles may be played, and is called the same, only that."""
    labels = {play.tiles: voice.play(play, seen.rules) for play in plays}
    sizes = sorted({seen.trick.size} if seen.trick else {play.size for play in plays})
    every = {str(size): label for size in sizes for label in _of_all(seen.hand, size, labels)}
    told = {str(chosen): label for chosen, label in labels.items() if str(len(chosen)) not in every}
    return {"plays": told, "any": every, "sizes": sizes, "not": voice.says("play_why_not")}


def _of_all(hand: Tiles, size: int, labels: dict[Tiles, str]) -> set[str]:
    """The one label that all sets of so many tiles have; nothing if some have none, or another, or there is but one."""
    found = {labels.get(chosen) for chosen in choices(hand, size)}
    label = next(iter(found), None)
    return {label} if label and len(found) == 1 and len(hand) > size else set()


CALLS = (DECLARE, PASS)
"""The controls of the window before the first lead."""


@dataclass(frozen=True, slots=True)
class Filed:
    """What is told of the file of a match: why it could not be written, what happened to it just now, what stands."""

    trouble: str = ""
    news: str = ""
    note: str = ""

    @property
    def spoken(self) -> str:
        """What is read out: all that is new."""
        return " ".join(filter(None, (self.trouble, self.news)))

    def elements(self) -> list[Element]:
        """The same on the panel, with what has been said before."""
        told = {self.trouble: "bad"} | dict.fromkeys((self.news, self.note), "note")
        return [{"t": "text", "text": text, "tone": tone} for text, tone in told.items() if text]


@dataclass(frozen=True, slots=True)
class Showing:
    """A `game` as it is shown: the `rung` of the hint ladder that was reached, and the `word` on a refused play."""

    game: Game
    voice: Voice = ENGLISH
    rung: int = 0
    word: str = ""
    contest: Contest | None = None
    filed: Filed = Filed()
    exported: bool = False

    @property
    def waits(self) -> bool:
        """True if the dice of a match are still to be looked at."""
        return self.contest is not None and not self.contest.begun

    @property
    def match(self) -> Match | None:
        """The match as it stands: with this round once it is over and its last trick has been read."""
        if self.contest and self.game.is_over:
            return self.contest.after(self.game.round)
        return self.contest.match if self.contest else None

    @property
    def teller(self) -> Teller:
        """Who tells of the game."""
        return Teller(self.game, self.voice)

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown, if one is."""
        return hint(self.game.observation, self.rung, self.voice) if self.rung and self.game.yours else None

    def scene(self, view: View) -> Scene:
        """The picture, with the places of the controls."""
        if self.contest and self.waits:
            begin = [("begin", self.voice.says("play_begin"))]
            return opening(self.contest.match, view, self.teller.voice, actions=begin)
        found, over = self.hint, self.game.is_over
        return scene(
            self.game.observation,
            view,
            self.voice,
            hint=found.look if found else (),
            actions=self.actions(),
            off=self.off(),
            mains=len(self._mains()),
            note=(self.teller.headline(),) if over else self.teller.note(),
            open_hands=self._open_hands() if over else None,
            totals=self.match.totals if self.match else None,
        )

    def _open_hands(self) -> Sequence[Tiles]:
        now = self.game.round
        return now.start_hands if now.is_over else now.hands

    def actions(self) -> list[tuple[str, str]]:
        """The controls, the main ones first, as (id, label)."""
        names = ["hint", "undo", "export"] if self.match else ["hint", "undo"]
        rest = [*self._mains(), *((name, self.voice.says(f"play_{name}")) for name in names)]
        return rest if self.match or self.game.is_over else [*rest, self._again()]

    def _mains(self) -> list[tuple[str, str]]:
        """What takes the game on: as many controls as the rules have ways to play, while there is something to play."""
        if self.game.is_over:
            return [self._onward(self.match) if self.match else self._again()]
        if self.game.round.is_calling:
            return [(call, self.voice.says(f"play_{call}")) for call in CALLS] if self.game.yours else [self._main()]
        second = [("surrender", self.voice.says("play_up"))] if self.game.round.rules.surrenders else []
        return [self._main(), *second]

    def _again(self) -> tuple[str, str]:
        return "deal", self.voice.says("play_again" if self.game.round.beginning.seed is None else "play_deal")

    def _onward(self, match: Match) -> tuple[str, str]:
        return "onward", self.voice.says("play_new_match" if match.is_over else "play_next_round")

    def _main(self) -> tuple[str, str]:
        if self.game.paused:
            return "next", self.voice.says("play_score" if self.game.round.is_over else "play_next")
        at = self.game.round.to_move
        if self.game.theirs and at is not None:
            return "play", self.voice.says("play_wait", name=self.teller.voice.seat(at))
        return "play", self.voice.says("play_choose")

    def off(self) -> set[str]:
        """The controls that cannot be used now."""
        off = set() if self.game.undone else {"undo"}
        off |= {"hint"} if self.game.round.is_calling else set()
        return off if self.game.yours else off | {"hint", "play", "surrender"}

    def choose(self) -> list[dict[str, object]] | None:
        """The buttons that play, with the plays that the browser offers by itself; None when it is not your turn."""
        return (choosing(self.game.observation, self.voice) or None) if self.game.yours and not self.waits else None

    def panel(self) -> list[Element]:
        """What stands below the picture: a refusal, a hint, then what there is to tell."""
        refused = [{"t": "text", "text": self.word, "tone": "bad"}] if self.word else []
        match = self.match
        score = self.teller.standings(match) if match and self.game.is_over else ()
        told = () if self.waits else self.teller.panel()
        return [*refused, *self.filed.elements(), *self._coach(), *self._export(), *told, *score]

    def _export(self) -> list[Element]:
        """The record of what has been played, as far as the learner may read it, when it was asked for."""
        if not (self.exported and self.contest):
            return []
        match, now = self.contest.after(self.game.round), self.game.round
        return Recording(match, now, self.game.seat, self.voice).elements()

    def _coach(self) -> list[Element]:
        found = self.hint
        if not found:
            return []
        head = self.voice.says("hint_title", level=found.level, most=RUNGS)
        more = f" {self.voice.says('hint_more')}" if found.level < RUNGS else ""
        return [{"t": "text", "text": f"{head}: {found.text}{more}", "tone": "rule"}]

    def line(self) -> str:
        """The live line: news of the file, then a refusal, a hint, or what is on the table and what just happened."""
        return " ".join(filter(None, (self.filed.spoken, self._line())))

    def _line(self) -> str:
        found = self.hint
        if self.contest and self.waits:
            return self.word or opening(self.contest.match, voice=self.teller.voice).speech
        if self.game.is_over and not self.game.round.is_over:
            return self.word or self.teller.headline()
        if self.word or found:
            return self.word or (found.text if found else "")
        now = latest(self.game.observation, self.voice)
        return " ".join(filter(None, (now, *self.teller.earned(), self.teller.stake())))
