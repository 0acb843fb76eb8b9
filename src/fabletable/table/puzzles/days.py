"""Days in a person's own time zone: they begin at local midnight."""

from __future__ import annotations

from typing import Final

from fabletable.table.ports.clock import ServiceClock

DAY_SECONDS: Final = 86_400


def today(clock: ServiceClock, offset: int) -> int:
    """Return the number of the present day where clocks are ``offset`` minutes ahead of UTC."""
    return int(clock.now() + 60 * offset) // DAY_SECONDS
