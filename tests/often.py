"""How often a thing is tried: enough in each run, many times that in `make many`, hardly on the other Pythons."""

from __future__ import annotations

import os

from hypothesis import settings

OFTEN = float(os.environ.get("OFTEN", "1"))


def times(each: int) -> int:
    """How many times, for what each run does so many times."""
    return max(1, round(each * OFTEN))


def examples(each: int) -> settings:
    """Hypothesis's setting for a property that each run tries with so many examples."""
    return settings(max_examples=times(each))
