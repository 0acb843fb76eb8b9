"""Paying with gold, mana and Health, and casting spells."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.kinds import Item, Skill
from fabletable.games.prophecy.cards.rare_items import MANA_CRYSTAL, RING_OF_MAGIC_POWERS
from fabletable.games.prophecy.cards.skills import FORGER, SPELL_MASTERY
from fabletable.games.prophecy.table import NAMES, Realm
from fabletable.kernel import NO, Rules, Word, numbers

ASK_CRYSTAL: Final = "ask-crystal"
ASK_DISCOUNT: Final = "ask-discount"
ASK_FORGE: Final = "ask-forge"

FORGE: Final = Word("forge")
MASTERY: Final = Word(SPELL_MASTERY.key)
RING: Final = Word(RING_OF_MAGIC_POWERS.key)


def forger_ready(table: Realm, seat: int) -> bool:
    """Forger: once a round one payment of gold is 3 cheaper."""
    hero = table.heroes[seat]
    return hero.knows(FORGER) and not hero.has_used(FORGER)


def purse(table: Realm, seat: int) -> int:
    """The biggest single payment of gold the hero can make."""
    hero = table.heroes[seat]
    return hero.gold + 3 if hero.skills and forger_ready(table, seat) else hero.gold


def pay_gold(table: Realm, seat: int, n: int) -> Rules[None]:
    """One payment to the bank; a Forger may shorten it, and what he shortens too far is lost."""
    hero = table.heroes[seat]
    if n > 0 and forger_ready(table, seat):
        words = [FORGE, NO] if hero.gold >= n else [FORGE]
        word = yield from table.pick(seat, ASK_FORGE, words, rule="skills", n=n)
        if word is FORGE:
            hero.used += (FORGER.key,)
            table.count("effect:skill-forger")
            table.log("forged", seat=NAMES[seat])
            n = max(0, n - 3)
    hero.gold -= n
    if n and table.log_lines is not None:
        table.log("paid-gold", seat=NAMES[seat], n=n)


def crystal_of(table: Realm, seat: int) -> int:
    """Mana that the hero's crystal holds."""
    return table.crystal if table.heroes[seat].owns(MANA_CRYSTAL) else 0


def mana_of(table: Realm, seat: int) -> int:
    """All the mana the hero can pay with."""
    hero = table.heroes[seat]
    return hero.mana + crystal_of(table, seat) if hero.items else hero.mana


def pay_mana(table: Realm, seat: int, n: int) -> Rules[None]:
    """Blue cubes to the left, or mana from the crystal, which does not lower the Will."""
    hero = table.heroes[seat]
    if n <= 0:
        return
    stored = min(crystal_of(table, seat), n)
    if stored:
        least = max(0, n - hero.mana)
        amount = yield from table.pick(seat, ASK_CRYSTAL, numbers(least, stored), rule="skills", n=n)
        if amount.n:
            table.crystal -= amount.n
            table.count("effect:item-mana-crystal")
            table.log("paid-from-crystal", seat=NAMES[seat], n=amount.n)
            n -= amount.n
    if n:
        hero.mana -= n
        table.log("paid-mana", seat=NAMES[seat], n=n)


def pay_health(table: Realm, seat: int, n: int) -> None:
    """A price that one agrees to: there must be enough of it."""
    hero = table.heroes[seat]
    hero.health -= n
    hero.lost_health = True
    table.log("paid-health", seat=NAMES[seat], n=n)


def pay_experience(table: Realm, seat: int, n: int) -> None:
    table.heroes[seat].experience -= n
    if n:
        table.log("paid-experience", seat=NAMES[seat], n=n)


# --- spells ---


def can_cast(table: Realm, seat: int, skill: Skill) -> bool:
    missing = skill.mana - mana_of(table, seat)
    return missing <= 0 or (missing == 1 and bool(_discounts(table, seat)))


def _discounts(table: Realm, seat: int) -> list[Word]:
    """Spell Mastery and the Ring of Magic Powers: one mana off one spell a round each, never the same spell."""
    hero = table.heroes[seat]
    found = []
    if hero.knows(SPELL_MASTERY) and not hero.has_used(SPELL_MASTERY):
        found.append(MASTERY)
    if not hero.has_used(RING_OF_MAGIC_POWERS) and hero.owns(RING_OF_MAGIC_POWERS):
        found.append(RING)
    return found


def cast(table: Realm, seat: int, skill: Skill, *, alone: bool = False) -> Rules[None]:
    """Pay for a spell. Rulebook: Spells. ``alone``: it is a deed of its own, not part of a battle or a journey."""
    hero = table.heroes[seat]
    price = skill.mana
    discounts = _discounts(table, seat) if price > 0 else []
    helper: Skill | Item | None = None
    if discounts:
        words = discounts if mana_of(table, seat) < price else [*discounts, NO]
        word = yield from table.pick(seat, ASK_DISCOUNT, words, rule="skills", spell=skill)
        if word is not NO:
            hero.used += (word.key,)
            table.count("effect:skill-spell-mastery" if word is MASTERY else "effect:item-ring-of-magic-powers")
            helper = SPELL_MASTERY if word is MASTERY else RING_OF_MAGIC_POWERS
            price -= 1
    if alone:
        table.log_event("cast", seat=NAMES[seat], spell=skill)
    else:
        table.log("cast", seat=NAMES[seat], spell=skill)
    if helper is not None:
        table.log("worked", seat=NAMES[seat], thing=helper)
    table.count("effect:skill-" + skill.name)
    hero.cast_spell = True
    yield from pay_mana(table, seat, price)


def spells_barred(table: Realm) -> bool:
    """In a battle with bats or a dragon no spell is finished."""
    battle = table.battle
    return battle is not None and battle.foe.creature is not None and battle.foe.creature.no_spells
