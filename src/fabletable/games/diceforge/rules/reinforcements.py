"""Step 2 of a turn. Rulebook: Activating reinforcement cards. What each does is in rules/specials/."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.cards.box import REINFORCEMENT_CARDS
from fabletable.games.diceforge.cards.kinds import REINFORCEMENT, Feat
from fabletable.games.diceforge.rules.triton import USE_TRITON, spend_triton
from fabletable.games.diceforge.rules.windows import REINFORCING, USES, Use
from fabletable.games.diceforge.table import ACTION, ForgeTable, Hero
from fabletable.kernel import DONE, Barred, Rules, Word, bar

ASK_REINFORCE: Final = "ask-reinforce"


def ready_cards(deeds: Sequence[Feat]) -> list[Feat]:
    return [card for card in deeds if card.type == REINFORCEMENT]


def reinforce(table: ForgeTable) -> Rules[None]:
    """Each reinforcement card at most once a turn, in any order; none has to be used."""
    seat = table.active
    hero = table.heroes[seat]
    uses: list[Use | Word] = [use for card in usable(table, hero) for use in USES[card]]
    if hero.tritons and table.ready:
        uses.append(USE_TRITON)
    chosen = yield from table.pick(
        seat, ASK_REINFORCE, uses, otherwise=DONE, barred=lambda: barred_cards(table), rule="reinforcements"
    )
    if chosen is USE_TRITON:
        yield from spend_triton(table, seat)
    elif isinstance(chosen, Use):
        table.ready.remove(chosen.card)
        table.count("effect:" + chosen.card.key)
        yield from REINFORCING.open(table, seat, chosen.card, chosen)
    else:
        table.ready = []
        table.phase = ACTION


def usable(table: ForgeTable, hero: Hero) -> list[Feat]:
    """The different cards that are ready and can be paid for."""
    return [card for card in REINFORCEMENT_CARDS if card in table.ready and hero.gold >= card.toll]


def barred_cards(table: ForgeTable) -> list[Barred]:
    hero = table.heroes[table.active]
    short = [card for card in REINFORCEMENT_CARDS if card in table.ready and hero.gold < card.toll]
    used = [card for card in REINFORCEMENT_CARDS if card in hero.deeds and card not in table.ready]
    return [
        *(bar(card, "why-gold-short", "reinforcements", need=card.toll, have=hero.gold) for card in short),
        *(bar(card, "why-card-used", "reinforcements") for card in used),
    ]
