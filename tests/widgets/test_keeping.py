"""The file of a match: the same as the table after every action, never torn, and nobody's work overwritten."""

from __future__ import annotations

import asyncio
import errno
import os
import random
import re
import stat
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.engine.chance import match_to_the_end
from tests.widgets.test_match_table import click, made, play_round
from tienkow_learn import disk
from tienkow_learn.engine import ArgumentError, Match, Record, Round, SkyNine, TienKow
from tienkow_learn.players import Beginner
from tienkow_learn.text import Voice
from tienkow_learn.widgets.table import keeper as keeping
from tienkow_learn.widgets.table.table import Table

PLAIN = settings(deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
"""Without shrinking: a step takes far longer than Hypothesis is used to."""
ACTIONS = ("begin", "next", "undo", "hint", "export", "onward", "deal", "no such thing")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.txt"


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Every table of a test is closed after it, so that none keeps a file that is gone."""
    yield
    for keeper in list(keeping._TABLES.values()):
        keeper.leave()


def told(table: Table) -> str:
    """What stands on the panel."""
    return " ".join(str(element.get("text", "")) for element in table.layer.scene["panel"])


def opened(file: Path, **given: Any) -> Table:  # noqa: ANN401  the table's own arguments
    return Table(save=file, players=Beginner(), pace=0, **given)


def held(file: Path) -> Match:
    return Record.parse(file.read_text("utf-8")).match


def others(file: Path) -> list[str]:
    """The names beside the file."""
    return sorted(each.name for each in file.parent.iterdir() if each != file)


def moved(table: Table, seed: int = 0) -> Table:
    """The table after one action that changes the match."""
    chance = random.Random(seed)
    if table._waits:
        click(table, "begin")
    elif table.game.paused:
        click(table, "next")
    if table.game.yours:
        click(table, "play", str(chance.choice(table.observation.legal_plays())))
    return table


class Kept(RuleBasedStateMachine):
    """A table and its file, whatever is pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.file = Path(self.folder.name) / "match.txt"
        self.acted = False
        self.ghosts: list[Table] = []

    @initialize(seed=st.integers(0, 99), most=st.sampled_from([1, 2, 500]), sky=st.booleans(), named=st.booleans())
    def begin(self, seed: int, most: int, *, sky: bool, named: bool) -> None:
        names = ("Ann", "Bo", "Cy", "Di") if named else None
        self.begun = Match(SkyNine() if sky else TienKow(), seed, most_rounds=most)
        self.table = made(self.begun, save=self.file, names=names)
        assert not self.file.exists()
        self.press("begin", None)

    def press(self, name: str, value: object) -> None:
        click(self.table, name, value)
        self.acted = True

    @rule(name=st.sampled_from(ACTIONS))
    def ask(self, name: str) -> None:
        self.press(name, None)

    @precondition(lambda self: self.table.game.yours)
    @rule(at=st.integers(0, 99))
    def play(self, at: int) -> None:
        plays = self.table.observation.legal_plays()
        self.press("play", str(plays[at % len(plays)]))

    @rule(value=st.sampled_from(["6:6", "nonsense", "(1:1)", None]))
    def play_anything(self, value: object) -> None:
        self.press("play", value)

    @rule(seed=st.integers(0, 99))
    def play_out(self, seed: int) -> None:
        self.press("begin", None)
        play_round(self.table, seed)

    @rule(again=st.booleans())
    def open_again(self, *, again: bool) -> None:
        before = self.table
        self.table = Table(self.begun if again else None, save=self.file, players=Beginner(), pace=0)
        assert self.table.match == before.match
        assert self.table._voice.names == before._voice.names
        if not before.round.is_over and before.round.plays:
            assert (self.table.observation, self.table.game.paused) == (before.observation, before.game.paused)
        before.close()

    @rule()
    def open_while_it_is_open(self) -> None:
        """The cell is run again, and the table before lives on without its picture."""
        self.ghosts.append(self.table)
        self.table = Table(save=self.file, players=Beginner(), pace=0)

    @invariant()
    def the_table_and_the_file_are_the_same(self) -> None:
        if self.acted:
            text, kept = self.file.read_text("utf-8"), Record.parse(self.file.read_text("utf-8"))
            assert (kept.match, kept.names) == (self.table.match, self.table._voice.names or None)
            assert text == str(kept)
            assert not self.table._keeper.trouble
            assert [each for each in others(self.file) if not each.startswith("match-")] == []

    def teardown(self) -> None:
        for each in [*self.ghosts, *([self.table] if hasattr(self, "table") else [])]:
            each.close()
        self.folder.cleanup()


TestKept = Kept.TestCase
TestKept.settings = settings(max_examples=5, stateful_step_count=12)


@pytest.mark.many
def test_many_more_actions() -> None:
    run_state_machine_as_test(Kept, settings=settings(PLAIN, max_examples=200, stateful_step_count=40))


def test_a_match_is_kept_after_every_play_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    table = made(save=file, names=["Ann", "Bo", "Cy", "Di"])
    click(table, "begin")
    play_round(table)
    click(table, "onward")
    kept = table.match
    again = Table(save=file, players=Beginner(), pace=0)
    assert again.match == kept
    assert "Ann" in again.layer.scene["words"]
    assert list(tmp_path.iterdir()) == [file], "nothing is left beside it"
    table.close()
    again.close()


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda text: text[: len(text) // 2], "round 1"),
        (lambda text: text.replace("end 32 total +", "end 32 total +9", 1), "round 1"),
        (lambda text: text.replace("match 1\n", "match 9\n", 1), "version 9"),
        (lambda text: text.replace("3 P", "3 P9 6:6, P", 1), "round 1"),
        (lambda _: "\x00" * 40, "does not begin a record"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_of_and_left_as_it_is(tmp_path: Path, harm: Any, words: str) -> None:  # noqa: ANN401
    file = tmp_path / "match.txt"
    table = made(save=file)
    click(table, "begin")
    play_round(table)
    table.close()
    file.write_text(harm(file.read_text("utf-8")), "utf-8")
    before = file.read_bytes()
    opened = Table(save=file, players=Beginner(), pace=0)
    told = str(opened.layer.scene["panel"][0]["text"])
    assert words in told
    assert "left as it is" in told
    if not opened.round.plays:
        click(opened, "begin")
    play_round(opened)
    assert file.read_bytes() == before
    opened.close()


def test_a_file_that_cannot_be_written_is_told_of_and_play_goes_on(tmp_path: Path) -> None:
    table = made(save=tmp_path / "no such folder" / "match.txt")
    click(table, "begin")
    assert "could not be written" in str(table.layer.scene["panel"][0]["text"])
    play_round(table)
    table.close()


def test_a_single_round_is_not_kept_in_a_file(tmp_path: Path) -> None:
    with pytest.raises(ArgumentError, match="save keeps a match"):
        Table(Round.deal(TienKow(), seed=1), save=tmp_path / "x")


def test_nothing_is_written_before_the_first_play(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    table = Table(Match(TienKow(), seed=3), save=file, pace=0)
    assert not file.exists()
    table.close()


# Somebody else's work


def test_a_file_that_another_process_has_changed_is_left_and_both_are_kept(file: Path) -> None:
    table = moved(made(save=file))
    theirs = str(Match(TienKow(), seed=9))
    file.write_text(theirs, "utf-8")
    click(table, "undo")
    assert file.read_text("utf-8") == theirs
    assert held(file.with_name("match-2.txt")) == table.match
    assert "match.txt was changed elsewhere" in told(table)
    assert "kept in match-2.txt" in table.layer.scene["say"]
    moved(table)
    assert held(file.with_name("match-2.txt")) == table.match
    assert others(file) == ["match-2.txt"]
    assert "kept in match-2.txt" in told(table), "it stands there from now on"
    table.close()


def test_two_tables_on_one_file_keep_a_file_each(file: Path) -> None:
    first = moved(made(save=file))
    second = moved(opened(file), 1)
    moved(first, 2)
    assert held(file) == second.match
    assert held(file.with_name("match-2.txt")) == first.match
    assert "match-2.txt" in told(first)
    for table in (first, second, first, second):
        moved(table)
    assert (held(file), held(file.with_name("match-2.txt"))) == (second.match, first.match)
    assert others(file) == ["match-2.txt"]
    for table in (first, second):
        table.close()


def test_a_table_that_was_refused_takes_no_file_from_another(file: Path) -> None:
    table = moved(made(save=file))
    with pytest.raises(ArgumentError, match="players are four"):
        Table(save=file, players=[Beginner()])
    moved(table)
    assert (held(file), others(file)) == (table.match, [])
    table.close()


def test_a_table_left_behind_by_a_cell_that_is_run_again_writes_nothing(file: Path) -> None:
    async def run() -> tuple[Match, Match]:
        first = Table(Match(TienKow(), seed=3), players=Beginner(), pace=0.01, save=file)
        click(first, "begin")
        again = Table(save=file, players=Beginner(), pace=0)
        before = held(file)
        while not first.game.yours:  # noqa: ASYNC110  the table tells nobody that it waits
            await asyncio.sleep(0.005)
        assert len(first.round.plays) > 0
        assert (held(file), others(file)) == (before, [])
        first.close()
        again.close()
        return before, again.match or before

    before, after = asyncio.run(run())
    assert before == after


def test_the_plays_of_the_others_are_kept_as_they_are_made(file: Path) -> None:
    async def run() -> list[int]:
        table = Table(Match(TienKow(), seed=3), players=Beginner(), pace=0.01, save=file)
        click(table, "begin")
        seen = []
        while not table.game.yours:
            assert held(file) == table.match
            seen.append(len(table.round.plays))
            await asyncio.sleep(0.005)
        table.close()
        return seen

    assert set(asyncio.run(run())) >= {0, 1}


def test_a_file_that_was_deleted_is_written_again(file: Path) -> None:
    table = moved(made(save=file))
    file.unlink()
    moved(table)
    assert (held(file), told(table).count("file")) == (table.match, 0)
    table.close()


def test_the_match_before_is_kept_when_a_new_one_begins(file: Path) -> None:
    over = match_to_the_end(Match(TienKow(), seed=3, most_rounds=1))
    file.write_text(str(over), "utf-8")
    table = opened(file)
    assert table.match == over
    click(table, "onward")
    assert (held(file), held(file.with_name("match-2.txt"))) == (table.match, over)
    assert table.match != over
    assert "The match before this one is kept in match-2.txt." in told(table)
    moved(table)
    assert "match-2.txt" not in told(table), "said once"
    table.close()


def test_comments_in_the_file_stay_with_their_plays(file: Path) -> None:
    table = moved(made(save=file))
    plays = len(table.round.plays)
    table.close()
    file.write_text(str(Record(held(file), {0: "A good day.", plays: "Was that wise?"})), "utf-8")
    again = moved(opened(file))
    assert dict(Record.parse(file.read_text("utf-8")).comments) == {0: "A good day.", plays: "Was that wise?"}
    click(again, "undo")
    click(again, "undo")
    assert dict(Record.parse(file.read_text("utf-8")).comments) == {0: "A good day."}
    again.close()


# Another match


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (lambda _: {"source": Match(TienKow(), seed=3)}, False),
        (lambda match: {"source": match}, False),
        (lambda _: {}, False),
        (lambda _: {"seed": 3, "rules": TienKow()}, False),
        (lambda _: {"source": Match(TienKow(), seed=4)}, True),
        (lambda _: {"source": Match(TienKow(), seed=3, target=40)}, True),
        (lambda _: {"source": Match(TienKow(), seed=3, minutes=5)}, True),
        (lambda _: {"source": Match(SkyNine(), seed=3)}, True),
        (lambda match: {"source": match.at(match.round.play(match.round.legal_plays()[0]))}, True),
        (lambda _: {"seed": 4}, True),
        (lambda _: {"rules": SkyNine()}, True),
    ],
)
def test_another_match_than_the_one_in_the_file_is_told_of_and_nothing_is_lost(
    file: Path, asked: Callable[[Match], dict[str, Any]], *, says: bool
) -> None:
    table = moved(made(save=file))
    table.close()
    before = held(file)
    again = opened(file, **asked(before))
    assert held(file) == before
    assert again.match == before
    assert ("match.txt holds another match than the one that was asked for" in told(again)) is says
    again.close()


def test_a_damaged_file_with_another_match_is_told_of_for_both(file: Path) -> None:
    moved(made(save=file)).close()
    file.write_text(file.read_text("utf-8").replace("end ", "end 9"), "utf-8")
    told_of = told(opened(file, source=Match(TienKow(), seed=4)))
    assert "could not be read whole (round 1, line" in told_of
    assert "holds another match" in told_of


# Visitors


@pytest.mark.parametrize("name", keeping.VISITED)
def test_a_visitor_gets_a_match_of_their_own(file: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    mine = moved(made(save=file))
    before = held(file)
    monkeypatch.setenv(name, "x")
    visitor = moved(made(save=file), 1)
    assert visitor.match != mine.match
    assert (held(file), others(file)) == (before, [])
    assert "the match is yours alone" in told(visitor)
    moved(visitor)
    assert "the match is yours alone" in told(visitor)
    for table in (mine, visitor):
        table.close()


# What the disk says


def test_through_a_link_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    far, link = tmp_path / "far" / "kept.txt", tmp_path / "match.txt"
    link.symlink_to(far)
    table = moved(made(save=link))
    moved(table)
    assert link.is_symlink()
    assert held(far) == table.match
    assert [each.name for each in (tmp_path / "far").iterdir()] == ["kept.txt"]
    table.close()


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_the_mode_of_a_file_is_kept(file: Path, mode: int) -> None:
    table = moved(made(save=file))
    file.chmod(mode)
    moved(table)
    assert stat.S_IMODE(file.stat().st_mode) == mode
    assert held(file) == table.match
    table.close()


@pytest.mark.parametrize("change", [lambda data: b"\xef\xbb\xbf" + data, lambda data: data.replace(b"\n", b"\r\n")])
def test_what_an_editor_puts_into_the_file_is_read(file: Path, change: Callable[[bytes], bytes]) -> None:
    table = moved(made(save=file))
    table.close()
    file.write_bytes(change(file.read_bytes()))
    again = opened(file)
    assert (again.match, told(again).count("match.txt")) == (table.match, 0)
    moved(again)
    assert held(file) == again.match
    again.close()


def plays_on(table: Table) -> str:
    """Play at a table whose file has its faults; what was told of it."""
    first, plays = told(table), len(moved(table).round.plays)
    assert len(moved(table).round.plays) > plays
    assert table.errors == []
    table.close()
    return f"{first} {told(table)}"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "Is a directory"),
        ("a folder", "a folder cannot be used (Is a directory)"),
        ("x" * 256, "File name too long"),
        ("x" * 5000, "File name too long"),
        ("a/../a\0b", "no file can have this name"),
        ("\ud800", "no file can have this name"),
        ("pipe", "cannot be used (Invalid argument)"),
        ("a file/x", "Not a directory"),
        ("loop", "Too many levels of symbolic links"),
        ("~no such user/x.txt", "could not be written: No such file or directory"),
        ("no such folder/x.txt", "x.txt could not be written: No such file or directory"),
    ],
)
def test_a_name_that_cannot_be_used_is_told_of_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a file").write_text("mine", "utf-8")
    (tmp_path / "loop").symlink_to("loop")
    os.mkfifo(tmp_path / "pipe")
    assert words in plays_on(made(save=name))
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a file", "a folder", "loop", "pipe"]
    assert (tmp_path / "a file").read_text("utf-8") == "mine"


