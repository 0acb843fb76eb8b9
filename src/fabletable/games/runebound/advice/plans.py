"""Goals of a hero, each with a place, its worth and the time it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.runebound import board
from fabletable.games.runebound.advice.travel import Pace, pace_of
from fabletable.games.runebound.board import hexes_of
from fabletable.games.runebound.hooks import AS_ACTION, CONSTANT, ON_REST, ON_TRAIN
from fabletable.games.runebound.kinds import HAND, HEALTH, MARGATH, Asset, Enemy, Errand, Skill, StoryCard, Way
from fabletable.games.runebound.outlook import values
from fabletable.games.runebound.outlook.odds import any_outcome, mean_odds, outcome_odds, test_odds, win_odds
from fabletable.games.runebound.rules.markets import shop_discount
from fabletable.games.runebound.rules.turn import ACTIONS
from fabletable.games.runebound.table import Hero, Runebound


class Goal:
    """Something worth a journey: where, what for, how much it brings, how many actions it takes there.

    ``way`` is how long it takes to get there from every hex.
    """

    def __init__(self, kind: str, at: int, worth: float, actions: float, key: str = "") -> None:
        self.kind: str = kind
        self.at: int = at
        self.worth: float = worth
        self.actions: float = actions
        self.key: str = key
        self.way: list[float] = []
        self.spent: float = 0.0
        self.score: float = 0.0

    def reach(self, start: int) -> None:
        """Set the score for a hero at ``start``: the nearer the better, without regard to other goals, so a hero who
        walks toward its best goal never turns back."""
        self.spent = self.way[start] + self.actions + 0.3
        self.score = self.worth / self.spent


MARCH: Final = 0.7
"""Rounds that Margath takes for a hex of his way to Tamalir: fewer than on average, for he may roll well."""


def rounds_left(table: Runebound) -> int:
    """Return the rounds with a turn of mine until the villain has won for certain (or nearly, for Margath)."""
    left = board.SPACES - table.space
    if table.act == 1:
        left += board.SPACES
    if table.scenario == MARGATH and table.villain_at >= 0:
        return left + int(MARCH * board.DISTANCES[table.villain_at][board.MARKET_HEXES[0]]) - 1
    return left


def goals(table: Runebound, hero: Hero) -> list[Goal]:
    """List everything that might be done, scored for this hero where it stands, best first."""
    pace = pace_of(hero)
    if dares(table, hero):
        return scored(hero, pace, [*villain_goals(table, hero, pace), *rest_goals(hero, pace)])
    found = scored(hero, pace, [*wishes(table, hero), *goals_nearby(table, hero), *rest_goals(hero, pace)])
    if table.villain_at < 0:
        return found
    found = in_time(table, hero, pace, found)
    return found or scored(hero, pace, villain_goals(table, hero, pace))


def scored(hero: Hero, pace: Pace, found: list[Goal]) -> list[Goal]:
    """Return these goals scored for the hero where it stands, best first."""
    for goal in found:
        goal.way = pace.to(goal.at)
        goal.reach(hero.at)
    found.sort(key=lambda goal: -goal.score)
    look_further(found)
    return found


def look_further(found: list[Goal]) -> None:
    """Add to each goal the best that may come after it: one with others near it is better than one far away."""
    chains = found[:FURTHER]
    after = [(goal.at, goal.worth, goal.actions, goal.way) for goal in found if goal.kind != "rest"]
    for goal in chains:
        if goal.worth >= 500:
            continue
        here, worth, spent = goal.at, goal.worth, goal.spent
        best = 0.0
        for at, more, actions, way in after:
            if at != here:
                both = (worth + more) / (spent + way[here] + actions)
                best = max(best, both)
        goal.score = 0.55 * goal.score + 0.45 * best
    chains.sort(key=lambda goal: -goal.score)
    found[:FURTHER] = chains


FURTHER: Final = 8


# --- the villain ---


SURE: Final = 0.9
"""The odds with which there is nothing to wait for."""

READY: Final = 0.6
"""The odds with which a hero goes, unless it may safely wait for better ones."""

NEARLY: Final = 0.12
"""Odds that a hero gains in about two rounds: a rival so close to being ready may come first."""

LEARNS: Final = 0.08
"""The part of what is missing in the odds that a hero gains in a round."""


def dares(table: Runebound, hero: Hero) -> bool:
    """Return whether to go and fight the villain now. Odds grow with every round, so waiting is better as long as no
    rival comes first: a hero alone, or with rivals who are far from ready, waits until time runs out (``in_time``).
    Otherwise it goes if its odds now are better than those it would have later, should the rivals fail. The threshold
    does not depend on the distance, so a hero does not turn back halfway."""
    if table.villain_at < 0:
        return False
    odds = win_odds(table, hero, table.villain, fresh=True)
    if odds >= SURE:
        return True
    if odds < READY:
        return False
    threats = [threat for threat in rival_odds(table, hero) if threat >= READY - NEARLY]
    if not threats:
        return False
    later = 1 - (1 - odds) * (1 - LEARNS) ** max(0, rounds_left(table) - 2)
    for threat in threats:
        later *= 1 - threat
    return odds >= later


def rival_odds(table: Runebound, hero: Hero) -> list[float]:
    """Return the odds of every other hero in the game against the villain."""
    rivals = [other for other in table.heroes if other.seat != hero.seat and not other.out]
    return [win_odds(table, rival, table.villain, fresh=True) for rival in rivals]


def actions_left(table: Runebound, hero: Hero) -> int:
    return ACTIONS * rounds_left(table) + hero.actions


def in_time(table: Runebound, hero: Hero, pace: Pace, found: list[Goal]) -> list[Goal]:
    """Keep what leaves enough time to be at the villain's. When there is time for nothing else it is now or never."""
    last_way = pace.to(table.villain_at)
    left = actions_left(table, hero)
    return [goal for goal in found if goal.spent + last_way[goal.at] + SPARE <= left]


