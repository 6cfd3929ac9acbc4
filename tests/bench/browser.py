"""The table in JupyterLab and Chromium: from a press to the frame that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Locator, expect

from tests.browser.opened import SECONDS, Opened

from .figure import Figure, Of
from .pressing import Press, lab_page, press

CELL = """\
import ipywidgets
import tienkow_learn as tk
class Singles:
    name = "Singles"
    def choose(self, seen):
        return min(seen.legal_plays(), key=lambda play: play.size)
button, answer = ipywidgets.Button(description="Add one"), ipywidgets.Label("0")
button.add_class("bench-ask")
answer.add_class("bench-answer")
def add(_):
    answer.value = str(int(answer.value) + 1)
button.on_click(add)
display(ipywidgets.HBox([button, answer]), tk.Table(seed=3, players=Singles(), pace=0.5))"""
STILL = 150
"""Milliseconds without a message after which a repaint is over; well below the pace of the others."""
READY = """() => {
    const main = document.querySelector(".tk-action");
    return main.ariaDisabled !== "true" || main.textContent === "Choose a tile";
}"""


@dataclass
class Seen:
    """All presses of a round, by kind."""

    plain: list[Press] = field(default_factory=list)
    choosing: list[Press] = field(default_factory=list)
    round_trip: list[Press] = field(default_factory=list)
    playing: list[Press] = field(default_factory=list)


def measure(scale: float) -> list[Figure]:
    """The figures of this part: one round, in which each play is made and taken back before it is made for good."""
    with lab_page(CELL) as shown:
        return _figures(_Round(shown, max(1, round(3 * scale))).play())


def _figures(seen: Seen) -> list[Figure]:
    trip = "an empty round trip"
    nine: Of = "nine in ten"
    return [
        Figure("choosing a tile", "ms", _took(seen.choosing), "a plain button", _took(seen.plain), 16),
        Figure("play to repaint", "ms", _took(seen.playing), trip, _took(seen.round_trip), 100, nine),
        Figure("frames down a repaint", "frames", _frames(seen.playing), trip, _frames(seen.round_trip), 8, nine),
        Figure("sent down a repaint", "kB", _sent(seen.playing), trip, _sent(seen.round_trip), 16, nine),
    ]


def _took(presses: Sequence[Press]) -> list[float]:
    return [each.milliseconds for each in presses]


def _frames(presses: Sequence[Press]) -> list[int]:
    return [each.frames for each in presses]


def _sent(presses: Sequence[Press]) -> list[float]:
    return [each.bytes / 1000 for each in presses]


class _Round:
    """A round at the table, pressed through."""

    def __init__(self, shown: Opened, plays: int) -> None:
        self.shown, self.page, self.plays = shown, shown.page, plays
        self.seen = Seen()

    @property
    def main(self) -> Locator:
        return self.page.locator(".tk-action").first

    @property
    def tiles(self) -> Locator:
        return self.page.locator(".tk-tile")

    def play(self) -> Seen:
        expect(self.tiles).to_have_count(8, timeout=60 * SECONDS)
        self.shown.settle()
        while (now := self._ready()) != "New deal":
            if now == "Choose a tile":
                self._turn()
            else:
                self.main.click()
                expect(self.main).not_to_have_text("Next trick")
        return self.seen

    def _ready(self) -> str:
        self.page.wait_for_function(READY, timeout=60 * SECONDS)
        self.shown.settle(50)
        return self.main.inner_text()

    def _turn(self) -> None:
        """One turn of the learner: so many plays, of which the last stands."""
        left = self.tiles.count()
        for again in range(self.plays, 0, -1):
            self._round_trip()
            self._choose(left)
            self.seen.playing.append(press(self.shown, self.main, "table", still=STILL))
            if again > 1:
                self.page.get_by_role("button", name="Undo").click()
                expect(self.tiles).to_have_count(left)
                self.shown.settle(STILL)

    def _choose(self, left: int) -> None:
        """Choose tiles until the main control offers to play one."""
        for at in range(left):
            self.seen.plain.append(press(self.shown, self.page.locator(".bench-plain"), "plain"))
            self.seen.choosing.append(press(self.shown, self.tiles.nth(at), "tile", at))
            if self.main.inner_text().startswith(("Play ", "Give up ")):
                return

    def _round_trip(self) -> None:
        self.seen.round_trip.append(press(self.shown, self.page.locator(".bench-ask"), "round_trip", still=STILL))
