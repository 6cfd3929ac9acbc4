"""The error of a guided example that cannot be used."""

from __future__ import annotations

from tienkow_learn.engine.errors import TienKowError


class ExampleError(TienKowError):
    """A guided example that cannot be read or contradicts the rules: says which file, which step, and what."""
