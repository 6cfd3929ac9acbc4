"""Sky Nine in a real page: a match of two rounds by keys alone, in the first of which a gamble is caught."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_match import press_main, tab_to, walk_to_tile
from tests.browser.test_table import main, tiles

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

CAUGHT = (Path(__file__).parent / "sky-caught.txt").read_text(encoding="utf-8")
"""Before the last reply of a round: K was led, you hold a J, and two tiles are won."""
MATCH = f"""\
import tienkow_learn as tk
tk.Table(tk.Match.parse({CAUGHT!r}), pace=0)"""
FEW_FRAMES, FEW_BYTES = 8, 16_000


def surrender(page: Page) -> Locator:
    return page.locator(".tk-action").nth(1)


def choose(page: Page, at: int) -> None:
    walk_to_tile(page, at)
    page.keyboard.press("Space")


def take_part(page: Page) -> None:
    """Lead the first tile, or surrender as many as were led; read on after a trick."""
    if main(page).inner_text() not in {"Choose a tile", "You cannot beat it"}:
        press_main(page)
        return
    left = tiles(page).count()
    for count in range(1, 5):
        choose(page, count - 1)
        for button, key in ((main(page), "p"), (surrender(page), "s")):
            if button.get_attribute("aria-disabled") != "true" and "Why not" not in button.inner_text():
                page.keyboard.press(key)
                expect(tiles(page)).to_have_count(left - count)
                return


def test_two_rounds_by_keys_alone_and_a_gamble_is_caught(notebook: OpenNotebook) -> None:
    shown = notebook([MATCH])
    page = shown.page
    expect(tiles(page)).to_have_count(1)
    expect(surrender(page)).to_have_text("Surrender 1 tile")
    choose(page, 0)
    expect(main(page)).to_have_text("Play Long-leg Seven")
    expect(surrender(page)).to_have_text("Surrender Long-leg Seven")
    shown.settle()
    shown.frames.clear()
    page.keyboard.press("p")
    expect(tiles(page)).to_have_count(0)
    expect(page.locator(".tk-panel")).to_contain_text(
        "Long-leg Seven 6:1 caught Mallet Six 5:1, and that closed the trick"
    )
    shown.settle()
    assert len(shown.frames.up) == 1
    assert len(shown.frames.down) <= FEW_FRAMES
    assert sum(frame.size for frame in shown.frames.down) <= FEW_BYTES

    assert press_main(page) == "Show the score"
    lines = page.get_by_role("table", name="Who pays whom, line by line")
    expect(lines).to_contain_text("who is caught pays for everybody")
    expect(page.get_by_role("table", name="The match after round 1")).to_be_visible()
    press_main(page)
    expect(tiles(page)).to_have_count(8)
    for _ in range(60):
        if main(page).inner_text() in {"Next round", "New match"}:
            break
        said = main(page).inner_text(), tiles(page).count()
        take_part(page)
        page.wait_for_function(
            "([said, count]) => document.querySelector('.tk-action').textContent !== said"
            " || document.querySelectorAll('.tk-tile').length !== count",
            arg=list(said),
        )
    expect(page.get_by_role("table", name="The match after round 2")).to_be_visible()
    expect(main(page)).to_have_text("New match")
    found = Axe().run(page, context=".tk-layer")
    assert found.violations_count == 0, found.generate_report()


LED = """\
import tienkow_learn as tk
hands = ["C I", "D J", "A H", "E G"]
tk.Table(tk.Round.start(tk.SkyNine(), hands).play("C"), seat=1, pace=0)"""


def test_why_a_tile_does_not_beat_and_that_it_may_be_surrendered(notebook: OpenNotebook) -> None:
    page = notebook([LED]).page
    expect(main(page)).to_have_text("You cannot beat it")
    tiles(page).first.click()
    expect(main(page)).to_have_text("Why not?")
    main(page).click()
    expect(page.locator(".tk-panel")).to_contain_text("Harmony 3:1 cannot beat Man 4:4, which ranks higher")
    expect(surrender(page)).to_have_text("Surrender Harmony")
    surrender(page).click()
    expect(tiles(page)).to_have_count(1)
    expect(page.locator(".tk-say")).to_contain_text("you surrender Harmony 3:1, face down")


OPEN = """\
import tienkow_learn as tk
hands = ["AABCDEF3", "BCDEFGG9", "HHIIJJ88", "KK776559"]
tk.Table(tk.Round.start(tk.SkyNine(straight_win=True), hands), pace=0)"""


def test_a_straight_win_is_declared_before_the_first_lead(notebook: OpenNotebook) -> None:
    page = notebook([OPEN]).page
    expect(main(page)).to_have_text("Declare")
    expect(page.locator(".tk-action").nth(1)).to_have_text("Pass")
    tab_to(page, main(page))
    page.keyboard.press("Enter")
    lines = page.get_by_role("table", name="Who pays whom, line by line")
    expect(lines).to_contain_text("for having no tile (5 units")


def test_a_narrow_dark_table_is_audited_and_small(notebook: OpenNotebook) -> None:
    narrow = {"width": 480, "height": 900}
    shown = notebook([MATCH], theme="dark", viewport=narrow, has_touch=True)
    page = shown.page
    expect(page.locator(".tk-say")).to_contain_text("A gamble: if Mallet Six 5:1 wins, the losses count twice or more.")
    tiles(page).first.tap()
    side, other = main(page).bounding_box(), surrender(page).bounding_box()
    assert side
    assert other
    assert side["y"] == other["y"]
    assert min(side["height"], other["height"]) >= 44
    for _ in range(2):
        found = Axe().run(page, context=".tk-layer")
        assert found.violations_count == 0, found.generate_report()
        shown.settle()
        shown.frames.clear()
        main(page).tap()
        shown.settle()
        assert len(shown.frames.down) <= FEW_FRAMES
        assert shown.frames.bytes_down <= FEW_BYTES
