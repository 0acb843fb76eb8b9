"""Cubes, gold and experience given to heroes. Rulebook: Strength and Health; Will and Mana; Important note."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.kinds import ARTIFACT, Item
from fabletable.games.prophecy.table import ALL_ARTIFACTS, MAX_BLUE, MAX_RED, NAMES, Realm, pawn

ARTIFACT_HELD: Final = "artifact-held"
"""Noted for the ending: from now on an artifact is this hero's."""
ARTIFACT_LEFT: Final = "artifact-left"
"""Noted for the ending: an artifact is nobody's any more."""


def heal(table: Realm, seat: int, n: int) -> int:
    """Move red cubes back to the right; gives back how many."""
    hero = table.heroes[seat]
    healed = min(n, hero.red - hero.health)
    if healed > 0:
        hero.health += healed
        table.log("healed", seat=NAMES[seat], n=healed)
    return max(healed, 0)


def regain(table: Realm, seat: int, n: int) -> int:
    """Move blue cubes back to the right; gives back how many."""
    hero = table.heroes[seat]
    regained = min(n, hero.blue - hero.mana)
    if regained > 0:
        hero.mana += regained
        table.log("regained", seat=NAMES[seat], n=regained)
    return max(regained, 0)


def gain_strength(table: Realm, seat: int, n: int) -> None:
    """A new red cube on the right. With eight of them it heals instead."""
    hero = table.heroes[seat]
    for _ in range(n):
        if hero.red < MAX_RED:
            hero.red += 1
            hero.health += 1
            table.log("grew-strength", seat=NAMES[seat], n=hero.red)
        else:
            heal(table, seat, 1)


def gain_will(table: Realm, seat: int, n: int) -> None:
    """New blue cubes on the right. With ten of them it refills instead."""
    hero = table.heroes[seat]
    for _ in range(n):
        if hero.blue < MAX_BLUE:
            hero.blue += 1
            hero.mana += 1
            table.log("grew-will", seat=NAMES[seat], n=hero.blue)
        else:
            regain(table, seat, 1)


def give_up_strength(table: Realm, seat: int, n: int) -> None:
    """Red cubes back to the bank: from the right side, from the left when that is empty."""
    hero = table.heroes[seat]
    hero.health = max(0, hero.health - n)
    hero.red = max(0, hero.red - n)
    table.log("gave-up-strength", seat=NAMES[seat], n=n)


def give_up_will(table: Realm, seat: int, n: int) -> None:
    """Blue cubes back to the bank: from the right side, from the left when that is empty."""
    hero = table.heroes[seat]
    hero.mana = max(0, hero.mana - n)
    hero.blue = max(0, hero.blue - n)
    table.log("gave-up-will", seat=NAMES[seat], n=n)


def gain_gold(table: Realm, seat: int, n: int) -> None:
    if n > 0:
        table.heroes[seat].gold += n
        table.log("gained-gold", seat=NAMES[seat], n=n)


def gain_experience(table: Realm, seat: int, n: int) -> None:
    if n > 0:
        table.heroes[seat].experience += n
        table.log("gained-experience", seat=NAMES[seat], n=n)


def lose_gold(table: Realm, seat: int, n: int, told: str = "lost-gold") -> int:
    """As far as there is any; gives back how much. ``told`` is the line that tells it."""
    hero = table.heroes[seat]
    lost = max(0, min(n, hero.gold))
    if lost:
        hero.gold -= lost
        table.log(told, seat=NAMES[seat], n=lost)
    return lost


def take_gold(table: Realm, taker: int, victim: int, n: int) -> None:
    """Move gold from one hero to another, as far as there is any."""
    taken = min(n, table.heroes[victim].gold)
    if taken > 0:
        table.heroes[victim].gold -= taken
        table.heroes[taker].gold += taken
        table.log("took-gold", seat=NAMES[taker], victim=NAMES[victim], n=taken)


def give_gold(table: Realm, giver: int, taker: int, n: int) -> None:
    """Move gold by agreement; there must be enough of it."""
    if n > 0:
        table.heroes[giver].gold -= n
        table.heroes[taker].gold += n
        table.log("gave-gold", seat=NAMES[giver], other=NAMES[taker], n=n)


def lose_experience(table: Realm, seat: int, n: int) -> None:
    """As far as there is any."""
    hero = table.heroes[seat]
    lost = min(n, hero.experience)
    if lost > 0:
        hero.experience -= lost
        table.log("lost-experience", seat=NAMES[seat], n=lost)


def lose_mana(table: Realm, seat: int, n: int) -> None:
    """Blue cubes to the left. Below nothing there is nothing."""
    hero = table.heroes[seat]
    lost = min(n, hero.mana)
    if lost:
        hero.mana -= lost
        table.log("lost-mana", seat=NAMES[seat], n=lost)


def repair(table: Realm, seat: int, item: Item) -> None:
    """Turn a damaged item of this hero up again."""
    if not table.ready(item):
        table.repair(item)
        table.log("repaired", seat=NAMES[seat], item=item)


def wear_off(table: Realm, seat: int) -> None:
    """End what lasts until the end of the turn: potions and the Banner."""
    hero = table.heroes[seat]
    if hero.turn_strength or hero.turn_will:
        table.log("wore-off", seat=NAMES[seat], strength=hero.turn_strength, will=hero.turn_will)
        hero.turn_strength = hero.turn_will = 0
    if hero.banner:
        table.log("banner-lowered", seat=NAMES[seat], n=hero.banner)
        hero.banner = 0


def gain_item(table: Realm, seat: int, item: Item, *, told: bool = False) -> None:
    """An item for the hero. An artifact may end the game, or begin its end. ``told``: the deed has said so already."""
    hero = table.heroes[seat]
    hero.items.append(item)
    if not told:
        table.log("gained-item", seat=NAMES[seat], item=item)
    if item.deck == ARTIFACT:
        table.count("card:" + item.name)
        table.note(ARTIFACT_HELD, seat, 1, item)
        _artifact_taken(table, seat)


def give_item(table: Realm, giver: int, taker: int, item: Item) -> None:
    """Hand an item from one hero to another."""
    table.heroes[giver].items.remove(item)
    table.log("gave-item", seat=NAMES[giver], other=NAMES[taker], item=item)
    gain_item(table, taker, item, told=True)


def steal_item(table: Realm, thief: int, victim: int, item: Item) -> None:
    """Take an item from another hero."""
    table.heroes[victim].items.remove(item)
    table.log("stole", seat=NAMES[thief], victim=NAMES[victim], item=item)
    gain_item(table, thief, item, told=True)


def _artifact_taken(table: Realm, seat: int) -> None:
    """Rulebook, Final Battle: four artifacts win at once; with all five held and no winner, the end begins."""
    rulings = table.rulings
    if table.heroes[seat].artifacts >= rulings.artifacts_to_win:
        if table.winner < 0:
            table.winner = seat
            table.log_event("won-the-crown", seat=NAMES[seat], n=table.heroes[seat].artifacts)
            table.show("outcome", pieces=(pawn(seat),), touches=table.seats_from(0))
        return
    if table.final_battle or not (rulings.final_battle or rulings.apocalypse):
        return
    held = 0
    for hero in table.heroes:
        if hero.alive:
            held += hero.artifacts
    if held == ALL_ARTIFACTS:
        table.ending_due = True
        table.last_taker = seat
