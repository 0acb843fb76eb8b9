"""Effects with rules of their own: journeys, planes, ruins, strangers with wares, smiths, thieves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fabletable.games.prophecy.actions import BUY, SELL, action
from fabletable.games.prophecy.board import FIELDS, PLANES, AstralPlane, Field
from fabletable.games.prophecy.bot.answers import best_item, look_into_plane, ruins, strike_strongest, take_most
from fabletable.games.prophecy.bot.plans import stranger, teleport
from fabletable.games.prophecy.bot.values import NOTHING, purchase_value, selling_value
from fabletable.games.prophecy.effect import CardEffect, EffectContext, any_possible, do_effects, effects_value
from fabletable.games.prophecy.kinds import COMMON, RARE, Creature, Item
from fabletable.games.prophecy.menu import card, field, menu, place, question, worded
from fabletable.games.prophecy.odds import field_odds
from fabletable.games.prophecy.prices import stranger_price
from fabletable.games.prophecy.rules.arrival import arrive
from fabletable.games.prophecy.rules.changes import card_changes
from fabletable.games.prophecy.rules.creatures import creature_shown, fight
from fabletable.games.prophecy.rules.gains import gain_item, repair, steal_item
from fabletable.games.prophecy.rules.market import can_sell, sell, why_not_sold
from fabletable.games.prophecy.rules.payments import pay_gold, purse
from fabletable.games.prophecy.rules.planes import turn_up
from fabletable.games.prophecy.rules.roll import WON
from fabletable.games.prophecy.streams import ADVENTURE_DECK
from fabletable.games.prophecy.table import SEATS, TURN_OVER, Hero, Realm, Spot
from fabletable.kernel import DONE, NO, Action, Barred, Decision, Rules, Word, bar
from fabletable.kernel.scene import Choice, Gem

# --- journeys and planes ---

ASK_TELEPORT: Final = question("teleport", worded(field, {NO: "instead-teleport"}), rule="movement", theme="travel")
ASK_TELEPORT.policy(teleport)
ASK_TELEPORT.odds(field_odds)


class Teleport(CardEffect):
    """Move to any field, which counts as just entered. ``like_another_turn``: a hero there may be attacked, and what
    works once a turn works again."""

    worth = 2.0

    def __init__(self, *, optional: bool = False, like_another_turn: bool = False) -> None:
        self.optional: bool = optional
        self.like_another_turn: bool = like_another_turn

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        """Move the hero; no hero leaves the field of the final battle."""
        hero = context.hero
        if table.final:
            return
        fields = [each for each in FIELDS if each.n != hero.field]
        goal = yield from ASK_TELEPORT.ask(table, hero.seat, fields, otherwise=NO if self.optional else None)
        if not isinstance(goal, Field):
            return
        hero.field = goal.n
        table.log("teleported", seat=hero.message, field=goal)
        arrive(table, hero)
        if self.like_another_turn:
            table.attacked = False
            hero.used_this_turn = ()

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return not table.final


ASK_REVEAL_PLANE: Final = question("reveal-plane", worded(place, {NO: "instead-reveal-plane"}), rule="planes")
ASK_REVEAL_PLANE.policy(look_into_plane)


class Reveal(CardEffect):
    """Turn up the next hidden cards of planes of one's choice: lesser guardian, greater guardian, artifact."""

    worth = 1.0

    def __init__(self, n: int, *, optional: bool = False) -> None:
        self.n: int = n
        self.optional: bool = optional

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        for _ in range(self.n):
            planes = [plane for plane in PLANES if table.planes[plane.n].hides]
            if not planes:
                return
            otherwise = NO if self.optional else None
            goal = yield from ASK_REVEAL_PLANE.ask(table, context.hero.seat, planes, otherwise=otherwise)
            if not isinstance(goal, AstralPlane):
                return
            turn_up(table, goal.n)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return any(plane.hides for plane in table.planes)


# --- the card itself ---


class KeepCard(CardEffect):
    """The hero keeps the card."""

    takes_card = True
    worth = 4.0

    def do(self, table: Realm, context: EffectContext) -> None:
        hero, spot = context.hero, context.spot
        assert spot is not None
        assert spot.opportunity is not None
        table.here(hero).spots.remove(spot)
        hero.kept += (spot.opportunity,)
        table.log("kept-card", seat=hero.message, card=spot.opportunity)


ASK_SMITH: Final = question("smith", card, rule="opportunities", theme="buy", policy=best_item)


class AttachToWeapon(CardEffect):
    """Repair one weapon; the card stays with it, and it is 1 better from now on."""

    takes_card = True
    worth = 5.0

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero, spot = context.hero, context.spot
        item = yield from ASK_SMITH.ask(table, hero.seat, smith_can_work_on(table, hero))
        repair(table, hero, item)
        assert spot is not None
        assert spot.opportunity is not None
        table.here(hero).spots.remove(spot)
        table.smithed[item.key] = spot.opportunity
        table.log("smithed", seat=hero.message, item=item)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return bool(smith_can_work_on(table, context.hero))


