"""The moment an ability is used in, and how its effects are carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from fabletable.games.runebound.cards.kinds import HEALTH, Foe
from fabletable.games.runebound.cards.vocabulary import ALL, ANY, Effect, Effects
from fabletable.games.runebound.fight import Fight
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Rules, Say

MANY: Final = 99


class Moment:
    """Who uses what, and what is going on: "self" is ``side`` of the fight (or ``seat`` outside of one).

    ``seat`` is the hero whose card it is or, for a card of an enemy, the hero who fights it.
    """

    __slots__ = (
        "attack",
        "cancelled",
        "card",
        "crossed_river",
        "damage",
        "deck",
        "engage",
        "foe_action",
        "kind",
        "matches",
        "passed",
        "peeked",
        "roll",
        "seat",
        "side",
        "sold",
        "sold_for",
        "spent",
        "successes",
        "testing",
        "unpaid",
        "x",
    )

    def __init__(self, seat: int, side: int = -1, card: Any = None) -> None:
        self.seat: int = seat
        self.side: int = side
        self.card: Any = card
        self.x: int = 1
        self.damage: int = 0
        self.kind: str = ""
        self.spent: int = 0
        self.successes: int = 0
        self.passed: str = ""
        self.matches: int = 0
        self.deck: str = ""
        self.roll: str = ""
        self.sold: str = ""
        self.sold_for: str = ""
        self.peeked: str = ""
        self.foe_action: str = ""
        self.engage: bool = False
        self.attack: bool = False
        self.cancelled: bool = False
        self.crossed_river: bool = False
        self.testing: bool = False
        self.unpaid: bool = False


Carried: TypeAlias = Callable[[Runebound, Moment, Effect], Rules[None]]

AtOnce: TypeAlias = Callable[[Runebound, Moment, Effect], None]

EFFECTS: Final[dict[str, Carried]] = {}
"""What each effect does that asks somebody something; the modules of the rules enter theirs."""

AT_ONCE: Final[dict[str, AtOnce]] = {}
"""What each effect does that needs no choice."""


def carry_out(table: Runebound, moment: Moment, effects: Effects) -> Rules[None]:
    """One effect after the other, as much as possible; when the fight is over the rest is not resolved."""
    for effect in effects:
        if moment.side >= 0 and table.fight is not None and table.fight.over:
            return
        at_once = AT_ONCE.get(effect.op)
        if at_once is not None:
            at_once(table, moment, effect)
        else:
            yield from EFFECTS[effect.op](table, moment, effect)


def decider(table: Runebound, moment: Moment) -> int:
    """The seat that chooses for the owner of the card."""
    if moment.side >= 0 and table.fight is not None:
        return table.fight.sides[moment.side].seat
    return moment.seat


def fighter(table: Runebound, fight: Fight, side: int) -> Say:
    hero = fight.sides[side].hero
    if hero >= 0:
        return table.heroes[hero].say
    return Say(id="") if fight.foe is None else fight.foe.say


def owner(table: Runebound, moment: Moment) -> Say:
    """Whose card it is: the enemy's in a fight, else the hero's."""
    fight = table.fight
    if fight is not None and moment.side >= 0:
        return fighter(table, fight, moment.side)
    return table.heroes[moment.seat].say


# --- counting ---


def amount(table: Runebound, moment: Moment, effect: Effect) -> int:
    """value = min(quantity + plus, most) x times"""
    n = effect.n
    value = n if isinstance(n, int) else quantity(table, moment, n)
    value += effect.plus
    if effect.most >= 0:
        value = min(value, effect.most)
    return value * effect.times


def quantity(table: Runebound, moment: Moment, word: str) -> int:
    """Rules reference, X: always the present number. Negative attributes count as 0."""
    if word in (ALL, ANY):
        return MANY
    if word == "X":
        return moment.x
    if word == "damage":
        return moment.damage
    if word == "successes":
        return moment.successes
    if word == "zombies":
        return table.zombies_on_board()
    if word == "act":
        return table.act
    return _of_the_hero(table.heroes[moment.seat], word)


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
    moment = Moment(seat)
    health = foe.health
    for ability in foe.abilities:
        if ability.window == "constant":
            for effect in ability.effects:
                if effect.op == "modify" and effect.kind == HEALTH:
                    health += amount(table, moment, effect)
    if foe.kind == "enemy" and table.ongoing("enemy-health-plus-1"):
        health += 1
    return max(foe.least, health)


def health_left(table: Runebound, fight: Fight, side: int) -> int:
    hero = fight.sides[side].hero
    if hero >= 0:
        return table.heroes[hero].health_left
    return max(0, foe_health(table, fight) - fight.damage)


# --- conditions ---


def holds(table: Runebound, moment: Moment, condition: Mapping[str, Any]) -> bool:
    """All conditions of an ability hold."""
    for name, wanted in condition.items():
        check = _CONDITIONS[name]
        if not check(table, moment, wanted):
            return False
    return True


def _hero(table: Runebound, moment: Moment) -> Hero:
    return table.heroes[moment.seat]


def _foe_trait(table: Runebound, moment: Moment, wanted: Any) -> bool:
    fight = table.fight
    return fight is not None and fight.foe is not None and any(trait in fight.foe.traits for trait in wanted)


def _foe_kind(table: Runebound, moment: Moment, wanted: Any) -> bool:
    fight = table.fight
    return fight is not None and fight.foe is not None and fight.foe.kind == wanted


def _terrain(table: Runebound, moment: Moment, wanted: Any) -> bool:
    terrains = _hero(table, moment).hex.terrains
    return any(terrain in terrains for terrain in wanted)


def _at(table: Runebound, moment: Moment, wanted: Any) -> bool:
    place = _hero(table, moment).hex.place
    return place is not None and place.key in wanted


def _health_left(table: Runebound, moment: Moment, wanted: Any) -> bool:
    fight = table.fight
    return fight is not None and health_left(table, fight, moment.side) <= wanted


def _owns(table: Runebound, moment: Moment, wanted: Any) -> bool:
    return any(asset.kind in wanted for asset in _hero(table, moment).assets)


def _printed_health(table: Runebound, moment: Moment, wanted: Any) -> bool:
    fight = table.fight
    return fight is not None and fight.foe is not None and fight.foe.health >= wanted


def _first_round(table: Runebound, moment: Moment, wanted: Any) -> bool:
    return table.fight is not None and (table.fight.round == 1) == wanted


_CONDITIONS: Final[dict[str, Callable[[Runebound, Moment, Any], bool]]] = {
    "in-test": lambda table, moment, wanted: moment.testing == wanted,
    "in-combat": lambda table, moment, wanted: (table.fight is not None) == wanted,
    "foe-trait": _foe_trait,
    "foe-kind": _foe_kind,
    "foe-health-min": _printed_health,
    "can-be-trophy": lambda table, moment, wanted: table.fight is not None and table.fight.cause == "adventure",
    "site": lambda table, moment, wanted: _hero(table, moment).hex.kind in wanted,
    "at": _at,
    "terrain": _terrain,
    "road": lambda table, moment, wanted: _hero(table, moment).hex.on_road == wanted,
    "roll": lambda table, moment, wanted: moment.roll in wanted,
    "adventure": lambda table, moment, wanted: moment.deck in wanted,
    "result": lambda table, moment, wanted: moment.passed == wanted,
    "defeated": lambda table, moment, wanted: _hero(table, moment).defeated == wanted,
    "owns": _owns,
    "damage-type": lambda table, moment, wanted: moment.kind in wanted,
    "damage-min": lambda table, moment, wanted: moment.damage >= wanted,
    "spent-min": lambda table, moment, wanted: moment.spent >= wanted,
    "first-combat-round": _first_round,
    "crossed-river": lambda table, moment, wanted: moment.crossed_river == wanted,
    "zombie-here": lambda table, moment, wanted: (table.zombies[_hero(table, moment).at] > 0) == wanted,
    "foe-action": lambda table, moment, wanted: any(word in moment.foe_action for word in wanted),
    "health-left-max": _health_left,
    "gold-min": lambda table, moment, wanted: _hero(table, moment).gold >= wanted,
    "hand-empty": lambda table, moment, wanted: (not _hero(table, moment).hand) == wanted,
    "sold": lambda table, moment, wanted: moment.sold in wanted,
    "sold-for": lambda table, moment, wanted: moment.sold_for in wanted,
    "peeked": lambda table, moment, wanted: moment.peeked == wanted,
}
