"""Values that nobody should hand in: of a wrong kind, too large, too deep, without end, or right but out of place."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import tienkow_learn as tk
from tests.engine.chance import to_the_end

HUGE = 10**5000
OVER = to_the_end(tk.Round.deal(tk.TienKow(), 7))
OVER_9 = to_the_end(tk.Round.deal(tk.SkyNine(), 7))
FRESH = tk.Round.deal(tk.SkyNine(straight_win=True), 3, 1, 2)
BEGUN = tk.Round.deal(tk.TienKow(discards="face_down"), 5)
BEGUN = BEGUN.play(BEGUN.legal_plays()[0])
MATCH = tk.Match(tk.TienKow(), 1).finish(to_the_end(tk.Match(tk.TienKow(), 1).round), 2.5)
RECORDS = tuple(
    str(tk.Record(each, names=("Ann", "<b>Bo", "天九", "Čeněk")))
    for each in (OVER, OVER_9, FRESH, MATCH, BEGUN.observe(1))
)
QUESTION = tk.Question("Which is Civil?", ["6:6", "6:3"], 0, ["Heaven is Civil.", "A nine is not."], "tile:6:6")
COMBINED = tk.SkyNine().combination("AA9"), tk.TienKow().combination("6:6 6:3")
ROUNDS = (OVER, OVER_9, FRESH, BEGUN)
RULES = (tk.TienKow(), tk.TienKow.russian(), tk.SkyNine(), tk.SkyNine.hong_kong())


class Endless:
    """What goes on for ever when it is gone through."""

    def __iter__(self) -> Iterator[str]:
        for _ in range(20_000):
            yield "6:6"
        raise AssertionError("gone through without end")


class Rude:
    """What breaks when it is looked at or compared."""

    def __repr__(self) -> str:
        raise AssertionError("shown")

    __str__ = __repr__
    __hash__ = None  # type: ignore[assignment]


def deep(levels: int = 3000) -> object:
    """A list in a list in a list."""
    found: list[object] = []
    for _ in range(levels):
        found = [found]
    return found


TEXTS = (
    *[
        "",
        " ",
        "6:6",
        "6:6 6:3",
        "(6:6)",
        "((6:6",
        "6:7",
        "AA9",
        "63",
        "KK",
        "declare",
        "pass",
        "bogus",
        "0",
        "-1",
        "1e9",
    ],
    *[
        "²",
        "x" * 5000,
        "9" * 5000,
        "[" * 5000,
        "6:6 " * 200,
        "\ud800",
        "\u202e6:6",
        "\u200f",
        "\x00",
        "💥" * 300,
        "\u115f",
    ],
    *[
        "<script>alert(1)</script>",
        "{0.__class__}",
        "%s%n",
        "../../etc/passwd",
        "en",
        "zh",
        "show",
        "explore",
        "english",
    ],
    *["higher_pair", "02-pair-rankings", "first-trick", "mixed_bonus", "last_wins", "a,b;c", "seat-0", "None"],
)
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 8, 9, 40, 10**6, 10**12, 10**30, HUGE, -HUGE, True, False, 0.0, 1.5, -0.5, 1e308)
ODD = (
    float("nan"),
    float("inf"),
    None,
    b"",
    b"6:6",
    bytearray(b"x"),
    3j,
    object,
    len,
    Path("nope"),
    NotImplemented,
    ...,
)
OURS = (*ROUNDS, *RULES, *COMBINED, MATCH, QUESTION, OVER.tricks[0], OVER.plays[0], OVER.outcome, OVER.settlement())
OURS_TOO = (
    tk.Tile("6:6"),
    tk.tiles("6:6 6:3"),
    tk.DECK,
    BEGUN.observe(0),
    OVER.observe(2),
    tk.Record(OVER),
    tk.Steady(),
)
SINGLE = (
    *TEXTS,
    *NUMBERS,
    *ODD,
    *OURS,
    *OURS_TOO,
    tk.Event("royal", 1),
    tk.Series.CIVIL,
    OVER.settlement().payments[0],
)


def nasty(chance: random.Random) -> object:
    """Any of them, or several in a list, a mapping, a generator."""
    some = [chance.choice(SINGLE) for _ in range(chance.choice((0, 1, 2, 3, 4, 4, 4, 5, 9)))]
    makers: tuple[Callable[[], object], ...] = (
        *[lambda: chance.choice(SINGLE)] * 8,
        lambda: edited(chance),
        lambda: some,
        lambda: tuple(some),
        lambda: (each for each in some),
        lambda: {str(at): each for at, each in enumerate(some)},
        lambda: dict(enumerate(some)),
        lambda: [some, some],
        deep,
        Endless,
        Rude,
        lambda: range(10**6),
    )
    return chance.choice(makers)()


def edited(chance: random.Random) -> str:
    """A record with something changed in it."""
    text = chance.choice(RECORDS)
    at = chance.randrange(len(text))
    to = min(len(text), at + chance.choice((0, 1, 1, 5, 40)))
    lines = text.splitlines(keepends=True)
    chance.shuffle(lines)
    noise = str(chance.choice(TEXTS))
    return chance.choice((text[:at] + noise + text[to:], text[:at], text[at:], text + noise, "".join(lines), text))


FITTING: Mapping[str, tuple[object, ...]] = {
    "rules": RULES,
    "seed": (0, 7, 2**31, None),
    "seat": (0, 1, 2, 3),
    "winner": (0, 1, 2, 3),
    "banker": (0, 1, 2, 3),
    "leader": (0, 1, 2, 3, None),
    "streak": (0, 1, 5),
    "tally": ((1, 2, 3, 2), (0, 0, 0, 0), (8, 0, 0, 0)),
    "hands": (["6:6", "5:5", "4:4", "3:3"], ["AA", "BB", "CC", "DD"]),
    "text": RECORDS,
    "play": ("6:6", "(6:6)", *OVER.plays[:4]),
    "source": (*ROUNDS, "6:6 6:3", "higher_pair", "first-trick", MATCH),
    "observation": tuple(each.observe(each.to_move or 0) for each in ROUNDS),
    "played": (*ROUNDS, MATCH),
    "names": (("Ann", "Bo", "Cy", "Di"), None),
    "lang": ("en", "ru", "zh"),
    "tiles": ("6:6 6:3", tk.tiles("AA")),
    "others": (tk.tiles("6:6"),),
    "faces": (tk.DECK[:3], ()),
    "kind": ("royal", "mixed", "supreme", "smallest", "caught_single"),
    "events": ((), (tk.Event("mixed", 0),), (tk.Event("largest", 2, 8, last=True), tk.Event("smallest", 1, 8))),
    "outcome": (OVER.outcome, OVER_9.outcome),
    "pace": (0,),
    "n": (1, 2, 3),
    "hints": ((), (1, 2), 1),
    "save": (None,),
    "path": (None,),
}
"""What a parameter of such a name may be given."""


def given(name: str, chance: random.Random) -> object:
    """A value for a parameter: one that fits by its name, or any other."""
    if name in FITTING and chance.random() < 0.6:
        return chance.choice(FITTING[name])
    return None if name in {"save", "path"} else nasty(chance)
