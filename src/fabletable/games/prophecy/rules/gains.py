"""Cubes, gold and experience given to heroes. Rulebook: Strength and Health; Will and Mana; Important note."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.table import ALL_ARTIFACTS, MAX_BLUE, MAX_RED, Hero, Realm, pawn

ARTIFACT_HELD: Final = "artifact-held"
"""The note for the ending that an artifact is now this hero's."""
ARTIFACT_LEFT: Final = "artifact-left"
"""The note for the ending that an artifact has no owner any more."""


def heal(table: Realm, hero: Hero, n: int) -> int:
    """Move red cubes back to the right; gives back how many."""
    healed = min(n, hero.red - hero.health)
    if healed > 0:
        hero.health += healed
        table.log("healed", seat=hero.message, n=healed)
    return max(healed, 0)


def regain(table: Realm, hero: Hero, n: int) -> int:
    """Move blue cubes back to the right; gives back how many."""
    regained = min(n, hero.blue - hero.mana)
    if regained > 0:
        hero.mana += regained
        table.log("regained", seat=hero.message, n=regained)
    return max(regained, 0)


def gain_strength(table: Realm, hero: Hero, n: int) -> None:
    """Add new red cubes on the right. With eight of them it heals instead."""
    for _ in range(n):
        if hero.red < MAX_RED:
            hero.red += 1
            hero.health += 1
            table.log("grew-strength", seat=hero.message, n=hero.red)
        else:
            heal(table, hero, 1)


def gain_will(table: Realm, hero: Hero, n: int) -> None:
    """Add new blue cubes on the right. With ten of them it refills instead."""
    for _ in range(n):
        if hero.blue < MAX_BLUE:
            hero.blue += 1
            hero.mana += 1
            table.log("grew-will", seat=hero.message, n=hero.blue)
        else:
            regain(table, hero, 1)


def give_up_strength(table: Realm, hero: Hero, n: int) -> None:
    """Return red cubes to the bank: from the right side, from the left when that is empty."""
    hero.health = max(0, hero.health - n)
    hero.red = max(0, hero.red - n)
    table.log("gave-up-strength", seat=hero.message, n=n)


def give_up_will(table: Realm, hero: Hero, n: int) -> None:
    """Return blue cubes to the bank: from the right side, from the left when that is empty."""
    hero.mana = max(0, hero.mana - n)
    hero.blue = max(0, hero.blue - n)
    table.log("gave-up-will", seat=hero.message, n=n)


def gain_gold(table: Realm, hero: Hero, n: int) -> None:
    if n > 0:
        hero.gold += n
        table.log("gained-gold", seat=hero.message, n=n)


def gain_experience(table: Realm, hero: Hero, n: int) -> None:
    if n > 0:
        hero.experience += n
        table.log("gained-experience", seat=hero.message, n=n)


def lose_gold(table: Realm, hero: Hero, n: int, line: str = "lost-gold") -> int:
    """Take gold, as far as there is any, and return how much was lost. ``line`` is the log line that says it."""
    lost = max(0, min(n, hero.gold))
    if lost:
        hero.gold -= lost
        table.log(line, seat=hero.message, n=lost)
    return lost


def take_gold(table: Realm, taker: Hero, victim: Hero, n: int) -> None:
    """Move gold from one hero to another, as far as there is any."""
    taken = min(n, victim.gold)
    if taken > 0:
        victim.gold -= taken
        taker.gold += taken
        table.log("took-gold", seat=taker.message, victim=victim.message, n=taken)


def give_gold(table: Realm, giver: Hero, taker: Hero, n: int) -> None:
    """Move gold by agreement; there must be enough of it."""
    if n > 0:
        giver.gold -= n
        taker.gold += n
        table.log("gave-gold", seat=giver.message, other=taker.message, n=n)


def lose_experience(table: Realm, hero: Hero, n: int) -> None:
    """Take experience, as far as there is any."""
    lost = min(n, hero.experience)
    if lost > 0:
        hero.experience -= lost
        table.log("lost-experience", seat=hero.message, n=lost)


def lose_mana(table: Realm, hero: Hero, n: int) -> None:
    """Move blue cubes to the left, as far as there are any."""
    lost = min(n, hero.mana)
    if lost:
        hero.mana -= lost
        table.log("lost-mana", seat=hero.message, n=lost)


def repair(table: Realm, hero: Hero, item: Item) -> None:
    """Turn a damaged item of this hero up again."""
    if not table.ready(item):
        table.repair(item)
        table.log("repaired", seat=hero.message, item=item)


def wear_off(table: Realm, hero: Hero) -> None:
    """End what lasts until the end of the turn: potions and the Banner."""
    if hero.turn_strength or hero.turn_will:
        table.log("wore-off", seat=hero.message, strength=hero.turn_strength, will=hero.turn_will)
        hero.turn_strength = hero.turn_will = 0
    if hero.banner:
        table.log("banner-lowered", seat=hero.message, n=hero.banner)
        hero.banner = 0


def gain_item(table: Realm, hero: Hero, item: Item, *, logged: bool = False) -> None:
    """Give the hero an item. An artifact may end the game, or begin its end. ``logged``: the log has said so
    already."""
    hero.items.append(item)
    if not logged:
        table.log("gained-item", seat=hero.message, item=item)
    if item.is_artifact:
        table.count("card:" + item.name)
        table.note(ARTIFACT_HELD, hero.seat, 1, item)
        _artifact_taken(table, hero)


def give_item(table: Realm, giver: Hero, taker: Hero, item: Item) -> None:
    """Hand an item from one hero to another."""
    giver.items.remove(item)
    table.log("gave-item", seat=giver.message, other=taker.message, item=item)
    gain_item(table, taker, item, logged=True)


def steal_item(table: Realm, thief: Hero, victim: Hero, item: Item) -> None:
    """Take an item from another hero."""
    victim.items.remove(item)
    table.log("stole", seat=thief.message, victim=victim.message, item=item)
    gain_item(table, thief, item, logged=True)


def _artifact_taken(table: Realm, hero: Hero) -> None:
    """Rulebook, Final Battle: four artifacts win at once; with all five held and no winner, the end begins."""
    rulings = table.rulings
    if hero.artifacts >= rulings.artifacts_to_win:
        if table.winner < 0:
            table.winner = hero.seat
            table.log_event("won-the-crown", seat=hero.message, n=hero.artifacts)
            table.show("outcome", pieces=(pawn(hero.seat),), touches=table.seats_from(0))
        return
    if table.final_battle or not (rulings.final_battle or rulings.apocalypse):
        return
    held = 0
    for each in table.heroes:
        if each.alive:
            held += each.artifacts
    if held == ALL_ARTIFACTS:
        table.ending_due = True
        table.last_taker = hero.seat
