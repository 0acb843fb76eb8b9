"""Every hero's chance to win as the table stands, for the coach: fitted to who won 225 games of greedy players, and to
those that all lost."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from fabletable.games.runebound.advice.standing import strength_of
from fabletable.games.runebound.outlook.odds import win_odds
from fabletable.games.runebound.table import Hero, Runebound

EARLY: Final[Sequence[float]] = (-0.0019, 4.4919, 0.1973, 0.0743, 0.007, 0.303)
LATE: Final[Sequence[float]] = (-0.0333, 0.8981, -0.12, 0.0167, -0.0432, -0.3723)
"""One for each of the ``signs``, and what comes to it by the thirtieth round."""

BEGUN: Final = -0.8743
NOBODY: Final[Sequence[float]] = (-1.323, 1.015, 1.053)
"""The weights of the chance that all lose: at the beginning, with each round, and with its square. On games that were
not fitted, moments called 65 % were won in 66 %."""

LONG: Final = 30


def chances(table: Runebound) -> list[float]:
    """Return each seat's chance to win; all seats together have 1, less the chance that all lose."""
    if table.ended:
        return [1.0 if table.winner == seat else 0.0 for seat in range(table.seats)]
    far = min(1.0, table.round / LONG)
    shares = [0.0 if hero.out else exp(_standing(table, hero, far)) for hero in table.heroes]
    nobody = exp(NOBODY[0] + NOBODY[1] * far + NOBODY[2] * far * far)
    total = sum(shares) + nobody
    return [share / total for share in shares]


def _standing(table: Runebound, hero: Hero, far: float) -> float:
    these = signs(table, hero)
    return BEGUN + sum(sign * (early + far * late) for sign, early, late in zip(these, EARLY, LATE, strict=True))


def signs(table: Runebound, hero: Hero) -> tuple[float, ...]:
    """Return what tells how a hero stands: belongings, the odds against the villain, lore, gold, wounds."""
    return (
        strength_of(table, hero),
        win_odds(table, hero, table.villain, fresh=True),
        float(hero.lore),
        float(hero.gold),
        float(hero.damage),
        float(len(hero.assets)),
    )
