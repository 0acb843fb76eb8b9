"""The server as `fabletable play` starts it, with games for tests on its shelf as well.

``python -m tests.browser.serve PORT FOLDER [tests] [lobby] [page=FOLDER] [origin=URL] [packs=FOLDER]``
"""

import os
import sys
import time
from dataclasses import replace
from pathlib import Path

import fabletable
from fabletable.coach.puzzle import OWN_PACKS
from fabletable.kernel import Chance, Options
from fabletable.server import main, reach
from fabletable.server.http import page_files
from fabletable.server.settings import Settings, at_home
from fabletable.table.local.clock import SystemClock
from tests.browser.server_process import AHEAD
from tests.kernel.lanterns import GAME, Harbour, Lantern, Lanterns


class Unlucky(Lanterns):
    """Everyone can light a lantern of thirteen, and that rule is broken."""

    key = "unlucky"

    def set_up(self, players: int, options: Options, chance: Chance) -> Harbour:
        table = super().set_up(players, options, chance)
        for seat, keeper in enumerate(table.keepers):
            keeper.gold = 20
            keeper.hand = [Lantern(13, seat)]
        return table


def as_told(host: str, port: int, data: Path | None) -> Settings:
    """Return settings as at home, with an open lobby or an address of its own where the command line says so."""
    settings = replace(at_home(host, port, data), lobby="lobby" in sys.argv[3:])
    for told in sys.argv[3:]:
        if told.startswith("origin="):
            settings = replace(settings, origin=told.removeprefix("origin="))
    return settings


def shifted(_: SystemClock) -> float:
    """Return the time of this machine, moved ahead by the seconds in a file that a test writes."""
    ahead = Path(sys.argv[2]) / AHEAD
    return time.time() + (float(ahead.read_text()) if ahead.exists() else 0.0)


if __name__ == "__main__":
    SystemClock.now = shifted  # type: ignore[assignment, method-assign]
    if "tests" in sys.argv[3:]:
        fabletable.bring(GAME)
        fabletable.bring(Unlucky())
    for told in sys.argv[3:]:
        if told.startswith("page="):
            page_files.PAGE = Path(told.removeprefix("page="))
        if told.startswith("packs="):
            os.environ[OWN_PACKS] = told.removeprefix("packs=")
    # What is opened to the network in a test is opened to this machine under another address.
    vars(reach)["network_address"] = lambda: "127.0.0.2"
    vars(main)["at_home"] = as_told
    main.play(port=int(sys.argv[1]), open_browser=False, data=Path(sys.argv[2]))
