"""Guided examples: situations as data, stepped through by words, plays and questions. Answers come from the engine."""

from .asking import Asked, Choice, ask
from .example import Example, Step
from .failing import ExampleError
from .frames import Frame, frames, replayed
from .reading import load, names, read
from .walk import Walk

__all__ = [
    "Asked",
    "Choice",
    "Example",
    "ExampleError",
    "Frame",
    "Step",
    "Walk",
    "ask",
    "frames",
    "load",
    "names",
    "read",
    "replayed",
]
