"""Seven cards for Prophecy: one of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from fabletable.games.prophecy.actions import action
from fabletable.games.prophecy.board import CAMP, THIEVES
from fabletable.games.prophecy.effect import CardEffect, ChanceEffect, EffectContext
from fabletable.games.prophecy.effects.gains import Gold, Heal
from fabletable.games.prophecy.effects.losses import ONE_WOUND
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import ACTIVITY, BONUS, INSTEAD, InsteadOfMoving, SkillAction
from fabletable.games.prophecy.kinds import (
    COMMON,
    HUMANOID,
    LESSER,
    POTION,
    ChanceCard,
    Character,
    Creature,
    Item,
    Opportunity,
    Skill,
)
from fabletable.games.prophecy.menu import card_text, lists, word
from fabletable.games.prophecy.pieces import in_mana
from fabletable.games.prophecy.rules.gains import gain_experience, gain_gold, heal
from fabletable.games.prophecy.rules.movement import instead_option
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import DESIGNED, Action, Decision, Pack, Question, Rules, Verb, Word
from fabletable.kernel.scene import Gem

PACK: Final = Pack("wayside", "prophecy", __name__)

TINKER: Final = PACK.add(Character("tinker", 4, 4, (CAMP, THIEVES), female=True, icon="anvil", origin=DESIGNED))
TROLL: Final = PACK.add(
    Creature("marsh-troll", HUMANOID, 2, DESIGNED, strength=4, loss=ONE_WOUND, reward=(Gold(3),), icon="troll")
)
GATEKEEPER: Final = PACK.add(
    Creature("gatekeeper", HUMANOID, 4, DESIGNED, strength=8, rank=LESSER, loss=ONE_WOUND, icon="guards")
)

# --- a skill at a hook ---

ROADCRAFT: Final = PACK.add(Skill("roadcraft", CAMP, 4, value=5.0, icon="trail"))


@ROADCRAFT.on(BONUS)
def roadcraft_bonus(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    """Return a bonus of 1 in every battle in the wild."""
    return 1 if battle.plane < 0 else 0


class LeaveBehind(SkillAction):
    """1 experience for an item, by a verb of its own."""

    verb: ClassVar[Verb] = Verb("leave-behind")

    def offers(self, table: Realm, hero: Hero, skill: Skill) -> list[Action]:
        return [action(self.verb, item) for item in hero.items if item.deck == COMMON]

    def do(self, table: Realm, hero: Hero, choice: Action) -> Rules[None]:
        table.log_event("left-behind", seat=hero.message, item=choice.thing)
        table.lose_item(hero, choice.thing)
        gain_experience(table, hero, 1)
        yield from ()

    def value(self, table: Realm, hero: Hero, choice: Action) -> float:
        return 0.5 - float(choice.thing.price)


class TellTales(InsteadOfMoving):
    """2 gold for 1 mana, instead of moving."""

    cost: ClassVar[Sequence[Gem]] = (in_mana(1),)
    gain: ClassVar[Sequence[Gem]] = (Gem("gold", 2),)
    note: ClassVar[str] = "note-roadcraft"

    def possible(self, table: Realm, hero: Hero) -> bool:
        return hero.mana > 0

    def do(self, table: Realm, hero: Hero) -> None:
        hero.mana -= 1
        gain_gold(table, hero, 2)

    def value(self, table: Realm, hero: Hero) -> float:
        return 1.0 if hero.gold < 3 else -1.0


ROADCRAFT.on(ACTIVITY)(LeaveBehind())
ROADCRAFT.on(INSTEAD)(TellTales())
lists(LeaveBehind.verb, of_card=True)(card_text)
lists(ROADCRAFT.verb)(instead_option)


# --- an item with effects, one of them its own ---


class Cheer(CardEffect):
    """1 mana for every hero on the field."""

    __slots__ = ()

    def do(self, table: Realm, context: EffectContext) -> None:
        for hero in [context.hero, *table.others_on_field(context.hero)]:
            hero.mana = min(hero.blue, hero.mana + 1)
        table.log("cheer-spreads", seat=context.hero.message)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return context.hero.mana < context.hero.blue

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return 0.9


HONEY_CAKE: Final = PACK.add(
    Item("honey-cake", COMMON, POTION, 2, DESIGNED, use=(Heal(1), Cheer()), value=2.5, icon="cake-slice", copies=2)
)

# --- an opportunity that asks ---

ASK_WELL: Final = Question[Realm](PACK.questions, "wishing-well", rule="opportunities")
ASK_WELL.option(word)
WEALTH: Final = Word("wealth")
WELL_BEING: Final = Word("well-being")


class Wish(CardEffect):
    """3 gold or 1 Health."""

    __slots__ = ()

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        wish = yield from ASK_WELL.ask(table, context.hero.seat, [WEALTH, WELL_BEING])
        if wish is WEALTH:
            gain_gold(table, context.hero, 3)
        else:
            heal(table, context.hero, 1)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return 2.0


@ASK_WELL.policy
def best_wish(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    return [1.0 if (option is WELL_BEING) == (hero.health < hero.red) else 0.0 for option in decision.options]


WELL: Final = PACK.add(Opportunity("wishing-well", gain=(Wish(),), icon="well", origin=DESIGNED))

# --- a chance card ---


class GiftForDrawer(ChanceEffect):
    """2 gold for the drawer."""

    __slots__ = ()

    def do(self, table: Realm, context: EffectContext) -> None:
        gain_gold(table, context.hero, 2)


PEDLAR: Final = PACK.add(ChanceCard("pedlar", GiftForDrawer(), second=2, icon="knapsack"))
