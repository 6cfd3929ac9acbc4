"""Processes that play a match which is kept in a file, and are killed. `python -m tests.widgets.crashing 200 1 folder`.

One process imports everything and is forked for each player. A player tells through a pipe what it is about to write,
and what its table shows after each action, both as fingerprints; then its file is looked at.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path

from tienkow_learn import disk
from tienkow_learn.engine import Match, Record, SkyNine, TienKow
from tienkow_learn.players import Beginner
from tienkow_learn.widgets.table.table import Table

Tell = Callable[[dict[str, str]], None]
PAIRS = 5
"""There is one pair of writers for so many kills."""
ACTIONS = 25
"""How many actions a writer of a pair makes, if it is not killed."""


def fingerprint(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def act(table: Table, chance: random.Random) -> None:
    """One action of a learner: as a rule a play, now and then anything else."""
    if table._waits:
        table.begin()
    elif table.game.paused:
        table.next()
    elif table.game.is_over:
        table.onward()
    elif chance.random() < 0.15:
        getattr(table, chance.choice(["undo", "hint", "export", "next"]))()
    else:
        table.play(chance.choice(table.observation.legal_plays()))


def play(file: Path, seed: int, tell: Tell, actions: int | None = None) -> None:
    """Play at a table on the file, for so many actions or for good."""
    write = disk.write

    def announced(path: Path, data: bytes) -> None:
        tell({"about": fingerprint(data)})
        write(path, data)

    disk.write = announced
    chance = random.Random(seed)
    rules = chance.choice([TienKow(), SkyNine()])
    begun = None if file.exists() else Match(rules, seed, most_rounds=chance.choice([1, 3, 500]))
    table = Table(begun, save=file, players=Beginner(), pace=0)
    for _ in count() if actions is None else range(actions):
        act(table, chance)
        kept = table._keeper
        done = fingerprint(kept.text(table.match or Match(rules), table._voice.names))
        tell({"done": done, "path": str(kept.path), "note": kept.note, "trouble": kept.trouble})


@dataclass
class Player:
    """A process that plays on a file, and what it has told so far."""

    file: Path
    seed: int
    actions: int | None = None
    told: list[dict[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        read, write = os.pipe()
        self.process = os.fork()
        if not self.process:
            self._play(write)
        os.close(write)
        self._lines: Iterator[str] = iter(os.fdopen(read, encoding="utf-8"))

    def _play(self, pipe: int) -> None:
        try:
            play(
                self.file,
                self.seed,
                lambda words: void(os.write(pipe, f"{json.dumps(words)}\n".encode())),
                self.actions,
            )
        finally:
            os._exit(0)

    def hear(self, word: str) -> None:
        """Wait until the player has told of something; nothing more may come from one that has ended."""
        for line in self._lines:
            self.told.append(json.loads(line))
            if word in self.told[-1]:
                return

    def kill(self) -> None:
        os.kill(self.process, signal.SIGKILL)

    def end(self) -> None:
        """Wait for its end, and read all that it told before."""
        self.hear("the end")
        os.waitpid(self.process, 0)

    def last(self, word: str) -> dict[str, str]:
        return next((told for told in reversed(self.told) if word in told), {})


def void(_: object) -> None:
    """Nothing."""


def held(path: Path) -> str:
    """The fingerprint of a match in a file, which must be readable whole; nothing if there is no file."""
    if not path.exists():
        return ""
    data = path.read_bytes()
    assert str(Record.parse(data.decode())) == data.decode()
    return fingerprint(data)


def killed_once(file: Path, seed: int) -> bool:
    """Kill a player at some moment, every other time just as it writes; whether its last action reached the file."""
    chance = random.Random(f"kill {seed}")
    player = Player(file, seed)
    player.hear("done")
    if seed % 2:
        time.sleep(chance.uniform(0, 0.1))
    else:
        for _ in range(chance.randint(1, 4)):
            player.hear("about")
        time.sleep(chance.uniform(0, 0.004))
    player.kill()
    player.end()
    done, about = player.last("done"), player.last("about").get("about")
    assert not done["trouble"], done
    found = held(file)
    assert found in {done["done"], about}, (seed, found, done, about)
    return found == about


def two_writers(file: Path, seed: int) -> bool:
    """Two players at once on one file, one of them killed every other time; whether one of them has gone aside."""
    chance = random.Random(f"pair {seed}")
    pair = [Player(file, 2 * seed + place, ACTIONS) for place in range(2)]
    if seed % 2:
        pair[0].hear("done")
        time.sleep(chance.uniform(0, 0.1))
        pair[0].kill()
    for player in pair:
        player.end()
    for at, player in enumerate(pair):
        done, about = player.last("done"), player.last("about").get("about", "")
        path = Path(done["path"])
        assert path == file or f"kept in {path.name}" in done["note"], done
        there = {held(each) for each in file.parent.glob("*.txt")}
        was_killed = seed % 2 and at == 0
        assert done["done"] in there or (was_killed and about in there), (seed, at, done, there)
    return len({player.last("done")["path"] for player in pair}) == 2


def main(kills: int, seed: int, folder: Path) -> str:
    """Kill so many players one after the other on one file, then let pairs write; what that came to, in a line."""
    (folder / "one").mkdir()
    reached = sum(killed_once(folder / "one" / "match.txt", seed * 10_000 + at) for at in range(kills))
    asides = 0
    for at in range(max(2, kills // PAIRS)):
        place = folder / f"pair {at}"
        place.mkdir()
        asides += two_writers(place / "match.txt", seed * 10_000 + at)
    return f"{kills} kills, {reached} with the last action kept; {max(2, kills // PAIRS)} pairs, {asides} parted"


if __name__ == "__main__":
    sys.stdout.write(main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])) + "\n")
