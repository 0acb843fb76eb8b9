"""The tiny game of the kernel's tests lies on the shelf beside the games of the house.

FABLETABLE_BRING names a game of your own to be tested like the others (docs/write-a-game.md).
"""

import os

import fabletable
from fabletable.terminal.words import bring_from
from tests.kernel.lanterns import GAME

# Programs that tests start speak English, whatever the machine speaks.
os.environ["FABLETABLE_LANGUAGE"] = "en"

fabletable.bring(GAME)
if os.environ.get("FABLETABLE_BRING"):
    bring_from(os.environ["FABLETABLE_BRING"])
