"""The real odds of a battle, as a good player would reckon them."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy import hooks
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import SpellBoost
from fabletable.games.prophecy.kinds import BOTH, CRUSHING, STAFF, STRENGTH, WILL, Creature, Item
from fabletable.games.prophecy.rules.bonuses import foe_dice, value
from fabletable.games.prophecy.rules.creatures import creature_strength, creature_will, will_price
from fabletable.games.prophecy.rules.equipment import held
from fabletable.games.prophecy.rules.payments import mana_of
from fabletable.games.prophecy.rules.roll import kept, roll_odds, save_of
from fabletable.games.prophecy.table import NOBODY, Hero, Realm

WinLoss = tuple[float, float]
"""Chance to win, chance to lose; the rest are draws."""


_known: Final[dict[tuple[int, int, int, int], WinLoss]] = {}


def lead_odds(lead: int, mine: int = 0, theirs: int = 0, save: int = 0) -> WinLoss:
    """Return the chances to win and to lose one roll with this lead before the dice. ``mine`` and ``theirs`` are
    positive less negative dice; a roll lost by no more than ``save`` is a draw."""
    mark = (max(-7 - save, min(7, lead)), mine, theirs, save)
    known = _known.get(mark)
    if known is None:
        roll = roll_odds(mark[0], kept(mine), kept(theirs), save)
        known = _known[mark] = (roll.won, roll.lost)
    return known


# --- the best things to hold ---


class Grip:
    """A way to fill one's hands, and what it is good for."""

    __slots__ = ("items", "save", "score")

    def __init__(self, items: tuple[Item, ...], score: float, save: int) -> None:
        self.items: tuple[Item, ...] = items
        self.score: float = score
        self.save: int = save


