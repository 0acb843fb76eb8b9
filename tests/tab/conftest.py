"""A tab without a browser: its storage is a dict, its job workers run in this process."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fabletable.browser.job_worker import JobWorker
from fabletable.browser.ports import StorageFailed
from fabletable.browser.tab import Tab
from fabletable.server.http.page_files import PAGE

ROOT = Path(__file__).parents[2]
RUNTIME = PAGE / "runtime"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"


class DictStorage:
    """A storage in memory; ``fails`` is the code of the refusal that the next write gets."""

    def __init__(self):
        self.held = {}
        self.fails = ""
        self.writes = 0

    async def load(self, prefixes):
        return {key: data for key, data in self.held.items() if key.startswith(tuple(prefixes))}

    async def keys(self, prefix):
        return [key for key in self.held if key.startswith(prefix)]

    async def read(self, key):
        return self.held.get(key)

    async def write(self, put, removed):
        await asyncio.sleep(0)
        if self.fails:
            raise StorageFailed(self.fails)
        self.writes += 1
        for key in removed:
            if key.endswith("*"):
                for each in [each for each in self.held if each.startswith(key[:-1])]:
                    del self.held[each]
            else:
                self.held.pop(key, None)
        self.held.update(put)


class SameProcess:
    """JobWorkers that run a job at once, on the event loop; ``loses`` so many workers first."""

    def __init__(self):
        self.tab = None
        self.loses = 0
        self.asked = []

    def ask(self, lane, game, frame):
        self.asked.append(lane)
        asyncio.get_running_loop().call_soon(self._run, lane, frame)

    def _run(self, lane, frame):
        if self.loses:
            self.loses -= 1
            self.tab.workers.lost(lane)
            return
        JobWorker(lambda data: self.tab.workers.heard(lane, data)).run(frame, lambda: False, lambda: False)

    def stop(self, lane):
        pass

    def hurry(self, lane):
        pass


class AllGames:
    async def bring(self, game):
        pass


class OpenTab:
    """A tab as the page sees it."""

    def __init__(self, tab, storage, job_workers):
        self.tab = tab
        self.storage = storage
        self.job_workers = job_workers

    async def ask(self, method, path, body=None, secret="", key=""):
        status, text = await self.tab.request(
            method, path, b"" if body is None else json.dumps(body).encode(), secret, key
        )
        return status, json.loads(text) if text else None

    async def got(self, method, path, body=None, secret="", key=""):
        status, answer = await self.ask(method, path, body, secret, key)
        assert status < 300, answer
        return answer


@asynccontextmanager
async def opened(storage=None):
    storage, job_workers = storage or DictStorage(), SameProcess()
    tab = job_workers.tab = Tab(storage, job_workers, AllGames())
    await tab.open()
    try:
        yield OpenTab(tab, storage, job_workers)
    finally:
        await tab.close()


@pytest.fixture(scope="session")
def pyodide(tmp_path_factory):
    """Return what runs Python code in Pyodide and gives its ``answer``."""
    if shutil.which("node") is None or not (RUNTIME / "runtime.json").is_file() or not PYODIDE.is_dir():
        pytest.skip("needs Node, `make page` and the page's packages")

    def run(code):
        file = tmp_path_factory.mktemp("pyodide") / "code.py"
        file.write_text(code, "utf-8")
        words = ["node", Path(__file__).with_name("pyodide.mjs"), RUNTIME, PYODIDE, file]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
