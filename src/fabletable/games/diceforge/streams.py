"""The streams from which the rules draw after the set-up (kernel/chance.py)."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import of_seats

BLESSING_ROLL: Final = of_seats("blessing")
"""The rolls with which a turn begins."""
EXTRA_ROLL: Final = of_seats("extra")
"""The rolls of cards and of ousted heroes."""
