"""The options in a real page: a dependent one is greyed out until the one it needs is chosen, by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.test_match import tab_to

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook


def test_a_dependent_option_is_greyed_out_and_comes_free_by_keys(notebook: OpenNotebook) -> None:
    page = notebook(["import tienkow_learn as tk\ntk.Options(tk.SkyNine())"]).page
    collects = page.get_by_role("group", name="Who catches KK gets two units from each")
    catches = page.get_by_role("group", name="JJ catches a Royal KK")
    yes = collects.get_by_role("button", name="yes")
    expect(yes).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".tk-panel").first).to_contain_text("does not go with “JJ catches a Royal KK: no”")
    tab_to(page, catches.get_by_role("button", name="yes"))
    page.keyboard.press("Enter")
    expect(yes).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".tk-panel").first).to_contain_text("SkyNine jj_catches_kk=true")
    found = Axe().run(page, context=".tk-layer")
    assert found.violations_count == 0, found.generate_report()
