"""A small table for the tests of the stage: the learner plays, the others play their first legal play."""

from __future__ import annotations

from typing import Any

from tienkow_learn.draw.scene.view import View
from tienkow_learn.draw.table.table import scene
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import TienKow
from tienkow_learn.widgets.stage.stage import Stage

PANEL: list[dict[str, Any]] = [
    {"t": "title", "text": "Who wins this trick?"},
    {"t": "text", "text": "West led 6:5, a Civil tile, and only Civil tiles can win."},
    {"t": "tiles", "faces": ["6:6", "4:1"], "name": "Heaven and Crane"},
    {
        "t": "choices",
        "id": "winner",
        "mode": "one",
        "items": [
            {"id": "a", "label": "North, with Heaven", "faces": ["6:6"]},
            {"id": "b", "label": "East, with a five", "faces": ["4:1"]},
            {"id": "c", "label": "Nobody"},
        ],
    },
    {"t": "text", "text": "Right. Heaven is the strongest Civil tile.", "tone": "good"},
    {"t": "text", "text": "Wrong. A five is Military.", "tone": "bad"},
    {"t": "text", "text": "Look at the series first.", "tone": "note"},
    {"t": "text", "text": "Only a tile of the led series can win.", "tone": "rule"},
    {
        "t": "choices",
        "id": "marked",
        "mode": "one",
        "items": [
            {"id": "a", "label": "Heaven and a nine", "faces": ["6:6", "6:3"], "mark": "answer", "off": True},
            {"id": "b", "label": "Earth and an eight", "faces": ["1:1", "5:3"], "mark": "wrong", "off": True},
            {"id": "c", "label": "Man and a seven", "faces": ["4:4", "5:2"], "mark": "", "off": True},
            {"id": "d", "label": "Goose and a five", "faces": ["3:1", "3:2"], "mark": "right", "off": True},
        ],
    },
    {
        "t": "choices",
        "id": "order",
        "mode": "order",
        "submit": "Check the order",
        "items": [{"id": str(at), "label": face, "faces": [face]} for at, face in enumerate(["6:6", "1:1", "4:4"])],
    },
    {
        "t": "choices",
        "id": "many",
        "mode": "many",
        "submit": "Check",
        "items": [{"id": face, "label": face} for face in ("6:5", "6:4", "6:1")],
    },
    {"t": "steps", "id": "jump", "count": 7, "at": 3, "labels": [f"Step {at + 1} of 7" for at in range(7)]},
    {
        "t": "actions",
        "items": [
            {"id": "back", "label": "Back", "off": True},
            {"id": "next", "label": "Next", "primary": True},
            {"id": "fail", "label": "Fail"},
        ],
    },
    {
        "t": "table",
        "caption": "What each player pays",
        "head": ["From", "To", "Why", "Points"],
        "rows": [["You", "North", "one trick, three to go", "3"], ["West", "North", "no trick at all", "4"]],
    },
    {"t": "more", "summary": "Why is that so?", "items": [{"t": "text", "text": "Because Civil was led."}]},
]


class Sample:
    """A stage with a round on it. `said` are the messages that came up, `stage` is what a cell shows."""

    def __init__(
        self,
        *,
        seed: int = 1,
        panel: bool = False,
        table: bool = True,
        picture: str | None = None,
        surrenders: bool = False,
    ) -> None:
        self.said: list[tuple[str, object]] = []
        self.surrenders = surrenders
        self.line, self.panel, self.table = "", PANEL if panel else [], table
        self.stage = Stage(self.do, self.draw, picture=picture)
        self.round = self._others(Round.deal(TienKow(), seed=seed, leader=1))
        self.draw()

    def do(self, name: str, value: object = None) -> None:
        self.said.append((name, value))
        if name == "fail":
            raise ZeroDivisionError("asked for")
        if name == "play" and self.round.can_play(str(value)):
            self.round = self._others(self.round.play(str(value)))
        if name == "undo":
            self.round = self.round.undo()
        self.line = f"{name} {value if value is not None else ''} ({len(self.said)})"
        self.draw()

    def draw(self, _: View | None = None) -> None:
        if not self.table:
            self.stage.show(None, panel=self.panel, say=self.line)
            return
        yours = self.round.to_move == 0
        mains = [("play", "Play"), ("surrender", "Surrender")][: 1 + self.surrenders]
        actions = [*mains, ("hint", "Hint"), ("undo", "Undo"), ("new", "New deal")]
        note = ["Civil led: follow with a Civil tile", "If West wins the last trick, having no trick costs you 8."]
        picture = scene(
            self.round.observe(0),
            self.stage.view,
            actions=actions,
            note=note,
            mains=len(mains),
            off=() if yours else ("play",),
        )
        self.stage.show(picture, choose=self._choose() if yours else None, panel=self.panel, say=self.line)

    def _choose(self) -> list[dict[str, object]]:
        plays = self.round.legal_plays()
        faces = [" ".join(str(tile) for tile in play.tiles) for play in plays]
        play: dict[str, object] = {
            "id": "play",
            "plays": {face: f"Play {face}" for face in faces},
            "sizes": sorted({len(play.tiles) for play in plays}),
            "none": "Choose a tile",
            "few": "Choose {n} tiles",
            "not": "Why not?",
        }
        return [play, self._surrender()] if self.surrenders else [play]

    def _surrender(self) -> dict[str, object]:
        """A second button that takes every tile, and every two."""
        none = "Surrender 1 or 2 tiles"
        more = {"any": {"1": "Surrender 1 tile", "2": "Surrender 2 tiles"}, "sizes": [1, 2], "key": "s"}
        return {"id": "surrender", "plays": {}, "none": none, "few": none, **more}

    @staticmethod
    def _others(played: Round) -> Round:
        while played.to_move not in {0, None}:
            played = played.play(played.legal_plays()[0])
        return played
