"""Gains: gold, experience, cubes, cards, dice that bring something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from fabletable.games.prophecy.actions import REFUSE
from fabletable.games.prophecy.bot.answers import best_item, best_skill, take_first
from fabletable.games.prophecy.bot.arms import ArmsReckoner
from fabletable.games.prophecy.bot.values import skill_value
from fabletable.games.prophecy.effect import CardEffect, EffectContext, any_possible, do_effects, effects_value
from fabletable.games.prophecy.kinds import RARE, Creature, Item, Opportunity, Skill
from fabletable.games.prophecy.menu import card, item_shown, question, skill_shown
from fabletable.games.prophecy.outlook import (
    GOLD_VALUE,
    experience_value,
    health_value,
    mana_value,
    strength_value,
    will_value,
)
from fabletable.games.prophecy.pieces import in_health, in_mana
from fabletable.games.prophecy.rules.changes import card_changes
from fabletable.games.prophecy.rules.dice import roll_for
from fabletable.games.prophecy.rules.gains import (
    gain_experience,
    gain_gold,
    gain_item,
    gain_strength,
    gain_will,
    heal,
    regain,
    repair,
)
from fabletable.games.prophecy.rules.payments import pay_experience
from fabletable.games.prophecy.streams import item_deck, skill_deck
from fabletable.games.prophecy.table import MAX_BLUE, MAX_RED, NOBODY, PLANE, Hero, Realm, pawn
from fabletable.kernel import Message, MomentFacts, Part, Rules, added, without
from fabletable.kernel.scene import Gem

ALL: Final = 99
"""A number more than anyone can miss."""

ASK_PICK_ITEM: Final = question(
    "pick-item", card, rule="creatures", cards="dealt", changes=card_changes, theme="reward", policy=best_item
)
ASK_TAKE_ITEM: Final = question("take-item", item_shown, rule="creatures", stands=True, theme="reward")
ASK_TAKE_ITEM.policy(take_first)
ASK_LEARN_FREE: Final = question(
    "learn-free", skill_shown, rule="guilds", cards="open", changes=card_changes, theme="learn"
)
ASK_LEARN_FREE.policy(best_skill)
ASK_LEARN_AFAR: Final = question(
    "learn-afar", skill_shown, rule="guilds", cards="open", changes=card_changes, theme="learn"
)
ASK_LEARN_AFAR.policy(best_skill)


class CountedEffect(CardEffect):
    """An effect with a number."""

    def __init__(self, n: int) -> None:
        self.n: int = n


class Gold(CountedEffect):
    def do(self, table: Realm, context: EffectContext) -> None:
        gain_gold(table, context.hero, self.n)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return self.n * GOLD_VALUE

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        return [Gem("gold", self.n)]


class Experience(CountedEffect):
    def do(self, table: Realm, context: EffectContext) -> None:
        gain_experience(table, context.hero, self.n)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return self.n * experience_value(context.hero)


class Heal(CountedEffect):
    def do(self, table: Realm, context: EffectContext) -> None:
        heal(table, context.hero, self.n)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return context.hero.health < context.hero.red

    def value(self, outlook: Realm, context: EffectContext) -> float:
        hero = context.hero
        return min(self.n, hero.red - hero.health) * health_value(hero)

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        return [in_health(self.n) if self.n < ALL else Gem("str", "∞", label=Message("price-health"))]

    def use_value(self, table: Realm, hero: Hero) -> float:
        return 1.0 if hero.red - hero.health >= self.n or hero.health <= 2 else -1.0


class Regain(CountedEffect):
    """Regain mana."""

    def do(self, table: Realm, context: EffectContext) -> None:
        regain(table, context.hero, self.n)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return context.hero.mana < context.hero.blue

    def value(self, outlook: Realm, context: EffectContext) -> float:
        hero = context.hero
        return min(self.n, hero.blue - hero.mana) * mana_value(hero)

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        return [in_mana(self.n) if self.n < ALL else Gem("will", "∞", label=Message("price-mana"))]

    def use_value(self, table: Realm, hero: Hero) -> float:
        return 0.6 if hero.blue - hero.mana >= self.n else -1.0


class GainStrength(CountedEffect):
    """New red cubes."""

    def do(self, table: Realm, context: EffectContext) -> None:
        gain_strength(table, context.hero, self.n)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return context.hero.red < MAX_RED or context.hero.health < context.hero.red

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return strength_value(context.hero) * self.n

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        return [Gem("str", f"+{self.n}", label=Message("sum-strength"))]

    def use_value(self, table: Realm, hero: Hero) -> float:
        return 5.0 if hero.red < MAX_RED else -1.0


class GainWill(CountedEffect):
    """New blue cubes."""

    def do(self, table: Realm, context: EffectContext) -> None:
        gain_will(table, context.hero, self.n)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return context.hero.blue < MAX_BLUE or context.hero.mana < context.hero.blue

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return will_value(context.hero) * self.n

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        return [Gem("will", f"+{self.n}", label=Message("sum-will"))]


class StrengthThisTurn(CountedEffect):
    def do(self, table: Realm, context: EffectContext) -> None:
        context.hero.turn_strength += self.n
        table.log("strength-this-turn", seat=context.hero.message, n=self.n)

    def use_value(self, table: Realm, hero: Hero) -> float:
        foe = guardian_ahead(table)
        fits = foe is not None and foe.strength > 0 and not foe.will_for_strength
        return brace_value(table, hero, foe) if fits else -1.0


class WillThisTurn(CountedEffect):
    def do(self, table: Realm, context: EffectContext) -> None:
        context.hero.turn_will += self.n
        table.log("will-this-turn", seat=context.hero.message, n=self.n)

    def use_value(self, table: Realm, hero: Hero) -> float:
        foe = guardian_ahead(table)
        if foe is None:
            return -1.0
        fits = foe.will_for_strength or foe.sum_of_both or (foe.will > 0 and not foe.strength)
        return brace_value(table, hero, foe) if fits else -1.0


def guardian_ahead(table: Realm) -> Creature | None:
    """Return the guardian of the plane that is being attacked."""
    if table.phase != PLANE or table.plane == NOBODY:
        return None
    plane = table.planes[table.plane]
    return plane.lesser or plane.greater


def brace_value(table: Realm, hero: Hero, foe: Creature | None) -> float:
    """Return the value of a potion for one turn: it is drunk before a guardian that it may decide."""
    if foe is None:
        return -1.0
    win, _ = ArmsReckoner(table, hero).against(foe, hero.field, table.plane)
    return 6.0 if 0.1 < win < 0.85 else -1.0


class Glory(CardEffect):
    """Glory without any rule behind it."""

    worth = 0.1

    def do(self, table: Realm, context: EffectContext) -> None:
        table.log("glory", seat=context.hero.message)


class RepairAll(CardEffect):
    worth = 1.0

    def do(self, table: Realm, context: EffectContext) -> None:
        for item in context.hero.items:
            repair(table, context.hero, item)


class TakeHoard(CardEffect):
    """The hero takes what lies on the creature's card."""

    worth = 2.0

    def do(self, table: Realm, context: EffectContext) -> None:
        spot = context.spot
        if spot is not None:
            gain_gold(table, context.hero, spot.gold)
            spot.gold = 0
            for item in spot.loot:
                gain_item(table, context.hero, item)
            spot.loot = ()


