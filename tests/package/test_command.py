"""The command `tienkow-learn`: what it copies, what it opens, and what it says when it cannot."""

from __future__ import annotations

import os
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


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("folder", "words"),
    [
        ("~no such user", "~no such user: there is no such user. Name another folder"),
        ("~no such user/course", "there is no such user"),
        ("x" * 300, "File name too long"),
        ("a file/course", "Not a directory"),
        ("a\0b", "embedded null byte"),
        ("loop/course", "Too many levels of symbolic links"),
    ],
)
def test_a_folder_that_cannot_be_made_is_told_of(
    opened: list[object], tmp_path: Path, capsys: pytest.CaptureFixture[str], folder: str, words: str
) -> None:
    (tmp_path / "a file").write_text("mine", encoding="utf-8")
    (tmp_path / "loop").symlink_to("loop")
    assert command.main([folder]) == 1
    assert opened == []
    assert words in capsys.readouterr().err
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a file", "loop"]


def test_a_folder_that_may_not_be_written_is_told_of(
    opened: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", refused)
    assert command.main(["theirs"]) == 1
    assert opened == []
    assert "theirs: Permission denied. Name another folder" in capsys.readouterr().err


@pytest.mark.parametrize(("folder", "code"), [("курс", 0), ("天九/" + "ж" * 300, 1)])
def test_a_console_without_the_letters_of_a_folder_ends_nothing(tmp_path: Path, folder: str, code: int) -> None:
    done = subprocess.run(  # noqa: S603  our own command
        [sys.executable, "-m", "tienkow_learn", folder, "--copy-only"],
        capture_output=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONIOENCODING": "cp1252", "PYTHONPATH": str(ROOT)},
        check=False,
    )
    told = (done.stdout + done.stderr).decode("cp1252")
    assert (done.returncode, "Traceback" in told) == (code, False)
    assert "\\u" in told
    assert code or (tmp_path / folder / course.WELCOME).exists()


@pytest.mark.parametrize(
    "wrong",
    [["--no-brwoser"], ["--port", "lab"], ["--port", "65536"], ["--port=-1"], ["--port", "9" * 5000], ["a", "b"]],
)
def test_a_wrong_option_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        command.main(wrong)
    assert wrong[-1].removeprefix("--port=")[:20] in capsys.readouterr().err


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
