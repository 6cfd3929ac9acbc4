"""The stage in a real page: one table, opened a few times, with many checks each time."""

from __future__ import annotations

import base64
import re
from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.widgets.sample import Sample
from tienkow_learn.draw.painters.svg import svg

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.opened import Opened

IMPORT = "from tests.widgets.sample import Sample"
AFTER = "import ipywidgets; ipywidgets.Button(description='after')"
CANVAS = ".tk-stage > canvas"
LOAD = """url => new Promise(done => {
    const image = Object.assign(new Image(), { onload: () => done(window.other = image), src: url });
})"""
APART = """selector => {
    const pixels = source => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 960, height: 640 });
        const pen = canvas.getContext("2d");
        pen.drawImage(source, 0, 0, 960, 640);
        return pen.getImageData(0, 0, 960, 640).data;
    };
    const [one, other] = [pixels(document.querySelector(selector)), pixels(window.other)];
    const apart = [...one].map((value, at) => Math.abs(value - other[at]));
    return [apart.reduce((a, b) => a + b) / apart.length, apart.filter(each => each > 90).length / apart.length];
}"""


def table(notebook: OpenNotebook, arguments: str = "", *after: str, **context: Any) -> Opened:  # noqa: ANN401
    """A notebook with a sample on its stage, run."""
    opened = notebook([IMPORT, f"sample = Sample({arguments}); sample.stage", *after], **context)
    expect(opened.page.locator(".tk-layer").first).to_be_visible()
    opened.settle()
    return opened


def tiles(page: Page) -> Locator:
    return page.locator(".tk-tile")


def faults(page: Page) -> list[tuple[str, str]]:
    """What axe finds in the stage, and where."""
    found = Axe().run(page, context=".tk-stage").response["violations"]
    return [(each["id"], each["nodes"][0]["html"]) for each in found]


def play_button(page: Page) -> Locator:
    return page.locator(".tk-action").first


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"))


def painted(page: Page) -> bool:
    """Whether the canvas has something on it, in its middle."""
    pixels = page.locator(CANVAS).evaluate(
        "c => [...c.getContext('2d').getImageData(c.width / 2, c.height / 2, 1, 1).data]"
    )
    return bool(pixels[3] == 255)


