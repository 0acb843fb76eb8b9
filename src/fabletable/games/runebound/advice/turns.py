"""The turn: which of all that is possible leads to the best goal."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.advice.plans import Goal, goals, learn_value, rounds_left, train_value
from fabletable.games.runebound.advice.trade import trade_policy
from fabletable.games.runebound.advice.travel import journey_from, ride_or_walk
from fabletable.games.runebound.advice.weights import each
from fabletable.games.runebound.board import Hex, hexes_of
from fabletable.games.runebound.effects.combat import Challenge
from fabletable.games.runebound.effects.flow import AttributeTest
from fabletable.games.runebound.effects.heroes import DrawSkills, GainActions, Heal, Sell, ShopAt
from fabletable.games.runebound.effects.travel import LookAt, Relocate, Walk
from fabletable.games.runebound.kinds import Skill
from fabletable.games.runebound.outlook.values import card_value_in_hand, effects_value
from fabletable.games.runebound.rules import turn
from fabletable.games.runebound.rules.actions import LEARN, TRADE
from fabletable.games.runebound.rules.quests import CHALLENGE
from fabletable.games.runebound.rules.turn import Possible
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import Action, Decision, Seat, Word

SERVES: Final = {
    turn.ADVENTURE.key: ("adventure",),
    turn.REST.key: ("rest", "on-rest"),
    turn.SHOP.key: ("shop",),
    turn.TRAIN.key: ("on-train",),
    turn.KILL_ZOMBIE.key: ("zombie",),
}
"""The goals that each of these deeds serves."""


@turn.TURN_ACTION.policy
def turn_policy(table: Runebound, decision: Decision) -> list[float]:
    outlook = TurnOutlook(table, table.heroes[decision.seat])
    return [outlook.of(option) for option in decision.options]


class Heading:
    """Toward the best goal: ride, or walk to which neighbour."""

    def __init__(self, hero: Hero, goal: Goal) -> None:
        times = journey_from(hero, goal.at)
        progress, walk_to = ride_or_walk(hero, times)
        walking = times[hero.at] - times[walk_to]
        if walk_to == goal.at:
            walking = max(walking, 0.95)
        self.score: float = goal.score
        self.rides: bool = progress > walking
        self.walk_to: int = walk_to


class TurnOutlook:
    """The view of a hero at its turn: all its goals, the best first, and the way to that one if it lies elsewhere."""

    def __init__(self, table: Runebound, hero: Hero) -> None:
        up = hero.actions > 0 and not hero.defeated and not hero.delayed
        self.table: Runebound = table
        self.hero: Hero = hero
        self.goals: list[Goal] = goals(table, hero) if up else []
        self.best: Goal | None = self.goals[0] if self.goals else None
        away = self.best is not None and self.best.at != hero.at
        self.heading: Heading | None = Heading(hero, self.best) if away and self.best is not None else None

    def of(self, option: Possible) -> float:
        if isinstance(option, Hex):
            return self.of_step(option)
        if isinstance(option, Action):
            return self.of_action(option)
        if isinstance(option, Ability):
            return self.of_ability(option)
        return self.of_word(option)

    def here(self, *kinds: str, otherwise: float = -0.5) -> float:
        """Return the score of the best goal of these kinds that can be had where the hero stands."""
        at = self.hero.at
        return max((goal.score for goal in self.goals if goal.kind in kinds and goal.at == at), default=otherwise)

    def named(self, key: str, otherwise: float) -> float:
        """Return the score of the goal that is this very card."""
        at = self.hero.at
        return max((goal.score for goal in self.goals if goal.key == key and goal.at == at), default=otherwise)

    def of_step(self, field: Hex) -> float:
        heading = self.heading
        if heading is not None and not heading.rides and field.index == heading.walk_to:
            return heading.score - (0.4 if self.table.zombies[field.index] else 0.0)
        return -1.0

    def of_word(self, word: Word) -> float:
        hero = self.hero
        if word is turn.TRAVEL:
            return self.heading.score if self.heading is not None and self.heading.rides else -1.0
        if word is turn.STAND_UP or (word is turn.REST and hero.defeated):
            return 5.0
        if word is turn.TRAIN:
            return max(self.here("on-train"), train_value(hero, rounds_left(self.table)) / 1.4)
        if word.key in SERVES:
            return self.here(*SERVES[word.key])
        if word is turn.END_TURN:
            return -0.05 if hero.actions else 0.0  # training is never quite for nothing
        return self.of_challenge() if word is turn.CHALLENGE_VILLAIN else 0.0

    def of_challenge(self) -> float:
        """Fight the villain now if that is the plan; a rest that comes first is a goal of more worth."""
        return 900.0 if any(goal.kind == "villain" for goal in self.goals) else -5.0

    def of_action(self, action: Action) -> float:
        if action.verb is LEARN:
            return self.of_learning(action.thing)
        if action.verb is TRADE:
            return of_trade(self.table, self.hero, action)
        return self.named(action.thing.key, 0.3) + 0.05

    def of_learning(self, skill: Skill) -> float:
        worth = learn_value(self.hero, skill, rounds_left(self.table))
        return 20.0 + worth if worth > 0.9 * len(skill.cost) - 0.2 else -2.0

    def of_ability(self, ability: Ability) -> float:
        """Rate an action of a card, or one that is free, by what it does first."""
        hero = self.hero
        match ability.effects[0]:
            case Sell() | AttributeTest() if any(asset.key == ability.card for asset in hero.assets):
                return self.named(ability.key, 2.0)
            case Challenge():
                return self.of_duel()
            case Heal() as healing:
                return 2.0 if hero.damage >= healing.fixed(9) + 1 else -1.0
            case Walk() as walk:
                away = self.best is not None and self.best.at != hero.at
                return (6.0 if not ability.action else 3.0) if away and not walk.only_water else -1.0
            case GainActions():
                return 1.0 if len(hero.hand) >= 3 and hero.actions == 0 else -1.0
            case DrawSkills():
                worst = min((card_value_in_hand(hero, card) for card in hero.hand), default=9.0)
                return 0.9 if worst < 0.9 and hero.actions == 0 else -1.0
            case Relocate() as jump:
                return self.of_jump(jump.places)
            case LookAt():
                return 0.1
            case ShopAt():
                return max((goal.score for goal in self.goals if goal.kind == "shop"), default=-0.5) + 0.4
            case _:
                return effects_value(self.table, hero, ability.effects) / 1.3 if ability.action else -1.0

    def of_jump(self, kinds: tuple[str, ...]) -> float:
        """Rate a jump, worth its price when it saves more than a move and a half on the way to the best goal."""
        best = self.best
        if best is None or best.at == self.hero.at:
            return -1.0
        times = journey_from(self.hero, best.at)
        nearest = min(times[field.index] for kind in kinds for field in hexes_of(kind))
        return best.score + 0.1 if times[self.hero.at] - nearest > 2.0 else -1.0

    def of_duel(self) -> float:
        rivals = [other for other in self.table.heroes_at(self.hero.at) if other.seat != self.hero.seat]
        weakest = min((other.health_left for other in rivals), default=99)
        return 4.0 if self.hero.health_left >= weakest + 2 else -1.0


def of_trade(table: Runebound, hero: Hero, action: Action) -> float:
    return trade_policy(table, hero, table.heroes[action.thing.seat])


def the_weakest(table: Runebound, hero: Hero, rival: Seat) -> float:
    """Prefer to challenge the weakest rival."""
    return -float(table.heroes[rival.seat].health_left)


CHALLENGE.policy(each(the_weakest))
