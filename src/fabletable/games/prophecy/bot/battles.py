"""Policies of battles: the kind, the arms, the spells, what is done about the dice."""

from __future__ import annotations

from fabletable.games.prophecy.actions import BY_STRENGTH, CAST_SPELL, REROLL_OWN, SURGE, THROW, USE
from fabletable.games.prophecy.bot.arms import ArmsReckoner, WinLoss, head_points, lead_odds
from fabletable.games.prophecy.bot.fights import fight_value, loss_value, reward_value
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import BARE_FORM, BLOW, THROW_BONUS, WILL_DISCOUNT, rule_of, skill_at
from fabletable.games.prophecy.kinds import GREATER, STRENGTH, WILL, Creature
from fabletable.games.prophecy.outlook import ARTIFACT_VALUE, each, health_value, mana_value
from fabletable.games.prophecy.rules.battle import ASK_AFTER_ROLL, ASK_BEFORE_ROLL
from fabletable.games.prophecy.rules.bonuses import foe_dice, value
from fabletable.games.prophecy.rules.creatures import (
    ASK_KIND,
    ASK_PAID_KIND,
    creature_strength,
    creature_will,
    will_price,
)
from fabletable.games.prophecy.rules.duels import ASK_ATTACK_KIND, ASK_DEFEND_KIND, will_price_against
from fabletable.games.prophecy.rules.equipment import ASK_HEAD, ASK_WIELD
from fabletable.games.prophecy.rules.roll import thrown_again
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import Action, Decision, Word


def stakes(table: Realm, battle: Battle, side: Side) -> float:
    """Return the value of what hangs on this battle."""
    foe = battle.other(side).creature
    if foe is None:
        return ARTIFACT_VALUE if table.final_battle else 8.0
    prize = ARTIFACT_VALUE if foe.rank == GREATER else 15.0 if foe.rank else 0.0
    return prize + reward_value(table, table.heroes[side.seat], foe) + loss_value(table, table.heroes[side.seat], foe)


class Footing:
    """The coming roll: the lead before the dice, and the dice of both sides."""

    __slots__ = ("lead", "mine", "theirs")

    def __init__(self, table: Realm, battle: Battle, side: Side) -> None:
        other = battle.other(side)
        self.lead: int = value(table, battle, side) - value(table, battle, other) - _yet_to_come(table, battle, side)
        self.mine: int = side.dice_bonus + foe_dice(battle, other)
        self.theirs: int = other.dice_bonus + foe_dice(battle, side)
        if side.set_die:
            self.mine, self.lead = 0, self.lead + 2
        if other.set_die:
            self.theirs, self.lead = 0, self.lead - 2

    def odds(self, more: int = 0, mine: int = 0, theirs: int = 0) -> WinLoss:
        """Return the odds with ``more`` added to the lead, and with more dice of ``mine`` and ``theirs``."""
        return lead_odds(self.lead + more, self.mine + mine, self.theirs + theirs)


def _yet_to_come(table: Realm, battle: Battle, side: Side) -> int:
    """Return about what the defender of a duel will take up once the attacker has declared everything."""
    other = battle.foe
    if side is other or other.creature is not None or battle.rolled:
        return 0
    return round(ArmsReckoner(table, table.heroes[other.seat]).grip(None, battle.kind).score)


# --- before the roll ---


@ASK_BEFORE_ROLL.policy
def before_roll(table: Realm, decision: Decision) -> list[float]:
    battle = table.the_battle()
    side = battle.side_of(decision.seat)
    footing = Footing(table, battle, side)
    prize = stakes(table, battle, side)
    return [_preparation(table, battle, side, option, footing, prize) for option in decision.options]


def _preparation(
    table: Realm, battle: Battle, side: Side, option: Action | Word, footing: Footing, prize: float
) -> float:
    """Return how much better the odds get, times what is at stake, less the price."""
    if not isinstance(option, Action):
        return 0.15
    hero = table.heroes[side.seat]
    more, mine, theirs, price = _gain(table, battle, side, option)
    base = footing.odds()
    win, loss = footing.odds(more, mine, theirs)
    better = (win - base[0]) + 0.6 * (base[1] - loss)
    rolls = battle.lives_left
    if option.verb is THROW and rolls > 1:
        return -1.0
    skill = hero.skills.get(option.verb.key)
    enchants = skill is not None and skill.enchants > 0
    if rolls > 1 and (enchants or (option.verb is CAST_SPELL and option.thing.adds)):
        better *= 1.8
    if (skill is not None and not enchants) or (option.verb is SURGE and price > 1.5):
        price += 4.0 if hero.health <= 2 else 0.0
    return better * prize - price


