"""Advice for a first-time player while the table is set."""

from __future__ import annotations

from fabletable.games.runebound.rules.decks import PUT_BACK, WHICH_DECK
from fabletable.games.runebound.rules.movement import RIDE, STEP
from fabletable.games.runebound.rules.set_up import CHOOSE_HERO, START_PLACE
from fabletable.games.runebound.rules.tests import EXERT_TEST
from fabletable.games.runebound.rules.training import HAND_LIMIT, LEARN_NOW, SWAP_SKILL
from fabletable.games.runebound.rules.trophies import TROPHY_DECK
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import DONE, Decision, Message, Question, Suggestion


def easiest_hero(table: Runebound, decision: Decision) -> Suggestion:
    card = min(decision.options, key=lambda offered: offered.learning)
    return Suggestion(card, Message(f"advised-{card.key}"))


def suggest_best(question: Question[Runebound], why: str) -> None:
    """Suggest what a bot would choose, while the table is set."""

    def suggested(table: Runebound, decision: Decision) -> Suggestion | None:
        weights = question.weights(table, decision) if _being_set(table) else None
        return None if weights is None else Suggestion(decision.options[weights.index(max(weights))], Message(why))

    question.suggest(suggested)


def any_deck(table: Runebound, decision: Decision) -> Suggestion | None:
    return Suggestion(None, Message("advised-which-deck")) if _being_set(table) else None


def keep_skills(table: Runebound, decision: Decision) -> Suggestion | None:
    return Suggestion(DONE, Message("advised-keep-skills")) if _being_set(table) else None


def _being_set(table: Runebound) -> bool:
    return table.phase in ("heroes", "hands", "places", "abilities")


CHOOSE_HERO.suggest(easiest_hero)
SWAP_SKILL.suggest(keep_skills)
EXERT_TEST.suggest(keep_skills)
WHICH_DECK.suggest(any_deck)
suggest_best(START_PLACE, "advised-start")
suggest_best(RIDE, "advised-first-steps")
suggest_best(STEP, "advised-first-steps")
suggest_best(HAND_LIMIT, "advised-hand-limit")
suggest_best(LEARN_NOW, "advised-learn-now")
suggest_best(TROPHY_DECK, "advised-trophy-deck")
suggest_best(PUT_BACK, "advised-put-back")
