"""What to do in a battle: the kind, the arms, the spells, the second thoughts."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.advice.effects import fight_worth, loss_worth, reward_worth
from fabletable.games.prophecy.advice.odds import Odds, Reckoner, head_points, roll_odds, saved
from fabletable.games.prophecy.advice.worth import (
    ARTIFACT_WORTH,
    health_worth,
    mana_worth,
)
from fabletable.games.prophecy.cards.artifacts import ROYAL_MANTLE
from fabletable.games.prophecy.cards.kinds import GREATER, STRENGTH, WILL, Creature, Item
from fabletable.games.prophecy.cards.rare_items import CROWN_OF_POWER
from fabletable.games.prophecy.cards.skills import (
    BEAR_FORM,
    BERSERK,
    FLAMING_WEAPON,
    HOLY_WEAPON,
    MIGHTY_BLOW,
    STEAL_POWER,
    TURN_UNDEAD,
    WEAPON_THROWING,
)
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.rules.actions import CAST_SPELL, REROLL_OWN, SURGE, THROW, USE
from fabletable.games.prophecy.rules.bonuses import foe_dice, value
from fabletable.games.prophecy.rules.creatures import BY_STRENGTH, creature_strength, creature_will, will_price
from fabletable.games.prophecy.rules.duels import will_price_against
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Action, Decision, Word

_BONUS: Final = {BERSERK.name: 2, BEAR_FORM.name: 4, TURN_UNDEAD.name: 3}


def side_of(battle: Battle, seat: int) -> Side:
    return battle.hero if battle.hero.seat == seat else battle.foe


def stakes(table: Realm, battle: Battle, side: Side) -> float:
    """What hangs on this battle."""
    foe = battle.other(side).creature
    if foe is None:
        return ARTIFACT_WORTH if table.final_battle else 8.0
    prize = ARTIFACT_WORTH if foe.rank == GREATER else 15.0 if foe.rank else 0.0
    return prize + reward_worth(table, side.seat, foe) + loss_worth(table, side.seat, foe)


class Footing:
    """How the coming roll stands: the lead before the dice, and the dice of both sides."""

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

    def odds(self, more: int = 0, mine: int = 0, theirs: int = 0) -> Odds:
        """The odds with so much more and so many more dice."""
        return roll_odds(self.lead + more, self.mine + mine, self.theirs + theirs)


def _yet_to_come(table: Realm, battle: Battle, side: Side) -> int:
    """What the defender of a duel will take up once the attacker has declared everything."""
    other = battle.foe
    if side is other or other.creature is not None or battle.rolled:
        return 0
    return round(Reckoner(table, other.seat).grip(None, battle.kind).score)


# --- before the roll ---


def before_roll(table: Realm, decision: Decision) -> list[float]:
    battle = table.battle
    assert battle is not None
    side = side_of(battle, decision.seat)
    footing = Footing(table, battle, side)
    prize = stakes(table, battle, side)
    return [_preparation(table, battle, side, option, footing, prize) for option in decision.options]


def _preparation(
    table: Realm, battle: Battle, side: Side, option: Action | Word, footing: Footing, prize: float
) -> float:
    """How much better the odds get, times what is at stake, less the price."""
    if not isinstance(option, Action):
        return 0.15
    hero = table.heroes[side.seat]
    more, mine, theirs, price = _gain(table, battle, side, option)
    base = footing.odds()
    win, loss = footing.odds(more, mine, theirs)
    better = (win - base[0]) + 0.6 * (base[1] - loss)
    rolls = battle.lives_left
    if option.kind == THROW and rolls > 1:
        return -1.0
    lasting = option.kind in (FLAMING_WEAPON.name, HOLY_WEAPON.name) or (
        option.kind == CAST_SPELL and option.thing.name in _BONUS
    )
    if lasting and rolls > 1:
        better *= 1.8
    if option.kind == MIGHTY_BLOW.name or (option.kind == SURGE and price > 1.5):
        price += 4.0 if hero.health <= 2 else 0.0
    return better * prize - price


def _gain(table: Realm, battle: Battle, side: Side, option: Action) -> tuple[int, int, int, float]:
    """Bonus, own dice, the other's dice, and the price in points."""
    hero = table.heroes[side.seat]
    thing = option.thing
    drain = 1 if battle.kind == WILL else 0
    mana = mana_worth(hero)
    if option.kind == THROW:
        return thing.thrown + (1 if hero.knows(WEAPON_THROWING) else 0), 0, 0, 0.7
    if option.kind == MIGHTY_BLOW.name:
        return 2, 0, 0, health_worth(hero)
    if option.kind == FLAMING_WEAPON.name:
        return 2, 0, 0, mana + 0.6
    if option.kind == HOLY_WEAPON.name:
        return 1, 0, 0, mana
    if option.kind == SURGE:
        surge = thing.surges[option.n - 1]
        weaker = surge.mana * drain + (surge.health if battle.kind == STRENGTH else 0)
        burnt = 0.7 if thing.burns else 0.0
        return surge.n - weaker, 0, 0, surge.mana * mana + surge.health * health_worth(hero) + burnt
    if option.kind == USE:
        if thing.set_die:
            return 2, 0, 0, 3.0
        return 0, thing.own_dice, 0, 0.1 if thing.lasting else 2.0
    price = thing.mana * mana
    weaker = thing.mana * drain
    if thing.dice:
        return -weaker, max(0, thing.dice), min(0, thing.dice), price
    if thing.name == STEAL_POWER.name:
        return 2 - weaker, 0, 0, price
    return _BONUS.get(thing.name, 0) - weaker, 0, 0, price