# --- cards ---


def deck_value(deck: str) -> float:
    """Return the value of an unseen card of this deck."""
    return 6.5 if deck == RARE else 3.0


def item_gem(n: int) -> Gem:
    return Gem("item", "" if n == 1 else n, icon="knapsack", label=Message("prize-item" if n == 1 else "prize-items"))


class Draw(CardEffect):
    """Draw items."""

    def __init__(self, deck: str, n: int = 1) -> None:
        self.deck: str = deck
        self.n: int = n

    def do(self, table: Realm, context: EffectContext) -> None:
        for _ in range(self.n):
            item = table.draw_item(self.deck)
            if item is not None:
                gain_item(table, context.hero, item)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return bool(table.deck_of(self.deck)) or bool(table.rare_gone if self.deck == RARE else table.common_gone)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return deck_value(self.deck) * self.n

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        return [item_gem(self.n)]


class PickOne(CardEffect):
    """Look at ``n`` cards, keep one, discard the others."""

    def __init__(self, deck: str, *, of: int) -> None:
        self.deck: str = deck
        self.of: int = of

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        for _ in range(self.of):
            item = table.draw_item(self.deck)
            if item is not None:
                table.offer.append(item)
        if not table.offer:
            return
        if self.deck == RARE and table.watched:
            pieces, seat = [item.key for item in table.offer], context.hero.seat
            table.show("card", pieces=pieces, touches=(seat,), to=seat, facts=MomentFacts(rare=True))
        chosen = yield from ASK_PICK_ITEM.ask(table, context.hero.seat, table.offer[:])
        table.offer.remove(chosen)
        gain_item(table, context.hero, chosen)
        for item in table.offer:
            table.discard_item(item)
        table.offer = []

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return deck_value(self.deck) + 0.7 * self.of

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        return [item_gem(1)]


