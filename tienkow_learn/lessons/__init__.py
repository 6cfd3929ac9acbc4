"""Guided examples: situations as data, stepped through by words, plays and questions. Answers come from the engine."""

from .asking import Asked, Choice, ask
from .comparing import comparison
from .contrast import Case, Contrast, Flipped, Side
from .contrasting import contrast, contrasts, options, read_contrast
from .example import Example, ExampleError, Step
from .flips import Flips
from .frames import Frame, frames, replayed
from .reading import load, names, read
from .siding import Sides
from .walk import Walk

__all__ = [
    "Asked",
    "Case",
    "Choice",
    "Contrast",
    "Example",
    "ExampleError",
    "Flipped",
    "Flips",
    "Frame",
    "Side",
    "Sides",
    "Step",
    "Walk",
    "ask",
    "comparison",
    "contrast",
    "contrasts",
    "frames",
    "load",
    "names",
    "options",
    "read",
    "read_contrast",
    "replayed",
]