# --- after the roll ---


def after_roll(table: Realm, decision: Decision) -> list[float]:
    battle = table.battle
    assert battle is not None
    side = side_of(battle, decision.seat)
    other = battle.other(side)
    lead = value(table, battle, side) - value(table, battle, other)
    margin = lead + side.die - other.die
    present = 1.0 if margin > 0 else 0.0 if margin == 0 else -0.6
    found = []
    for option in decision.options:
        if not isinstance(option, Action):
            found.append(present)
        elif option.kind == CAST_SPELL:
            drain = 1 if battle.kind == WILL else 0
            win, loss = Footing(table, battle, side).odds(-drain)
            found.append(win - 0.6 * loss - 0.06)
        elif option.kind == REROLL_OWN:
            found.append(_reroll(lead, side.dice, option.n, other.die, side.dice_bonus) - 0.15)
        else:
            found.append(_reroll_foe(lead, other.dice, option.n, side.die, other.dice_bonus) - 0.15)
    return found


def _outcome(margin: int) -> float:
    return 1.0 if margin > 0 else 0.0 if margin == 0 else -0.6


def _reroll(lead: int, dice: list[int], shown: int, foe: int, net: int) -> float:
    total = 0.0
    n = dice.index(shown)
    for face in range(1, 7):
        fresh = [*dice[:n], face, *dice[n + 1 :]]
        total += _outcome(lead + (max(fresh) if net >= 0 else min(fresh)) - foe)
    return total / 6


def _reroll_foe(lead: int, dice: list[int], shown: int, mine: int, net: int) -> float:
    total = 0.0
    n = dice.index(shown)
    for face in range(1, 7):
        fresh = [*dice[:n], face, *dice[n + 1 :]]
        total += _outcome(lead + mine - (max(fresh) if net >= 0 else min(fresh)))
    return total / 6


# --- which kind, which arms ---


def kind(table: Realm, decision: Decision) -> list[float]:
    """Strength, or will for a price, against a creature."""
    battle = table.battle
    assert battle is not None
    assert battle.foe.creature is not None
    seat = decision.seat
    foe = battle.foe.creature
    reckoner = Reckoner(table, seat)
    field, plane = battle.field, battle.plane
    strength = reckoner.of_kind(foe, STRENGTH, creature_strength(table, foe, seat), field, plane)
    price = will_price(table, seat)
    if foe.kind_cost is not None:
        will = reckoner.of_kind(foe, WILL, foe.will, field, plane, started=True)
        return [_fight(table, seat, foe, strength if word is BY_STRENGTH else will)
                for word in decision.options]  # fmt: skip
    will = reckoner.of_kind(foe, WILL, creature_will(table, foe, seat) + price, field, plane, started=True)
    by_will = _fight(table, seat, foe, will) - price * mana_worth(table.heroes[seat])
    by_strength = _fight(table, seat, foe, strength)
    return [by_strength if word is BY_STRENGTH else by_will for word in decision.options]


