"""The fixtures themselves: a plain notebook runs in Lab and in Voila, and its messages are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.server import THEMES

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

SLIDER = ["import ipywidgets", "box = ipywidgets.Checkbox(description='on'); box", "print(6 * 7)"]


def test_lab_runs_all_cells_and_counts_messages(notebook: OpenNotebook) -> None:
    opened = notebook(SLIDER)
    expect(opened.outputs.last).to_have_text("42\n")
    assert opened.failed.count() == 0
    opened.settle()
    opened.frames.clear()
    opened.page.get_by_role("checkbox", name="on").click()
    opened.settle()
    assert [frame.kind for frame in opened.frames.up] == ["comm_msg"]
    assert 0 < opened.frames.bytes_down < 4000


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_lab_opens_in_the_theme_asked_for(notebook: OpenNotebook, theme: str) -> None:
    opened = notebook([], theme=theme, run=False, viewport={"width": 420, "height": 800}, device_scale_factor=2)
    assert opened.page.locator("body").get_attribute("data-jp-theme-name") == THEMES[theme]
    assert opened.page.evaluate("devicePixelRatio") == 2
    assert opened.page.evaluate("document.querySelector('.jp-Notebook').clientWidth") > 300


def test_an_error_of_a_cell_is_found(notebook: OpenNotebook) -> None:
    opened = notebook(["1 / 0"])
    assert opened.failed.count() == 1


def test_voila_shows_widgets_at_once(rendered: OpenNotebook) -> None:
    opened = rendered(SLIDER)
    expect(opened.page.get_by_role("checkbox", name="on")).to_be_visible()
