"""The context an ability is used in, and how its effects are carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from fabletable.games.runebound.fight import Fight
from fabletable.games.runebound.hooks import CONSTANT, ENEMY_HEALTH
from fabletable.games.runebound.kinds import HEALTH, Foe, PrintedCard
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
    """One effect after the other, as much as possible; when the fight is over the rest is not resolved."""
    for effect in effects:
        if context.side >= 0 and table.fight is not None and table.fight.over:
            return
        asking = effect.do(table, context)
        if asking is not None:
            yield from asking


def decider(table: Runebound, context: EffectContext) -> int:
    """The seat that chooses for the owner of the card."""
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
    """value = min(quantity + plus, most) x times"""
    n = effect.n
    value = n if isinstance(n, int) else quantity(table, context, n)
    value += effect.plus
    if effect.most >= 0:
        value = min(value, effect.most)
    return value * effect.times


def quantity(table: Runebound, context: EffectContext, word: str) -> int:
    """Rules reference, X: always the present number. Negative attributes count as 0."""
    if word in (ALL, ANY):
        return MANY
    if word == "X":
        return context.x
    if word == "damage":
        return context.damage
    if word == "successes":
        return context.successes
    if word == "zombies":
        return table.zombies_on_board()
    if word == "act":
        return table.act
    return _of_the_hero(table.heroes[context.seat], word)


def _of_the_hero(hero: Hero, word: str) -> int:
    if word == "lore":
        return hero.lore
    if word == "allies":
        return hero.allies
    if word == "learned":
        return len(hero.learned)
    if word == "trophies":
        return len(hero.trophies)
    if word == "hand-size":
        return len(hero.hand)
    return max(0, hero.numbers[word])


def foe_health(table: Runebound, fight: Fight) -> int:
    """Health of an enemy or villain against the hero it fights; changes count at once."""
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
CHECKS: Final[dict[str, Check]] = {}


def holds(table: Runebound, context: EffectContext, condition: Condition) -> bool:
    """All that an ability asks for is so."""
    return all(CHECKS[name](table, context, condition) for name in condition)


def checks(name: str) -> Callable[[Check], Check]:
    """``@checks("road")``: when this condition of a card is met."""

    def enter(check: Check) -> Check:
        CHECKS[name] = check
        return check

    return enter


def _hero(table: Runebound, context: EffectContext) -> Hero:
    return table.heroes[context.seat]


def _foe(table: Runebound) -> Foe | None:
    return None if table.fight is None else table.fight.foe


@checks("foe-trait")
def _foe_trait(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    foe = _foe(table)
    return foe is not None and any(trait in foe.traits for trait in wanted["foe-trait"])


@checks("foe-kind")
def _foe_kind(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    foe = _foe(table)
    return foe is not None and foe.kind == wanted["foe-kind"]


@checks("foe-health-min")
def _printed_health(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    foe = _foe(table)
    return foe is not None and foe.health >= wanted["foe-health-min"]


@checks("can-be-trophy")
def _can_be_trophy(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return (table.fight is not None and table.fight.cause == "adventure") == wanted["can-be-trophy"]


@checks("foe-action")
def _foe_action(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return any(word in context.foe_action for word in wanted["foe-action"])


@checks("first-combat-round")
def _first_round(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return table.fight is not None and (table.fight.round == 1) == wanted["first-combat-round"]


@checks("health-left-max")
def _health_left(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    fight = table.fight
    return fight is not None and health_left(table, fight, context.side) <= wanted["health-left-max"]


@checks("in-combat")
def _in_combat(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return (table.fight is not None) == wanted["in-combat"]


@checks("damage-type")
def _damage_type(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.kind in wanted["damage-type"]


@checks("damage-min")
def _damage(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.damage >= wanted["damage-min"]


@checks("spent-min")
def _spent(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.spent >= wanted["spent-min"]


@checks("site")
def _site(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return _hero(table, context).hex.kind in wanted["site"]


@checks("at")
def _at(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    place = _hero(table, context).hex.place
    return place is not None and place.key in wanted["at"]


@checks("terrain")
def _terrain(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    terrains = _hero(table, context).hex.terrains
    return any(terrain in terrains for terrain in wanted["terrain"])


@checks("road")
def _road(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return _hero(table, context).hex.on_road == wanted["road"]


@checks("crossed-river")
def _crossed_river(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.crossed_river == wanted["crossed-river"]


@checks("zombie-here")
def _zombie_here(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return (table.zombies[_hero(table, context).at] > 0) == wanted["zombie-here"]


@checks("roll")
def _roll(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.roll in wanted["roll"]


@checks("adventure")
def _adventure(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.deck in wanted["adventure"]


@checks("in-test")
def _in_test(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.testing == wanted["in-test"]


@checks("result")
def _result(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.passed == wanted["result"]


@checks("peeked")
def _peeked(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.peeked == wanted["peeked"]


@checks("defeated")
def _defeated(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return _hero(table, context).defeated == wanted["defeated"]


@checks("gold-min")
def _gold(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return _hero(table, context).gold >= wanted["gold-min"]


@checks("hand-empty")
def _hand_empty(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return (not _hero(table, context).hand) == wanted["hand-empty"]


@checks("owns")
def _owns(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return any(asset.kind in wanted["owns"] for asset in _hero(table, context).assets)


@checks("sold")
def _sold(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.sold in wanted["sold"]


@checks("sold-for")
def _sold_for(table: Runebound, context: EffectContext, wanted: Condition) -> bool:
    return context.sold_for in wanted["sold-for"]