@pytest.mark.parametrize("save", [3, b"match.txt", ["match.txt"], True, 1.5])
def test_what_is_no_name_is_refused(save: Any) -> None:  # noqa: ANN401
    with pytest.raises(ArgumentError, match="save is the name of a file"):
        made(save=save)


def test_a_name_as_long_as_a_system_takes_is_written_and_has_a_name_beside_it(tmp_path: Path) -> None:
    file = tmp_path / ("x" * 251 + ".txt")
    table = moved(made(save=file))
    file.write_text("theirs", "utf-8")
    moved(table)
    assert held(tmp_path / ("x" * 200 + "-2.txt")) == table.match
    table.close()


def test_a_file_that_may_not_be_read_is_left(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moved(made(save=file)).close()
    before = file.read_bytes()
    real = disk.read

    def refused(path: Path) -> bytes | None:
        if path == file:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return real(path)

    monkeypatch.setattr(disk, "read", refused)
    assert "match.txt could not be read whole (Permission denied)" in plays_on(made(save=file))
    assert file.read_bytes() == before
    assert others(file) == ["match-2.txt"]


def test_a_file_that_may_only_be_read_is_not_replaced(file: Path) -> None:
    table = moved(made(save=file))
    before = file.read_bytes()
    file.chmod(0o444)
    moved(table)
    assert "match.txt could not be written: Permission denied" in told(table)
    assert file.read_bytes() == before
    file.chmod(0o644)
    moved(table)
    assert held(file) == table.match
    assert "could not be written" not in told(table)
    table.close()


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_is_told_of_and_the_next_action_writes_all(
    file: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    table = moved(made(save=file))
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, step, full)
        moved(table)
        assert "No space left on device. Play goes on" in told(table)
        assert (file.read_bytes(), others(file)) == (before, [])
    moved(table)
    assert held(file) == table.match
    table.close()


def test_what_is_told_of_a_damaged_file_names_no_tile(file: Path) -> None:
    """The round in it may be running, and what stands there tells every hand."""
    table = made(Match(SkyNine(), seed=3), save=file)
    for _ in range(3):
        moved(table)
    lines = file.read_text("utf-8").splitlines()
    for at, line in enumerate(lines[1:], 1):
        for harmed in (line[: len(line) // 2], line.replace("P1", "P2"), f"{line} 6:6", line.replace(":", "?")):
            file.write_text("\n".join([*lines[:at], harmed, *lines[at + 1 :], ""]), "utf-8")
            note = keeping.Keeper.of(file, None, None, None, Voice()).note
            assert not re.search(r"[1-6?]:[1-6?]", note), note
    table.close()
