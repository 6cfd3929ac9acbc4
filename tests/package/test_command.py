"""The command `tienkow-learn`: what it copies, what it opens, and what it says when it cannot."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.project import ROOT
from tienkow_learn import __main__ as command
from tienkow_learn import __version__, course, server


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[Path, bool, int | None]]:
    """What would have been opened in JupyterLab: folder, browser, port. Runs in an empty folder."""
    calls: list[tuple[Path, bool, int | None]] = []
    monkeypatch.setattr(command, "_open", lambda folder, *, browser, port: calls.append((folder, browser, port)))
    monkeypatch.chdir(tmp_path)
    return calls


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package as installed from a wheel: no checkout around it."""
    monkeypatch.setattr(course, "checkout", lambda: None)
    monkeypatch.setattr(course, "source", lambda: ROOT / "tutorials")


def test_a_checkout_is_opened_in_place(opened: list[object], tmp_path: Path) -> None:
    assert command.main(["--no-browser"]) == 0
    assert opened == [(ROOT / "tutorials", False, None)]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("arguments", "folder"), [([], "tienkow-learn"), (["my folder/course"], "my folder/course")])
def test_an_installed_course_is_copied_and_opened(
    opened: list[object], tmp_path: Path, arguments: list[str], folder: str
) -> None:
    assert command.main([*arguments, "--port", "8899"]) == 0
    assert opened == [(tmp_path / folder, True, 8899)]
    assert (tmp_path / folder / course.WELCOME).read_bytes() == (ROOT / "tutorials" / course.WELCOME).read_bytes()


def test_copy_only_opens_nothing_and_says_where(
    opened: list[object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["--copy-only"]) == 0
    assert opened == []
    assert str(tmp_path / "tienkow-learn") in capsys.readouterr().out


def test_a_kept_lesson_is_named(opened: list[object], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / course.WELCOME).write_text("mine", encoding="utf-8")
    assert command.main([".", "--copy-only"]) == 0
    assert opened == []
    out = capsys.readouterr().out
    assert course.WELCOME in out
    assert "00-welcome.new.ipynb" in out


def test_a_file_in_the_way_is_named(opened: list[object], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_text("mine", encoding="utf-8")
    assert command.main(["taken"]) == 1
    assert opened == []
    assert str(tmp_path / "taken") in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--no-brwoser"], ["--port", "lab"], ["a", "b"]])
def test_a_wrong_option_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        command.main(wrong)
    assert wrong[-1] in capsys.readouterr().err


def test_lab_opens_on_the_welcome_lesson() -> None:
    options = command.lab_options(Path("x"), browser=False, port=8899)
    assert options[:5] == [
        "--ServerApp.root_dir=x",
        "--LabApp.default_url=/lab/tree/00-welcome.ipynb",
        f"--ServerApp.contents_manager_class={server.CONTENTS}",
        "--no-browser",
        "--port=8899",
    ]
    assert not {"--no-browser", "--port=8899"} & set(command.lab_options(Path("x")))


def test_the_command_is_the_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tienkow_learn", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == f"tienkow-learn {__version__}"
