"""Who chooses a play. A player takes an Observation, never a Round, and asks its rule set for every rule."""

from .beginner import Beginner
from .player import Player
from .steady import Steady

__all__ = ["Beginner", "Player", "Steady"]
