"""The tiny game of the kernel's tests lies on the shelf beside the games of the house."""

import fabletable
from tests.kernel.lanterns import GAME

fabletable.bring(GAME)