def boxes(page: Page, *selectors: str) -> list[tuple[int, int, int, int]]:
    """Left, top, width and height of elements, in whole CSS pixels."""
    found = [page.locator(selector).bounding_box() for selector in selectors]
    return [(round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"])) for box in found if box]


def test_a_play_by_mouse(notebook: OpenNotebook) -> None:
    opened = table(notebook, device_scale_factor=2)
    page, frames = opened.page, opened.frames
    assert painted(page)

    over, under = boxes(page, ".tk-over", CANVAS)
    assert over == under
    assert page.locator(CANVAS).evaluate("c => [c.width, c.height]") == [1920, 1280]
    assert page.locator(CANVAS).evaluate("c => [c.inert, c.tabIndex, c.ariaHidden]") == [True, -1, "true"]

    frames.clear()
    tiles(page).nth(0).click()
    tiles(page).nth(1).click()
    expect(tiles(page).nth(0)).to_have_attribute("aria-pressed", "false")
    expect(tiles(page).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(play_button(page)).to_have_text("Play 1:1")
    expect(page.locator(".tk-raised")).to_have_count(1)
    tiles(page).nth(1).click()
    expect(play_button(page)).to_have_text("Choose a tile")
    expect(play_button(page)).to_have_attribute("aria-disabled", "true")
    opened.settle()
    assert frames.up == []

    tiles(page).nth(7).click()
    expect(play_button(page)).to_have_text("Why not?")
    play_button(page).click()
    expect(page.locator(".tk-say")).to_have_text("play 4:1 (1)")
    expect(tiles(page).nth(7)).to_have_attribute("aria-pressed", "true")

    tiles(page).nth(1).click()
    opened.settle()
    frames.clear()
    play_button(page).dblclick()
    expect(tiles(page)).to_have_count(7)
    opened.settle()
    assert [frame.kind for frame in frames.up] == ["comm_msg"]
    assert len(frames.down) <= 8
    assert frames.bytes_down <= 16_000
    expect(page.locator(".tk-layer [aria-pressed=true]")).to_have_count(0)

    page.locator(".tk-over").hover()
    before = opened.top()
    page.mouse.wheel(0, 200)
    page.wait_for_timeout(200)
    assert opened.top() > before


def test_a_play_by_keys(notebook: OpenNotebook) -> None:
    opened = table(notebook, "", AFTER)
    page, cells = opened.page, opened.page.locator(".jp-Notebook .jp-Cell")
    first, last = tiles(page).first, page.get_by_role("button", name="New deal")

    last.focus()
    page.keyboard.press("Tab")
    assert focused(page) == "after"
    for _ in range(4):
        page.keyboard.press("Shift+Tab")
        if focused(page) == "New deal":
            break
    assert focused(page) == "New deal"
    first.focus()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("!document.activeElement.closest('.tk-stage')")
    for _ in range(9):  # the buttons of a cell, which Lab puts there when the focus comes to it
        page.keyboard.press("Tab")
        if focused(page).startswith("Heaven"):
            break
    assert focused(page).startswith("Heaven")

    for key in ("a", "b", "x", "d", "d", "m", "y", "ArrowUp", "ArrowDown", "Escape", "Shift+Enter", "Control+Enter"):
        page.keyboard.press(key)
    assert cells.count() == 3
    assert focused(page).startswith("Heaven")
    expect(page.locator(".tk-stage")).to_have_count(1)
    opened.command("notebook:change-cell-to-code")
    page.keyboard.press("Control+s")
    expect(page.locator(".jp-mod-dirty")).to_have_count(0)

    page.keyboard.press("ArrowRight")
    assert focused(page).startswith("Earth")
    page.keyboard.press("Space")
    expect(tiles(page).nth(1)).to_have_attribute("aria-pressed", "true")
    while focused(page) != "Play 1:1":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(tiles(page)).to_have_count(7)
    expect(tiles(page).nth(1)).to_be_focused()
    expect(page.locator(".tk-say")).to_have_text("play 1:1 (1)")

    for left in range(6, -1, -1):
        page.keyboard.press("Home")
        choose_what_can_be_played(page)
        play_button(page).focus()
        page.keyboard.press("Enter")
        expect(tiles(page)).to_have_count(left)
    assert page.evaluate("!!document.activeElement.closest('.tk-layer')")


def choose_what_can_be_played(page: Page) -> None:
    """Press tiles by key until the Play button says that it plays them."""
    for at in range(tiles(page).count()):
        tiles(page).nth(at).press("Enter")
        if play_button(page).inner_text().startswith("Play"):
            return
        if play_button(page).inner_text().startswith("Why"):
            tiles(page).nth(at).press("Enter")


def test_a_page_loaded_again_with_its_kernel_is_painted_and_goes_on(notebook: OpenNotebook) -> None:
    opened = table(notebook)
    page = opened.page
    opened.save()
    opened.reload()
    expect(tiles(page)).to_have_count(8)
    opened.settle()
    assert painted(page)
    before = page.locator(CANVAS).evaluate("c => c.toDataURL()")
    tiles(page).nth(1).click()
    play_button(page).click()
    expect(tiles(page)).to_have_count(7)
    opened.settle()
    assert page.locator(CANVAS).evaluate("c => c.toDataURL()") != before
    opened.run_all()
    expect(tiles(page)).to_have_count(8)
    opened.settle()
    assert painted(page)


def test_a_narrow_dark_table_by_touch(notebook: OpenNotebook) -> None:
    narrow = {"width": 480, "height": 900}
    opened = table(notebook, "panel=True", theme="dark", viewport=narrow, device_scale_factor=2, has_touch=True)
    page = opened.page
    layer = page.locator(".tk-layer")
    assert layer.evaluate("e => e.clientWidth") <= 400
    expect(layer).to_have_attribute("data-width", "narrow")
    expect(layer).to_have_attribute("data-theme", "dark")
    assert painted(page)
    over, under = boxes(page, ".tk-over", CANVAS)
    assert over == under
    assert over[0] + over[2] <= 480

    small = layer.evaluate(
        """layer => [...layer.querySelectorAll("button, summary")].filter(b => b.checkVisibility())
            .map(b => [b.ariaLabel ?? b.textContent, b.getBoundingClientRect()])
            .filter(([, box]) => box.height < 44 || box.width < 44).map(([name]) => name)"""
    )
    assert small == []
    tiles(page).nth(1).tap()
    assert faults(page) == []
    expect(play_button(page)).to_have_text("Play 1:1")
    play_button(page).tap()
    expect(tiles(page)).to_have_count(7)
    assert (
        page.locator(".tk-over").evaluate("e => getComputedStyle(e.querySelector('button')).touchAction")
        == "manipulation"
    )


def test_the_panel(notebook: OpenNotebook) -> None:
    opened = table(notebook, "panel=True, table=False")
    page = opened.page
    assert faults(page) == []
    assert not page.locator(CANVAS).is_visible()
    said = page.locator(".tk-say")

    page.get_by_role("button", name="North, with Heaven").click()
    expect(said).to_have_text("winner a (1)")
    expect(page.get_by_role("button", name="North, with Heaven")).to_be_focused()

    order = page.get_by_role("button", name="Check the order")
    expect(order).to_have_attribute("aria-disabled", "true")
    for face in ("1:1", "6:6", "4:4"):
        page.locator(".tk-choice").filter(has_text=face).click()
    expect(page.get_by_role("button", name="1 1:1")).to_have_attribute("aria-pressed", "true")
    order.click()
    expect(said).to_have_text("order ['1', '0', '2'] (2)")

    page.locator(".tk-choice").filter(has_text="6:4").click()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(said).to_have_text("many ['6:4'] (3)")

    expect(page.locator(".tk-choice.tk-wrong")).to_have_text("Earth and an eightWrong")
    assert page.locator(".tk-wrong .tk-mark").evaluate("e => getComputedStyle(e, '::before').content").startswith('"✗')
    expect(page.get_by_role("button", name="Step 4 of 7")).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Step 6 of 7").click()
    expect(said).to_have_text("jump 5 (4)")
    page.get_by_role("button", name="Back").press("Enter")
    expect(said).to_have_text("jump 5 (4)")

    grid = page.get_by_role("table", name="What each player pays")
    expect(grid.get_by_role("columnheader")).to_have_text(["From", "To", "Why", "Points"])
    expect(grid.get_by_role("rowheader")).to_have_text(["You", "West"])

    page.get_by_text("Why is that so?").click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Because Civil was led.")).to_be_visible()
    page.get_by_role("button", name="Fail").click()
    expect(page.get_by_text("ZeroDivisionError: asked for")).to_be_visible()
    expect(page.get_by_role("button", name="Fail")).to_be_focused()


def test_forced_colours_and_little_motion(notebook: OpenNotebook) -> None:
    opened = table(notebook, "panel=True", theme="contrast", forced_colors="active", reduced_motion="reduce")
    page = opened.page
    expect(page.locator(".tk-layer")).to_have_attribute("data-theme", "contrast")
    tiles(page).nth(1).click()
    assert page.locator(".tk-raised").evaluate("e => getComputedStyle(e).animationName") == "none"
    assert painted(page)
    assert tiles(page).first.evaluate("e => getComputedStyle(e).backgroundColor") == "rgba(0, 0, 0, 0)"
    assert faults(page) == []


def test_without_a_canvas_the_picture_is_svg_and_looks_the_same(notebook: OpenNotebook) -> None:
    both = "from IPython.display import display; other = Sample(picture='svg'); display(other.stage)"
    opened = table(notebook, "", both)
    page = opened.page
    expect(page.locator(".tk-svg-box > svg")).to_have_count(1)
    without = page.locator(".tk-stage").filter(has=page.locator("svg"))
    assert without.locator("canvas").count() == 0
    page.evaluate(LOAD, picture_url())
    mean, far = page.evaluate(APART, CANVAS)
    assert (mean < 2, far < 0.001) == (True, True)

    without.locator(".tk-tile").nth(1).click()
    without.locator(".tk-action").first.click()
    expect(without.locator(".tk-tile")).to_have_count(7)


def picture_url() -> str:
    sample = Sample(picture="svg")
    assert sample.stage._shown.scene is not None
    text = svg(sample.stage._shown.scene)
    sample.stage.close()
    return "data:image/svg+xml;base64," + base64.b64encode(text.encode()).decode()


def test_two_buttons_for_the_same_tiles_and_a_key_for_the_second(notebook: OpenNotebook) -> None:
    opened = table(notebook, "surrenders=True")
    page, said = opened.page, opened.page.locator(".tk-say")
    play, surrender = page.locator(".tk-action").nth(0), page.locator(".tk-action").nth(1)
    expect(surrender).to_have_text("Surrender 1 or 2 tiles")
    expect(surrender).to_have_attribute("aria-disabled", "true")
    opened.frames.clear()
    tiles(page).nth(7).click()
    expect(play).to_have_text("Why not?")
    expect(surrender).to_have_text("Surrender 1 tile")
    expect(surrender).to_have_class(re.compile("tk-main"))
    tiles(page).nth(6).click()
    expect(surrender).to_have_text("Surrender 2 tiles")
    opened.settle()
    assert opened.frames.up == []
    page.keyboard.press("Control+s")
    expect(said).to_have_text("")
    page.keyboard.press("s")
    expect(said).to_have_text("surrender 4:2 4:1 (1)")
    tiles(page).nth(7).click()
    tiles(page).nth(6).click()
    tiles(page).nth(1).click()
    expect(play).to_have_class(re.compile("tk-main"))
    expect(surrender).not_to_have_class(re.compile("tk-main"))
