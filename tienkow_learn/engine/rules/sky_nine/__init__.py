"""Sky Nine, as S9 describes it; every difference and silence is an option (RULES 3.4, 3.5, 4)."""

from .rules import SkyNine

__all__ = ["SkyNine"]
