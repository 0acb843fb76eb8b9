"""The contents of the box, and the same box with a user's own numbers or with packs of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Final

from fabletable.games.witcher.cards.actions import ACTIONS
from fabletable.games.witcher.cards.city import CITY
from fabletable.games.witcher.cards.events import EVENTS
from fabletable.games.witcher.cards.fights import FIGHTS
from fabletable.games.witcher.cards.monsters import MONSTERS
from fabletable.games.witcher.cards.potions import POTIONS
from fabletable.games.witcher.cards.schools import SCHOOLS
from fabletable.games.witcher.cards.starting import STARTING
from fabletable.games.witcher.cards.stories import STORIES
from fabletable.games.witcher.cards.trophies import ATTRIBUTE_TROPHIES, SCHOOL_TROPHIES
from fabletable.games.witcher.cards.wilds import WILDS
from fabletable.games.witcher.kinds import ActionCard, FightCard, Monster, Potion, Power, TrophyCard
from fabletable.games.witcher.table import Band, CardBox, Keepsake, StoryCard, StoryEffect
from fabletable.kernel import Message
from fabletable.kernel.tweaks import CardNumbers, OwnNumbers

Numbers = Mapping[str, Mapping[str, int]]


def make_box(tweaks: Numbers, packs: Sequence[str]) -> CardBox:
    key = repr(sorted((card, sorted(fields.items())) for card, fields in tweaks.items()))
    return CardBox(
        key if not packs else f"{key} {' '.join(packs)}",
        [*(_action(card, tweaks) for card in ACTIONS), *ACTIONS.of_packs(packs)],
        {school: [_action(card, tweaks) for card in cards] for school, cards in STARTING.items()},
        list(SCHOOLS),
        [one for potion in [*POTIONS, *POTIONS.of_packs(packs)] for one in _copies(potion, tweaks)],
        [*(_monster(card, tweaks) for card in MONSTERS), *MONSTERS.of_packs(packs)],
        [_fight(card, tweaks) for card in FIGHTS],
        {school: [_trophy(card, tweaks) for card in cards] for school, cards in SCHOOL_TROPHIES.items()},
        [_trophy(card, tweaks) for card in ATTRIBUTE_TROPHIES],
        [*(_story(card, tweaks) for card in [*CITY, *WILDS, *EVENTS]), *STORIES.of_packs(packs)],
    )


# --- which numbers a user may change ---


def _all_numbers() -> Sequence[CardNumbers]:
    found = [CardNumbers(card.key, card.message, {"cost": card.cost, **_on_action(card)}) for card in ACTIONS]
    found.extend(CardNumbers(card.key, card.message, _on_action(card)) for cards in STARTING.values() for card in cards)
    found.extend(CardNumbers(each.key, each.message, {"copies": each.copies, **_on_power(each)}) for each in POTIONS)
    for monster in MONSTERS:
        printed = {"life": monster.life, **({"ability": monster.n} if monster.n else {})}
        printed.update(_on_power(monster.power, "trophy", "trophy-2"))
        found.append(CardNumbers(monster.key, monster.message, printed))
    for fight in FIGHTS:
        printed = {name: half.n for name, half in (("charge", fight.charge), ("bite", fight.bite)) if half.n > 0}
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


def _on_story(story: StoryCard) -> dict[str, int]:
    found = {f"pay-{letter}": gold for letter, gold in story.pay.items()}
    for letter, effects in story.options():
        for place, effect in enumerate(effects, 1):
            found.update(_on_effect(f"{letter}{place}", effect))
    return found


def _on_effect(name: str, effect: StoryEffect) -> dict[str, int]:
    """Collect the numbers of a story's effect: ``a1`` is that of the first effect of option A, ``a1-2-1`` that of the
    first one of its second row of results."""
    found = {name: abs(effect.n)} if effect.n and effect.has_number else {}
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
    same = copy(card)
    same.cost = new.get("cost", card.cost)
    same.damage = new.get("damage", card.damage)
    same.shield = new.get("shield", card.shield)
    same.draw = new["draw"] if "draw" in new else -new["draw-less"] if "draw-less" in new else card.draw
    return same


def _power(power: Power, new: Mapping[str, int], n: str = "n", m: str = "m") -> Power:
    return power.with_numbers(new.get(n, power.n), new.get(m, power.m))


def _copies(potion: Potion, tweaks: Numbers) -> list[Potion]:
    new = tweaks.get(potion.key, {})
    same = potion.with_numbers(new.get("n", potion.n), new.get("m", potion.m)) if new else potion
    return same.deck(new.get("copies", potion.copies))


def _monster(card: Monster, tweaks: Numbers) -> Monster:
    new = tweaks.get(card.key)
    if new is None:
        return card
    life = max(1, min(len(FIGHTS), new.get("life", card.life)))
    return card.with_numbers(life, new.get("ability", card.n), _power(card.power, new, "trophy", "trophy-2"))


def _fight(card: FightCard, tweaks: Numbers) -> FightCard:
    new = tweaks.get(card.key)
    if new is None:
        return card
    charge = card.charge.with_number(new.get("charge", card.charge.n))
    bite = card.bite.with_number(new.get("bite", card.bite.n))
    return FightCard(card.number, charge, bite, card.origin)


def _trophy(card: TrophyCard, tweaks: Numbers) -> TrophyCard:
    new = tweaks.get(card.power.key)
    if new is None:
        return card
    return TrophyCard(card.kind, int(card.key.rsplit("-", 1)[1]), _power(card.power, new), card.trophy_origin)


def _story(card: StoryCard, tweaks: Numbers) -> StoryCard:
    new = tweaks.get(card.key)
    if new is None:
        return card
    same = copy(card)
    same.pay = {letter: new.get(f"pay-{letter}", gold) for letter, gold in card.pay.items()}
    same.a = [_effect(effect, f"a{place}", new) for place, effect in enumerate(card.a, 1)]
    same.b = [_effect(effect, f"b{place}", new) for place, effect in enumerate(card.b, 1)]
    return same


def _effect(effect: StoryEffect, name: str, new: Mapping[str, int]) -> StoryEffect:
    number = new.get(name, abs(effect.n))
    same = copy(effect)
    same.n = number if effect.n >= 0 else -number
    same.gives = None if effect.gives is None else _keepsake(effect.gives, name, new)
    same.bands = [_band(band, f"{name}-{row}", new) for row, band in enumerate(effect.bands, 1)]
    return same


def _band(band: Band, name: str, new: Mapping[str, int]) -> Band:
    inner = [_effect(one, f"{name}-{place}", new) for place, one in enumerate(band.effects, 1)]
    return Band(band.low, band.high, inner, band.words)


def _keepsake(gives: Keepsake, name: str, new: Mapping[str, int]) -> Keepsake:
    same = copy(gives)
    same.n = new.get(f"{name}-n", gives.n)
    if gives.power is not None:
        same.power = _power(gives.power, new, f"{name}-power")
    return same


NUMBERS: Final = OwnNumbers(_all_numbers, make_box)
"""The numbers on every card, and the boxes with a user's own."""
BOX: Final = NUMBERS.box({}, ())
