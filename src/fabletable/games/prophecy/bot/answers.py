"""Policies of the smaller questions: what to keep, what to give, whether to pay, whom to strike."""

from __future__ import annotations

from fabletable.games.prophecy.actions import FORGE, GIVE, KEEP_DIE, LOSE_HEALTH, PROPOSE, USE, WITHDRAW
from fabletable.games.prophecy.bot.arms import ArmsReckoner
from fabletable.games.prophecy.bot.fights import fight_value
from fabletable.games.prophecy.bot.plans import crowns_partner
from fabletable.games.prophecy.bot.values import item_value, skill_value, spare_value
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.outlook import GOLD_VALUE, each, health_value, mana_value
from fabletable.games.prophecy.rules.battle import ASK_SHIELD
from fabletable.games.prophecy.rules.dice import ASK_ALTER_DIE, ASK_BEFORE_DIE
from fabletable.games.prophecy.rules.draft import ASK_DRAFT, ASK_DRAFT_LAST
from fabletable.games.prophecy.rules.duels import ASK_DUEL_LOST, ASK_GIVE_ARTIFACT, ASK_TAKE_FROM_LOSER
from fabletable.games.prophecy.rules.limits import ASK_DISCARD_ITEM, ASK_DISCARD_SKILL
from fabletable.games.prophecy.rules.payments import ASK_CRYSTAL, ASK_DISCOUNT, ASK_FORGE
from fabletable.games.prophecy.rules.round import ASK_BANNER, ASK_NEW_HERO
from fabletable.games.prophecy.rules.services import ASK_FILL_CRYSTAL
from fabletable.games.prophecy.rules.trading import ASK_ACCEPT_TRADE, ASK_TRADE
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import YES, Action, Decision, Message, Suggestion, Word, message


@ASK_DRAFT.policy
@ASK_DRAFT_LAST.policy
def any_will_do(table: Realm, decision: Decision) -> list[float]:
    """Rate all heroes alike, as no hero is better than another in the eyes of the bot."""
    return [0.0] * len(decision.options)


@ASK_NEW_HERO.policy
@ASK_BANNER.policy
@ASK_DISCOUNT.policy
@ASK_SHIELD.policy
def take_first(table: Realm, decision: Decision) -> list[float]:
    """Take what is offered first."""
    return [float(-number) for number in range(len(decision.options))]


# --- things ---


def best_item(table: Realm, decision: Decision) -> list[float]:
    """Value each item by having it; what is offered instead, gold too, is worth nothing."""
    hero = table.heroes[decision.seat]
    return [item_value(table, hero, option) if isinstance(option, Item) else 0.0 for option in decision.options]


def best_skill(table: Realm, decision: Decision) -> list[float]:
    return [skill_value(table.heroes[decision.seat], option) for option in decision.options]


@ASK_DISCARD_ITEM.policy
def least_wanted(table: Realm, decision: Decision) -> list[float]:
    return each(decision, lambda item: -spare_value(table, table.heroes[decision.seat], item), 0.2)


@ASK_DISCARD_SKILL.policy
def forget(table: Realm, decision: Decision) -> list[float]:
    return [-skill_value(table.heroes[decision.seat], option) for option in decision.options]


@ASK_TAKE_FROM_LOSER.policy
def take_most(table: Realm, decision: Decision) -> list[float]:
    return [
        100.0 if option.is_artifact else item_value(table, table.heroes[decision.seat], option)
        for option in decision.options
    ]


@ASK_GIVE_ARTIFACT.policy
def give_artifact(table: Realm, decision: Decision) -> list[float]:
    """Give what is worth least in a fight: the sword and the crown are the last to go."""
    return [-item.value for item in decision.options]


# --- prices and dice ---


@ASK_FORGE.policy
def forge(table: Realm, decision: Decision) -> list[float]:
    worthwhile = decision.args["n"] >= 2
    return [1.0 if (option is FORGE) == worthwhile else 0.0 for option in decision.options]


@ASK_CRYSTAL.policy
def from_crystal(table: Realm, decision: Decision) -> list[float]:
    """Take mana from the crystal in a battle of will, where it spares the mind; keep it otherwise."""
    battle = table.battle
    sign = 1.0 if battle is not None and battle.by_will else 0.3
    return [sign * option.n for option in decision.options]


