"""Receipts: which actions of which view were heard, so that each is done once."""

from __future__ import annotations

MOST_VIEWS = 16
"""So many views are remembered, those heard last: a page that was loaded again has new ones."""


class Receipts:
    """What came from each view, by the numbers that it gives its actions; they only rise.

    >>> receipts = Receipts()
    >>> receipts.take("a", 1), receipts.take("a", 1), receipts.take("a", 3), receipts.take("a", 2)
    (True, False, True, False)
    >>> receipts.last
    ('a', 3)
    """

    def __init__(self) -> None:
        self._heard: dict[str, int] = {}

    @property
    def last(self) -> tuple[str, int] | None:
        """The view heard last, and the number up to which its actions are settled."""
        return next(reversed(self._heard.items()), None)

    def take(self, view: object, number: object) -> bool:
        """True if an action is new; from now on it, and all before it, are not. One without a number is always new."""
        if not isinstance(view, str) or not isinstance(number, int):
            return True
        before = self._heard.pop(view, 0)
        self._heard[view] = max(before, number)
        if len(self._heard) > MOST_VIEWS:
            del self._heard[next(iter(self._heard))]
        return number > before
