"""The server of the image; postBuild puts this file where Jupyter looks for it."""

from tienkow_learn.server import configure

configure(c)  # type: ignore[name-defined]  # noqa: F821  Jupyter gives `c` to the file
