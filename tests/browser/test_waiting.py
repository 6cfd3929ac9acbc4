"""When Python answers late or never: busy, killed, started anew, shut down, cut off; in Lab and in Voila."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.opened import SECONDS
from tests.browser.server import Server, voila_server
from tests.browser.test_stage import IMPORT, play_button, table, tiles

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.opened import Opened

SOON = 2 * SECONDS
"""So long after an action without an answer a person is told, in milliseconds."""
WAIT = "Waiting for an answer. What you pressed is kept and will be done once"
AWAY = "The connection is lost. What you see is what came last; it goes on when the connection is back."
GONE = "The program behind this page has ended or was started anew. What you see is what came last"
RUN = "run the cells of the notebook again"
LOAD = "load the page again."


def notice(page: Page) -> Locator:
    return page.locator(".tk-notice").first


def play(page: Page) -> None:
    tiles(page).nth(1).click()
    play_button(page).click()


def told(page: Page, *sentences: str, tiles_left: int = 8) -> None:
    """Within two seconds the page says so; the picture and the hand stay, and no control pretends to work."""
    for sentence in sentences:
        expect(notice(page)).to_contain_text(sentence, timeout=SOON)
    expect(tiles(page)).to_have_count(tiles_left)
    expect(play_button(page)).to_have_attribute("aria-disabled", "true")


def silent(page: Page) -> None:
    expect(notice(page)).to_have_text("")


def test_while_the_kernel_is_busy_the_table_says_that_it_waits_and_plays_once(notebook: OpenNotebook) -> None:
    opened = table(notebook)
    page = opened.page
    opened.python("import time; time.sleep(4)")
    opened.frames.clear()
    play(page)
    told(page, WAIT)
    play_button(page).click(force=True)
    page.keyboard.press("Enter")
    tiles(page).nth(3).click(force=True)
    assert [frame.kind for frame in opened.frames.up] == ["comm_msg"]
    page.wait_for_timeout(1500)
    expect(notice(page)).to_contain_text(WAIT)
    expect(tiles(page)).to_have_count(7, timeout=5 * SECONDS)
    silent(page)
    expect(page.locator(".tk-say")).to_have_text("play 1:1 (1)")
    tiles(page).nth(0).click()
    expect(play_button(page)).to_have_text("Play 6:6")


def test_a_killed_kernel_is_told_and_what_was_seen_stays(notebook: OpenNotebook) -> None:
    opened = table(notebook, "panel=True")
    page = opened.page
    opened.python("import os, signal; os.kill(os.getpid(), signal.SIGKILL)")
    page.locator(".jp-Dialog .jp-mod-accept").click()
    play(page)
    told(page, GONE, f"To go on, {RUN}")
    expect(page.locator(".tk-panel").first).to_contain_text("Who wins this trick?")


def test_a_kernel_that_was_started_anew_or_shut_down_is_told(notebook: OpenNotebook) -> None:
    opened = table(notebook)
    opened.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    told(opened.page, GONE, f"To go on, {RUN}")
    opened.run_all()
    silent(opened.page)
    play(opened.page)
    expect(tiles(opened.page)).to_have_count(7)
    opened.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    tiles(opened.page).first.click()
    play_button(opened.page).click()
    told(opened.page, GONE, f"To go on, {RUN}", tiles_left=7)


def test_a_silent_network_is_told_and_when_it_is_back_the_game_goes_on(notebook: OpenNotebook, lab: Server) -> None:
    opened = table(notebook)
    page = opened.page
    lab.process.suspend()
    try:
        play(page)
        told(page, AWAY, f"If it does not go on, {RUN}")
    finally:
        lab.process.resume()
    expect(tiles(page)).to_have_count(7)
    silent(page)
    expect(page.locator(".tk-say")).to_have_text("play 1:1 (1)")


def test_an_action_lost_on_the_way_is_not_played_and_the_table_goes_on(notebook: OpenNotebook) -> None:
    opened = table(notebook)
    page = opened.page
    page.evaluate("""() => {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function () { WebSocket.prototype.send = send; };
    }""")
    play(page)
    expect(play_button(page)).to_have_attribute("aria-disabled", "true")
    expect(play_button(page)).not_to_have_attribute("aria-disabled", "true", timeout=SOON)
    expect(tiles(page)).to_have_count(8)
    play_button(page).click()
    expect(tiles(page)).to_have_count(7)


@pytest.fixture(scope="module")
def progressive(chromium_path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A Voila that shows a page before its cells have run."""
    assert chromium_path
    with voila_server(tmp_path_factory.mktemp("progressive"), "--progressive_rendering=True") as server:
        yield server


def test_in_voila_each_end_is_told_and_the_page_stays(progressive: Server, opened: OpenNotebook) -> None:
    shown = in_voila(progressive, opened)
    page = shown.page
    progressive.process.suspend()
    try:
        play(page)
        told(page, AWAY, f"If it does not go on, {LOAD}")
    finally:
        progressive.process.resume()
    expect(tiles(page)).to_have_count(7)
    silent(page)

    page = in_voila(progressive, opened).page
    progressive.kernels()[-1].kill()
    play(page)
    told(page, GONE, f"To go on, {LOAD}")

    page = in_voila(progressive, opened).page
    progressive.process.terminate()
    progressive.process.wait(10)
    play(page)
    told(page, AWAY, f"If it does not go on, {LOAD}")


def in_voila(server: Server, opened: OpenNotebook) -> Opened:
    shown = opened(server.copy([IMPORT, "sample = Sample(); sample.stage"]))
    shown.page.goto(f"{server.url}/voila/render/{shown.path}")
    expect(tiles(shown.page)).to_have_count(8)
    return shown
