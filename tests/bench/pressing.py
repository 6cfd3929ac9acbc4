"""Presses on a page, each timed by the page itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Locator, sync_playwright

from tests.browser.conftest import MISSING, SWITCHES, chromium
from tests.browser.opened import SECONDS, Opened
from tests.browser.server import TOKEN, lab_server

PROBE = (Path(__file__).parent / "probe.js").read_text(encoding="utf-8")
LATE = 20 * SECONDS


@dataclass(frozen=True)
class Press:
    """What one press cost: milliseconds to the frame that shows it, and what the kernel sent for it."""

    milliseconds: float
    frames: int
    bytes: int


def press(shown: Opened, control: Locator, *look: object, still: int = 0) -> Press:
    """Press the middle of a control and time what `look` names in probe.js; then wait until messages are still."""
    shown.page.evaluate(PROBE, [look, LATE])
    control.scroll_into_view_if_needed()
    box = control.bounding_box()
    assert box
    shown.frames.clear()
    shown.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    took = float(shown.page.evaluate("() => window.bench"))
    if still:
        shown.settle(still)
    return Press(took, len(shown.frames.down), shown.frames.bytes_down)


@contextmanager
def lab_page(*cells: str) -> Iterator[Opened]:
    """A notebook of these cells in JupyterLab and Chromium, run."""
    path = chromium()
    if path is None:
        raise RuntimeError(MISSING)
    with TemporaryDirectory() as home, lab_server(Path(home)) as lab, sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, headless=True, args=SWITCHES)
        page = launched.new_page(viewport={"width": 1280, "height": 1200})
        shown = Opened(page, lab.copy(cells)).watch()
        page.goto(f"{lab.url}/lab/tree/{shown.path}?token={TOKEN}&reset")
        shown.ready()
        shown.run_all()
        yield shown
        launched.close()
        lab.end_kernels()
