"""Values of fields to a hero: what each is worth now, and what can be reached from it next."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import CAMP, FIELDS, GATES, MONASTERY, TOWER, VILLAGE, WASTELAND, next_ports
from fabletable.games.prophecy.bot.arms import ArmsReckoner
from fabletable.games.prophecy.bot.battles import best_duel
from fabletable.games.prophecy.bot.fights import fight_value, opportunity_value
from fabletable.games.prophecy.bot.values import item_value, learning_value, selling_value, tower_value
from fabletable.games.prophecy.effect import all_payable, effects_value
from fabletable.games.prophecy.hooks import PASSES_BY, TERRAIN, rule_of
from fabletable.games.prophecy.kinds import STRENGTH, Creature
from fabletable.games.prophecy.outlook import ARTIFACT_VALUE, GOLD_VALUE, health_value, mana_value, outlives_death
from fabletable.games.prophecy.prices import buying_price
from fabletable.games.prophecy.rules.market import can_sell
from fabletable.games.prophecy.rules.payments import purse
from fabletable.games.prophecy.rules.services import can_learn, room_for_mana
from fabletable.games.prophecy.table import Hero, Realm


def _roads() -> list[list[tuple[int, float]]]:
    """List for each field the fields one turn away, and the price of the way in points."""
    roads: list[list[tuple[int, float]]] = []
    for field in FIELDS:
        n = field.n
        ways = [((n + 1) % 20, 0.0), ((n - 1) % 20, 0.0), ((n + 2) % 20, GOLD_VALUE), ((n - 2) % 20, GOLD_VALUE)]
        if field.port:
            ways.extend((port, GOLD_VALUE) for port in next_ports(n))
        if field.gate:
            ways.extend((gate, 2 * GOLD_VALUE) for gate in GATES if gate != n)
        roads.append(ways)
    return roads


_ROADS: Final = _roads()
_LATER: Final = 0.82
"""The value now of a point next turn."""


class FieldGuide:
    """The worth of all fields for one hero at one moment."""

    def __init__(self, table: Realm, hero: Hero) -> None:
        self.table: Realm = table
        self.hero: Hero = hero
        self.reckoner: ArmsReckoner = ArmsReckoner(table, hero)
        self.worth: list[float] = [self.field_value(n) for n in range(20)]
        self.planes: list[float] = self._planes()
        self.ahead: list[float] = self._look_ahead()

    def _look_ahead(self) -> list[float]:
        """Return the best that can still be reached from each field, sooner counting more."""
        found = [0.0 if -1.0 < worth < 0.0 else worth for worth in self.worth]
        planes = self.planes
        best = found
        ahead: list[float] = []
        for _ in range(4):
            ahead = []
            for n in range(20):
                ahead.append(max(0.0, planes[n], *[best[goal] - price for goal, price in _ROADS[n]]))
            best = [max(found[n], _LATER * ahead[n] - 0.05) for n in range(20)]
        return ahead

    def going(self, n: int) -> float:
        """Return the value of going there now."""
        return self.worth[n] + _LATER * 0.8 * self.ahead[n]

    # --- fields ---

    def field_value(self, n: int) -> float:
        table, hero = self.table, self.hero
        ground = table.ground[n]
        bonus = ARTIFACT_VALUE * len(ground.artifacts) + self._prey(n)
        field = FIELDS[n]
        if not field.wild:
            return bonus + self._services(n)
        total = 0.0
        reached = 1.0
        fights: list[tuple[float, float]] = []
        for spot in ground.spots:
            card = spot.creature
            if not spot.up:
                fights.append((0.6, self._unknown()))
            elif card is not None:
                if card.type == rule_of(hero, PASSES_BY):
                    continue
                fights.append(self._meeting(card, spot.gold, n))
            elif spot.opportunity is not None:
                bonus += opportunity_value(table, hero, spot.opportunity)
        for win, worth in sorted(fights, key=lambda pair: -pair[1]):
            total += reached * worth
            reached *= win
        return total + reached * bonus

    def _prey(self, n: int) -> float:
        """Value weaker heroes on a field: before the Apocalypse artifacts are won from them."""
        table, hero = self.table, self.hero
        if not table.countdown:
            return 0.0
        best = 0.0
        for each in table.heroes:
            if each.alive and each is not hero and each.field == n and each.seat != table.partner_of(hero.seat):
                win, loss = best_duel(table, hero, each)
                best = max(best, (win - 0.6 * loss) * ARTIFACT_VALUE)
        return best

    def _meeting(self, card: Creature, gold: int, n: int) -> tuple[float, float]:
        """Return the chance to get past a creature, and the worth of meeting it: by fighting, or by buying it off."""
        table, hero = self.table, self.hero
        odds = self.reckoner.against(card, n)
        worth = fight_value(table, hero, card, odds) + gold * GOLD_VALUE * odds[0]
        if card.parley is not None and all_payable(table, hero, card.parley.cost):
            bought = effects_value(table, hero, card.parley.cost) + effects_value(table, hero, card.parley.gain)
            if bought > worth:
                return 1.0, bought
        return odds[0], worth

    def _unknown(self) -> float:
        """Value a hidden card, which is mostly a creature of middling strength."""
        hero = self.hero
        power = max(self.table.strength_of(self.hero) + self.reckoner.grip(None, STRENGTH).score, hero.mana)
        return (power - 5.0) * 1.1 if hero.health > 2 or outlives_death(hero) else -6.0

    def _services(self, n: int) -> float:
        table, hero = self.table, self.hero
        field = FIELDS[n]
        ground = table.ground[n]
        gold = purse(hero)
        missing = hero.red - hero.health
        worth = 0.0
        for skill in ground.skills:
            if can_learn(hero, skill):
                worth = max(worth, learning_value(table, hero, skill))
        if ground.goods:
            worth += max(0.0, self._best_purchase(n, gold))
        if field.civilised and table.damaged and gold:
            worth += sum(1.5 for item in hero.items if not table.ready(item))
        need = health_value(hero) + 0.4 * missing
        if field.guild == MONASTERY and missing:
            worth += need
        elif field.guild == CAMP:
            worth += min(missing, gold) * (need - GOLD_VALUE)
        elif field.terrain == VILLAGE and gold and (missing or hero.mana < hero.blue):
            worth += (need if missing else 0.0) + (mana_value(hero) if hero.mana < hero.blue else 0.0) - GOLD_VALUE
        elif field.terrain == WASTELAND:
            worth += min(3, room_for_mana(table, hero)) * mana_value(hero)
        elif field.guild == TOWER:
            most = min(room_for_mana(table, hero), 2 * gold)
            worth += max(0.0, tower_value(hero, most), tower_value(hero, most - 1))
        return worth

    def _best_purchase(self, n: int, gold: int) -> float:
        table, hero = self.table, self.hero
        room = len(hero.items) < table.rulings.limit
        best = 0.0
        for item in table.ground[n].goods:
            price = buying_price(hero, item)
            if price <= gold and room:
                best = max(best, item_value(table, hero, item) - price * GOLD_VALUE)
        if not room or (n == 15 and hero.gold < 6):
            sales = [selling_value(table, hero, item) for item in hero.items if can_sell(table, item)]
            best += sum(worth for worth in sales if worth > 0.1)
        return best

    # --- planes ---

    def _planes(self) -> list[float]:
        """Value the plane of each field. It is the same from both fields of a plane, but for those who know a
        terrain."""
        hero = self.hero
        everywhere = rule_of(hero, TERRAIN) is None
        known: dict[int, float] = {-1: 0.0}
        worth = []
        for field in FIELDS:
            if field.plane not in known or (not everywhere and field.plane >= 0):
                known[field.plane] = self.plane_value(field.n)
            worth.append(known[field.plane])
        return worth

    def plane_value(self, n: int) -> float:
        """Value an attack on the plane at this field: the treasure, then perhaps the artifact."""
        number = FIELDS[n].plane
        if number < 0 or self.table.planes[number].closed:
            return 0.0
        plane = self.table.planes[number]
        total = 0.0
        reached = 1.0
        if plane.lesser is not None:
            win, worth = self._guardian(plane.lesser if plane.lesser_up else None, self.table.usual_lesser, n, number)
            total += worth
            reached = win
        win, worth = self._guardian(plane.greater if plane.greater_up else None, self.table.usual_greater, n, number)
        prize = ARTIFACT_VALUE * (1 + len(plane.dropped))
        return total + reached * (worth + win * prize)

    def _guardian(self, guardian: Creature | None, usual: Creature | None, n: int, plane: int) -> tuple[float, float]:
        """Return the odds and the value of a guardian; an unknown one is taken for a usual one, a little worse."""
        table, hero = self.table, self.hero
        foe = guardian or usual
        assert foe is not None
        win, loss = self.reckoner.against(foe, n, plane)
        if guardian is None:
            win *= 0.9
        worth = fight_value(table, hero, foe, (win, loss))
        if hero.health <= 2 and not outlives_death(hero):
            worth -= loss * 10.0
        return win, worth
