"""What goes between Python and the layer, by its form: declared here once. `make wire` writes it down for the browser.

Lengths in a box are those of the scene; every text is shown as it is, never as markup.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

Tone: TypeAlias = Literal["", "good", "bad", "note", "rule"]
"""How a text of the panel looks."""
Mark: TypeAlias = Literal["", "right", "wrong", "answer"]
"""What became of an answer."""


class Hit(TypedDict):
    """A control over the picture.

    `box` is x, y, w, h; that of a tile is as high as the tile, which stands in its middle.
    """

    id: str
    kind: Literal["tile", "seat", "action"]
    name: str
    box: tuple[float, float, float, float]
    face: NotRequired[str]
    off: NotRequired[bool]


Choose = TypedDict(
    "Choose",
    {
        "id": str,
        "plays": Mapping[str, str],
        "any": NotRequired[Mapping[str, str]],
        "sizes": Sequence[int],
        "none": str,
        "few": str,
        "not": NotRequired[str],
        "key": NotRequired[str],
    },
)
"""A button that does something with the chosen tiles; the action hit of the same `id` takes its label from here.

`plays` are labels by the tiles ("6:6 6:3"), `any` labels that every set of so many tiles has, `sizes` how many can be
chosen. The label is `none` without a tile, `few` where more are asked for ("{n}" is their number), `not` where these
cannot be played but it may be asked why. `key` is the letter that presses it.
"""


class Title(TypedDict):
    """A heading of the panel."""

    t: Literal["title"]
    text: str
    id: NotRequired[str]


class Text(TypedDict):
    """A paragraph."""

    t: Literal["text"]
    text: str
    tone: NotRequired[Tone]
    id: NotRequired[str]


class Tiles(TypedDict):
    """A row of tiles; with a name it is one picture."""

    t: Literal["tiles"]
    faces: Sequence[str]
    name: NotRequired[str]
    id: NotRequired[str]


class Number(TypedDict):
    """A number to fill in. It stays in the browser until an action gathers it, or is sent by itself where `live`."""

    t: Literal["number"]
    id: str
    label: str
    value: int
    min: int
    max: int
    mark: NotRequired[Mark]
    live: NotRequired[bool]


class Choice(TypedDict):
    """One of the choices."""

    id: str
    label: str
    faces: NotRequired[Sequence[str]]
    mark: NotRequired[Mark]
    off: NotRequired[bool]


class Choices(TypedDict):
    """Things to choose from: `one` is sent when it is pressed; `many` and `order` when the button `submit` is.

    A `pick` stays in the browser until an action gathers it, or is sent by itself where the `chosen` one is told.
    """

    t: Literal["choices"]
    id: str
    mode: Literal["one", "pick", "many", "order"]
    items: Sequence[Choice]
    name: NotRequired[str]
    titled: NotRequired[bool]
    submit: NotRequired[str]
    chosen: NotRequired[str]


class Action(TypedDict):
    """A button of the panel; `gather` names the numbers and picks that it sends along."""

    id: str
    label: str
    primary: NotRequired[bool]
    off: NotRequired[bool]
    gather: NotRequired[Sequence[str]]


class Actions(TypedDict):
    """A row of buttons."""

    t: Literal["actions"]
    items: Sequence[Action]
    id: NotRequired[str]


class Steps(TypedDict):
    """A row of dots, one for each step; the action, with the number of the step, has the `id`, else "jump"."""

    t: Literal["steps"]
    count: int
    at: int
    labels: NotRequired[Sequence[str]]
    id: NotRequired[str]


class Table(TypedDict):
    """A table of words and numbers; the first cell of each row names it."""

    t: Literal["table"]
    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    id: NotRequired[str]


class Record(TypedDict):
    """A text to copy, called `name`, and a link called `keep` that keeps it as a file."""

    t: Literal["record"]
    name: str
    text: str
    file: str
    keep: str
    id: NotRequired[str]


class More(TypedDict):
    """Elements that are folded away behind a summary."""

    t: Literal["more"]
    summary: str
    items: Sequence[Element]
    id: NotRequired[str]


Element: TypeAlias = (
    "Title | Text | Tiles | Number | Choices | Actions | Steps | Table | Record | More"  # forward: More holds elements
)
"""One element of a panel, such as `{"t": "text", "text": "Who wins?"}`."""


class Scene(TypedDict):
    """All that a layer shows: the picture (`size` None: there is none) in `title` and `words`, and what is on it.

    `say` is the line under it, heard but not seen where `hush` is set; `turn` counts what was sent, and `done` is the
    action heard last: which view it came from, and its number there. Without `choose` no tile can be chosen.
    """

    size: tuple[float, float] | None
    hits: Sequence[Hit]
    title: NotRequired[str]
    words: NotRequired[str]
    hush: NotRequired[bool]
    done: NotRequired[tuple[str, int]]
    choose: Sequence[Choose] | None
    panel: Sequence[Element]
    say: str
    turn: int


class Facts(TypedDict):
    """What a page tells of the screens that show the layer; `canvas` is whether the picture beside it is there."""

    width: Literal["wide", "narrow"]
    theme: Literal["light", "dark", "contrast"]
    ratio: float
    still: bool
    canvas: bool


class Traits(TypedDict):
    """The traits of a layer that the browser reads, and writes (`facts`)."""

    painter: Literal["canvas", "svg"]
    still: str
    scene: Scene
    svg: str
    pictures: Mapping[str, str]
    colours: Mapping[str, str]
    words: Mapping[str, str]
    facts: Facts


Value: TypeAlias = str | int | Sequence[str] | Mapping[str, str | int | None]
"""What an action carries: the tiles, a step or a number, an order of answers, or what was gathered."""


class Do(TypedDict):
    """An action, as it comes up: which `view` sent it, and its number `n` there."""

    do: str
    value: NotRequired[Value]
    view: str
    n: int


class Ask(TypedDict):
    """A view asks whether the action of this number arrived."""

    ask: int
    view: str
