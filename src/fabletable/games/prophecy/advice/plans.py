"""What a sensible player would do: grow, shop, learn, fight what can be beaten, then go for the planes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fabletable.games.prophecy.advice import battles
from fabletable.games.prophecy.advice.battles import best_duel
from fabletable.games.prophecy.advice.odds import Reckoner
from fabletable.games.prophecy.advice.travel import Guide
from fabletable.games.prophecy.advice.worth import (
    ARTIFACT_WORTH,
    GOLD,
    NOTHING,
    effects_worth,
    experience_worth,
    fight_worth,
    health_worth,
    item_worth,
    learning_worth,
    mana_worth,
    purchase_worth,
    selling_worth,
    skill_worth,
    spare_worth,
    tower_worth,
)
from fabletable.games.prophecy.board import FOREST, MOUNTAINS, TOWER, AstralPlane, Field
from fabletable.games.prophecy.cards.artifacts import (
    CROWN_OF_THE_ANCIENT_KING,
    MIRROR_SHIELD,
    ROYAL_MANTLE,
    SWORD_OF_THE_DYNASTY,
)
from fabletable.games.prophecy.cards.kinds import ARTIFACT, GREATER, RARE, Character, Creature, Item, Opportunity, Skill
from fabletable.games.prophecy.cards.skills import (
    BLOOD_SACRIFICE,
    BURGLARY,
    FOREST_WISDOM,
    MEDITATION,
    MOUNTAIN_EXPERT,
    THEFT,
    TIME_LOOP,
)
from fabletable.games.prophecy.rules.creatures import fought_with_will
from fabletable.games.prophecy.rules.deeds import (
    ATTACK,
    BARTER,
    BUY,
    CAMP_HEALING,
    DECAY,
    DIRTY_WORK,
    FIGHT,
    GIVE,
    HIDE,
    LEARN,
    LODGING,
    MEND,
    MONASTERY_HEALING,
    OPPORTUNITY,
    PARLEY,
    SELL,
    SKILLED_WORK,
    TAKE,
    TOWER_MANA,
    TRAINING,
    USE,
    WASTELAND_MANA,
)
from fabletable.games.prophecy.rules.market import buying_price, stranger_price
from fabletable.games.prophecy.rules.movement import travel_price
from fabletable.games.prophecy.rules.possible import robbable
from fabletable.games.prophecy.table import ENCOUNTER, MOVE, NOBODY, PLANE, SERVICES, Realm
from fabletable.kernel import Decision, Deed, Seat


def weigh(table: Realm, decision: Decision) -> Sequence[float]:
    """How good each option looks."""
    advice = _ADVICE.get(decision.ask)
    if advice is not None:
        return advice(table, decision)
    return [_plain(table, decision.seat, option) for option in decision.options]


def _plain(table: Realm, seat: int, option: Any) -> float:
    """A choice that is a thing: what having it is worth."""
    if isinstance(option, Deed):
        return activity_worth(table, seat, option)
    if isinstance(option, Item):
        return item_worth(table, seat, option)
    if isinstance(option, Skill):
        return skill_worth(table.heroes[seat], option)
    return 0.0


# --- movement ---

SOMETHING: Final = 0.5
"""A field worth less has nothing to do."""

NEVER: Final = -1000.0

LAST: Final = 0.15
"""Just better than to end the turn: what is done when all else here is done, for its price may still be needed."""

BOREDOM: Final = 12.0
"""Rather a hard fight than another turn without any deed, or back to where there was nothing."""


def move(table: Realm, decision: Decision) -> list[float]:
    seat = decision.seat
    guide = Guide(table, seat)
    hero = table.heroes[seat]
    return [_move(table, seat, guide, hero.field, option) for option in decision.options]


def _move(table: Realm, seat: int, guide: Guide, at: int, option: Any) -> float:
    hero = table.heroes[seat]
    if not isinstance(option, Deed):
        impatience = 0.3 + (BOREDOM * hero.idle if guide.worth[at] < SOMETHING else 0.0)
        return guide.going(at) - (impatience if table.moves == 0 else 0.0)
    thing = option.thing
    if isinstance(thing, Field):
        gold, mana = travel_price(table, seat, option.kind)
        back = BOREDOM if thing.n == hero.came_from and guide.worth[thing.n] < SOMETHING else 0.0
        return guide.going(thing.n) - gold * GOLD - mana * mana_worth(hero) - back
    if isinstance(thing, AstralPlane):
        return guide.planes[at] + 0.5 * guide.ahead[at]
    stay = guide.going(at)
    if option.kind == SKILLED_WORK:
        return stay + (2 * GOLD - mana_worth(hero) if hero.gold < 13 else -1.0)
    if option.kind == DIRTY_WORK:
        return stay + (3 * GOLD - health_worth(hero) * 0.8 if hero.gold < 12 and hero.health > 2 else -2.0)
    if option.kind == TRAINING:
        good = hero.experience < 12 and hero.health > 2
        return stay + (2 * experience_worth(hero) - health_worth(hero) * 0.7 if good else -2.0)
    if option.kind == BLOOD_SACRIFICE.name:
        gain = (hero.blue - hero.mana) * mana_worth(hero)
        return stay + (gain - health_worth(hero) if hero.health > 2 else -3.0)
    if option.kind == MEDITATION.name:
        gain = min(3, hero.blue - hero.mana) * mana_worth(hero)
        return stay + gain + (health_worth(hero) if hero.health < hero.red else 0.0) - 0.5
    if option.kind == BURGLARY.name:
        best = max((item_worth(table, seat, item) for item in table.ground[at].goods), default=1.5)
        return stay + 0.33 * 3 * GOLD + 0.5 * max(best, 1.5) - 0.17 * health_worth(hero)
    if option.kind == BARTER and isinstance(thing, Seat):
        crown = thing.seat == table.partner_of(seat) and crowns_partner(table, seat)
        return 10 * ARTIFACT_WORTH if crown and not table.proposals else NEVER
    worth = activity_worth(table, seat, option)
    return worth if worth > 0 else NEVER


def teleport(table: Realm, decision: Decision) -> list[float]:
    guide = Guide(table, decision.seat)
    return [guide.going(option.n) if isinstance(option, Field) else 0.0 for option in decision.options]


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


def activity_worth(table: Realm, seat: int, option: Deed) -> float:
    """Potions when they are needed, skills when they help; below nothing means: not now."""
    hero = table.heroes[seat]
    thing = option.thing
    if option.kind == DECAY and isinstance(thing, Item):
        gain = min(4 if thing.deck == RARE else 2, hero.blue - hero.mana) * mana_worth(hero)
        return gain - item_worth(table, seat, thing) - thing.price * 0.2
    if option.kind == MEND:
        return 2.0
    if isinstance(thing, Skill):
        if thing.name == TIME_LOOP.name:
            if hero.mana < 3 or table.phase == MOVE or _will_is_needed(table, seat):
                return -1.0
            return LAST if table.phase == SERVICES else 3.0
        return -0.5 if not _barred_from_services(table, seat) else 0.4
    if option.kind == USE and isinstance(thing, Item):
        return _use_worth(table, seat, thing)
    return 0.0


def _will_is_needed(table: Realm, seat: int) -> bool:
    """A foe waits who may be fought with will: mana spent now would be missing."""
    if table.phase == PLANE:
        return not table.planes[table.plane].closed
    spots = table.here(seat).spots if table.phase == ENCOUNTER else []
    return any(spot.up and isinstance(spot.card, Creature) and fought_with_will(spot.card) for spot in spots)


def _barred_from_services(table: Realm, seat: int) -> bool:
    """Strong creatures stand between the hero and an opportunity."""
    spots = [spot for spot in table.here(seat).spots if spot.up]
    return any(isinstance(spot.card, Opportunity) for spot in spots) and any(
        isinstance(spot.card, Creature) for spot in spots
    )


def _use_worth(table: Realm, seat: int, item: Item) -> float:
    hero = table.heroes[seat]
    kind = item.use[0].kind
    if kind == "heal":
        missing = hero.red - hero.health
        return 1.0 if missing >= item.use[0].n or hero.health <= 2 else -1.0
    if kind == "regain":
        return 0.6 if hero.blue - hero.mana >= item.use[0].n else -1.0
    if kind in ("strength-this-turn", "will-this-turn"):
        return _brace_worth(table, seat, kind)
    if kind == "gain-strength" and hero.red >= 8:
        return -1.0
    if kind == "learn-afar":
        best = effects_worth(table, seat, item.use)
        return best - 4.0 if len(hero.skills) < table.rulings.limit else -1.0
    if kind in ("steal-item", "decay-items"):
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
    fits = will if kind == "will-this-turn" else foe.strength > 0 and not foe.will_for_strength
    return 6.0 if fits and 0.1 < win < 0.85 else -1.0


# --- on the field ---


def encounter(table: Realm, decision: Decision) -> list[float]:
    seat = decision.seat
    reckoner = Reckoner(table, seat)
    return [_meeting(table, seat, reckoner, option) for option in decision.options]


def _meeting(table: Realm, seat: int, reckoner: Reckoner, option: Deed) -> float:
    creature = option.thing
    if not isinstance(creature, Creature):
        if option.kind == HIDE:
            return 0.0
        worth = activity_worth(table, seat, option)
        return NEVER if worth < 0 else worth + (20.0 if option.kind == USE else 0.0)
    field = table.heroes[seat].field
    worth = fight_worth(table, seat, creature, reckoner.against(creature, field, table.plane))
    if option.kind == FIGHT:
        return worth
    if option.kind == PARLEY and creature.parley is not None:
        price = effects_worth(table, seat, creature.parley.cost)
        return price + effects_worth(table, seat, creature.parley.gain) + (0.8 if creature.parley.stays else 0.0)
    return 0.0


def guardian(table: Realm, decision: Decision) -> list[float]:
    return [
        0.0 if option.kind == FIGHT else activity_worth(table, decision.seat, option) for option in decision.options
    ]


def services(table: Realm, decision: Decision) -> list[float]:
    return [_service(table, decision.seat, option) for option in decision.options]


def _service(table: Realm, seat: int, option: Any) -> float:
    if not isinstance(option, Deed):
        return NOTHING
    hero = table.heroes[seat]
    kind, thing, n = option.kind, option.thing, option.n
    if kind == ATTACK and isinstance(thing, Seat):
        return attack_worth(table, seat, thing.seat)
    if kind == FIGHT and isinstance(thing, Creature):
        return fight_worth(table, seat, thing, Reckoner(table, seat).against(thing, hero.field))
    if kind == TAKE:
        return ARTIFACT_WORTH
    if kind == OPPORTUNITY and isinstance(thing, Opportunity):
        bargain = thing.bargains[max(n - 1, 0)]
        return effects_worth(table, seat, bargain.cost) + effects_worth(table, seat, bargain.gain)
    if kind == LEARN and isinstance(thing, Skill):
        return learning_worth(table, seat, thing)
    if kind == BUY and isinstance(thing, Item):
        return purchase_worth(table, seat, thing, buying_price(table, seat, thing))
    if kind == SELL and isinstance(thing, Item):
        return selling_worth(table, seat, thing)
    return _comfort(table, seat, option)


def _comfort(table: Realm, seat: int, option: Deed) -> float:
    """Healing, mana, repairs."""
    hero = table.heroes[seat]
    kind, n = option.kind, option.n
    missing = hero.red - hero.health
    if kind == MONASTERY_HEALING:
        return 5.0
    if kind == CAMP_HEALING:
        return n * (health_worth(hero) - GOLD)
    if kind == LODGING:
        return (health_worth(hero) if missing else 0.0) + (mana_worth(hero) if hero.mana < hero.blue else 0.0) - GOLD
    if kind == WASTELAND_MANA:
        return 4.0
    if kind == TOWER_MANA:
        return tower_worth(hero, n)
    if kind in ("repair", "repair-all"):
        return 2.0 * max(n, 1)
    return activity_worth(table, seat, option)


def attack_worth(table: Realm, seat: int, other: int) -> float:
    """Before the end it rarely pays; a wounded owner of artifacts, or a thief's own skill, make it do."""
    if table.partner_of(seat) == other:
        return NEVER
    victim = table.heroes[other]
    win, loss = best_duel(table, seat, other)
    if table.final or table.countdown:
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


