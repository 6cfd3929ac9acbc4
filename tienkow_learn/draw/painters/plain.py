"""The text painter: a scene as lines of text, for terminals."""

from __future__ import annotations

from unicodedata import east_asian_width

from tienkow_learn.draw.scene.shapes import Face, Label, Scene

COLUMN, LINE = 6.6, 15.0
"""The scene units that one sign takes, across and down."""

Grid = dict[int, dict[int, str]]


def text(scene: Scene) -> str:
    """The scene as text: its words and tiles where they lie; `[6:5]` is a tile, `(6:5)` a dim one, `#` a back.

    >>> from tienkow_learn.draw.scene.row import row
    >>> [line for line in text(row("6:6 4:2")).splitlines() if line]
    ['[6:6]     [4:2]', 'Heaven     Six', '天 6:6   六 4:2']
    """
    grid: Grid = {}
    for face in scene.faces:
        _write(grid, face.x + face.w / 2, face.y + face.h / 2, _tile(face), "middle")
    for shape in scene.shapes:
        if isinstance(shape, Label):
            _write(grid, shape.x, shape.y - shape.size / 3, shape.text, shape.anchor)
    lines = [_line(grid.get(row, {})) for row in range(min(grid, default=0), max(grid, default=0) + 1)]
    left = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    return "\n".join(line[left:] for line in lines)


def _tile(face: Face) -> str:
    if face.face == "?":
        return "#"
    return f"({face.face})" if face.off else f"[{face.face}]"


def _write(grid: Grid, x: float, y: float, words: str, anchor: str) -> None:
    """Put words on the grid, anchored as a label is; a wide sign takes two columns."""
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * sum(map(_columns, words))
    row, column = grid.setdefault(round(y / LINE), {}), max(0, round(x / COLUMN - shift))
    for sign in words:
        row[column] = sign
        if _columns(sign) > 1:
            row[column + 1] = ""
        column += _columns(sign)


def _columns(sign: str) -> int:
    return 2 if east_asian_width(sign) in "WF" else 1


def _line(row: dict[int, str]) -> str:
    return "".join(row.get(column, " ") for column in range(max(row, default=-1) + 1)).rstrip()
