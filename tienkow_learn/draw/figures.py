"""The figures of the course: SVG files made from `figures.toml`. `python -m tienkow_learn.draw.figures` writes them.

Each table of that file is one figure, `[name]` becomes `name.svg`. Every figure has a `kind` and an `alt` (a sentence
that says what it shows), and may have a `theme`:

* `row`: `tiles` side by side by name; `caption`, `columns`, `size`.
* `shelf`: `groups` of tiles, each `{tiles, title, detail, mark}`; `caption`, `columns`, `size`. Tiles in round brackets
  are given up; `mark` is "win", "hint" or "off".
* `table`, `trick`, `review`: a round from `hands` (or a `seed`) after `plays`, with `banker`, `streak`, `leader`,
  `tally`, `shown`, `names`, and `options` of the rules. A table also has `seat`, `width`, `note`, `hint`, `chosen`,
  `buttons` (labels, drawn), and `open = true` for all hands face up.
* `film`: the key tricks of such a round, `most` of them.
* `settlement`: who pays whom after such a round, which is over, or for an `outcome`: `{tally, winner, banker, streak,
  events}`, each event `{kind, seat, trick, count, led, won, last}`; `names`, `options`, `seat`, `width`.
* `opening`: the dice and the woodpile of a match with a `seed`; `options`, `width`, and the label of its `button`.
* `card`: the reference card of a game; `rules`, `options`, `width`.
* `sides`: two `games` beside each other, or below where `width` is "narrow": each such a round, with a `title`.
* `totals`: the plot of a match from its `outcomes`; `names`, `options`, `seat`, `width`.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, cast

from tienkow_learn.engine.match import Match
from tienkow_learn.engine.outcome import Event, Outcome
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules import RuleSet, read_rules
from tienkow_learn.text import Voice

from .card.card import Card
from .painters.svg import Svg, svg
from .scene.row import Group, review, row, shelf, trick_row
from .scene.shapes import Hit, Label, Rect, Scene, Shape
from .scene.view import View
from .score.film import film
from .score.settlement import scene as settlement
from .score.totals import plot
from .sides import sides
from .table.opening import opening
from .table.table import scene

Spec: TypeAlias = Mapping[str, Any]

FOLDER = Path(__file__).resolve().parents[2] / "tutorials" / "figures"
"""Where the figures of the course lie in a checkout."""

_ROUND = ("rules", "seed", "hands", "plays", "banker", "streak", "leader", "tally", "shown", "names", "options")
_SHAPE = {"caption": "caption", "columns": "columns", "size": "w"}


def _row(spec: Spec) -> Scene:
    return row(spec["tiles"], **_shape(spec))


def _shelf(spec: Spec) -> Scene:
    return shelf([_group(**each) for each in spec["groups"]], **_shape(spec))


def _group(tiles: str, title: str = "", detail: str = "", mark: str = "") -> Group:
    return Group(read_play(tiles), title, detail, mark)


def _shape(spec: Spec) -> dict[str, Any]:
    return {name: spec[key] for key, name in _SHAPE.items() if key in spec}


def _table(spec: Spec) -> Scene:
    played, voice = _played(spec), _voice(spec)
    position = played if spec.get("open") else played.observe(voice.you)
    given = {name: spec[name] for name in ("note", "hint", "chosen") if name in spec}
    actions = [(f"button-{place}", label) for place, label in enumerate(spec.get("buttons", ()))]
    return _with_buttons(scene(position, View(spec.get("width", "wide")), voice, actions=actions, **given))


def _trick(spec: Spec) -> Scene:
    played = _played(spec)
    shown = played.trick or played.tricks[-1]
    return trick_row(shown, _voice(spec).seated(0, played.rules))


def _review(spec: Spec) -> Scene:
    return review(_played(spec).tricks, _voice(spec))


def _film(spec: Spec) -> Scene:
    return film(_played(spec), _voice(spec), spec.get("most", 4))


def _settlement(spec: Spec) -> Scene:
    outcome = _outcome(spec["outcome"]) if "outcome" in spec else _played(spec).outcome
    return settlement(_rules(spec), outcome, View(spec.get("width", "wide")), _voice(spec))


def _totals(spec: Spec) -> Scene:
    rules, voice = _rules(spec), _voice(spec)
    settled = [rules.settle(_outcome(each)) for each in spec["outcomes"]]
    return plot(settled, View(spec.get("width", "wide")), voice.seated(voice.you, rules))


def _card(spec: Spec) -> Scene:
    return Card(_rules(spec)).scene(View(spec.get("width", "wide")))


def _sides(spec: Spec) -> Scene:
    return sides([(each["title"], _played(each)) for each in spec["games"]], View(spec.get("width", "wide")))


def _opening(spec: Spec) -> Scene:
    begin = [("button-0", spec["button"])]
    return _with_buttons(opening(Match(_rules(spec), spec["seed"]), View(spec.get("width", "wide")), actions=begin))


def _outcome(spec: Spec) -> Outcome:
    return Outcome(**{**spec, "events": tuple(Event(**each) for each in spec.get("events", ()))})


def _voice(spec: Spec) -> Voice:
    return Voice(names=spec.get("names", ()), you=spec.get("seat", 0))


def _rules(spec: Spec) -> RuleSet:
    """The rules as a record writes them, Tien Kow's unless told otherwise, with options by name."""
    rules: Any = read_rules(spec.get("rules", "TienKow"))  # the game of most lessons
    return cast("RuleSet", replace(rules, **spec.get("options", {})))


