"""Practice: questions, what makes them, and what is kept of the answers."""

from .case import Case, Line, Mistake
from .filling import Filling, Result, Step
from .generators import GENERATORS
from .hints import Hint, ladder
from .judging import Answered
from .progress import ENOUGH, WINDOW, Attempt, MemoryProgress, Progress, Tally, earned, shared
from .question import MOST_CHOICES, Choice, Question, QuestionError
from .selection import LESSONS, fitting, questions
from .sitting import Score, Sitting
from .source import GAMES, STANDARD
from .trying import Trying
from .words import concept_title

__all__ = [
    "ENOUGH",
    "GAMES",
    "GENERATORS",
    "LESSONS",
    "MOST_CHOICES",
    "STANDARD",
    "WINDOW",
    "Answered",
    "Attempt",
    "Case",
    "Choice",
    "Filling",
    "Hint",
    "Line",
    "MemoryProgress",
    "Mistake",
    "Progress",
    "Question",
    "QuestionError",
    "Result",
    "Score",
    "Sitting",
    "Step",
    "Tally",
    "Trying",
    "concept_title",
    "earned",
    "fitting",
    "ladder",
    "questions",
    "shared",
]