class ArmsReckoner:
    """WinLoss for one hero at one moment; remembers the best grip for each type of foe."""

    def __init__(self, table: Realm, hero: Hero, items: list[Item] | None = None) -> None:
        self.table: Realm = table
        self.hero: Hero = hero
        self.items: list[Item] = hero.items if items is None else items
        """The items to choose from; others than the hero's own are taken for whole, to see what they would be worth."""
        self.supposed: bool = items is not None
        self._grips: dict[tuple[str, str, bool, bool, bool, bool], Grip] = {}
        self._heads: dict[str, Item | None] = {}
        self._of_terrain: bool = hooks.rule_of(hero, hooks.TERRAIN) is not None
        self._odds: dict[str, WinLoss] = {}
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
            if item.is_weapon:
                weapons.append((item, self.weapon_points(item, foe, kind)))
            elif not item.is_shield or foe is None or not foe.no_shields:
                others.append((item, self._other_points(item, foe, kind)))
        sets: list[tuple[list[Item], float]] = [([], bare_points(hero) if kind != WILL else 0.0)]
        sets.extend(([item], points) for item, points in weapons)
        if hooks.rule_of(hero, hooks.WEAPONS_IN_HAND) is not None:
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
            if item.hands > free or (item.is_shield and shield) or item in chosen:
                continue
            shield = shield or item.is_shield
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
            for skill in hero.skills.values():
                if skill.arms != STAFF and skill.arms in item.classes:
                    points += 1
            if item.hands == 2:
                points += bare_points(hero)
            if item.throwable:
                points += 0.4 * (item.thrown * bites + (hooks.rule_of(hero, hooks.THROW_BONUS) or 0))
            points += 0.3 if item.surges and item.surges[0].fight != WILL else 0.0
            if foe is not None and foe.damages_weapon and item.damageable:
                points -= 0.4
            points -= 0.5 * item.extra_harm
            points += 0.2
        if kind != STRENGTH:
            points += item.will + (1.2 if item.surges and item.surges[0].fight != STRENGTH else 0.0)
        if STAFF in item.classes and any(skill.arms == STAFF for skill in hero.skills.values()):
            points += 1
        return points

    def _other_points(self, item: Item, foe: Creature | None, kind: str) -> float:
        hero = self.hero
        points = 0.0
        if kind != WILL:
            points += item.strength + (item.against.get(foe.type, 0) if foe is not None else 0)
            points += 1.1 * -item.foe_dice + 0.3 * min(item.save, 4)
            points += 1 if item.is_shield and hooks.rule_of(hero, hooks.SPARES_SHIELD) else 0
        if kind != STRENGTH:
            points += item.will + (item.will_against.get(foe.type, 0) if foe is not None else 0)
            points += 1.0 if item.save_will else 0.0
        return points

    def head(self, kind: str) -> Item | None:
        if kind not in self._heads:
            best: Item | None = None
            for item in self.hero.items:
                if item.is_head and (best is None or head_points(item, kind) > head_points(best, kind)):
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
        """Return the hero's lead before the dice with this in his hands, and the battle; he ``started`` a battle of
        will."""
        battle = self._battle
        battle.hero.started = started
        battle.kind, battle.field, battle.plane, battle.plane_opening = kind, field, plane, plane >= 0
        battle.hero.wielded, battle.hero.head = grip.items, self.head(kind)
        battle.foe.creature, battle.foe.base = foe, foe_value
        return value(self.table, battle, battle.hero) - value(self.table, battle, battle.foe), battle

    def against(self, foe: Creature, field: int, plane: int = NOBODY) -> WinLoss:
        """Return the odds against a creature, fought in the better way; the field matters where a terrain is known."""
        if self._of_terrain:
            return self._reckoned(foe, field, plane)
        known = self._odds.get(foe.key)
        if known is None:
            known = self._odds[foe.key] = self._reckoned(foe, field, plane)
        return known

    def _reckoned(self, foe: Creature, field: int, plane: int) -> WinLoss:
        strength = creature_strength(foe, self.hero)
        will = creature_will(foe, self.hero)
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
            price = will_price(self.hero) if starts else 0
            if mana_of(self.table, self.hero) >= price:
                odds = self.of_kind(foe, WILL, will + price, field, plane, started=starts)
                best = max(best, odds, key=lambda pair: pair[0] - pair[1])
        return best

    def _after_harm(self, foe: Creature, field: int, plane: int) -> WinLoss:
        """Return the odds against the Lord of Pain, who takes 2 Health and 2 mana before he fights."""
        if self.hero.health < 2:
            return 0.0, 1.0
        return self.of_kind(foe, BOTH, foe.strength + 4, field, plane)

    def _paid(self, foe: Creature, field: int, plane: int) -> WinLoss:
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
    ) -> WinLoss:
        grip = self.grip(foe, kind)
        lead, battle = self.lead(foe, kind, grip, foe_value, field, plane, started=started)
        lead += self.boosts(foe, kind, spent)
        save = save_of(self.table, battle, battle.hero)
        win, loss = lead_odds(lead, 0, foe_dice(battle, battle.hero), save)
        if foe.lives == 3:
            return win**3, loss * (1 + win + win * win)
        return win, loss

    def boosts(self, foe: Creature | None, kind: str, spent: int = 0) -> int:
        """Estimate what spells, scrolls and blows add, with the mana there is."""
        hero = self.hero
        budget = mana_of(self.table, self.hero) - spent
        total = 0
        if kind != WILL and hero.health >= 3:
            total += max(0, (hooks.rule_of(hero, hooks.BLOW) or 0) - 1)
        if foe is None or not foe.no_extra_dice:
            total += sum(2 for item in hero.items if item.set_die or item.own_dice >= 3)
        if not hero.skills or (foe is not None and foe.no_spells):
            return total
        armed: bool | None = None
        for gain, boost in self._boosts(foe, will=kind == WILL):
            if budget < boost.mana:
                continue
            if boost.armed and armed is None:
                armed = any(item.is_weapon for item in self.grip(foe, kind).items)
            if armed or not boost.armed:
                total += gain
                budget -= boost.mana
        return total

    def _boosts(self, foe: Creature | None, *, will: bool) -> list[tuple[int, SpellBoost]]:
        """Return the spells that help, with what each adds: the cheapest first, of these the best."""
        found: list[tuple[int, SpellBoost]] = []
        for card, boost in hooks.BOOST.rules:
            gain = boost.will if will else boost.strength
            fits = not boost.against or (foe is not None and foe.type == boost.against)
            if gain and fits and card.name in self.hero.skills:
                found.append((gain, boost))
        return sorted(found, key=lambda pair: (pair[1].mana, -pair[0]))


def bare_points(hero: Hero) -> float:
    """Return what a skill adds to empty hands and to a weapon for both hands."""
    return 1.0 if hooks.rule_of(hero, hooks.TWO_HANDED) else 0.0


def head_points(item: Item, kind: str) -> int:
    strength = item.strength + item.raises_strength
    will = item.will + item.raises_will
    return will if kind == WILL else strength if kind == STRENGTH else strength + will
