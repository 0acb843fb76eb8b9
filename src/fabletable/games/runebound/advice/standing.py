"""The value of a hero's position: one number, in pieces of gold, for players who search."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.advice.plans import goals, rounds_left
from fabletable.games.runebound.fight import Fight
from fabletable.games.runebound.outlook.odds import win_odds
from fabletable.games.runebound.outlook.values import ALLY, DRAWN_SKILL, LORE, TROPHY, WOUND, asset_value, skill_value
from fabletable.games.runebound.rules.context import health_left
from fabletable.games.runebound.rules.damage import in_fight
from fabletable.games.runebound.table import Hero, Runebound

VICTORY: Final = 1000.0
"""A value above everything a hero can own."""

DAUNTING: Final = 30.0
"""The value of a sure victory over the villain as long as it has not been won."""

DOWN: Final = 3.0
LATE: Final = 1.3
COIN: Final = 0.9


def table_value(table: Runebound, seat: int) -> float:
    """Return the value of the hero's things, of those it may soon have and of its odds against the villain, less the
    value of the best rival, because only one of them can win."""
    if table.ended:
        return VICTORY if table.winner == seat else -VICTORY
    hero = table.heroes[seat]
    if hero.out:
        return -VICTORY
    rivals = [strength_of(table, other) for other in table.heroes if other.seat != seat and not other.out]
    return strength_of(table, hero) + prospects(table, hero) - 0.3 * max(rivals, default=0.0)


def strength_of(table: Runebound, hero: Hero) -> float:
    """Return the strength of a hero: belongings, wounds, and the odds if the hero went to the villain rested."""
    return belongings(table, hero) + DAUNTING * win_odds(table, hero, table.villain, fresh=True)


def own_value(table: Runebound, seat: int) -> float:
    """Return what a hero has, in gold."""
    return belongings(table, table.heroes[seat]) / COIN


def belongings(table: Runebound, hero: Hero) -> float:
    left = max(1, rounds_left(table))
    owned = sum(asset_value(hero, asset, left) for asset in hero.assets)
    known = sum(skill_value(hero, skill, left) for skill in hero.learned)
    purse = COIN * hero.gold + 0.8 * TROPHY * len(hero.trophies) + DRAWN_SKILL * len(hero.hand)
    lore = LORE * hero.lore + ALLY * hero.allies
    pains = WOUND * hero.damage + (DOWN if hero.defeated else 0.0) + (LATE if hero.delayed else 0.0)
    return owned + known + purse + lore - pains


def prospects(table: Runebound, hero: Hero) -> float:
    """Value the fight that is going on, or the best thing to do next: the nearer the better."""
    fight = table.fight
    if fight is not None:
        return _in_the_fight(table, fight, hero) if in_fight(table, hero) else 0.0
    if hero.at < 0 or hero.defeated or hero.delayed:
        return 0.0
    wanted = goals(table, hero)
    return min(4.0, wanted[0].score) if wanted else 0.0


def _in_the_fight(table: Runebound, fight: Fight, hero: Hero) -> float:
    """Value the stakes of a fight by the odds as they are now: a trophy and a reward, or everything."""
    if fight.foe is None:
        mine = next(number for number, side in enumerate(fight.sides) if side.hero == hero.seat)
        return 0.5 * (health_left(table, fight, mine) - health_left(table, fight, 1 - mine))
    odds = win_odds(table, hero, fight.foe, wounds=fight.damage)
    if fight.cause == "villain":
        return VICTORY * (odds - 0.5)
    return odds * (TROPHY + 3.0) - (1.0 - odds) * DOWN
