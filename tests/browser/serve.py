"""The server as `fabletable play` starts it, with games for tests on its shelf as well.

``python -m tests.browser.serve PORT FOLDER [tests] [page=FOLDER]``
"""

import sys
from pathlib import Path

import fabletable
from fabletable.kernel import Chance, Options
from fabletable.server.doors import front_page
from fabletable.server.main import play
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


if __name__ == "__main__":
    if "tests" in sys.argv[3:]:
        fabletable.bring(GAME)
        fabletable.bring(Unlucky())
    for told in sys.argv[3:]:
        if told.startswith("page="):
            front_page.PAGE = Path(told.removeprefix("page="))
    play(port=int(sys.argv[1]), open_browser=False, data=Path(sys.argv[2]))