def smith_can_work_on(table: Realm, hero: Hero) -> list[Item]:
    return [item for item in hero.belongings if item.is_weapon and item.key not in table.smithed]


# --- ruins ---

ASK_RUINS: Final = question("ruins", creature_shown, rule="opportunities", policy=ruins)


class FightFromDeck(CardEffect):
    """Choose a creature of the deck, put it here, fight it at once; unbeaten it stays."""

    searches_deck = True
    shows_itself = True
    worth = 4.0

    def __init__(self, *bonus: CardEffect) -> None:
        self.bonus: Sequence[CardEffect] = bonus

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero = context.hero
        creatures = sorted((each for each in table.adventures if isinstance(each, Creature)), key=lambda each: each.key)
        table.searching = True
        creature = yield from ASK_RUINS.ask(table, hero.seat, creatures)
        table.searching = False
        table.adventures.remove(creature)
        table.chance.shuffle(table.adventures, ADVENTURE_DECK)
        spot = Spot(creature, True, table.rounds)
        table.turn_up(spot)
        table.here(hero).spots.append(spot)
        result = yield from fight(table, hero, creature, spot)
        if result == WON and hero.alive:
            yield from do_effects(table, EffectContext(hero), self.bonus)
        elif hero.alive:
            table.phase = TURN_OVER

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return any(each.is_creature for each in table.adventures)


# --- strangers with wares ---

IN_VAIN: Final = 0.02
"""A stranger comes once; bots do not go to one with a greater chance than this to have nothing worth its price."""


def wares(table: Realm, decision: Decision, option: Action | Word) -> Choice:
    """List a stranger's wares at the stranger's own prices."""
    choice = menu(table, decision, option)
    if isinstance(option, Action) and option.verb is BUY:
        price = stranger_price(table.heroes[decision.seat], option.thing, decision.args["discount"])
        choice.cost = [Gem("gold", price)]
    return choice


ASK_STRANGER: Final = question(
    "stranger",
    worded(wares, {DONE: "instead-stranger"}),
    rule="opportunities",
    cards="dealt",
    changes=card_changes,
    policy=stranger,
)


class Market(CardEffect):
    """Wares of both decks are turned up, bought or not, and put away again."""

    is_market = True
    shows_itself = True

    def __init__(self, common: int, rare: int, *, discount: int, selling: bool) -> None:
        self.common: int = common
        self.rare: int = rare
        self.discount: int = discount
        self.selling: bool = selling

    @property
    def decks(self) -> Sequence[tuple[str, int]]:
        return ((COMMON, self.common), (RARE, self.rare))

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero = context.hero
        for deck, n in self.decks:
            for _ in range(n):
                ware = table.draw_item(deck)
                if ware is not None:
                    table.offer.append(ware)
        while True:
            choice = yield from ASK_STRANGER.ask(
                table,
                hero.seat,
                self._offers(table, hero),
                otherwise=DONE,
                barred=lambda: self._why_no_deal(table, hero),
                discount=self.discount,
            )
            if not isinstance(choice, Action):
                break
            yield from self._deal(table, hero, choice)
        for item in table.offer:
            table.discard_item(item)
        table.offer = []

    def _offers(self, table: Realm, hero: Hero) -> list[Action]:
        gold = purse(hero)
        options = [action(BUY, item) for item in table.offer if self._price(hero, item) <= gold]
        if self.selling:
            options.extend(action(SELL, item) for item in hero.items if can_sell(table, item))
        return options

    def _price(self, hero: Hero, item: Item) -> int:
        return stranger_price(hero, item, self.discount)

    def _deal(self, table: Realm, hero: Hero, choice: Action) -> Rules[None]:
        item: Item = choice.thing
        if choice.verb is SELL:
            sell(table, hero, item)
            return
        table.log_event("bought", seat=hero.message, item=item)
        yield from pay_gold(table, hero, self._price(hero, item))
        table.offer.remove(item)
        gain_item(table, hero, item, logged=True)
        table.show("gain", pieces=(item.key,), touches=(hero.seat,))

    def _why_no_deal(self, table: Realm, hero: Hero) -> list[Barred]:
        reasons = []
        for item in table.offer:
            price = self._price(hero, item)
            if price > purse(hero):
                reasons.append(bar(action(BUY, item), "why-gold-short", "market", need=price, have=hero.gold))
        if self.selling:
            unsold = [item for item in hero.items if not can_sell(table, item)]
            reasons.extend(bar(action(SELL, item), why_not_sold(item), "market") for item in unsold)
        return reasons

    def possible(self, table: Realm, context: EffectContext) -> bool:
        """Return whether there is gold for the cheapest thing that may be turned up, or something to sell."""
        hero = context.hero
        if self.selling and any(can_sell(table, item) for item in hero.items):
            return True
        gold = purse(hero)
        for deck, n in self.decks:
            if n and any(self._price(hero, item) <= gold for item in table.drawable(deck, n)):
                return True
        return False

    def value(self, outlook: Realm, context: EffectContext) -> float:
        """Return a value above nothing where something useful that the purse can pay is likely to come."""
        hero = context.hero
        if len(hero.items) >= outlook.rulings.limit:
            return 2.0 if self.selling and any(_in_the_way(outlook, hero, item) for item in hero.items) else -1.0
        nothing = 1.0
        for deck, n in self.decks:
            cards = outlook.drawable(deck, n) if n else []
            if cards:
                useful = sum(1 for item in cards if self._tempting(outlook, hero, item))
                nothing *= (1 - useful / len(cards)) ** n
        return 4.0 * (1 - nothing) if nothing < IN_VAIN else -1.0

    def _tempting(self, table: Realm, hero: Hero, item: Item) -> bool:
        """Return whether it is worth more than the stranger's price, and the purse holds that."""
        price = self._price(hero, item)
        return price <= hero.gold and purchase_value(table, hero, item, price) > NOTHING


