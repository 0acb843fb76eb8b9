"""What to answer to the smaller questions: what to keep, what to give, whether to pay, whom to strike."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.advice.effects import fight_worth
from fabletable.games.prophecy.advice.odds import Reckoner
from fabletable.games.prophecy.advice.plans import crowns_partner
from fabletable.games.prophecy.advice.worth import (
    ARTIFACT_WORTH,
    GOLD,
    health_worth,
    item_worth,
    mana_worth,
    skill_worth,
    spare_worth,
)
from fabletable.games.prophecy.cards.artifacts import (
    CROWN_OF_THE_ANCIENT_KING,
    MIRROR_SHIELD,
    ROYAL_MANTLE,
    SWORD_OF_THE_DYNASTY,
)
from fabletable.games.prophecy.cards.kinds import ARTIFACT, GREATER, STRENGTH, Item
from fabletable.games.prophecy.rules.actions import GIVE, USE
from fabletable.games.prophecy.rules.creatures import AGAIN
from fabletable.games.prophecy.rules.duels import HIS_GOLD, LOSE_HEALTH
from fabletable.games.prophecy.rules.effects import HEALTH
from fabletable.games.prophecy.rules.payments import FORGE
from fabletable.games.prophecy.rules.trading import PROPOSE, WITHDRAW
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import NO, YES, Action, Decision, Word


def any_will_do(table: Realm, decision: Decision) -> list[float]:
    """No hero is better than another in the eyes of the bot."""
    return [0.0] * len(decision.options)


def say_yes(table: Realm, decision: Decision) -> list[float]:
    """Take what is offered first."""
    return [float(-number) for number in range(len(decision.options))]


# --- things ---


def best_item(table: Realm, decision: Decision) -> list[float]:
    """What having it is worth; whatever is offered instead is worth nothing."""
    return [
        item_worth(table, decision.seat, option) if isinstance(option, Item) else 0.0 for option in decision.options
    ]


def best_skill(table: Realm, decision: Decision) -> list[float]:
    return [skill_worth(table.heroes[decision.seat], option) for option in decision.options]


def least_wanted(table: Realm, decision: Decision) -> list[float]:
    return [
        -spare_worth(table, decision.seat, option) if isinstance(option, Item) else 0.2 for option in decision.options
    ]


def forget(table: Realm, decision: Decision) -> list[float]:
    return [-skill_worth(table.heroes[decision.seat], option) for option in decision.options]


def take_most(table: Realm, decision: Decision) -> list[float]:
    return [
        100.0 if option.deck == ARTIFACT else item_worth(table, decision.seat, option) for option in decision.options
    ]


def theft(table: Realm, decision: Decision) -> list[float]:
    return [
        item_worth(table, decision.seat, option) if isinstance(option, Item) else (2.5 if option is HIS_GOLD else 1.0)
        for option in decision.options
    ]


_DEAR: Final = {
    SWORD_OF_THE_DYNASTY.name: -4.0, CROWN_OF_THE_ANCIENT_KING.name: -3.0, MIRROR_SHIELD.name: -2.0,
    ROYAL_MANTLE.name: -1.0,
}  # fmt: skip


def give_artifact(table: Realm, decision: Decision) -> list[float]:
    """The sword and the crown are the last to go."""
    return [_DEAR.get(item.name, 0.0) for item in decision.options]


# --- prices and dice ---


def forge(table: Realm, decision: Decision) -> list[float]:
    worthwhile = decision.args["n"] >= 2
    return [1.0 if (option is FORGE) == worthwhile else 0.0 for option in decision.options]


def from_crystal(table: Realm, decision: Decision) -> list[float]:
    """In a battle of will the crystal spares the mind; else keep it."""
    battle = table.battle
    sign = 1.0 if battle is not None and battle.kind != STRENGTH else 0.3
    return [sign * option.n for option in decision.options]


def fill_crystal(table: Realm, decision: Decision) -> list[float]:
    return [-float(option.n) for option in decision.options]


def before_die(table: Realm, decision: Decision) -> list[float]:
    return [
        _more_dice(table, decision.seat, option) if isinstance(option, Action) else 0.0 for option in decision.options
    ]


def _more_dice(table: Realm, seat: int, option: Action) -> float:
    if option.kind == USE:
        return 1.0
    return 0.5 if table.heroes[seat].mana >= 4 and option.thing.mana == 1 else -0.5


def alter_die(table: Realm, decision: Decision) -> list[float]:
    return [1.0 if isinstance(option, Action) == (decision.args["n"] == 1) else 0.0 for option in decision.options]


# --- wounds ---


def healing(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    good = health_worth(hero) > mana_worth(hero) + 0.5
    return [1.0 if (option is YES) == good else 0.0 for option in decision.options]


def health_or_mana(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    health = -health_worth(hero) * decision.args["health"] - (2.0 if hero.red >= hero.blue else 0.0)
    mana = -mana_worth(hero) * decision.args["mana"] - (2.0 if hero.blue > hero.red else 0.0)
    return [health if option is HEALTH else mana for option in decision.options]


def duel_lost(table: Realm, decision: Decision) -> list[float]:
    """An artifact is dearer than a wound, a life dearer than an artifact."""
    hero = table.heroes[decision.seat]
    wound = -100.0 if hero.health == 0 else -health_worth(hero)
    best = max((item_worth(table, decision.seat, item) for item in hero.items), default=0.0)
    return [wound if option is LOSE_HEALTH else -best for option in decision.options]


# --- creatures, guilds, planes, heroes ---


def fanaticism(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    foe = decision.args["foe"]
    odds = Reckoner(table, decision.seat).against(foe, hero.field, table.plane)
    worth = fight_worth(table, decision.seat, foe, odds) + (ARTIFACT_WORTH * odds[0] if foe.rank == GREATER else 0.0)
    return [worth if option is AGAIN else 0.0 for option in decision.options]


def ruins(table: Realm, decision: Decision) -> list[float]:
    seat = decision.seat
    reckoner = Reckoner(table, seat)
    field = table.heroes[seat].field
    return [fight_worth(table, seat, card, reckoner.against(card, field)) for card in decision.options]


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
    """A plane where only the greater guardian is left is the most interesting."""
    return [
        0.0 if option is NO else (1.0 if table.planes[option.n].lesser is None else 0.5) for option in decision.options
    ]


# --- trading ---


def accept_trade(table: Realm, decision: Decision) -> list[float]:
    """A partner's word is taken."""
    seat = decision.seat
    if table.partner_of(seat) == table.active:
        return say_yes(table, decision)
    gain = sum(item_worth(table, seat, item) for item in decision.args["given"]) + decision.args["gold"] * GOLD
    loss = sum(item_worth(table, seat, item) for item in decision.args["asked"]) + decision.args["price"] * GOLD
    return [gain - loss if option is YES else 0.0 for option in decision.options]


def bargain(table: Realm, decision: Decision) -> list[float]:
    """Artifacts go to the partner whom they crown; nothing else is traded."""
    if not crowns_partner(table, decision.seat):
        return [1.0 if option is WITHDRAW else 0.0 for option in decision.options]
    return [_crowning(option) for option in decision.options]


def _crowning(option: Action | Word) -> float:
    if isinstance(option, Action):
        return 2.0 if option.kind == GIVE and option.thing.deck == ARTIFACT else 0.0
    return 1.0 if option is PROPOSE else 0.5
