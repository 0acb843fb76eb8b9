"""Attributes, witcher level and shield (Rulebook: Attributes and witcher level)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import ALCHEMY, ATTRIBUTES, DEFENCE, PRINTED, ROMAN, SPECIAL, Attribute
from fabletable.games.witcher.rules.hand import draw
from fabletable.games.witcher.rules.potions import gain_potions
from fabletable.games.witcher.table import QUESTIONS, Hero, OldWorld
from fabletable.kernel import Decision, Message, MomentFacts, Question, Rules, Suggestion, seat_name
from fabletable.kernel.scene import Choice, Gem

RAISE_ANY: Final = Question(QUESTIONS, "raise-any", rule="attributes", theme="learn")
RAISE_LOWEST: Final = Question(QUESTIONS, "raise-lowest", rule="attributes", theme="learn")

HIGHEST = 5


def name_on_mat(hero: Hero, attribute: Attribute) -> Message:
    """Return what the mat calls an attribute: the Special is the skill of one's school."""
    return hero.school.skill.message if attribute is SPECIAL else attribute.message


def raise_attribute(table: OldWorld, hero: Hero, attribute: Attribute) -> Rules[None]:
    """Raise an attribute by one level. Defence lifts the shield with it, Alchemy brings a potion; nothing rises above
    V."""
    if hero.attributes[attribute.index] >= HIGHEST:
        return
    hero.attributes[attribute.index] += 1
    level = hero.attributes[attribute.index]
    table.log("attribute-up", seat=seat_name(hero.seat), attribute=name_on_mat(hero, attribute), level=ROMAN[level])
    if table.watched:
        table.show("gain", pieces=(f"{attribute.key}-{hero.seat}",), touches=(hero.seat,))
    if attribute is DEFENCE:
        raise_shield(table, hero, 1)
    elif attribute is ALCHEMY:
        yield from gain_potions(table, hero, 1)
    if min(hero.attributes) > hero.level:
        raise_level(table, hero)


def raise_level(table: OldWorld, hero: Hero) -> None:
    """Raise the witcher level, as all four attributes stand above it; this brings 1 card (II, III) or 2 (IV, V)."""
    hero.level += 1
    table.log("level-up", seat=seat_name(hero.seat), level=ROMAN[hero.level])
    table.show(
        "gain",
        pieces=(f"pawn-{hero.seat}",),
        touches=(hero.seat,),
        because="because-level",
        facts=MomentFacts(milestone="level"),
        level=ROMAN[hero.level],
    )
    draw(table, hero, 1 if hero.level <= 3 else 2)


def lower_attribute(table: OldWorld, hero: Hero, attribute: Attribute) -> None:
    """Lower an attribute, never below I and never from V; the shield follows Defence down, the witcher level never
    falls."""
    level = hero.attributes[attribute.index]
    if level in (1, HIGHEST):
        return
    hero.attributes[attribute.index] = level - 1
    table.log(
        "attribute-down", seat=seat_name(hero.seat), attribute=name_on_mat(hero, attribute), level=ROMAN[level - 1]
    )
    trim_shield(table, hero)
    table.show("loss", pieces=(f"{attribute.key}-{hero.seat}",), touches=(hero.seat,))


def defence_now(table: OldWorld, hero: Hero) -> int:
    """Return the level of Defence as it counts now: Leshen makes it lower for its fight, never below I and never from
    V."""
    level = hero.attributes[DEFENCE.index]
    fight = table.fight
    if fight is not None and fight.defence_drop and hero.seat == fight.attacker and level < HIGHEST:
        return max(1, level - fight.defence_drop)
    return level


def shield_limit(table: OldWorld, hero: Hero) -> int:
    """Return what the board prints beside Defence as it counts now."""
    return PRINTED[defence_now(table, hero)]


def trim_shield(table: OldWorld, hero: Hero) -> None:
    """Lower the shield to its limit, if it stands above."""
    lower_shield(table, hero, max(0, hero.shield - shield_limit(table, hero)))


def raise_shield(table: OldWorld, hero: Hero, number: int) -> int:
    """Raise the shield up to the limit of Defence, and return how much is lost above it."""
    room = max(0, shield_limit(table, hero) - hero.shield)
    rise = min(number, room)
    if rise:
        hero.shield += rise
        table.log("shield-up", seat=seat_name(hero.seat), n=rise, now=hero.shield)
    return number - rise


def lower_shield(table: OldWorld, hero: Hero, number: int) -> None:
    fall = min(number, hero.shield)
    if fall:
        hero.shield -= fall
        table.log("shield-down", seat=seat_name(hero.seat), n=fall, now=hero.shield)


def raise_any(table: OldWorld, hero: Hero) -> Rules[None]:
    """Raise any one attribute that can still rise."""
    levels = hero.attributes
    options = [attribute for attribute in ATTRIBUTES if levels[attribute.index] < HIGHEST]
    if options:
        attribute = yield from RAISE_ANY.ask(table, hero.seat, options)
        yield from raise_attribute(table, hero, attribute)


def raise_lowest(table: OldWorld, hero: Hero) -> Rules[None]:
    """Raise the lowest attribute; among equals the player chooses."""
    levels = hero.attributes
    lowest = min(levels)
    if lowest < HIGHEST:
        options = [attribute for attribute in ATTRIBUTES if levels[attribute.index] == lowest]
        attribute = yield from RAISE_LOWEST.ask(table, hero.seat, options)
        yield from raise_attribute(table, hero, attribute)


def raise_two_lowest(table: OldWorld, hero: Hero) -> Rules[None]:
    """Raise two different attributes: the lowest, then the lowest of the others, as they stood before. One at V is
    never chosen, for it could not rise."""
    before = list(hero.attributes)
    chosen: list[Attribute] = []
    for _ in range(2):
        left = [attribute for attribute in ATTRIBUTES if attribute not in chosen and before[attribute.index] < HIGHEST]
        if not left:
            break
        lowest = min(before[attribute.index] for attribute in left)
        options = [attribute for attribute in left if before[attribute.index] == lowest]
        chosen.append((yield from RAISE_LOWEST.ask(table, hero.seat, options)))
    for attribute in chosen:
        yield from raise_attribute(table, hero, attribute)


# --- its questions ---


def attribute_gem(hero: Hero, attribute: Attribute, level: int) -> Gem:
    return Gem(attribute.key, ROMAN[level], attribute.icon, name_on_mat(hero, attribute))


@RAISE_ANY.option
@RAISE_LOWEST.option
def attribute_choice(table: OldWorld, decision: Decision, attribute: Attribute) -> Choice:
    hero = table.witchers[decision.seat]
    gain = [attribute_gem(hero, attribute, hero.attributes[attribute.index] + 1)]
    spots = [f"{attribute.key}-{decision.seat}"]
    return Choice(attribute.key, name_on_mat(hero, attribute), spots=spots, icon=attribute.icon, gain=gain)


@RAISE_ANY.suggest
def more_cards(table: OldWorld, decision: Decision) -> Suggestion | None:
    """Suggest the attribute that four and five players begin with; later in the game everybody knows why."""
    if table.now != "bonus":
        return None
    return Suggestion(decision.option("combat"), Message("advised-first-training"))
