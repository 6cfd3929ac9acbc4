"""tienkow-learn: learn the old Chinese tile game Tien Kow (天九) at an interactive table.

Every name that a notebook needs is here, loaded on first use, so that `import tienkow_learn` costs next to nothing.

>>> import tienkow_learn as tk
>>> tk.Tile("6:6").name_in("en")
'Heaven'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

_HOMES = {
    "engine": (
        "ArgumentError DECK Code Combination Event IllegalPlay Match NotationError Observation OptionError Outcome "
        "Payment Play Reason Record RecordError Round RuleSet Series Settlement SkyNine TienKow TienKowError "
        "Tile Tiles Trick tiles"
    ),
    "draw.card.card": "Card",
    "lessons": "Asked Example ExampleError Flipped",
    "players": "Beginner Player Steady",
    "players.weighing": "Weights",
    "practice": "Answered Attempt Choice MemoryProgress Progress Question QuestionError Score Tally",
    "widgets.table.ladder": "Hint",
    "widgets": "Flip Options Quiz ScoreSheet SideBySide Stepper Table",
}
_HOME = {name: home for home, names in _HOMES.items() for name in names.split()}
__all__ = sorted(_HOME)  # noqa: PLE0605

if TYPE_CHECKING:
    from .draw.card.card import Card as Card
    from .engine import DECK as DECK
    from .engine import ArgumentError as ArgumentError
    from .engine import Code as Code
    from .engine import Combination as Combination
    from .engine import Event as Event
    from .engine import IllegalPlay as IllegalPlay
    from .engine import Match as Match
    from .engine import NotationError as NotationError
    from .engine import Observation as Observation
    from .engine import OptionError as OptionError
    from .engine import Outcome as Outcome
    from .engine import Payment as Payment
    from .engine import Play as Play
    from .engine import Reason as Reason
    from .engine import Record as Record
    from .engine import RecordError as RecordError
    from .engine import Round as Round
    from .engine import RuleSet as RuleSet
    from .engine import Series as Series
    from .engine import Settlement as Settlement
    from .engine import SkyNine as SkyNine
    from .engine import TienKow as TienKow
    from .engine import TienKowError as TienKowError
    from .engine import Tile as Tile
    from .engine import Tiles as Tiles
    from .engine import Trick as Trick
    from .engine import tiles as tiles
    from .lessons import Asked as Asked
    from .lessons import Example as Example
    from .lessons import ExampleError as ExampleError
    from .lessons import Flipped as Flipped
    from .players import Beginner as Beginner
    from .players import Player as Player
    from .players import Steady as Steady
    from .players.weighing import Weights as Weights
    from .practice import Answered as Answered
    from .practice import Attempt as Attempt
    from .practice import Choice as Choice
    from .practice import MemoryProgress as MemoryProgress
    from .practice import Progress as Progress
    from .practice import Question as Question
    from .practice import QuestionError as QuestionError
    from .practice import Score as Score
    from .practice import Tally as Tally
    from .widgets import Flip as Flip
    from .widgets import Options as Options
    from .widgets import Quiz as Quiz
    from .widgets import ScoreSheet as ScoreSheet
    from .widgets import SideBySide as SideBySide
    from .widgets import Stepper as Stepper
    from .widgets import Table as Table
    from .widgets.table.ladder import Hint as Hint


def __getattr__(name: str) -> object:
    if name not in _HOME:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(f".{_HOME[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
