"""Two rings that reward a quiet round."""

from __future__ import annotations

from fabletable.games.prophecy.cards.rare_items import RING_OF_CONCENTRATION, RING_OF_VITALITY
from fabletable.games.prophecy.rules.gains import heal, regain
from fabletable.games.prophecy.rules.windows import END_OF_ROUND
from fabletable.games.prophecy.table import Hero, Realm


@END_OF_ROUND(RING_OF_CONCENTRATION)
def ring_of_concentration(table: Realm, hero: Hero) -> None:
    """2 mana after a round without a spell."""
    if not hero.cast_spell:
        table.count("effect:item-" + RING_OF_CONCENTRATION.name)
        if hero.mana < hero.blue:
            table.deed("worked", seat=hero.say, thing=RING_OF_CONCENTRATION)
            regain(table, hero, 2)


@END_OF_ROUND(RING_OF_VITALITY)
def ring_of_vitality(table: Realm, hero: Hero) -> None:
    """1 Health after a round without a wound."""
    if not hero.lost_health:
        table.count("effect:item-" + RING_OF_VITALITY.name)
        if hero.health < hero.red:
            table.deed("worked", seat=hero.say, thing=RING_OF_VITALITY)
            heal(table, hero, 1)
