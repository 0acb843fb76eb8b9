"""The twenty-eight potions: seven kinds, four copies each, used in step 1 of a fight turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.cards.kinds import PURPLE, STEP_1, YELLOW, Potion, Power, power
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.deeds import draw_more
from fabletable.games.witcher.rules.hand import discard, draw
from fabletable.games.witcher.rules.life_pool import deal, gain_shield, less_draw
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import DESIGNED, REPORTED, Rules

COPIES: Final = 4


def _swallow(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> None:
    gain_shield(table, fight, me, drunk.n)
    less_draw(me, drunk.m)


def _blizzard(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> None:
    me.extra_cards += drunk.n


def _black_blood(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> Rules[None]:
    me.combo_limit = drunk.m
    yield from deal(table, fight, me, drunk.n)


def _has_a_sign(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> bool:
    return any(card.colour in (PURPLE, YELLOW) for card in table.witchers[me.seat].hand)


def _petri(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> Rules[None]:
    """A purple or yellow card is the price."""
    signs = [card for card in table.witchers[me.seat].hand if card.colour in (PURPLE, YELLOW)]
    if signs:
        card = yield from table.ask(me.seat, "ask-petri", signs, rule="effects")
        discard(table, me.seat, card)
        yield from deal(table, fight, me, drunk.n)


def _maribor_forest(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> None:
    draw(table, me.seat, drunk.n)
    less_draw(me, drunk.m)


def _thunderbolt(table: OldWorld, fight: Fight, me: Fighter, drunk: Power) -> None:
    me.thunder += drunk.n
    me.shieldless = True


KINDS: Final = (
    (power("swallow", STEP_1, _swallow, n=1, m=1, icon="potion-ball"), REPORTED),
    (power("blizzard", STEP_1, _blizzard, n=1, icon="snowflake-1"), REPORTED),
    (power("black-blood", STEP_1, _black_blood, n=1, m=1, icon="blood"), REPORTED),
    (power("petris-philter", STEP_1, _petri, may=_has_a_sign, n=2, icon="magic-potion"), DESIGNED),
    (power("maribor-forest", STEP_1, _maribor_forest, n=2, m=2, icon="forest"), DESIGNED),
    (power("tawny-owl", STEP_1, draw_more, n=1, icon="owl"), DESIGNED),
    (power("thunderbolt", STEP_1, _thunderbolt, n=1, icon="lightning-storm"), DESIGNED),
)
"""Petri's Philter and Maribor Forest are known by name; the last two kinds are ours altogether."""

POTIONS: Final[Sequence[Potion]] = tuple(
    Potion(drunk.key, copy, drunk, origin) for drunk, origin in KINDS for copy in range(1, COPIES + 1)
)
