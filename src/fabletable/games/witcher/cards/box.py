"""The contents of the box, and the same box with a user's own numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Final

from fabletable.games.witcher.cards.actions import ACTIONS
from fabletable.games.witcher.cards.city import CITY
from fabletable.games.witcher.cards.events import EVENTS
from fabletable.games.witcher.cards.fights import FIGHTS
from fabletable.games.witcher.cards.kinds import ActionCard, Attack, FightCard, Monster, Potion, Power, School, Trophy
from fabletable.games.witcher.cards.monsters import MONSTERS
from fabletable.games.witcher.cards.potions import COPIES, KINDS, POTIONS
from fabletable.games.witcher.cards.schools import SCHOOLS
from fabletable.games.witcher.cards.starting import STARTING
from fabletable.games.witcher.cards.stories import Band, Effect, EffectKind, Keepsake, Story
from fabletable.games.witcher.cards.trophies import ATTRIBUTE_TROPHIES, SCHOOL_TROPHIES
from fabletable.games.witcher.cards.wilds import WILDS
from fabletable.kernel import Message
from fabletable.kernel.tweaks import Boxes, CardNumbers, checked_tweaks

Numbers = Mapping[str, Mapping[str, int]]


class Box:
    """Every card there is, by deck."""

    __slots__ = (
        "actions",
        "attribute_trophies",
        "city",
        "events",
        "fights",
        "key",
        "monsters",
        "potions",
        "school_trophies",
        "schools",
        "starting",
        "wilds",
    )

    def __init__(self, tweaks: Numbers) -> None:
        self.key: str = repr(sorted((card, sorted(fields.items())) for card, fields in tweaks.items()))
        self.actions: list[ActionCard] = [_action(card, tweaks) for card in ACTIONS]
        self.starting: dict[str, list[ActionCard]] = {
            school: [_action(card, tweaks) for card in cards] for school, cards in STARTING.items()
        }
        self.schools: list[School] = list(SCHOOLS)
        self.potions: list[Potion] = _potions(tweaks)
        self.monsters: list[Monster] = [_monster(card, tweaks) for card in MONSTERS]
        self.fights: list[FightCard] = [_fight(card, tweaks) for card in FIGHTS]
        self.school_trophies: dict[str, list[Trophy]] = {
            school: [_trophy(card, tweaks) for card in cards] for school, cards in SCHOOL_TROPHIES.items()
        }
        self.attribute_trophies: list[Trophy] = [_trophy(card, tweaks) for card in ATTRIBUTE_TROPHIES]
        self.city: list[Story] = [_story(card, tweaks) for card in CITY]
        self.wilds: list[Story] = [_story(card, tweaks) for card in WILDS]
        self.events: list[Story] = [_story(card, tweaks) for card in EVENTS]

    def stories(self) -> list[Story]:
        return [*self.city, *self.wilds, *self.events]

    def powers(self) -> Iterator[Power]:
        """Everything that can be used: potions, skills, trophies, equipment and companions."""
        yield from (potion.power for potion in self.potions)
        yield from (school.skill for school in self.schools)
        yield from (monster.trophy for monster in self.monsters)
        yield from (trophy.power for cards in self.school_trophies.values() for trophy in cards)
        yield from (trophy.power for trophy in self.attribute_trophies)
        for story in self.stories():
            yield from (gives.power for gives in story.keepsakes() if gives.power is not None)


def box_of(tweaks: Mapping[str, object]) -> Box:
    """The box with these numbers; the plain one is made once."""
    if not tweaks:
        return BOX
    return _own.box(checked_tweaks(tweaks, fields_of()))


_own: Boxes[Box] = Boxes(Box)


# --- which numbers a user may change ---


@cache
def fields_of() -> dict[str, Sequence[str]]:
    """The fields of every card that may be overridden, by card key."""
    return {each.card: list(each.printed) for each in _all_numbers()}


def numbers() -> list[CardNumbers]:
    """Every card with the numbers printed on it."""
    return [each for each in _all_numbers() if each.printed]


@cache
def _all_numbers() -> Sequence[CardNumbers]:
    found = [CardNumbers(card.key, card.message, {"cost": card.cost, **_on_action(card)}) for card in ACTIONS]
    found.extend(CardNumbers(card.key, card.message, _on_action(card)) for cards in STARTING.values() for card in cards)
    found.extend(CardNumbers(drunk.key, drunk.message, {"copies": COPIES, **_on_power(drunk)}) for drunk, _ in KINDS)
    for monster in MONSTERS:
        printed = {"life": monster.life, **({"ability": monster.n} if monster.n else {})}
        printed.update(_on_power(monster.trophy, "trophy", "trophy-2"))
        found.append(CardNumbers(monster.key, monster.message, printed))
    for fight in FIGHTS:
        halves = (("charge", fight.charge), ("bite", fight.bite))
        printed = {name: half.n for name, half in halves if half.kind in ("damage", "level-damage")}
        found.append(CardNumbers(fight.key, Message("number-fight-card", {"n": fight.number}), printed))
    trophies = [*ATTRIBUTE_TROPHIES, *(card for cards in SCHOOL_TROPHIES.values() for card in cards)]
    found.extend(CardNumbers(trophy.power.key, trophy.message, _on_power(trophy.power)) for trophy in trophies)
    found.extend(CardNumbers(story.key, story.message, _on_story(story)) for story in [*CITY, *WILDS, *EVENTS])
    # Several schools start with the same card.
    return list({each.card: each for each in found}.values())


def _on_action(card: ActionCard) -> dict[str, int]:
    drawn = {"draw": max(0, card.draw), "draw-less": max(0, -card.draw)}
    return {"damage": card.damage, "shield": card.shield, **drawn}


def _on_power(power: Power, n: str = "n", m: str = "m") -> dict[str, int]:
    return {name: number for name, number in ((n, power.n), (m, power.m)) if number}


_EVENTS: Final[Sequence[EffectKind]] = (
    "quest-terrain",
    "quest-place",
    "quest-home",
    "quest-schools",
    "event",
    "lose-companion",
)
"""Their number is that of an event, not one to change."""


def _is_number(effect: Effect) -> bool:
    return effect.n != 0 and effect.kind not in _EVENTS


def _on_story(story: Story) -> dict[str, int]:
    found = {f"pay-{letter}": gold for letter, gold in story.pay.items()}
    for letter, effects in (("a", story.a), ("b", story.b)):
        for place, effect in enumerate(effects, 1):
            found.update(_on_effect(f"{letter}{place}", effect))
    return found


def _on_effect(name: str, effect: Effect) -> dict[str, int]:
    """``a1`` is the number of the first effect of option A; ``a1-2-1`` the first of its second row of results."""
    found = {name: abs(effect.n)} if _is_number(effect) else {}
    gives = effect.gives
    if gives is not None:
        found.update({f"{name}-n": gives.n} if gives.n else {})
        found.update({f"{name}-power": gives.power.n} if gives.power is not None and gives.power.n else {})
    for row, band in enumerate(effect.bands, 1):
        for place, inner in enumerate(band.effects, 1):
            found.update(_on_effect(f"{name}-{row}-{place}", inner))
    return found


# --- the same cards with other numbers ---


def _action(card: ActionCard, tweaks: Numbers) -> ActionCard:
    new = tweaks.get(card.key)
    if new is None:
        return card
    clone = copy(card)
    clone.cost = new.get("cost", card.cost)
    clone.damage = new.get("damage", card.damage)
    clone.shield = new.get("shield", card.shield)
    clone.draw = new["draw"] if "draw" in new else -new["draw-less"] if "draw-less" in new else card.draw
    return clone


def _power(power: Power, new: Mapping[str, int], n: str = "n", m: str = "m") -> Power:
    return power.with_numbers(new.get(n, power.n), new.get(m, power.m))


def _potions(tweaks: Numbers) -> list[Potion]:
    if not any(drunk.key in tweaks for drunk, _ in KINDS):
        return list(POTIONS)
    found: list[Potion] = []
    for drunk, origin in KINDS:
        new = tweaks.get(drunk.key, {})
        copies = range(1, new.get("copies", COPIES) + 1)
        found.extend(Potion(drunk.key, copy, _power(drunk, new), origin) for copy in copies)
    return found


def _monster(card: Monster, tweaks: Numbers) -> Monster:
    new = tweaks.get(card.key)
    if new is None:
        return card
    clone = copy(card)
    clone.life = max(1, min(len(FIGHTS), new.get("life", card.life)))
    clone.n = new.get("ability", card.n)
    clone.trophy = _power(card.trophy, new, "trophy", "trophy-2")
    return clone


def _fight(card: FightCard, tweaks: Numbers) -> FightCard:
    new = tweaks.get(card.key)
    if new is None:
        return card
    charge = Attack(card.charge.kind, new.get("charge", card.charge.n), card.charge.attribute)
    bite = Attack(card.bite.kind, new.get("bite", card.bite.n), card.bite.attribute)
    return FightCard(card.number, charge, bite, card.origin)


def _trophy(card: Trophy, tweaks: Numbers) -> Trophy:
    new = tweaks.get(card.power.key)
    if new is None:
        return card
    return Trophy(card.kind, int(card.key.rsplit("-", 1)[1]), _power(card.power, new), card.origin)


def _story(card: Story, tweaks: Numbers) -> Story:
    new = tweaks.get(card.key)
    if new is None:
        return card
    pay = {letter: new.get(f"pay-{letter}", gold) for letter, gold in card.pay.items()}
    a = [_effect(effect, f"a{place}", new) for place, effect in enumerate(card.a, 1)]
    b = [_effect(effect, f"b{place}", new) for place, effect in enumerate(card.b, 1)]
    return Story(
        card.deck, card.number, card.situation, card.icon, a=a, b=b, pay=pay, told=card.told, origin=card.origin
    )


def _effect(effect: Effect, name: str, new: Mapping[str, int]) -> Effect:
    number = new.get(name, abs(effect.n))
    gives = None if effect.gives is None else _keepsake(effect.gives, name, new)
    rows = []
    for row, band in enumerate(effect.bands, 1):
        inner = [_effect(one, f"{name}-{row}-{place}", new) for place, one in enumerate(band.effects, 1)]
        rows.append(Band(band.low, band.high, inner, band.message_id))
    return effect.with_numbers(number if effect.n >= 0 else -number, gives, rows)


def _keepsake(gives: Keepsake, name: str, new: Mapping[str, int]) -> Keepsake:
    clone = copy(gives)
    clone.n = new.get(f"{name}-n", gives.n)
    if gives.power is not None:
        clone.power = _power(gives.power, new, f"{name}-power")
    return clone


BOX: Final = Box({})
