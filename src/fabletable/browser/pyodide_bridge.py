"""The bridge to JavaScript: it implements the ports of a tab with objects of web/src/transport/device. It runs only in
Pyodide."""

from __future__ import annotations

import gc
import sys
from array import array
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

# It exists in Pyodide only.
from pyodide.ffi import JsException, create_proxy, to_js  # type: ignore[import-not-found]

import fabletable.games
from fabletable.bots.plain_net import Layer, use_kernel
from fabletable.browser.job_worker import JobWorker
from fabletable.browser.ports import StorageFailed
from fabletable.browser.tab import Channel, Tab

FAILURES = {"QuotaExceededError": "why-storage-full"}


class JsStorage:
    def __init__(self, host: Any) -> None:
        self._host = host

    async def load(self, prefixes: Sequence[str]) -> dict[str, bytes]:
        found = await self._host.load(to_js(list(prefixes)))
        return {key: data.to_bytes() for key, data in found}

    async def keys(self, prefix: str) -> list[str]:
        return list((await self._host.keys(prefix)).to_py())

    async def read(self, key: str) -> bytes | None:
        found = await self._host.read(key)
        return None if found is None or not hasattr(found, "to_bytes") else found.to_bytes()

    async def write(self, put: Mapping[str, bytes], removed: Sequence[str]) -> None:
        try:
            await self._host.write(to_js([[key, data] for key, data in put.items()]), to_js(list(removed)))
        except JsException as no:
            raise StorageFailed(FAILURES.get(str(no.name), "why-storage-refused")) from None


class JsJobWorkers:
    def __init__(self, host: Any) -> None:
        self._host = host

    def ask(self, lane: str, game: str, frame: bytes) -> None:
        self._host.ask(lane, game, to_js(frame))

    def stop(self, lane: str) -> None:
        self._host.stop(lane)

    def hurry(self, lane: str) -> None:
        self._host.hurry(lane)


class JsGames:
    def __init__(self, host: Any) -> None:
        self._host = host

    async def bring(self, game: str) -> None:
        await self._host.bring(game)


class JsKernel:
    """The kernel of web/src/transport/device/kernel.ts. Each matrix is handed over once and leaves Python's memory,
    which grows but never shrinks."""

    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel

    def _handle(self, layer: Layer) -> Any:
        if layer.handle is None:
            layer.handle = self._kernel.layer(to_js(layer.data), to_js(layer.bias), layer.width)
            layer.data = array("f")
        return layer.handle

    def product(self, rows: array[float], count: int, layer: Layer, *, cut: bool) -> Sequence[float]:
        return _floats(self._kernel.product(to_js(rows), count, self._handle(layer), cut))

    def chosen(self, rows: Sequence[float], layer: Layer, at: array[int], of: array[int]) -> Sequence[float]:
        return _floats(self._kernel.chosen(to_js(rows), self._handle(layer), to_js(at), to_js(of)))


def _floats(typed: Any) -> array[float]:
    found = array("f")
    found.frombytes(typed.to_bytes())
    return found


def add_game(path: str) -> None:
    """Make the rules in this zip file importable."""
    if path not in fabletable.games.__path__:
        fabletable.games.__path__.append(path)


class JsTab:
    """The interface of the tab for JavaScript."""

    def __init__(self, host: Any) -> None:
        self.tab = Tab(JsStorage(host.storage), JsJobWorkers(host.jobWorkers), JsGames(host.games))

    def open(self) -> Awaitable[None]:
        return self.tab.open()

    async def request(self, method: str, address: str, body: str, secret: str, own_key: str) -> Any:
        status, data = await self.tab.request(method, address, body.encode(), secret, own_key)
        return to_js([status, data.decode()])

    def connect(self, say: Callable[[str], None], closed: Callable[[int, str], None]) -> Channel:
        return self.tab.connect(lambda data: say(data.decode()), closed)

    def heard(self, lane: str, data: Any) -> None:
        self.tab.workers.heard(lane, data.to_bytes())

    def lost(self, lane: str) -> None:
        self.tab.workers.lost(lane)


def be_collected_seldom() -> None:
    """Spare what was imported, which stays, from the search for garbage."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def make_tab(host: Any) -> Any:
    be_collected_seldom()
    use_kernel(JsKernel(host.kernel))
    return create_proxy(JsTab(host))


def make_job_worker(say: Any, kernel: Any) -> Any:
    be_collected_seldom()
    use_kernel(JsKernel(kernel))
    worker = JobWorker(lambda data: say(to_js(data)))

    def run(data: Any, is_stopped: Any, is_hurried: Any) -> None:
        worker.run(data.to_bytes(), is_stopped, is_hurried)

    return create_proxy(run)


def modules() -> Any:
    """Return the names of all modules that were imported, for a test."""
    return to_js(sorted(sys.modules))
