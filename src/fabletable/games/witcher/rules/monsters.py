"""Monsters coming and going (Rulebook: Placing a new monster)."""

from __future__ import annotations

from fabletable.games.witcher.kinds import Monster
from fabletable.games.witcher.rules.tokens import draw_token, drop_terrain, return_token
from fabletable.games.witcher.streams import monster_pile
from fabletable.games.witcher.table import Lair, OldWorld

HIGHEST_LEVEL = 3


def next_monster(table: OldWorld, level: int) -> Monster | None:
    """Draw a random monster of this level; an empty pile is made anew from those of the level that were driven away."""
    pile = table.monsters[level - 1]
    if not pile:
        pile.extend(monster for monster in table.driven if monster.level == level)
        table.driven = [monster for monster in table.driven if monster.level != level]
    if not pile:
        return None
    return pile.pop(table.chance.below(len(pile), monster_pile(level)))


def settle(table: OldWorld, lair: Lair, monster: Monster | None) -> None:
    """Settle a monster in a slot, at the place of its open token or at a random one of the slot's terrain."""
    if monster is None:
        return
    if lair.token is None:
        lair.token = draw_token(table, lair.terrain)
    if lair.token is not None:
        lair.monster = monster
        table.log("monster-settles", monster=monster, place=lair.token)
        table.show("card", pieces=(monster.key, f"place-{lair.token.place}"))


def leave(table: OldWorld, lair: Lair) -> None:
    """Return a monster's location token and all Trail tokens and tracking quests of the terrain; quest tokens stay."""
    if lair.token is not None:
        return_token(table, lair.token)
    lair.token = None
    lair.monster = None
    drop_terrain(table, lair.terrain)


def replace_slain(table: OldWorld, lair: Lair, level: int) -> None:
    """Replace a slain monster by one a level higher (III stays III); with four or five players the reserve of level I
    comes first. None in solo."""
    if table.solo:
        return
    if level == 1 and table.reserve:
        table.reveal()
        settle(table, lair, table.reserve.pop())
    else:
        settle(table, lair, next_monster(table, min(HIGHEST_LEVEL, level + 1)))


def replace_driven(table: OldWorld, lair: Lair, monster: Monster) -> None:
    """Replace a driven monster by another one of the same level; it comes back only when its pile is empty."""
    leave(table, lair)
    table.driven.append(monster)
    settle(table, lair, next_monster(table, monster.level))
