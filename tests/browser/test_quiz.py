"""The quiz in a real page: from the first question to the score by keys alone, on a narrow screen, in every theme."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tienkow_learn.practice import GENERATORS, Question

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.opened import Opened

IMPORT = """
from tienkow_learn.practice import GENERATORS, MemoryProgress, Question
from tienkow_learn.widgets.quiz.quiz import Quiz
"""
ASKED = (("higher_pair", 1), ("order_pairs", 2), ("legal_plays", 5), ("tile_to_name", 4))
MADE = f"quiz = Quiz([GENERATORS[kind](seed) for kind, seed in {ASKED!r}], progress=MemoryProgress()); quiz"
QUESTIONS = [GENERATORS[kind](seed) for kind, seed in ASKED]
HARMLESS = """
text = "<img src=x onerror='window.broken = 1'><b>bold</b>"
Quiz([Question(text, [text, "b"], 1, [text, "B."], text)], progress=MemoryProgress())
"""


def quiz(open_it: OpenNotebook, code: str = MADE, **context: Any) -> Opened:  # noqa: ANN401
    opened = open_it([IMPORT + code], **context)
    expect(choices(opened.page).first).to_be_visible()
    opened.settle()
    return opened


def choices(page: Page) -> Locator:
    return page.locator(".tk-choice")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.innerText")).replace("\n", " ").strip()


def tab_to(page: Page, text: str) -> None:
    """Walk with Tab, and if that leads out of the quiz back with Shift+Tab, to the control with a text."""
    expect(page.locator(".tk-layer button:visible", has_text=text).first).to_be_visible()
    for key in ["Tab"] * 15 + ["Shift+Tab"] * 40:
        if re.fullmatch(rf"(\d+\.? )?{re.escape(text)}", focused(page)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {text!r}: the focus is on {focused(page)!r}")


def press(page: Page, text: str, key: str = "Enter") -> None:
    tab_to(page, text)
    page.keyboard.press(key)


def right_text(question: Question) -> str:
    return question.choices[question.right[0]].text


def wrong_text(question: Question) -> str:
    return next(choice.text for at, choice in enumerate(question.choices) if at not in question.right)


def test_from_first_to_last_by_keys_alone(notebook: OpenNotebook) -> None:
    page = quiz(notebook).page
    first, order, many, last = QUESTIONS
    choices(page).first.focus()

    press(page, wrong_text(first))
    expect(page.locator(".tk-bad")).to_have_text(f"Not so. {first.reasons[1 - first.right[0]]}")
    expect(page.locator(".tk-choice.tk-wrong")).to_contain_text("Wrong")
    expect(page.locator(".tk-choice.tk-answer")).to_contain_text(right_text(first))
    expect(page.locator(".tk-say")).to_contain_text("Not so.")
    assert focused(page) == "Next question"
    page.keyboard.press("Enter")

    expect(page.locator(".tk-title")).to_have_text(order.prompt)
    assert focused(page) == order.choices[0].text
    for number, place in enumerate(order.right, 1):
        press(page, order.choices[place].text, "Space")
        expect(choices(page).nth(place)).to_have_attribute("aria-pressed", "true")
        expect(choices(page).nth(place).locator(".tk-place")).to_have_text(str(number))
    press(page, "Check")
    expect(page.locator(".tk-good")).to_have_text("Right. All 5 are in their places.")
    expect(choices(page).first).to_contain_text(f"1. {right_text(order)}")
    assert focused(page) == "Next question"
    page.keyboard.press("Enter")

    expect(page.locator(".tk-title")).to_have_text(many.prompt)
    press(page, "Hint")
    expect(page.locator(".tk-note")).to_have_text(many.hints[0])
    assert focused(page) == "Another hint"
    for place in many.right:
        press(page, many.choices[place].text, "Space")
    if many.mode == "many":
        press(page, "Check")
    expect(page.locator(".tk-good")).to_be_visible()
    press(page, "Next question")

    expect(page.locator(".tk-title")).to_have_text(last.prompt)
    for label in ("Hint", "Another hint", "Another hint", "Show the answer"):
        press(page, label)
    expect(page.locator(".tk-choice.tk-answer")).to_contain_text(right_text(last))
    assert focused(page) == "See the score"
    page.keyboard.press("Enter")

    expect(page.locator(".tk-title")).to_have_text("2 of 4 right")
    assert focused(page) == "Again: the ones missed"
    page.keyboard.press("Enter")
    for question in (first, last):
        expect(page.locator(".tk-title")).to_have_text(question.prompt)
        press(page, right_text(question))
        expect(page.locator(".tk-good")).to_be_visible()
        page.keyboard.press("Enter")
    expect(page.locator(".tk-title")).to_have_text("2 of 2 right")


def test_an_answer_costs_one_message_and_little_comes_back(notebook: OpenNotebook) -> None:
    opened = quiz(notebook)
    opened.frames.clear()
    choices(opened.page).first.dblclick()
    expect(opened.page.locator(".tk-choice.tk-off").first).to_be_visible()
    opened.settle()
    assert [frame.kind for frame in opened.frames.up] == ["comm_msg"]
    assert (len(opened.frames.down) <= 8, opened.frames.bytes_down <= 16_000) == (True, True)


def faults(page: Page) -> list[tuple[str, str]]:
    """What axe finds in the quiz, and where."""
    found = Axe().run(page, context=".tk-stage").response["violations"]
    return [(each["id"], each["nodes"][0]["html"]) for each in found]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_nothing_in_the_way_of_anyone(notebook: OpenNotebook, theme: str) -> None:
    page = quiz(notebook, theme=theme).page
    assert faults(page) == []
    choices(page).first.click()
    page.locator("summary").click()
    assert faults(page) == []


def test_a_narrow_screen_by_touch(rendered: OpenNotebook) -> None:
    page = quiz(rendered, viewport={"width": 360, "height": 780}, has_touch=True).page
    for question in QUESTIONS[:2]:
        expect(page.locator(".tk-title")).to_have_text(question.prompt)
        buttons = page.locator(".tk-layer button:visible")
        sizes = [buttons.nth(at).bounding_box() for at in range(buttons.count())]
        assert all(box and min(box["width"], box["height"]) >= 44 and box["x"] + box["width"] <= 360 for box in sizes)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        for place in question.right:
            choices(page).nth(place).tap()
        if question.mode != "one":
            page.get_by_role("button", name="Check").tap()
        page.get_by_role("button", name="Next question").tap()


def test_words_of_others_stay_words(notebook: OpenNotebook) -> None:
    page = quiz(notebook, HARMLESS).page
    choices(page).first.click()
    expect(page.locator(".tk-bad")).to_contain_text("<b>bold</b>")
    page.get_by_role("button", name="See the score").click()
    expect(page.locator(".tk-layer > .tk-panel")).to_contain_text("<img src=x")
    assert page.locator(".tk-layer img, .tk-layer b").count() == 0
    assert page.evaluate("window.broken") is None
