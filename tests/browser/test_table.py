"""Whole rounds at the table, in a real page: by mouse, by keys alone, by touch, after a reload, in Voila."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.opened import Opened

SINGLES = """\
import tienkow_learn as tk
class Singles:
    name = "Singles"
    def choose(self, seen):
        return min(seen.legal_plays(), key=lambda play: play.size)
table = tk.Table(seed=3, players=Singles(), pace=0.02)
table"""
LAYER = ".tk-layer"


def opened_table(notebook: OpenNotebook, **context: Any) -> Opened:  # noqa: ANN401  Playwright's own options
    shown = notebook([SINGLES], **context)
    expect(shown.page.locator(LAYER)).to_be_visible()
    shown.settle()
    return shown


def main(page: Page) -> Locator:
    """The main control: Play, Next trick or New deal."""
    return page.locator(".tk-action").first


def tiles(page: Page) -> Locator:
    return page.locator(".tk-tile")


def ready(page: Page) -> str:
    """Wait until it is the learner's to do something, and say what."""
    expect(main(page)).not_to_have_text("is thinking")
    page.wait_for_function(
        "() => { const main = document.querySelector('.tk-action');"
        " return main.ariaDisabled !== 'true' || main.textContent === 'Choose a tile'; }"
    )
    return main(page).inner_text()


def play_round(page: Page, choose: Callable[[int], None], press: Callable[[], None]) -> int:
    """Play to the end: press the main control, after choosing the first tile with which it offers a play."""
    plays = 0
    while (now := ready(page)) != "New deal":
        if now == "Choose a tile":
            left = tiles(page).count()
            for at in range(left):
                choose(at)
                if main(page).inner_text().startswith(("Play ", "Give up ")):
                    break
            press()
            expect(tiles(page)).to_have_count(left - 1)
            plays += 1
        else:
            press()
            expect(main(page)).not_to_have_text(now)
    return plays


def check_result(page: Page) -> None:
    panel = page.locator(".tk-panel")
    expect(panel.get_by_role("table", name="Who pays whom, line by line")).to_be_visible()
    expect(panel.get_by_role("table", name="What it comes to")).to_contain_text("West")
    panel.locator("summary").click()
    expect(panel.get_by_role("table", name="All tricks of the round").locator("tbody tr")).to_have_count(8)


def test_a_whole_round_by_mouse(notebook: OpenNotebook) -> None:
    shown = opened_table(notebook)
    page = shown.page
    assert play_round(page, lambda at: tiles(page).nth(at).click(), main(page).click) == 8
    check_result(page)
    main(page).hover()
    expect(main(page)).to_have_css("background-color", "rgb(255, 204, 92)")
    assert shown.failed.count() == 0


def test_a_whole_round_by_keys_alone(notebook: OpenNotebook) -> None:
    page = opened_table(notebook).page
    tiles(page).first.focus()

    def tab_to(control: Locator) -> None:
        for _ in range(40):
            if control.evaluate("node => node === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {control}")

    def choose(at: int) -> None:
        for _ in range(40):
            focus = page.evaluate("[...document.querySelectorAll('.tk-tile')].indexOf(document.activeElement)")
            if focus == at:
                break
            page.keyboard.press("Shift+Tab" if focus < 0 else "ArrowRight" if focus < at else "ArrowLeft")
        page.keyboard.press("Space")

    def press() -> None:
        tab_to(main(page))
        page.keyboard.press("Enter")

    assert play_round(page, choose, press) == 8
    check_result(page)


def test_a_whole_round_by_touch_on_a_narrow_screen(notebook: OpenNotebook) -> None:
    page = opened_table(notebook, has_touch=True, viewport={"width": 480, "height": 900}, device_scale_factor=2).page
    box = page.locator(".tk-over").bounding_box()
    assert box
    assert box["width"] < 480
    for target in [*tiles(page).all(), *page.locator(".tk-action").all()]:
        place = target.bounding_box()
        assert place
        assert min(place["width"], place["height"]) >= 44 * box["width"] / 360 - 0.5
    assert play_round(page, lambda at: tiles(page).nth(at).tap(), main(page).tap) == 8
    check_result(page)


