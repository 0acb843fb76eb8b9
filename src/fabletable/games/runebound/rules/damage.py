"""Damage outside combat, healing, being defeated, delayed or destroyed."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.hooks import ON_DEFEATED
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Rules

FELL: Final = "fell"
DESTROYED: Final = "destroyed"
"""The note for the ending about a destroyed hero."""


def suffer(table: Runebound, hero: Hero, n: int) -> Rules[None]:
    """Suffer damage that no shield can stop; damage beyond the health is ignored."""
    if n <= 0 or hero.health_left <= 0:
        return
    n = min(n, hero.health_left)
    hero.damage += n
    table.log("suffered", hero=hero, n=n)
    table.show("loss", pieces=(hero.pawn,), touches=(hero.seat,))
    if hero.defeated and not in_fight(table, hero):
        yield from defeated(table, hero)


def in_fight(table: Runebound, hero: Hero) -> bool:
    fight = table.fight
    return fight is not None and any(side.hero == hero.seat for side in fight.sides)


def defeated(table: Runebound, hero: Hero) -> Rules[None]:
    """Defeat a hero whose damage equals its health: only resting is left. Lissa's Nine Lives comes after it."""
    table.log("was-defeated", hero=hero)
    table.note(FELL, hero.seat)
    table.show("loss", pieces=(hero.pawn,), touches=(hero.seat,), because="was-defeated", hero=hero)
    yield from use_window(table, EffectContext(hero.seat), ON_DEFEATED)


def heal(hero: Hero, n: int) -> int:
    healed = min(n, hero.damage)
    hero.damage -= healed
    return healed


def destroy(table: Runebound, hero: Hero) -> None:
    """Destroy a hero: the figure and everything of the hero leaves the game. Rules reference, Destroyed heroes. A first
    player who is destroyed is followed by the next in turn order."""
    table.log_event("was-destroyed", hero=hero)
    table.note(DESTROYED, hero.seat)
    table.show("loss", pieces=(hero.pawn,), touches=(hero.seat,), because="was-destroyed", hero=hero)
    hero.out = True
    table.gone.extend(skill.key for skill in [*hero.hand, *hero.learned])
    table.gone.extend(asset.key for asset in hero.assets)
    table.gone.extend(card.key for card in [*hero.trophies, *hero.quests])
    table.gone.extend(way.event.key for way in hero.rumors if way.event is not None)
    hero.hand, hero.learned, hero.assets, hero.trophies = [], [], [], []
    hero.quests, hero.rumors, hero.secret = [], (), []
    hero.gold = hero.lore = hero.allies = hero.damage = hero.actions = 0
    hero.delayed = False
    hero.reckon()
    if hero.seat == table.first:
        for step in range(1, table.seats):
            seat = (hero.seat + step) % table.seats
            if not table.heroes[seat].out:
                table.first = seat
                return
