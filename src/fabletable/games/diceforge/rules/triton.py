"""The Triton's token. Hero aid: Triton."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.kinds import Gain
from fabletable.games.diceforge.rules.hammer import receive
from fabletable.games.diceforge.rules.shown import reserves, show_change
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Rules, Word, seat_name

ASK_TRITON: Final = "ask-triton"

USE_TRITON: Final = Word("spend-triton")

TRITON_GOLD: Final = 6
TRITON_SHARDS: Final = 2
TRITON_GIFTS: Final = [Gain(gold=TRITON_GOLD), Gain(sun=TRITON_SHARDS), Gain(moon=TRITON_SHARDS)]


def spend_triton(table: ForgeTable, seat: int) -> Rules[None]:
    """At any point of the own turn: 6 gold, 2 sun shards or 2 moon shards, once."""
    hero = table.heroes[seat]
    gift = yield from table.pick(seat, ASK_TRITON, TRITON_GIFTS, rule="tokens")
    hero.tritons -= 1
    hero.tritons_spent += 1
    table.count("effect:triton-" + gift.key)
    table.log_event("triton-spent", hero=seat_name(seat), gain=gift)
    before = reserves(table, seat)
    yield from receive(table, seat, gift)
    show_change(table, "gain", seat, before)
