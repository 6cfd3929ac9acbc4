"""What a browser test can ask for.

`notebook(source, *, theme="light", run=True, app="lab", **context)` opens a notebook in JupyterLab (in Notebook with
app="notebook") and runs all its cells; `rendered(source, **context)` shows one in Voila; `hosted` is each of the three
in turn. `source` is a tutorial's file name ("00-welcome.ipynb", of which a copy is opened), a list of code cells, or
what was opened before. `context` goes to Playwright's `new_context`: `viewport`, `device_scale_factor`, `has_touch`,
`reduced_motion`, `forced_colors`, `color_scheme` ...; what has an address like `block` is not loaded. Each gives an
`Opened` (see opened.py): `.page`, `.errors`, `.frames`, `.outputs`, `.failed`, `.save()`, `.reload()`, `.top()`,
`.settle()`. A test fails at its end if the page had a script error; one that expects an error reads `opened.errors` and
clears it.

    def test_a_tile_can_be_chosen(notebook: OpenNotebook) -> None:
        opened = notebook(["import tienkow_learn as tk", "tk.Table()"], device_scale_factor=2)
        opened.page.get_by_role("button", name="Heaven").first.click()

Servers and browser live for the whole run, contexts (cookies, pages) and kernels for one test.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.opened import SECONDS, Opened
from tests.browser.server import TOKEN, Server, lab_server, voila_server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

collect_ignore = ["test_binder.py"] if sys.platform == "win32" else []
"""The image for Binder is built by a shell script."""

OpenNotebook: TypeAlias = Callable[..., Opened]
"""The type of the fixtures `notebook` and `rendered`."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
APPS = {"lab": "lab/tree", "notebook": "notebooks"}
"""Where each app of the server shows a notebook."""
MISSING = "no Chromium found: install Chromium or Chrome, or name it in the variable CHROMIUM, to run the browser tests"


def chromium() -> str | None:
    """Return the path of a Chromium: the variable CHROMIUM, then the usual names and places."""
    named = [os.environ.get("CHROMIUM"), *map(shutil.which, NAMES)]
    return next((path for path in [*named, *PLACES] if path and Path(path).exists()), None)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Path of the Chromium to test with. Without one the tests are skipped; where CI is set, they fail."""
    path = chromium()
    if path is None:
        raise (RuntimeError if os.environ.get("CI") else pytest.skip.Exception)(MISSING)
    return path


@pytest.fixture(scope="session")
def browser(chromium_path: str) -> Iterator[Browser]:
    """Return one headless Chromium for all tests. On a busy machine a page may take its time."""
    expect.set_options(timeout=15 * SECONDS)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium_path, headless=True, args=SWITCHES)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def lab(chromium_path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return one JupyterLab for all tests; `lab.url`, `lab.work`. Started when the first test asks."""
    assert chromium_path
    with lab_server(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="session")
def voila(chromium_path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return one Voila for all tests. Started when the first test asks."""
    assert chromium_path
    with voila_server(tmp_path_factory.mktemp("voila")) as server:
        yield server


@pytest.fixture
def lab_alone(lab: Server) -> Iterator[Server]:
    """Return Lab, and end the test's kernels after its pages are closed."""
    yield lab
    lab.end_kernels()


@pytest.fixture
def opened(browser: Browser) -> Iterator[Callable[..., Opened]]:
    """Return a maker of watched pages, each in a context of its own; closes them and looks for script errors."""
    pages: list[Opened] = []

    def make(path: str, *, block: str = "", **context: Any) -> Opened:  # noqa: ANN401  Playwright's own options
        made = browser.new_context(**({"viewport": {"width": 1280, "height": 900}} | context))
        made.set_default_timeout(30 * SECONDS)
        if block:
            made.route(block, lambda route: route.abort())
        pages.append(Opened(made.new_page(), path).watch())
        return pages[-1]

    yield make
    for each in pages:
        each.page.context.close()
    assert [error for each in pages for error in each.errors] == []


@pytest.fixture
def notebook(lab_alone: Server, opened: Callable[..., Opened]) -> OpenNotebook:
    """Return a function that opens a notebook in Lab and, unless `run=False`, runs all its cells."""

    def open_it(
        source: str | Sequence[str] | Opened,
        *,
        theme: str = "light",
        run: bool = True,
        app: str = "lab",
        **context: Any,  # noqa: ANN401
    ) -> Opened:
        lab_alone.theme(theme)
        shown = opened(source.path if isinstance(source, Opened) else lab_alone.copy(source), **context)
        shown.page.goto(f"{lab_alone.url}/{APPS[app]}/{shown.path}?token={TOKEN}&reset")
        shown.ready()
        if run:
            shown.run_all()
        return shown

    return open_it


@pytest.fixture
def rendered(voila: Server, opened: Callable[..., Opened]) -> OpenNotebook:
    """Return a function that shows a notebook in Voila, which runs it by itself."""

    def open_it(source: str | Sequence[str], **context: Any) -> Opened:  # noqa: ANN401
        shown = opened(voila.copy(source), **context)
        shown.page.goto(f"{voila.url}/voila/render/{shown.path}")
        shown.page.wait_for_selector("body.jp-Notebook, .jp-Notebook", state="attached")
        return shown

    return open_it


@pytest.fixture(params=["lab", "notebook", "voila"])
def hosted(request: pytest.FixtureRequest) -> OpenNotebook:
    """Return a function that shows a notebook with all its cells run: in Lab, in Notebook, in Voila."""
    if request.param == "voila":
        return request.getfixturevalue("rendered")  # type: ignore[no-any-return]
    return partial(request.getfixturevalue("notebook"), app=request.param)
