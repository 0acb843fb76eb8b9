"""Advice for a first-time player while the table is set."""

from __future__ import annotations

from fabletable.games.runebound.advice import adventures, hands, moves
from fabletable.games.runebound.advice.weights import HeroPolicy, each
from fabletable.games.runebound.rules.decks import PUT_BACK, WHICH_DECK
from fabletable.games.runebound.rules.movement import RIDE, STEP
from fabletable.games.runebound.rules.set_up import CHOOSE_HERO, START_PLACE
from fabletable.games.runebound.rules.tests import EXERT_TEST
from fabletable.games.runebound.rules.training import HAND_LIMIT, LEARN_NOW, SWAP_SKILL
from fabletable.games.runebound.rules.trophies import TROPHY_DECK
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import DONE, Decision, Message, Suggestion
from fabletable.kernel.question import SuggestFunction


def easiest_hero(table: Runebound, decision: Decision) -> Suggestion:
    card = min(decision.options, key=lambda offered: offered.learning)
    return Suggestion(card, Message(f"advised-{card.key}"))


def best(policy: HeroPolicy, why: str) -> SuggestFunction[Runebound]:
    """As a bot would weigh it, from the first to the last question of the set-up."""

    def suggested(table: Runebound, decision: Decision) -> Suggestion | None:
        if not _being_set(table):
            return None
        weights = policy(table, decision)
        return Suggestion(decision.options[weights.index(max(weights))], Message(why))

    return suggested


def any_deck(table: Runebound, decision: Decision) -> Suggestion | None:
    return Suggestion(None, Message("advised-which-deck")) if _being_set(table) else None


def keep_skills(table: Runebound, decision: Decision) -> Suggestion | None:
    return Suggestion(DONE, Message("advised-keep-skills")) if _being_set(table) else None


def _being_set(table: Runebound) -> bool:
    return table.phase in ("heroes", "hands", "places", "abilities")


CHOOSE_HERO.suggest(easiest_hero)
START_PLACE.suggest(best(each(moves.near_gems), "advised-start"))
RIDE.suggest(best(moves.ride_policy, "advised-first-steps"))
STEP.suggest(best(moves.ride_policy, "advised-first-steps"))
HAND_LIMIT.suggest(best(each(hands.fuel, hands.LAST_TO_GO), "advised-hand-limit"))
SWAP_SKILL.suggest(keep_skills)
EXERT_TEST.suggest(keep_skills)
LEARN_NOW.suggest(best(each(hands.learning_value, 0.2), "advised-learn-now"))
TROPHY_DECK.suggest(best(hands.trophy_decks_policy, "advised-trophy-deck"))
WHICH_DECK.suggest(any_deck)
PUT_BACK.suggest(best(each(adventures.back_value), "advised-put-back"))
