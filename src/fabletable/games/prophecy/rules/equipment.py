"""Arms that a hero takes in hand for a battle. Rulebook: Weapons and shields; Crowns and diadems."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import BARE_HANDS, WEAPONS_IN_HAND, rule_of
from fabletable.games.prophecy.kinds import STAFF, STRENGTH, WILL, Creature, Item
from fabletable.games.prophecy.menu import card, question, worded
from fabletable.games.prophecy.rules.bonuses import score, show_preparing
from fabletable.games.prophecy.table import NAMES, Hero, Realm
from fabletable.kernel import DONE, Barred, Rules, bar

ASK_HEAD: Final = question("head", card, rule="items")
ASK_WIELD: Final = question(
    "wield", worded(card, {DONE: "instead-wield"}), rule="items", note=score, stands=True, theme="in-fight"
)


def take_up_arms(table: Realm, battle: Battle, side: Side) -> Rules[None]:
    """Arm a side for the whole battle, with two hands and one head."""
    if not table.heroes[side.seat].items:
        return
    yield from _cover_head(table, side)
    yield from fill_hands(table, battle, side)
    arms = side.wielded if side.head is None else [*side.wielded, side.head]
    if arms:
        table.log("armed", seat=NAMES[side.seat], items=arms)


def fill_hands(table: Realm, battle: Battle, side: Side) -> Rules[None]:
    hero = table.heroes[side.seat]
    foe = battle.other(side).creature
    hands = 1 if foe is not None and foe.one_hand else 2
    shields = foe is None or not foe.no_shields
    useful = [item for item in hero.items if held(item) and table.ready(item) and _serves(hero, battle, item)]
    while useful:
        options = [item for item in useful if item not in side.wielded and fits(hero, side, item, hands, shields)]
        if not options:
            return
        spare = _may_be_left(hero, foe, options)
        evident = None if spare else _goes_with_all(hero, side, options, hands, shields)
        if evident is not None:
            side.wielded += (evident,)
            continue
        show_preparing(table, battle)
        chosen = yield from ASK_WIELD.ask(
            table,
            side.seat,
            options,
            otherwise=DONE if spare else None,
            barred=lambda: _why_not(table, battle, side, hands, shields),
        )
        if not isinstance(chosen, Item):
            return
        side.wielded += (chosen,)


def _goes_with_all(hero: Hero, side: Side, options: list[Item], hands: int, shields: bool) -> Item | None:
    """Return an item that leaves room for everything else: it is taken up without a question."""
    for item in options:
        side.wielded += (item,)
        room = all(other is item or fits(hero, side, other, hands, shields) for other in options)
        side.wielded = side.wielded[:-1]
        if room:
            return item
    return None


def _may_be_left(hero: Hero, foe: Creature | None, options: list[Item]) -> bool:
    """Tell whether there may be a reason to leave one: it would be damaged or harm its owner, or his bare hands are
    worth more."""
    if rule_of(hero, BARE_HANDS):
        return True
    breaks = foe is not None and (foe.damages_weapon or foe.destroys_weapon)
    return any(item.extra_harm or (breaks and item.is_weapon and not item.is_artifact) for item in options)


def held(item: Item) -> bool:
    """Return whether it is taken in hand for a battle."""
    return item.hands > 0


def _cover_head(table: Realm, side: Side) -> Rules[None]:
    if side.head is not None:
        return
    heads = [item for item in table.heroes[side.seat].items if item.is_head]
    if heads:
        side.head = yield from ASK_HEAD.ask(table, side.seat, heads)


def fits(hero: Hero, side: Side, item: Item, hands: int, shields: bool) -> bool:
    """Tell whether the hands have room: one weapon and one shield; a two-handed weapon leaves no hand; Paired Weapons
    allow two weapons."""
    taken = 0
    weapons = 0
    for other in side.wielded:
        taken += other.hands
        if other.is_weapon:
            weapons += 1
        elif other.is_shield and item.is_shield:
            return False
    if taken + item.hands > hands or (item.is_shield and not shields):
        return False
    return not item.is_weapon or weapons == 0 or weapons < (rule_of(hero, WEAPONS_IN_HAND) or 1)


def _serves(hero: Hero, battle: Battle, item: Item) -> bool:
    """Tell whether an item can do something in this battle; others are not worth a question."""
    if battle.kinds != [WILL] and (item.is_weapon or item.is_shield or item.strength or item.foe_dice or item.against):
        return True
    if battle.kinds == [STRENGTH]:
        return False
    if item.will or item.will_against or item.save_will:
        return True
    if STAFF in item.classes and any(skill.arms == STAFF for skill in hero.skills.values()):
        return True
    return any(surge.fight != STRENGTH for surge in item.surges)


def _why_not(table: Realm, battle: Battle, side: Side, hands: int, shields: bool) -> list[Barred]:
    hero = table.heroes[side.seat]
    reasons: list[Barred] = []
    for item in hero.items:
        if not held(item) or item in side.wielded:
            continue
        if not table.ready(item):
            reasons.append(bar(item, "why-damaged", "items"))
        elif item.is_shield and not shields:
            reasons.append(bar(item, "why-no-shields", "creatures"))
        elif not fits(hero, side, item, hands, shields):
            reasons.append(bar(item, "why-hands-full", "items"))
        elif not _serves(hero, battle, item):
            reasons.append(bar(item, "why-no-use-here", "items"))
    return reasons


def weapons_in(side: Side) -> list[Item]:
    return [item for item in side.wielded if item.is_weapon]
