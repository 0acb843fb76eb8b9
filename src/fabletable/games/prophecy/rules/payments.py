"""Paying with gold, mana and Health, and casting spells."""

from __future__ import annotations

from functools import cache
from typing import Final

from fabletable.games.prophecy.actions import FORGE
from fabletable.games.prophecy.hooks import GOLD_OFF, MANA_OFF, item_at, skill_at
from fabletable.games.prophecy.kinds import Item, Skill
from fabletable.games.prophecy.menu import amount, question, word, worded
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import NO, Rules, Word, numbers

ASK_CRYSTAL: Final = question("crystal", amount, rule="skills")
ASK_DISCOUNT: Final = question(
    "discount", worded(word, {NO: "instead-discount"}), rule="skills", stands=True, declines=NO, theme="buy"
)
ASK_FORGE: Final = question(
    "forge", worded(word, {NO: "instead-forge"}), rule="skills", stands=True, declines=NO, theme="buy"
)


def forger(hero: Hero) -> Skill | None:
    """Return the skill that can shorten a payment of gold in this round."""
    skill = skill_at(hero, GOLD_OFF)
    return None if skill is None or hero.has_used(skill) else skill


def gold_off(skill: Skill) -> int:
    return GOLD_OFF.of(skill) or 0


def purse(hero: Hero) -> int:
    """Return the biggest single payment of gold the hero can make."""
    skill = forger(hero) if hero.skills else None
    return hero.gold if skill is None else hero.gold + gold_off(skill)


def pay_gold(table: Realm, hero: Hero, n: int) -> Rules[None]:
    """Pay gold to the bank in one payment; a Forger may shorten it, and what he shortens too far is lost."""
    skill = forger(hero)
    if n > 0 and skill is not None:
        words = [FORGE, NO] if hero.gold >= n else [FORGE]
        answer = yield from ASK_FORGE.ask(table, hero.seat, words, n=n)
        if answer is FORGE:
            hero.used += (skill.name,)
            table.count("effect:skill-" + skill.name)
            table.log("forged", seat=hero.message)
            n = max(0, n - gold_off(skill))
    hero.gold -= n
    if n and table.log_lines is not None:
        table.log("paid-gold", seat=hero.message, n=n)


def mana_store(hero: Hero) -> Item | None:
    """Return the item of the hero's that stores mana."""
    for item in hero.items:
        if item.holds_mana:
            return item
    return None


def crystal_of(table: Realm, hero: Hero) -> int:
    """Return the mana that the hero's crystal holds."""
    return table.crystal if mana_store(hero) is not None else 0


def mana_of(table: Realm, hero: Hero) -> int:
    """Return all the mana the hero can pay with."""
    return hero.mana + crystal_of(table, hero) if hero.items else hero.mana


def pay_mana(table: Realm, hero: Hero, n: int) -> Rules[None]:
    """Pay mana with blue cubes moved to the left, or from the crystal, which does not lower the Will."""
    if n <= 0:
        return
    stored = min(crystal_of(table, hero), n)
    if stored:
        least = max(0, n - hero.mana)
        amount = yield from ASK_CRYSTAL.ask(table, hero.seat, numbers(least, stored), n=n)
        if amount.n:
            table.crystal -= amount.n
            store = mana_store(hero)
            table.count("effect:item-" + ("" if store is None else store.name))
            table.log("paid-from-crystal", seat=hero.message, n=amount.n)
            n -= amount.n
    if n:
        hero.mana -= n
        table.log("paid-mana", seat=hero.message, n=n)


def pay_health(table: Realm, hero: Hero, n: int) -> None:
    """Pay Health as a price that one agrees to: there must be enough of it."""
    hero.health -= n
    hero.lost_health = True
    table.log("paid-health", seat=hero.message, n=n)


def pay_experience(table: Realm, hero: Hero, n: int) -> None:
    hero.experience -= n
    if n:
        table.log("paid-experience", seat=hero.message, n=n)


# --- spells ---


def can_cast(table: Realm, hero: Hero, skill: Skill) -> bool:
    missing = skill.mana - mana_of(table, hero)
    return missing <= 0 or (missing == 1 and bool(_discounts(hero)))


def _discounts(hero: Hero) -> list[Skill | Item]:
    """Return what takes one mana off one spell a round; never two of them off the same spell."""
    found: list[Skill | Item] = []
    skill = skill_at(hero, MANA_OFF)
    if skill is not None and not hero.has_used(skill):
        found.append(skill)
    item = item_at(hero, MANA_OFF)
    if item is not None and not hero.has_used(item):
        found.append(item)
    return found


def cast(table: Realm, hero: Hero, skill: Skill, *, alone: bool = False) -> Rules[None]:
    """Pay for a spell. Rulebook: Spells. ``alone``: it is a deed of its own, not part of a battle or a journey."""
    price = skill.mana
    discounts = _discounts(hero) if price > 0 else []
    helper: Skill | Item | None = None
    if discounts:
        words = [*map(discount_word, discounts), *([] if mana_of(table, hero) < price else [NO])]
        answer = yield from ASK_DISCOUNT.ask(table, hero.seat, words, spell=skill)
        if answer is not NO:
            helper = next(each for each in discounts if each.name == answer.key)
            hero.used += (helper.name,)
            table.count("effect:" + helper.message.id)
            price -= MANA_OFF.of(helper) or 0
    if alone:
        table.log_event("cast", seat=hero.message, spell=skill)
    else:
        table.log("cast", seat=hero.message, spell=skill)
    if helper is not None:
        table.log("worked", seat=hero.message, thing=helper)
    table.count("effect:skill-" + skill.name)
    hero.cast_spell = True
    yield from pay_mana(table, hero, price)


@cache
def _word(name: str) -> Word:
    return Word(name)


def discount_word(card: Skill | Item) -> Word:
    """Return the word by which a discount is chosen."""
    return _word(card.name)


def spells_barred(table: Realm) -> bool:
    """Tell whether no spell is finished, as in a battle with bats or a dragon."""
    battle = table.battle
    return battle is not None and battle.foe.creature is not None and battle.foe.creature.no_spells
