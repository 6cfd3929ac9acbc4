"""The score sheet in a real page: filled in by keys alone, tried out, on a narrow screen by touch, in every theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.opened import Opened

MADE = """\
import tienkow_learn as tk
from tienkow_learn.engine import Event, Outcome
at = Outcome((3, 0, 2, 3), winner=0, banker=0, streak=1, events=(Event("mixed", 0, 3),))
sheet = tk.ScoreSheet(at, mode="{mode}")
sheet"""
FORGOT = "Not so. You forgot the bank. Winner and banker are the same here, so having no trick costs the stake."


def sheet(open_it: OpenNotebook, mode: str = "practice", **context: Any) -> Opened:  # noqa: ANN401
    opened = open_it([MADE.format(mode=mode)], **context)
    expect(opened.page.locator(".tk-layer")).to_be_visible()
    opened.settle()
    return opened


def title(page: Page) -> Locator:
    return page.locator(".tk-layer > .tk-panel > .tk-title")


def fields(page: Page) -> Locator:
    return page.locator(".tk-field input")


def focused(page: Page) -> str:
    """The name of what has the focus: a field's label, or a button's words."""
    return str(
        page.evaluate(
            "() => { const { activeElement: at } = document; return (at.labels?.[0] ?? at).innerText.trim(); }"
        )
    )


def tab_to(page: Page, name: str) -> None:
    """Walk with Tab, and if that leads out of the sheet back with Shift+Tab, to the control with a name."""
    expect(title(page)).to_be_visible()
    for key in ["Tab"] * 12 + ["Shift+Tab"] * 24:
        if focused(page) == name:
            return
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {name!r}: the focus is on {focused(page)!r}")


def number(page: Page, name: str, value: int) -> None:
    tab_to(page, name)
    page.keyboard.press("Control+a")
    page.keyboard.type(str(value))


def line(page: Page, way: str, points: int) -> None:
    tab_to(page, way)
    page.keyboard.press("Space")
    number(page, "Points", points)
    page.keyboard.press("Enter")


def test_a_sheet_is_filled_in_wrong_then_right_by_keys_alone(notebook: OpenNotebook) -> None:
    opened = sheet(notebook)
    page = opened.page
    expect(title(page)).to_have_text("West: 0 tricks. Who pays, and how many points?")
    page.locator(".tk-choice").first.focus()

    opened.frames.clear()
    tab_to(page, "From West to You")
    page.keyboard.press("Space")
    expect(page.locator(".tk-choice").first).to_have_attribute("aria-pressed", "true")
    tab_to(page, "Points")
    for _ in range(5):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(fields(page)).to_have_value("4")
    opened.settle()
    assert opened.frames.up == []

    page.keyboard.press("Enter")
    expect(page.locator(".tk-bad")).to_have_text(FORGOT)
    expect(page.locator(".tk-say")).to_have_text(FORGOT)
    expect(fields(page)).to_have_value("4")
    assert focused(page) == "Points"
    opened.settle()
    assert [frame.kind for frame in opened.frames.up] == ["comm_msg"]
    assert (len(opened.frames.down) <= 8, opened.frames.bytes_down <= 16_000) == (True, True)

    number(page, "Points", 12)
    tab_to(page, "Check")
    page.keyboard.press("Enter")
    expect(page.locator(".tk-good")).to_contain_text("Right. From West to You: 12 points")
    expect(page.get_by_role("table", name="Filled in so far").locator("tbody tr")).to_have_count(1)
    expect(title(page)).to_have_text("North: 2 tricks. Who pays, and how many points?")
    assert focused(page) == "From North to You"

    line(page, "Nobody pays", 0)
    expect(page.locator(".tk-bad")).to_contain_text("Not so.")
    line(page, "From North to You", 2)
    expect(title(page)).to_contain_text("East: 3 tricks.")
    line(page, "From East to You", 1)

    expect(title(page)).to_contain_text("You led a mixed pair in trick 3.")
    assert focused(page) == "West pays"
    for name, points in (("West pays", 8), ("North pays", 4), ("East pays", 8)):
        number(page, name, points)
    page.keyboard.press("Enter")
    expect(page.locator(".tk-bad")).to_contain_text("That is half a bonus.")
    expect(fields(page).nth(1)).to_have_attribute("aria-invalid", "true")
    number(page, "North pays", 8)
    page.keyboard.press("Enter")

    expect(title(page)).to_contain_text("Add it up")
    for name, points in (("You", 39), ("West", -20), ("North", -10), ("East", -9)):
        number(page, name, points)
    page.keyboard.press("Enter")
    expect(title(page)).to_have_text("The sheet is filled in: 2 of 5 lines right at the first try.")
    expect(page.get_by_role("table", name="What the round comes to")).to_contain_text("+39")


def test_a_number_is_tried_and_the_sheet_follows(notebook: OpenNotebook) -> None:
    opened = sheet(notebook, "explore")
    page = opened.page
    streak = page.get_by_label("Rounds won in a row before, as banker", exact=True)
    opened.frames.clear()
    for _ in range(4):
        page.get_by_role("button", name="Rounds won in a row before, as banker: one more").click()
    expect(streak).to_have_value("5")
    expect(page.locator(".tk-say")).to_contain_text("West −36")
    opened.settle()
    assert 1 <= len(opened.frames.up) <= 4
    expect(streak).to_have_value("5")

    page.get_by_role("group", name="Banker").get_by_role("button", name="West").click()
    expect(page.locator(".tk-say")).to_contain_text("West −12")
    page.locator("summary", has_text="Options").click()
    page.get_by_role("button", name="only for two in one lead").click()
    expect(page.locator(".tk-say")).to_contain_text("West −4")
    expect(page.get_by_role("button", name="only for two in one lead")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("table", name="Side by side")).to_contain_text("Russian")

    streak.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("77")
    page.keyboard.press("Tab")
    expect(streak).to_have_value("9")


def faults(page: Page) -> list[tuple[str, str]]:
    """What axe finds in the sheet, and where."""
    found = Axe().run(page, context=".tk-stage").response["violations"]
    return [(each["id"], each["nodes"][0]["html"]) for each in found]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_nothing_in_the_way_of_anyone(notebook: OpenNotebook, theme: str) -> None:
    cells = [MADE.format(mode=mode) for mode in ("practice", "explore")]
    page = notebook(cells, theme=theme, viewport={"width": 1280, "height": 4000}).page
    practice, tried = page.locator(".tk-layer").nth(0), page.locator(".tk-layer").nth(1)
    practice.locator(".tk-choice").first.click()
    practice.get_by_role("button", name="Check", exact=True).click()
    expect(practice.locator(".tk-bad")).to_be_visible()
    for summary in tried.locator("summary").all():
        summary.click()
    assert faults(page) == []


def test_a_narrow_screen_by_touch(rendered: OpenNotebook) -> None:
    page = sheet(rendered, viewport={"width": 360, "height": 780}, has_touch=True).page
    page.locator(".tk-choice").first.tap()
    for _ in range(12):
        page.get_by_role("button", name="Points: one more").tap()
    controls = page.locator(".tk-layer :is(button, input):visible")
    boxes = [controls.nth(at).bounding_box() for at in range(controls.count())]
    assert all(box and min(box["width"], box["height"]) >= 44 and box["x"] + box["width"] <= 360 for box in boxes)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Check", exact=True).tap()
    expect(page.locator(".tk-good")).to_contain_text("12 points")
    expect(page.locator(".tk-over")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
