"""Practice: questions, what makes them, and what is kept of the answers."""

from .generators import GENERATORS
from .hints import Hint, ladder
from .judging import Answered
from .progress import Attempt, MemoryProgress, Progress, Tally, shared
from .question import MOST_CHOICES, Choice, Question, QuestionError
from .selection import LESSONS, questions
from .sitting import Score, Sitting
from .words import concept_title

__all__ = [
    "GENERATORS",
    "LESSONS",
    "MOST_CHOICES",
    "Answered",
    "Attempt",
    "Choice",
    "Hint",
    "MemoryProgress",
    "Progress",
    "Question",
    "QuestionError",
    "Score",
    "Sitting",
    "Tally",
    "concept_title",
    "ladder",
    "questions",
    "shared",
]
