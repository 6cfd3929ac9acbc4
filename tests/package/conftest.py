"""A copy of the project as a fresh checkout has it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import project

collect_ignore = ["test_binder.py"] if sys.platform == "win32" else []


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return project.copy(tmp_path_factory.mktemp("checkout"))
