"""What a sensible player would do in his turn: where to go, whom to fight, what to use, buy and learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fabletable.games.prophecy.advice.battles import best_duel
from fabletable.games.prophecy.advice.effects import effects_worth, fight_worth
from fabletable.games.prophecy.advice.odds import Reckoner
from fabletable.games.prophecy.advice.travel import Guide
from fabletable.games.prophecy.advice.worth import (
    ARTIFACT_WORTH,
    GOLD,
    NOTHING,
    experience_worth,
    health_worth,
    item_worth,
    learning_worth,
    mana_worth,
    purchase_worth,
    selling_worth,
    tower_worth,
)
from fabletable.games.prophecy.board import FOREST, MOUNTAINS, TOWER
from fabletable.games.prophecy.cards import effects as words
from fabletable.games.prophecy.cards.kinds import RARE, Creature, Item, Opportunity, Parley, Skill
from fabletable.games.prophecy.cards.skills import (
    BLOOD_SACRIFICE,
    BURGLARY,
    FOREST_WISDOM,
    MEDITATION,
    MOUNTAIN_EXPERT,
    THEFT,
    TIME_LOOP,
)
from fabletable.games.prophecy.rules.actions import (
    ATTACK,
    ATTACK_PLANE,
    BARTER,
    BUY,
    CAMP_HEALING,
    CAST_SPELL,
    DECAY,
    DIRTY_WORK,
    FIGHT,
    HIDE,
    LEARN,
    LODGING,
    MEND,
    MONASTERY_HEALING,
    OPPORTUNITY,
    PARLEY,
    PASS_BY,
    REPAIR,
    REPAIR_ALL,
    SELL,
    SKILLED_WORK,
    TAKE,
    TOWER_MANA,
    TRAINING,
    USE,
    WASTELAND_MANA,
    WAYS,
)
from fabletable.games.prophecy.rules.creatures import fought_with_will
from fabletable.games.prophecy.rules.market import buying_price, stranger_price
from fabletable.games.prophecy.rules.movement import travel_price
from fabletable.games.prophecy.rules.possible import robbable
from fabletable.games.prophecy.table import ENCOUNTER, MOVE, NOBODY, PLANE, SERVICES, Realm
from fabletable.kernel import NO, Action, Decision

SOMETHING: Final = 0.5
"""A field worth less has nothing to do."""

NEVER: Final = -1000.0

LAST: Final = 0.15
"""Just better than to end the turn: what is done when all else here is done, for its price may still be needed."""

BOREDOM: Final = 12.0
"""Rather a hard fight than another turn without any deed, or back to where there was nothing."""

# --- movement ---


def move(table: Realm, decision: Decision) -> list[float]:
    seat = decision.seat
    guide = Guide(table, seat)
    at = table.heroes[seat].field
    return [
        _move(table, seat, guide, at, option) if isinstance(option, Action) else _stay(table, seat, guide, at)
        for option in decision.options
    ]


def _stay(table: Realm, seat: int, guide: Guide, at: int) -> float:
    impatience = 0.3 + (BOREDOM * table.heroes[seat].idle if guide.worth[at] < SOMETHING else 0.0)
    return guide.going(at) - (impatience if table.moves == 0 else 0.0)


def _move(table: Realm, seat: int, guide: Guide, at: int, option: Action) -> float:
    if option.kind in WAYS:
        return _travel(table, seat, guide, option)
    if option.kind == ATTACK_PLANE:
        return guide.planes[at] + 0.5 * guide.ahead[at]
    if option.kind == BARTER:
        other: int = option.thing.seat
        crown = other == table.partner_of(seat) and crowns_partner(table, seat)
        return 10 * ARTIFACT_WORTH if crown and not table.proposals else NEVER
    instead = _INSTEAD.get(option.kind)
    if instead is not None:
        return instead(table, seat, guide.going(at))
    worth = activity_worth(table, seat, option)
    return worth if worth > 0 else NEVER


def _travel(table: Realm, seat: int, guide: Guide, option: Action) -> float:
    hero = table.heroes[seat]
    goal: int = option.thing.n
    gold, mana = travel_price(table, seat, option.kind)
    back = BOREDOM if goal == hero.came_from and guide.worth[goal] < SOMETHING else 0.0
    return guide.going(goal) - gold * GOLD - mana * mana_worth(hero) - back


def crowns_partner(table: Realm, seat: int) -> bool:
    """Together the partners have artifacts enough for a crown."""
    partner = table.partner_of(seat)
    if partner == NOBODY:
        return False
    return table.heroes[seat].artifacts + table.heroes[partner].artifacts >= table.rulings.artifacts_to_win


# instead of movement; ``stay`` is what it is worth to be there


def _skilled_work(table: Realm, seat: int, stay: float) -> float:
    hero = table.heroes[seat]
    return stay + (2 * GOLD - mana_worth(hero) if hero.gold < 13 else -1.0)


def _dirty_work(table: Realm, seat: int, stay: float) -> float:
    hero = table.heroes[seat]
    return stay + (3 * GOLD - health_worth(hero) * 0.8 if hero.gold < 12 and hero.health > 2 else -2.0)


def _training(table: Realm, seat: int, stay: float) -> float:
    hero = table.heroes[seat]
    good = hero.experience < 12 and hero.health > 2
    return stay + (2 * experience_worth(hero) - health_worth(hero) * 0.7 if good else -2.0)


def _blood_sacrifice(table: Realm, seat: int, stay: float) -> float:
    hero = table.heroes[seat]
    gain = (hero.blue - hero.mana) * mana_worth(hero)
    return stay + (gain - health_worth(hero) if hero.health > 2 else -3.0)


def _meditation(table: Realm, seat: int, stay: float) -> float:
    hero = table.heroes[seat]
    gain = min(3, hero.blue - hero.mana) * mana_worth(hero)
    return stay + gain + (health_worth(hero) if hero.health < hero.red else 0.0) - 0.5


def _burglary(table: Realm, seat: int, stay: float) -> float:
    best = max((item_worth(table, seat, item) for item in table.here(seat).goods), default=1.5)
    return stay + 0.33 * 3 * GOLD + 0.5 * max(best, 1.5) - 0.17 * health_worth(table.heroes[seat])


Instead: TypeAlias = Callable[[Realm, int, float], float]

_INSTEAD: Final[dict[str, Instead]] = {
    SKILLED_WORK: _skilled_work,
    DIRTY_WORK: _dirty_work,
    TRAINING: _training,
    BLOOD_SACRIFICE.name: _blood_sacrifice,
    MEDITATION.name: _meditation,
    BURGLARY.name: _burglary,
}


def teleport(table: Realm, decision: Decision) -> list[float]:
    guide = Guide(table, decision.seat)
    return [0.0 if option is NO else guide.going(option.n) for option in decision.options]


def battlefield(table: Realm, decision: Decision) -> list[float]:
    """Where one's own skills and purse help most."""
    hero = table.heroes[decision.seat]
    found = []
    for field in decision.options:
        worth = 0.0
        if field.guild == TOWER:
            worth += 0.3 * hero.gold * (1 if hero.blue >= 5 else 0.3)
        if field.terrain == FOREST and hero.knows(FOREST_WISDOM):
            worth += 5.0
        if field.terrain == MOUNTAINS and hero.knows(MOUNTAIN_EXPERT):
            worth += 5.0
        found.append(worth)
    return found


