"""Tien Kow, as EN and RU describe it; every difference and silence of theirs is an option (RULES 2.2)."""

from .rules import TienKow

__all__ = ["TienKow"]
