"""Two rings that reward a quiet round."""

from __future__ import annotations

from fabletable.games.prophecy.cards.rare_items import RING_OF_CONCENTRATION, RING_OF_VITALITY
from fabletable.games.prophecy.rules.gains import heal, regain
from fabletable.games.prophecy.rules.windows import END_OF_ROUND
from fabletable.games.prophecy.table import NAMES, Realm


@END_OF_ROUND(RING_OF_CONCENTRATION)
def ring_of_concentration(table: Realm, seat: int) -> None:
    """2 mana after a round without a spell."""
    hero = table.heroes[seat]
    if not hero.cast_spell:
        table.count("effect:item-" + RING_OF_CONCENTRATION.name)
        if hero.mana < hero.blue:
            table.log_event("worked", seat=NAMES[seat], thing=RING_OF_CONCENTRATION)
            regain(table, seat, 2)


@END_OF_ROUND(RING_OF_VITALITY)
def ring_of_vitality(table: Realm, seat: int) -> None:
    """1 Health after a round without a wound."""
    hero = table.heroes[seat]
    if not hero.lost_health:
        table.count("effect:item-" + RING_OF_VITALITY.name)
        if hero.health < hero.red:
            table.log_event("worked", seat=NAMES[seat], thing=RING_OF_VITALITY)
            heal(table, seat, 1)