# --- what may be done in an idle moment ---


def activity_worth(table: Realm, seat: int, option: Action) -> float:
    """Potions when they are needed, skills when they help; below nothing means: not now."""
    if option.kind == USE:
        return _use_worth(table, seat, option.thing)
    if option.kind == CAST_SPELL:
        return _spell_worth(table, seat, option.thing)
    if option.kind == MEND:
        return 2.0
    return _decay_worth(table, seat, option.thing) if option.kind == DECAY else 0.0


def _decay_worth(table: Realm, seat: int, item: Item) -> float:
    hero = table.heroes[seat]
    gain = min(4 if item.deck == RARE else 2, hero.blue - hero.mana) * mana_worth(hero)
    return gain - item_worth(table, seat, item) - item.price * 0.2


def _spell_worth(table: Realm, seat: int, spell: Skill) -> float:
    """Time Loop as the last deed of a turn, Invisibility past creatures that stand before an opportunity."""
    if spell.name != TIME_LOOP.name:
        return 0.4 if _barred_from_services(table, seat) else -0.5
    if table.heroes[seat].mana < 3 or table.phase == MOVE or _will_is_needed(table, seat):
        return -1.0
    return LAST if table.phase == SERVICES else 3.0


def _will_is_needed(table: Realm, seat: int) -> bool:
    """A foe waits who may be fought with will: mana spent now would be missing."""
    if table.phase == PLANE:
        return not table.planes[table.plane].closed
    spots = table.here(seat).spots if table.phase == ENCOUNTER else []
    return any(fought_with_will(spot.creature) for spot in spots)


