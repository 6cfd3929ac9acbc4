"""What chance draws for the tests of Sky Nine: options, rules."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

from tienkow_learn.engine import OptionError, SkyNine
from tienkow_learn.engine.rules import values_of

OPTIONS = {each.name: values_of(SkyNine, each.name) for each in fields(SkyNine)} | {
    "start_counters": (50, 1),
    "target": (None, 30),
    "minutes": (None, 30),
}


def sky_rules(chance: random.Random, **fixed: object) -> SkyNine:
    """Any options that mean something together, some of them fixed."""
    while True:
        drawn: dict[str, Any] = {name: chance.choice(values) for name, values in OPTIONS.items()}
        try:
            return SkyNine(**drawn | fixed)
        except OptionError:
            continue
