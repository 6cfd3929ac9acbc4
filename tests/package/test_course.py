"""The course is copied into the learner's folder, and what they changed is never overwritten."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from tienkow_learn import course

LESSON = "00-welcome.ipynb"


def notebook(*cells: str, outputs: tuple[str, ...] = ()) -> str:
    """A notebook's text; outputs are what a run leaves in its cells."""
    made = [{"cell_type": "code", "source": [cell], "outputs": list(outputs), "metadata": {}} for cell in cells]
    return json.dumps({"cells": made, "metadata": {"ran": bool(outputs)}, "nbformat": 4, "nbformat_minor": 5})


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    """A small course: one lesson, one picture, and what an editor leaves behind."""
    folder = tmp_path / "lessons"
    write(folder, LESSON, notebook("1"))
    write(folder, "figures/table.svg", "<svg/>")
    write(folder, ".ipynb_checkpoints/x.ipynb", "{}")
    return folder


@pytest.fixture
def mine(tmp_path: Path, lessons: Path) -> Path:
    """The learner's folder, copied once."""
    course.copy(lessons, tmp_path / "mine")
    return tmp_path / "mine"


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def read(folder: Path, name: str = LESSON) -> str:
    return (folder / name).read_text(encoding="utf-8")


def listing(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_all_lessons_and_figures_are_copied(mine: Path) -> None:
    assert listing(mine) == {LESSON, "figures/table.svg", course.MANIFEST}


def test_a_second_copy_writes_nothing(lessons: Path, mine: Path) -> None:
    assert course.copy(lessons, mine) == course.Copied()


def test_an_edited_lesson_stays(lessons: Path, mine: Path) -> None:
    write(mine, LESSON, notebook("my own"))
    assert course.copy(lessons, mine) == course.Copied()
    assert read(mine) == notebook("my own")


def test_a_new_version_replaces_an_untouched_lesson(lessons: Path, mine: Path) -> None:
    write(lessons, LESSON, notebook("2"))
    assert course.copy(lessons, mine) == course.Copied([LESSON])
    assert read(mine) == notebook("2")


def test_a_new_version_replaces_a_lesson_that_was_only_run(lessons: Path, mine: Path) -> None:
    write(mine, LESSON, notebook("1", outputs=("seen",)))
    write(lessons, LESSON, notebook("2"))
    course.copy(lessons, mine)
    assert read(mine) == notebook("2")


def test_a_run_lesson_keeps_its_outputs_while_the_course_is_the_same(lessons: Path, mine: Path) -> None:
    write(mine, LESSON, notebook("1", outputs=("seen",)))
    course.copy(lessons, mine)
    assert read(mine) == notebook("1", outputs=("seen",))


def test_a_new_version_is_put_beside_an_edited_lesson(lessons: Path, mine: Path) -> None:
    write(mine, LESSON, notebook("my own"))
    write(lessons, LESSON, notebook("2"))
    beside = "00-welcome.new.ipynb"
    assert course.copy(lessons, mine) == course.Copied([beside], {LESSON: beside})
    assert (read(mine), read(mine, beside)) == (notebook("my own"), notebook("2"))


def test_what_was_put_beside_is_kept_too_once_edited(lessons: Path, mine: Path) -> None:
    for version, own in [("2", "my own"), ("3", "my second")]:
        write(mine, LESSON if version == "2" else "00-welcome.new.ipynb", notebook(own))
        write(lessons, LESSON, notebook(version))
        course.copy(lessons, mine)
    names = (LESSON, "00-welcome.new.ipynb", "00-welcome.new2.ipynb")
    assert [read(mine, name) for name in names] == [notebook("my own"), notebook("my second"), notebook("3")]


def test_a_deleted_lesson_comes_back(lessons: Path, mine: Path) -> None:
    (mine / LESSON).unlink()
    assert course.copy(lessons, mine) == course.Copied([LESSON])


@pytest.mark.parametrize("broken", ["", "{", "[" * 100_000, "[]", '{"00-welcome.ipynb": 1}'])
def test_without_its_memory_every_changed_file_counts_as_edited(lessons: Path, mine: Path, broken: str) -> None:
    write(mine, course.MANIFEST, broken)
    write(mine, LESSON, notebook("my own"))
    course.copy(lessons, mine)
    assert (read(mine), read(mine, "00-welcome.new.ipynb")) == (notebook("my own"), notebook("1"))


@pytest.mark.parametrize("theirs", ["", "not a notebook", "[" * 100_000, '{"cells": 3}', "{}", "[]"])
def test_a_file_of_theirs_that_is_no_notebook_stays(lessons: Path, tmp_path: Path, theirs: str) -> None:
    write(tmp_path / "theirs", LESSON, theirs)
    course.copy(lessons, tmp_path / "theirs")
    assert read(tmp_path / "theirs") == theirs


def test_a_folder_of_theirs_with_a_lessons_name_stays(lessons: Path, tmp_path: Path) -> None:
    (tmp_path / "theirs" / LESSON).mkdir(parents=True)
    assert course.copy(lessons, tmp_path / "theirs").kept == {LESSON: "00-welcome.new.ipynb"}


def test_an_interrupted_copy_leaves_no_half_file(
    lessons: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(_path: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device", LESSON)

    monkeypatch.setattr(os, "replace", full_disk)
    with pytest.raises(OSError, match="No space"):
        course.copy(lessons, tmp_path / "mine")
    assert listing(tmp_path / "mine") == set()


def test_a_lesson_that_is_a_link_stays_one_and_a_mode_is_kept(lessons: Path, mine: Path, tmp_path: Path) -> None:
    far = (mine / LESSON).rename(tmp_path / "far.ipynb")
    (mine / LESSON).symlink_to(far)
    far.chmod(0o640)
    write(lessons, LESSON, notebook("2"))
    course.copy(lessons, mine)
    assert (mine / LESSON).is_symlink()
    assert (far.read_text("utf-8"), stat.S_IMODE(far.stat().st_mode)) == (notebook("2"), 0o640)
