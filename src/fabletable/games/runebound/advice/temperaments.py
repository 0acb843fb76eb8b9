"""The likings of heroes, so that bots at a table are not twins."""

from __future__ import annotations

from typing import Final

from fabletable.kernel.advice import Lean, fond_of

TEMPERAMENTS: Final[dict[str, Lean]] = {
    # rather an adventure than a rest
    "adventurer": fond_of(lambda option: option.key in ("adventure", "challenge-villain")),
    # never passes a market
    "merchant": fond_of(lambda option: option.key.startswith(("shop", "buy-", "sell-", "trade-"))),
    # trains and learns before anything else
    "scholar": fond_of(lambda option: option.key.startswith(("train", "learn-"))),
}
