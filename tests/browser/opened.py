"""A notebook opened in a browser: the page, what went wrong on it, and what it said to the kernel."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Error, Locator, Page, WebSocket

SECONDS = 1000
"""Milliseconds in a second: Playwright counts in milliseconds."""
COMMAND_SECONDS = 120
COMMAND = """
async ([name, milliseconds]) => {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error(`${name} did not end`)), milliseconds));
    await Promise.race([window.jupyterapp.commands.execute(name), late]);
}
"""
SHOWN = "() => window.jupyterapp?.shell.currentWidget?.sessionContext"
READY = """
async () => {
    const { sessionContext, context } = window.jupyterapp.shell.currentWidget;
    await Promise.all([window.jupyterapp.restored, context.ready, sessionContext.ready]);
    await sessionContext.session.kernel.info;
    window.jupyterapp.shell.collapseLeft();
}
"""
PYTHON = """code => {
    window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestExecute({ code }).done.catch(() => null);
}"""
SCROLLER = ".jp-WindowedPanel-outer"
"""The part of Lab's page that scrolls when a notebook does."""


@dataclass(frozen=True)
class Frame:
    """One message of a kernel's web socket: its Jupyter type ("comm_msg", "status" ...) and its length in bytes."""

    kind: str
    size: int


@dataclass
class Frames:
    """All messages between the page and its kernel, in order: `up` to the kernel, `down` from it."""

    up: list[Frame] = field(default_factory=list)
    down: list[Frame] = field(default_factory=list)

    def watch(self, socket: WebSocket) -> None:
        """Note the messages of a web socket, if it is a kernel's."""
        if "/channels" in socket.url:
            socket.on("framesent", lambda payload: self.up.append(_frame(payload)))
            socket.on("framereceived", lambda payload: self.down.append(_frame(payload)))

    def clear(self) -> None:
        """Forget what was noted, before the action that is to be measured."""
        self.up.clear()
        self.down.clear()

    @property
    def bytes_down(self) -> int:
        """Bytes that the kernel sent."""
        return sum(frame.size for frame in self.down)


@dataclass
class Opened:
    """A notebook on a page. `page` is Playwright's; `errors` are the page's script errors (must be none at the end)."""

    page: Page
    path: str
    errors: list[str] = field(default_factory=list)
    frames: Frames = field(default_factory=Frames)

    def watch(self) -> Opened:
        """Start to note errors and messages; called before the page is loaded."""
        self.page.on("pageerror", self._note)
        self.page.on("websocket", self.frames.watch)
        return self

    def _note(self, error: Error) -> None:
        """Note a script error; those of Notebook itself, which it has in every notebook, are not ours."""
        if "/static/notebook/" not in (error.stack or ""):
            self.errors.append(f"{error}\n{error.stack}")

    @property
    def outputs(self) -> Locator:
        """All output areas of the notebook, in Lab and in Voila."""
        return self.page.locator(".jp-OutputArea-output")

    @property
    def failed(self) -> Locator:
        """Outputs that are error messages of the kernel."""
        return self.page.locator('[data-mime-type="application/vnd.jupyter.error"], [data-mime-type$=".stderr"]')

    def command(self, name: str) -> None:
        """Run one of Lab's commands, as its menus do, and wait until it is done."""
        self.page.evaluate(COMMAND, [name, COMMAND_SECONDS * SECONDS])

    def run_all(self) -> None:
        """Run all cells and wait for the last."""
        self.command("notebook:run-all-cells")

    def python(self, code: str) -> None:
        """Have the kernel run some code beside the cells, without waiting for it."""
        self.page.evaluate(PYTHON, code)

    def save(self) -> None:
        """Save the notebook."""
        self.command("docmanager:save")

    def reload(self) -> None:
        """Load the page again, as F5 does; the kernel goes on living. Save before, or the outputs are lost."""
        self.page.reload()
        self.ready()

    def ready(self) -> None:
        """Wait until the notebook is shown and its kernel is idle, then give it the whole width."""
        self.page.wait_for_function(
            "() => window.jupyterapp?.shell.currentWidget?.sessionContext", timeout=60 * SECONDS
        )
        self.page.evaluate(READY)
        self.page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]", state="attached")

    def top(self) -> float:
        """How far the notebook is scrolled, in CSS pixels."""
        return float(self.page.locator(SCROLLER).first.evaluate("box => box.scrollTop"))

    def settle(self, milliseconds: int = 300) -> None:
        """Wait until no message has passed for a while, so that what follows is counted alone."""
        for _ in _until_still(self.frames):
            self.page.wait_for_timeout(milliseconds)


def _until_still(frames: Frames) -> Iterator[None]:
    before = -1
    for _ in range(40):
        now = len(frames.up) + len(frames.down)
        if now == before:
            return
        before = now
        yield


def _frame(payload: str | bytes) -> Frame:
    data = payload.encode() if isinstance(payload, str) else payload
    return Frame(_kind(data), len(data))


def _kind(data: bytes) -> str:
    """Read a message's type: a count, that many places (64 bit, little endian), then channel, header and the rest."""
    if data[:1] == b"{":
        return str(json.loads(data)["header"]["msg_type"])
    places = struct.unpack_from("<3Q", data, 8)
    return str(json.loads(data[places[1] : places[2]])["msg_type"])
