"""Plans of a turn: where to go, whom to fight, what to use, buy and learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.prophecy import actions
from fabletable.games.prophecy.actions import FIGHT, USE, WAYS
from fabletable.games.prophecy.board import TOWER
from fabletable.games.prophecy.bot.arms import ArmsReckoner
from fabletable.games.prophecy.bot.battles import best_duel
from fabletable.games.prophecy.bot.fights import fight_value
from fabletable.games.prophecy.bot.travel import FieldGuide
from fabletable.games.prophecy.bot.values import NOTHING, learning_value, purchase_value, selling_value, tower_value
from fabletable.games.prophecy.effect import CardEffect, effects_value
from fabletable.games.prophecy.hooks import DUEL_PRIZE_VALUE, TERRAIN, rule_of
from fabletable.games.prophecy.kinds import Creature, Opportunity, Parley
from fabletable.games.prophecy.outlook import ARTIFACT_VALUE, GOLD_VALUE, each, health_value, mana_value
from fabletable.games.prophecy.prices import buying_price, stranger_price
from fabletable.games.prophecy.rules.activities import activity_of
from fabletable.games.prophecy.rules.final_battle import ASK_BATTLEFIELD
from fabletable.games.prophecy.rules.movement import ASK_MOVE, ASK_MOVE_AGAIN, instead_of, travel_price
from fabletable.games.prophecy.rules.planes import ASK_GUARDIAN
from fabletable.games.prophecy.rules.turn import ASK_ENCOUNTER, ASK_FINAL_ATTACK, ASK_SERVICES
from fabletable.games.prophecy.table import NOBODY, Hero, Realm
from fabletable.kernel import Action, Decision, Verb

SOMETHING: Final = 0.5
"""A field worth less has nothing to do."""

NEVER: Final = -1000.0

LAST: Final = 0.15
"""The value of a deed done when all else here is done, as its price may still be needed; just better than to end the
turn."""

BOREDOM: Final = 12.0
"""The points against another turn without any deed, or a way back to where there was nothing: a hard fight is
better."""

# --- movement ---


@ASK_MOVE.policy
@ASK_MOVE_AGAIN.policy
def move(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    guide = FieldGuide(table, hero)
    at = hero.field
    return each(decision, lambda option: _move(table, hero, guide, at, option), _stay(table, hero, guide, at))


def _stay(table: Realm, hero: Hero, guide: FieldGuide, at: int) -> float:
    impatience = 0.3 + (BOREDOM * hero.idle if guide.worth[at] < SOMETHING else 0.0)
    return guide.going(at) - (impatience if table.moves == 0 else 0.0)


def _move(table: Realm, hero: Hero, guide: FieldGuide, at: int, option: Action) -> float:
    if option.verb in WAYS:
        return _travel(hero, guide, option)
    if option.verb is actions.ATTACK_PLANE:
        return guide.planes[at] + 0.5 * guide.ahead[at]
    if option.verb is actions.BARTER:
        other: int = option.thing.seat
        crown = other == table.partner_of(hero.seat) and crowns_partner(table, hero)
        return 10 * ARTIFACT_VALUE if crown and not table.proposals else NEVER
    instead = instead_of(option.verb)
    if instead is not None:
        return guide.going(at) + instead.value(table, hero)
    worth = activity_value(table, hero, option)
    return worth if worth > 0 else NEVER


def _travel(hero: Hero, guide: FieldGuide, option: Action) -> float:
    goal: int = option.thing.n
    gold, mana = travel_price(hero, option.verb)
    back = BOREDOM if goal == hero.came_from and guide.worth[goal] < SOMETHING else 0.0
    return guide.going(goal) - gold * GOLD_VALUE - mana * mana_value(hero) - back


def crowns_partner(table: Realm, hero: Hero) -> bool:
    """Tell whether the partners have artifacts enough for a crown together."""
    partner = table.partner_of(hero.seat)
    if partner == NOBODY:
        return False
    return hero.artifacts + table.heroes[partner].artifacts >= table.rulings.artifacts_to_win


def teleport(table: Realm, decision: Decision) -> list[float]:
    guide = FieldGuide(table, table.heroes[decision.seat])
    return each(decision, lambda field: guide.going(field.n))


@ASK_BATTLEFIELD.policy
def battlefield(table: Realm, decision: Decision) -> list[float]:
    """Prefer the field where the hero's own skills and purse help most."""
    hero = table.heroes[decision.seat]
    found = []
    for field in decision.options:
        worth = 0.0
        if field.guild == TOWER:
            worth += 0.3 * hero.gold * (1 if hero.blue >= 5 else 0.3)
        worth += sum(5.0 for card, terrain in TERRAIN.rules if card.name in hero.skills and field.terrain == terrain)
        found.append(worth)
    return found


# --- what may be done in an idle moment ---


def activity_value(table: Realm, hero: Hero, option: Action) -> float:
    """Return what it is worth now: potions when they are needed, skills when they help; below nothing, not now."""
    if option.verb is USE:
        use: CardEffect = option.thing.use[0]
        return use.use_value(table, hero)
    activity = activity_of(option)
    return 0.0 if activity is None else activity.value(table, hero, option)


