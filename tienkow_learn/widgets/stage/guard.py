"""The one guard around everything that a click, a key or a timer calls."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

Given = ParamSpec("Given")


class Guard:
    """Runs callbacks so that no error is lost: `show` tells the person, `errors` remembers, oldest first.

    Where the environment variable `TIENKOW_LEARN_RAISE` is set, the error is raised as well.

    >>> guard = Guard(print)
    >>> guard(print)("played")
    played
    >>> guard.errors
    []
    """

    def __init__(self, show: Callable[[Exception], None]) -> None:
        self.errors: list[Exception] = []
        self._show = show

    def __call__(self, callback: Callable[Given, object]) -> Callable[Given, None]:
        """The callback, guarded. It returns nothing."""

        @wraps(callback)
        def guarded(*args: Given.args, **named: Given.kwargs) -> None:
            try:
                callback(*args, **named)
            except Exception as error:  # noqa: BLE001  whatever a callback raises is to be seen
                self.tell(error)

        return guarded

    def tell(self, error: Exception) -> None:
        """Remember and show an error, once, that was caught elsewhere (in a task, say); raise it where asked."""
        if not any(error is known for known in self.errors):
            self.errors.append(error)
            self._show(error)
        if os.environ.get("TIENKOW_LEARN_RAISE"):
            raise error
