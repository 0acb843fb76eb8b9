"""Nets without numpy choose as numpy does."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from array import array
from pathlib import Path

import pytest

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.best_search import file_of, net_of
from fabletable.bots.net_search import all_policies, chances_to_win
from fabletable.bots.plain_net import PythonKernel, read_plain_net, use_kernel
from fabletable.bots.roster import let_decide
from fabletable.games import BUILT_IN, find
from fabletable.kernel.vocabulary import vocabulary_of

WEB = Path(__file__).parents[2] / "web"
KERNEL = WEB / "src" / "transport" / "device" / "kernel.ts"
TYPESCRIPT = WEB / "node_modules" / "typescript"
WITH_NET = [key for key in BUILT_IN if file_of(key) is not None]


def positions(key, wanted):
    """Return positions with more than one option, out of games of random and medium players."""
    found = 0
    for game in range(1000):
        match = fabletable.start(key, players=2 + game % 2, seed=f"plain {game}")
        bots = [make_bot(("random", "medium")[(seat + game) % 2], f"{game}/{seat}") for seat in range(match.players)]
        while match.decision is not None:
            if len(match.decision.options) > 1:
                yield match
                found += 1
                if found == wanted:
                    return
            let_decide(match, bots[match.decision.seat])


def compare(key, wanted):
    game = find(key)
    plain, numpys = read_plain_net(file_of(key), game), net_of(game)
    known = vocabulary_of(game)
    for match in positions(key, wanted):
        asked = [(match, match.decision)]
        ours, theirs = all_policies(plain, asked, known)[0], all_policies(numpys, asked, known)[0]
        assert ours == pytest.approx(theirs, abs=2e-4)
        # Where two options are worth the same but for the last digit, either may come first.
        assert theirs[ours.index(max(ours))] == pytest.approx(max(theirs), abs=1e-5)
        seats = [(match, seat) for seat in range(match.players)]
        assert chances_to_win(plain, seats) == pytest.approx(chances_to_win(numpys, seats), abs=1e-4)


class BrowserKernel:
    """The kernel of tabs, run by Node: a request a line, an answer a line."""

    def __init__(self, node):
        self._node = node
        self._layers = 0

    def _ask(self, ask, **given):
        plain = {key: base64.b64encode(v).decode() if isinstance(v, array) else v for key, v in given.items()}
        self._node.stdin.write(json.dumps({"ask": ask, **plain}).encode() + b"\n")
        self._node.stdin.flush()
        return array("f", base64.b64decode(self._node.stdout.readline()))

    def _place(self, layer):
        if layer.handle is None:
            self._ask("layer", data=layer.data, bias=layer.bias, width=layer.width)
            layer.handle, self._layers = self._layers, self._layers + 1
        return layer.handle

    def product(self, rows, count, layer, *, cut):
        return self._ask("product", rows=array("f", rows), count=count, of=self._place(layer), cut=cut)

    def chosen(self, rows, layer, at, of):
        return self._ask("chosen", rows=array("f", rows), of=self._place(layer), at=at, words=of)


@pytest.fixture
def browser_kernel():
    if shutil.which("node") is None or not TYPESCRIPT.is_dir():
        pytest.skip("needs Node and the page's packages: make page")
    words = ["node", Path(__file__).with_name("kernel.mjs"), KERNEL, TYPESCRIPT]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as node:
        use_kernel(BrowserKernel(node))
        yield
        use_kernel(PythonKernel())
        node.stdin.close()


@pytest.mark.parametrize("key", WITH_NET)
def test_a_plain_net_chooses_as_numpy_does(key):
    compare(key, 60)


@pytest.mark.usefixtures("browser_kernel")
@pytest.mark.parametrize("key", WITH_NET)
def test_the_kernel_of_tabs_chooses_as_numpy_does(key):
    compare(key, 60)


@pytest.mark.soak
@pytest.mark.usefixtures("browser_kernel")
@pytest.mark.parametrize("key", WITH_NET)
def test_the_kernel_of_tabs_chooses_as_numpy_does_at_length(key):
    compare(key, 10_000)