def test_a_refused_choice_is_explained_and_a_hint_is_given(notebook: OpenNotebook) -> None:
    hands = '["6:1 4:4", "5:5 6:3", "3:1 5:4", "6:4 4:2"]'
    shown = notebook([f"import tienkow_learn as tk\ntk.Table(hands={hands}, seat=1, players=tk.Beginner(), pace=0)"])
    page = shown.page
    expect(tiles(page)).to_have_count(2)
    tiles(page).nth(1).click()
    expect(main(page)).to_have_text("Why not?")
    main(page).click()
    expect(page.locator(".tk-panel")).to_contain_text("Civil was led and you hold Civil")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".tk-panel")).to_contain_text("Hint 1 of 4")
    expect(page.get_by_role("button", name="Hint")).to_be_focused()


def test_after_a_reload_with_a_live_kernel_the_table_is_painted_and_playable(notebook: OpenNotebook) -> None:
    shown = opened_table(notebook)
    page = shown.page
    tiles(page).first.click()
    main(page).click()
    expect(tiles(page)).to_have_count(7)
    ready(page)
    shown.save()
    shown.reload()
    expect(tiles(page)).to_have_count(7, timeout=30_000)
    pixel = "c => [...c.getContext('2d').getImageData(c.width / 2, c.height / 2, 1, 1).data][3]"
    page.wait_for_function(
        f"() => {{ const c = document.querySelector('.tk-stage > canvas'); return c && ({pixel})(c); }}"
    )
    assert play_round(page, lambda at: tiles(page).nth(at).click(), main(page).click) == 7


def test_a_play_costs_one_message_and_each_repaint_little(notebook: OpenNotebook) -> None:
    shown = notebook([SINGLES.replace("pace=0.02", "pace=0")])
    page = shown.page
    expect(page.locator(LAYER)).to_be_visible()
    shown.settle()
    shown.frames.clear()
    for _ in range(3):
        tiles(page).first.click()
    shown.settle()
    assert shown.frames.up == []
    main(page).click()
    expect(tiles(page)).to_have_count(7)
    shown.settle()
    assert [frame.kind for frame in shown.frames.up] == ["comm_msg"]
    assert len(shown.frames.down) <= 8
    assert shown.frames.bytes_down <= 16_000


def test_every_repaint_of_a_round_is_small(notebook: OpenNotebook) -> None:
    for width in (1280, 480):
        shown = notebook([SINGLES.replace("pace=0.02", "pace=0")], viewport={"width": width, "height": 900})
        page = shown.page
        expect(page.locator(LAYER)).to_be_visible()
        shown.settle()
        sent: list[tuple[int, int]] = []

        def press(page: Page = page, shown: Opened = shown, sent: list[tuple[int, int]] = sent) -> None:
            shown.frames.clear()
            main(page).click()
            shown.settle(150)
            sent.append((len(shown.frames.down), shown.frames.bytes_down))

        def choose(at: int, page: Page = page) -> None:
            tiles(page).nth(at).click()

        play_round(page, choose, press)
        assert len(sent) > 8
        assert max(frames for frames, _ in sent) <= 8
        assert max(size for _, size in sent) <= 16_000, sent


def test_the_audit_finds_nothing_serious_in_our_outputs(notebook: OpenNotebook) -> None:
    page = opened_table(notebook, theme="dark").page
    for _ in range(2):
        found = Axe().run(page, context=".tk-stage").response["violations"]
        assert [each["id"] for each in found if each["impact"] in {"serious", "critical"}] == []
        if ready(page) != "New deal":
            play_round(page, lambda at: tiles(page).nth(at).click(), main(page).click)


def test_voila_paints_at_once(rendered: OpenNotebook) -> None:
    page = rendered([SINGLES]).page
    expect(tiles(page)).to_have_count(8, timeout=30_000)
    pixel = "c => [...c.getContext('2d').getImageData(c.width / 2, c.height / 2, 1, 1).data][3]"
    page.wait_for_function(
        f"() => {{ const c = document.querySelector('.tk-stage > canvas'); return c && ({pixel})(c); }}"
    )
    tiles(page).first.click()
    main(page).click()
    expect(tiles(page)).to_have_count(7)
