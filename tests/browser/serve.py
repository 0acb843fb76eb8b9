"""The server as `fabletable play` starts it, with the tiny game of hidden hands on its shelf as well.

``python -m tests.browser.serve PORT FOLDER``
"""

import sys
from pathlib import Path

import fabletable
from fabletable.server.main import play
from tests.kernel.lanterns import GAME

if __name__ == "__main__":
    fabletable.bring(GAME)
    play(port=int(sys.argv[1]), open_browser=False, data=Path(sys.argv[2]))
