"""Settings of a table service."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _nowhere() -> str:
    return ""


@dataclass(frozen=True)
class ServiceSettings:
    """The settings of a table service. ``secrets`` key the hashes of seats' secrets, the present one first, then former
    ones."""

    secrets: tuple[str, ...]
    open_tables: int = 1000
    """The most tables in memory; beyond that the longest unused are closed, and the store keeps them."""
    open_tables_per_address: int = 100
    idle_seconds: float = 600.0
    """The seconds after which a table without an audience leaves memory."""
    finished_idle_seconds: float = 60.0
    """The seconds after which a finished table without an audience leaves memory."""
    is_guest: bool = False
    """True in a process that uses the store of a server: it runs no clocks and does not note when it was open."""
    day_secret: str = ""
    """The secret from which the seeds of daily tables are made. With it, first tries are listed. If it is empty, seeds
    follow from the date alone, and all tries are practice."""
    address: Callable[[], str] = _nowhere
    """Returns the address at which others reach this service; empty if they cannot."""

    @property
    def secret(self) -> str:
        return self.secrets[0]