class DrawOrRefuse(CardEffect):
    """Draw an item, which may be refused; the curse on it has no rule."""

    def __init__(self, deck: str) -> None:
        self.deck: str = deck

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        item = table.draw_item(self.deck)
        if item is None:
            return
        table.offer.append(item)
        answer = yield from ASK_TAKE_ITEM.ask(table, context.hero.seat, [item], otherwise=REFUSE)
        table.offer = []
        if answer is REFUSE:
            table.discard_item(item)
        else:
            gain_item(table, context.hero, item)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return deck_value(self.deck)


class Find(CardEffect):
    """Draw until an item of one of these kinds appears, keep it, discard the others."""

    def __init__(self, deck: str, *kinds: str) -> None:
        self.deck: str = deck
        self.kinds: Sequence[str] = kinds

    def do(self, table: Realm, context: EffectContext) -> None:
        passed: list[Item] = []
        while True:
            item = table.draw_item(self.deck)
            if item is None or item.kind in self.kinds:
                break
            passed.append(item)
        for other in passed:
            table.discard_item(other)
        if item is not None:
            gain_item(table, context.hero, item)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return deck_value(self.deck)


class Fetch(CardEffect):
    """Take the named item, if no hero owns it, out of deck, discards or shop; it may be refused."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        piles: list[Sequence[Item]] = [table.common, table.common_gone, table.rare, table.rare_gone]
        for pile in [*piles, *(ground.goods for ground in table.ground)]:
            for item in pile:
                if item.name == self.name:
                    answer = yield from ASK_TAKE_ITEM.ask(table, context.hero.seat, [item], otherwise=REFUSE)
                    if answer is not REFUSE:
                        self._take(table, context.hero)
                    return

    def _take(self, table: Realm, hero: Hero) -> None:
        """Search all piles of items, then all goods; a deck that was searched is shuffled."""
        for pile in (table.common, table.common_gone, table.rare, table.rare_gone):
            for item in pile:
                if item.name == self.name:
                    pile.remove(item)
                    gain_item(table, hero, item)
                    if pile is table.common or pile is table.rare:
                        table.chance.shuffle(pile, item_deck(item.deck))
                    return
        for ground in table.ground:
            for item in ground.goods:
                if item.name == self.name:
                    ground.goods = without(ground.goods, item)
                    gain_item(table, hero, item)
                    return

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return deck_value("")


class LearnFree(CardEffect):
    """Learn one skill of any guild, on display or in the deck."""

    worth = 9.0

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero = context.hero
        skills: list[Skill] = []
        for guild, deck in table.skill_decks.items():
            skills.extend(sorted(deck.cards, key=lambda skill: skill.key))
            skills.extend(skill for ground in table.ground for skill in ground.skills if skill.guild == guild)
        if not skills:
            return
        skill = yield from ASK_LEARN_FREE.ask(table, hero.seat, skills)
        take_from_display(table, skill)
        deck = table.skill_decks[skill.guild]
        if skill in deck.cards:
            deck.take(skill)
            deck.shuffle(table.chance, skill_deck(skill.guild))
        hero.skills[skill.name] = skill
        table.count("card:" + skill.name)
        table.log("learned", seat=hero.message, skill=skill)


class LearnAfar(CardEffect):
    """Learn a skill on display from afar; its price in experience, and no gold."""

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero = context.hero
        skill = yield from ASK_LEARN_AFAR.ask(table, hero.seat, learnable_afar(table, hero))
        table.log("learned", seat=hero.message, skill=skill)
        pay_experience(table, hero, skill.cost)
        take_from_display(table, skill)
        hero.skills[skill.name] = skill

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return bool(learnable_afar(table, context.hero))

    def value(self, outlook: Realm, context: EffectContext) -> float:
        hero = context.hero
        return max((skill_value(hero, skill) for skill in learnable_afar(outlook, hero)), default=0.0)

    def use_value(self, table: Realm, hero: Hero) -> float:
        best = self.value(table, EffectContext(hero))
        return best - 4.0 if len(hero.skills) < table.rulings.limit else -1.0


def learnable_afar(table: Realm, hero: Hero) -> list[Skill]:
    """Return what lies open in any guild and costs no more experience than the hero has."""
    return [skill for ground in table.ground for skill in ground.skills if skill.cost <= hero.experience]


def take_from_display(table: Realm, skill: Skill) -> None:
    for ground in table.ground:
        if skill in ground.skills:
            ground.skills = without(ground.skills, skill)


# --- dice ---


class DieGold(CardEffect):
    """Gold by a die, and a fixed amount more."""

    def __init__(self, plus: int) -> None:
        self.plus: int = plus

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        die = yield from roll_for(table, context.hero, card_of(context))
        gain_gold(table, context.hero, die + self.plus)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return (3.5 + self.plus) * GOLD_VALUE


class DieTable(CardEffect):
    """Roll a die: 1-2, 3-4, 5-6."""

    def __init__(self, low: Sequence[CardEffect], middle: Sequence[CardEffect], high: Sequence[CardEffect]) -> None:
        self.rows: Sequence[Sequence[CardEffect]] = (low, middle, high)

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        die = yield from roll_for(table, context.hero, card_of(context))
        yield from do_effects(table, context, self.rows[(die - 1) // 2])

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return sum(effects_value(outlook, context.hero, row) for row in self.rows) / 3


class AttributeTrial(CardEffect):
    """The current attribute plus a die against the target; at least as much succeeds."""

    def __init__(
        self, attribute: str, target: int, success: Sequence[CardEffect], failure: Sequence[CardEffect] = ()
    ) -> None:
        self.attribute: str = attribute
        self.target: int = target
        self.success: Sequence[CardEffect] = success
        self.failure: Sequence[CardEffect] = failure

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero = context.hero
        card = card_of(context)
        die = yield from roll_for(table, hero, card)
        own = table.attribute_of(hero, self.attribute)
        passed = own + die >= self.target
        table.log("trial-passed" if passed else "trial-failed", seat=hero.message, n=self.target)
        if table.watched:
            attribute = Part(Message("sum-" + self.attribute), own, pawn(hero.seat))
            mine = added(hero.message, [attribute, Part(Message("die-hero"), die)], hero.seat)
            theirs = added(card.message, [Part(Message("sum-needed"), self.target)])
            read = Message("trial-sum", {"own": own, "die": die, "total": own + die, "needed": self.target})
            prose = None if table.prose is None else replace(table.prose, sum=read)
            table.show("outcome", pieces=(pawn(hero.seat),), touches=(hero.seat,), sums=[mine, theirs], prose=prose)
        yield from do_effects(table, context, self.success if passed else self.failure)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        """Return whether something that the die can still bring would change anything."""
        hero = context.hero
        power = table.attribute_of(hero, self.attribute)
        may_pass, may_fail = power + 6 >= self.target, power + 1 < self.target
        return (may_pass and any_possible(table, hero, self.success)) or (
            may_fail and any_possible(table, hero, self.failure)
        )

    def value(self, outlook: Realm, context: EffectContext) -> float:
        need = self.target - outlook.attribute_of(context.hero, self.attribute)
        chance = max(0.0, min(1.0, (7 - need) / 6))
        won = effects_value(outlook, context.hero, self.success)
        return chance * won + (1 - chance) * effects_value(outlook, context.hero, self.failure)


def card_of(context: EffectContext) -> Creature | Opportunity:
    """Return the adventure card that the effect is of."""
    assert context.spot is not None
    return context.spot.card
