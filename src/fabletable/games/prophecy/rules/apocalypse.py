"""The world ends. Rulebook: Apocalypse."""

from __future__ import annotations

from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.everyone import Rows
from fabletable.games.prophecy.rules.gains import lose_mana
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Message


def apocalypse(table: Realm) -> None:
    """Take 1 Health and 1 mana from every hero, at the start of every round."""
    table.count("effect:apocalypse")
    table.log_event("apocalypse-rages")
    rows = Rows(table)
    for hero in table.heroes:
        if hero.alive:
            lose_mana(table, hero, 1)
            hurt(table, hero, 1)
    rows.show(table, "health", Message("apocalypse-rages"), ())
    for hero in table.heroes:
        if not hero.alive:
            hero.out = True
