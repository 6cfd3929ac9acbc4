"""What a Jupyter server is told, so that Voila inside it shows the lessons: by the command and in Binder's image.

Nothing of Jupyter is imported here: the settings are names.
"""

from __future__ import annotations

from typing import Any

CONTENTS = "jupyter_server.services.contents.largefilemanager.LargeFileManager"
"""The files of a server, answered at once. Voila's pages do not wait for the usual manager and end in an error."""
FORGOTTEN_SECONDS = 600
"""After how long a kernel ends that no page is connected to."""


def configure(config: Any) -> None:  # noqa: ANN401  Jupyter's own type has no fixed fields
    """Set up a server that strangers come to by one link: Binder's image.

    On a machine of one's own Lab keeps the kernel of a closed page. Here nobody comes back to it: a page of Voila ends
    its kernel as it is closed, and one that died without a word (a phone, a cut line) has its kernel ended later.
    """
    config.ServerApp.contents_manager_class = CONTENTS
    config.VoilaConfiguration.prelaunch_hook = greet
    config.MappingKernelManager.cull_idle_timeout = FORGOTTEN_SECONDS
    config.MappingKernelManager.cull_interval = FORGOTTEN_SECONDS // 10


def greet(handler: Any, **_: object) -> None:  # noqa: ANN401  Voila calls it with a request of Tornado's
    """Give a visitor the cookie with which their page may end its kernel when it is closed.

    A server sends it with its own pages, but Voila's page may be the first that a visitor sees, and is then refused.
    """
    _ = handler.xsrf_token  # Tornado sets the cookie when it is asked for
