"""Skills and trophies: what to keep, what to learn, what to pay with."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.advice.plans import learn_value, rounds_left
from fabletable.games.runebound.advice.weights import each
from fabletable.games.runebound.kinds import Adventure, Skill
from fabletable.games.runebound.outlook.values import card_value_in_hand, skill_value
from fabletable.games.runebound.rules.payments import DISCARD_SKILL
from fabletable.games.runebound.rules.prices import EXERT, PAY_TROPHY
from fabletable.games.runebound.rules.tests import EXERT_TEST
from fabletable.games.runebound.rules.training import FORGET, HAND_LIMIT, LEARN_NOW, SWAP_SKILL
from fabletable.games.runebound.rules.trophies import TROPHY_DECK
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import Decision, Word

LAST_TO_GO: Final = -0.75
"""The rating of the word beside the skills: it is better than to discard a skill that is worth more than this."""


def fuel(table: Runebound, hero: Hero, skill: Skill) -> float:
    """Prefer to discard cards of little value."""
    return -card_value_in_hand(hero, skill)


@EXERT_TEST.policy
def exerting_policy(table: Runebound, decision: Decision) -> list[float]:
    """Rate cards to exert in a test: one for the first success, hardly one for more."""
    hero = table.heroes[decision.seat]
    limit = 1.5 if int(decision.args["successes"]) == 0 else 0.0
    return [_for_the_test(hero, option, limit) for option in decision.options]


def _for_the_test(hero: Hero, option: Skill | Ability | Word, limit: float) -> float:
    if isinstance(option, Skill):
        return limit - card_value_in_hand(hero, option)
    return 0.0 if isinstance(option, Word) else -0.5


def learning_value(table: Runebound, hero: Hero, skill: Skill) -> float:
    return learn_value(hero, skill, rounds_left(table))


def least_missed(table: Runebound, hero: Hero, skill: Skill) -> float:
    """Rate learned skills that have to go: the one that is missed least goes first."""
    return -skill_value(hero, skill)


def most_common(table: Runebound, hero: Hero, trophy: Adventure) -> float:
    """Pay with the type one has most of; with Vorakesh about, no fresh enemies into the discard pile."""
    return hero.trophies_of(trophy.deck) - (0.5 if trophy.kind == "enemy" else 0.0)


def most_needed(table: Runebound, hero: Hero, deck: Word) -> float:
    """Rate decks of trophies by the skills in hand that ask for them, and by how few of them one has."""
    needed = 0.0
    for skill in hero.hand:
        for icon in skill.cost:
            if icon == deck.key:
                needed += skill_value(hero, skill) / len(skill.cost)
    return needed - 0.3 * hero.trophies_of(deck.key)


TROPHY_DECK.policy(each(most_needed, None))
EXERT.policy(each(fuel, LAST_TO_GO))
HAND_LIMIT.policy(each(fuel, LAST_TO_GO))
DISCARD_SKILL.policy(each(fuel, LAST_TO_GO))
SWAP_SKILL.policy(each(fuel, LAST_TO_GO))
LEARN_NOW.policy(each(learning_value, 0.2))
FORGET.policy(each(least_missed))
PAY_TROPHY.policy(each(most_common))
