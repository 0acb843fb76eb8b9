"""When potions, skills, trophies, equipment and companions are worth their use: rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fabletable.games.witcher.advice.attacks import other_attack_is_milder
from fabletable.games.witcher.advice.combos import BITS, LETHAL, Search, search_of
from fabletable.games.witcher.advice.worth import card_value, each
from fabletable.games.witcher.cards.events import ADJE, ARMOUR, BRASS_KNUCKLES, CROSSBOW, JARDEL, LANDRAGS_CROSSBOW
from fabletable.games.witcher.cards.kinds import BLUE, RED, Potion, Power
from fabletable.games.witcher.cards.monsters import (
    BARGHEST,
    DROWNERS_NEST,
    GLUSTYWORP,
    GRAVE_HAG,
    GRIFFIN,
    LESHEN,
    MANTICORE,
    NIGHTWRAITH,
    STRIGA,
    WEREWOLF,
    YGHERN,
)
from fabletable.games.witcher.cards.potions import (
    BLACK_BLOOD,
    BLIZZARD,
    MARIBOR_FOREST,
    PETRIS_PHILTER,
    SWALLOW,
    TAWNY_OWL,
    THUNDERBOLT,
)
from fabletable.games.witcher.cards.schools import GRIFFIN as GRIFFIN_SCHOOL
from fabletable.games.witcher.cards.schools import VIPER
from fabletable.games.witcher.cards.trophies import BEAR_MEDAL, VIPER_MEDAL
from fabletable.games.witcher.table import OldWorld, Witcher
from fabletable.kernel import Decision

STRIKES: Final = (BLACK_BLOOD.key, PETRIS_PHILTER.key, THUNDERBOLT.key, BLIZZARD.key)
"""Potions that are drunk for damage."""
DEALERS: Final = (
    CROSSBOW.key,
    LANDRAGS_CROSSBOW.key,
    BRASS_KNUCKLES.key,
    BARGHEST.trophy.key,
    WEREWOLF.trophy.key,
    GRIFFIN.trophy.key,
    ADJE.key,
)
"""What deals damage by itself and is gone afterwards."""
IN_STEP_1: Final = 0.9
AT_ITS_MOMENT: Final = 1.0
"""What a power is worth that has no entry below: mostly, use it."""

Value: TypeAlias = Callable[[OldWorld, Search, Power], float]
_values: Final[dict[str, Value]] = {}


def value_of(*powers: Power) -> Callable[[Value], Value]:
    def register(value: Value) -> Value:
        for power in powers:
            _values[power.key] = value
        return value

    return register


def weigh_effects(table: OldWorld, decision: Decision) -> list[float]:
    """Step 1: what helps more than it costs, before the combo."""
    search = search_of(table, decision)
    return each(decision, lambda option: _effect(table, search, option))


def _effect(table: OldWorld, search: Search, option: Potion | Power) -> float:
    if isinstance(option, Potion):
        return _potion(table, search, option.power)
    wasted = option.key in DEALERS and search.best_damage() >= search.cap
    return -1.0 if wasted else _power(table, search, option, IN_STEP_1)


def _potion(table: OldWorld, search: Search, drunk: Power) -> float:
    """Used up gladly, but not for nothing."""
    if search.best_opening() >= LETHAL or (drunk.key in STRIKES and search.best_damage() >= search.cap):
        return -1.0
    return _values[drunk.key](table, search, drunk)


def weigh_moment(table: OldWorld, decision: Decision) -> list[float]:
    """Optional powers at their moment: usually worth it."""
    search = search_of(table, decision)
    return each(decision, lambda power: _power(table, search, power, AT_ITS_MOMENT))


def _power(table: OldWorld, search: Search, power: Power, otherwise: float) -> float:
    value = _values.get(power.key)
    return otherwise if value is None else value(table, search, power)


def _owner(table: OldWorld, search: Search) -> Witcher:
    return table.witchers[search.me.seat]


# --- potions ---


@value_of(SWALLOW)
def _swallow(table: OldWorld, search: Search, power: Power) -> float:
    return 0.6 if search.room else -1.0


@value_of(BLIZZARD)
def _blizzard(table: OldWorld, search: Search, power: Power) -> float:
    return 0.5 if len(search.hand) >= 3 else -1.0


@value_of(BLACK_BLOOD)
def _black_blood(table: OldWorld, search: Search, power: Power) -> float:
    """The best single card instead of the best combo."""
    single = max(
        (search.score(c.damage, c.shield, c.draw, c.again, 0, 1, BITS[c.colour]) for c in search.hand), default=0
    )
    return 1.3 + single - search.best if search.hand else 1.0


@value_of(PETRIS_PHILTER)
def _petris_philter(table: OldWorld, search: Search, power: Power) -> float:
    return 1.1 if len(search.hand) >= 2 or search.pool <= 2 else -0.2


@value_of(MARIBOR_FOREST)
def _maribor_forest(table: OldWorld, search: Search, power: Power) -> float:
    return 0.8 if len(search.hand) <= 3 and search.deck >= 2 else -0.5


@value_of(TAWNY_OWL)
def _tawny_owl(table: OldWorld, search: Search, power: Power) -> float:
    return 0.5 if search.deck >= 3 else -1.0


@value_of(THUNDERBOLT)
def _thunderbolt(table: OldWorld, search: Search, power: Power) -> float:
    return 0.7 if any(card.colour in (BLUE, RED) for card in search.hand) else -1.0


# --- what costs cards waits until it pays ---


@value_of(GRIFFIN_SCHOOL.skill)
def _magic(table: OldWorld, search: Search, power: Power) -> float:
    special = _owner(table, search).special
    return (-1.0, -1.0, 0.4, 1.2, 1.4, 1.4)[special] if len(search.hand) >= 2 or special >= 3 else -1.0


@value_of(CROSSBOW, BRASS_KNUCKLES)
def _card_for_damage(table: OldWorld, search: Search, power: Power) -> float:
    return 0.7 if len(search.hand) >= 2 or search.pool <= 2 else -0.5


@value_of(BARGHEST.trophy)
def _potions_for_damage(table: OldWorld, search: Search, power: Power) -> float:
    return 0.8 if search.pool <= 2 or len(_owner(table, search).potions) > 2 else -0.5


@value_of(GRAVE_HAG.trophy)
def _card_for_shield(table: OldWorld, search: Search, power: Power) -> float:
    return 0.8 if search.room >= 2 and len(search.hand) >= 2 else -0.5


@value_of(DROWNERS_NEST.trophy, ADJE)
def _perhaps(table: OldWorld, search: Search, power: Power) -> float:
    return 0.3


@value_of(STRIGA.trophy)
def _shield_by_hand(table: OldWorld, search: Search, power: Power) -> float:
    return 0.4 * min(search.room, len(search.hand) // 2) - 0.3


@value_of(ARMOUR, BEAR_MEDAL)
def _shield(table: OldWorld, search: Search, power: Power) -> float:
    return 0.5 * min(power.n, search.room) - 0.2


@value_of(GLUSTYWORP.trophy)
def _doubled_card(table: OldWorld, search: Search, power: Power) -> float:
    combo = search.me.combo
    return 1.0 if combo and combo[0].damage >= 2 else -1.0


@value_of(MANTICORE.trophy)
def _card_for_a_softer_hit(table: OldWorld, search: Search, power: Power) -> float:
    return 1.0 if search.fight.hit >= 3 else -0.5


@value_of(YGHERN.trophy, JARDEL)
def _softer_hit(table: OldWorld, search: Search, power: Power) -> float:
    return 1.0 if search.fight.hit >= 2 else -0.5


@value_of(LESHEN.trophy)
def _own_attack(table: OldWorld, search: Search, power: Power) -> float:
    return 1.0 if other_attack_is_milder(table, search.fight) else -1.0


@value_of(NIGHTWRAITH.trophy)
def _top_discard(table: OldWorld, search: Search, power: Power) -> float:
    return card_value(_owner(table, search).discard[-1]) - 0.5


@value_of(VIPER.skill)
def _venom(table: OldWorld, search: Search, power: Power) -> float:
    return 0.8 if _owner(table, search).special >= 2 or search.pool > 3 else 0.2


@value_of(VIPER_MEDAL)
def _viper_medal(table: OldWorld, search: Search, power: Power) -> float:
    return 0.7
