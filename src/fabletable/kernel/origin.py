"""Where a card's numbers come from: shown on the page, listed in docs/."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Origin: TypeAlias = Literal["rulebook", "reported", "designed"]

RULEBOOK: Final = "rulebook"
REPORTED: Final = "reported"
DESIGNED: Final = "designed"
