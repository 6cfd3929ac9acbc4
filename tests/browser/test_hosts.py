"""What must hold in each host: Lab, Notebook and Voila; and where something of a host is missing or closed."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.opened import SECONDS
from tests.browser.test_score_sheet import MADE
from tests.browser.test_stage import AFTER, CANVAS, IMPORT, boxes, play_button, table, tiles

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.server import Server

TABLE = "sample = Sample(surrenders=True); sample.stage"
LETTERS = ("a", "b", "x", "m", "d", "d", "y", "z", "Enter", "ArrowUp", "ArrowDown", "Escape")
VIEW = """() => {
    const { shell, commands } = window.jupyterapp;
    const { content } = shell.currentWidget;
    content.activeCellIndex = 1;
    return commands.execute("notebook:create-output-view");
}"""
CLOSE = """() => {
    const all = [...window.jupyterapp.shell.widgets("main")];
    all.filter((each) => !each.node.matches(".jp-NotebookPanel")).forEach((each) => each.close());
}"""


def hand(page: Page, count: int = 8) -> None:
    expect(tiles(page)).to_have_count(count, timeout=30 * SECONDS)


def test_a_play_by_mouse_and_by_keys_and_letters_are_the_tables(hosted: OpenNotebook) -> None:
    opened = hosted([IMPORT, TABLE, AFTER])
    page = opened.page
    hand(page)
    page.wait_for_function(
        "selector => { const c = document.querySelector(selector);"
        "return c && c.getContext('2d').getImageData(c.width / 2, c.height / 2, 1, 1).data[3] === 255; }",
        arg=CANVAS,
    )
    opened.settle()
    over, under = boxes(page, ".tk-over", CANVAS)
    assert over == under
    cells = page.locator(".jp-Cell").count()
    for place in (tiles(page).first, play_button(page), page.locator(".tk-action").last):
        place.focus()
        for key in LETTERS:
            if not (key == "Enter" and place is not tiles(page).first):
                place.press(key)
    page.wait_for_timeout(200)
    assert page.locator(".jp-Cell").count() == cells
    expect(page.locator(".tk-layer")).to_have_count(1)
    hand(page)

    tiles(page).nth(1).click()
    expect(play_button(page)).to_have_text("Play 1:1")
    opened.settle()
    opened.frames.clear()
    play_button(page).dblclick()
    hand(page, 7)
    opened.settle()
    assert [frame.kind for frame in opened.frames.up] == ["comm_msg"]
    page.keyboard.press("Tab")
    tiles(page).nth(6).focus()
    page.keyboard.press("Space")
    page.evaluate("""() => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key: "\u044b", code: "KeyS", bubbles: true }))""")
    expect(page.locator(".tk-say")).to_have_text(re.compile("^surrender .* \\(2\\)"))
    assert opened.failed.count() == 0


def test_all_that_takes_the_focus_keeps_its_letters(notebook: OpenNotebook) -> None:
    cells = [MADE.format(mode="practice"), MADE.format(mode="explore"), "tk.Quiz('higher_pair', seed=1)"]
    opened = notebook(cells, app="notebook", viewport={"width": 1280, "height": 2400})
    page = opened.page
    expect(page.locator(".tk-layer")).to_have_count(3)
    for summary in page.locator("summary").all():
        summary.click()
    before = page.locator(".jp-Cell").count()
    controls = page.locator(".tk-layer :is(button, input, summary):visible")
    kinds = controls.evaluate_all("all => all.map(e => [e.tagName, e.className].join())")
    for at in sorted({kinds.index(kind) for kind in kinds}):
        controls.nth(at).focus()
        for key in ("x", "a", "d", "d"):
            page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert page.locator(".jp-Cell").count() == before


@pytest.mark.parametrize("host", ["notebook", "rendered"])
def test_where_the_browser_gets_no_ipycanvas_the_picture_is_svg(host: str, request: pytest.FixtureRequest) -> None:
    opened = request.getfixturevalue(host)([IMPORT, "sample = Sample(); sample.stage"], block="**/ipycanvas/**")
    page = opened.page
    expect(page.locator(".tk-svg-box > svg")).to_have_count(1, timeout=20 * SECONDS)
    hand(page)
    seen = page.locator(".tk-stage").evaluate("s => [...s.children].filter(c => c.checkVisibility()).length")
    assert seen == 1
    before = page.locator(".tk-svg-box").inner_html()
    tiles(page).nth(1).click()
    play_button(page).click()
    hand(page, 7)
    assert page.locator(".tk-svg-box").inner_html() != before
    opened.errors.clear()


def test_when_the_narrower_of_two_views_is_closed_the_other_is_wide_again(notebook: OpenNotebook) -> None:
    opened = table(notebook, viewport={"width": 1700, "height": 900})
    page = opened.page
    first = page.locator(".jp-NotebookPanel .tk-layer")
    width = "e => e.style.getPropertyValue('--tk-w')"
    assert first.evaluate(width) == "960"
    page.evaluate(VIEW)
    views = page.locator(".tk-layer")
    expect(views).to_have_count(2)
    views.nth(1).evaluate("layer => { layer.closest('.tk-stage').style.maxWidth = '500px'; }")
    expect(views.nth(1)).to_have_attribute("data-width", "narrow")
    expect(first).to_have_attribute("data-width", "wide")
    expect(first).to_have_attribute("style", re.compile("--tk-w: 360"))
    page.evaluate(CLOSE)
    expect(views).to_have_count(1)
    expect(first).to_have_attribute("style", re.compile("--tk-w: 960"))
    tiles(page).nth(1).click()
    play_button(page).click()
    hand(page, 7)


def test_without_a_kernel_a_stored_output_is_a_picture(notebook: OpenNotebook, lab: Server) -> None:
    cells = [IMPORT, "sample = Sample(); sample.stage", "import tienkow_learn as tk\ntk.Quiz('higher_pair', seed=1)"]
    opened = notebook(cells)
    page = opened.page
    expect(page.locator(".tk-layer")).to_have_count(2)
    still = page.locator(".tk-still")
    expect(still).to_have_count(2)
    page.wait_for_timeout(2500)
    assert not any(each.is_visible() for each in still.all())
    opened.save()
    lab.end_kernels()
    page.goto("about:blank")
    opened.errors.clear()
    again = notebook(opened, run=False)
    looks_still(again.page.locator(".jp-Notebook"))

    command = [sys.executable, "-m", "nbconvert", "--to", "html", str(lab.work / opened.path)]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603
    again.page.goto((lab.work / opened.path).with_suffix(".html").as_uri())
    looks_still(again.page.locator("body"))
    again.errors.clear()


def looks_still(where: Locator) -> None:
    expect(where.locator(".tk-still")).to_have_count(2)
    picture = where.get_by_role("img", name=re.compile("You are to play"))
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") == 960
    expect(where.locator(".tk-still").first).to_contain_text("To play, run the cells of the notebook.")
    expect(where.locator(".tk-still").last).to_contain_text("ranks higher")