def _gain(table: Realm, battle: Battle, side: Side, option: Action) -> tuple[int, int, int, float]:
    """Return what an option brings: bonus, own dice, the other's dice, and the price in points."""
    hero = table.heroes[side.seat]
    thing = option.thing
    drain = 0 if battle.by_strength else 1
    mana = mana_value(hero)
    if option.verb is THROW:
        return thing.thrown + (rule_of(hero, THROW_BONUS) or 0), 0, 0, 0.7
    skill = hero.skills.get(option.verb.key)
    if skill is not None and skill.enchants:
        return skill.enchants, 0, 0, mana + (0.6 if skill.burns else 0.0)
    if skill is not None:
        return (BLOW.of(skill) or 0) - 1, 0, 0, health_value(hero)
    if option.verb is SURGE:
        surge = thing.surges[option.n - 1]
        weaker = surge.mana * drain + (0 if battle.by_will else surge.health)
        burnt = 0.7 if thing.burns else 0.0
        return surge.n - weaker, 0, 0, surge.mana * mana + surge.health * health_value(hero) + burnt
    if option.verb is USE:
        if thing.set_die:
            return 2, 0, 0, 3.0
        return 0, thing.own_dice, 0, 0.1 if thing.lasting else 2.0
    price = thing.mana * mana
    weaker = thing.mana * drain
    if thing.dice:
        return -weaker, max(0, thing.dice), min(0, thing.dice), price
    return thing.adds + thing.saps - weaker, 0, 0, price


# --- after the roll ---


@ASK_AFTER_ROLL.policy
def after_roll(table: Realm, decision: Decision) -> list[float]:
    battle = table.the_battle()
    side = battle.side_of(decision.seat)
    other = battle.other(side)
    lead = value(table, battle, side) - value(table, battle, other)
    margin = lead + side.die - other.die
    present = 1.0 if margin > 0 else 0.0 if margin == 0 else -0.6
    found = []
    for option in decision.options:
        if not isinstance(option, Action):
            found.append(present)
        elif option.verb is CAST_SPELL:
            drain = 0 if battle.by_strength else 1
            win, loss = Footing(table, battle, side).odds(-drain)
            found.append(win - 0.6 * loss - 0.06)
        elif option.verb is REROLL_OWN:
            own = thrown_again(side.dice, option.n, side.dice_bonus)
            found.append(sum(_outcome(lead + die - other.die) for die in own) / 6 - 0.15)
        else:
            theirs = thrown_again(other.dice, option.n, other.dice_bonus)
            found.append(sum(_outcome(lead + side.die - die) for die in theirs) / 6 - 0.15)
    return found


def _outcome(margin: int) -> float:
    return 1.0 if margin > 0 else 0.0 if margin == 0 else -0.6


# --- which kind, which arms ---


@ASK_KIND.policy
@ASK_PAID_KIND.policy
def kind(table: Realm, decision: Decision) -> list[float]:
    """Choose strength, or will for a price, against a creature."""
    battle = table.the_battle()
    assert battle.foe.creature is not None
    hero = table.heroes[decision.seat]
    foe = battle.foe.creature
    reckoner = ArmsReckoner(table, hero)
    field, plane = battle.field, battle.plane
    strength = reckoner.of_kind(foe, STRENGTH, creature_strength(foe, hero), field, plane)
    price = will_price(hero)
    if foe.kind_cost is not None:
        will = reckoner.of_kind(foe, WILL, foe.will, field, plane, started=True)
        return [_fight(table, hero, foe, strength if word is BY_STRENGTH else will)
                for word in decision.options]  # fmt: skip
    will = reckoner.of_kind(foe, WILL, creature_will(foe, hero) + price, field, plane, started=True)
    by_will = _fight(table, hero, foe, will) - price * mana_value(hero)
    by_strength = _fight(table, hero, foe, strength)
    return [by_strength if word is BY_STRENGTH else by_will for word in decision.options]


