"""Two tables side by side in a real browser: by keys alone, read out, and through the audit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

LAYER = ".tk-layer"


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 480)])
def test_the_same_hand_is_stepped_through_by_keys_at_both_tables(
    notebook: OpenNotebook, theme: str, width: int
) -> None:
    cells = ["import tienkow_learn as tk", "tk.SideBySide()"]
    shown = notebook(cells, theme=theme, viewport={"width": width, "height": 1800})
    page, sides = shown.page, shown.page.locator(LAYER)
    onward = sides.get_by_role("button", name="Next", exact=True)
    onward.focus()
    for play in range(1, 5):
        page.keyboard.press("Enter")
        expect(sides).to_contain_text(f"Play {play} of 12.")
    expect(onward).to_be_focused()
    said = sides.locator("[aria-live]").filter(has_text="Here they part.")
    expect(said).to_contain_text("North wins with Axe")
    expect(said).to_contain_text("Sky Nine: West wins with Earth")
    sides.get_by_role("button", name="After play 12", exact=True).click()
    expect(sides.get_by_role("table", name="What each asks")).to_contain_text("You −20, West +32")
    sides.get_by_text("All that the two games do differently").first.click()
    found = Axe().run(page, context=LAYER).response["violations"]
    assert [(each["id"], each["help"]) for each in found if each["impact"] in ("serious", "critical")] == []
    assert sides.evaluate("node => node.scrollWidth <= node.clientWidth")
    assert shown.failed.count() == 0
