"""What is special about single cards, one file a deck: each function is registered with its card, and every card that
needs one has one."""

from __future__ import annotations

from fabletable.games.witcher.cards.box import BOX
from fabletable.games.witcher.rules.abilities import check_abilities
from fabletable.games.witcher.rules.powers import check_deeds
from fabletable.games.witcher.rules.specials import events, monsters, potions, schools, trophies

__all__ = ["events", "monsters", "potions", "schools", "trophies"]

check_abilities(BOX.monsters)
check_deeds(BOX.powers())
