"""A match in a real page: from the dice to the score by keys alone, and taken up again in a new kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from tests.browser.test_table import main, tiles

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

MATCH = """\
import tienkow_learn as tk
class Singles:
    name = "Singles"
    def choose(self, seen):
        return min(seen.legal_plays(), key=lambda play: play.size)
tk.Table(tk.Match(tk.TienKow(), seed=3), players=Singles(), pace=0, save="match.txt")"""


def tab_to(page: Page, control: Locator) -> None:
    for _ in range(60):
        if control.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {control}")


def press_main(page: Page) -> str:
    """Press the main control by key; the answer is what it said."""
    tab_to(page, main(page))
    said = main(page).inner_text()
    page.keyboard.press("Enter")
    return said


def walk_to_tile(page: Page, at: int) -> None:
    """Go to a tile of the hand by keys."""
    for _ in range(60):
        focus = page.evaluate("[...document.querySelectorAll('.tk-tile')].indexOf(document.activeElement)")
        if focus == at:
            return
        page.keyboard.press("Shift+Tab" if focus < 0 else "ArrowRight" if focus < at else "ArrowLeft")
    raise AssertionError(f"the keys do not reach tile {at}")


def choose_by_keys(page: Page) -> None:
    """Choose the first tile with which the main control offers a play."""
    for at in range(tiles(page).count()):
        walk_to_tile(page, at)
        page.keyboard.press("Space")
        if main(page).inner_text().startswith(("Play ", "Give up ")):
            return


def play_round_by_keys(page: Page) -> None:
    for _ in range(40):
        now = main(page).inner_text()
        if now in {"Next round", "New match"}:
            return
        if now == "Choose a tile":
            left = tiles(page).count()
            choose_by_keys(page)
            press_main(page)
            expect(tiles(page)).to_have_count(left - 1)
        else:
            press_main(page)
            page.wait_for_function("said => document.querySelector('.tk-action').textContent !== said", arg=now)


def test_a_match_of_two_rounds_by_keys_alone_and_taken_up_in_a_new_kernel(notebook: OpenNotebook) -> None:
    shown = notebook([MATCH])
    page = shown.page
    expect(main(page)).to_have_text("Begin")
    expect(page.locator(".tk-say")).to_contain_text("The dice show 5, 1, 5, together 11")
    main(page).focus()
    for number in (1, 2):
        press_main(page)
        expect(tiles(page)).to_have_count(8)
        play_round_by_keys(page)
        expect(page.get_by_role("table", name="Who pays whom, line by line")).to_be_visible()
        standings = page.get_by_role("table", name=f"The match after round {number}")
        expect(standings.locator("tbody tr")).to_have_count(4)
    totals = standings.locator("tbody td:nth-child(3)").all_inner_texts()
    tab_to(page, page.get_by_role("button", name="Record"))
    page.keyboard.press("Enter")
    record = page.locator(".tk-record textarea")
    assert record.input_value().startswith("tienkow-learn match 1")
    assert page.get_by_role("link", name="Keep as a file").get_attribute("download") == "tien-kow-match.txt"

    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:restart-run-all'); }")
    page.locator(".jp-Dialog .jp-mod-accept").click()
    expect(page.locator(".tk-record")).to_have_count(0)
    expect(page.get_by_role("table", name="The match after round 2")).to_be_visible()
    expect(page.locator(".tk-say")).not_to_contain_text("dice")
    press_main(page)
    expect(tiles(page)).to_have_count(8)
    words = page.locator(".tk-over .tk-unseen").first
    for total in totals:
        expect(words).to_contain_text(total)
