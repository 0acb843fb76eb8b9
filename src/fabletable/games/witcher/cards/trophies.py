"""School trophies (four of each school) and attribute trophies (two of each attribute)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.bot.combos import COMBO_BONUS, ComboBonus
from fabletable.games.witcher.bot.powers import POWER_VALUE, shield_value
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import ALLOWED, USED
from fabletable.games.witcher.kinds import AFTER_DAMAGE, COMBO, SKILL_USED, STEP_1, STEP_4, Power, TrophyCard
from fabletable.games.witcher.rules import power_effects
from fabletable.games.witcher.rules.hand import choose_discards, draw, take_top_discard
from fabletable.games.witcher.rules.life_pool import gain_shield
from fabletable.games.witcher.rules.power_effects import raise_shield, shield_may_rise
from fabletable.games.witcher.rules.powers import allowed, do
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import DESIGNED, REPORTED, Origin, Rules

WOLF_MEDAL: Final = Power("wolf-medal", COMBO, n=1, icon="wolf-head")
WOLF_MEDAL.on(ALLOWED)(power_effects.combo_of_three)
WOLF_MEDAL.on(USED)(power_effects.add_damage)
WOLF_MEDAL.on(COMBO_BONUS)(lambda power, special: ComboBonus(3, 0, power.n))

BEAR_MEDAL: Final = Power("bear-medal", STEP_1, n=1, icon="bear-head")
BEAR_MEDAL.on(ALLOWED)(power_effects.without_shield)
BEAR_MEDAL.on(USED)(raise_shield)
BEAR_MEDAL.on(POWER_VALUE)(shield_value)

GRIFFIN_MEDAL: Final = Power("griffin-medal", STEP_1, n=1, icon="eagle-head")
GRIFFIN_MEDAL.on(ALLOWED)(power_effects.can_take_back)


@GRIFFIN_MEDAL.on(USED)
def griffin_medal(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Take the top of the discard pile to hand, then discard any hand card."""
    take_top_discard(table, table.witchers[me.seat])
    yield from choose_discards(table, table.witchers[me.seat], power.n, power.message)


CAT_MEDAL: Final = Power("cat-medal", STEP_1, first=True, n=1, icon="lynx-head")
CAT_MEDAL.on(ALLOWED)(power_effects.may_draw)
CAT_MEDAL.on(USED)(power_effects.draw_now)

VIPER_MEDAL: Final = Power("viper-medal", AFTER_DAMAGE, n=1, m=1, icon="snake-tongue")
VIPER_MEDAL.on(ALLOWED)(power_effects.took_cards)
VIPER_MEDAL.on(USED)(power_effects.deal_and_draw_less)
VIPER_MEDAL.on(POWER_VALUE)(lambda table, search, power: 0.7)


MASTER_COMBAT: Final = Power("master-combat", STEP_4, n=2, icon="crossed-swords")
MASTER_COMBAT.on(ALLOWED)(power_effects.more_in_step_4)
MASTER_COMBAT.on(USED)(power_effects.draw_more)

MASTER_DEFENCE: Final = Power("master-defence", AFTER_DAMAGE, n=2, m=4, icon="shield")
MASTER_DEFENCE.on(ALLOWED)(
    lambda table, fight, me, power: me.taken >= power.m and shield_may_rise(table, fight, me, power)
)
MASTER_DEFENCE.on(USED)(raise_shield)

MASTER_ALCHEMY: Final = Power("master-alchemy", STEP_1, icon="bubbling-flask")
MASTER_ALCHEMY.on(ALLOWED)(
    lambda table, fight, me, power: me.last_potion is not None and allowed(table, fight, me, me.last_potion)
)


@MASTER_ALCHEMY.on(USED)
def master_alchemy(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Let the potion used last this turn work a second time; it still counts once."""
    if me.last_potion is not None:
        yield from do(table, fight, me, me.last_potion)


MASTER_SPECIAL: Final = Power("master-special", SKILL_USED, n=1, m=1, icon="star-medal")
MASTER_SPECIAL.on(ALLOWED)(
    lambda table, fight, me, power: (
        power_effects.may_draw(table, fight, me, power) or shield_may_rise(table, fight, me, power)
    )
)


@MASTER_SPECIAL.on(USED)
def master_special(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    """Draw a card and gain a shield after the skill."""
    draw(table, table.witchers[me.seat], power.n)
    gain_shield(table, fight, me, power.m)


def _four(school: str, power: Power) -> list[TrophyCard]:
    return [TrophyCard(school, copy, power, REPORTED) for copy in range(1, 5)]


SCHOOL_TROPHIES: Final = {
    "wolf": _four("wolf", WOLF_MEDAL),
    "bear": _four("bear", BEAR_MEDAL),
    "griffin": _four("griffin", GRIFFIN_MEDAL),
    "cat": _four("cat", CAT_MEDAL),
    "viper": _four("viper", VIPER_MEDAL),
}

MASTERS: Final[Sequence[tuple[str, Power, Origin]]] = (
    ("combat", MASTER_COMBAT, DESIGNED),
    ("defence", MASTER_DEFENCE, REPORTED),
    ("alchemy", MASTER_ALCHEMY, DESIGNED),
    ("special", MASTER_SPECIAL, DESIGNED),
)
"""The powers of the attribute trophies with their origins; only the number of cards (4) of the Defence trophy is
ours."""

ATTRIBUTE_TROPHIES: Final = [
    TrophyCard(kind, copy, gives, origin) for kind, gives, origin in MASTERS for copy in (1, 2)
]