@ASK_FILL_CRYSTAL.policy
def fill_crystal(table: Realm, decision: Decision) -> list[float]:
    return [-float(option.n) for option in decision.options]


@ASK_BEFORE_DIE.policy
def before_die(table: Realm, decision: Decision) -> list[float]:
    return each(decision, lambda option: _more_dice(table.heroes[decision.seat], option))


def _more_dice(hero: Hero, option: Action) -> float:
    if option.verb is USE:
        return 1.0
    return 0.5 if hero.mana >= 4 and option.thing.mana == 1 else -0.5


@ASK_ALTER_DIE.policy
def alter_die(table: Realm, decision: Decision) -> list[float]:
    return [1.0 if (option is not KEEP_DIE) == (decision.args["n"] == 1) else 0.0 for option in decision.options]


# --- wounds ---


def health_or_mana(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    health = -health_value(hero) * decision.args["health"] - (2.0 if hero.red >= hero.blue else 0.0)
    mana = -mana_value(hero) * decision.args["mana"] - (2.0 if hero.blue > hero.red else 0.0)
    return [health if option is LOSE_HEALTH else mana for option in decision.options]


@ASK_DUEL_LOST.policy
def duel_lost(table: Realm, decision: Decision) -> list[float]:
    """Choose what to lose: an artifact is dearer than a wound, a life dearer than an artifact."""
    hero = table.heroes[decision.seat]
    wound = -100.0 if hero.health == 0 else -health_value(hero)
    best = max((item_value(table, table.heroes[decision.seat], item) for item in hero.items), default=0.0)
    return [wound if option is LOSE_HEALTH else -best for option in decision.options]


# --- creatures, guilds, planes, heroes ---


def ruins(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    reckoner = ArmsReckoner(table, hero)
    field = hero.field
    return [fight_value(table, hero, card, reckoner.against(card, field)) for card in decision.options]


def strike_strongest(table: Realm, decision: Decision) -> list[float]:
    partner = table.partner_of(decision.seat)
    found = []
    for option in decision.options:
        hero = table.heroes[option.seat]
        strong = 3.0 * hero.artifacts + hero.red - hero.health + len(hero.items)
        found.append(-9.0 if option.seat == partner else strong)
    return found


def training(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    return [1.0 if hero.member_of(option.key) else 0.0 for option in decision.options]


def look_into_plane(table: Realm, decision: Decision) -> list[float]:
    """Look into a plane; one where only the greater guardian is left is the most interesting."""
    return each(decision, lambda plane: 1.0 if table.planes[plane.n].lesser is None else 0.5)


# --- trading ---


@ASK_ACCEPT_TRADE.policy
def accept_trade(table: Realm, decision: Decision) -> list[float]:
    """Take a partner's word; accept another's offer if it gains something."""
    hero = table.heroes[decision.seat]
    if table.partner_of(hero.seat) == table.active:
        return take_first(table, decision)
    gain = sum(item_value(table, hero, item) for item in decision.args["given"]) + decision.args["gold"] * GOLD_VALUE
    loss = sum(item_value(table, hero, item) for item in decision.args["asked"]) + decision.args["price"] * GOLD_VALUE
    return [gain - loss if option is YES else 0.0 for option in decision.options]


@ASK_TRADE.policy
def bargain(table: Realm, decision: Decision) -> list[float]:
    """Give artifacts to the partner whom they crown; nothing else is traded."""
    if not crowns_partner(table, table.heroes[decision.seat]):
        return [1.0 if option is WITHDRAW else 0.0 for option in decision.options]
    return [_crowning(option) for option in decision.options]


def _crowning(option: Action | Word) -> float:
    if isinstance(option, Action):
        return 2.0 if option.verb is GIVE and option.thing.is_artifact else 0.0
    return 1.0 if option is PROPOSE else 0.5


# --- for newcomers ---


@ASK_DRAFT.suggest
@ASK_DRAFT_LAST.suggest
def strongest_hero(table: Realm, decision: Decision) -> Suggestion:
    """Suggest the hero with most Strength: one who wins the first battles learns the rest on the way."""
    hero = max(decision.options, key=lambda character: character.strength)
    return Suggestion(hero, _why(hero.strength, hero.will))


def _why(strength: int, will: int) -> Message:
    if strength == will:
        return message("advised-hero-even", n=strength)
    if strength > will:
        return message("advised-hero-strong", n=strength)
    return message("advised-hero-wilful", n=will)