SPARE: Final = 3.0
"""Actions kept in hand for bad dice on the last way, and for the fight."""


def villain_goals(table: Runebound, hero: Hero, pace: Pace) -> list[Goal]:
    return [Goal("villain", table.villain_at, 1000.0, 1), *get_ready(table, hero, pace, actions_left(table, hero))]


def get_ready(table: Runebound, hero: Hero, pace: Pace, actions: int) -> list[Goal]:
    """List what to do before the last fight: rest in the lair or at a site, and thin out the dead, as long as there are
    actions."""
    found: list[Goal] = []
    way = pace.to(table.villain_at)
    site = nearest_site(hero, pace)
    time = pace.to(site)[hero.at] + 1 + way[site] + 2 <= actions
    if hero.at == table.villain_at and hero.damage >= HURT and actions >= 2:
        found.append(Goal("rest", hero.at, 9000.0, 1))
    elif time and hero.at == site and hero.damage >= HURT:
        found.append(Goal("rest", site, 9000.0, 1))
    elif time and hero.damage >= 4 and hero.at != table.villain_at:
        found.append(Goal("rest", site, 3000.0, 1))
    if table.zombies[hero.at] and way[hero.at] + 3 <= actions:
        found.append(Goal("zombie", hero.at, 5000.0, 1))
    return found


HURT: Final = 1
"""The least damage that is worth a rest before the last fight."""


def nearest_site(hero: Hero, pace: Pace) -> int:
    return min(SITES, key=lambda index: pace.to(index)[hero.at])


SITES: Final = [
    field.index for kind in (board.CITY, board.SETTLEMENT, board.SHRINE, board.FORTRESS) for field in hexes_of(kind)
]


# --- what a hero wishes for, wherever it stands ---


def wishes(table: Runebound, hero: Hero) -> list[Goal]:
    """Return the adventures, quests, markets, sales and zombies that are worth something, wherever the hero stands."""
    return [
        *gem_goals(table, hero),
        *errand_goals(table, hero),
        *market_goals(table, hero),
        *sale_goals(table, hero),
        *zombie_goals(table, hero),
    ]


def goals_nearby(table: Runebound, hero: Hero) -> list[Goal]:
    """Return goals that depend on where the hero stands: a rumor that any road will do for."""
    return [
        Goal("rumor", index, values.effects_value(table, hero, way.ability.effects), 1.2, way.key)
        for way in hero.rumors
        if way.ability.window is AS_ACTION and not way.places
        for index in where_to_follow(hero, way)
    ]