def _in_the_way(table: Realm, hero: Hero, item: Item) -> bool:
    return can_sell(table, item) and item.price > 1 and selling_value(table, hero, item) > 0.2


# --- for whoever has fewest ---

STRENGTH_CUBES: Final = "strength"
WILL_CUBES: Final = "will"
RARE_ITEMS: Final = "rares"

COUNTS: Final[Mapping[str, Callable[[Hero], int]]] = {
    STRENGTH_CUBES: lambda hero: hero.red,
    WILL_CUBES: lambda hero: hero.blue,
    RARE_ITEMS: lambda hero: sum(1 for item in hero.items if item.deck != COMMON),
}


class Fewest(CardEffect):
    """A gain only for a hero with strictly fewer than every other one; artifacts count as rare items."""

    def __init__(self, what: str, *gain: CardEffect) -> None:
        self.count: Callable[[Hero], int] = COUNTS[what]
        self.gain: Sequence[CardEffect] = gain

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        return do_effects(table, context, self.gain)

    def has_fewest(self, table: Realm, hero: Hero) -> bool:
        own = self.count(hero)
        return all(self.count(each) > own for each in table.heroes if each.alive and each is not hero)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return self.has_fewest(table, context.hero) and any_possible(table, context.hero, self.gain)

    def why_not(self, table: Realm, context: EffectContext) -> str:
        return "" if self.has_fewest(table, context.hero) else "why-not-fewest"

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return effects_value(outlook, context.hero, self.gain)


# --- against other heroes ---

ASK_VICTIM: Final = question("victim", place, rule="items", policy=strike_strongest)
ASK_STEAL_ITEM: Final = question("steal-item", card, rule="items", cards="open", changes=card_changes, policy=take_most)
ASK_DESTROY_ITEM: Final = question("destroy-item", card, rule="items", policy=take_most)


class AgainstHero(CardEffect):
    """Works on a hero on the same field who is not safe and owns something other than artifacts."""

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return bool(robbable(table, context.hero))

    def use_value(self, table: Realm, hero: Hero) -> float:
        return 5.0 if any(other.seat != table.partner_of(hero.seat) for other in robbable(table, hero)) else -1.0


def robbable(table: Realm, hero: Hero) -> list[Hero]:
    return [other for other in table.others_on_field(hero) if not table.is_safe(other) and other.belongings]


def choose_victim(table: Realm, hero: Hero) -> Rules[Hero]:
    seats = [SEATS[other.seat] for other in robbable(table, hero)]
    chosen = yield from ASK_VICTIM.ask(table, hero.seat, seats)
    return table.heroes[chosen.seat]


class StealItem(AgainstHero):
    """Take one item that is not an artifact."""

    worth = 5.0

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero = context.hero
        victim = yield from choose_victim(table, hero)
        items = victim.belongings
        item = yield from ASK_STEAL_ITEM.ask(table, hero.seat, items)
        steal_item(table, hero, victim, item)


class DecayItems(AgainstHero):
    """Damage all weapons and shields of a hero, then destroy one item."""

    worth = 3.0

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        victim = yield from choose_victim(table, context.hero)
        for item in victim.items:
            if item.is_weapon or item.is_shield:
                table.damage(victim, item)
        items = victim.belongings
        item = yield from ASK_DESTROY_ITEM.ask(table, context.hero.seat, items)
        table.log("destroyed", seat=victim.message, item=item)
        table.lose_item(victim, item)
