"""What things are worth to a hero, in points: a gold piece is about half a point, a cube of Strength seven."""

from __future__ import annotations

from typing import Final, TypeAlias

from fabletable.games.prophecy.advice.odds import Reckoner
from fabletable.games.prophecy.cards.common_items import (
    HEALING_POTION,
    LARGE_HEALING_POTION,
    MANA_POTION,
    POTION_OF_STRENGTH,
    RIDING_HORSE,
    SCROLL_OF_ALTERED_REALITY,
    SCROLL_OF_DEEP_PRAYER,
)
from fabletable.games.prophecy.cards.effects import Effect
from fabletable.games.prophecy.cards.rare_items import (
    AMULET_OF_LIFE,
    BOOK_OF_HEROES,
    CLOAK_OF_MISTS,
    CROWN_OF_POWER,
    ELIXIR_OF_MIGHT,
    ELIXIR_OF_WISDOM,
    FLYING_CARPET,
    GAUNTLETS_OF_STRENGTH,
    HORNED_HELM,
    MANA_CRYSTAL,
    POTION_OF_CONCENTRATION,
    RING_OF_CONCENTRATION,
    RING_OF_MAGIC_POWERS,
    RING_OF_VITALITY,
    RUBY_DIADEM,
    SAINTS_RELIC,
    SCROLL_OF_DECAY,
    SCROLL_OF_DIVINE_WILL,
    SCROLL_OF_THEFT,
    SEVEN_LEAGUE_BOOTS,
)
from fabletable.games.prophecy.cards.skills import (
    ANIMAL_FRIEND,
    BEAR_FORM,
    BERSERK,
    BLADE_WEAPONS,
    BLOOD_SACRIFICE,
    BURGLARY,
    CONCENTRATION,
    CRUSHING_WEAPONS,
    CURSE,
    ENDURANCE,
    EXORCISM,
    FANATICISM,
    FEINT,
    FIELD_REPAIRS,
    FLAMING_WEAPON,
    FOREST_WISDOM,
    FORGER,
    GUARDIAN_ANGEL,
    HEALING,
    HERB_LORE,
    HOLY_WEAPON,
    INVISIBILITY,
    IRON_DISCIPLINE,
    LONG_WEAPONS,
    LOOTING,
    MATTER_DECAY,
    MEDITATION,
    MIGHTY_BLOW,
    MOUNTAIN_EXPERT,
    PAIRED_WEAPONS,
    PORT_RAT,
    PRAYER,
    RESILIENCE,
    SEA_RITE,
    SHIELD_MASTERY,
    SPELL_MASTERY,
    SPIRIT_OF_FOREST_TRAILS,
    STAFF_MASTERY,
    STEAL_POWER,
    STEPPE_RIDER,
    SWIFT_FOOTED,
    TELEPORT_FIELD,
    THEFT,
    TIME_LOOP,
    TRADE,
    TURN_BACK_TIME,
    TURN_UNDEAD,
    TWO_HANDED_WEAPONS,
    WAR_VETERAN,
    WEAPON_THROWING,
)
from fabletable.games.prophecy.kinds import (
    ARTIFACT,
    COMMON,
    HEAD,
    RARE,
    SHIELD,
    STRENGTH,
    WEAPON,
    WILL,
    Item,
    Skill,
)
from fabletable.games.prophecy.rules.market import can_sell, selling_price, stranger_price
from fabletable.games.prophecy.rules.services import learning_price, tower_price
from fabletable.games.prophecy.table import MAX_BLUE, MAX_RED, Hero, Realm

GOLD: Final = 0.55
ARTIFACT_WORTH: Final = 45.0

NOTHING: Final = 0.1
"""What it is worth to leave it at that; only what is better is done."""

IN_VAIN: Final = 0.02
"""A stranger comes once; nobody goes to him who has a greater chance than this to find nothing worth its price."""

_ITEM: Final = {item.name: points for item, points in (
    (HEALING_POTION, 3.0), (LARGE_HEALING_POTION, 4.5), (MANA_POTION, 2.5), (POTION_OF_STRENGTH, 4.0),
    (POTION_OF_CONCENTRATION, 4.0), (ELIXIR_OF_MIGHT, 8.0), (ELIXIR_OF_WISDOM, 7.0), (SCROLL_OF_DEEP_PRAYER, 4.0),
    (SCROLL_OF_ALTERED_REALITY, 3.5), (SCROLL_OF_DIVINE_WILL, 6.0), (SCROLL_OF_THEFT, 3.5), (SCROLL_OF_DECAY, 2.5),
    (BOOK_OF_HEROES, 6.0), (RIDING_HORSE, 4.0), (FLYING_CARPET, 5.0), (SEVEN_LEAGUE_BOOTS, 4.0),
    (AMULET_OF_LIFE, 9.0), (MANA_CRYSTAL, 6.0), (SAINTS_RELIC, 6.0), (RING_OF_MAGIC_POWERS, 4.0),
    (RING_OF_CONCENTRATION, 5.0), (RING_OF_VITALITY, 6.0), (CLOAK_OF_MISTS, 4.0), (GAUNTLETS_OF_STRENGTH, 8.0),
    (CROWN_OF_POWER, 9.0), (RUBY_DIADEM, 5.0), (HORNED_HELM, 5.5),
)}  # fmt: skip

