"""Every sentence that a person reads, looked up by code."""

from .catalogue import codes, game_name, languages, say
from .lists import play_label, set_name, short, signed
from .names import readings_of, seat_name, series_name, tile_name
from .voice import Voice, explain

__all__ = [
    "Voice",
    "codes",
    "explain",
    "game_name",
    "languages",
    "play_label",
    "readings_of",
    "say",
    "seat_name",
    "series_name",
    "set_name",
    "short",
    "signed",
    "tile_name",
]
