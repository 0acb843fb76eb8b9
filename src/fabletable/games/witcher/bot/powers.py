"""Policies for potions, skills, trophies, equipment and companions: rules of thumb.

The value of a single card stands beside it in cards/.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fabletable.games.witcher.bot.combos import LETHAL, Search, search_of
from fabletable.games.witcher.kinds import Potion, Power
from fabletable.games.witcher.outlook import each
from fabletable.games.witcher.rules.powers import USE_POWER, USE_POWER_BEFORE_POOL
from fabletable.games.witcher.rules.witcher_turn import USE_EFFECTS
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Decision, Hook

IN_STEP_1: Final = 0.9
AT_ITS_MOMENT: Final = 1.0
"""Values of a power that has none of its own: mostly, use it."""

PowerValue: TypeAlias = Callable[[OldWorld, Search, Power], float]
POWER_VALUE: Final[Hook[PowerValue]] = Hook("power-value")
"""Returns the value of using a power now; a power without it is used."""


@USE_EFFECTS.policy
def effects_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Step 1: what helps more than it costs, before the combo."""
    search = search_of(table, decision)
    return each(decision, lambda option: _effect(table, search, option))


def _effect(table: OldWorld, search: Search, option: Power) -> float:
    if isinstance(option, Potion):
        return _potion(table, search, option)
    wasted = option.strikes and search.best_damage() >= search.cap
    return -1.0 if wasted else _power(table, search, option, IN_STEP_1)


def _potion(table: OldWorld, search: Search, potion: Potion) -> float:
    """Value a potion, which is used up gladly, but not for nothing."""
    if search.best_opening() >= LETHAL or (potion.strikes and search.best_damage() >= search.cap):
        return -1.0
    return _power(table, search, potion, IN_STEP_1)


@USE_POWER.policy
@USE_POWER_BEFORE_POOL.policy
def powers_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Value optional powers at their moment; usually they are worth it."""
    search = search_of(table, decision)
    return each(decision, lambda power: _power(table, search, power, AT_ITS_MOMENT))


def _power(table: OldWorld, search: Search, power: Power, otherwise: float) -> float:
    value = POWER_VALUE.of(power)
    return otherwise if value is None else value(table, search, power)


# --- values of several cards ---


def doubtful_value(table: OldWorld, search: Search, power: Power) -> float:
    return 0.3


def shield_value(table: OldWorld, search: Search, power: Power) -> float:
    return 0.5 * min(power.n, search.room) - 0.2


def softer_hit_value(table: OldWorld, search: Search, power: Power) -> float:
    return 1.0 if search.fight.hit >= 2 else -0.5