_SKILL: Final = {skill.name: points for skill, points in (
    (PAIRED_WEAPONS, 6.0), (BLADE_WEAPONS, 6.5), (TWO_HANDED_WEAPONS, 6.0), (BERSERK, 8.0), (RESILIENCE, 7.0),
    (WAR_VETERAN, 6.0), (SHIELD_MASTERY, 6.0), (MIGHTY_BLOW, 7.0), (FIELD_REPAIRS, 3.0), (IRON_DISCIPLINE, 5.5),
    (LOOTING, 6.0), (INVISIBILITY, 5.0), (PORT_RAT, 2.5), (TRADE, 5.0), (FORGER, 6.0), (SWIFT_FOOTED, 8.0),
    (THEFT, 4.0), (WEAPON_THROWING, 3.0), (FEINT, 6.0), (BURGLARY, 5.5), (HEALING, 6.0), (MOUNTAIN_EXPERT, 4.5),
    (FOREST_WISDOM, 5.5), (LONG_WEAPONS, 5.0), (ENDURANCE, 4.5), (SPIRIT_OF_FOREST_TRAILS, 4.0), (ANIMAL_FRIEND, 4.5),
    (BEAR_FORM, 8.0), (STEPPE_RIDER, 4.5), (HERB_LORE, 6.5), (MATTER_DECAY, 3.0), (TURN_BACK_TIME, 9.0),
    (FLAMING_WEAPON, 5.5), (STEAL_POWER, 5.5), (SPELL_MASTERY, 5.0), (TIME_LOOP, 10.0), (STAFF_MASTERY, 5.5),
    (TELEPORT_FIELD, 6.5), (CURSE, 7.5), (BLOOD_SACRIFICE, 5.0), (SEA_RITE, 2.5), (FANATICISM, 7.5), (PRAYER, 7.0),
    (HOLY_WEAPON, 5.5), (CRUSHING_WEAPONS, 4.5), (EXORCISM, 6.0), (CONCENTRATION, 7.0), (MEDITATION, 5.5),
    (TURN_UNDEAD, 5.0), (GUARDIAN_ANGEL, 8.0),
)}  # fmt: skip

_NEEDS_MANA: Final = (
    PRAYER.name,
    CURSE.name,
    CONCENTRATION.name,
    TURN_BACK_TIME.name,
    TIME_LOOP.name,
    TELEPORT_FIELD.name,
    STEAL_POWER.name,
)


def health_worth(hero: Hero) -> float:
    """A point of Health, dearer the fewer there are; an Amulet of Life makes bold."""
    return 1.6 + (1.5 if hero.owns(AMULET_OF_LIFE) else 5.0) / (1 + hero.health)


def experience_worth(hero: Hero) -> float:
    """A point of experience: dear as long as it buys the next skill, worth little near the limit of 15."""
    return 0.8 if hero.experience < 6 else 0.5 if hero.experience < 10 else 0.2 if hero.experience < 13 else 0.05


def mana_worth(hero: Hero) -> float:
    return 0.9 if hero.blue >= 5 else 0.45


def strength_worth(hero: Hero) -> float:
    return 9.0 if hero.red < MAX_RED else (1.5 if hero.health < hero.red else 0.0)


def will_worth(hero: Hero) -> float:
    if hero.blue >= MAX_BLUE:
        return 0.5 if hero.mana < hero.blue else 0.0
    return 7.0 if hero.blue >= 5 else 4.0


def item_worth(table: Realm, hero: Hero, item: Item) -> float:
    """What owning it would mean to this hero."""
    if item.deck == ARTIFACT:
        return ARTIFACT_WORTH
    worth = _ITEM.get(item.name, 1.0)
    if item.kind == HEAD:
        return worth if not any(other.kind == HEAD and other is not item for other in hero.items) else 1.5
    if item.hands:
        worth = 1.0 + _hand_worth(table, hero, item)
    return worth


def _hand_worth(table: Realm, hero: Hero, item: Item) -> float:
    """How much better the hero's hands would be with it than without."""
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

_known: Final[dict[tuple[Cards, Names, Names], tuple[float, float]]] = {}
_MOST_KNOWN: Final = 20_000


