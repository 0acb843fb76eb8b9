"""Step 2 of a turn. Rulebook: Activating reinforcement cards. What each card does stands beside it in cards/."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.hooks import USES, Use
from fabletable.games.diceforge.kinds import REINFORCEMENT, Feat
from fabletable.games.diceforge.rules.triton import USE_TRITON, spend_triton, word_choice
from fabletable.games.diceforge.table import ACTION, QUESTIONS, ForgeTable
from fabletable.kernel import DONE, Barred, Decision, Message, Question, Rules, Word, bar
from fabletable.kernel.scene import BarredChoice, Choice, barred_choice

REINFORCE: Final = Question(QUESTIONS, "reinforce", rule="reinforcements", stands=True, theme="spend")


def ready_cards(deeds: Sequence[Feat]) -> list[Feat]:
    return [card for card in deeds if card.type == REINFORCEMENT]


def reinforce(table: ForgeTable) -> Rules[None]:
    """Use each reinforcement card at most once a turn, in any order; none has to be used."""
    hero = table.heroes[table.active]
    uses: list[Use | Word] = []
    for card, ways in USES.among(table.ready):
        if hero.gold >= card.toll:
            uses += ways
    if hero.tritons and table.ready:
        uses.append(USE_TRITON)
    chosen = yield from REINFORCE.ask(table, hero.seat, uses, otherwise=DONE, barred=lambda: barred_cards(table))
    if chosen is USE_TRITON:
        yield from spend_triton(table, hero)
    elif isinstance(chosen, Use):
        table.ready.remove(chosen.card)
        table.count("effect:" + chosen.card.key)
        asking = chosen.do(table, hero)
        if asking is not None:
            yield from asking
    else:
        table.ready = []
        table.phase = ACTION


def barred_cards(table: ForgeTable) -> list[Barred]:
    hero = table.heroes[table.active]
    short = [card for card, _ in USES.among(table.ready) if hero.gold < card.toll]
    used = [card for card, _ in USES.among(hero.deeds) if card not in table.ready]
    return [
        *(bar(card, "why-gold-short", "reinforcements", need=card.toll, have=hero.gold) for card in short),
        *(bar(card, "why-card-used", "reinforcements") for card in used),
    ]


@REINFORCE.option
def reinforcement_choice(table: ForgeTable, decision: Decision, option: Use | Word) -> Choice:
    if isinstance(option, Word):
        return word_choice(decision, option, Message("word-enough-cards"))
    return option.option(table, table.heroes[decision.seat])


@REINFORCE.barred
def barred_card(table: ForgeTable, decision: Decision, barred: Barred) -> BarredChoice:
    """Describe a barred reinforcement, which lies with its owner."""
    cards = table.heroes[decision.seat].deeds
    icon = next((card.art.icon for card in cards if card.key == barred.key), "")
    return barred_choice(barred, [f"d{decision.seat}-{barred.key}"], icon)