def _fight(table: Realm, seat: int, foe: Creature, odds: Odds) -> float:
    prize = odds[0] * (ARTIFACT_WORTH if foe.rank == GREATER else 0.0)
    return fight_worth(table, seat, foe, odds) + prize


def duel_odds(table: Realm, seat: int, other: int, kind_of: str, price: int = 0) -> Odds:
    """Against another hero, both with the best they can hold."""
    mine, theirs = Reckoner(table, seat), Reckoner(table, other)
    own = _duel_power(table, mine, seat, kind_of) - (price if kind_of == WILL else 0)
    its = _duel_power(table, theirs, other, kind_of)
    return saved(round(own - its), mine.grip(None, kind_of).save)


def _duel_power(table: Realm, reckoner: Reckoner, seat: int, kind_of: str) -> float:
    base = table.will_of(seat) if kind_of == WILL else table.strength_of(seat)
    hero = table.heroes[seat]
    total = base + reckoner.grip(None, kind_of).score + reckoner.boosts(None, kind_of) + hero.banner
    head = reckoner.head(kind_of)
    if head is not None:
        total += head.will if kind_of == WILL else head.strength
    if hero.owns(ROYAL_MANTLE):
        total += 1
    return total


def best_duel(table: Realm, seat: int, other: int) -> Odds:
    """Attacking this hero in the better way, as he will answer in his."""
    price = will_price_against(table, seat, other)
    strength = duel_odds(table, seat, other, STRENGTH)
    answer = will_price_against(table, other, seat)
    if table.heroes[other].mana >= answer:
        countered = duel_odds(table, seat, other, WILL, -answer)
        strength = min(strength, countered, key=lambda odds: odds[0])
    if table.heroes[seat].mana < price:
        return strength
    return max(strength, duel_odds(table, seat, other, WILL, price), key=lambda odds: odds[0])


def duel_kind(table: Realm, decision: Decision) -> list[float]:
    battle = table.battle
    assert battle is not None
    seat = decision.seat
    other = battle.other(side_of(battle, seat)).seat
    strength = duel_odds(table, seat, other, STRENGTH)[0]
    will = duel_odds(table, seat, other, WILL, decision.args["n"])[0] - 0.03
    return [strength if word is BY_STRENGTH else will for word in decision.options]


def wield(table: Realm, decision: Decision) -> list[float]:
    """Take what belongs to the best grip, then stop."""
    battle = table.battle
    assert battle is not None
    side = side_of(battle, decision.seat)
    foe = battle.other(side).creature
    wanted = Reckoner(table, decision.seat).grip(foe, _mixed_kind(battle)).items
    if table.heroes[decision.seat].knows(BEAR_FORM) and _better_as_bear(table, decision.seat, battle, foe):
        wanted = ()
    return [(1.0 if option in wanted else -1.0) if isinstance(option, Item) else 0.0 for option in decision.options]


def _mixed_kind(battle: Battle) -> str:
    return battle.kinds[0] if len(battle.kinds) == 1 else "both"


def _better_as_bear(table: Realm, seat: int, battle: Battle, foe: Creature | None) -> bool:
    if battle.kinds[0] == WILL or (foe is not None and foe.no_spells):
        return False
    grip = Reckoner(table, seat).grip(foe, STRENGTH)
    return table.heroes[seat].mana >= 2 and grip.score < 3.5


def head(table: Realm, decision: Decision) -> list[float]:
    battle = table.battle
    assert battle is not None
    if side_of(battle, decision.seat).started:  # the mana that the Crown of Power saves is Will as well
        return [
            head_points(option, WILL) + (1.1 if option.name == CROWN_OF_POWER.name else 0)
            for option in decision.options
        ]
    return [float(head_points(option, _mixed_kind(battle))) for option in decision.options]
