"""Values of items, skills and whole tables to a hero, in the points of outlook.py."""

from __future__ import annotations

from typing import Final, TypeAlias

from fabletable.games.prophecy.bot.arms import ArmsReckoner
from fabletable.games.prophecy.hooks import NEEDS_WILL, SKILL_VALUE
from fabletable.games.prophecy.kinds import COMMON, RARE, STRENGTH, WILL, Item, Skill
from fabletable.games.prophecy.outlook import ARTIFACT_VALUE, GOLD_VALUE, experience_value, mana_value
from fabletable.games.prophecy.prices import selling_price
from fabletable.games.prophecy.rules.services import learning_price, tower_price
from fabletable.games.prophecy.table import Hero, Realm

NOTHING: Final = 0.1
"""The value of leaving it at that; only what is better is done."""


def item_value(table: Realm, hero: Hero, item: Item) -> float:
    """Return the value of owning it to this hero."""
    if item.is_artifact:
        return ARTIFACT_VALUE
    worth = item.value
    if item.is_head:
        return worth if not any(other.is_head and other is not item for other in hero.items) else 1.5
    if item.hands:
        worth = 1.0 + _hand_value(table, hero, item)
    return worth


def _hand_value(table: Realm, hero: Hero, item: Item) -> float:
    """Return how much better the hero's hands would be with it than without."""
    others = tuple(other for other in hero.items if other is not item)
    fighter = 4.5 if hero.red >= hero.blue else 3.0
    thinker = 4.5 if hero.blue >= hero.red else 2.0
    strong, wise = _hands(table, hero, (*others, item))
    better = fighter * strong + thinker * wise
    strong, wise = _hands(table, hero, others)
    worse = fighter * strong + thinker * wise
    special = 0.5 * sum(item.against.values()) + 0.4 * sum(item.will_against.values())
    return max(0.0, better - worse) + special


Cards: TypeAlias = tuple[Item, ...]
Names: TypeAlias = tuple[str, ...]
Skills: TypeAlias = tuple[Skill, ...]

_known: Final[dict[tuple[Cards, Skills, Names], tuple[float, float]]] = {}
_MOST_KNOWN: Final = 20_000


def _hands(table: Realm, hero: Hero, items: Cards) -> tuple[float, float]:
    """Return the best grip for strength and for will. It is cached, being asked again and again."""
    skills = tuple(hero.skills.values())
    smithed = tuple(item.key for item in items if item.key in table.smithed) if table.smithed else ()
    mark = (items, skills, smithed)
    known = _known.get(mark)
    if known is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        reckoner = ArmsReckoner(table, hero, list(items))
        known = (reckoner.grip(None, STRENGTH).score, reckoner.grip(None, WILL).score)
        _known[mark] = known
    return known


def skill_value(hero: Hero, skill: Skill) -> float:
    """Return what knowing it would mean to this hero: less without the weapons or the mana for it."""
    worth = skill.value
    if skill.arms and not any(item.is_weapon and skill.arms in item.classes for item in hero.items):
        worth *= 0.55
    rule = SKILL_VALUE.of(skill)
    if rule is not None:
        worth = rule(hero, worth)
    if hero.blue < (NEEDS_WILL.of(skill) or 0):
        worth *= 0.6
    if skill.enchants and not any(item.is_weapon for item in hero.items):
        worth *= 0.5
    return worth


def learning_value(table: Realm, hero: Hero, skill: Skill) -> float:
    """Return the value of learning it; with as many skills as one may have, over the poorest of them."""
    experience, gold = learning_price(hero, skill)
    worth = skill_value(hero, skill)
    if len(hero.skills) >= table.rulings.limit:
        worth -= min(skill_value(hero, known) for known in hero.skills.values()) + 0.5
    worth += max(0, min(hero.experience, 15) - 8)  # soon what is won will be thrown away
    return worth - 0.5 * experience * experience_value(hero) - gold * GOLD_VALUE


def purchase_value(table: Realm, hero: Hero, item: Item, price: int) -> float:
    """Return the value of an item less its price; a hero who may keep no more does not buy."""
    if len(hero.items) >= table.rulings.limit:
        return -1.0
    return item_value(table, hero, item) - price * GOLD_VALUE


def tower_value(hero: Hero, n: int) -> float:
    """Return the value of ``n`` mana bought in the Magic Tower, be it for the crystal."""
    return n * mana_value(hero) - tower_price(n) * GOLD_VALUE


def selling_value(table: Realm, hero: Hero, item: Item) -> float:
    """Value the sale of an item: its price, less its use; with more items than may be kept one of them is lost
    anyway."""
    worth = item_value(table, hero, item)
    if len(hero.items) > table.rulings.limit:
        worth -= min(item_value(table, hero, each) for each in hero.items) + 0.6
    if hero.gold == 0 and hero.health < 2:
        worth -= 9.0  # anything for a bed or a healer
    return selling_price(hero, item) * GOLD_VALUE - worth - 0.6


def spare_value(table: Realm, hero: Hero, item: Item) -> float:
    """Return the value of keeping an item when something must go."""
    return item_value(table, hero, item) + (0.1 * item.price if item.deck in (COMMON, RARE) else 0.0)


def table_value(table: Realm, seat: int) -> float:
    """Return the value of a hero's standing: artifacts, growth, possessions."""
    if not table.heroes:
        return 0.0
    hero = table.heroes[seat]
    if not hero.alive:
        return -20.0
    total = ARTIFACT_VALUE * hero.artifacts + 7.0 * hero.red + 4.0 * hero.blue
    total += hero.health * 2.0 + hero.mana * mana_value(hero) + hero.gold * GOLD_VALUE
    total += hero.experience * experience_value(hero)
    for item in hero.items:
        total += 0.6 * item.price
    for skill in hero.skills.values():
        total += skill.cost
    return total


def own_value(table: Realm, seat: int) -> float:
    """Return the value of a table in gold."""
    return table_value(table, seat) / GOLD_VALUE
