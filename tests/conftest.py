"""What holds for all tests."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import settings

from tests import project
from tests.often import times

if TYPE_CHECKING:
    import pytest

os.environ["TIENKOW_LEARN_RAISE"] = "1"  # a widget's error is the test's error
settings.register_profile(
    "steady", max_examples=times(40), deadline=None, print_blob=True
)  # a busy machine is not a failure
settings.load_profile("steady")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes minutes unless it is asked for, and put the browser tests last.

    Playwright keeps an event loop running from its first test to its last.
    """
    long = [item for item in items if item.get_closest_marker("many") and "many" not in config.getoption("markexpr")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]
    items.sort(key=lambda item: Path(item.path).is_relative_to(project.ROOT / "tests" / "browser"))
