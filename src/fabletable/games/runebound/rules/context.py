"""The context an ability is used in, and how its effects are carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from fabletable.games.runebound.fight import Fight
from fabletable.games.runebound.hooks import CONSTANT, ENEMY_HEALTH
from fabletable.games.runebound.kinds import HEALTH, NOBODY, Foe, PrintedCard
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.vocabulary import ALL, ANY, CardEffect, Condition, Effects
from fabletable.kernel import Message, Rules

MANY: Final = 99


@dataclass(eq=False)
class EffectContext:
    """The user of an effect and its surroundings: "self" is ``side`` of the fight (or ``seat`` outside of one).

    ``seat`` is the hero whose card it is or, for a card of an enemy, the hero who fights it. ``reason`` is the line
    that names the card in use, for those who see its result.
    """

    seat: int
    side: int = -1
    card: PrintedCard | None = None
    reason: Message | None = None
    x: int = 1
    damage: int = 0
    kind: str = ""
    spent: int = 0
    successes: int = 0
    passed: str = ""
    matches: int = 0
    deck: str = ""
    roll: str = ""
    sold: str = ""
    sold_for: str = ""
    peeked: str = ""
    foe_action: str = ""
    engage: bool = False
    attack: bool = False
    cancelled: bool = False
    crossed_river: bool = False
    testing: bool = False
    unpaid: bool = False


def carry_out(table: Runebound, context: EffectContext, effects: Effects) -> Rules[None]:
    """Do one effect after the other, as much as possible; when the fight is over the rest is not resolved."""
    for effect in effects:
        if context.side >= 0 and table.fight is not None and table.fight.over:
            return
        asking = effect.do(table, context)
        if asking is not None:
            yield from asking


def decider(table: Runebound, context: EffectContext) -> int:
    """Return the seat that chooses for the owner of the card."""
    if context.side >= 0 and table.fight is not None:
        return table.fight.sides[context.side].seat
    return context.seat


def fighter(table: Runebound, fight: Fight, side: int) -> Message:
    hero = fight.sides[side].hero
    if hero >= 0:
        return table.heroes[hero].message
    return Message(id="") if fight.foe is None else fight.foe.message


def owner(table: Runebound, context: EffectContext) -> Message:
    """Return whose card it is: the enemy's in a fight, else the hero's."""
    fight = table.fight
    if fight is not None and context.side >= 0:
        return fighter(table, fight, context.side)
    return table.heroes[context.seat].message


# --- counting ---


def amount(table: Runebound, context: EffectContext, effect: CardEffect) -> int:
    """Return the number of an effect: min(quantity + plus, most) x times."""
    n = effect.n
    value = n if isinstance(n, int) else quantity(table, context, n)
    value += effect.plus
    if effect.most >= 0:
        value = min(value, effect.most)
    return value * effect.times


QUANTITIES: Final[dict[str, Callable[[Runebound, EffectContext], int]]] = {
    ALL: lambda table, context: MANY,
    ANY: lambda table, context: MANY,
    "X": lambda table, context: context.x,
    "damage": lambda table, context: context.damage,
    "successes": lambda table, context: context.successes,
    "zombies": lambda table, context: table.zombies_on_board(),
    "act": lambda table, context: table.act,
    "lore": lambda table, context: _hero(table, context).lore,
    "allies": lambda table, context: _hero(table, context).allies,
    "learned": lambda table, context: len(_hero(table, context).learned),
    "trophies": lambda table, context: len(_hero(table, context).trophies),
    "hand-size": lambda table, context: len(_hero(table, context).hand),
}
"""The number that a word of a card means now."""


def quantity(table: Runebound, context: EffectContext, word: str) -> int:
    """Return the present number for X. Negative attributes count as 0. Rules reference, X."""
    counted = QUANTITIES.get(word)
    return max(0, _hero(table, context).numbers[word]) if counted is None else counted(table, context)


def foe_health(table: Runebound, fight: Fight) -> int:
    """Return the health of an enemy or villain against the hero it fights; changes count at once."""
    foe = fight.foe
    if foe is None:
        return 0
    return health_against(table, foe, fight.sides[0].hero)


def health_against(table: Runebound, foe: Foe, seat: int) -> int:
    context = EffectContext(seat)
    health = foe.health
    for ability in foe.abilities:
        if ability.window is CONSTANT:
            for effect in ability.effects:
                if effect.changed_number() == HEALTH:
                    health += amount(table, context, effect)
    if foe.kind == "enemy":
        health += table.story_rule(ENEMY_HEALTH, 0)
    return max(foe.least, health)


def health_left(table: Runebound, fight: Fight, side: int) -> int:
    hero = fight.sides[side].hero
    if hero >= 0:
        return table.heroes[hero].health_left
    return max(0, foe_health(table, fight) - fight.damage)


# --- conditions ---

Check: TypeAlias = Callable[[Runebound, EffectContext, Condition], bool]


def holds(table: Runebound, context: EffectContext, condition: Condition) -> bool:
    """Tell whether everything that an ability asks for is so."""
    return all(CHECKS[name](table, context, condition) for name in condition)


def _hero(table: Runebound, context: EffectContext) -> Hero:
    return table.heroes[context.seat]


def _foe(table: Runebound) -> Foe:
    """Return the foe of the fight; one without traits or health where there is none."""
    return NOBODY if table.fight is None or table.fight.foe is None else table.fight.foe


def _stands_at(hero: Hero, places: tuple[str, ...]) -> bool:
    place = hero.hex.place
    return place is not None and place.key in places


CHECKS: Final[dict[str, Check]] = {
    "foe-trait": lambda table, context, asked: any(trait in _foe(table).traits for trait in asked["foe-trait"]),
    "foe-kind": lambda table, context, asked: _foe(table).kind == asked["foe-kind"],
    "foe-health-min": lambda table, context, asked: _foe(table).health >= asked["foe-health-min"],
    "can-be-trophy": lambda table, context, asked: (
        (table.fight is not None and table.fight.cause == "adventure") == asked["can-be-trophy"]
    ),
    "foe-action": lambda table, context, asked: any(word in context.foe_action for word in asked["foe-action"]),
    "first-combat-round": lambda table, context, asked: (
        table.fight is not None and (table.fight.round == 1) == asked["first-combat-round"]
    ),
    "health-left-max": lambda table, context, asked: (
        table.fight is not None and health_left(table, table.fight, context.side) <= asked["health-left-max"]
    ),
    "in-combat": lambda table, context, asked: (table.fight is not None) == asked["in-combat"],
    "damage-type": lambda table, context, asked: context.kind in asked["damage-type"],
    "damage-min": lambda table, context, asked: context.damage >= asked["damage-min"],
    "spent-min": lambda table, context, asked: context.spent >= asked["spent-min"],
    "site": lambda table, context, asked: _hero(table, context).hex.kind in asked["site"],
    "at": lambda table, context, asked: _stands_at(_hero(table, context), asked["at"]),
    "terrain": lambda table, context, asked: any(
        terrain in _hero(table, context).hex.terrains for terrain in asked["terrain"]
    ),
    "road": lambda table, context, asked: _hero(table, context).hex.on_road == asked["road"],
    "crossed-river": lambda table, context, asked: context.crossed_river == asked["crossed-river"],
    "zombie-here": lambda table, context, asked: (table.zombies[_hero(table, context).at] > 0) == asked["zombie-here"],
    "roll": lambda table, context, asked: context.roll in asked["roll"],
    "adventure": lambda table, context, asked: context.deck in asked["adventure"],
    "in-test": lambda table, context, asked: context.testing == asked["in-test"],
    "result": lambda table, context, asked: context.passed == asked["result"],
    "peeked": lambda table, context, asked: context.peeked == asked["peeked"],
    "defeated": lambda table, context, asked: _hero(table, context).defeated == asked["defeated"],
    "gold-min": lambda table, context, asked: _hero(table, context).gold >= asked["gold-min"],
    "hand-empty": lambda table, context, asked: (not _hero(table, context).hand) == asked["hand-empty"],
    "owns": lambda table, context, asked: any(asset.kind in asked["owns"] for asset in _hero(table, context).assets),
    "sold": lambda table, context, asked: context.sold in asked["sold"],
    "sold-for": lambda table, context, asked: context.sold_for in asked["sold-for"],
}
"""The check of each condition of a card."""
