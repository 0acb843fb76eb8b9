"""Attributes, witcher level and shield (Rulebook: Attributes and witcher level)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import ALCHEMY, ATTRIBUTES, DEFENCE, PRINTED, ROMAN, Attribute
from fabletable.games.witcher.rules.hand import draw
from fabletable.games.witcher.rules.potions import gain_potions
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Rules, seat_name

ASK_RAISE_ANY: Final = "ask-raise-any"
ASK_RAISE_LOWEST: Final = "ask-raise-lowest"

HIGHEST = 5


def raise_attribute(table: OldWorld, seat: int, attribute: Attribute) -> Rules[None]:
    """One level up. Defence lifts the shield with it, Alchemy brings a potion; nothing rises above V."""
    witcher = table.witchers[seat]
    if witcher.attributes[attribute.index] >= HIGHEST:
        return
    witcher.attributes[attribute.index] += 1
    level = witcher.attributes[attribute.index]
    table.log("attribute-up", seat=seat_name(seat), attribute=attribute, level=ROMAN[level])
    if table.watched:
        table.show("gain", pieces=(f"{attribute.key}-{seat}",), touches=(seat,))
    if attribute is DEFENCE:
        raise_shield(table, seat, 1)
    elif attribute is ALCHEMY:
        yield from gain_potions(table, seat, 1)
    if min(witcher.attributes) > witcher.level:
        raise_level(table, seat)


def raise_level(table: OldWorld, seat: int) -> None:
    """All four attributes stand above the witcher level: it rises, and brings 1 card (II, III) or 2 (IV, V)."""
    witcher = table.witchers[seat]
    witcher.level += 1
    table.log("level-up", seat=seat_name(seat), level=ROMAN[witcher.level])
    table.show("gain", pieces=(f"pawn-{seat}",), touches=(seat,), because="because-level", level=ROMAN[witcher.level])
    draw(table, seat, 1 if witcher.level <= 3 else 2)


def lower_attribute(table: OldWorld, seat: int, attribute: Attribute) -> None:
    """Never below I, never from V; the shield follows Defence down, the witcher level never falls."""
    witcher = table.witchers[seat]
    level = witcher.attributes[attribute.index]
    if level in (1, HIGHEST):
        return
    witcher.attributes[attribute.index] = level - 1
    table.log("attribute-down", seat=seat_name(seat), attribute=attribute, level=ROMAN[level - 1])
    trim_shield(table, seat)
    table.show("loss", pieces=(f"{attribute.key}-{seat}",), touches=(seat,))


def defence_now(table: OldWorld, seat: int) -> int:
    """The level of Defence as it counts now: Leshen makes it lower for its fight, never below I and never from V."""
    level = table.witchers[seat].attributes[DEFENCE.index]
    fight = table.fight
    if fight is not None and fight.defence_drop and seat == fight.attacker and level < HIGHEST:
        return max(1, level - fight.defence_drop)
    return level


def shield_limit(table: OldWorld, seat: int) -> int:
    """What the board prints beside Defence as it counts now."""
    return PRINTED[defence_now(table, seat)]


def trim_shield(table: OldWorld, seat: int) -> None:
    """The shield never stands above its limit."""
    lower_shield(table, seat, max(0, table.witchers[seat].shield - shield_limit(table, seat)))


def raise_shield(table: OldWorld, seat: int, number: int) -> int:
    """Up to the limit of Defence; returns how much is lost above it."""
    witcher = table.witchers[seat]
    room = max(0, shield_limit(table, seat) - witcher.shield)
    rise = min(number, room)
    if rise:
        witcher.shield += rise
        table.log("shield-up", seat=seat_name(seat), n=rise, now=witcher.shield)
    return number - rise


def lower_shield(table: OldWorld, seat: int, number: int) -> None:
    witcher = table.witchers[seat]
    fall = min(number, witcher.shield)
    if fall:
        witcher.shield -= fall
        table.log("shield-down", seat=seat_name(seat), n=fall, now=witcher.shield)


def raise_any(table: OldWorld, seat: int) -> Rules[None]:
    """Any one attribute that can still rise."""
    levels = table.witchers[seat].attributes
    options = [attribute for attribute in ATTRIBUTES if levels[attribute.index] < HIGHEST]
    if options:
        attribute = yield from table.pick(seat, ASK_RAISE_ANY, options, rule="attributes")
        yield from raise_attribute(table, seat, attribute)


def raise_lowest(table: OldWorld, seat: int) -> Rules[None]:
    """The lowest attribute; among equals the player chooses."""
    levels = table.witchers[seat].attributes
    lowest = min(levels)
    if lowest < HIGHEST:
        options = [attribute for attribute in ATTRIBUTES if levels[attribute.index] == lowest]
        attribute = yield from table.pick(seat, ASK_RAISE_LOWEST, options, rule="attributes")
        yield from raise_attribute(table, seat, attribute)


def raise_two_lowest(table: OldWorld, seat: int) -> Rules[None]:
    """Two different attributes: the lowest, then the lowest of the others, as they stood before. One at V is never
    chosen, for it could not rise."""
    before = list(table.witchers[seat].attributes)
    chosen: list[Attribute] = []
    for _ in range(2):
        left = [attribute for attribute in ATTRIBUTES if attribute not in chosen and before[attribute.index] < HIGHEST]
        if not left:
            break
        lowest = min(before[attribute.index] for attribute in left)
        options = [attribute for attribute in left if before[attribute.index] == lowest]
        chosen.append((yield from table.pick(seat, ASK_RAISE_LOWEST, options, rule="attributes")))
    for attribute in chosen:
        yield from raise_attribute(table, seat, attribute)
