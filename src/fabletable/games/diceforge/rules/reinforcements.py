"""Step 2 of a turn. Rulebook: Activating reinforcement cards."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.faces import GLORY, GOLD, Gain, amount
from fabletable.games.diceforge.feats import ELDER, HIND, OWL, REINFORCEMENT, Feat
from fabletable.games.diceforge.rules.blessing import minor_blessing
from fabletable.games.diceforge.rules.hammer import receive
from fabletable.games.diceforge.rules.triton import spend_triton
from fabletable.games.diceforge.table import ACTION, USE_TRITON, ForgeTable
from fabletable.kernel import DONE, Barred, Rules, Word, bar, seat_name

SUN_DIE: Final = Word("sun-die")
MOON_DIE: Final = Word("moon-die")
DICE: Final = [SUN_DIE, MOON_DIE]

OWL_GIFTS: Final = [Gain(gold=1), Gain(sun=1), Gain(moon=1)]

ELDER_GOLD: Final = 3
ELDER_GLORY: Final = 4


def ready_cards(deeds: list[Feat]) -> list[Feat]:
    return [card for card in deeds if card.type == REINFORCEMENT]


def reinforce(table: ForgeTable) -> Rules[None]:
    """Each reinforcement card at most once a turn, in any order; none has to be used."""
    seat = table.active
    hero = table.heroes[seat]
    cards: list[Feat | Word] = [
        card for card in (HIND, OWL, ELDER) if card in table.ready and (card is not ELDER or hero.gold >= ELDER_GOLD)
    ]
    if hero.tritons and table.ready:
        cards.append(USE_TRITON)
    chosen = yield from table.pick(
        seat, "ask-reinforce", cards, otherwise=DONE, barred=lambda: barred_cards(table), rule="reinforcements"
    )
    if chosen is USE_TRITON:
        yield from spend_triton(table, seat)
    elif isinstance(chosen, Feat):
        table.ready.remove(chosen)
        yield from use_card(table, seat, chosen)
    else:
        table.ready = []
        table.phase = ACTION


def use_card(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    table.count("effect:" + card.key)
    if card is HIND:
        which = yield from choose_die(table, seat, "ask-minor-die")
        table.tell("hind-leads", hero=seat_name(seat))
        yield from minor_blessing(table, seat, which)
    elif card is OWL:
        gain = yield from table.pick(seat, "ask-owl", OWL_GIFTS, rule="reinforcements")
        table.tell("owl-brings", hero=seat_name(seat), gain=gain)
        yield from receive(table, seat, gain)
    else:
        hero = table.heroes[seat]
        hero.gold -= ELDER_GOLD
        hero.glory += ELDER_GLORY
        price, glory = amount(GOLD, ELDER_GOLD), amount(GLORY, ELDER_GLORY)
        table.tell("elder-teaches", hero=seat_name(seat), price=price, gain=glory)


def choose_die(table: ForgeTable, seat: int, ask: str) -> Rules[int]:
    die = yield from table.pick(seat, ask, DICE, rule="blessing")
    return 1 if die is MOON_DIE else 0


def barred_cards(table: ForgeTable) -> list[Barred]:
    hero = table.heroes[table.active]
    found: list[Barred] = []
    if ELDER in table.ready and hero.gold < ELDER_GOLD:
        found.append(bar(ELDER, "why-gold-short", "reinforcements", need=ELDER_GOLD, have=hero.gold))
    used = [card for card in (HIND, OWL, ELDER) if card in hero.deeds and card not in table.ready]
    return found + [bar(card, "why-card-used", "reinforcements") for card in used]
