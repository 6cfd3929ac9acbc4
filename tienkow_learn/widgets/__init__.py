"""Widgets: the stage (a picture under native controls) and the thin shells that play, step and ask on it."""

from .compare.flip import Flip
from .compare.side_by_side import SideBySide
from .options import Options
from .quiz.quiz import Quiz
from .score_sheet.sheet import ScoreSheet
from .stepper.stepper import Stepper
from .table.table import Table

__all__ = ["Flip", "Options", "Quiz", "ScoreSheet", "SideBySide", "Stepper", "Table"]
