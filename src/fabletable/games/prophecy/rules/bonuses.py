"""The value of a side in a battle: cubes and bonuses. Computed when it is asked for, never stored.

Rulebook: Items and skills; Weapon skills add up.
"""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import BONUS
from fabletable.games.prophecy.kinds import CRUSHING, HELD, Creature, Item
from fabletable.games.prophecy.menu import standing
from fabletable.games.prophecy.table import NAMES, Hero, Realm
from fabletable.kernel import Decision, Message, Part, Sum, added

Bonus = tuple[str, int]
"""The name of what gives it (a message id), and how much."""

FIGHTERS: Final = ("fighter-hero", "fighter-foe")
"""Both sides of a battle, as the scene calls them."""


def value(table: Realm, battle: Battle, side: Side) -> int:
    """Return Strength or Will with all bonuses, before the die."""
    total = attribute(table, battle, side)
    for _, n in bonuses(table, battle, side):
        total += n
    return total


def attribute(table: Realm, battle: Battle, side: Side) -> int:
    """Return the Strength or Will that fights: a creature's own, a hero's cubes with what raises them."""
    if side.creature is not None:
        return side.base
    strength, will = _what_counts(battle, side)
    return (_cubes(table, side, will=False) if strength else 0) + (_cubes(table, side, will=True) if will else 0)


def _what_counts(battle: Battle, side: Side) -> tuple[bool, bool]:
    """Return whether the Strength and the Will of a hero count; some foes ask for Will instead of Strength."""
    foe = battle.other(side).creature
    if foe is not None and foe.will_for_strength:
        return battle.by_strength and battle.by_will, True
    return battle.by_strength, battle.by_will


def _cubes(table: Realm, side: Side, *, will: bool) -> int:
    hero = table.heroes[side.seat]
    total = hero.mana + hero.turn_will if will else hero.health + hero.turn_strength
    for item in hero.items:
        if item.is_worn:
            total += item.raises(will=will)
    return total if side.head is None else total + side.head.raises(will=will)