def _fight(table: Realm, hero: Hero, foe: Creature, odds: WinLoss) -> float:
    prize = odds[0] * (ARTIFACT_VALUE if foe.rank == GREATER else 0.0)
    return fight_value(table, hero, foe, odds) + prize


def duel_odds(table: Realm, hero: Hero, other: Hero, kind_of: str, price: int = 0) -> WinLoss:
    """Return the odds against another hero, both with the best they can hold."""
    mine, theirs = ArmsReckoner(table, hero), ArmsReckoner(table, other)
    own = _duel_power(table, mine, kind_of) - (price if kind_of == WILL else 0)
    its = _duel_power(table, theirs, kind_of)
    return lead_odds(round(own - its), save=mine.grip(None, kind_of).save)


def _duel_power(table: Realm, reckoner: ArmsReckoner, kind_of: str) -> float:
    hero = reckoner.hero
    base = table.will_of(hero) if kind_of == WILL else table.strength_of(hero)
    total = base + reckoner.grip(None, kind_of).score + reckoner.boosts(None, kind_of) + hero.banner
    head = reckoner.head(kind_of)
    if head is not None:
        total += head.will if kind_of == WILL else head.strength
    worn = [item for item in hero.items if item.is_worn]
    return total + sum(item.will if kind_of == WILL else item.strength for item in worn)


def best_duel(table: Realm, hero: Hero, other: Hero) -> WinLoss:
    """Return the odds of attacking this hero in the better way, as he will answer in his."""
    price = will_price_against(hero, other)
    strength = duel_odds(table, hero, other, STRENGTH)
    answer = will_price_against(other, hero)
    if other.mana >= answer:
        countered = duel_odds(table, hero, other, WILL, -answer)
        strength = min(strength, countered, key=lambda odds: odds[0])
    if hero.mana < price:
        return strength
    return max(strength, duel_odds(table, hero, other, WILL, price), key=lambda odds: odds[0])


@ASK_ATTACK_KIND.policy
@ASK_DEFEND_KIND.policy
def duel_kind(table: Realm, decision: Decision) -> list[float]:
    battle = table.the_battle()
    hero = table.heroes[decision.seat]
    other = table.heroes[battle.other(battle.side_of(hero.seat)).seat]
    strength = duel_odds(table, hero, other, STRENGTH)[0]
    will = duel_odds(table, hero, other, WILL, decision.args["n"])[0] - 0.03
    return [strength if word is BY_STRENGTH else will for word in decision.options]


@ASK_WIELD.policy
def wield(table: Realm, decision: Decision) -> list[float]:
    """Take what belongs to the best grip, then stop."""
    battle = table.the_battle()
    side = battle.side_of(decision.seat)
    foe = battle.other(side).creature
    wanted = ArmsReckoner(table, table.heroes[decision.seat]).grip(foe, _mixed_kind(battle)).items
    if skill_at(table.heroes[decision.seat], BARE_FORM) is not None and _better_as_bear(
        table, table.heroes[decision.seat], battle, foe
    ):
        wanted = ()
    return each(decision, lambda item: 1.0 if item in wanted else -1.0)


def _mixed_kind(battle: Battle) -> str:
    return battle.kinds[0] if len(battle.kinds) == 1 else "both"


def _better_as_bear(table: Realm, hero: Hero, battle: Battle, foe: Creature | None) -> bool:
    if battle.kinds[0] == WILL or (foe is not None and foe.no_spells):
        return False
    grip = ArmsReckoner(table, hero).grip(foe, STRENGTH)
    return hero.mana >= 2 and grip.score < 3.5


@ASK_HEAD.policy
def head(table: Realm, decision: Decision) -> list[float]:
    battle = table.the_battle()
    if battle.side_of(decision.seat).started:  # the mana that the Crown of Power saves is Will as well
        return [head_points(option, WILL) + (1.1 if WILL_DISCOUNT.of(option) else 0) for option in decision.options]
    return [float(head_points(option, _mixed_kind(battle))) for option in decision.options]
