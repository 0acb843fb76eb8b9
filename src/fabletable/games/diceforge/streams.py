"""The streams from which the rules draw after the set-up (kernel/chance.py)."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import of_seats

BLESSINGS: Final = "all/blessing"
"""The rolls with which a turn begins. All heroes make them in every turn, so one stream serves all."""
EXTRA_ROLL: Final = of_seats("extra")
"""The rolls of cards and of ousted heroes."""