def zombie_goals(table: Runebound, hero: Hero) -> list[Goal]:
    """List the zombies to lay to rest: each is worth its gold, and makes Vorakesh weaker as long as he can be."""
    worth = 1.0 + values.ZOMBIE * values.story_need(table, hero)
    return [Goal("zombie", index, worth, 1) for index, n in enumerate(table.zombies) if n]


# --- adventures ---


def gem_goals(table: Runebound, hero: Hero) -> list[Goal]:
    worths = {deck: adventure_value(table, hero, deck) for deck in table.adventures}
    return [
        Goal("adventure", gem.index, worths[gem.gem], 2)
        for gem in board.GEM_HEXES
        if table.gem_up(gem.index) and table.adventures[gem.gem].cards
    ]


def adventure_value(table: Runebound, hero: Hero, deck: str) -> float:
    """Value an adventure: combat by the odds against the usual enemy, social by the hero's attributes, exploration by
    its speed."""
    if deck == board.COMBAT:
        odds = average_odds(table, hero)
        return odds * (values.TROPHY + 2.2) - (1 - odds)
    if deck == board.EXPLORATION:
        waiting = len(hero.quests)
        return 2.6 - 0.5 * max(0, waiting - 1)
    best = sum(sorted(test_odds(hero, each, 0) for each in ("body", "mind", "spirit"))[1:]) / 2
    return 1.0 + 3.4 * best


def average_odds(table: Runebound, hero: Hero) -> float:
    """Return the odds against every third of the usual enemies."""
    usual = [card.foe for card in table.every_adventure if isinstance(card, Enemy) and card.deck == board.COMBAT]
    return 0.76 * mean_odds(table, hero, usual[::3]) + 0.24 * 0.7


# --- quests, rumors, story quests ---


def errand_goals(table: Runebound, hero: Hero) -> list[Goal]:
    found: list[Goal] = []
    for quest in hero.quests:
        if quest.errand.exert > len(hero.hand) or quest.errand.suffer >= hero.health_left:
            continue
        worth = errand_value(table, hero, quest.errand, values.TROPHY)
        tries = 1 / max(0.25, any_outcome(hero, quest.errand))
        found.extend(_at_places("quest", quest.errand.places, worth, tries, quest.key))
    for way in hero.rumors:
        if way.ability.window is AS_ACTION and way.places:
            worth = values.effects_value(table, hero, way.ability.effects)
            found.extend(Goal("rumor", index, worth, 1.2, way.key) for index in where_to_follow(hero, way))
        elif way.places and way.ability.window in (ON_REST, ON_TRAIN):
            worth = values.effects_value(table, hero, way.ability.effects) + 1.0
            found.extend(_at_places(way.ability.window.key, way.places, worth, 1, way.key))
    for card in table.slots:
        if card is not None and hero.seat not in table.claimed.get(card.key, ()):
            found.extend(story_goals(table, hero, card))
    return found


def where_to_follow(hero: Hero, way: Way) -> list[int]:
    """Return the places a rumor names, or the nearest hex of the kind it asks for."""
    if way.places:
        return [field.index for place in way.places for field in hexes_of(place)]
    wanted = way.ability.when
    fitting = [
        field.index
        for field in board.HEXES
        if field.kind in wanted.get("site", (field.kind,)) and field.on_road == wanted.get("road", field.on_road)
    ]
    return [min(fitting, key=lambda index: board.DISTANCES[hero.at][index])] if wanted and fitting else []


def _at_places(kind: str, places: tuple[str, ...], worth: float, actions: float, key: str) -> list[Goal]:
    return [Goal(kind, field.index, worth, actions, key) for place in places for field in hexes_of(place)]