def _barred_from_services(table: Realm, seat: int) -> bool:
    """Strong creatures stand between the hero and an opportunity."""
    spots = table.here(seat).spots
    return any(spot.opportunity is not None for spot in spots) and any(spot.creature is not None for spot in spots)


def _use_worth(table: Realm, seat: int, item: Item) -> float:
    hero = table.heroes[seat]
    kind = item.use[0].kind
    if kind == words.HEAL:
        missing = hero.red - hero.health
        return 1.0 if missing >= item.use[0].n or hero.health <= 2 else -1.0
    if kind == words.REGAIN:
        return 0.6 if hero.blue - hero.mana >= item.use[0].n else -1.0
    if kind in (words.STRENGTH_THIS_TURN, words.WILL_THIS_TURN):
        return _brace_worth(table, seat, kind)
    if kind == words.GAIN_STRENGTH and hero.red >= 8:
        return -1.0
    if kind == words.LEARN_AFAR:
        best = effects_worth(table, seat, item.use)
        return best - 4.0 if len(hero.skills) < table.rulings.limit else -1.0
    if kind in (words.STEAL_ITEM, words.DECAY_ITEMS):
        return 5.0 if any(other != table.partner_of(seat) for other in robbable(table, seat)) else -1.0
    return 5.0


def _brace_worth(table: Realm, seat: int, kind: str) -> float:
    """A potion for one turn is drunk before a guardian that it may decide."""
    if table.phase != PLANE or table.plane == NOBODY:
        return -1.0
    plane = table.planes[table.plane]
    foe = plane.lesser or plane.greater
    if foe is None:
        return -1.0
    win, _ = Reckoner(table, seat).against(foe, table.heroes[seat].field, table.plane)
    will = foe.will_for_strength or foe.sum_of_both or (foe.will > 0 and not foe.strength)
    fits = will if kind == words.WILL_THIS_TURN else foe.strength > 0 and not foe.will_for_strength
    return 6.0 if fits and 0.1 < win < 0.85 else -1.0


# --- on the field ---


def encounter(table: Realm, decision: Decision) -> list[float]:
    seat = decision.seat
    reckoner = Reckoner(table, seat)
    return [_meeting(table, seat, reckoner, option) for option in decision.options]


def _meeting(table: Realm, seat: int, reckoner: Reckoner, option: Action) -> float:
    if option.kind == FIGHT:
        creature: Creature = option.thing
        odds = reckoner.against(creature, table.heroes[seat].field, table.plane)
        return fight_worth(table, seat, creature, odds)
    if option.kind == PARLEY:
        parley: Parley = option.thing.parley
        price = effects_worth(table, seat, parley.cost)
        return price + effects_worth(table, seat, parley.gain) + (0.8 if parley.stays else 0.0)
    if option.kind in (HIDE, PASS_BY):
        return 0.0
    worth = activity_worth(table, seat, option)
    return NEVER if worth < 0 else worth + (20.0 if option.kind == USE else 0.0)


def guardian(table: Realm, decision: Decision) -> list[float]:
    return [
        0.0 if option.kind == FIGHT else activity_worth(table, decision.seat, option) for option in decision.options
    ]


def services(table: Realm, decision: Decision) -> list[float]:
    return [
        _service(table, decision.seat, option) if isinstance(option, Action) else NOTHING for option in decision.options
    ]


