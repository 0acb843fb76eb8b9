"""What the potions do."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.cards.kinds import PURPLE, YELLOW, Power
from fabletable.games.witcher.cards.monsters import ARCHESPORE
from fabletable.games.witcher.cards.potions import (
    BLACK_BLOOD,
    BLIZZARD,
    MARIBOR_FOREST,
    PETRIS_PHILTER,
    SWALLOW,
    TAWNY_OWL,
    THUNDERBOLT,
)
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.deeds import draw_more
from fabletable.games.witcher.rules.hand import can_draw, discard, draw
from fabletable.games.witcher.rules.life_pool import deal, gain_shield, less_draw
from fabletable.games.witcher.rules.powers import deed
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Rules

ASK_PETRI: Final = "ask-petri"


@deed(SWALLOW)
def swallow(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> None:
    gain_shield(table, fight, me, drunk.n)
    less_draw(me, drunk.m)


@deed(BLIZZARD)
def blizzard(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> None:
    me.extra_cards += drunk.n


@deed(BLACK_BLOOD)
def black_blood(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> Rules[None]:
    me.combo_limit = drunk.m
    yield from deal(table, fight, me, drunk.n)


def _has_a_sign(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> bool:
    return any(card.colour in (PURPLE, YELLOW) for card in table.witchers[me.seat].hand)


@deed(PETRIS_PHILTER, may=_has_a_sign)
def petris_philter(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> Rules[None]:
    """A purple or yellow card is the price."""
    signs = [card for card in table.witchers[me.seat].hand if card.colour in (PURPLE, YELLOW)]
    if signs:
        card = yield from table.ask(me.seat, ASK_PETRI, signs, rule="effects", n=drunk.n)
        discard(table, me.seat, card)
        yield from deal(table, fight, me, drunk.n)


def _draws_now(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> bool:
    """Cards to draw, or a trophy that any potion sets off."""
    juice = ARCHESPORE.trophy.key
    return can_draw(table, me.seat) or (juice not in me.used and any(power.key == juice for power in me.powers))


@deed(MARIBOR_FOREST, may=_draws_now)
def maribor_forest(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> None:
    draw(table, me.seat, drunk.n)
    less_draw(me, drunk.m)


@deed(THUNDERBOLT)
def thunderbolt(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> None:
    me.thunder += drunk.n
    me.shieldless = True


deed(TAWNY_OWL)(draw_more)
