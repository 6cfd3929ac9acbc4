"""The rules of the game as values that never change. Standard library only."""

from .combinations import Combination
from .errors import ArgumentError, IllegalPlay, NotationError, OptionError, RecordError, TienKowError
from .match import Match
from .observation import Observation
from .outcome import Event, Outcome
from .play import Play, Trick
from .reasons import Code, Reason
from .record.record import Record
from .round import Round
from .rules import RuleSet, SkyNine, TienKow
from .settlement import Payment, Settlement
from .tiles import DECK, Series, Tile, Tiles, tiles

__all__ = [
    "DECK",
    "ArgumentError",
    "Code",
    "Combination",
    "Event",
    "IllegalPlay",
    "Match",
    "NotationError",
    "Observation",
    "OptionError",
    "Outcome",
    "Payment",
    "Play",
    "Reason",
    "Record",
    "RecordError",
    "Round",
    "RuleSet",
    "Series",
    "Settlement",
    "SkyNine",
    "TienKow",
    "TienKowError",
    "Tile",
    "Tiles",
    "Trick",
    "tiles",
]
