"""The real odds of a battle, as a good player would reckon them."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.skills import (
    BERSERK,
    BLADE_WEAPONS,
    CONCENTRATION,
    CRUSHING_WEAPONS,
    CURSE,
    FEINT,
    FLAMING_WEAPON,
    FOREST_WISDOM,
    HOLY_WEAPON,
    LONG_WEAPONS,
    MIGHTY_BLOW,
    MOUNTAIN_EXPERT,
    PAIRED_WEAPONS,
    PRAYER,
    RESILIENCE,
    SHIELD_MASTERY,
    STAFF_MASTERY,
    STEAL_POWER,
    TURN_UNDEAD,
    TWO_HANDED_WEAPONS,
    WEAPON_THROWING,
)
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.kinds import (
    BOTH,
    CRUSHING,
    HEAD,
    SHIELD,
    STAFF,
    STRENGTH,
    UNDEAD,
    WEAPON,
    WILL,
    Creature,
    Item,
)
from fabletable.games.prophecy.rules.bonuses import foe_dice, value
from fabletable.games.prophecy.rules.creatures import creature_strength, creature_will, will_price
from fabletable.games.prophecy.rules.equipment import held
from fabletable.games.prophecy.rules.payments import mana_of
from fabletable.games.prophecy.table import NOBODY, Hero, Realm

Odds = tuple[float, float]
"""Chance to win, chance to lose; the rest are draws."""


def kept(net: int) -> list[float]:
    """The chances of 1 to 6 on the die that is kept of abs(net) + 1 dice."""
    n = abs(net) + 1
    best = [((face / 6) ** n) - (((face - 1) / 6) ** n) for face in range(1, 7)]
    return best if net >= 0 else best[::-1]


_known: Final[dict[tuple[int, int], list[Odds]]] = {}


def roll_odds(lead: int, mine: int = 0, theirs: int = 0) -> Odds:
    """Win and loss of one roll with this lead before the dice; the other two are positive less negative dice."""
    table = _known.get((mine, theirs))
    if table is None:
        table = _table(mine, theirs)
        _known[mine, theirs] = table
    return table[max(-7, min(7, lead)) + 7]


def _table(mine: int, theirs: int) -> list[Odds]:
    one, two = kept(mine), kept(theirs)
    found = []
    for lead in range(-7, 8):
        win = loss = 0.0
        for a, p in enumerate(one):
            for b, q in enumerate(two):
                if a + lead > b:
                    win += p * q
                elif a + lead < b:
                    loss += p * q
        found.append((win, loss))
    return found


def saved(lead: int, save: int, mine: int = 0, theirs: int = 0) -> Odds:
    """The odds of a roll when a loss by no more than ``save`` becomes a draw."""
    win, loss = roll_odds(lead, mine, theirs)
    if save > 0:
        loss = roll_odds(lead + save, mine, theirs)[1]
    return win, loss


# --- the best things to hold ---


class Grip:
    """A way to fill one's hands, and what it is good for."""

    __slots__ = ("items", "save", "score")

    def __init__(self, items: tuple[Item, ...], score: float, save: int) -> None:
        self.items: tuple[Item, ...] = items
        self.score: float = score
        self.save: int = save