# --- small questions ---


def least_wanted(table: Realm, decision: Decision) -> list[float]:
    return [
        -spare_worth(table, decision.seat, option) if isinstance(option, Item) else 0.2 for option in decision.options
    ]


def forget(table: Realm, decision: Decision) -> list[float]:
    return [-skill_worth(table.heroes[decision.seat], option) for option in decision.options]


def say_yes(table: Realm, decision: Decision) -> list[float]:
    """Take what is offered first."""
    return [float(-number) for number in range(len(decision.options))]


def forge(table: Realm, decision: Decision) -> list[float]:
    worthwhile = decision.args["n"] >= 2
    return [1.0 if (option.key == "forge") == worthwhile else 0.0 for option in decision.options]


def from_crystal(table: Realm, decision: Decision) -> list[float]:
    """In a battle of will the crystal spares the mind; else keep it."""
    battle = table.battle
    sign = 1.0 if battle is not None and battle.kind != "strength" else 0.3
    return [sign * option.n for option in decision.options]


def fill_crystal(table: Realm, decision: Decision) -> list[float]:
    return [-float(option.n) for option in decision.options]


def healing(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    good = health_worth(hero) > mana_worth(hero) + 0.5
    return [1.0 if (option.key == "yes") == good else 0.0 for option in decision.options]


def fanaticism(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    foe = decision.args["foe"]
    odds = Reckoner(table, decision.seat).against(foe, hero.field, table.plane)
    worth = fight_worth(table, decision.seat, foe, odds) + (ARTIFACT_WORTH * odds[0] if foe.rank == GREATER else 0.0)
    return [worth if option.key == "fight-again" else 0.0 for option in decision.options]


def before_die(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    found = []
    for option in decision.options:
        if not isinstance(option, Deed):
            found.append(0.0)
        elif isinstance(option.thing, Skill):
            found.append(0.5 if hero.mana >= 4 and option.thing.mana == 1 else -0.5)
        else:
            found.append(1.0)
    return found


def alter_die(table: Realm, decision: Decision) -> list[float]:
    return [1.0 if isinstance(option, Deed) == (decision.args["n"] == 1) else 0.0 for option in decision.options]


def duel_lost(table: Realm, decision: Decision) -> list[float]:
    """An artifact is dearer than a wound, a life dearer than an artifact."""
    hero = table.heroes[decision.seat]
    if hero.health == 0:
        wound = -100.0
    else:
        wound = -health_worth(hero)
    best = max((item_worth(table, decision.seat, item) for item in hero.items), default=0.0)
    return [wound if option.key == "lose-health" else -best for option in decision.options]


def theft(table: Realm, decision: Decision) -> list[float]:
    found = []
    for option in decision.options:
        if isinstance(option, Item):
            found.append(item_worth(table, decision.seat, option))
        else:
            found.append(2.5 if option.key == "take-gold" else 1.0)
    return found


def health_or_mana(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    health = -health_worth(hero) * decision.args["health"] - (2.0 if hero.red >= hero.blue else 0.0)
    mana = -mana_worth(hero) * decision.args["mana"] - (2.0 if hero.blue > hero.red else 0.0)
    return [health if option.key == "lose-health" else mana for option in decision.options]


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
        found.append(
            -9.0 if option.seat == partner else 3.0 * hero.artifacts + hero.red - hero.health + len(hero.items)
        )
    return found


def draft(table: Realm, decision: Decision) -> list[float]:
    return [_HERO.get(option.key, 0.0) if isinstance(option, Character) else 0.0 for option in decision.options]


_HERO: Final[dict[str, float]] = {}
"""No hero is better than another in the eyes of the bot."""


def training(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    return [1.0 if hero.member_of(option.key) else 0.0 for option in decision.options]


def look_into_plane(table: Realm, decision: Decision) -> list[float]:
    """A plane where only the greater guardian is left is the most interesting."""
    return [
        (1.0 if table.planes[option.n].lesser is None else 0.5) if isinstance(option, AstralPlane) else 0.0
        for option in decision.options
    ]


def accept_trade(table: Realm, decision: Decision) -> list[float]:
    """A partner's word is taken."""
    seat = decision.seat
    if table.partner_of(seat) == table.active:
        return say_yes(table, decision)
    gain = sum(item_worth(table, seat, item) for item in decision.args["given"]) + decision.args["gold"] * GOLD
    loss = sum(item_worth(table, seat, item) for item in decision.args["asked"]) + decision.args["price"] * GOLD
    return [gain - loss if option.key == "yes" else 0.0 for option in decision.options]


def crowns_partner(table: Realm, seat: int) -> bool:
    """Together the partners have artifacts enough for a crown."""
    partner = table.partner_of(seat)
    if partner == NOBODY:
        return False
    return table.heroes[seat].artifacts + table.heroes[partner].artifacts >= table.rulings.artifacts_to_win


def bargain(table: Realm, decision: Decision) -> list[float]:
    """Artifacts go to the partner whom they crown; nothing else is traded."""
    if not crowns_partner(table, decision.seat):
        return [1.0 if option.key == "withdraw" else 0.0 for option in decision.options]
    found = []
    for option in decision.options:
        artifact = isinstance(option, Deed) and isinstance(option.thing, Item) and option.thing.deck == ARTIFACT
        given = artifact and option.kind == GIVE
        found.append(2.0 if given else 1.0 if option.key == "propose" else 0.5 if option.key == "withdraw" else 0.0)
    return found


_DEAR: Final = {
    SWORD_OF_THE_DYNASTY.name: -4.0, CROWN_OF_THE_ANCIENT_KING.name: -3.0, MIRROR_SHIELD.name: -2.0,
    ROYAL_MANTLE.name: -1.0,
}  # fmt: skip


def give_artifact(table: Realm, decision: Decision) -> list[float]:
    """The sword and the crown are the last to go."""
    return [_DEAR.get(item.name, 0.0) for item in decision.options]


def take_most(table: Realm, decision: Decision) -> list[float]:
    return [
        100.0 if option.deck == ARTIFACT else item_worth(table, decision.seat, option) for option in decision.options
    ]


def stranger(table: Realm, decision: Decision) -> list[float]:
    """At the stranger's own prices."""
    seat, discount = decision.seat, decision.args["discount"]
    found = []
    for option in decision.options:
        item = option.thing if isinstance(option, Deed) else None
        if isinstance(item, Item) and option.kind == BUY:
            found.append(purchase_worth(table, seat, item, stranger_price(table, seat, item, discount)))
        elif isinstance(item, Item):
            found.append(selling_worth(table, seat, item))
        else:
            found.append(NOTHING)
    return found


Advice = Callable[[Realm, Decision], list[float]]

_ADVICE: Final[dict[str, Advice]] = {
    "ask-draft": draft,
    "ask-draft-last": draft,
    "ask-move": move,
    "ask-move-again": move,
    "ask-teleport": teleport,
    "ask-battlefield": battlefield,
    "ask-encounter": encounter,
    "ask-guardian": guardian,
    "ask-services": services,
    "ask-final-attack": services,
    "ask-kind": battles.kind,
    "ask-paid-kind": battles.kind,
    "ask-attack-kind": battles.duel_kind,
    "ask-defend-kind": battles.duel_kind,
    "ask-wield": battles.wield,
    "ask-head": battles.head,
    "ask-before-roll": battles.before_roll,
    "ask-after-roll": battles.after_roll,
    "ask-shield": say_yes,
    "ask-guardian-angel": say_yes,
    "ask-banner": say_yes,
    "ask-new-hero": say_yes,
    "ask-take-item": say_yes,
    "ask-discount": say_yes,
    "ask-healing": healing,
    "ask-fanaticism": fanaticism,
    "ask-before-die": before_die,
    "ask-alter-die": alter_die,
    "ask-forge": forge,
    "ask-crystal": from_crystal,
    "ask-fill-crystal": fill_crystal,
    "ask-lose-item": least_wanted,
    "ask-hand-over": least_wanted,
    "ask-give-away": least_wanted,
    "ask-discard-item": least_wanted,
    "ask-discard-skill": forget,
    "ask-duel-lost": duel_lost,
    "ask-theft": theft,
    "ask-health-or-mana": health_or_mana,
    "ask-ruins": ruins,
    "ask-doom": strike_strongest,
    "ask-victim": strike_strongest,
    "ask-training": training,
    "ask-reveal-plane": look_into_plane,
    "ask-accept-trade": accept_trade,
    "ask-trade": bargain,
    "ask-give-artifact": give_artifact,
    "ask-take-from-loser": take_most,
    "ask-steal-item": take_most,
    "ask-destroy-item": take_most,
    "ask-stranger": stranger,
}