def story_goals(table: Runebound, hero: Hero, card: StoryCard) -> list[Goal]:
    if card.errand is not None:
        worth = errand_value(table, hero, card.errand, 0.0)
        tries = 1 / max(0.25, any_outcome(hero, card.errand))
        return _at_places("story", card.places, worth, tries, card.key)
    ability = card.quest
    if ability is None or ability.gold > hero.gold:
        return []
    if ability.trophies and any(hero.trophies_of(deck) < 1 for deck in ability.trophies):
        return []
    worth = values.effects_value(table, hero, ability.effects) - values.price_of("gold", ability.gold)
    worth -= 0.7 * values.TROPHY * len(ability.trophies)
    if card.foe is not None:
        odds = win_odds(table, hero, card.foe)
        worth = odds * values.effects_value(table, hero, card.reward) - 2.5 * (1 - odds)
    return _at_places("story", card.places, worth, 1.4, card.key)


def errand_value(table: Runebound, hero: Hero, errand: Errand, trophy: float) -> float:
    """Value an errand by the best outcome that will probably be reached, weighed by its odds."""
    best = 0.0
    for outcome in errand.outcomes:
        odds = outcome_odds(hero, errand, outcome.need, outcome.successes)
        worth = values.effects_value(table, hero, outcome.effects) + (trophy if outcome.trophy else 0.0)
        best = max(best, worth * odds**0.5)
    return best


# --- buying, selling ---


def bargain(hero: Hero, asset: Asset, off: int, left: int) -> float:
    """Return what buying it is worth for ``off`` less, with ``left`` rounds to play; 0 if it is too dear."""
    price = max(0, asset.price - off)
    return values.improvement(hero, asset, left) - 0.25 * price if price <= hero.gold else 0.0


def best_purchase(table: Runebound, hero: Hero, goods: Sequence[Asset]) -> float:
    """Return what the best of these purchases is worth; 0 if nothing is for sale."""
    off, left = shop_discount(table, hero), rounds_left(table)
    return max((bargain(hero, asset, off, left) for asset in goods), default=0.0)


def market_goals(table: Runebound, hero: Hero) -> list[Goal]:
    found = []
    for market, index in enumerate(board.MARKET_HEXES):
        best = best_purchase(table, hero, table.markets[market])
        if best > 0.8:
            found.append(Goal("shop", index, best, 1))
        elif hero.gold >= 7:
            found.append(Goal("shop", index, 1.5, 1))
    return found


def sale_goals(table: Runebound, hero: Hero) -> list[Goal]:
    found: list[Goal] = []
    for asset in hero.assets:
        if asset.market_value:
            for ability in asset.abilities:
                if ability.window is AS_ACTION:
                    places = ability.when.get("site") or ability.when.get("at") or ()
                    found.extend(_at_places("sell", tuple(places), asset.market_value + 0.5, 1, ability.key))
    return found


# --- rest and training ---


def rest_goals(hero: Hero, pace: Pace) -> list[Goal]:
    if not hero.damage:
        return []
    need = hero.damage / hero.numbers[HEALTH]
    worth = values.WOUND * hero.damage * (0.5 + 1.8 * need)
    found = [Goal("rest", hero.at, worth * (0.95 if hero.hex.kind != board.WILDERNESS else 0.5), 1)]
    if hero.hex.kind == board.WILDERNESS and need > 0.35:
        found.append(Goal("rest", nearest_site(hero, pace), worth, 1))
    return found


def train_value(hero: Hero, left: int) -> float:
    """Value training: new skills are worth most with trophies to spend and poor cards in hand."""
    free = max(0, hero.numbers[HAND] - len(hero.hand))
    best = max((learn_value(hero, skill, left) for skill in hero.hand), default=0.0)
    hunger = 0.85 * min(4, len(hero.trophies)) if best < 2.0 else 0.0
    return 0.5 * free + hunger


def learn_value(hero: Hero, skill: Skill, left: int) -> float:
    """Value learning a skill for its price; a full attribute means giving one up."""
    worth = values.skill_value(hero, skill, left)
    limit = max(0, hero.numbers[skill.attribute])
    raises = sum(
        effect.fixed()
        for ability in skill.abilities
        if ability.window is CONSTANT
        for effect in ability.effects
        if effect.changed_number() == skill.attribute
    )
    if hero.learned_of(skill.attribute) + 1 > limit + raises:
        known = [values.skill_value(hero, each, left) for each in hero.learned if each.attribute == skill.attribute]
        worth -= min(known, default=9.0)
    return worth
