"""The Binder image in its own shape: built by its files, served from the repository's root, every door opened.

What Docker adds is not there: this is the environment of Python, the configuration and the server.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from binder import links
from tests import project
from tests.browser.opened import Opened
from tests.browser.server import TOKEN, Server, image_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.network
FORGOTTEN_SECONDS = 8
"""In the image it is some minutes; a test does not wait so long."""
FIGURES = "() => [...document.querySelectorAll('img')].map(each => [each.getAttribute('src'), each.naturalWidth > 0])"
FIRST, SECOND = links.DOORS.values()


def run(command: list[str | Path], **more: Any) -> None:  # noqa: ANN401  what subprocess takes
    done = subprocess.run(command, capture_output=True, text=True, check=False, **more)  # noqa: S603
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The image's folder of programs, and the checkout that it was built from."""
    home = tmp_path_factory.mktemp("image")
    root = project.copy(home / "repository")
    run([sys.executable, "-m", "venv", home / "venv"])
    tools = home / "venv" / "bin"
    run([tools / "python", "-m", "pip", "install", "--quiet", "-r", root / "binder" / "requirements.txt"])
    run(["bash", "binder/postBuild"], cwd=root, env=os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"})
    return tools, root


@pytest.fixture(scope="module")
def image(chromium_path: str, built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert chromium_path
    soon = [f"--MappingKernelManager.cull_idle_timeout={FORGOTTEN_SECONDS}", "--MappingKernelManager.cull_interval=1"]
    with image_server(tmp_path_factory.mktemp("served"), *built, *soon) as server:
        yield server


@pytest.fixture
def visit(image: Server, opened: Callable[..., Opened]) -> Callable[[str], Opened]:
    """Come to an address of the image as a stranger does: by one link, with no cookie."""

    def come(path: str) -> Opened:
        shown = opened(path)
        shown.page.goto(f"{image.url}/{path}?token={TOKEN}")
        return shown

    return come


def kernels(image: Server) -> list[str]:
    return [str(each["id"]) for each in json.loads(image.call("GET", "api/kernels"))]


def gone(image: Server, seconds: float) -> bool:
    """Whether all kernels end within some seconds."""
    end = time.monotonic() + seconds
    while kernels(image) and time.monotonic() < end:
        time.sleep(0.1)
    return not kernels(image)


def play_a_trick(shown: Opened) -> None:
    table = shown.page.locator(".tk-layer").first
    table.get_by_role("button", name=re.compile("^Axe 6:5")).click()
    table.get_by_role("button", name="Play Axe", exact=True).click()
    expect(table.locator(".tk-panel")).to_contain_text("You win the trick with Axe")


def painted(shown: Opened) -> None:
    """Every table of the page is there, every figure has a size, and nothing has failed."""
    expect(shown.page.locator(".tk-layer").first).to_be_visible()
    shown.page.wait_for_function("() => [...document.images].every(each => each.complete)")
    figures = shown.page.evaluate(FIGURES)
    assert figures
    assert [file for file, loaded in figures if not loaded] == []
    assert shown.failed.count() == 0


def test_the_environment_has_the_course_and_its_command(built: tuple[Path, Path], tmp_path: Path) -> None:
    tools, root = built
    run([tools / "python", "-c", "import tienkow_learn as tk; tk.Table"], cwd=tmp_path)
    run([tools / "tienkow-learn", "--copy-only", "mine"], cwd=tmp_path)
    copied = tmp_path / "mine" / "00-welcome.ipynb"
    assert copied.read_bytes() == (root / "tutorials" / copied.name).read_bytes()


def test_the_first_door_opens_on_a_trick_to_play_and_leaves_no_kernel(
    visit: Callable[[str], Opened], image: Server
) -> None:
    shown = visit(FIRST)
    painted(shown)
    play_a_trick(shown)
    assert len(kernels(image)) == 1
    shown.page.close(run_before_unload=True)
    assert gone(image, 3)


@pytest.mark.parametrize("name", [path.name for path in project.NOTEBOOKS])
def test_each_lesson_is_shown_with_all_its_figures(visit: Callable[[str], Opened], image: Server, name: str) -> None:
    shown = visit(f"voila/render/tutorials/{name}")
    painted(shown)
    shown.page.close(run_before_unload=True)
    assert gone(image, 3)


def test_a_page_that_dies_without_a_word_leaves_no_kernel_for_long(
    visit: Callable[[str], Opened], image: Server
) -> None:
    shown = visit(FIRST)
    painted(shown)
    shown.page.close()
    assert kernels(image)
    assert gone(image, FORGOTTEN_SECONDS + 5)


def test_the_second_door_opens_lab(visit: Callable[[str], Opened], image: Server) -> None:
    shown = visit(SECOND)
    shown.ready()
    shown.run_all()
    painted(shown)
    play_a_trick(shown)
    image.end_kernels()