def _service(table: Realm, seat: int, option: Action) -> float:
    service = _SERVICES.get(option.kind)
    return activity_worth(table, seat, option) if service is None else service(table, seat, option)


def _attack(table: Realm, seat: int, option: Action) -> float:
    return attack_worth(table, seat, option.thing.seat)


def _fight(table: Realm, seat: int, option: Action) -> float:
    creature: Creature = option.thing
    odds = Reckoner(table, seat).against(creature, table.heroes[seat].field)
    return fight_worth(table, seat, creature, odds)


def _take(table: Realm, seat: int, option: Action) -> float:
    return ARTIFACT_WORTH


def _opportunity(table: Realm, seat: int, option: Action) -> float:
    card: Opportunity = option.thing
    bargain = card.bargains[max(option.n - 1, 0)]
    return effects_worth(table, seat, bargain.cost) + effects_worth(table, seat, bargain.gain)


def _learn(table: Realm, seat: int, option: Action) -> float:
    return learning_worth(table, seat, option.thing)


def _buy(table: Realm, seat: int, option: Action) -> float:
    return purchase_worth(table, seat, option.thing, buying_price(table, seat, option.thing))


def _sell(table: Realm, seat: int, option: Action) -> float:
    return selling_worth(table, seat, option.thing)


def _healed_for_nothing(table: Realm, seat: int, option: Action) -> float:
    return 5.0


def _healed(table: Realm, seat: int, option: Action) -> float:
    return option.n * (health_worth(table.heroes[seat]) - GOLD)


def _lodging(table: Realm, seat: int, option: Action) -> float:
    hero = table.heroes[seat]
    rest = health_worth(hero) if hero.red - hero.health else 0.0
    return rest + (mana_worth(hero) if hero.mana < hero.blue else 0.0) - GOLD


def _mana_for_nothing(table: Realm, seat: int, option: Action) -> float:
    return 4.0


def _mana(table: Realm, seat: int, option: Action) -> float:
    return tower_worth(table.heroes[seat], option.n)


def _repair(table: Realm, seat: int, option: Action) -> float:
    return 2.0 * max(option.n, 1)


Service: TypeAlias = Callable[[Realm, int, Action], float]

_SERVICES: Final[dict[str, Service]] = {
    ATTACK: _attack,
    FIGHT: _fight,
    TAKE: _take,
    OPPORTUNITY: _opportunity,
    LEARN: _learn,
    BUY: _buy,
    SELL: _sell,
    MONASTERY_HEALING: _healed_for_nothing,
    CAMP_HEALING: _healed,
    LODGING: _lodging,
    WASTELAND_MANA: _mana_for_nothing,
    TOWER_MANA: _mana,
    REPAIR: _repair,
    REPAIR_ALL: _repair,
}


def attack_worth(table: Realm, seat: int, other: int) -> float:
    """Before the end it rarely pays; a wounded owner of artifacts, or a thief's own skill, make it do."""
    if table.partner_of(seat) == other:
        return NEVER
    victim = table.heroes[other]
    win, loss = best_duel(table, seat, other)
    if table.final_battle:
        return (win - 0.5 * loss) * ARTIFACT_WORTH * (1 + 0.1 * victim.artifacts)
    prize = 1.2
    if table.heroes[seat].knows(THEFT) and victim.items:
        prize += 4.0
    if victim.health <= 1:
        prize += 3.0 + ARTIFACT_WORTH * 0.3 * victim.artifacts
    if table.rulings.duel_experience:
        prize += 1.4
    if victim.artifacts and all(plane.closed for plane in table.planes):
        prize += 12.0
    return win * prize - loss * (health_worth(table.heroes[seat]) + 0.5) - 0.6


def stranger(table: Realm, decision: Decision) -> list[float]:
    """At the stranger's own prices."""
    return [
        _deal(table, decision.seat, option, decision.args["discount"]) if isinstance(option, Action) else NOTHING
        for option in decision.options
    ]


def _deal(table: Realm, seat: int, option: Action, discount: int) -> float:
    if option.kind == SELL:
        return selling_worth(table, seat, option.thing)
    return purchase_worth(table, seat, option.thing, stranger_price(table, seat, option.thing, discount))
