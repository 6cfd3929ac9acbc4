"""The lessons in a real page: the welcome clicked through, lesson 03 by keys alone, all of them without an error."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.project import LESSONS

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.opened import Opened
    from tests.browser.server import Server

LAYER = ".tk-layer"
BROKEN = "() => [...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src)"
FOCUS = "() => document.activeElement.textContent.trim()"


def lesson(notebook: OpenNotebook, name: str) -> Opened:
    """Open a lesson in a window that is high enough to hold all of it, and run it."""
    shown = notebook(f"{name}.ipynb", viewport={"width": 1100, "height": 9500})
    expect(shown.page.locator(LAYER).last).to_be_visible()
    shown.settle()
    return shown


def widget(page: Page, number: int) -> Locator:
    return page.locator(LAYER).nth(number)


def layers(page: Page) -> list[Locator]:
    return page.locator(LAYER).all()


def press(within: Locator, name: str) -> None:
    within.get_by_role("button", name=name, exact=True).click()


def line(within: Locator) -> Locator:
    """The line that says what the step says."""
    return within.locator(".tk-say")


def answer_all(quiz: Locator, questions: int) -> None:
    """Go through a quiz, taking the first answer each time, or all where several are taken."""
    for number in range(1, questions + 1):
        expect(quiz).to_contain_text(f"Question {number} of {questions}")
        choices, check = quiz.locator(".tk-choice"), quiz.get_by_role("button", name="Check", exact=True)
        several = check.is_visible()
        for at in range(choices.count() if several else 1):
            choices.nth(at).click()
        if several:
            check.click()
        quiz.get_by_role("button", name=re.compile("Next question|See the score")).click()
    expect(quiz).to_contain_text(f"of {questions} right")


def test_the_welcome_is_clicked_through(notebook: OpenNotebook) -> None:
    shown = lesson(notebook, "00-welcome")
    table, stepper, quiz = (widget(shown.page, number) for number in range(3))

    axe = table.get_by_role("button", name=re.compile("^Axe 6:5"))
    axe.click()
    press(table, "Play Axe")
    expect(table.locator(".tk-panel")).to_contain_text("You win the trick with Axe")

    for said in ("North follows with the Plum", "East follows with the Bench", "Which one wins the trick?"):
        press(stepper, "Next")
        expect(line(stepper)).to_contain_text(said)
    stepper.locator(".tk-choice").filter(has_text="Red-head Ten").click()
    expect(line(stepper)).to_contain_text("No.")
    expect(line(stepper)).to_contain_text("Take it back and try another one.")
    stepper.locator(".tk-choice").filter(has_text="Axe").click()
    expect(line(stepper)).to_contain_text("Right. The Axe has eleven spots")
    expect(stepper.locator(".tk-panel")).to_contain_text("First try: 0 of 1.")

    answer_all(quiz, 1)
    assert shown.failed.count() == 0
    assert shown.page.evaluate(BROKEN) == []


def test_lesson_three_by_keys_alone(notebook: OpenNotebook) -> None:
    shown = lesson(notebook, "03-leading-and-following")
    page, keys = shown.page, shown.page.keyboard
    guess = widget(page, 0)
    guess.get_by_role("button", name="You", exact=True).focus()
    keys.press("Enter")
    expect(line(guess)).to_contain_text("Your guess is kept: You.")
    assert page.evaluate(FOCUS) == "You"
    for name in ("West", "North", "East", "Back", "Next"):
        keys.press("Tab")
        assert page.evaluate(FOCUS) == name
    for step in range(2, 6):
        keys.press("Enter")
        expect(guess.locator(".tk-panel")).to_contain_text(f"Step {step} of 5.")
        assert page.evaluate(FOCUS) == ("Next" if step < 5 else "From the start")
    expect(line(guess)).to_contain_text("Your guess was You. Earth 1:1 has 2 spots")
    walk_by_keys(page, widget(page, 1), 22)
    expect(widget(page, 1).get_by_role("table", name="Who pays whom")).to_contain_text("+11")
    walk_by_keys(page, widget(page, 2), 5)
    walk_by_keys(page, widget(page, 3), 4)
    assert shown.failed.count() == 0
    assert page.evaluate(BROKEN) == []


def walk_by_keys(page: Page, stepper: Locator, steps: int) -> None:
    """Go to the end with one key, answers shown on the way; the focus stays on the one control."""
    place = stepper.locator(".tk-panel")
    stepper.get_by_role("button", name=re.compile("^(Next|Show me)$")).focus()
    for step in range(1, steps + 1):
        expect(place).to_contain_text(f"Step {step} of {steps}.")
        if page.evaluate(FOCUS) == "Show me":
            said = line(stepper).inner_text()
            page.keyboard.press("Enter")
            expect(line(stepper)).not_to_have_text(said)
        assert page.evaluate(FOCUS) == ("Next" if step < steps else "From the start")
        if step < steps:
            page.keyboard.press("Space")


@pytest.mark.parametrize(
    "name", [path.stem for path in LESSONS if path.stem not in ("00-welcome", "03-leading-and-following")]
)
def test_the_others_open_without_an_error(notebook: OpenNotebook, name: str) -> None:
    shown = lesson(notebook, name)
    assert shown.failed.count() == 0
    assert shown.page.evaluate(BROKEN) == []
    quiz = shown.page.locator(LAYER).filter(has_text="Question 1 of 5")
    answer_all(widget(shown.page, [each.inner_text() for each in layers(shown.page)].index(quiz.inner_text())), 5)


def test_a_question_is_answered_in_the_picture(notebook: OpenNotebook) -> None:
    shown = notebook(["import tienkow_learn as tk", "tk.Stepper('first-trick').jump(4)"])
    stepper = widget(shown.page, 0)
    stepper.get_by_role("button", name=re.compile("^Axe 6:5, Civil")).click()
    expect(line(stepper)).to_contain_text("Right.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_stepper_passes_the_audit(notebook: OpenNotebook, theme: str) -> None:
    cells = [
        "import tienkow_learn as tk",
        "tk.Stepper('first-trick').jump(4).answer('6:4')",
        "tk.Stepper('pair-or-not')",
    ]
    shown = notebook(cells, theme=theme)
    expect(shown.page.locator(LAYER)).to_have_count(2)
    found = Axe().run(shown.page, context=LAYER).response["violations"]
    assert [(each["id"], each["help"]) for each in found if each["impact"] in ("serious", "critical")] == []


def test_the_welcome_in_voila_paints_at_once(rendered: OpenNotebook) -> None:
    page = rendered("00-welcome.ipynb").page
    expect(page.locator(LAYER)).to_have_count(3)
    expect(widget(page, 1).get_by_role("button", name="Next", exact=True)).to_be_visible()
    assert page.evaluate(BROKEN) == []


def test_a_narrow_page_has_large_targets_and_no_side_scroll(notebook: OpenNotebook) -> None:
    shown = notebook(
        ["import tienkow_learn as tk", "tk.Stepper('two-series').jump(10)"], viewport={"width": 480, "height": 900}
    )
    stepper = widget(shown.page, 0)
    expect(stepper).to_have_attribute("data-width", "narrow")
    for button in stepper.get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    assert stepper.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_a_rule_is_flipped_by_keys_and_the_trick_goes_to_another(notebook: OpenNotebook) -> None:
    shown = notebook(["import tienkow_learn as tk", "tk.Flip('short_two_pair_reply')"])
    page, flip = shown.page, widget(shown.page, 0)
    expect(line(flip)).to_contain_text("You win the trick with 2 × Long Three")
    side = flip.get_by_role("table", name="Side by side")
    expect(side).to_contain_text("still hidden")
    flip.get_by_role("button", name=re.compile("may win")).focus()
    page.keyboard.press("Enter")
    expect(line(flip)).to_contain_text("North wins the trick with 2 × Heaven")
    expect(side).to_contain_text("to North")
    chosen = flip.get_by_role("button", name=re.compile("may win"))
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_be_focused()
    flip.get_by_role("button", name="Next case", exact=True).focus()
    page.keyboard.press("Enter")
    expect(flip).to_contain_text("Case 2 of")
    flip.get_by_role("button", name=re.compile("may win")).click()
    expect(line(flip)).to_contain_text("North may not play")
    assert shown.failed.count() == 0


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 480)])
def test_the_flip_passes_the_audit_and_fits(notebook: OpenNotebook, theme: str, width: int) -> None:
    cells = ["import tienkow_learn as tk", "tk.Flip('mixed_bonus').flip('two_in_lead')", "tk.Flip('target')"]
    shown = notebook(cells, theme=theme, viewport={"width": width, "height": 2400})
    expect(shown.page.locator(LAYER)).to_have_count(2)
    found = Axe().run(shown.page, context=LAYER).response["violations"]
    assert [(each["id"], each["help"]) for each in found if each["impact"] in ("serious", "critical")] == []
    for flip in layers(shown.page):
        assert flip.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_the_match_of_the_lesson_is_kept_in_its_file_and_taken_up(notebook: OpenNotebook, lab: Server) -> None:
    shown = lesson(notebook, "05-a-whole-round")
    page = shown.page
    file = (lab.work / shown.path).with_name("my-match.txt")
    table = page.locator(LAYER).filter(has_text="The dice show")
    assert not file.exists()
    press(table, "Begin")
    table = page.locator(LAYER).filter(has=page.locator(".tk-tile")).first
    table.get_by_role("button", name=re.compile("^Axe 6:5")).click()
    press(table, "Play Axe")
    expect(line(table)).to_contain_text("You lead Axe 6:5")
    expect(table.get_by_role("button", name=re.compile("^Axe 6:5"))).to_have_count(0)
    assert "P0 6:5" in file.read_text("utf-8")
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:restart-run-all'); }")
    page.locator(".jp-Dialog .jp-mod-accept").click()
    expect(page.locator(LAYER).filter(has_text="The dice show")).to_have_count(0)
    expect(page.locator(LAYER).filter(has=page.locator(".tk-tile")).first.locator(".tk-tile")).to_have_count(7)
    shown.ready()
    shown.settle()


def test_each_visitor_of_voila_has_a_match_of_their_own(rendered: OpenNotebook, voila: Server) -> None:
    """Two people open the lesson at one server: what one plays the other neither sees nor overwrites."""
    first = rendered("05-a-whole-round.ipynb")
    table = first.page.locator(LAYER).filter(has_text="The dice show")
    expect(table).to_contain_text("the match is yours alone: it is kept in no file")
    press(table, "Begin")
    table = first.page.locator(LAYER).filter(has=first.page.locator(".tk-tile")).first
    expect(table.locator(".tk-tile")).to_have_count(8)
    second = first.page.context.new_page()
    second.goto(f"{voila.url}/voila/render/{first.path}")
    expect(second.locator(LAYER).filter(has_text="The dice show")).to_have_count(1)
    assert not [path for path in (voila.work / first.path).parent.iterdir() if "my-match" in path.name]