# --- on the field ---


@ASK_ENCOUNTER.policy
def encounter(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    reckoner = ArmsReckoner(table, hero)
    return [_meeting(table, hero, reckoner, option) for option in decision.options]


def _meeting(table: Realm, hero: Hero, reckoner: ArmsReckoner, option: Action) -> float:
    if option.verb is FIGHT:
        creature: Creature = option.thing
        odds = reckoner.against(creature, hero.field, table.plane)
        return fight_value(table, hero, creature, odds)
    if option.verb is actions.PARLEY:
        parley: Parley = option.thing.parley
        price = effects_value(table, hero, parley.cost)
        return price + effects_value(table, hero, parley.gain) + (0.8 if parley.stays else 0.0)
    if option.verb in (actions.HIDE, actions.PASS_BY):
        return 0.0
    worth = activity_value(table, hero, option)
    return NEVER if worth < 0 else worth + (20.0 if option.verb is USE else 0.0)


@ASK_GUARDIAN.policy
def guardian(table: Realm, decision: Decision) -> list[float]:
    return [
        0.0 if option.verb is FIGHT else activity_value(table, table.heroes[decision.seat], option)
        for option in decision.options
    ]


@ASK_SERVICES.policy
@ASK_FINAL_ATTACK.policy
def services(table: Realm, decision: Decision) -> list[float]:
    return each(decision, lambda option: _service(table, table.heroes[decision.seat], option), NOTHING)


def _service(table: Realm, hero: Hero, option: Action) -> float:
    service = _SERVICES.get(option.verb)
    return activity_value(table, hero, option) if service is None else service(table, hero, option)


def _opportunity(table: Realm, hero: Hero, option: Action) -> float:
    card: Opportunity = option.thing
    bargain = card.bargains[max(option.n - 1, 0)]
    return effects_value(table, hero, bargain.cost) + effects_value(table, hero, bargain.gain)


def _lodging(hero: Hero) -> float:
    rest = health_value(hero) if hero.red - hero.health else 0.0
    return rest + (mana_value(hero) if hero.mana < hero.blue else 0.0) - GOLD_VALUE


_SERVICES: Final[dict[Verb, Callable[[Realm, Hero, Action], float]]] = {
    actions.ATTACK: lambda table, hero, option: attack_value(table, hero, table.heroes[option.thing.seat]),
    FIGHT: lambda table, hero, option: _meeting(table, hero, ArmsReckoner(table, hero), option),
    actions.TAKE: lambda table, hero, option: ARTIFACT_VALUE,
    actions.OPPORTUNITY: _opportunity,
    actions.LEARN: lambda table, hero, option: learning_value(table, hero, option.thing),
    actions.BUY: lambda table, hero, option: purchase_value(
        table, hero, option.thing, buying_price(hero, option.thing)
    ),
    actions.SELL: lambda table, hero, option: selling_value(table, hero, option.thing),
    actions.MONASTERY_HEALING: lambda table, hero, option: 5.0,
    actions.CAMP_HEALING: lambda table, hero, option: option.n * (health_value(hero) - GOLD_VALUE),
    actions.LODGING: lambda table, hero, option: _lodging(hero),
    actions.WASTELAND_MANA: lambda table, hero, option: 4.0,
    actions.TOWER_MANA: lambda table, hero, option: tower_value(hero, option.n),
    actions.REPAIR: lambda table, hero, option: 2.0,
    actions.REPAIR_ALL: lambda table, hero, option: 2.0 * option.n,
}
"""The values of what may be done on a field. What has no price is best done first."""


def attack_value(table: Realm, hero: Hero, victim: Hero) -> float:
    """Value an attack, which rarely pays before the end, except on a wounded owner of artifacts, or by a thief's own
    skill."""
    if table.partner_of(hero.seat) == victim.seat:
        return NEVER
    win, loss = best_duel(table, hero, victim)
    if table.final_battle:
        return (win - 0.5 * loss) * ARTIFACT_VALUE * (1 + 0.1 * victim.artifacts)
    prize = 1.2
    if victim.items:
        prize += rule_of(hero, DUEL_PRIZE_VALUE) or 0.0
    if victim.health <= 1:
        prize += 3.0 + ARTIFACT_VALUE * 0.3 * victim.artifacts
    if table.rulings.duel_experience:
        prize += 1.4
    if victim.artifacts and all(plane.closed for plane in table.planes):
        prize += 12.0
    return win * prize - loss * (health_value(hero) + 0.5) - 0.6


def stranger(table: Realm, decision: Decision) -> list[float]:
    """Rate deals at the stranger's own prices."""
    hero, discount = table.heroes[decision.seat], decision.args["discount"]
    return each(decision, lambda option: _deal(table, hero, option, discount), NOTHING)


def _deal(table: Realm, hero: Hero, option: Action, discount: int) -> float:
    if option.verb is actions.SELL:
        return selling_value(table, hero, option.thing)
    return purchase_value(table, hero, option.thing, stranger_price(hero, option.thing, discount))
