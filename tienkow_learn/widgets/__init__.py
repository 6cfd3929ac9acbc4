"""Widgets: the stage (a picture under native controls) and the thin shells that play, step and ask on it."""

from .flip import Flip
from .options import Options
from .quiz import Quiz
from .score_sheet import ScoreSheet
from .side_by_side import SideBySide
from .stepper import Stepper
from .table import Table

__all__ = ["Flip", "Options", "Quiz", "ScoreSheet", "SideBySide", "Stepper", "Table"]
