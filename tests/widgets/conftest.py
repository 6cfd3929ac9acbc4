"""What holds for all tests of widgets: whatever a stage shows has the form that the browser expects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.front.faults import faults
from tienkow_learn.widgets.stage import wire
from tienkow_learn.widgets.stage.stage import Stage


@pytest.fixture(autouse=True)
def _well_formed(monkeypatch: pytest.MonkeyPatch) -> None:
    present = Stage._present

    def checked(self: Stage, *first: Any) -> None:  # noqa: ANN401
        present(self, *first)
        assert faults(self.layer.scene, wire.Scene) == []

    monkeypatch.setattr(Stage, "_present", checked)