def bonuses(table: Realm, battle: Battle, side: Side) -> list[Bonus]:
    """List everything that counts for this side in this roll."""
    found: list[Bonus] = [*side.cast, *side.surges]
    if side.creature is not None:
        if side.creature.mirrors and side.base >= 3:
            found.append(("creature-" + side.creature.name, side.base // 3))
        return found
    hero = table.heroes[side.seat]
    foe = battle.other(side).creature
    strength, will = battle.by_strength, battle.by_will
    for item in side.wielded:
        _item_bonus(found, item, foe, strength, will, crippled=crippled(item, foe))
        if strength and item.key in table.smithed and not crippled(item, foe):
            found.append(("opportunity-dwarven-smith", 1))
        if strength and side.used:
            _enchantments(found, hero, side, item)
    if side.head is not None:
        _item_bonus(found, side.head, foe, strength, will, crippled=False)
    for item in hero.items:
        if item.is_worn and (item.strength or item.will):
            _item_bonus(found, item, foe, strength, will, crippled=False)
    if strength and side.thrown:
        found += [("item-" + each.name, each.thrown) for each in side.thrown if each.thrown and not crippled(each, foe)]
    for name, skill in hero.skills.items():
        rule = BONUS.named(name)
        n = 0 if rule is None else rule(skill, hero, battle, side, foe)
        if n:
            found.append(("skill-" + name, n))
    if hero.banner:
        found.append(("banner", hero.banner))
    return found


def show_preparing(table: Realm, battle: Battle) -> None:
    """Show both sides number by number as they stand before the dice, for the player who is asked."""
    if table.watched:
        table.show("phase", pieces=FIGHTERS, touches=who_fights(battle), sums=both_sums(table, battle))


def who_fights(battle: Battle) -> list[int]:
    return [side.seat for side in battle.heroes()]


def both_sums(table: Realm, battle: Battle) -> list[Sum]:
    return [reckoned(table, battle, side) for side in (battle.hero, battle.foe)] if table.watched else []


def reckoned(table: Realm, battle: Battle, side: Side) -> Sum:
    """Return the value number by number, with the die that counts, for watchers."""
    name = "hero" if side is battle.hero else "foe"
    parts = _raised_cubes(table, battle, side, name)
    for number, (source, n) in enumerate(bonuses(table, battle, side)):
        parts.append(Part(Message(source), n, f"bonus-{name}-{number}"))
    if side.dice:
        parts.append(Part(Message("die-hero"), side.die, f"die-{name}-{side.dice.index(side.die)}"))
    dice = [f"die-{name}-{number}" for number in range(len(side.dice))]
    if side.creature is not None:
        return added(side.creature.message, parts, None, dice)
    return added(NAMES[side.seat], parts, side.seat, dice)


def _raised_cubes(table: Realm, battle: Battle, side: Side, name: str) -> list[Part]:
    """List the Strength or Will that fights, and what raises it."""
    fighter = "fighter-" + name
    if side.creature is not None:
        return [Part(Message("sum-strength" if battle.by_strength else "sum-will"), side.base, fighter)]
    hero = table.heroes[side.seat]
    strength, will = _what_counts(battle, side)
    worn = [item for item in hero.items if item.is_worn or item is side.head]
    parts: list[Part] = []
    if strength:
        parts += _left_of("sum-strength", hero.red, "sum-wounds", hero.health, fighter)
        parts += [Part(item.message, item.raises_strength, item.key) for item in worn if item.raises_strength]
        parts += [Part(Message("sum-this-turn"), hero.turn_strength)] if hero.turn_strength else []
    if will:
        parts += _left_of("sum-will", hero.blue, "sum-mana-spent", hero.mana, fighter)
        parts += [Part(item.message, item.raises_will, item.key) for item in worn if item.raises_will]
        parts += [Part(Message("sum-this-turn"), hero.turn_will)] if hero.turn_will else []
    return parts


def _left_of(name: str, whole: int, lack: str, left: int, fighter: str) -> list[Part]:
    """Return the Strength or Will of an unhurt hero, and what wounds or spent mana take from it."""
    parts = [Part(Message(name), whole, fighter)]
    return parts if left == whole else [*parts, Part(Message(lack), left - whole)]


def crippled(item: Item, foe: Creature | None) -> bool:
    """Tell whether the Skeleton makes a weapon useless: those that do not crush give nothing of their own, thrown or
    not."""
    return foe is not None and foe.crushing_only and item.is_weapon and CRUSHING not in item.classes


def _item_bonus(
    found: list[Bonus], item: Item, foe: Creature | None, strength: bool, will: bool, *, crippled: bool
) -> None:
    if crippled:
        return
    n = 0
    if strength:
        n += item.strength
        if foe is not None:
            n += item.against.get(foe.type, 0)
    if will:
        n += item.will
        if foe is not None:
            n += item.will_against.get(foe.type, 0)
    if n:
        found.append(("item-" + item.name, n))


def _enchantments(found: list[Bonus], hero: Hero, side: Side, item: Item) -> None:
    """Add the spells that lie on a weapon, as long as it is in hand, the weakest first."""
    spells = [skill for skill in hero.skills.values() if skill.enchants and skill.name + item.key in side.used]
    found += [("skill-" + each.name, each.enchants) for each in sorted(spells, key=lambda each: each.enchants)]


def foe_dice(battle: Battle, side: Side) -> int:
    """Count the negative dice that this side's hands give the other one: the Cloak, in battles of strength."""
    if not battle.by_strength:
        return 0
    total = 0
    for item in side.wielded:
        if item.kind == HELD:
            total += item.foe_dice
    return total


def score(table: Realm, decision: Decision) -> Message | None:
    """Say what each side of a battle has before the dice."""
    battle = table.battle
    if battle is None:
        return standing(table, decision)
    side = battle.side_of(decision.seat)
    mine, theirs = value(table, battle, side), value(table, battle, battle.other(side))
    return Message("note-battle", {"mine": mine, "theirs": theirs})