def _hands(table: Realm, hero: Hero, items: Cards) -> tuple[float, float]:
    """The best grip for strength and for will. Asked for again and again, so what is known is kept for a while."""
    skills = tuple(hero.skills)
    smithed = tuple(item.key for item in items if item.key in table.smithed) if table.smithed else ()
    mark = (items, skills, smithed)
    known = _known.get(mark)
    if known is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        reckoner = Reckoner(table, hero, list(items))
        known = (reckoner.grip(None, STRENGTH).score, reckoner.grip(None, WILL).score)
        _known[mark] = known
    return known


def skill_worth(hero: Hero, skill: Skill) -> float:
    worth = _SKILL[skill.name]
    if skill.arms and not any(item.kind == WEAPON and skill.arms in item.classes for item in hero.items):
        worth *= 0.55
    if skill.name == TWO_HANDED_WEAPONS.name and any(item.hands == 2 for item in hero.items):
        worth += 1.0
    if skill.name == SHIELD_MASTERY.name and not any(item.kind == SHIELD for item in hero.items):
        worth *= 0.4
    if skill.name in _NEEDS_MANA and hero.blue < 4:
        worth *= 0.6
    if skill.name in (STEAL_POWER.name, SPELL_MASTERY.name) and hero.blue < 6:
        worth *= 0.6
    if skill.enchants and not any(item.kind == WEAPON for item in hero.items):
        worth *= 0.5
    return worth


def learning_worth(table: Realm, hero: Hero, skill: Skill) -> float:
    """What learning it brings; with as many skills as one may have, over the poorest of them."""
    experience, gold = learning_price(table, hero, skill)
    worth = skill_worth(hero, skill)
    if len(hero.skills) >= table.rulings.limit:
        worth -= min(skill_worth(hero, known) for known in hero.skills.values()) + 0.5
    worth += max(0, min(hero.experience, 15) - 8)  # soon what is won will be thrown away
    return worth - 0.5 * experience * experience_worth(hero) - gold * GOLD


def market_worth(table: Realm, hero: Hero, wares: Effect) -> float:
    """A stranger is worth meeting if he is likely to bring something useful that the purse can pay."""
    if len(hero.items) >= table.rulings.limit:
        return 2.0 if wares.want and any(_in_the_way(table, hero, item) for item in hero.items) else -1.0
    nothing = 1.0
    for deck, n in ((COMMON, wares.of // 10), (RARE, wares.of % 10)):
        cards = table.drawable(deck, n) if n else []
        if cards:
            useful = sum(1 for item in cards if _tempting(table, hero, item, wares.n))
            nothing *= (1 - useful / len(cards)) ** n
    return 4.0 * (1 - nothing) if nothing < IN_VAIN else -1.0


def purchase_worth(table: Realm, hero: Hero, item: Item, price: int) -> float:
    """What it is good for, less its price; nobody carries more than may be kept."""
    if len(hero.items) >= table.rulings.limit:
        return -1.0
    return item_worth(table, hero, item) - price * GOLD


def tower_worth(hero: Hero, n: int) -> float:
    """So much mana bought in the Magic Tower, be it for the crystal."""
    return n * mana_worth(hero) - tower_price(n) * GOLD


def _in_the_way(table: Realm, hero: Hero, item: Item) -> bool:
    return can_sell(table, item) and item.price > 1 and selling_worth(table, hero, item) > 0.2


def selling_worth(table: Realm, hero: Hero, item: Item) -> float:
    """Its price, less what it is good for; with more items than may be kept one of them is lost anyway."""
    worth = item_worth(table, hero, item)
    if len(hero.items) > table.rulings.limit:
        worth -= min(item_worth(table, hero, each) for each in hero.items) + 0.6
    if hero.gold == 0 and hero.health < 2:
        worth -= 9.0  # anything for a bed or a healer
    return selling_price(table, hero, item) * GOLD - worth - 0.6


def _tempting(table: Realm, hero: Hero, item: Item, discount: int) -> bool:
    """Worth more than the stranger's price, and the purse holds it."""
    price = stranger_price(table, hero, item, discount)
    return price <= hero.gold and purchase_worth(table, hero, item, price) > NOTHING


def spare_worth(table: Realm, hero: Hero, item: Item) -> float:
    """What an item is worth to keep when something must go."""
    return item_worth(table, hero, item) + (0.1 * item.price if item.deck in (COMMON, RARE) else 0.0)


def worth(table: Realm, seat: int) -> float:
    """How a hero stands: artifacts, growth, possessions."""
    if not table.heroes:
        return 0.0
    hero = table.heroes[seat]
    if not hero.alive:
        return -20.0
    total = ARTIFACT_WORTH * hero.artifacts + 7.0 * hero.red + 4.0 * hero.blue
    total += hero.health * 2.0 + hero.mana * mana_worth(hero) + hero.gold * GOLD
    total += hero.experience * experience_worth(hero)
    for item in hero.items:
        total += 0.6 * item.price
    for skill in hero.skills.values():
        total += skill.cost
    return total


def estate(table: Realm, seat: int) -> float:
    """The same in gold."""
    return worth(table, seat) / GOLD