def _played(spec: Spec) -> Round:
    rules = _rules(spec)
    given = {name: spec[name] for name in ("banker", "streak", "leader", "tally", "shown") if name in spec}
    start = Round.start(rules, spec["hands"], **given) if "hands" in spec else Round.deal(rules, spec["seed"], **given)
    for play in spec.get("plays", ()):
        start = start.play(play)
    return start


def _with_buttons(drawn: Scene) -> Scene:
    """The scene with its controls drawn: in a file there is no one else to draw them."""
    extra = [shape for hit in drawn.hits if hit.kind == "action" for shape in _button(hit)]
    return Scene(drawn.width, drawn.height, (*drawn.shapes, *extra), (), drawn.title, drawn.speech, drawn.faces)


def _button(hit: Hit) -> Sequence[Shape]:
    main = hit.id == "button-0"
    box = Rect(hit.x, hit.y, hit.w, hit.h, "gold" if main else "", 10, "gold" if main else "dash", 1)
    middle = (hit.x + hit.w / 2, hit.y + hit.h / 2 + 5)
    return box, Label(*middle, hit.name, 15, "on-gold" if main else "ink", "middle", bold=main)


_KINDS: dict[str, tuple[Callable[[Spec], Scene], frozenset[str]]] = {
    "row": (_row, frozenset({"tiles", *_SHAPE})),
    "shelf": (_shelf, frozenset({"groups", *_SHAPE})),
    "table": (_table, frozenset({*_ROUND, "seat", "width", "note", "hint", "chosen", "buttons", "open"})),
    "trick": (_trick, frozenset(_ROUND)),
    "review": (_review, frozenset(_ROUND)),
    "film": (_film, frozenset({*_ROUND, "seat", "most"})),
    "settlement": (_settlement, frozenset({*_ROUND, "seat", "width", "outcome"})),
    "sides": (_sides, frozenset({"games", "width"})),
    "opening": (_opening, frozenset({"rules", "seed", "options", "width", "button"})),
    "card": (_card, frozenset({"rules", "options", "width"})),
    "totals": (_totals, frozenset({"rules", "names", "options", "seat", "width", "outcomes"})),
}


def figure(name: str, spec: Spec) -> Svg:
    """One figure as SVG, titled by its alt text. ValueError for an unknown kind or key, or without alt text."""
    make, keys = _KINDS.get(spec.get("kind", ""), (None, frozenset()))
    if make is None or not spec.get("alt"):
        raise ValueError(f"figure {name} needs an alt text and a kind: one of {', '.join(_KINDS)}")
    if wrong := spec.keys() - keys - {"kind", "alt", "theme"}:
        raise ValueError(f"figure {name} has {', '.join(sorted(wrong))}; it may have {', '.join(sorted(keys))}")
    drawn = make(spec)
    titled = Scene(drawn.width, drawn.height, drawn.shapes, (), spec["alt"], drawn.speech)
    return svg(titled, spec.get("theme", "light"))


def figures(folder: Path = FOLDER) -> dict[str, Callable[[], Svg]]:
    """The figures that a folder's `figures.toml` describes, each to be called for its SVG; none without that file."""
    source = folder / "figures.toml"
    specs = tomllib.loads(source.read_text("utf-8")) if source.exists() else {}
    return {name: partial(figure, name, spec) for name, spec in specs.items()}


def write(folder: Path = FOLDER) -> list[Path]:
    """Write every figure into the folder; the answer is the files that were new or stale."""
    made = {folder / f"{name}.svg": f"{draw()}\n" for name, draw in figures(folder).items()}
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        path.write_text(made[path], "utf-8", newline="\n")
    return stale


FIGURES = figures()
"""The figures of the course."""

if __name__ == "__main__":
    for path in write(*map(Path, sys.argv[1:2])):
        print(path.name)  # noqa: T201
