"""Jupyter servers for the browser tests: started on a free port, in folders of their own, stopped at the end."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat
from psutil import Process

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).parents[2]
TOKEN = "t"  # noqa: S105  the servers listen on this machine only, and only for the test
QUIET = {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}}
THEMES = {"light": "JupyterLab Light", "dark": "JupyterLab Dark", "contrast": "JupyterLab Dark High Contrast"}
START_SECONDS = 60


@dataclass(frozen=True)
class Server:
    """A running server: its address, the folder that it serves, its process."""

    url: str
    work: Path
    process: Process

    def call(self, method: str, path: str, body: object = None) -> bytes:
        """Send one request to the server's own interface and return the answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310  our own server
            f"{self.url}/{path}", data, {"Authorization": f"token {TOKEN}"}, method=method
        )
        with urllib.request.urlopen(request, timeout=START_SECONDS) as answer:  # noqa: S310
            return bytes(answer.read())

    def theme(self, name: str) -> None:
        """Set Lab's theme for pages opened from now on: "light", "dark" or "contrast"."""
        raw = json.dumps({"theme": THEMES[name]})
        self.call("PUT", "lab/api/settings/@jupyterlab/apputils-extension:themes", {"raw": raw})

    def end_kernels(self) -> None:
        """End every session, so that the next test has the machine for itself."""
        for session in json.loads(self.call("GET", "api/sessions")):
            self.call("DELETE", f"api/sessions/{session['id']}")

    def kernels(self) -> list[Process]:
        """The processes of its kernels, the newest last."""
        return sorted(self.process.children(), key=lambda child: child.create_time())

    def copy(self, source: str | Sequence[str]) -> str:
        """Put a notebook into a new folder of the server and return its path there.

        `source` is the name of a tutorial (its pictures come along) or the code cells of a notebook to make.
        """
        folder = self.work / f"n{sum(1 for _ in self.work.iterdir())}"
        if isinstance(source, str):
            shutil.copytree(ROOT / "tutorials", folder)
            return f"{folder.name}/{source}"
        folder.mkdir()
        made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in source])
        made.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(made, folder / "made.ipynb")
        return f"{folder.name}/made.ipynb"


@contextmanager
def lab_server(home: Path) -> Iterator[Server]:
    """JupyterLab, and Notebook beside it, without news, questions and the user's own settings."""
    port = _free_port()
    options = [*_lab_options(home, port), f"--ServerApp.root_dir={_work(home)}"]
    with _running([sys.executable, "-m", "jupyterlab", *options], home, port, f"api/status?token={TOKEN}") as (
        url,
        process,
    ):
        yield Server(url, home / "work", process)


@contextmanager
def image_server(home: Path, tools: Path, root: Path, *options: str) -> Iterator[Server]:
    """Serve a repository's root as Binder does, below an address of the visitor's, with the programs of an image."""
    port = _free_port()
    base = "user/visitor"
    command = [str(tools / "jupyter-lab"), *_lab_options(home, port), f"--ServerApp.base_url=/{base}/", *options]
    with _running(command, home, port, f"{base}/api/status?token={TOKEN}", cwd=root, path="") as (url, process):
        yield Server(f"{url}/{base}", root, process)


@contextmanager
def voila_server(home: Path, *more: str) -> Iterator[Server]:
    """Voila over the same kind of folder: `{url}/voila/render/<path>` shows a notebook."""
    port = _free_port()
    options = [
        str(_work(home)),
        "--no-browser",
        f"--port={port}",
        "--Voila.ip=127.0.0.1",
        "--base_url=/",
        *more,
    ]
    with _running([sys.executable, "-m", "voila", *options], home, port, "") as (url, process):
        yield Server(url, home / "work", process)


def _lab_options(home: Path, port: int) -> list[str]:
    settings = home / "settings"
    settings.mkdir()
    (settings / "overrides.json").write_text(json.dumps(QUIET), encoding="utf-8")
    return [
        "--no-browser",
        "--ip=127.0.0.1",
        f"--port={port}",
        "--ServerApp.port_retries=0",
        "--allow-root",
        f"--IdentityProvider.token={TOKEN}",
        f"--LabApp.app_settings_dir={settings}",
        "--LabApp.news_url=None",
        "--LabApp.expose_app_in_browser=True",
        "--JupyterNotebookApp.expose_app_in_browser=True",
    ]


@contextmanager
def _running(
    command: list[str], home: Path, port: int, ready: str, *, cwd: Path | None = None, path: str = str(ROOT)
) -> Iterator[tuple[str, Process]]:
    log = home / "server.log"
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(  # noqa: S603  our own command
            command, env=_environment(home, path), cwd=cwd or home, stdout=out, stderr=subprocess.STDOUT
        )
        try:
            url = f"http://127.0.0.1:{port}"
            _wait(process, f"{url}/{ready}", log)
            yield url, Process(process.pid)
        finally:
            process.terminate()
            process.wait(60)


def _wait(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=5).close()  # noqa: S310
        except OSError:
            time.sleep(0.1)
        else:
            return
    message = f"the server did not start:\n{log.read_text(encoding='utf-8')[-4000:]}"
    raise RuntimeError(message)


def _environment(home: Path, package: str) -> dict[str, str]:
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "IPYTHONDIR": "ipython",
    }
    path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
    return os.environ | {name: str(home / folder) for name, folder in own.items()} | {"PYTHONPATH": path}


def _work(home: Path) -> Path:
    (home / "work").mkdir()
    return home / "work"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
