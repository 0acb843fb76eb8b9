"""Whether prices can be paid and gains would change anything. Rulebook: Opportunities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from fabletable.games.prophecy.cards import effects as words
from fabletable.games.prophecy.cards.effects import Effect
from fabletable.games.prophecy.kinds import ARTIFACT, COMMON, RARE, WEAPON, Creature, Item, Skill
from fabletable.games.prophecy.rules.market import can_sell, stranger_price
from fabletable.games.prophecy.rules.payments import mana_of, purse
from fabletable.games.prophecy.table import MAX_BLUE, MAX_RED, Hero, Realm


def payable(table: Realm, hero: Hero, costs: Sequence[Effect]) -> bool:
    """All these prices can be paid."""
    return all(_affords(table, hero, cost) for cost in costs)


def _affords(table: Realm, hero: Hero, cost: Effect) -> bool:
    if cost.kind == words.PAY_GOLD:
        return purse(table, hero) >= cost.n
    if cost.kind == words.PAY_TOLL:
        return hero.gold >= cost.n
    if cost.kind == words.PAY_MANA:
        return mana_of(table, hero) >= cost.n
    if cost.kind in (words.PAY_HEALTH, words.GIVE_STRENGTH):
        return hero.health >= cost.n
    if cost.kind == words.GIVE_WILL:
        return hero.mana >= cost.n
    if cost.kind == words.PAY_EXPERIENCE:
        return hero.experience >= cost.n
    return cost.kind != words.BECOME_POOREST or any(each.alive and each is not hero for each in table.heroes)


def matters(table: Realm, hero: Hero, gains: Sequence[Effect]) -> bool:
    """Rulebook: an opportunity may not be used merely to be rid of it; some part of it must change something."""
    for gain in gains:
        use = _OF_USE.get(gain.kind)
        if gain.kind not in _HARM and (use is None or use(table, hero, gain)):
            return True
    return False


_HARM: Final = frozenset(kind for kind in words.KINDS if kind.startswith("lose-"))
"""Harm alone is no use of an opportunity."""


def _wounded(table: Realm, hero: Hero, gain: Effect) -> bool:
    return hero.health < hero.red


def _drained(table: Realm, hero: Hero, gain: Effect) -> bool:
    return hero.mana < hero.blue


def _can_grow_strong(table: Realm, hero: Hero, gain: Effect) -> bool:
    return hero.red < MAX_RED or _wounded(table, hero, gain)


def _can_grow_wise(table: Realm, hero: Hero, gain: Effect) -> bool:
    return hero.blue < MAX_BLUE or _drained(table, hero, gain)


def _has_fewest(table: Realm, hero: Hero, gain: Effect) -> bool:
    return has_fewest(table, hero, gain.want[0]) and matters(table, hero, gain.then)


def _can_learn(table: Realm, hero: Hero, gain: Effect) -> bool:
    return bool(learnable_afar(table, hero))


def _something_hidden(table: Realm, hero: Hero, gain: Effect) -> bool:
    return any(plane.hides for plane in table.planes)


def _has_weapon(table: Realm, hero: Hero, gain: Effect) -> bool:
    return bool(smith_can_work_on(table, hero))


def _has_victim(table: Realm, hero: Hero, gain: Effect) -> bool:
    return bool(robbable(table, hero))


def _creature_left(table: Realm, hero: Hero, gain: Effect) -> bool:
    return any(isinstance(card, Creature) for card in table.adventures)


def _may_leave(table: Realm, hero: Hero, gain: Effect) -> bool:
    return not table.final


def _open_trial(table: Realm, hero: Hero, gain: Effect) -> bool:
    """Whatever the die can still bring must matter."""
    power = table.attribute_of(hero, gain.want[0])
    may_pass, may_fail = power + 6 >= gain.n, power + 1 < gain.n
    return (may_pass and matters(table, hero, gain.then)) or (may_fail and matters(table, hero, gain.otherwise))


def _card_left(table: Realm, hero: Hero, gain: Effect) -> bool:
    return bool(table.deck_of(gain.deck)) or bool(table.rare_gone if gain.deck == RARE else table.common_gone)


def _can_deal(table: Realm, hero: Hero, wares: Effect) -> bool:
    """With a stranger: gold for the cheapest thing he may turn up, or something that he would buy."""
    if wares.want and any(can_sell(table, item) for item in hero.items):
        return True
    gold = purse(table, hero)
    for deck, n in ((COMMON, wares.of // 10), (RARE, wares.of % 10)):
        if n and any(stranger_price(table, hero, item, wares.n) <= gold for item in table.drawable(deck, n)):
            return True
    return False


Use: TypeAlias = Callable[[Realm, Hero, Effect], bool]

_OF_USE: Final[dict[str, Use]] = {
    words.HEAL: _wounded,
    words.REGAIN: _drained,
    words.GAIN_STRENGTH: _can_grow_strong,
    words.GAIN_WILL: _can_grow_wise,
    words.FEWEST: _has_fewest,
    words.LEARN_AFAR: _can_learn,
    words.REVEAL: _something_hidden,
    words.ATTACH_TO_WEAPON: _has_weapon,
    words.STEAL_ITEM: _has_victim,
    words.DECAY_ITEMS: _has_victim,
    words.FIGHT_FROM_DECK: _creature_left,
    words.TELEPORT: _may_leave,
    words.TRIAL: _open_trial,
    words.MARKET: _can_deal,
    words.DRAW: _card_left,
}
"""When a gain changes something; all others always do."""


# --- who has least, whom one may rob ---


def wealth(table: Realm, hero: Hero) -> int:
    """Gold and the prices of items; artifacts are beyond price and count nothing, damaged items in full."""
    total = hero.gold
    for item in hero.items:
        if item.deck != ARTIFACT:
            total += item.price
    return total


def surplus(table: Realm, hero: Hero) -> int:
    """Return by how much the hero is richer than the poorest of the others: what the Hermit takes."""
    others = [wealth(table, each) for each in table.heroes if each.alive and each is not hero]
    return max(0, wealth(table, hero) - min(others)) if others else 0


def has_fewest(table: Realm, hero: Hero, what: str) -> bool:
    """The Golden Fish: strictly fewer than every other hero; artifacts count as rare items."""
    own = _count(table, hero, what)
    return all(_count(table, each, what) > own for each in table.heroes if each.alive and each is not hero)


def _count(table: Realm, hero: Hero, what: str) -> int:
    if what == "strength":
        return hero.red
    if what == "will":
        return hero.blue
    return sum(1 for item in hero.items if item.deck != COMMON)


def learnable_afar(table: Realm, hero: Hero) -> list[Skill]:
    """What lies open in any guild and costs no more experience than the hero has."""
    experience = hero.experience
    return [skill for ground in table.ground for skill in ground.skills if skill.cost <= experience]


def smith_can_work_on(table: Realm, hero: Hero) -> list[Item]:
    return [
        item for item in hero.items if item.kind == WEAPON and item.deck != ARTIFACT and item.key not in table.smithed
    ]


def robbable(table: Realm, hero: Hero) -> list[Hero]:
    """Heroes on the field who are not safe and own something other than artifacts."""
    return [
        other
        for other in table.others_on_field(hero)
        if not table.is_safe(other) and any(item.deck != ARTIFACT for item in other.items)
    ]
