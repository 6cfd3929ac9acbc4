"""A score sheet of Sky Nine in a real page: a caught gamble, tried out by keys, in every theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_match import tab_to
from tests.browser.test_score_sheet import faults

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

MADE = """\
import tienkow_learn as tk
caught = tk.Event("caught_single", 2, 5, won=False, last=True)
at = tk.Outcome((2, 0, 3, 3), winner=3, banker=0, streak=1, events=(caught,))
sheet = tk.ScoreSheet(at, mode="{mode}", rules=tk.SkyNine())
sheet"""

HIGH = {"width": 1280, "height": 4000}


def sheet(open_it: OpenNotebook, mode: str) -> Page:
    opened = open_it([MADE.format(mode=mode)])
    expect(opened.page.locator(".tk-layer")).to_be_visible()
    opened.settle()
    return opened.page


def test_the_ending_is_changed_by_keys_and_a_dependent_option_is_off_with_its_reason(notebook: OpenNotebook) -> None:
    page = sheet(notebook, "explore")
    total = page.locator(".tk-say")
    expect(page.get_by_role("group", name="Who was caught")).to_be_visible()
    ending = page.get_by_role("group", name="How the round ended")
    tab_to(page, ending.get_by_role("button", name="with the smallest (K or 3)"))
    page.keyboard.press("Enter")
    expect(total).to_contain_text("You −8, East −10, North −2, West +20")
    expect(page.get_by_role("group", name="Who was caught")).to_have_count(0)
    page.locator("summary", has_text="Options").click()
    collects = page.get_by_role("group", name="Who catches KK gets two units from each")
    expect(collects.get_by_role("button", name="yes")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".tk-panel").first).to_contain_text("does not go with “JJ catches a Royal KK: no”")


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_nothing_in_the_way_of_anyone(notebook: OpenNotebook, theme: str) -> None:
    modes = ("show", "practice", "explore")
    page = notebook([MADE.format(mode=mode) for mode in modes], theme=theme, viewport=HIGH).page
    expect(page.locator(".tk-layer")).to_have_count(len(modes))
    expect(page.get_by_role("table", name="Every payment").first).to_contain_text("lost by East: 5; streak × 1 = 5")
    assert faults(page) == []