class Reckoner:
    """Odds for one hero at one moment; remembers the best grip for each type of foe."""

    def __init__(self, table: Realm, hero: Hero, items: list[Item] | None = None) -> None:
        self.table: Realm = table
        self.hero: Hero = hero
        self.items: list[Item] = hero.items if items is None else items
        """What he has to choose from; other items than his own, taken for whole, to see what they would be worth."""
        self.supposed: bool = items is not None
        self._grips: dict[tuple[str, str, bool, bool, bool, bool], Grip] = {}
        self._heads: dict[str, Item | None] = {}
        self._of_terrain: bool = hero.knows(MOUNTAIN_EXPERT) or hero.knows(FOREST_WISDOM)
        self._odds: dict[str, Odds] = {}
        self._battle: Battle = Battle(Side(hero.seat, None), Side(NOBODY, None), [STRENGTH], 0, NOBODY)
        """The battle that is being imagined."""
        self._choosy: list[str] = []
        """The types of foes against whom something he has is better than against others."""
        for item in self.items:
            if item.against:
                self._choosy.extend(item.against)
            if item.will_against:
                self._choosy.extend(item.will_against)

    def grip(self, foe: Creature | None, kind: str) -> Grip:
        key = (kind, "", False, False, False, False)
        if foe is not None:
            of_type = foe.type if foe.type in self._choosy else ""
            key = (kind, of_type, foe.one_hand, foe.no_shields, foe.crushing_only, foe.damages_weapon)
        known = self._grips.get(key)
        if known is None:
            known = self._best_grip(foe, kind)
            self._grips[key] = known
        return known

    def _best_grip(self, foe: Creature | None, kind: str) -> Grip:
        table = self.table
        hero = self.hero
        hands = 1 if foe is not None and foe.one_hand else 2
        weapons: list[tuple[Item, float]] = []
        others: list[tuple[Item, float]] = []
        for item in self.items:
            if not held(item) or item.hands > hands or not (self.supposed or table.ready(item)):
                continue
            if item.kind == WEAPON:
                weapons.append((item, self.weapon_points(item, foe, kind)))
            elif item.kind != SHIELD or foe is None or not foe.no_shields:
                others.append((item, self._other_points(item, foe, kind)))
        sets: list[tuple[list[Item], float]] = [([], 1.0 if hero.knows(TWO_HANDED_WEAPONS) and kind != WILL else 0.0)]
        sets.extend(([item], points) for item, points in weapons)
        if hero.knows(PAIRED_WEAPONS):
            for number, (one, points) in enumerate(weapons):
                for two, more in weapons[number + 1 :]:
                    if one.hands + two.hands <= hands:
                        sets.append(([one, two], points + more))
        best = Grip((), -1.0, 0)
        for items, points in sets:
            grip = self._fill(items, points, hands - sum(item.hands for item in items), others, kind)
            if grip.score > best.score:
                best = grip
        return best

    def _fill(self, items: list[Item], points: float, free: int, others: list[tuple[Item, float]], kind: str) -> Grip:
        """Add the best things for the other hand."""
        chosen = list(items)
        score = points
        shield = False
        for item, more in sorted(others, key=lambda pair: -pair[1]):
            if more <= 0:
                break
            if item.hands > free or (item.kind == SHIELD and shield) or item in chosen:
                continue
            shield = shield or item.kind == SHIELD
            chosen.append(item)
            score += more
            free -= item.hands
        save = max((item.save for item in chosen if kind != WILL or item.save_will), default=0)
        return Grip(tuple(chosen), score, save)

    def weapon_points(self, item: Item, foe: Creature | None, kind: str) -> float:
        hero = self.hero
        points = 0.0
        if kind != WILL:
            bites = foe is None or not foe.crushing_only or CRUSHING in item.classes
            if bites:
                points += item.strength + (item.against.get(foe.type, 0) if foe is not None else 0)
                points += 1 if item.key in self.table.smithed else 0
            for skill in (BLADE_WEAPONS, CRUSHING_WEAPONS, LONG_WEAPONS):
                if skill.arms in item.classes and hero.knows(skill):
                    points += 1
            if item.hands == 2 and hero.knows(TWO_HANDED_WEAPONS):
                points += 1
            if item.throwable:
                points += 0.4 * (item.thrown * bites + (1 if hero.knows(WEAPON_THROWING) else 0))
            points += 0.3 if item.surges and item.surges[0].fight != WILL else 0.0
            if foe is not None and foe.damages_weapon and item.damageable:
                points -= 0.4
            points -= 0.5 * item.extra_harm
            points += 0.2
        if kind != STRENGTH:
            points += item.will + (1.2 if item.surges and item.surges[0].fight != STRENGTH else 0.0)
        if STAFF in item.classes and hero.knows(STAFF_MASTERY):
            points += 1
        return points

    def _other_points(self, item: Item, foe: Creature | None, kind: str) -> float:
        hero = self.hero
        points = 0.0
        if kind != WILL:
            points += item.strength + (item.against.get(foe.type, 0) if foe is not None else 0)
            points += 1.1 * -item.foe_dice + 0.3 * min(item.save, 4)
            points += 1 if item.kind == SHIELD and hero.knows(SHIELD_MASTERY) else 0
        if kind != STRENGTH:
            points += item.will + (item.will_against.get(foe.type, 0) if foe is not None else 0)
            points += 1.0 if item.save_will else 0.0
        return points

    def head(self, kind: str) -> Item | None:
        if kind not in self._heads:
            best: Item | None = None
            for item in self.hero.items:
                if item.kind == HEAD and (best is None or head_points(item, kind) > head_points(best, kind)):
                    best = item
            self._heads[kind] = best
        return self._heads[kind]

    # --- the odds ---

    def lead(
        self,
        foe: Creature,
        kind: str,
        grip: Grip,
        foe_value: int,
        field: int,
        plane: int = NOBODY,
        *,
        started: bool = False,
    ) -> tuple[int, Battle]:
        """By how much the hero is ahead before the dice, with this in his hands; he ``started`` a battle of will."""
        battle = self._battle
        battle.hero.started = started
        battle.kind, battle.field, battle.plane, battle.plane_opening = kind, field, plane, plane >= 0
        battle.hero.wielded, battle.hero.head = grip.items, self.head(kind)
        battle.foe.creature, battle.foe.base = foe, foe_value
        return value(self.table, battle, battle.hero) - value(self.table, battle, battle.foe), battle

    def against(self, foe: Creature, field: int, plane: int = NOBODY) -> Odds:
        """The odds against a creature, fought in the better way; where it stands matters to whoever knows a terrain."""
        if self._of_terrain:
            return self._reckoned(foe, field, plane)
        known = self._odds.get(foe.key)
        if known is None:
            known = self._odds[foe.key] = self._reckoned(foe, field, plane)
        return known

    def _reckoned(self, foe: Creature, field: int, plane: int) -> Odds:
        strength = creature_strength(self.table, foe, self.hero)
        will = creature_will(self.table, foe, self.hero)
        if foe.stages:
            one = self.of_kind(foe, WILL, will, field, plane)
            two = self.of_kind(foe, STRENGTH, strength, field, plane)
            return one[0] * two[0], one[1] + one[0] * two[1]
        if foe.sum_of_both:
            return self._after_harm(foe, field, plane)
        if foe.kind_cost is not None:
            return self._paid(foe, field, plane)
        best = (0.0, 1.0)
        if strength or foe.mirrors:
            best = self.of_kind(foe, STRENGTH, strength, field, plane)
        if will or (foe.mirrors and mana_of(self.table, self.hero) >= 2):
            starts = bool(strength)
            price = will_price(self.table, self.hero) if starts else 0
            if mana_of(self.table, self.hero) >= price:
                odds = self.of_kind(foe, WILL, will + price, field, plane, started=starts)
                best = max(best, odds, key=lambda pair: pair[0] - pair[1])
        return best

    def _after_harm(self, foe: Creature, field: int, plane: int) -> Odds:
        """The Lord of Pain takes 2 Health and 2 mana before he fights."""
        if self.hero.health < 2:
            return 0.0, 1.0
        return self.of_kind(foe, BOTH, foe.strength + 4, field, plane)

    def _paid(self, foe: Creature, field: int, plane: int) -> Odds:
        best = (0.0, 0.0)
        assert foe.kind_cost is not None
        if mana_of(self.table, self.hero) >= foe.kind_cost[0]:
            best = self.of_kind(foe, STRENGTH, foe.strength, field, plane, spent=foe.kind_cost[0])
        if self.hero.health >= foe.kind_cost[1]:
            odds = self.of_kind(foe, WILL, foe.will, field, plane, started=True)
            best = max(best, odds, key=lambda pair: pair[0])
        return best

    def of_kind(
        self,
        foe: Creature,
        kind: str,
        foe_value: int,
        field: int,
        plane: int = NOBODY,
        spent: int = 0,
        *,
        started: bool = False,
    ) -> Odds:
        grip = self.grip(foe, kind)
        lead, battle = self.lead(foe, kind, grip, foe_value, field, plane, started=started)
        lead += self.boosts(foe, kind, spent)
        save = 1 if self.hero.knows(RESILIENCE) else 0
        save = max(save, grip.save)
        win, loss = saved(lead, save, 0, foe_dice(battle, battle.hero))
        if foe.lives == 3:
            return win**3, loss * (1 + win + win * win)
        return win, loss

    def boosts(self, foe: Creature | None, kind: str, spent: int = 0) -> int:
        """About what spells, scrolls and blows add, with the mana there is."""
        hero = self.hero
        budget = mana_of(self.table, self.hero) - spent
        total = 0
        skills = hero.skills
        if kind != WILL and hero.knows(MIGHTY_BLOW) and hero.health >= 3:
            total += 2
        if foe is None or not foe.no_extra_dice:
            total += sum(2 for item in hero.items if item.set_die or item.own_dice >= 3)
        if not skills or (foe is not None and foe.no_spells):
            return total
        if foe is not None and foe.type == UNDEAD and hero.knows(TURN_UNDEAD) and budget >= 1:
            total += 3 if kind != WILL else 2
            budget -= 1
        if kind == WILL:
            return total + (1 if hero.knows(STEAL_POWER) and budget >= 1 else 0)
        armed = any(item.kind == WEAPON for item in self.grip(foe, kind).items)
        for name, price, gain, needs in _STRENGTH_SPELLS:
            if name in skills and budget >= price and (armed or not needs):
                total += gain
                budget -= price
        return total


_STRENGTH_SPELLS: Final = (
    (BERSERK.name, 1, 2, False),
    (FLAMING_WEAPON.name, 1, 2, True),
    (HOLY_WEAPON.name, 1, 1, True),
    (PRAYER.name, 1, 1, False),
    (FEINT.name, 1, 1, False),
    (CONCENTRATION.name, 2, 1, False),
    (CURSE.name, 2, 1, False),
)
"""Spell, mana, about what it is worth in a roll, whether it needs a weapon."""


def head_points(item: Item, kind: str) -> int:
    strength = item.strength + item.raises_strength
    will = item.will + item.raises_will
    return will if kind == WILL else strength if kind == STRENGTH else strength + will
